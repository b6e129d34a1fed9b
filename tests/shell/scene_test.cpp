// The scene without a window: what a press, a key or the mirror does to a small screen of named items.
#include "shell/ui/scene/scene.h"

#include <catch2/catch_test_macros.hpp>

using namespace mathom::ui;

namespace {

// Six cards that overlap to strips of 30 pixels, a zone of two buttons, and a log that scrolls; optionally a dialog
// above.
struct Desk {
  Scene scene;
  double now = 0;
  std::string activated, refused, marked, zoomed;
  bool dialog = false, dismissed = false, card_2_gone = false;
  char free_letter = 0;

  void note(const std::string& id, const Reaction& r) {
    if (r.activated) activated = id;
    if (r.refused) refused = id;
    if (r.marked) marked = id;
    if (r.zoom) zoomed = id;
  }
  void item(Item i) {
    const std::string id = i.id;
    note(id, scene.add(std::move(i)));
  }
  void cards() {
    scene.begin_zone("hand", {.name = "Your hand", .list = true, .slide = true, .numbered = true});
    for (int c = 0; c < 6; ++c) {
      if (c == 2 && card_2_gone) continue;
      const Rect rect{10 + 30.0f * static_cast<float>(c), 200, 80, 120};
      item({.id = "card/" + std::to_string(c),
            .role = Role::card,
            .name = "Card " + std::to_string(c),
            .rect = rect,
            .offered = c != 1});
    }
    scene.end_zone();
  }
  void frame(double ms = 16) {
    now += ms;
    activated = refused = marked = zoomed = "";
    dismissed = false;
    free_letter = 0;
    scene.begin({.screen = {0, 0, 400, 400}, .safe = {0, 0, 400, 400}, .now = now});
    for (char c = 'a'; c <= 'z'; ++c)
      if (scene.key(c)) free_letter = c;
    cards();
    scene.begin_zone("actions", {.name = "Actions"});
    item({.id = "undo", .name = "Undo", .rect = {10, 340, 100, 44}, .key = 'u'});
    item({.id = "play", .name = "Play", .rect = {200, 340, 100, 44}, .primary = true});
    scene.end_zone();
    scene.begin_zone("log", {.name = "Log"});
    const float top = scene.begin_scroll("log/list", "Log", {300, 0, 100, 100});
    for (int line = 0; line < 20; ++line)
      scene.text("log/" + std::to_string(line), "line", {300, top + 20.0f * static_cast<float>(line), 100, 20});
    scene.end_scroll(400);
    scene.end_zone();
    if (dialog) {
      dismissed = scene.begin_layer("ask", "Sure?", {100, 100, 200, 150});
      scene.begin_zone("ask", {.name = "Sure?"});
      item({.id = "no", .name = "No", .rect = {110, 180, 60, 44}});
      item({.id = "yes", .name = "Yes", .rect = {200, 180, 60, 44}, .first_focus = true});
      scene.end_zone();
      scene.end_layer();
    }
    scene.end();
  }
  void pointer(Input::Kind kind, Point at, bool touch = false) {
    scene.post({.kind = kind, .at = at, .touch = touch, .when = now});
  }
  void press(Point at, bool touch = false) {
    pointer(Input::Kind::pointer_down, at, touch);
    pointer(Input::Kind::pointer_up, at, touch);
  }
  void key(Key k, bool shift = false) { scene.post({.kind = Input::Kind::key, .key = k, .shift = shift}); }
  void letter(char32_t c) { scene.post({.kind = Input::Kind::key, .key = Key::character, .character = c}); }
  Desk() { frame(), frame(); }
};

}  // namespace

TEST_CASE("a press and release inside activates the card that shows there", "[scene]") {
  Desk d;
  d.press({15, 220});
  d.frame();
  CHECK(d.activated == "card/0");
  d.press({45, 220});  // card 1 lies over card 0 here, and is not offered
  d.frame();
  CHECK(d.activated.empty());
  CHECK(d.refused == "card/1");
}

TEST_CASE("a frame in which an item leaves the pointer is out of date until it is built again", "[scene]") {
  Desk d;
  d.pointer(Input::Kind::pointer_move, {75, 220});
  d.frame();
  CHECK_FALSE(d.scene.out_of_date());
  d.card_2_gone = true;
  d.frame();
  CHECK(d.scene.out_of_date());
  d.frame(0);
  CHECK_FALSE(d.scene.out_of_date());
  CHECK_FALSE(d.scene.frame_wanted());
}

TEST_CASE("a release elsewhere activates nothing", "[scene]") {
  Desk d;
  d.pointer(Input::Kind::pointer_down, {20, 350});
  d.pointer(Input::Kind::pointer_up, {220, 350});
  d.frame();
  CHECK(d.activated.empty());
}

TEST_CASE("each press meets the frame after the previous press", "[scene]") {
  Desk d;
  d.press({15, 220});
  d.press({20, 350});
  d.frame();
  CHECK(d.activated == "card/0");
  CHECK(d.scene.frame_wanted());
  d.frame();
  CHECK(d.activated == "undo");
}

TEST_CASE("a long press asks for the zoom and does not activate on release", "[scene]") {
  Desk d;
  d.pointer(Input::Kind::pointer_down, {15, 220}, true);
  d.frame();
  REQUIRE(d.scene.wake_at().has_value());
  d.frame(500);
  CHECK(d.zoomed == "card/0");
  d.pointer(Input::Kind::pointer_up, {15, 220}, true);
  d.frame();
  CHECK(d.activated.empty());
}

TEST_CASE("a finger sliding along the hand takes the card beneath it", "[scene]") {
  Desk d;
  d.pointer(Input::Kind::pointer_down, {15, 220}, true);
  d.pointer(Input::Kind::pointer_move, {110, 222}, true);
  d.pointer(Input::Kind::pointer_up, {110, 222}, true);
  d.frame();
  CHECK(d.activated == "card/3");
}

TEST_CASE("tab goes from zone to zone and arrows go within", "[scene]") {
  Desk d;
  d.key(Key::tab), d.frame();
  CHECK(d.scene.focus() == "card/0");
  d.key(Key::right), d.frame();
  d.key(Key::right), d.frame();
  CHECK(d.scene.focus() == "card/2");
  d.key(Key::tab), d.frame();
  CHECK(d.scene.focus() == "undo");
  d.key(Key::tab, true), d.frame();
  CHECK(d.scene.focus() == "card/2");
  d.key(Key::end), d.frame();
  CHECK(d.scene.focus() == "card/5");
  d.key(Key::home), d.frame();
  CHECK(d.scene.focus() == "card/0");
}

TEST_CASE("enter activates and space marks what has focus", "[scene]") {
  Desk d;
  d.key(Key::tab), d.frame();
  d.key(Key::space), d.frame();
  CHECK(d.marked == "card/0");
  d.key(Key::enter), d.frame();
  CHECK(d.activated == "card/0");
  d.key(Key::right), d.frame();
  d.key(Key::enter), d.frame();
  CHECK(d.refused == "card/1");
}

TEST_CASE("enter without focus presses the primary button", "[scene]") {
  Desk d;
  d.key(Key::enter), d.frame();
  CHECK(d.activated == "play");
}

TEST_CASE("letters press their items, digits press the nth offer, and other keys go to the screen", "[scene]") {
  Desk d;
  d.letter(U'u'), d.frame();
  CHECK(d.activated == "undo");
  d.letter(U'2'), d.frame();
  CHECK(d.activated == "card/2");  // card 1 is not offered
  d.letter(U'w'), d.frame();
  CHECK(d.free_letter == 'w');
}

TEST_CASE("focus moves to a neighbour when its item is gone", "[scene]") {
  Desk d;
  d.key(Key::tab), d.frame();
  d.key(Key::right), d.frame();
  d.key(Key::right), d.frame();
  REQUIRE(d.scene.focus() == "card/2");
  d.card_2_gone = true;
  d.frame();
  CHECK(d.scene.focus() == "card/3");
}

TEST_CASE("a dialog takes focus, hides what lies under it, and gives focus back", "[scene]") {
  Desk d;
  d.key(Key::tab), d.frame();
  d.dialog = true;
  d.frame();
  CHECK(d.scene.focus() == "yes");
  CHECK(d.scene.tree_json().find("card/0") == std::string::npos);
  d.press({15, 220});
  d.frame();
  CHECK(d.activated.empty());
  CHECK(d.dismissed);
  d.key(Key::escape), d.frame();
  CHECK(d.dismissed);
  d.dialog = false;
  d.frame();
  CHECK(d.scene.focus() == "card/0");
}

TEST_CASE("a covered card is reachable in the strip that shows", "[scene]") {
  Desk d;
  const auto* card = d.scene.find("card/0");
  REQUIRE(card);
  CHECK(card->visible == Rect{10, 200, 30, 120});
  CHECK(d.scene.find("card/5")->visible.w == 80);
}

TEST_CASE("the mirror activates by id and cannot reach under a dialog", "[scene]") {
  Desk d;
  d.scene.post({.kind = Input::Kind::activate, .id = "card/4"});
  d.frame();
  CHECK(d.activated == "card/4");
  d.dialog = true;
  d.frame();
  d.scene.post({.kind = Input::Kind::activate, .id = "card/4"});
  d.frame();
  CHECK(d.activated.empty());
}

TEST_CASE("the wheel and a dragging finger scroll, and a throw comes to rest", "[scene]") {
  Desk d;
  const auto top = [&] { return d.scene.find("log/0")->item.rect.y; };
  d.scene.post({.kind = Input::Kind::wheel, .at = {350, 50}, .by = {0, 60}});
  d.frame();
  CHECK(top() == -60);
  d.pointer(Input::Kind::pointer_down, {350, 80}, true);
  d.frame();
  for (float y = 70; y > 20; y -= 10) d.pointer(Input::Kind::pointer_move, {350, y}, true), d.frame();
  const float dragged = top();
  CHECK(dragged < -90);
  d.pointer(Input::Kind::pointer_up, {350, 30}, true);
  int frames = 0;
  for (d.frame(); d.scene.frame_wanted() && frames < 600; ++frames) d.frame();
  CHECK(top() < dragged);
  CHECK(frames < 300);
}

// As browsers have it that hide who one is: many moves have the same time.
TEST_CASE("by a coarse clock a slow finger does not throw", "[scene]") {
  Desk desk;
  desk.frame();
  const auto finger = [&](Input::Kind kind, float y, double when) {
    desk.scene.post({.kind = kind, .at = {350, y}, .touch = true, .when = when});
    desk.frame();
  };
  finger(Input::Kind::pointer_down, 90, 100);
  for (int move = 1; move <= 10; ++move)
    finger(Input::Kind::pointer_move, 90 - 3 * static_cast<float>(move), move < 6 ? 100 : 200);
  finger(Input::Kind::pointer_up, 60, 200);
  const float left = desk.scene.find("log/0")->item.rect.y;
  CHECK(left < -15);
  for (int i = 0; i < 200 && desk.scene.frame_wanted(); ++i) desk.frame();
  CHECK(desk.scene.find("log/0")->item.rect.y > left - 40);
}

TEST_CASE("a region at its end leaves the wheel to what is around it", "[scene]") {
  Desk desk;
  desk.frame();
  const Point over{350, 50}, beside{100, 250};
  CHECK(desk.scene.scrolls(over, 10));
  CHECK_FALSE(desk.scene.scrolls(over, -10));
  CHECK_FALSE(desk.scene.scrolls(over, 0));
  CHECK_FALSE(desk.scene.scrolls(beside, 10));
  desk.scene.post({.kind = Input::Kind::wheel, .at = over, .by = {0, 1000}});
  desk.frame();
  CHECK_FALSE(desk.scene.scrolls(over, 10));
  CHECK(desk.scene.scrolls(over, -10));
}

TEST_CASE("a quiet scene keeps its revision and asks for no frame", "[scene]") {
  Desk d;
  const auto revision = d.scene.revision(), geometry = d.scene.geometry();
  d.frame();
  CHECK(d.scene.revision() == revision);
  CHECK(d.scene.geometry() == geometry);
  CHECK_FALSE(d.scene.frame_wanted());
  d.card_2_gone = true;
  d.frame();
  CHECK(d.scene.revision() != revision);
}
