// The page's program: the browser calls it with frames, pointers, keys and the requests of its mirror.
#ifdef __EMSCRIPTEN__
#include <SDL.h>
#include <emscripten/emscripten.h>

#include <algorithm>

#include "assets/assets.h"
#include "shell/app/main_loop.h"
#include "shell/app/window.h"
#include "shell/platform/platform.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/services.h"
#include "shell/ui/scene/keys.h"

namespace {

mathom::Window& window() {
  static mathom::Window w;
  return w;
}

bool& awake() {
  static bool is = false;
  return is;
}

void post(mathom::ui::Input input) {
  if (!awake()) return;
  const double now = mathom::platform::now();
  input.when = input.when > 0 ? std::min(input.when, now) : now;
  input.at = window().in_picture(input.at);
  window().post(std::move(input));
}

// The state of a key, as web/keys.js numbers it.
enum With : int { kShift = 1, kRepeat = 2, kChord = 4 };

}  // namespace

namespace mathom {
// The page calls app_start when it knows its size; until then there is nothing to do.
int run(int, char**) { return 0; }
}  // namespace mathom

extern "C" {

// Takes files that are not part of the program: the words of the first language before app_start, those of a game with
// its code.
EMSCRIPTEN_KEEPALIVE void app_words(const char* bytes, int size) {
  mathom::Problems problems;
  mathom::add_assets({bytes, static_cast<std::size_t>(size)}, problems);
}

// If the table cannot be drawn the page says so (platform::can_draw), and the game is played in words.
EMSCRIPTEN_KEEPALIVE void app_start(float width, float height, float density, const char* language,
                                    int reduced_motion) {
  window().open({.width = width, .height = height, .density = density});
  window().use().preferences.system.language = language;
  window().use().preferences.system.reduced_motion = reduced_motion != 0;
  window().app().start();
  awake() = true;
  mathom::platform::want_frame();
}

// Another page of this browser has changed the stored data.
EMSCRIPTEN_KEEPALIVE void app_kept_elsewhere() {
  if (!awake()) return;
  window().app().kept_elsewhere();
  mathom::platform::want_frame();
}

// Tells that the offline state has changed.
EMSCRIPTEN_KEEPALIVE void app_offline() { mathom::platform::want_frame(); }

// The page's address has a deck.
EMSCRIPTEN_KEEPALIVE void app_book(const char* list) {
  if (!awake()) return;
  mathom::open_deck(window().use(), list);
  mathom::platform::want_frame();
}

EMSCRIPTEN_KEEPALIVE void app_frame() {
  SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
  if (awake()) window().frame();
}

EMSCRIPTEN_KEEPALIVE void app_resize(float width, float height, float density, float top, float right, float bottom,
                                     float left) {
  if (awake()) window().resize({width, height, density, top, right, bottom, left});
}

EMSCRIPTEN_KEEPALIVE void app_pointer(int kind, float x, float y, int touch, int secondary) {
  using Kind = mathom::ui::Input::Kind;
  constexpr Kind kinds[] = {Kind::pointer_move, Kind::pointer_down, Kind::pointer_up, Kind::pointer_cancel,
                            Kind::pointer_leave};
  if (kind >= 0 && kind < 5)
    post({.kind = kinds[kind], .at = {x, y}, .touch = touch != 0, .secondary = secondary != 0});
}

EMSCRIPTEN_KEEPALIVE void app_wheel(float x, float y, float dx, float dy) {
  post({.kind = mathom::ui::Input::Kind::wheel, .at = {x, y}, .by = {dx, dy}});
}

// Whether the wheel does something there. Otherwise it is left to the browser.
EMSCRIPTEN_KEEPALIVE int app_scrolls(float x, float y, float by) {
  return awake() && window().scene().scrolls(window().in_picture({x, y}), by) ? 1 : 0;
}

// `key`: an index into mathom::ui::Key. `with`: a sum of With. `when`: the time of the event, which may have waited.
EMSCRIPTEN_KEEPALIVE void app_key(int key, int character, int with, double when) {
  if (key <= 0 || key > static_cast<int>(mathom::ui::Key::character)) return;
  post({.kind = mathom::ui::Input::Kind::key,
        .key = static_cast<mathom::ui::Key>(key),
        .character = static_cast<char32_t>(character),
        .shift = (with & kShift) != 0,
        .repeat = (with & kRepeat) != 0,
        .chord = (with & kChord) != 0,
        .when = when});
}

// Whether the letter, digit or sign does something on this screen. Any other is left to the browser.
EMSCRIPTEN_KEEPALIVE int app_hears(int character) {
  return awake() && mathom::is_heard(window().scene(), static_cast<char32_t>(character)) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE void app_mirror(int kind, const char* id, float number) {
  using Kind = mathom::ui::Input::Kind;
  constexpr Kind kinds[] = {Kind::activate, Kind::zoom, Kind::focus, Kind::blur, Kind::value, Kind::perform};
  if (kind >= 0 && kind < 6) post({.kind = kinds[kind], .number = number, .id = id});
}

// Runs a command of the text view. Returns the answer.
EMSCRIPTEN_KEEPALIVE const char* app_command(const char* typed) {
  static std::string answer;
  answer = awake() ? window().app().command(window().scene(), typed) : std::string();
  mathom::platform::want_frame();
  return answer.c_str();
}

// A file was dropped on the page.
EMSCRIPTEN_KEEPALIVE void app_dropped(const char* text) {
  if (!awake()) return;
  mathom::open_save(window().use(), text);
  mathom::platform::want_frame();
}

EMSCRIPTEN_KEEPALIVE void app_text_view(int on) {
  if (!awake()) return;
  mathom::Settings settings = window().use().preferences.settings();
  settings.text_view = on != 0;
  window().use().preferences.change(settings);
}

// Returns true if people share this screen and a frame drawn now covers the open cards.
EMSCRIPTEN_KEEPALIVE int app_hidden() {
  if (!awake()) return 0;
  window().app().hidden();
  return window().use().play.match() && window().use().play.match()->shared() ? 1 : 0;
}

// Tells whether the system prefers a light page.
EMSCRIPTEN_KEEPALIVE void app_light(int light) {
  if (!awake()) return;
  window().use().preferences.system.light = light != 0;
  window().app().tell_page();
  mathom::platform::want_frame();
}

EMSCRIPTEN_KEEPALIVE void app_motion(int reduced) {
  if (!awake()) return;
  window().use().preferences.system.reduced_motion = reduced != 0;
  mathom::platform::want_frame();
}

// Tells whether fingers are the only pointers.
EMSCRIPTEN_KEEPALIVE void app_fingers(int only) {
  if (!awake()) return;
  window().use().preferences.system.fingers_only = only != 0;
  mathom::platform::want_frame();
}

EMSCRIPTEN_KEEPALIVE void app_graphics_again() {
  if (awake()) window().renew_graphics();
}

EMSCRIPTEN_KEEPALIVE const char* app_state() {
  static std::string text;
  text = awake() ? window().state_json() : "{}";
  return text.c_str();
}

EMSCRIPTEN_KEEPALIVE const char* app_tree() {
  static std::string text;
  text = awake() ? window().scene().tree_json() : "{}";
  return text.c_str();
}
}
#endif
