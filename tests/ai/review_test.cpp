// What the answers of a game were worth: who plays at random is blamed, who searches hardly ever, and nobody for what
// they could not know.
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ai/bot.h"
#include "ai/review.h"
#include "rules/registry.h"
#include "session/session.h"

using namespace mathom;

namespace {

constexpr Care kCare{.playouts = 300, .worlds = 120};

std::unique_ptr<Session> begun(const char* game, std::uint64_t seed, const char* config) {
  SessionSetup setup;
  setup.seed = seed;
  setup.config_text = config;
  Problems problems;
  auto s = Session::create(*find_game(game), setup, problems);
  REQUIRE(s);
  return s;
}

// A game in which the first seat plays as `first` does and all others as `others` do.
std::unique_ptr<Session> played(const char* game, std::uint64_t seed, const BotLevel& first, const BotLevel& others,
                                const char* config = "{}") {
  auto s = begun(game, seed, config);
  while (s->waiting_for() != SeatId::none) {
    const SeatId seat = s->waiting_for();
    View v = s->view(only(seat));
    s->submit(seat,
              think(s->game(), std::move(v.seen), v.decision, index(seat) == 0 ? first : others, s->thinking_seed()),
              v.ply);
  }
  return s;
}

Judgement judged(const Session& s, Observation&& seen, const View& then, std::uint32_t chosen, int slice) {
  Review review(s.game(), View{std::move(seen), then.decision, then.waiting_for, then.ply}, chosen, kCare, 5);
  while (!review.step(slice)) {
  }
  return review.result();
}
Judgement judged(const Session& s, const View& then, std::uint32_t chosen, int slice = 1 << 20) {
  return judged(s, s.view_at(then.ply, only(then.decision.seat)).seen, then, chosen, slice);
}

std::vector<Judgement> judgements(const Session& s, SeatId seat) {
  std::vector<Judgement> out;
  s.each_answer(0, [&](const View& then, const LogEntry& answer) {
    if (answer.seat == seat && Review::possible(s.game(), then))
      out.push_back(judged(s, then, static_cast<std::uint32_t>(answer.value)));
  });
  return out;
}

double clearly_lost(const std::vector<Judgement>& all) {
  double lost = 0;
  for (const Judgement& j : all) lost += j.clear() ? j.lost.mean : 0;
  return lost;
}

// How far reviews by several seeds lie apart, as a share of what each of them says it may; squared. Nothing where they
// all say the same.
std::optional<double> spread_of_reviews(const Session& s, const View& then, std::uint32_t chosen, int seeds) {
  double sum = 0, squares = 0, error = 0;
  for (int i = 0; i < seeds; ++i) {
    Review review(s.game(), s.view_at(then.ply, only(then.decision.seat)), chosen, {40, 120, 1},
                  static_cast<std::uint64_t>(i));
    while (!review.step(1 << 20)) {
    }
    const Estimate e = review.result().expected;
    sum += e.mean, squares += e.mean * e.mean, error += e.margin / 1.96 / seeds;
  }
  if (error < 0.05) return {};
  return (squares - sum * sum / seeds) / (seeds - 1) / (error * error);
}

}  // namespace

TEST_CASE("in other worlds a review's expectation differs by no more than its margin says", "[analyst][strength]") {
  const BotLevel& rules = *find_bot_level("rules");
  double ratios = 0;
  int looked = 0, asked = 0;
  for (const std::uint64_t seed : {1u, 2u, 3u}) {
    const auto s = played("french_tarot", seed, rules, rules, R"({"seats": 4, "options": {"deals": 1}})");
    s->each_answer(0, [&](const View& then, const LogEntry& answer) {
      if (!Review::possible(s->game(), then) || asked++ % 8 != 0) return;
      const auto ratio = spread_of_reviews(*s, then, static_cast<std::uint32_t>(answer.value), 6);
      if (ratio) ratios += *ratio, ++looked;
    });
  }
  INFO("by " << looked << " questions " << std::sqrt(ratios / looked) << " of it");
  CHECK(looked > 15);
  CHECK(std::sqrt(ratios / looked) < 1.3);
  CHECK(std::sqrt(ratios / looked) > 0.7);
}

TEST_CASE("a random player is blamed for more than one who searches", "[analyst][strength]") {
  const BotLevel &random = *find_bot_level("random"), &rules = *find_bot_level("rules"),
                 &club = *find_bot_level("club");
  for (const char* game : {"french_tarot", "lotr_tarot"}) {
    double by_chance = 0, by_search = 0;
    std::size_t blamed = 0, looked = 0;
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
      by_chance += clearly_lost(judgements(*played(game, seed, random, rules), seat_at(0)));
      const auto searched = judgements(*played(game, seed, club, rules), seat_at(0));
      by_search += clearly_lost(searched);
      blamed += costliest(searched, searched.size()).size();
      looked += searched.size();
    }
    INFO(game << ": " << by_chance << " and " << by_search << ", " << blamed << " of " << looked);
    CHECK(by_chance > 4 * by_search);
    CHECK(blamed * 10 < looked);
  }
}

// Playouts by the rules of thumb bear the Ring at once or never, so that by these waiting looks like giving it up.
TEST_CASE("a player who waits to bear the Ring is not blamed for giving it up", "[analyst][strength]") {
  BotLevel expert = *find_bot_level("expert");
  expert.playouts = 20;
  const SeatId first = seat_at(0);
  double lost = 0;
  std::size_t looked = 0;
  for (const std::uint64_t seed : {4u, 5u}) {
    const auto all = judgements(*played("lotr_tarot", seed, expert, expert, R"({"seats": 3})"), first);
    lost += clearly_lost(all), looked += all.size();
  }
  INFO(lost << " points in " << looked << " answers");
  CHECK(looked > 100);
  CHECK(lost < 10);
}

TEST_CASE("a review has the same result in any slices, and its size is limited", "[analyst]") {
  const auto s = played("french_tarot", 4, *find_bot_level("random"), *find_bot_level("rules"));
  int seen = 0;
  s->each_answer(0, [&](const View& then, const LogEntry& answer) {
    if (seen >= 6 || !Review::possible(s->game(), then)) return;
    ++seen;
    const auto chosen = static_cast<std::uint32_t>(answer.value);
    const Judgement whole = judged(*s, then, chosen), sliced = judged(*s, then, chosen, 7);
    CHECK(whole.best == sliced.best);
    CHECK(whole.lost.mean == sliced.lost.mean);
    CHECK(whole.expected.mean == sliced.expected.mean);
    CHECK(whole.worlds == kCare.worlds);
    CHECK(whole.better + whole.worse <= whole.worlds);
  });
  CHECK(seen == 6);
}

TEST_CASE("the progress of a review never falls", "[analyst]") {
  const auto s = played("french_tarot", 4, *find_bot_level("rules"), *find_bot_level("rules"));
  int seen = 0;
  s->each_answer(0, [&](const View& then, const LogEntry& answer) {
    if (seen >= 3 || then.decision.options.size() < 6 || !Review::possible(s->game(), then)) return;
    ++seen;
    Review review(s->game(),
                  View{s->view_at(then.ply, only(answer.seat)).seen, then.decision, then.waiting_for, then.ply},
                  static_cast<std::uint32_t>(answer.value), kCare, 5);
    for (int before = 0, now = 0; !review.step(7); before = now) REQUIRE((now = review.percent()) >= before);
    CHECK(review.percent() == 100);
  });
  CHECK(seen == 3);
}

// The cards of the others lie otherwise; to the seat that is asked it looks the same.
TEST_CASE("nobody is blamed for what they could not know", "[analyst]") {
  const auto s = played("french_tarot", 5, *find_bot_level("random"), *find_bot_level("rules"));
  Rng rng(8);
  int seen = 0;
  s->each_answer(0, [&](const View& then, const LogEntry& answer) {
    if (answer.seat != seat_at(0) || !Review::possible(s->game(), then)) return;
    const StatePtr elsewhere = s->game().determinize(then.seen, rng);
    Observation same = s->game().observe(*elsewhere, only(answer.seat));
    const auto chosen = static_cast<std::uint32_t>(answer.value);
    const Judgement a = judged(*s, then, chosen), b = judged(*s, std::move(same), then, chosen, 1 << 20);
    CHECK(a.best == b.best);
    CHECK(a.lost.mean == b.lost.mean);
    ++seen;
  });
  CHECK(seen > 5);
}

TEST_CASE("the cost of choices and the changes by fortune add up to the result", "[analyst]") {
  const auto judgement = [](double expected, double lost, double margin) {
    Judgement j;
    j.expected.mean = expected;
    j.lost = {lost, margin};
    return j;
  };
  const std::vector<Judgement> all = {judgement(3, 2, 1), judgement(1, 5, 6), judgement(4, 4, 1), judgement(2, 0, 0)};
  const Account account = account_of(all);
  CHECK(account.choices == -6);
  CHECK(account.fortune == (1 - 3) + (8 - 1) + (2 - 4));
  CHECK(std::abs(3 + 2 + account.choices + account.fortune - 2) < 1e-9);
  const auto worst = costliest(all, 1);
  REQUIRE(worst.size() == 1);
  CHECK(worst[0].lost.mean == 4);
  CHECK(costliest(all, 9).size() == 2);
}

// Playouts go on by rules of thumb: who has not yet done what these would leave out may do it at the next question.
TEST_CASE("what the next answer can still make good is not blamed", "[analyst]") {
  const auto judgement = [](std::uint32_t ply, double chosen, double best) {
    Judgement j;
    j.ply = ply, j.seat = seat_at(0), j.chosen = 0, j.best = 1;
    j.expected = {chosen, 1}, j.lost = {best - chosen, 1};
    j.worlds = 10, j.better = 10;
    j.options = {{1, {best, 3}}, {0, {chosen, 1}}};
    return j;
  };
  // Three questions in a row, then luck, then one more.
  const auto all = settled({judgement(4, 10, 90), judgement(5, 10, 86), judgement(6, 10, 50), judgement(8, 10, 99)});
  CHECK(all[0].lost.mean == 4);
  CHECK(all[0].lost.margin == 4.24);
  CHECK_FALSE(all[0].clear());
  CHECK(all[0].better == 0);
  CHECK(all[0].expected.mean == 86);
  CHECK(all[0].options[1].expected.mean == 86);
  CHECK(all[1].lost.mean == 36);
  CHECK(all[2] == judgement(6, 10, 50));
  CHECK(all[3] == judgement(8, 10, 99));
  // All of it can be mended; and another seat's question mends nothing.
  const auto mended = settled({judgement(4, 10, 90), judgement(5, 10, 95)});
  CHECK(mended[0].best == mended[0].chosen);
  CHECK(mended[0].lost == Estimate{});
  Judgement other = judgement(5, 10, 95);
  other.seat = seat_at(1);
  CHECK(settled({judgement(4, 10, 90), other})[0] == judgement(4, 10, 90));
}

TEST_CASE("the only good move is praised, and a move among equals is not", "[analyst]") {
  Judgement j;
  j.chosen = j.best = 3;
  j.options = {{3, {20, 1}}, {1, {12, 1}}, {0, {2, 1}}};
  CHECK(only_move(j) == 8);
  j.options[1].expected = {19, 1};
  CHECK(only_move(j) == 0);
  j.options = {{1, {20, 1}}, {3, {12, 1}}};
  j.best = 1;
  CHECK(only_move(j) == 0);
}

TEST_CASE("the turning point is the greatest change, and says whether a mistake made it", "[analyst]") {
  const auto judged = [](double best, double chosen) {
    Judgement j;
    j.chosen = 0, j.best = best > chosen ? 1 : 0;
    j.expected = {chosen, 1};
    j.lost = {best - chosen, 0.5};
    j.options = {{1, {best, 1}}, {0, {chosen, 1}}};
    if (j.best == 0) j.options = {{0, {chosen, 1}}};
    return j;
  };
  CHECK_FALSE(turning_point({}));
  CHECK_FALSE(turning_point({judged(10, 10), judged(10, 10)}));
  const auto luck = turning_point({judged(10, 10), judged(12, 12), judged(-20, -20), judged(-18, -18)});
  REQUIRE(luck);
  CHECK(luck->at == 1);
  CHECK(luck->before == 12);
  CHECK(luck->after == -20);
  CHECK_FALSE(luck->by_choice);
  const auto mistake = turning_point({judged(10, 10), judged(12, -19), judged(-20, -20)});
  REQUIRE(mistake);
  CHECK(mistake->by_choice);
}

TEST_CASE("a review says of mistakes in the game's terms what the better answer brings more often", "[analyst]") {
  int blamed = 0, told = 0;
  const auto s = played("french_tarot", 4, *find_bot_level("random"), *find_bot_level("rules"),
                        R"({"seats": 4, "options": {"deals": 2}})");
  for (const Judgement& j : judgements(*s, seat_at(0))) {
    blamed += j.clear();
    told += !j.because.empty();
    if (!j.clear()) CHECK(j.because.empty());
    for (const Because& b : j.because) CHECK((b.fact.good ? b.here > b.there : b.here < b.there));
  }
  INFO(told << " of " << blamed);
  CHECK(blamed > 0);
  CHECK(told > 0);
}

TEST_CASE("a loss that would be shown as zero is not blamed", "[analyst]") {
  Judgement j;
  j.lost = {0.2, 0.1};
  CHECK_FALSE(j.clear());
  CHECK(costliest({j}, 1).empty());
  j.lost.mean = 0.5;
  CHECK(j.clear());
}
