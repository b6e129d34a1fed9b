// Keys that are held down, stand for others, or come in a sentence: what the scene takes for a command.
#include "shell/ui/scene/keys.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <string>

#include "shell/ui/scene/dictation.h"
#include "support/files.h"

using namespace mathom;
using namespace mathom::ui;

namespace {

// A hand of two cards, buttons with and without a key, and a dialog above on demand.
struct Desk {
  Scene scene;
  Dictation dictation;
  double now = 0, clock = 1;  // the page's, which may tell more than a millisecond at a time
  std::string done;           // since the last look, in order
  bool letter_keys = true, dialog = false, dismissed = false;

  double told() const { return std::floor(now / clock) * clock; }
  void item(Item i) {
    const std::string id = i.id;
    const Reaction is = scene.add(std::move(i));
    if (is.activated || is.marked || is.zoom) done += id + " ";
  }
  void frame(double ms = 16) {
    now += ms;
    dictation.release(told(), scene);
    scene.begin({.screen = {0, 0, 400, 400}, .safe = {0, 0, 400, 400}, .now = told(), .letter_keys = letter_keys});
    if (scene.key(Key::escape)) done += "escape ";
    if (scene.key(Key::enter)) done += "enter ";
    for (const KeyWords& k : key_table())
      if (scene.key(k.key)) done += std::string("key-") + k.key + " ";
    scene.begin_zone("hand", {.name = "Your hand", .list = true});
    item({.id = "card/1", .role = Role::card, .name = "Card 1", .rect = {10, 200, 80, 120}});
    item({.id = "card/2", .role = Role::card, .name = "Card 2", .rect = {100, 200, 80, 120}});
    scene.end_zone();
    scene.begin_zone("actions", {.name = "Actions"});
    item({.id = "undo", .name = "Undo", .rect = {10, 340, 100, 44}, .key = 'u'});
    item({.id = "pass", .name = "Pass", .rect = {200, 340, 100, 44}, .key = 'p', .offer = "pass"});
    item({.id = "find", .name = "Find", .rect = {310, 340, 60, 44}, .key = '/'});
    scene.end_zone();
    if (dialog) {
      dismissed = scene.begin_layer("ask", "Sure?", {100, 100, 200, 150}) || dismissed;
      scene.end_layer();
    }
    scene.end();
  }
  // Until nothing waits any more.
  std::string rest() {
    for (int i = 0; i < 20; ++i) frame();
    return std::exchange(done, std::string());
  }
  void key(Key k, bool repeat = false) {
    dictation.post({.kind = Input::Kind::key, .key = k, .repeat = repeat, .when = told()}, scene);
  }
  void letter(char c, bool repeat = false, bool chord = false) {
    dictation.post({.kind = Input::Kind::key,
                    .key = Key::character,
                    .character = static_cast<char32_t>(c),
                    .repeat = repeat,
                    .chord = chord,
                    .when = told()},
                   scene);
  }
  void write(std::string_view text, double apart) {
    for (const char c : text) {
      c == ' ' ? key(Key::space) : c == '\n' ? key(Key::enter) : letter(c);
      frame(apart);
    }
  }
  Desk() { frame(), frame(); }
};

}  // namespace

TEST_CASE("a key that stays down activates nothing", "[scene][keys]") {
  Desk d;
  d.scene.set_focus("pass");
  for (const Key k : {Key::enter, Key::space, Key::menu, Key::escape}) d.key(k, true);
  for (const char c : {'p', 'u', '1', 'm', 'z'}) d.letter(c, true), d.letter(c, true, true);
  d.frame();
  CHECK_FALSE(d.scene.touched());
  CHECK(d.rest().empty());
  d.dialog = true;
  d.frame();
  d.key(Key::escape, true);
  d.frame();
  CHECK_FALSE(d.dismissed);
  // The next press is one again.
  d.dialog = false;
  d.frame();
  d.scene.set_focus("pass");
  d.key(Key::enter);
  CHECK(d.rest() == "pass ");
}

TEST_CASE("a key that stays down keeps moving the focus", "[scene][keys]") {
  Desk d;
  d.scene.set_focus("card/1");
  d.frame();
  d.key(Key::right, true);
  d.frame();
  CHECK(d.scene.focus() == "card/2");
  d.key(Key::tab, true);
  d.frame();
  CHECK(d.scene.focus() != "card/2");
}

TEST_CASE("undo by a chord is heard where letters are turned off", "[scene][keys]") {
  Desk d;
  d.letter_keys = false;
  d.frame();
  d.letter('u');
  CHECK(d.rest().empty());
  d.letter('u', false, true);
  CHECK(d.rest() == "undo ");
  d.letter('?', false, true);
  CHECK(d.rest() == "key-? ");
}

TEST_CASE("a dictated sentence does not act as commands", "[scene][keys]") {
  for (const char* text : {"play happy", "up", "p 1 u", "m l", "7 of hearts", "say pass\n"}) {
    Desk d;
    d.scene.set_focus("pass");
    d.write(text, 4);
    INFO(text);
    CHECK(d.rest().empty());
  }
}

TEST_CASE("a dictated sentence does not act as commands by a clock with steps of a tenth of a second",
          "[scene][keys]") {
  for (const double apart : {1.0, 4.0, 30.0, 90.0})
    for (double start = 0; start < 100; start += 7) {
      Desk d;
      d.now = 1000 + start;
      d.clock = 100;
      d.frame(0);
      d.write("play happy", apart);
      CAPTURE(apart, start);
      CHECK(d.rest().empty());
    }
}

// The page of words has buttons of its own, which the browser presses before the scene hears of it.
TEST_CASE("the page takes letters for dictated within the same time as the scene", "[keys]") {
  const std::string page = test::read_file("web/keys.js"), begins = "const burst = ";
  const auto at = page.find(begins);
  REQUIRE(at != std::string::npos);
  CHECK(std::stod(page.substr(at + begins.size())) == kBurst);
  CHECK(page.find(begins, at + 1) == std::string::npos);
}

TEST_CASE("letters that are pressed one after the other are commands each", "[scene][keys]") {
  Desk d;
  d.write("pu", 120);
  CHECK(d.rest() == "pass undo ");
  d.write("1+2", 30);
  CHECK(d.rest() == "pass key-+ ");
  // What is pressed next waits for nothing and overtakes nothing.
  d.scene.set_focus("card/1");
  d.letter('u');
  d.key(Key::enter);
  CHECK(d.rest() == "undo card/1 ");
}

TEST_CASE("a letter waits while only the mouse moves", "[scene][keys]") {
  Desk d;
  d.letter('p');
  d.dictation.post({.kind = Input::Kind::pointer_move, .at = {5, 5}, .when = d.told()}, d.scene);
  d.frame(4);
  d.letter('l');
  CHECK(d.rest().empty());
}

TEST_CASE("the keys that mean something here are known before they are pressed", "[scene][keys]") {
  Desk d;
  for (const char c : {'m', 'p', '/', '1', '9', '[', '+', '?'}) CHECK(is_heard(d.scene, static_cast<char32_t>(c)));
  for (const char32_t c : {U'a', U'0', U'\'', U'=', U'\u044c'}) CHECK_FALSE(is_heard(d.scene, c));
  d.dialog = true;
  d.frame();
  CHECK_FALSE(is_heard(d.scene, U'/'));  // its button lies below
  d.letter_keys = false;
  d.frame();
  CHECK_FALSE(is_heard(d.scene, U'm'));
}
