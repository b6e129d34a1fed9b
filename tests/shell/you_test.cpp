// Who plays alone and has given no name is addressed in everything that is shown, said and kept in the log; who has
// given one is called by it. Several people keep their names.
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <regex>
#include <set>
#include <thread>

#include "core/json.h"
#include "rules/registry.h"
#include "shell/screens/screens.h"
#include "shell/screens/table/log_list.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/unnamed.h"
#include "shell/services/words.h"
#include "shell/set_up.h"
#include "support/address.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

Settings in_language(const std::string& language) {
  Settings s = Stage::at_once();
  s.language = language;
  s.detail = ui::Detail::full;
  return s;
}

// One person in the first seat, beginners in the others.
void sit_down(Stage& stage, const Game& game, const std::string& name) {
  SessionSetup setup;
  setup.seed = 7;
  const int seats = game.info().usual_seats;
  setup.config_text = dump_json(Json{{"seats", seats}});
  for (int i = 0; i < seats; ++i)
    setup.seats.push_back({i == 0 ? name : "Bot" + std::to_string(i), i == 0 ? "" : "beginner", 0});
  Problems problems;
  REQUIRE(stage.use().play.start(game, setup, problems));
  stage.use().screens.push(table_screen());
  stage.frame();
}

// Reads everything that can be seen or heard.
template <class Read>
void read_all(Stage& stage, Read read) {
  for (const auto& p : stage.scene().items()) read(p.item.name), read(p.item.description);
  for (const ui::Announcement& a : stage.take_said()) read(a.words);
}

// Some questions, each answered by another of its options.
template <class Read>
void play(Stage& stage, int questions, Read read) {
  int answered = 0;
  for (int i = 0; i < 4000 && answered < questions; ++i) {
    stage.settle();
    LocalMatch* match = stage.use().play.local();
    if (!match || match->session().outcome().over) return;
    if (match->proposal()) match->companions()->agree();
    stage.press("go-on");  // from the page of a round to the next one
    if (!match->your_turn()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      stage.wait(50);
      continue;
    }
    read_all(stage, read);
    const std::size_t n = match->view().decision.options.size();
    if (match->choose(static_cast<std::uint64_t>(answered * 7 + 3) % n) == Submit::ok) ++answered;
  }
  CHECK(answered == questions);
}

std::string whole_log(Stage& stage) {
  Chronicle chronicle;
  chronicle.follow(*stage.use().play.local());
  return log_text(stage.use(), stage.use().play.local()->game(), chronicle, {});
}

}  // namespace

TEST_CASE("a person who plays alone without a name is \"you\" on every table, in every language", "[you]") {
  static const std::regex kUnnamedSomewhere("(^|[ ·:,(«“])(Player|Joueur)([ :,.)’»”]|$)");
  for (const std::string& language : spoken())
    for (const Game* game : all_games()) {
      Stage stage(in_language(language));
      sit_down(stage, *game, language == "fr" ? "Player" : "Joueur");  // as another language kept it
      const auto read = [&](const std::string& words) {
        INFO(game->info().id << " in " << language << ": " << words);
        CHECK_FALSE(std::regex_search(words, kUnnamedSomewhere));
        CHECK(address_fault(words, language) == "");
        CHECK(words.find("<shell") == std::string::npos);
      };
      play(stage, 12, read);
      const std::string log = whole_log(stage);
      read(log);
      INFO(log);
      std::string you = stage.use().words.say("language.you");
      begin_sentence(you);
      CHECK(log.find(you + " ") != std::string::npos);
    }
}

TEST_CASE("a person who has given a name is called by it, also in games that were begun before", "[you]") {
  Stage stage(in_language("en"));
  sit_down(stage, *find_game("french_tarot"), "Player");
  CHECK(stage.use().words.seat_name(seat_at(0)) == "You");
  Settings s = stage.use().preferences.settings();
  s.player_name = "Pia";
  stage.use().preferences.change(s);
  CHECK(stage.use().words.seat_name(seat_at(0)) == "Pia");
  CHECK(stage.use().words.say("shell.table.turn_of", {{"name", seat_at(0)}}) == "It is Pia’s turn.");
  play(stage, 2, [](const std::string& words) { CHECK(words.find("You play") == std::string::npos); });
  CHECK(whole_log(stage).find("Pia ") != std::string::npos);
}

TEST_CASE("several people, and one with several seats, keep the names of their seats", "[you]") {
  const Seats two{{"Player", "", 0}, {"Nadia", "", 1}, {"Oleg", "club", 0}};
  CHECK(unnamed_seat(two) == SeatId::none);
  CHECK(unnamed_seat({{"Player", "", 0}, {"Player", "", 0}, {"Oleg", "club", 0}}) == SeatId::none);
  CHECK(unnamed_seat({{"Pia", "", 0}, {"Oleg", "club", 0}}) == SeatId::none);
  CHECK(unnamed_seat({{"Oleg", "club", 0}, {"", "", 0}}) == seat_at(1));
  CHECK(unnamed_seat({{"Oleg", "club", 0}, {"Joueur", "", 0}}) == seat_at(1));
}

TEST_CASE("the first set-up asks for the name once, and it may stay empty", "[you]") {
  Stage stage;
  const auto asks = [&] {
    open_set_up(stage, *find_game("french_tarot"));
    return stage.scene().find("own/name") != nullptr;
  };
  CHECK(asks());
  REQUIRE(stage.press("own/face/on"));
  CHECK_FALSE(stage.use().preferences.settings().player_face.empty());
  REQUIRE(stage.press("start"));
  CHECK(stage.use().preferences.settings().name_asked);
  CHECK(stage.use().preferences.settings().player_name.empty());
  CHECK(stage.use().words.seat_name(seat_at(0)) == "You");
  CHECK(stage.use().words.face_of(seat_at(0)) == stage.use().preferences.settings().player_face);
  CHECK_FALSE(asks());
  stage.use().screens.push(settings_screen());
  stage.settle();
  CHECK(stage.scene().find("own/name"));
}

TEST_CASE("the words for a player without a name do not count as a name", "[you]") {
  for (const std::string& language : spoken()) {
    Stage stage(in_language(language));
    const std::string name = stage.use().words.say("language.player");
    CHECK(means_nobody(name));
  }
}

TEST_CASE("looking back names the parts of this game, and no bot thinks", "[you]") {
  Stage stage(in_language("en"));
  sit_down(stage, *find_game("war_of_the_ring"), "Player");
  play(stage, 6, [](const std::string&) {});
  stage.settle();
  REQUIRE(stage.press("menu"));
  REQUIRE(stage.press("menu/look_back"));
  stage.settle();
  for (int i = 0; i < 8; ++i) {
    read_all(stage, [](const std::string& words) {
      INFO(words);
      CHECK(words.find("deal") == std::string::npos);
      CHECK(words.find("trick") == std::string::npos);
      CHECK(words.find("You are thinking") == std::string::npos);
    });
    stage.press("past/step_back");
  }
  CHECK(stage.scene().find_named("Back one turn"));
}

namespace {

// What the log next to the table tells, in its order.
std::map<int, std::string> told_lines(Stage& stage) {
  std::map<int, std::string> out;
  for (const auto& p : stage.scene().items()) {
    const std::string& id = p.item.id;
    if (id.starts_with("log/") && id.size() > 4 && id.find_first_not_of("0123456789", 4) == std::string::npos)
      out[std::stoi(id.substr(4))] = p.item.name;
  }
  return out;
}

// "ace of clubs", of each card in the trick: "Pia: ace of clubs, wins".
std::set<std::string> lying_cards(Stage& stage) {
  std::set<std::string> out;
  for (const auto& p : stage.scene().items()) {
    if (!p.item.id.starts_with("trick/")) continue;
    const std::size_t from = p.item.name.find(": ") + 2;
    out.insert(p.item.name.substr(from, p.item.name.find(',', from) - from));
  }
  return out;
}

// The card that the last line tells of, if it tells of one that was played.
std::string told_last(const std::map<int, std::string>& lines) {
  static const std::regex kPlayed("(?:plays|You play) the (.*)[.]");
  std::smatch found;
  return !lines.empty() && std::regex_search(lines.rbegin()->second, found, kPlayed) ? found[1].str() : std::string();
}

}  // namespace

TEST_CASE("the log tells of a card when it is on the table, not before and not later", "[you]") {
  Settings s = in_language("en");
  s.speed = Speed::normal;
  Stage stage(s);
  sit_down(stage, *find_game("french_tarot"), "Player");
  std::size_t most = 0;
  int answered = 0;
  for (int i = 0; i < 6000 && answered < 14; ++i) {
    stage.wait(30);
    stage.frame();
    std::this_thread::sleep_for(std::chrono::microseconds(200));
    const auto lines = told_lines(stage);
    const auto lying = lying_cards(stage);
    most = std::max(most, lying.size());
    for (const std::string& card : lying) {
      INFO(card << " lies there and is not told of");
      CHECK(std::any_of(lines.begin(), lines.end(),
                        [&](const auto& line) { return line.second.find(card) != std::string::npos; }));
    }
    if (const std::string card = told_last(lines); !card.empty()) {
      INFO(card << " is told of and does not lie there");
      CHECK(lying.contains(card));
    }
    LocalMatch* match = stage.use().play.local();
    if (!match->your_turn()) continue;
    if (match->choose(match->view().decision.options.size() - 1) == Submit::ok) ++answered;
  }
  CHECK(most >= 3);
}
