#include "ai/bot.h"

#include "rules/brain.h"

namespace mathom {
namespace {

// Figures that back these budgets: docs/bots.md.
constexpr BotLevel kLevels[] = {
    {.id = "beginner", .slips = 12, .playouts = 0},
    {.id = "club", .slips = 0, .playouts = 2000},
};
constexpr BotLevel kYardsticks[] = {
    {.id = "random", .random = true},
    {.id = "rules"},
};

}  // namespace

std::span<const BotLevel> bot_levels() { return kLevels; }

const BotLevel* find_bot_level(std::string_view id) {
  for (const auto& l : kLevels)
    if (l.id == id) return &l;
  for (const auto& l : kYardsticks)
    if (l.id == id) return &l;
  return nullptr;
}

struct Thinker::Mind {
  const Game& game;
  Observation seen;
  Decision decision;
  std::uint64_t answer = 0;
  std::unique_ptr<WorldSearch> search;  // null: `answer` is the last word
};

Thinker::Thinker(const Game& game, Observation seen, Decision d, const BotLevel& level, std::uint64_t seed)
    : mind_(new Mind{game, std::move(seen), std::move(d), 0, nullptr}) {
  Mind& m = *mind_;
  Rng rng(seed);
  const auto n = static_cast<std::uint32_t>(m.decision.options.size());
  if (n <= 1) return;
  const Brain* brain = game.brain();
  if (level.random || !brain) {
    m.answer = rng.below(n);
    return;
  }
  m.answer = brain->judge(m.seen, m.decision, rng, level.slips).value;
  if (level.playouts > 0 && brain->worth_searching(m.seen, m.decision))
    m.search = std::make_unique<WorldSearch>(game, *brain, m.seen, m.decision, level.playouts, rng.next());
}

Thinker::~Thinker() = default;

bool Thinker::step(int playouts) {
  for (int spent = 0; !done() && spent < playouts;) spent += mind_->search->step();
  return done();
}

bool Thinker::done() const { return !mind_->search || mind_->search->done(); }

int Thinker::percent() const {
  if (done()) return 100;
  return mind_->search->spent() * 100 / mind_->search->budget();
}

std::uint64_t Thinker::best() const {
  // Before the first world has been played out the rules of thumb know better than the search.
  return mind_->search && mind_->search->spent() > 0 ? mind_->search->best() : mind_->answer;
}

std::vector<Ranked> Thinker::ranking() const {
  if (mind_->search && mind_->search->spent() > 0) return mind_->search->ranking();
  return {{static_cast<std::uint32_t>(mind_->answer), 0, 0}};
}

std::uint64_t think(const Game& game, Observation seen, const Decision& d, const BotLevel& level, std::uint64_t seed) {
  Thinker t(game, std::move(seen), d, level, seed);
  while (!t.step(1 << 20)) {
  }
  return t.best();
}

}  // namespace mathom
