// An analysis as a value: kept as JSON, read again, held against the game that it is of.
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>

#include "ai/bot.h"
#include "analysis/analysis.h"
#include "analysis/telling.h"
#include "core/json.h"
#include "rules/brain.h"
#include "rules/registry.h"
#include "session/save.h"

using namespace mathom;

namespace {

constexpr Care kLittle{.playouts = 60, .worlds = 30, .options = 3};

std::unique_ptr<Session> played_out(const char* game, std::uint64_t seed, const char* config = "{}") {
  SessionSetup setup;
  setup.seed = seed;
  setup.config_text = config;
  Problems problems;
  auto s = Session::create(*find_game(game), setup, problems);
  REQUIRE(s);
  while (s->waiting_for() != SeatId::none) {
    const SeatId seat = s->waiting_for();
    View v = s->view(only(seat));
    const BotLevel& level = *find_bot_level(index(seat) == 0 ? "random" : "rules");
    s->submit(seat, think(s->game(), std::move(v.seen), v.decision, level, s->thinking_seed()), v.ply);
  }
  return s;
}

Analysis analysed(const Session& s, SeatMask seats, bool open = false) {
  Analysis out{.of = s.state_hash(), .care = kLittle, .open = open, .seats = seats};
  for (Weighable& w : weighable(s, seats, 0, s.ply())) {
    const std::uint32_t ply = w.then.ply;
    Review review(s.game(), std::move(w.then), w.chosen, kLittle, w.seed, open ? s.truth_at(ply) : StatePtr());
    while (!review.step(1 << 20)) {
    }
    out.judged.push_back(review.result());
  }
  return out;
}

const Session& one_deal() {
  static const auto s = played_out("french_tarot", 5, R"({"options": {"deals": 1}})");
  return *s;
}
const Analysis& of_one_deal() {
  static const Analysis a = analysed(one_deal(), only(seat_at(0)));
  return a;
}

std::string problem_of(const Json& j) {
  Problems problems;
  CHECK_FALSE(analysis_from_json(j, problems));
  return problems.text();
}

}  // namespace

TEST_CASE("an analysis that was written down is read as it was, and fits its game", "[analyst]") {
  REQUIRE(of_one_deal().judged.size() > 5);
  Problems problems;
  const auto again = analysis_from_json(analysis_to_json(of_one_deal()), problems);
  REQUIRE(problems.text().empty());
  REQUIRE(again);
  CHECK(*again == of_one_deal());
  CHECK(misfits(*again, one_deal()).text().empty());
}

TEST_CASE("a faulty analysis is reported with its place", "[analyst]") {
  const Json sound = analysis_to_json(of_one_deal());
  const auto changed = [&](const char* pointer, const Json& to) {
    Json j = sound;
    j[Json::json_pointer(pointer)] = to;
    return problem_of(j);
  };
  CHECK(problem_of(Json::array()) == "must be an object");
  CHECK(changed("/format", 2).starts_with("/format"));
  CHECK(changed("/of", "x").starts_with("/of"));
  CHECK(changed("/care", Json::array({1, 2})).starts_with("/care"));
  CHECK(changed("/care/1", kMostCare.worlds + 1).starts_with("/care"));
  CHECK(changed("/open", 1).starts_with("/open"));
  CHECK(changed("/judged", 3).starts_with("/judged"));
  CHECK(changed("/judged/2/ply", -1).starts_with("/judged/2/ply"));
  CHECK(changed("/judged/2/expected/1", -5).starts_with("/judged/2/expected"));
  CHECK(changed("/judged/2/expected", "much").starts_with("/judged/2/expected"));
  CHECK(changed("/judged/2/worlds", Json::array({10, 8, 8})).starts_with("/judged/2/worlds"));
  CHECK(changed("/judged/2/options", Json::array({Json::array({999, 0, 0})})).starts_with("/judged/2/options"));
  CHECK(changed("/judged/2/surprise", 1).starts_with("/judged/2"));
}

TEST_CASE("what speaks for the better answer is written down with a judgement", "[analyst]") {
  Analysis told = of_one_deal();
  Judgement& j = told.judged[2];
  j.noted = 100;
  j.because = {
      {{Phrase{"french_tarot.fact.king"}.word("suit", "french_tarot.suit.hearts"), true, 1}, 70, 12, j.chosen}};
  Problems problems;
  const Json written = analysis_to_json(told);
  const auto again = analysis_from_json(written, problems);
  REQUIRE(again);
  CHECK(*again == told);
  Json more = written;
  more[Json::json_pointer("/judged/2/because/1/2")] = 101;  // in more worlds than there were
  CHECK(problem_of(more).starts_with("/judged/2/because"));
}

TEST_CASE("an analysis of another game, or of other answers, does not fit", "[analyst]") {
  const auto other = played_out("french_tarot", 6, R"({"options": {"deals": 1}})");
  CHECK_FALSE(misfits(of_one_deal(), *other).empty());
  const auto spoilt = [](auto change) {
    Analysis a = of_one_deal();
    change(a.judged[3]);
    return misfits(a, one_deal()).text();
  };
  CHECK(spoilt([](Judgement& j) { j.ply = 100000; }).starts_with("/judged/3/ply"));
  CHECK(spoilt([](Judgement& j) { j.chosen += 1; }).starts_with("/judged/3"));
  CHECK(spoilt([](Judgement& j) { j.seat = seat_at(1); }).starts_with("/judged/3"));
  CHECK(spoilt([](Judgement& j) { j.options[0].option = 500; }).starts_with("/judged/3/options"));
}

TEST_CASE("a saved game keeps its analysis, and a game without one opens", "[analyst]") {
  Problems problems;
  auto s = load_save(save_text(one_deal())).session;
  REQUIRE(s);
  CHECK(s->analyses().empty());
  s->keep_analyses(dump_json(Json::array({analysis_to_json(of_one_deal())})));
  LoadResult again = load_save(save_text(*s));
  REQUIRE(again.status == LoadStatus::ok);
  const auto list = parse_json(again.session->analyses(), problems);
  REQUIRE(list);
  const auto found = analysis_from_json((*list)[0], problems);
  REQUIRE(found);
  CHECK(misfits(*found, *again.session).empty());
  // The sum is over what was found, too.
  Json save = s->save();
  save["analyses"][0]["judged"].erase(0);
  CHECK(load_save(dump_json(save)).status == LoadStatus::altered);
}

TEST_CASE("the questions of a game are found the same in pieces as at once", "[analyst]") {
  const Session& s = one_deal();
  const auto whole = weighable(s, kEveryone, 0, s.ply());
  std::size_t at = 0;
  for (std::uint32_t from = 0; from < s.ply(); from += 7)
    for (const Weighable& w : weighable(s, kEveryone, from, from + 7)) {
      REQUIRE(at < whole.size());
      CHECK(w.then.ply == whole[at].then.ply);
      CHECK(w.chosen == whole[at].chosen);
      CHECK(w.seed == whole[at++].seed);
    }
  CHECK(at == whole.size());
}

TEST_CASE("the expectation continues from deal to deal", "[analyst]") {
  const auto s = played_out("french_tarot", 9, R"({"options": {"deals": 3}})");
  const Analysis a = analysed(*s, only(seat_at(0)));
  // Before the last card but one of a deal nearly all is known: what is expected then is near what the scores say after
  // it.
  const double total = static_cast<double>(s->outcome().score[0]) / 2;
  const std::uint32_t late = a.judged.back().ply;
  REQUIRE(std::abs(s->game().brain()->had(*s->truth_at(late), seat_at(0))) > 240);
  CHECK(std::abs(a.judged.back().expected.mean - total) < 60);
  Account account = account_of(a.judged);
  const Judgement &first = a.judged.front(), &last = a.judged.back();
  const auto missed = [](const Judgement& j) { return j.clear() ? j.lost.mean : 0; };
  CHECK(std::abs(first.expected.mean + missed(first) + account.choices + account.fortune - last.expected.mean) < 0.01);
}

TEST_CASE("a chance of winning is told in percent", "[analyst]") {
  for (const char* game : {"lotr_board", "lotr_tcg"}) {
    const auto s = played_out(game, 3);
    const auto all = weighable(*s, kEveryone, 0, s->ply());
    REQUIRE(all.size() > 3);
    for (const std::size_t i : {std::size_t{0}, all.size() / 2, all.size() - 1}) {
      Review review(s->game(), s->view_at(all[i].then.ply, only(all[i].then.decision.seat)), all[i].chosen, kLittle, 1);
      while (!review.step(1 << 20)) {
      }
      const Judgement j = review.result();
      CHECK(j.expected.mean >= 0);
      CHECK(j.expected.mean <= 100);
      CHECK(j.options.size() >= 1);
    }
  }
}

// Companions who only follow rules of thumb have little use for cards; who searches has more. The four cards of the
// preparations cost a roll of the die, which is about what they are worth.
TEST_CASE("preparations for the journey are not blamed", "[analyst]") {
  const Game& game = *find_game("lotr_board");
  for (const int hobbits : {2, 5}) {
    const StatePtr s = game.initial({{"seats", hobbits}});
    Rng rng(3);
    Decision d;
    for (game.decision(*s, d); d.by_luck() || d.options.size() != 2; game.decision(*s, d))
      game.apply(*s, d, {d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}}, nullptr);
    View then{game.observe(*s, only(d.seat)), d, SeatId::none, 0};
    Review review(game, std::move(then), 0, {.playouts = 400, .worlds = 200, .options = 2}, 1);
    while (!review.step(1 << 20)) {
    }
    CHECK(review.result().lost.mean < 4);
  }
}

// "Give or take 0" would say that nothing is uncertain.
TEST_CASE("a margin is rounded up, and shown as zero only if it is zero", "[analyst]") {
  const Game &points = *find_game("french_tarot"), &chance = *find_game("lotr_board");
  CHECK(told_margin(points, 0) == 0);
  CHECK(told_margin(points, 0.1) == 1);
  CHECK(told_margin(points, 1.6) == 4);
  CHECK(told_margin(chance, 0) == 0);
  CHECK(told_margin(chance, 0.2) == 2);
  CHECK(told_margin(chance, 3.4) == 8);
}

// "0.5 points more, give or take 1" next to "clearly not the best" would contradict itself.
TEST_CASE("a clear loss is shown as more than its margin", "[analyst]") {
  const Game &points = *find_game("lotr_tarot"), &chance = *find_game("lotr_board");
  const auto told = [](const Game& game, double mean, double margin) {
    Judgement j;
    j.lost = {mean, margin};
    return tell_lost(game, j);
  };
  const Phrase more{"analysis.lost", {}}, likelier{"analysis.lost.chance", {}};
  CHECK(told(points, 0.72, 0.58) == Phrase(more).tenths("points", 7).tenths("margin", 6));
  CHECK(told(points, 1.51, 1.49) == Phrase(more).tenths("points", 15).tenths("margin", 14));
  CHECK(told(points, 5.1, 5.05) == Phrase(more).halves("points", 10).halves("margin", 9));
  CHECK(told(points, 12.4, 3.1) == Phrase(more).halves("points", 25).halves("margin", 7));
  CHECK(told(chance, 1.4, 0.81) == Phrase(likelier).tenths("points", 14).tenths("margin", 9));
  CHECK(told(chance, 5.4, 5.2) == Phrase(likelier).halves("points", 10).halves("margin", 8));
  // What is not clear stays so.
  CHECK(told(points, 0.7, 0.9) == Phrase(more).tenths("points", 7).tenths("margin", 9));
}

TEST_CASE(
    "all of the worlds are told only where it was all of them, none where it was none, and never more than there are",
    "[analyst]") {
  const auto told = [](int better, int worse) {
    Judgement j;
    j.worlds = 400, j.better = better, j.worse = worse;
    return tell_worlds(Analysis{}, j);
  };
  const auto says = [](int better, int worse) {
    return Phrase{"analysis.worlds"}.number("better", better).number("worse", worse);
  };
  CHECK(told(399, 1) == says(99, 1));
  CHECK(told(1, 399) == says(1, 99));
  CHECK(told(400, 0) == says(100, 0));
  CHECK(told(250, 121) == says(63, 30));
  CHECK(told(286, 114) == says(72, 28));  // 71.5 and 28.5
}

// With all cards open only one world is met, so that the cards of the others, and not what may have been, decide.
TEST_CASE("with all cards open the truth decides, otherwise what the seat saw", "[analyst]") {
  const Session& s = one_deal();
  const auto all = weighable(s, only(seat_at(0)), 0, s.ply());
  Rng rng(8);
  int differs = 0;
  for (const Weighable& w : all) {
    const auto judged = [&](StatePtr truth) {
      Review review(s.game(), s.view_at(w.then.ply, only(seat_at(0))), w.chosen, kLittle, 3, std::move(truth));
      while (!review.step(1 << 20)) {
      }
      return review.result();
    };
    const Judgement open = judged(s.truth_at(w.then.ply));
    const Judgement elsewhere = judged(s.game().determinize(w.then.seen, rng));
    differs += open == elsewhere ? 0 : 1;
    CHECK(judged({}) == judged({}));
  }
  CHECK(differs > 3);
}
