// What is asked stands in full: buttons with all their words, captions whole or not there, and after the end nothing
// that speaks of what comes next.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"
#include "session/session.h"
#include "shell/inspector.h"
#include "shell/services/appearance.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

constexpr Size kPlayed[] = {{1280, 800}, {390, 844}};

// A game with a person in every seat that answers itself at random.
class Played {
 public:
  Played(const char* game, int seats, std::uint64_t seed, const std::string& language = spoken(0))
      : stage(scaled(1, language)), rng_(seed) {
    stage.start(game, seats, seed);
  }
  LocalMatch& match() { return *stage.use().play.local(); }
  bool over() { return match().session().waiting_for() == SeatId::none; }
  const std::vector<Option>& options() { return match().view().decision.options; }
  void answer() {
    if (const auto person = match().people().person_asked()) match().people().show_to(*person);
    REQUIRE(match().choose(rng_.below(static_cast<std::uint32_t>(options().size()))) == Submit::ok);
  }
  // Up to a question that `is` the one wanted; false: there was none.
  template <class Is>
  bool until(Is is) {
    for (int i = 0; i < 900 && !over(); ++i) {
      if (const auto person = match().people().person_asked()) match().people().show_to(*person);
      if (is()) return true;
      answer();
    }
    return false;
  }
  void to_the_end() {
    for (int i = 0; i < 4000 && !over(); ++i) answer();
    REQUIRE(over());
  }
  std::string token(std::size_t i) { return match().token(options()[i]); }
  std::string name(std::string_view id) {
    const auto* found = stage.scene().find(id);
    return found ? found->item.name : std::string();
  }
  void look(Size size) {
    stage.size(size.w, size.h);
    stage.face_question();
    stage.settle();
  }

  Stage stage;

 private:
  Rng rng_;
};

// The smallest letters in which a button is written: does it hold its name? False: it is not there.
bool check_button(Stage& stage, std::string_view id) {
  const auto* button = stage.scene().find(id);
  if (!button) return false;
  const ui::Rect& r = button->item.rect;
  CAPTURE(button->item.name, r.w, r.h);
  CHECK(stage.use().looks.letters().fits({ui::Face::strong, ui::kLeastType}, button->item.name, r.w - 2 * ui::kStep,
                                         r.h * 1.12f));
  return true;
}

void lift_each_on_a_phone(const char* game, int seats, int questions) {
  Played played(game, seats, 7, spoken(1));
  Stage& stage = played.stage;
  int acts = 0, ways_back = 0;
  for (int i = 0; i < questions && !played.over(); ++i) {
    if (i % 3 != 0) {
      played.answer();
      continue;
    }
    played.look({390, 844});
    std::vector<std::string> ids;
    for (const auto& p : stage.scene().items())
      if (stage.scene().on_top(p) && p.item.role == ui::Role::card && p.item.offered && !p.item.offer.empty())
        ids.push_back(p.item.id);
    if (ids.size() > 3) ids.resize(3);
    const auto ply = played.match().session().ply();
    for (const std::string& id : ids) {
      if (!stage.press(id)) continue;
      if (played.match().session().ply() != ply) break;
      CAPTURE(game, ply, id);
      acts += check_button(stage, "primary");
      ways_back += check_button(stage, "lay_back");
      stage.key(ui::Key::escape);
    }
    if (played.match().session().ply() != ply) played.match().undo();
    stage.face_question();
    // A question with nothing but a pass answers itself, and may have been the last one.
    if (!played.over()) played.answer();
  }
  CAPTURE(game, acts, ways_back);
  CHECK(acts >= 10);
  CHECK(ways_back >= 10);
}

}  // namespace

TEST_CASE("on a phone the gold button and the way back have all their words, in French too", "[asked]") {
  lift_each_on_a_phone("french_tarot", 4, 60);
  lift_each_on_a_phone("lotr_tarot", 3, 60);
  lift_each_on_a_phone("lotr_board", 3, 60);
  lift_each_on_a_phone("war_of_the_ring", 2, 60);
  lift_each_on_a_phone("lotr_tcg", 2, 150);
}

TEST_CASE("pile captions are never cut off", "[asked][lotr_tarot]") {
  for (const char* verb : {"suit ", "side "}) {
    Played played("lotr_tarot", 3, 5);
    REQUIRE(played.until([&] { return played.token(0).starts_with(verb); }));
    for (const Size size : kPlayed) {
      played.look(size);
      int captions = 0;
      for (const auto& offer : played.stage.scene().items()) {
        if (!offer.item.id.starts_with("offer/")) continue;
        for (const auto& p : played.stage.scene().items()) {
          if (!p.item.id.ends_with("/caption") && !p.item.id.ends_with("/note")) continue;
          ++captions;
          CAPTURE(verb, size.w, offer.item.name, p.item.name);
          CHECK_FALSE(ui::grown(offer.item.rect, 2 * ui::kStep).overlaps(p.item.rect));
        }
      }
      if (size.w > 1000) CHECK(captions > 0);
    }
  }
}

TEST_CASE("with one thing left to do the sentence names only that", "[asked][lotr_tarot]") {
  for (const auto& [verb, key] :
       {std::pair{"draw", "lotr_tarot.table.only_draw"}, {"end", "lotr_tarot.table.only_end"}}) {
    Played played("lotr_tarot", 3, 2);
    REQUIRE(played.until([&] { return played.options().size() == 1 && played.token(0) == verb; }));
    played.look(kPlayed[0]);
    CHECK(played.name("prompt") == played.stage.use().words.say(key));
  }
}

TEST_CASE("after the end of War of the Ring its table says how it ended, and nothing of a round",
          "[asked][war_of_the_ring]") {
  Played played("war_of_the_ring", 2, 4);
  played.to_the_end();
  int middles = 0;
  for (const Size size : kPlayed) {
    played.look(size);
    played.stage.press("go-on");
    played.stage.settle();
    CAPTURE(size.w);
    if (const std::string middle = played.name("places/none"); !middle.empty()) {
      ++middles;
      CHECK(middle.find(" points to ") != std::string::npos);
    }
    CHECK(played.name("counter/0").empty());
  }
  CHECK(middles > 0);
}

TEST_CASE("when the journey is over no event is marked as the next", "[asked][lotr_board]") {
  Played played("lotr_board", 2, 3);
  played.to_the_end();
  for (const Size size : kPlayed) {
    played.look(size);
    played.stage.press("go-on");
    played.stage.settle();
    int events = 0;
    for (const auto& p : played.stage.scene().items()) {
      CAPTURE(size.w, p.item.id, p.item.name);
      if (p.item.id.starts_with("event/")) ++events;
      if (p.item.id.starts_with("event/") || p.item.id.starts_with("counter/"))
        CHECK_FALSE(p.item.name.starts_with("Next"));
    }
    CHECK(events > 0);
  }
}
