#include "ai/bot.h"

#include <algorithm>
#include <utility>

#include "rules/brain.h"

namespace mathom {
namespace {

// A question without some of its options, and the index of each remaining one in the whole question.
struct Narrowed {
  Decision decision;
  std::vector<std::uint32_t> numbers;
};

Narrowed without(const Decision& d, const std::vector<std::uint32_t>& excluded) {
  Narrowed out{d, {}};
  out.decision.options.clear();
  for (std::uint32_t i = 0; i < d.options.size(); ++i) {
    if (std::find(excluded.begin(), excluded.end(), i) != excluded.end()) continue;
    out.decision.options.push_back(d.options[i]);
    out.numbers.push_back(i);
  }
  return out;
}

}  // namespace

struct Thinker::Mind {
  const Game& game;
  Observation seen;
  Decision decision;
  std::uint64_t answer = 0;
  const Brain* brain = nullptr;
  std::unique_ptr<WorldSearch> search;  // null: `answer` is final
};

Thinker::Thinker(const Game& game, Observation seen, Decision d, const BotLevel& level, std::uint64_t seed,
                 const std::vector<std::uint32_t>& excluded)
    : mind_(new Mind{game, std::move(seen), std::move(d), 0, nullptr, nullptr}) {
  Mind& m = *mind_;
  Rng rng(seed);
  const auto [open, numbers] = without(m.decision, excluded);
  const auto n = static_cast<std::uint32_t>(numbers.size());
  if (n == 0) return;
  m.answer = numbers.front();
  if (n == 1) return;
  const Brain* brain = game.brain();
  if (level.random || !brain) {
    m.answer = numbers[rng.below(n)];
    return;
  }
  for (const Brain* best : {&brain->thorough(), &brain_at(*brain, level)})
    if (level.infers && best->ready()) brain = best;
  m.brain = brain;
  m.answer = numbers[static_cast<std::size_t>(brain->judge(m.seen, open, rng, level.mistake_percent).value)];
  if (level.playouts <= 0 || !brain->worth_searching(m.seen, open)) return;
  // The brain sees the narrowed question; the search uses the indices of the whole question.
  std::vector<Brain::Considered> tried;
  brain->consider(m.seen, open, tried);
  for (Brain::Considered& t : tried) t.option = numbers[t.option];
  const int answers = level.quick ? brain->quick_answers() : level.foresees ? brain->thorough_answers() : 0;
  m.search = std::make_unique<WorldSearch>(game, *brain, m.seen, m.decision, tried,
                                           WorldSearch::Budget{level.playouts, answers, brain->most_weighed()},
                                           rng.next(), nullptr, level.infers ? brain->likely_worlds(m.seen) : nullptr);
  if (level.foresees) m.search->look_ahead();
}

Thinker::~Thinker() = default;

bool Thinker::step(int playouts) {
  for (int spent = 0; !done() && spent < playouts;) spent += mind_->search->step();
  return done();
}

bool Thinker::done() const { return !mind_->search || mind_->search->done(); }

int Thinker::percent() const { return mind_->search ? mind_->search->percent() : 100; }

const Observation& Thinker::seen() const { return mind_->seen; }

Observation Thinker::take_seen() { return std::move(mind_->seen); }

const Decision& Thinker::decision() const { return mind_->decision; }

const Brain* Thinker::brain() const { return mind_->brain; }

std::int64_t Thinker::weighed() const { return mind_->search ? mind_->search->weighed() : 0; }

std::uint64_t Thinker::best() const {
  // Before the first playout the rules of thumb are better than the search.
  return mind_->search && mind_->search->spent() > 0 ? mind_->search->best() : mind_->answer;
}

std::vector<Ranked> Thinker::ranking() const {
  if (mind_->search && mind_->search->spent() > 0) return mind_->search->ranking();
  return {{static_cast<std::uint32_t>(mind_->answer), 0, 0}};
}

std::uint64_t think(const Game& game, Observation seen, const Decision& d, const BotLevel& level, std::uint64_t seed,
                    const std::vector<std::uint32_t>& excluded) {
  Thinker t(game, std::move(seen), d, level, seed, excluded);
  while (!t.step(1 << 20)) {
  }
  return t.best();
}

}  // namespace mathom
