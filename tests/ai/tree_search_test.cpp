// The search that looks for its side's later answers too: on games with known values, and on the test-only game.
#include <catch2/catch_test_macros.hpp>
#include <utility>

#include "ai/bot.h"
#include "support/burrow.h"
#include "support/fork.h"

using namespace mathom;
using fork::Kind;

namespace {

constexpr BotLevel kFlat{.id = "flat", .playouts = 200}, kAhead{.id = "ahead", .playouts = 200, .foresees = true};

struct Fork {
  fork::Thumb thumb;
  GameOf<fork::Rules> game;
  StatePtr state;
  Decision asked;
  Fork(Kind kind, Brain::Foresight ahead) : thumb(ahead), game({kind, &thumb}), state(game.initial({})) {
    game.decision(*state, asked);
    game.apply(*state, asked, {0, {}}, nullptr);
    game.decision(*state, asked);
  }
  std::uint64_t answer(const BotLevel& level, std::uint64_t seed, const std::vector<std::uint32_t>& without = {}) {
    return think(game, game.observe(*state, only(asked.seat)), asked, level, seed, without);
  }
};

struct ThinkingRules : burrow::Rules {
  const Brain* brain() const;
};

// Burrow, with a brain that keeps its rabbits and their points, and by rules of thumb does the first thing it may.
class Rabbit final : public Brain {
 public:
  using Meadow = GameOf<ThinkingRules>;
  Choice judge(const Observation&, const Decision&, Rng&, int) const override { return {}; }
  bool worth_searching(const Observation&, const Decision&) const override { return true; }
  Choice playout(const State&, const Decision&, Rng&) const override { return {}; }
  bool horizon(const State& root, const State& now) const override {
    return Meadow::get(now).round > Meadow::get(root).round + 1;
  }
  std::int32_t worth(const State&, const State& now, SeatId seat) const override {
    const auto& s = Meadow::get(now);
    const auto at = static_cast<std::size_t>(index(seat));
    return s.score[at] + 4 * s.lives[at];
  }
  std::int32_t point() const override { return 1; }
  Foresight foresight() const override { return {.answers = 4, .mates = true}; }
};
const Brain* ThinkingRules::brain() const {
  static const Rabbit kRabbit;
  return &kRabbit;
}

const Game& thinking_burrow() {
  static const GameOf<ThinkingRules> kGame;
  return kGame;
}

Observation seen_by(const State& s, const Decision& d) { return thinking_burrow().observe(s, only(d.seat)); }

// Questions with a choice along a game, which others and luck answer by lot.
template <class Look>
void along_a_game(std::uint64_t seed, Look look) {
  const Game& g = thinking_burrow();
  const StatePtr s = g.initial({});
  Rng rng(seed);
  Decision d;
  for (g.decision(*s, d); !d.over(); g.decision(*s, d)) {
    const auto n = static_cast<std::uint32_t>(d.options.size());
    if (!d.by_luck() && n > 1 && rng.below(4) == 0) look(*s, d, rng.next());
    g.apply(*s, d, {d.ask == Ask::shuffle ? rng.next() : rng.below(d.by_luck() ? d.sides : n), {}}, nullptr);
  }
}

}  // namespace

TEST_CASE("who looks ahead goes where only a later answer of their own is good", "[ai]") {
  Fork f(Kind::own, {.answers = 2});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CHECK(f.answer(kFlat, seed) == 0);
    CHECK(f.answer(kAhead, seed) == 1);
  }
}

TEST_CASE("who looks ahead does not count on knowing what nobody will see", "[ai]") {
  Fork f(Kind::dark, {.answers = 2});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) CHECK(f.answer(kAhead, seed) == 0);
}

TEST_CASE("who looks ahead counts on those who play with them, where the game says so", "[ai]") {
  Fork alone(Kind::mate, {.answers = 2}), together(Kind::mate, {.answers = 2, .mates = true});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CHECK(alone.answer(kAhead, seed) == 0);
    CHECK(together.answer(kAhead, seed) == 1);
  }
}

TEST_CASE("who looks ahead takes a rival for one who answers well, where the game says so", "[ai]") {
  Fork blind(Kind::rival, {.answers = 2, .mates = true}), wary(Kind::rival, {.answers = 2, .everybody = true});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CHECK(blind.answer(kAhead, seed) == 1);
    CHECK(wary.answer(kAhead, seed) == 0);
  }
}

TEST_CASE("who looks ahead leaves out what is excluded", "[ai]") {
  Fork f(Kind::own, {.answers = 2});
  CHECK(f.answer(kAhead, 1, {1}) == 0);
  int asked = 0;
  along_a_game(3, [&asked](const State& s, const Decision& d, std::uint64_t seed) {
    const auto first = static_cast<std::uint32_t>(seed % d.options.size());
    CHECK(think(thinking_burrow(), seen_by(s, d), d, kAhead, seed, {first}) != first);
    ++asked;
  });
  CHECK(asked > 5);
}

TEST_CASE("who looks ahead in slices answers as one who thinks at once", "[ai]") {
  int asked = 0, otherwise = 0;
  for (std::uint64_t game = 1; game <= 4; ++game)
    along_a_game(game, [&](const State& s, const Decision& d, std::uint64_t seed) {
      Thinker sliced(thinking_burrow(), seen_by(s, d), d, kAhead, seed);
      while (!sliced.step(7)) {
      }
      const std::uint64_t at_once = think(thinking_burrow(), seen_by(s, d), d, kAhead, seed);
      CHECK(sliced.best() == at_once);
      CHECK(sliced.percent() == 100);
      ++asked;
      otherwise += at_once != think(thinking_burrow(), seen_by(s, d), d, kFlat, seed);
    });
  CHECK(asked > 20);
  CHECK(otherwise > 0);  // it is not the flat search
}

TEST_CASE("who looks ahead answers by what their seat sees, whatever else is true", "[ai]") {
  int asked = 0, hidden = 0;
  for (std::uint64_t game = 1; game <= 4; ++game)
    along_a_game(game, [&](const State& s, const Decision& d, std::uint64_t seed) {
      const Game& g = thinking_burrow();
      Rng rng(seed);
      const StatePtr other = g.determinize(seen_by(s, d), rng);
      hidden += g.hash(*other) != g.hash(s);
      CHECK(think(g, seen_by(s, d), d, kAhead, seed) == think(g, seen_by(*other, d), d, kAhead, seed));
      ++asked;
    });
  CHECK(asked > 20);
  CHECK(hidden > 10);
}

TEST_CASE("a tree keeps to its side's later answers, and to a bounded number of them", "[ai]") {
  Fork f(Kind::rival, {.answers = 2, .mates = true}), of_all(Kind::rival, {.answers = 2, .everybody = true});
  for (Fork* fork : {&f, &of_all}) {
    AnswerTree tree(fork->game, fork->thumb, fork->asked.seat);
    Playout playout(fork->game, fork->thumb, fork->asked);
    playout.look_ahead(&tree);
    for (std::uint64_t seed = 0; seed < 50; ++seed) playout.play(*fork->state, 1, seed);
    CHECK(tree.nodes() == (fork == &f ? 0u : 1u));
  }
}
