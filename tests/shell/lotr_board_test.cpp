// The table of the board game: what the eyes are shown, windows that pass by themselves, the look at what the Ring
// does, and every board at every size, the last one too, which games by chance seldom reach.
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "assets/assets.h"
#include "core/json.h"
#include "core/rng.h"
#include "games/lotr_board/content/content.h"
#include "games/lotr_board/rules.h"
#include "games/lotr_board/state/events.h"
#include "games/lotr_board/state/phases.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "shell/inspector.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/speech/command_line.h"
#include "shell/services/words.h"
#include "shell/stage.h"
#include "shell/tables/lotr_board/board.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;
namespace board_game = mathom::lotr_board;
using board_game::Question;

namespace {

const Game& the_game() { return *find_game("lotr_board"); }

std::unique_ptr<Session> new_session(int seats, std::uint64_t seed) {
  SessionSetup setup;
  setup.seed = seed;
  setup.config_text = dump_json(Json{{"seats", seats}});
  Problems problems;
  auto session = Session::create(the_game(), setup, problems);
  REQUIRE(session);
  return session;
}

bool asks_window(const View& v) { return v.yours() && v.decision.why == static_cast<int>(Question::window); }

// Begins with the table laid as the words say; a person in every seat but those that are named for bots.
void start_arranged(Stage& stage, int seats, const Json& setup, bool alone = false) {
  const Json config = the_game().full_config(Json{{"seats", seats}});
  StatePtr state = the_game().initial(config);
  Problems problems;
  the_game().arrange(*state, setup, problems);
  REQUIRE(problems.empty());
  SessionSetup s;
  s.seed = 5;
  s.config_text = dump_json(Json{{"seats", seats}});
  s.start_text = dump_json(the_game().save(*state));
  for (int i = 0; i < seats; ++i) s.seats.push_back({"Hobbit", "", static_cast<std::uint8_t>(alone ? 0 : i)});
  REQUIRE(stage.use().play.start(the_game(), s, problems));
  stage.use().screens.push(table_screen());
  stage.frame();
}

void start_alone(Stage& stage, int seats, std::uint64_t seed) {
  SessionSetup s;
  s.seed = seed;
  s.config_text = dump_json(Json{{"seats", seats}});
  for (int i = 0; i < seats; ++i) s.seats.push_back({"Hobbit", "", 0});
  Problems problems;
  REQUIRE(stage.use().play.start(the_game(), s, problems));
  stage.use().screens.push(table_screen());
  stage.frame();
}

Json in_mordor() {
  return Json{
      {"place", "mordor"},
      {"turn", 0},
      {"turn_begun", true},
      {"hands", Json::array({Json::array({"star-brown-1", "star-brown-2", "hiding-grey-1", "aragorn", "miruvor"}),
                             Json::array({"fighting-brown-1", "lembas"})})},
      {"tracks", {{"travelling", 3}, {"friendship", 2}}},
      {"runes", Json::array({3, 6})},
      {"corruption", Json::array({4, 6})},
      {"event", 2}};
}

}  // namespace

TEST_CASE("the events of a viewer move the markers to where the game has them", "[lotr_board]") {
  for (int seats = 2; seats <= 5; ++seats) {
    const auto session = new_session(seats, 90 + static_cast<std::uint64_t>(seats));
    Rng dice(static_cast<std::uint64_t>(seats));
    const SeatMask viewer = only(seat_at(seats - 1));
    board_game::Board board(GameOf<board_game::Rules>::view(session->view_at(0, viewer).seen));
    std::size_t taken = 0;
    for (int answers = 0; answers < 1500; ++answers) {
      for (const Event& e : session->events_for(viewer, taken)) board.apply(e);
      taken = session->event_count();
      const View seen = session->view(viewer);
      board_game::Board there(GameOf<board_game::Rules>::view(seen.seen));
      there.action = board.action, there.tile = board.tile, there.face = board.face;
      // On the way the last board is cleared away for the eyes; for the game it lies there until the next one.
      if (board_game::content().places[static_cast<std::size_t>(board.place)].haven)
        there.event = board.event, there.track = board.track;
      INFO("ply " << session->ply() << ", place " << board.place << "=" << there.place << ", event " << board.event
                  << "=" << there.event << ", active " << board.active << "=" << there.active << ", bearer "
                  << board.bearer << "=" << there.bearer << ", Sauron " << board.sauron << "=" << there.sauron
                  << ", alive " << board.alive << "=" << there.alive);
      REQUIRE(board == there);
      const SeatId asked = session->waiting_for();
      if (asked == SeatId::none) break;
      const View v = session->view(only(asked));
      REQUIRE(session->submit(asked, dice.below(static_cast<std::uint32_t>(v.decision.options.size())), v.ply) ==
              Submit::ok);
    }
    CHECK(session->outcome().over);
  }
}

TEST_CASE("without auto-pass every window that the rules open is asked, and with it none is", "[lotr_board]") {
  for (const bool passes : {false, true}) {
    Stage stage;
    start_alone(stage, 3, 11);
    LocalMatch& match = *stage.use().play.local();
    Rng dice(4);
    int windows = 0;
    for (int answers = 0; answers < 120 && !match.session().outcome().over; ++answers) {
      stage.face_question();
      if (passes)
        if (const auto* toggle = stage.scene().find("auto_pass"); toggle && !toggle->item.selected)
          REQUIRE(stage.press("auto_pass"));
      if (match.session().outcome().over) break;
      REQUIRE(match.your_turn());
      if (asks_window(match.view())) {
        ++windows;
        CHECK(stage.scene().find("offer/pass"));
      }
      REQUIRE(match.choose(dice.below(static_cast<std::uint32_t>(match.view().decision.options.size()))) == Submit::ok);
    }
    // A window that passes by itself is an ordinary answer of the seat, in the record of the game.
    int recorded = 0;
    for (const LogEntry& entry : match.session().log()) recorded += entry.token == "pass";
    CHECK(recorded > 0);
    if (passes)
      CHECK(windows == 0);
    else
      CHECK(windows > 0);
  }
}

TEST_CASE("auto-pass is offered once, to a player who has let a moment pass and is asked again", "[lotr_board]") {
  Stage stage;
  start_alone(stage, 3, 11);
  LocalMatch& match = *stage.use().play.local();
  const std::string offer = stage.use().words.say("lotr_board.table.auto_pass_offer");
  Rng dice(4);
  int moments = 0;
  for (int answers = 0; answers < 300 && moments < 4 && !match.session().outcome().over; ++answers) {
    stage.face_question();
    if (match.session().outcome().over) break;
    if (!asks_window(match.view())) {
      REQUIRE(match.choose(dice.below(static_cast<std::uint32_t>(match.view().decision.options.size()))) == Submit::ok);
      continue;
    }
    const ui::Scene::Placed* words = stage.scene().find("why/words");
    CHECK((words != nullptr && words->item.name.starts_with(offer)) == (++moments == 2));
    REQUIRE(stage.press("offer/pass"));
  }
  CHECK(moments == 4);
}

TEST_CASE("a reaction is never lost: switched off before its moment, auto-pass asks again", "[lotr_board]") {
  Stage stage;
  Json setup = in_mordor();
  setup["turn_begun"] = false;
  setup["tiles"] = Json::array({"tile-friendship-1", "tile-cycle-of-time-1"});
  start_arranged(stage, 2, setup, true);
  LocalMatch& match = *stage.use().play.local();
  stage.face_question();
  REQUIRE(asks_window(match.view()));
  const auto ply = match.session().ply();
  const SeatId seat = match.view().decision.seat;
  REQUIRE(stage.press("auto_pass"));
  stage.settle();
  CHECK(match.session().ply() > ply);
  CHECK(match.session().log()[ply].token == "pass");
  CHECK(match.session().log()[ply].seat == seat);
  // Taking it back switches it off: the same window is asked now.
  REQUIRE(match.undo());
  stage.settle();
  for (int i = 0; i < 3 && match.session().ply() > ply; ++i) {
    REQUIRE(match.undo());
    stage.settle();
  }
  REQUIRE(match.session().ply() == ply);
  REQUIRE(asks_window(match.view()));
  stage.frame();
  stage.settle();
  CHECK(match.session().ply() == ply);
  CHECK(stage.scene().find("offer/pass"));
}

TEST_CASE("the Ring shows where it might lead before it is put on", "[lotr_board]") {
  Stage stage;
  start_arranged(stage, 2, in_mordor(), true);
  LocalMatch& match = *stage.use().play.local();
  stage.face_question();
  REQUIRE(match.view().decision.why == static_cast<int>(Question::play));
  const auto ply = match.session().ply();
  const auto* ring = stage.scene().find("offer/put-on");
  REQUIRE(ring);
  REQUIRE(ring->item.offer == "put-on");
  REQUIRE(stage.press("offer/put-on"));
  CHECK(match.session().ply() == ply);
  REQUIRE(stage.scene().find("why/words"));
  CHECK(stage.scene().find("why/words")->item.name == stage.use().words.say("lotr_board.table.about_ring"));
  REQUIRE(stage.press("primary"));
  CHECK(match.session().ply() > ply);
}

TEST_CASE("the Ring that is about to be put on can be laid back, and the same spot does not put it on",
          "[lotr_board]") {
  Stage stage;
  start_arranged(stage, 2, in_mordor(), true);
  LocalMatch& match = *stage.use().play.local();
  stage.face_question();
  const auto ply = match.session().ply();
  const auto armed = [&] { return stage.scene().find("lay_back") != nullptr; };
  REQUIRE(stage.press("offer/put-on"));
  stage.settle();
  CHECK(armed());
  REQUIRE(stage.press("offer/put-on"));
  stage.settle();
  CHECK_FALSE(armed());
  REQUIRE(stage.press("offer/put-on"));
  stage.settle();
  stage.key(ui::Key::escape);
  stage.settle();
  CHECK_FALSE(armed());
  REQUIRE(stage.press("offer/put-on"));
  stage.settle();
  REQUIRE(stage.press("lay_back"));
  stage.settle();
  CHECK_FALSE(armed());
  CHECK(match.session().ply() == ply);
}

TEST_CASE("the button says what the player may do", "[lotr_board]") {
  Stage stage;
  start_alone(stage, 3, 5);
  stage.face_question();
  const auto* yes = stage.scene().find("offer/yes");
  REQUIRE(yes);
  INFO(yes->item.name);
  CHECK(yes->item.name.find("Threat die") != std::string::npos);
  REQUIRE(stage.scene().find("offer/no"));
  CHECK(stage.scene().find("offer/no")->item.name == stage.use().words.say("lotr_board.table.leave_it"));
}

TEST_CASE("a star is played to the track that is touched", "[lotr_board]") {
  Stage stage;
  start_arranged(stage, 2, in_mordor(), true);
  LocalMatch& match = *stage.use().play.local();
  stage.face_question();
  const auto ply = match.session().ply();
  REQUIRE(stage.press("hand/star-brown-1"));
  CHECK(match.session().ply() == ply);
  REQUIRE(stage.press("track/friendship"));
  REQUIRE(match.session().ply() > ply);
  CHECK(match.session().log()[ply].token == "play star-brown-1 friendship");
}

TEST_CASE("a track, an event and the tiles open what they say in words", "[lotr_board]") {
  Stage stage;
  start_arranged(stage, 2, in_mordor(), true);
  stage.face_question();
  for (const char* thing : {"track/hiding", "event/3", "tile"}) {
    INFO(thing);
    REQUIRE(stage.press(thing));
    CHECK(stage.scene().find("sheet/0"));
    REQUIRE(stage.press("sheet/close"));
    CHECK_FALSE(stage.scene().find("sheet/0"));
  }
}

TEST_CASE("every board of the journey fits every window at every size of text", "[layout][lotr_board]") {
  Faults faults;
  for (const float scale : kScales)
    for (const char* place : {"moria", "helms_deep", "shelobs_lair", "mordor"})
      for (const int seats : {2, 5}) {
        Stage stage(scaled(scale, spoken(seats == 2 ? 0 : 1)));
        Json setup = in_mordor();
        setup["place"] = place;
        setup.erase("tracks");
        for (int i = 2; i < seats; ++i) {
          setup["hands"].push_back(Json::array({"hiding-brown-" + std::to_string(i)}));
          setup["runes"].push_back(i);
          setup["corruption"].push_back(i);
        }
        start_arranged(stage, seats, setup, true);
        stage.face_question();
        look_everywhere(stage, faults, scale, place);
        if (scale != 1) continue;
        for (const char* sheet : {"track/fighting", "event/2", "tile", "corruption"}) {
          stage.size(1280, 800);
          stage.settle();
          REQUIRE(stage.press(sheet));
          look_everywhere(stage, faults, scale, std::string(place) + ", " + sheet);
          stage.key(ui::Key::escape);
        }
      }
  faults.report();
}

// No card answers the first question, so no room is kept for the words of one.
TEST_CASE("on a phone the notice of an event is whole while no card answers", "[lotr_board]") {
  for (const std::string_view language : text_languages()) {
    Stage stage(scaled(1, std::string(language)));
    stage.size(390, 844);
    stage.start("lotr_board", 3, 7);
    stage.face_question();
    INFO(language);
    REQUIRE(stage.scene().find("asked/preparations"));
    CHECK_FALSE(stage.scene().find("asked/preparations/list"));  // it scrolls
  }
}

TEST_CASE("the lines of the journey open the aim and all places, and the last event says that it ends the board",
          "[lotr_board]") {
  for (const auto& [w, h] : {std::pair{1280.0f, 800.0f}, std::pair{390.0f, 844.0f}, std::pair{320.0f, 568.0f}})
    for (const char* line : {"corruption", "journey"}) {
      CAPTURE(w, line);
      Stage stage;
      Json setup = in_mordor();
      setup["place"] = "moria";
      setup.erase("tracks");
      start_arranged(stage, 2, setup, true);
      stage.size(w, h);
      stage.face_question();
      const auto* there = stage.scene().find(line);
      const bool is_low = !there || there->item.role == ui::Role::text;
      CHECK((!is_low || std::string_view(line) == "journey"));
      if (is_low) continue;
      REQUIRE(stage.press(line));
      std::string all;
      for (const auto& p : stage.scene().items())
        if (p.item.id.starts_with("sheet/")) all += p.item.name + "\n";
      CHECK(all.find(stage.use().words.say("lotr_board.table.about_aim")) != std::string::npos);
      const auto& places = board_game::content().places;
      for (const auto& place : places) CHECK(all.find(stage.use().words.say(place.key)) != std::string::npos);
      CHECK(all.find(stage.use().words.say("lotr_board.table.bears_it")) != std::string::npos);
      stage.key(ui::Key::escape);
      REQUIRE(stage.press(stage.scene().find("event/2") ? "event/2" : "event/0"));
      int ends = 0;
      const std::string over = stage.use().words.say("lotr_board.table.ends_board");
      for (const auto& p : stage.scene().items())
        if (p.item.id.starts_with("sheet/") && p.item.name.ends_with(over)) ++ends;
      CHECK(ends == 1);
    }
}

TEST_CASE("an exact name is meant, even if another card matches all its words", "[lotr_board][voice]") {
  Stage stage;
  stage.in_words(true);
  stage.size(2400, 1800);
  Json setup = in_mordor();
  setup["hands"][0] = Json::array({"travelling-brown-1", "travelling-brown-2"});
  start_arranged(stage, 2, setup, true);
  stage.face_question();
  // Frodo may play it anywhere; the friendship track is not a main track, so it is a button of its own.
  const auto* wanted = stage.scene().find("offer/play travelling-brown-1 friendship");
  REQUIRE(wanted);
  const CommandReply reply = CommandLine(stage.use(), stage.scene()).answer(wanted->item.name);
  REQUIRE(reply.input);
  CHECK(reply.input->id == wanted->item.id);
  const auto* card = stage.scene().find("hand/travelling-brown-2");
  REQUIRE(card);
  const CommandReply main = CommandLine(stage.use(), stage.scene()).answer(card->item.act);
  REQUIRE(main.input);
  CHECK(main.input->id == card->item.id);
}

TEST_CASE("the end of a price is told with what asked for it", "[lotr_board]") {
  using board_game::What;
  std::set<What> met;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Stage stage;
    stage.start("lotr_board", 2 + static_cast<int>(seed % 4), seed);
    LocalMatch& match = *stage.use().play.local();
    Rng rng(seed);
    for (int i = 0; i < 400 && match.session().waiting_for() != SeatId::none; ++i) {
      if (const auto person = match.people().person_asked()) match.people().show_to(*person);
      // The cause in the question, if this is the question about a price.
      const auto why = static_cast<Question>(match.view().decision.why);
      const bool pays = why == Question::pay || why == Question::must_pay || why == Question::contribute;
      std::string asked;
      for (const Arg& arg : match.session().prompt().args)
        if (pays && arg.name == "for") asked = stage.use().words.say(Phrase{arg.word, {}});
      const std::size_t since = match.session().event_count();
      REQUIRE(match.choose(rng.below(static_cast<std::uint32_t>(match.view().decision.options.size()))) == Submit::ok);
      for (const Event& e : match.session().events_for(kEveryone, since)) {
        const What what = board_game::what_of(e);
        if (what != What::paid && what != What::not_paid && what != What::ruined) continue;
        met.insert(what);
        const std::string words = stage.use().words.say(match.game().tell(e));
        CAPTURE(seed, match.session().ply(), words, asked);
        const std::size_t colon = words.find(": ");
        REQUIRE(colon != std::string::npos);
        CHECK(words.size() > colon + 4);
        CHECK(words.find(asked) != std::string::npos);
        asked.clear();  // what is paid after it is another price
      }
    }
  }
  CHECK(met.size() == 3);
}
