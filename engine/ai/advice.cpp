#include "ai/advice.h"

#include <algorithm>
#include <utility>

#include "rules/brain.h"

namespace mathom {
namespace {

constexpr std::size_t kMostCompared = 3;  // answers, with the best one
constexpr int kLessForPicks = 8;          // a further pick gets this part of the playouts
constexpr std::uint64_t kNotesSeed = 0x6E6F746573ull;

bool picks_more(const Decision& d) { return d.ask == Ask::pick && d.picked + 1 < d.max; }

BotLevel quicker(BotLevel level) {
  level.playouts = std::max(level.playouts / kLessForPicks, std::min(level.playouts, 1));
  return level;
}

}  // namespace

Adviser::Adviser(const Game& game, Observation seen, Decision d, const BotLevel& level, std::uint64_t seed, int worlds)
    : game_(game),
      level_(level),
      quick_(quicker(level)),
      seed_(seed),
      worlds_(worlds),
      thinker_(game, std::move(seen), std::move(d), level, seed) {}

bool Adviser::step(int playouts) {
  if (done_) return true;
  if (!thinker_.done() || advice_.ranking.empty()) {
    if (thinker_.step(playouts)) ranked();
    return done_;
  }
  if (notes_ && !notes_->done()) {
    for (int spent = 0; !notes_->done() && spent < playouts;) spent += notes_->step();
    if (notes_->done()) advice_.because = notes_->because(), advice_.worlds = notes_->worlds();
    if (notes_->done()) go_on();
    return done_;
  }
  if (pick_ && pick_->step(playouts)) take_pick();
  return done_;
}

int Adviser::percent() const {
  if (done_) return 100;
  return std::min(99, thinker_.percent() * 3 / 4 + (notes_ && notes_->done() ? 15 : 0));
}

void Adviser::ranked() {
  advice_.ranking = thinker_.ranking();
  const Brain* brain = thinker_.brain();
  const bool searched = advice_.ranking.size() > 1 && advice_.ranking.front().tries > 0;
  if (!searched || !Notes::has_facts(game_, *brain, thinker_.seen(), thinker_.decision())) return go_on();
  std::vector<std::uint32_t> options;
  for (const Ranked& r : advice_.ranking)
    if (options.size() < kMostCompared && r.tries > 0) options.push_back(r.option);
  notes_ = std::make_unique<Notes>(game_, *brain, thinker_.seen(), thinker_.decision(), options, worlds_,
                                   mix64(seed_ ^ kNotesSeed),
                                   level_.infers ? brain->likely_worlds(thinker_.seen()) : nullptr);
}

// The seat's own picks look the same in every world that fits what the seat sees.
void Adviser::go_on() {
  const Decision& first = thinker_.decision();
  const std::uint64_t best = thinker_.best();
  done_ = true;
  if (first.ask != Ask::pick || !(pick_ ? picks_more(asked_) : picks_more(first))) return;
  if (!world_) {
    Rng rng(seed_);
    world_ = game_.determinize(thinker_.seen(), rng);
    game_.apply(*world_, first, {best, {}}, nullptr);
  }
  game_.decision(*world_, asked_);
  if (asked_.seat != first.seat || asked_.why != first.why || asked_.picked == 0 || asked_.options.empty()) return;
  pick_ = std::make_unique<Thinker>(game_, game_.observe(*world_, only(asked_.seat)), asked_, quick_,
                                    nth_number(seed_, asked_.picked));
  done_ = false;
}

void Adviser::take_pick() {
  const std::uint64_t best = pick_->best();
  const Option& pick = asked_.options[static_cast<std::size_t>(best)];
  const Decision& first = thinker_.decision();
  // An answer of another kind ends the picks.
  if (pick.verb != first.options[static_cast<std::size_t>(thinker_.best())].verb) {
    done_ = true;
    return;
  }
  advice_.then.push_back(pick);
  const Decision given = asked_;
  game_.apply(*world_, given, {best, {}}, nullptr);
  go_on();
}

}  // namespace mathom
