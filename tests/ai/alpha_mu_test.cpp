// One strategy for all worlds that a seat cannot tell apart: small games whose values are known, and games by lot
// against every strategy there is.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <vector>

#include "ai/alpha_mu.h"
#include "core/json.h"
#include "core/rng.h"
#include "games/french_tarot/rules.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "support/last_tricks.h"

using namespace mathom;

namespace {

// A game of two answers each out of a table: who answers when, what may be answered in which world, and what it all
// comes to.
struct Toy {
  struct World {
    int id = 0, seed = 0;
    std::vector<int> path;
  };
  using Move = int;
  std::vector<int> seats;          // who answers, one after the other
  std::vector<int> with_own = {};  // those who play with seat 0
  bool forced = false;             // others may answer but one thing in some worlds
  std::int32_t (*brings)(const World&) = nullptr;

  bool over(const World& w) const { return w.path.size() == seats.size(); }
  int seat(const World& w) const { return seats[w.path.size()]; }
  bool with(const World&, int seat, int) const {
    return std::find(with_own.begin(), with_own.end(), seat) != with_own.end();
  }
  void moves(const World& w, std::vector<int>& out) const {
    const bool one = forced && seat(w) != 0 && (w.id + static_cast<int>(w.path.size())) % 3 == 0;
    if (one) return out.push_back(w.id % 2);
    out.push_back(0), out.push_back(1);
  }
  void play(World& w, int m) const { w.path.push_back(m); }
  // With open hands: each knows the world, seat 0 too.
  std::int32_t worth(const World& w) const {
    if (over(w)) return brings(w);
    std::vector<int> may;
    moves(w, may);
    std::vector<std::int32_t> all;
    for (const int m : may) {
      World then = w;
      play(then, m);
      all.push_back(worth(then));
    }
    const bool most = seat(w) == 0 || with(w, seat(w), 0);
    return most ? *std::max_element(all.begin(), all.end()) : *std::min_element(all.begin(), all.end());
  }
};
using Search = AlphaMu<Toy>;

std::vector<Toy::World> worlds(int n, int seed = 0) {
  std::vector<Toy::World> out;
  for (int i = 0; i < n; ++i) out.push_back({i, seed, {}});
  return out;
}

std::vector<std::int64_t> weighed(const Toy& toy, int n, Search::Limits limits) {
  return Search(toy, 0, limits).weigh(worlds(n), {0, 1});
}

// A strategy of seat 0 for the first `answers` of its questions: what it answers after what has been seen.
struct Strategy {
  std::map<std::vector<int>, int> says;
  int answers = 1;
};

// What the strategy brings in one world, where all others know the world.
std::int32_t brought(const Toy& toy, const Toy::World& w, const Strategy& s, int answered) {
  if (toy.over(w) || answered == s.answers) return toy.worth(w);
  const bool own = toy.seat(w) == 0;
  std::vector<int> may;
  if (own)
    may.push_back(s.says.at(w.path));
  else
    toy.moves(w, may);
  std::vector<std::int32_t> all;
  for (const int m : may) {
    Toy::World then = w;
    toy.play(then, m);
    all.push_back(brought(toy, then, s, answered + own));
  }
  const bool most = own || toy.with(w, toy.seat(w), 0);
  return most ? *std::max_element(all.begin(), all.end()) : *std::min_element(all.begin(), all.end());
}

// Everything that seat 0 may have seen when it is asked, `answers` of its own answers deep.
void seen_before(const Toy& toy, std::vector<int> path, int first, int answers, std::vector<std::vector<int>>& out) {
  if (path.size() == toy.seats.size() || answers == 0) return;
  const bool own = toy.seats[path.size()] == 0;
  if (own && !path.empty()) out.push_back(path);
  for (int m = 0; m < 2; ++m) {
    if (path.empty() && m != first) continue;
    std::vector<int> then = path;
    then.push_back(m);
    seen_before(toy, then, first, answers - own, out);
  }
}

// The best that any strategy brings that begins with this answer.
std::int64_t best_of_all(const Toy& toy, const std::vector<Toy::World>& all, int first, int answers) {
  std::vector<std::vector<int>> asked;
  seen_before(toy, {}, first, answers, asked);
  std::int64_t best = INT64_MIN;
  for (std::uint32_t bits = 0; bits < 1u << asked.size(); ++bits) {
    Strategy s{{{{}, first}}, answers};
    for (std::size_t i = 0; i < asked.size(); ++i) s.says[asked[i]] = static_cast<int>(bits >> i & 1);
    std::int64_t sum = 0;
    for (const Toy::World& w : all) sum += brought(toy, w, s, 0);
    best = std::max(best, sum);
  }
  return best;
}

// A deal of French Tarot once sixteen cards are left, or fewer, as its rules of thumb play it.
std::optional<french_tarot::Model> last_tricks(int seats, std::uint64_t seed) {
  const Game& g = *find_game("french_tarot");
  const StatePtr s = g.initial({{"seats", seats}, {"options", {{"deals", 1}}}});
  Rng rng(seed);
  Decision d;
  for (g.decision(*s, d); !d.over(); g.decision(*s, d)) {
    if (const auto& now = GameOf<french_tarot::Rules>::get(*s); now.phase == french_tarot::Phase::play) {
      const french_tarot::Model m(now);
      if (m.tricks * m.seats - m.play_count <= 16) return can_solve(m) ? std::optional(m) : std::nullopt;
    }
    const Choice thumb =
        d.by_luck() ? Choice{d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}} : g.brain()->playout(*s, d, rng);
    g.apply(*s, d, thumb, nullptr);
  }
  return {};
}

std::int32_t by_lot(const Toy::World& w) {
  std::uint64_t key = mix64(static_cast<std::uint64_t>(w.seed * 64 + w.id));
  for (const int m : w.path) key = mix64(key * 2 + static_cast<std::uint64_t>(m));
  return static_cast<std::int32_t>(key % 21) - 10;
}

}  // namespace

TEST_CASE("a search that solves each world separately expects to guess the coin, one strategy does not", "[ai]") {
  // Left brings 4. Right, and then the coin has to be named: 10, or -10.
  const Toy coin{.seats = {0, 0}, .brings = [](const Toy::World& w) {
                   return w.path[0] == 0 ? 4 : w.path[1] == w.id ? 10 : -10;
                 }};
  CHECK(weighed(coin, 2, {.answers = 1}) == std::vector<std::int64_t>{8, 20});
  CHECK(weighed(coin, 2, {.answers = 2}) == std::vector<std::int64_t>{8, 0});
}

TEST_CASE("another seat's answer that only one world allows tells the seat which world it is", "[ai]") {
  // As before, but between the two answers a rival answers, who may choose, or may do but one thing and so shows the
  // coin.
  Toy coin{.seats = {0, 1, 0}, .brings = [](const Toy::World& w) {
             return w.path[0] == 0 ? 4 : w.path[2] == w.id % 2 ? 10 : -10;
           }};
  const std::vector<Toy::World> two{{2, 0, {}}, {5, 0, {}}};
  CHECK(Search(coin, 0, {.answers = 2}).weigh(two, {0, 1}) == std::vector<std::int64_t>{8, 0});
  coin.forced = true;
  CHECK(Search(coin, 0, {.answers = 2}).weigh(two, {0, 1}) == std::vector<std::int64_t>{8, 20});
}

TEST_CASE("a partner who knows the world answers for the seat, a rival against it", "[ai]") {
  Toy coin{.seats = {0, 1}, .brings = [](const Toy::World& w) {
             return w.path[0] == 0 ? 4 : w.path[1] == w.id ? 10 : -10;
           }};
  CHECK(weighed(coin, 2, {.answers = 2}) == std::vector<std::int64_t>{8, -20});
  coin.with_own = {1};
  CHECK(weighed(coin, 2, {.answers = 2}) == std::vector<std::int64_t>{8, 20});
}

TEST_CASE("one strategy brings what the best of all strategies brings, in random games", "[ai]") {
  const std::vector<std::vector<int>> orders{{0, 1, 0}, {0, 1, 2, 0}, {0, 2, 1, 0, 1}, {0, 0, 1, 0}, {0, 1, 0, 1, 0}};
  int otherwise = 0;
  for (int game = 0; game < 200; ++game) {
    Toy toy{.seats = orders[static_cast<std::size_t>(game) % orders.size()], .forced = game % 3 == 0, .brings = by_lot};
    if (game % 2 == 1) toy.with_own = {2};
    const auto all = worlds(2 + game % 4, game);
    const int answers = 1 + game % 3;
    const auto found = Search(toy, 0, {.answers = answers, .vectors = 1000}).weigh(all, {0, 1});
    for (const int first : {0, 1})
      REQUIRE(found[static_cast<std::size_t>(first)] == best_of_all(toy, all, first, answers));
    otherwise += answers > 1 && found != Search(toy, 0, {.answers = 1}).weigh(all, {0, 1});
  }
  CHECK(otherwise > 30);  // it is not what open hands bring
}

TEST_CASE("a front that is cut short never promises more than some strategy brings", "[ai]") {
  int less = 0;
  for (int game = 0; game < 200; ++game) {
    const Toy toy{.seats = {0, 1, 0, 2, 0}, .forced = game % 2 == 0, .brings = by_lot};
    const auto all = worlds(5, game);
    const auto cut = Search(toy, 0, {.answers = 3, .vectors = 1}).weigh(all, {0, 1});
    const auto whole = Search(toy, 0, {.answers = 3, .vectors = 1000}).weigh(all, {0, 1});
    for (std::size_t i = 0; i < 2; ++i) {
      REQUIRE(cut[i] <= whole[i]);
      less += cut[i] < whole[i];
    }
  }
  CHECK(less > 0);
}

TEST_CASE("one strategy stops looking ahead at its limit of worlds", "[ai]") {
  const Toy toy{.seats = {0, 1, 0, 1, 0}, .brings = by_lot};
  Search free(toy, 0, {.answers = 3}), bound(toy, 0, {.answers = 3, .worths = 12});
  free.weigh(worlds(4), {0, 1}), bound.weigh(worlds(4), {0, 1});
  CHECK(bound.weighed() >= 12);
  CHECK(bound.weighed() * 4 < free.weighed());  // each branch that is open then still weighs its worlds once
}

TEST_CASE("with one world left, one strategy for the last tricks brings what open hands bring", "[ai][french_tarot]") {
  int asked = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto m = last_tricks(3 + static_cast<int>(seed % 3), seed);
    if (!m) continue;
    std::vector<french_tarot::Card> cards;
    for (const french_tarot::Card c : french_tarot::each(m->legal())) cards.push_back(c);
    const french_tarot::LastTricks tricks{.own = seat_at(m->to_act), .within = 60};
    std::vector<std::int64_t> open;
    for (const french_tarot::Card c : cards) {
      french_tarot::Model then = *m;
      then.play(c);
      open.push_back(tricks.worth(then));
    }
    for (const int answers : {1, 2, 3})
      CHECK(AlphaMu(tricks, m->to_act, {.answers = answers, .vectors = 1}).weigh({*m}, cards) == open);
    asked += cards.size() > 1;
  }
  CHECK(asked > 20);
}
