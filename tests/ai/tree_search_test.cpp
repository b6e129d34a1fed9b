// The search that looks for its side's later answers too: on games with known values, and on the test-only game.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <utility>

#include "ai/bot.h"
#include "core/hash.h"
#include "support/burrow.h"
#include "support/fork.h"
#include "support/searched.h"

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

// Stairs: at four steps somebody goes straight on or turns; what the way brings is told at the top.
struct Stairs : fork::Rules {
  std::array<int, 4> seats_asked{};  // of two who play together
  bool secret = false;               // nobody else may read what seat 1 answers
  bool by_coin = false;              // where it shows tails the third step is another question
  explicit Stairs(int second = 0) : seats_asked{0, second, 0, 0} {}
  State initial(const Json&) const { return {}; }
  void decision(const State& s, Decision& d) const {
    if (s.step > 3) return;
    ask_why(d, seats_asked[s.step], by_coin && s.step == 2 && s.coin == fork::Coin::tails ? 9 : s.step);
    if (secret && d.seat != seat_at(0)) d.answer_seen_by = only(d.seat);
    for (int i = 0; i < 2; ++i) d.options.push_back(option(s.step, i));
  }
  void apply(State& s, const Decision& d, const Choice& c, EventSink*) const {
    s.path = static_cast<std::uint8_t>(2 * s.path + option_of(d, c).amount);
    ++s.step;
  }
  Outcome outcome(const State& s) const {
    Outcome o;
    o.over = s.step > 3;
    o.team[1] = 0;
    return o;
  }
};

// By rules of thumb straight on, always. To turn four times is best by far; who turns once had better go straight on
// than turn again.
struct Climber : fork::Thumb {
  int thrice = 450;       // what three turns bring
  int plain = -1;         // the step at which it thinks that there is nothing to choose
  bool relative = false;  // does its worth leave out what a step is worth in itself?
  explicit Climber(Foresight ahead) : Thumb(ahead) {}
  bool worth_searching(const Observation&, const Decision& d) const override { return d.why != plain; }
  int brought(int path) const {
    if (path > 13) return path == 15 ? 3000 : thrice;
    return path < 8 ? 0 : path < 12 ? 500 : 450;
  }
  std::int32_t worth(const State& root, const State& now, SeatId) const override {
    return 10000 + brought(GameOf<Stairs>::get(now).path) - had(root, seat_at(0));
  }
  std::int32_t had(const State& root, SeatId) const override {
    return relative ? 1000 * GameOf<Stairs>::get(root).step : 0;
  }
};

struct Climb {
  Climber climber;
  GameOf<Stairs> game;
  StatePtr state;
  Decision asked;
  AnswerTree tree;
  std::vector<AnswerTree::Given> since;
  explicit Climb(Climber c = Climber({.answers = 4}), Stairs stairs = Stairs())
      : climber(c), game(stairs), state(game.initial({})), tree(game, climber, seat_at(0)) {
    game.decision(*state, asked);
  }
  // What the playouts brought together.
  std::int64_t grow(int playouts = 800) {
    Playout playout(game, climber, asked);
    playout.look_ahead(&tree);
    std::int64_t sum = 0;
    for (int i = 0; i < playouts; ++i)
      sum += playout.play(*state, static_cast<std::uint32_t>(i % 2), static_cast<std::uint64_t>(i));
    return sum;
  }
  void go(std::uint64_t option) {
    since.push_back({asked.seat, asked.why, option_of(asked, {option, {}})});
    game.apply(*state, asked, {option, {}}, nullptr);
    game.decision(*state, asked);
  }
  // As if the seat had gone so at the root, and what is in `since` had been answered after that.
  std::size_t nodes_after(std::uint32_t option) {
    tree.move_on(option, since, asked);
    return tree.nodes();
  }
  // After the first steps, the first one at the root.
  void climb(std::initializer_list<std::uint32_t> steps) {
    for (const std::uint32_t option : steps) go(option);
    since.erase(since.begin());
    tree.move_on(*steps.begin(), since, asked);
    since.clear();
  }
};

// A game of stairs in which a seat keeps its tree, which has grown by many playouts at the first step.
struct KeptClimb : Climb {
  test::KeptTree kept{seat_at(0)};
  Rng rng{1};
  using Climb::Climb;
  std::uint64_t search(int playouts, test::KeptTree* with) {
    const Observation seen = game.observe(*state, only(asked.seat));
    return test::searched(game, climber, seen, asked, playouts, rng, nullptr, true, with);
  }
  void step(std::uint64_t option) {
    kept.hear(asked, option);
    go(option);
  }
};

}  // namespace

TEST_CASE("a search that looks ahead finds an option that pays only with a later answer", "[ai]") {
  Fork f(Kind::own, {.answers = 2});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CHECK(f.answer(kFlat, seed) == 0);
    CHECK(f.answer(kAhead, seed) == 1);
  }
}

TEST_CASE("a search that looks ahead does not count on knowing what stays hidden", "[ai]") {
  Fork f(Kind::dark, {.answers = 2});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) CHECK(f.answer(kAhead, seed) == 0);
}

TEST_CASE("a search that looks ahead counts on partners if the game says so", "[ai]") {
  Fork alone(Kind::mate, {.answers = 2}), together(Kind::mate, {.answers = 2, .mates = true});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CHECK(alone.answer(kAhead, seed) == 0);
    CHECK(together.answer(kAhead, seed) == 1);
  }
}

TEST_CASE("a search that looks ahead expects good answers of rivals if the game says so", "[ai]") {
  Fork blind(Kind::rival, {.answers = 2, .mates = true}), wary(Kind::rival, {.answers = 2, .everybody = true});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    CHECK(blind.answer(kAhead, seed) == 1);
    CHECK(wary.answer(kAhead, seed) == 0);
  }
}

TEST_CASE("a search that looks ahead leaves out what is excluded", "[ai]") {
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

TEST_CASE("a search that looks ahead answers alike in slices and at once", "[ai]") {
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

TEST_CASE("a search that looks ahead answers by what its seat sees, whatever else is true", "[ai]") {
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

TEST_CASE("a tree that moves on keeps what lies below the answers given, and nothing else", "[ai]") {
  for (std::uint32_t first = 0; first < 2; ++first)
    for (std::uint32_t second = 0; second < 2; ++second) {
      Climb one, two;
      one.grow(), two.grow();
      CHECK(one.tree.nodes() == 2 + 4 + 8);
      one.climb({first});
      CHECK(one.tree.nodes() == 2 + 4);
      two.climb({first, second});
      CHECK(two.tree.nodes() == 2);
    }
}

TEST_CASE("a tree that moves on twice keeps what one long move keeps", "[ai]") {
  Climb once, twice;
  once.grow(), twice.grow();
  once.climb({1, 1});
  twice.climb({1});
  twice.climb({1});
  CHECK(once.tree.nodes() == twice.tree.nodes());
  for (std::uint32_t option = 0; option < 2; ++option)
    CHECK(once.tree.remembered(option, 100) == twice.tree.remembered(option, 100));
  once.grow(50), twice.grow(50);
  CHECK(once.tree.nodes() == twice.tree.nodes());
}

TEST_CASE("a tree that moves on remembers what the options brought, by their new numbers", "[ai]") {
  Climb f, narrowed;
  f.grow(), narrowed.grow();
  CHECK(f.tree.remembered(1, 10) == 0);  // of the question that it began with
  f.climb({1});
  CHECK(f.tree.remembered(0, 10) < 0);
  CHECK(f.tree.remembered(1, 10) > 0);
  narrowed.go(1);
  narrowed.asked.options.erase(narrowed.asked.options.begin());
  narrowed.tree.move_on(1, {}, narrowed.asked);
  CHECK(narrowed.tree.remembered(0, 10) == f.tree.remembered(1, 10));
}

TEST_CASE("a tree remembers a bounded number of playouts", "[ai]") {
  Climb f;
  f.grow();
  f.climb({1});
  CHECK(f.tree.remembered(1, 0) == 0);
  CHECK(f.tree.remembered(1, 10) == 10 * f.tree.remembered(1, 1));
  CHECK(f.tree.remembered(1, 10000) < 800 * f.tree.remembered(1, 1));
}

TEST_CASE("a tree that moves on keeps every outcome of luck below", "[ai]") {
  for (const auto coin : {fork::Coin::heads, fork::Coin::tails}) {
    Stairs stairs;
    stairs.by_coin = true;
    Climb f(Climber({.answers = 4}), stairs);
    for (int i = 0; i < 800; ++i) {
      f.game.get(*f.state).coin = i % 2 == 0 ? fork::Coin::heads : fork::Coin::tails;
      f.grow(2);
    }
    CHECK(f.tree.nodes() == 2 + 2 * 4 + 2 * 8);
    f.climb({1});
    CHECK(f.tree.nodes() == 2 * 2 + 2 * 4);
    f.game.get(*f.state).coin = coin;
    f.climb({1});
    CHECK(f.tree.nodes() == 2);
    CHECK(f.tree.remembered(1, 1) > 0);
  }
}

TEST_CASE("a tree that moves on skips questions without a choice", "[ai]") {
  Climber climber({.answers = 4});
  climber.plain = 1;
  Climb f(climber);
  f.grow();
  CHECK(f.tree.nodes() == 2 + 2 + 4);
  f.climb({1, 1});
  CHECK(f.tree.nodes() == 2);
}

TEST_CASE("a tree that moves on follows the answers of partners and skips all others", "[ai]") {
  Climb together(Climber({.answers = 4, .mates = true}), Stairs(1));
  together.grow();
  CHECK(together.tree.nodes() == 2 + 4 + 8);
  together.climb({1, 1});
  CHECK(together.tree.nodes() == 2);
  CHECK(together.tree.remembered(1, 1) > 0);  // there the way up is the best
  Climb alone(Climber({.answers = 4}), Stairs(1));
  alone.grow();
  CHECK(alone.tree.nodes() == 2 + 4);
  alone.climb({1, 1});
  CHECK(alone.tree.nodes() == 2);
  CHECK(alone.tree.remembered(1, 1) == 0);  // there they go straight on
}

TEST_CASE("a partner's answer to a question that the tree does not know counts as no choice", "[ai]") {
  Climb f(Climber({.answers = 4, .mates = true}));
  f.grow();
  f.go(1);
  f.since = {{.seat = seat_at(1), .why = 9, .option = {}}};
  CHECK(f.nodes_after(1) == 2 + 4);
}

TEST_CASE("a tree that never came to a question is empty", "[ai]") {
  const std::array<AnswerTree::Given, 2> elsewhere{
      {{.seat = seat_at(0), .why = 9, .option = {}}, {.seat = seat_at(0), .why = 1, .option = option(1, 7)}}};
  for (const AnswerTree::Given& given : elsewhere) {
    Climb f;
    f.grow();
    f.go(1);
    f.since = {given};
    CHECK(f.nodes_after(1) == 0);
    CHECK(f.tree.remembered(1, 10) == 0);
  }
}

TEST_CASE("an empty tree works as a new one", "[ai]") {
  Climber climber({.answers = 4});
  climber.thrice = 420;  // so that it is found late how good the fourth is: the later, the less is tried
  Climb moved(climber), fresh(climber);
  moved.grow();
  moved.go(1), fresh.go(1);
  moved.since = {{.seat = seat_at(0), .why = 9, .option = {}}};
  CHECK(moved.nodes_after(1) == 0);
  for (int i = 0; i < 100; ++i) {
    CHECK(moved.grow(4) == fresh.grow(4));
    CHECK(moved.tree.nodes() == fresh.tree.nodes());
  }
  moved.since.clear(), fresh.since.clear();
  moved.climb({1}), fresh.climb({1});
  CHECK(moved.tree.remembered(1, 1000) == fresh.tree.remembered(1, 1000));
}

TEST_CASE("a tree remembers the same if values are relative to what a seat had", "[ai]") {
  Climber climber({.answers = 4});
  Climb whole(climber);
  climber.relative = true;
  Climb relative(climber);
  for (Climb* f : {&whole, &relative}) {
    f->grow();
    f->climb({1});
    f->grow();
    f->climb({1});
  }
  for (std::uint32_t option = 0; option < 2; ++option)
    CHECK(whole.tree.remembered(option, 1000) == relative.tree.remembered(option, 1000));
}

TEST_CASE("a search that keeps its tree finds with few playouts what it would miss without", "[ai]") {
  KeptClimb f;
  CHECK(f.search(400, &f.kept) == 1);
  f.step(1);
  CHECK(f.search(8, nullptr) == 0);
  CHECK(f.search(8, &f.kept) == 1);
  f.step(1);
  CHECK(f.search(8, &f.kept) == 1);
}

TEST_CASE("a search that is given a tree begins with what it remembers", "[ai]") {
  KeptClimb f;
  f.search(400, &f.kept);
  f.step(1);
  CHECK(f.search(0, nullptr) == 0);  // by nothing at all, the first option
  CHECK(f.search(0, &f.kept) == 1);
}

TEST_CASE("a search forgets its tree when somebody else answers in secret", "[ai]") {
  for (const bool secret : {false, true}) {
    Stairs stairs(1);
    stairs.secret = secret;
    KeptClimb f(Climber({.answers = 4, .mates = true}), stairs);
    CHECK(f.search(400, &f.kept) == 1);
    f.step(1);
    f.step(1);
    CHECK((f.kept.moved_on_to(f.asked) == nullptr) == secret);
  }
}

TEST_CASE("a search without a tree, or with an empty one, works as if no tree had been kept", "[ai]") {
  const Game& g = thinking_burrow();
  Hash none, empty;
  for (std::uint64_t game = 1; game <= 4; ++game)
    along_a_game(game, [&](const State& s, const Decision& d, std::uint64_t seed) {
      const Observation seen = seen_by(s, d);
      std::vector<Brain::Considered> tried;
      g.brain()->consider(seen, d, tried);
      for (Hash* h : {&none, &empty}) {
        WorldSearch search(g, *g.brain(), seen, d, tried, {.playouts = 200}, seed);
        search.look_ahead(h == &none ? nullptr : std::make_unique<AnswerTree>(g, *g.brain(), d.seat));
        while (!search.done()) search.step();
        for (const Ranked& r : search.ranking()) h->add(r.option), h->add(static_cast<std::uint64_t>(r.behind));
      }
    });
  CHECK(none.value() == empty.value());
  CHECK(none.value() == 0xfca22ec16d8fd887ull);  // changes only on purpose, with the search itself
}
