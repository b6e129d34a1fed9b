// How many touches a game takes, with and without the switches that save some; and what these switches do. One person
// plays for all seats, so that each question is theirs, and everything can be taken back.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>

#include "core/json.h"
#include "core/rng.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/screens/screens.h"
#include "shell/services/match/chronicle.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/stage.h"
#include "shell/tables/table_host.h"

using namespace mathom;
using namespace mathom::test;

namespace {

Settings switches(bool one_touch, bool forced) {
  Settings s = Stage::at_once();
  s.one_touch = one_touch;
  s.forced_answers = forced;
  return s;
}

// Plays at the table with a pointer, and counts.
class Toucher {
 public:
  Toucher(std::string_view game, int seats, std::uint64_t seed, const Settings& settings)
      : stage(settings), rng_(seed) {
    SessionSetup setup;
    setup.seed = seed;
    setup.config_text = dump_json(Json{{"seats", seats}});
    setup.seats.assign(static_cast<std::size_t>(seats), {"Nadia", "", 0});
    Problems problems;
    REQUIRE(stage.use().play.start(*find_game(game), setup, problems));
    stage.use().screens.push(table_screen());
    stage.face_question();
  }

  LocalMatch& match() { return *stage.use().play.local(); }
  const Session& session() { return match().session(); }
  std::uint32_t ply() { return session().ply(); }
  const std::vector<Option>& options() { return match().view().decision.options; }
  bool asked() { return !session().outcome().over && match().your_turn(); }

  bool touch(std::string_view id) {
    if (!stage.press(id)) return false;
    ++touches;
    return true;
  }
  // The control of an offer as it lies on the table; empty: another card has to be lifted first.
  std::string control_of(std::string_view token) {
    for (const auto& p : stage.scene().items())
      if (p.item.offer == token && stage.scene().on_top(p) && p.reachable()) return p.item.id;
    return {};
  }

  // One answer, or several picks of one gesture, by touches alone; what no touch on the table as it stands brings about
  // is answered without, and not counted.
  void answer() {
    const std::uint32_t before = ply();
    const int picks = std::max(1, match().view().decision.min - match().view().decision.picked);
    std::vector<std::string> tokens;
    for (const Option& o : options()) tokens.push_back(session().token(o));
    for (std::size_t i = tokens.size(); i > 1; --i)
      std::swap(tokens[i - 1], tokens[rng_.below(static_cast<std::uint32_t>(i))]);
    for (int i = 0; i < picks && i < static_cast<int>(tokens.size()) && ply() == before; ++i)
      if (const std::string id = control_of(tokens[static_cast<std::size_t>(i)]); !id.empty()) touch(id);
    if (ply() == before && stage.scene().find("primary")) touch("primary");
    if (ply() == before) {
      stage.key(ui::Key::escape);
      const auto at = std::ranges::find_if(options(), [&](const Option& o) { return session().token(o) == tokens[0]; });
      REQUIRE(match().choose(static_cast<std::uint64_t>(at - options().begin())) == Submit::ok);
    }
    stage.face_question();
  }
  int play(int most) {
    for (int i = 0; i < most && asked(); ++i) answer();
    return touches;
  }

  // Goes on until a card of the hand can be played that can do one thing only.
  std::string until_plain_card() {
    for (int i = 0; i < 300 && asked(); ++i) {
      for (const auto& p : stage.scene().items())
        if (p.item.id.starts_with("hand/") && p.item.offered && p.item.plays && p.reachable() && options().size() > 1)
          return p.item.id;
      answer();
    }
    return {};
  }

  Stage stage;
  int touches = 0;

 private:
  Rng rng_;
};

std::vector<std::string> told_keys(const Session& session, SeatMask eyes, const StandingOrders* orders) {
  Chronicle log;
  log.follow(*record_of(session, eyes, orders));
  std::vector<std::string> out;
  for (const LogLine& line : log.lines()) out.emplace_back(line.phrase.key);
  return out;
}

}  // namespace

TEST_CASE("with the switch a card that can do one thing only is played by one touch, and comes back", "[touches]") {
  for (const bool at_once : {false, true}) {
    Toucher p("french_tarot", 3, 4, switches(at_once, false));
    const std::string card = p.until_plain_card();
    REQUIRE_FALSE(card.empty());
    const std::uint32_t before = p.ply();
    REQUIRE(p.touch(card));
    CHECK((p.ply() > before) == at_once);
    if (!at_once) continue;
    REQUIRE(p.match().undo());
    CHECK(p.ply() == before);
  }
}

TEST_CASE("where other people play, no card is played by its first touch", "[touches]") {
  Stage stage(switches(true, false));
  stage.start("french_tarot", 4, 5);
  CHECK_FALSE(stage.use().host.one_touch());
  Toucher alone("french_tarot", 4, 5, switches(true, false));
  CHECK(alone.stage.use().host.one_touch());
}

TEST_CASE("with the switch the only card plays itself, is told of, and is taken back with the move before",
          "[touches]") {
  Toucher p("french_tarot", 4, 7, switches(false, true));
  int forced = 0;
  while (p.asked() && forced == 0) {
    const std::uint32_t before = p.ply();
    // Whoever is asked about cards has a choice.
    CHECK((p.options().size() > 1 || p.options().front().subject == CardId::none));
    p.answer();
    for (std::uint32_t at = before; at < p.ply(); ++at) forced += p.match().orders()->given_at(at) ? 1 : 0;
  }
  REQUIRE(forced > 0);
  const SeatMask one = only(p.session().log().back().seat);
  CHECK(std::ranges::count(told_keys(p.session(), one, p.match().orders()), "shell.standing.told.only") > 0);
  CHECK(std::ranges::count(told_keys(p.session(), kNobody, p.match().orders()), "shell.standing.told.only") == 0);
  REQUIRE(p.match().undo());
  CHECK(p.match().orders()->given_at(p.ply()) == nullptr);
  CHECK_FALSE(p.match().answers_itself());
  // It is kept with the game which answers were given so.
  p.stage.face_question();
  p.play(30);
  StandingOrders read(p.match().game(), standing_texts("french_tarot"));
  read.read(p.match().orders()->text());
  int same = 0;
  for (std::uint32_t at = 0; at < p.ply(); ++at) {
    CHECK((read.given_at(at) != nullptr) == (p.match().orders()->given_at(at) != nullptr));
    same += read.given_at(at) != nullptr ? 1 : 0;
  }
  CHECK(same > 0);
}

TEST_CASE("without the switch the only card is the player's", "[touches]") {
  Toucher p("french_tarot", 4, 7, switches(false, false));
  bool alone = false;
  for (int i = 0; i < 90 && p.asked(); ++i) {
    alone = alone || p.options().size() == 1;
    CHECK_FALSE(p.match().answers_itself());
    p.answer();
  }
  CHECK(alone);
}

TEST_CASE("the switches save a quarter of the touches of a game of tricks, and more", "[touches]") {
  for (const char* game : {"french_tarot", "lotr_tarot"}) {
    int touches[2] = {};
    for (const bool on : {false, true}) touches[on ? 1 : 0] = Toucher(game, 4, 3, switches(on, on)).play(120);
    INFO(game << ": " << touches[0] << " touches without the switches, " << touches[1] << " with them");
    CHECK(touches[1] * 4 <= touches[0] * 3);
  }
}

// For a report: mathom_shell_tests "[touches-of-games]".
TEST_CASE("touches of whole games, without and with the switches", "[.][touches-of-games]") {
  for (const char* game : {"french_tarot", "lotr_tarot", "lotr_board", "war_of_the_ring", "lotr_tcg"}) {
    const int seats = find_game(game)->info().usual_seats;
    int touches[2] = {};
    std::uint32_t answers[2] = {};
    for (const bool on : {false, true}) {
      Toucher p(game, seats, 3, switches(on, on));
      touches[on ? 1 : 0] = p.play(4000);
      answers[on ? 1 : 0] = p.ply();
    }
    std::printf("%-16s %d seats: %5d touches for %5u answers, with the switches %5d for %5u\n", game, seats, touches[0],
                answers[0], touches[1], answers[1]);
    CHECK(touches[1] <= touches[0]);
  }
}
