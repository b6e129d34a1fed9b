// What somebody meets who opens a game for the first time: one question, what a bid means, and cards that can be told
// apart.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <thread>

#include "assets/assets.h"
#include "core/json.h"
#include "rules/registry.h"
#include "shell/inspector.h"
#include "shell/services/appearance.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/set_up.h"
#include "shell/tables/french_tarot/layout/places.h"
#include "shell/tables/lotr_tarot/pictures/face.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;
namespace tarot = mathom::french_tarot;

namespace {

Settings in_french() {
  Settings s = Stage::at_once();
  s.language = "fr";
  return s;
}

// The first game with remarks, up to a question that `is` the one wanted.
template <class Is>
bool first_game(Stage& stage, std::string_view game, Is is) {
  stage.use().screens.push(setup_screen(*find_game(game)));
  stage.settle();
  if (!stage.press("first/play")) return false;
  for (int i = 0; i < 600; ++i) {
    stage.settle();
    LocalMatch& match = *stage.use().play.local();
    if (match.your_turn() && is()) return true;
    if (match.your_turn() && i % 8 == 7) match.choose(0);
    if (stage.scene().find("go-on")) stage.press("go-on");
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    stage.wait(100);
  }
  return false;
}

float brightness(ui::Colour c) {
  const auto part = [c](int shift) { return static_cast<float>((c >> shift) & 255); };
  return (part(0) * 0.3f + part(8) * 0.59f + part(16) * 0.11f) / 255;
}

}  // namespace

TEST_CASE("the first visit asks one thing, and the rest can be opened", "[newcomer][setup]") {
  for (const Game* game : test::taught_games()) {
    CAPTURE(game->info().id);
    Stage stage;
    stage.use().screens.push(setup_screen(*game));
    stage.settle();
    REQUIRE(stage.scene().find("first/learn"));
    CHECK(stage.scene().find("first/learn")->item.primary);
    REQUIRE(stage.scene().find("start"));
    CHECK_FALSE(stage.scene().find("start")->item.primary);
    // Next to the first game lies nothing that deals another.
    CHECK(stage.scene().find("start")->item.rect.y >= stage.scene().find("known")->item.rect.bottom());
    CHECK(stage.scene().find("known")->item.rect.y > stage.scene().find("first/play")->item.rect.bottom());
    for (const char* later : {"players", "rules", "house_rules", "own/name"}) CHECK_FALSE(stage.scene().find(later));
    REQUIRE(stage.scene().find("setup/choose"));
    CHECK_FALSE(stage.scene().find("start")->item.description.empty());
    REQUIRE(stage.press("setup/choose"));
    CHECK(stage.scene().find("players"));
    CHECK(stage.scene().find("rules"));
    CHECK(stage.scene().find("own/name"));
  }
}

TEST_CASE("a player who was dealt cards before giving a name is asked later", "[newcomer][setup]") {
  Stage stage;
  stage.use().screens.push(setup_screen(*find_game("lotr_tarot")));
  stage.settle();
  REQUIRE(stage.press("start"));
  CHECK_FALSE(stage.use().preferences.settings().name_asked);
}

TEST_CASE("in a first game a person sits in their own seat, by their own name", "[newcomer][setup]") {
  for (const bool open : {false, true})
    for (const Game* game : test::taught_games()) {
      CAPTURE(game->info().id, open);
      Stage stage;
      stage.use().screens.push(setup_screen(*game));
      stage.settle();
      if (open) stage.press("setup/choose");
      REQUIRE(stage.press("first/play"));
      REQUIRE(stage.use().play.local());
      for (const Seat& seat : stage.use().play.local()->session().seats())
        CHECK(seat.is_person() == (seat.name == stage.use().words.say("language.player")));
    }
}

TEST_CASE("on a phone the chosen way to play is seen, and the players are below it", "[newcomer][setup]") {
  for (const char* game : {"war_of_the_ring", "lotr_board"}) {
    CAPTURE(game);
    Stage stage(in_french());
    stage.size(390, 844);
    open_set_up(stage, *find_game(game));
    const auto& items = stage.scene().items();
    const auto chosen = std::find_if(items.begin(), items.end(), [](const auto& p) {
      return p.item.id.starts_with("rule_set/") && p.item.selected;
    });
    REQUIRE(chosen != items.end());
    CHECK(chosen->visible.h >= chosen->item.rect.h - 1);
    CHECK(stage.scene().find("players")->reachable());
    // The others are one touch away, and one of them chosen takes its place.
    CHECK_FALSE(stage.scene().find("rule_set/0"));
    REQUIRE(stage.press("rule_sets"));
    REQUIRE(stage.press("rule_set/0"));
    CHECK(stage.scene().find("rule_set/0")->item.selected);
    CHECK_FALSE(stage.scene().find("rule_set/1"));
  }
}

TEST_CASE("a bid says what it means in words that fit, also next to a remark", "[newcomer][french_tarot]") {
  for (const Size size : kSizes) {
    Stage stage(in_french());
    stage.size(size.w, size.h);
    const auto bids = [&] { return stage.scene().find("offer/bid pass") || stage.scene().find("offer/bid guard"); };
    REQUIRE(first_game(stage, "french_tarot", bids));
    const ui::Canvas c(stage.scene(), stage.use().looks.letters(), 1);
    int seen = 0;
    for (const auto& p : stage.scene().items()) {
      if (!p.item.id.starts_with("offer/bid ") || !p.item.offered) continue;
      ++seen;
      const std::string bid = p.item.id.substr(10), key = "french_tarot.meaning." + bid;
      std::string snake = key;
      std::replace(snake.begin(), snake.end(), '-', '_');
      CAPTURE(size.w, size.h, snake, p.item.rect.w, p.item.rect.h);
      const tarot::BidRow row = tarot::bid_row(c, p.item.rect, bid != "pass");
      const ui::Type least{c.small().face, 12};
      REQUIRE(stage.use().words.texts().has(snake));
      CHECK((c.letters().fits(least, stage.use().words.say(snake), row.note.w, row.note.h) ||
             c.letters().fits(least, stage.use().words.say(snake + ".short"), row.note.w, row.note.h)));
      const std::string name = stage.use().words.say("french_tarot.bid." + snake.substr(21));
      CHECK(c.letters().fits({c.strong().face, 12}, name, row.name.w, row.name.h));
    }
    CHECK(seen > 0);
  }
}

TEST_CASE("the others' bids stand clear of the offered bids", "[newcomer][french_tarot]") {
  Stage stage(in_french());
  for (const auto& [size, felt] : {std::pair{Size{390, 844}, ui::Rect{0, 48, 390, 440}},
                                   {Size{390, 844}, ui::Rect{0, 48, 390, 315}},
                                   {Size{1280, 800}, ui::Rect{18, 56, 940, 310}},
                                   {Size{1280, 800}, ui::Rect{18, 56, 940, 430}},
                                   {Size{1024, 768}, ui::Rect{18, 56, 700, 330}}}) {
    stage.size(size.w, size.h);
    stage.settle();
    const ui::Canvas c(stage.scene(), stage.use().looks.letters(), 1);
    for (int seats = 3; seats <= 5; ++seats) {
      const tarot::Spots spots = tarot::place_seats(c, felt, seats, 0, true);
      for (int k = 1; k < seats; ++k) {
        const tarot::Spot& spot = spots.seat[static_cast<std::size_t>(k)];
        const ui::Rect said = speech_room(c, spot.plate, spot.speech, "Passe");
        CAPTURE(size.w, felt.h, seats, k, said.y, said.bottom(), spots.middle.y);
        CHECK_FALSE(said.overlaps(spots.middle));
        for (const tarot::Spot& other : std::span(spots.seat).first(static_cast<std::size_t>(seats)))
          if (&other != &spot) CHECK_FALSE(said.overlaps(other.plate));
      }
    }
  }
}

TEST_CASE("a card that may not be played stays white paper, whatever its side", "[newcomer][lotr_tarot]") {
  using lotr_tarot::Side;
  for (const Side side : {Side::free, Side::dark, Side::neutral})
    CHECK(brightness(lotr_tarot::paper_of(side, ui::CardState::sunk)) > 0.96f);
}

TEST_CASE("scores and the last trick are there on a low screen while a card is read", "[newcomer][explain]") {
  for (const char* game : {"french_tarot", "lotr_tarot"}) {
    Stage stage;
    stage.size(844, 390);
    stage.start(game, 3, 7);
    bool lifted = false;
    for (int answers = 0; answers < 300 && !lifted; ++answers) {
      stage.settle();
      stage.face_question();
      const auto& items = stage.scene().items();
      const auto card = std::find_if(items.begin(), items.end(), [](const auto& p) {
        return p.item.id.starts_with("hand/") && p.item.offered && !p.item.offer.empty();
      });
      if (card != items.end() && stage.press(card->item.id)) lifted = stage.scene().find("reading/name") != nullptr;
      if (lifted) break;
      LocalMatch& match = *stage.use().play.local();
      if (const auto person = match.people().person_asked()) match.people().show_to(*person);
      REQUIRE(match.choose(answers == 0 ? 1 : 0) == Submit::ok);
    }
    CAPTURE(game);
    CHECK(lifted);
    CHECK(stage.scene().find("scores"));
    if (game == std::string("french_tarot")) CHECK(stage.scene().find("last_trick"));
  }
}

TEST_CASE("one thing has one word in all texts that a player reads", "[newcomer][texts]") {
  // In which files, and what does not stand there: another word is used for it, on the button too.
  struct Word {
    std::string_view in, not_there;
  };
  constexpr Word kWords[] = {
      {"text/fr/war_of_the_ring", " cycler"},
      {"text/fr/war_of_the_ring", " cycle,"},
      {"text/fr/war_of_the_ring", " cyclez"},
      {"text/fr/war_of_the_ring", "au cycle"},
      {"text/fr/", "Mont Destin"},
      {"text/en/french_tarot", "1 of trumps"},
      {"text/fr/french_tarot", "1 d’atout"},
      {"text/en/lotr_board", "et it pass"},
      {"text/fr/lotr_board", "aisser passer"},
      {"text/fr/lotr_board", "aissez passer"},
      {"text/en/war_of_the_ring", "Still to pay"},
      {"text/en/", "is to act"},
      {"text/en/rules/lotr_board", "et it pass"},
      {"text/fr/french_tarot", "\"Annoncer Garde"},
      {"text/fr/", "tour de {name}"},
      {"text/en/war_of_the_ring", "leads by ten and"},
  };
  for (const Asset& asset : all_assets())
    for (const Word& w : kWords) {
      if (!asset.path.starts_with(w.in)) continue;
      CAPTURE(asset.path, w.not_there);
      CHECK(asset.text.find(w.not_there) == std::string_view::npos);
    }
}

TEST_CASE("the door to the log stands within its strip, with all its letters", "[newcomer]") {
  for (const std::string& language : spoken())
    for (const float wide : {390.0f, 320.0f})
      for (const float scale : {1.0f, 2.0f}) {
        Stage stage(scaled(scale, language));
        stage.size(wide, 844);
        stage.start("french_tarot", 4, 7);
        stage.face_question();
        REQUIRE(stage.scene().find("log/open"));
        const ui::Item& door = stage.scene().find("log/open")->item;
        const ui::Canvas c(stage.scene(), stage.use().looks.letters(), scale);
        CAPTURE(language, wide, scale, door.rect.x, door.rect.w);
        CHECK(door.rect.right() <= wide - ui::kStep);
        CHECK(c.letters().width(c.strong(), door.name) <= door.rect.w);
      }
}

TEST_CASE("what others did stays within its strip on a phone", "[newcomer]") {
  Stage stage(in_french());
  stage.size(390, 844);
  const auto told = [&] {
    if (stage.scene().find("remark/read") && stage.press("remark/read")) stage.settle();
    return stage.scene().find("strip/back") != nullptr;
  };
  REQUIRE(first_game(stage, "french_tarot", told));
  REQUIRE(stage.scene().find("log/open"));
  const ui::Rect strip = ui::grown(stage.scene().find("log/open")->item.rect, -4);
  for (const auto& p : stage.scene().items()) {
    if (!p.item.id.starts_with("strip/")) continue;
    CAPTURE(p.item.id, p.item.rect.y, p.item.rect.h, strip.y, strip.h);
    CHECK(p.item.rect.y >= strip.y);
    CHECK(p.item.rect.bottom() <= strip.bottom());
    CHECK(p.item.rect.h >= ui::kTouch - 1);
  }
}

TEST_CASE("on the narrowest phone the line above the table has all its words", "[newcomer]") {
  for (const std::string& language : spoken())
    for (const char* game : {"french_tarot", "lotr_tarot", "lotr_board", "war_of_the_ring"})
      for (const float scale : {1.0f, 2.0f}) {
        Stage stage(scaled(scale, language));
        stage.size(320, 640);
        stage.start(game, 4, 7);
        stage.face_question();
        ui::LettersWatch watch;
        stage.use().looks.letters().watch(&watch);
        stage.frame();
        stage.use().looks.letters().watch(nullptr);
        for (const char* id : {"title", "status"}) {
          const auto* line = stage.scene().find(id);
          if (!line) continue;
          CAPTURE(language, game, scale, line->item.name);
          CHECK(line->item.rect.x >= 0);
          CHECK(line->item.rect.right() <= 320);
          for (const std::string& cut : watch.shortened) CHECK(line->item.name.find(cut) == std::string::npos);
          for (const auto& p : stage.scene().items())
            if (p.item.id.starts_with("seat/")) CHECK_FALSE(p.item.rect.overlaps(line->item.rect));
        }
      }
}

TEST_CASE("the lines about a hand's worth do not overlap", "[newcomer][french_tarot]") {
  for (const auto& [wide, high] : {std::pair{1280, 800}, {1024, 768}, {1920, 1080}, {390, 844}, {844, 390}})
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      CAPTURE(wide, high, seed);
      Stage stage;
      stage.size(static_cast<float>(wide), static_cast<float>(high));
      stage.start("french_tarot", 4, seed);
      stage.face_question();
      std::vector<ui::Rect> lines;
      for (const std::string_view id : {"worth/facts", "worth/needs", "worth/advice"}) {
        const auto* line = stage.scene().find(id);
        if (!line) continue;
        const ui::Type least{ui::Face::text, 12};
        const ui::Rect r = line->item.rect;
        CHECK(ui::paragraph_height(stage.use().looks.letters(), least, line->item.name, r.w) <= r.h + 1);
        lines.push_back(r);
      }
      if (wide >= 1280) REQUIRE(lines.size() >= 2);  // smaller tables may have no room for it
      for (std::size_t i = 1; i < lines.size(); ++i) CHECK(lines[i - 1].bottom() <= lines[i].y + 0.5f);
    }
}
