// The window's own program: what SDL says of a key or a button, as an input of the scene.
#include "shell/platform/desktop_input.h"

#include <SDL.h>

#include <catch2/catch_test_macros.hpp>
#include <string_view>

using namespace mathom;
using ui::Input;
using ui::Key;

namespace {

std::optional<Input> key(SDL_Keycode code, SDL_Scancode place, int with = 0, bool repeat = false) {
  SDL_KeyboardEvent e{};
  e.repeat = repeat ? 1 : 0;
  e.keysym.sym = code;
  e.keysym.scancode = place;
  e.keysym.mod = static_cast<Uint16>(with);
  return input_of(e);
}

// The letter; 0 where it is nothing, or a key with a name.
char32_t letter(SDL_Keycode code, SDL_Scancode place, int with = 0) {
  const auto in = key(code, place, with);
  return in && in->key == Key::character ? in->character : 0;
}

constexpr SDL_Keycode kSoftSign = 0x44c, kMu = 0x3bc;  // Cyrillic and Greek, on the key of M

SDL_MouseButtonEvent button(Uint32 type, Uint8 which) {
  SDL_MouseButtonEvent e{};
  e.type = type;
  e.button = which;
  return e;
}

SDL_MouseMotionEvent motion(Uint32 state) {
  SDL_MouseMotionEvent e{};
  e.state = state;
  return e;
}

}  // namespace

TEST_CASE("a key of the window that stays down says so", "[desktop]") {
  CHECK(key(SDLK_RETURN, SDL_SCANCODE_RETURN, 0, true)->repeat);
  CHECK(key(SDLK_m, SDL_SCANCODE_M, 0, true)->repeat);
  CHECK(sign_of("?", true)->repeat);
  CHECK_FALSE(key(SDLK_RETURN, SDL_SCANCODE_RETURN)->repeat);
}

TEST_CASE("a letter of another script is known by its place", "[desktop]") {
  CHECK(letter(SDLK_m, SDL_SCANCODE_SEMICOLON) == U'm');  // AZERTY
  CHECK(letter(kSoftSign, SDL_SCANCODE_M) == U'm');
  CHECK(letter(kMu, SDL_SCANCODE_M) == U'm');
  CHECK(letter(SDLK_SEMICOLON, SDL_SCANCODE_M) == 0);  // a sign comes as text
}

TEST_CASE("digits are known by their place, and signs by what they write", "[desktop]") {
  CHECK(letter(SDLK_1, SDL_SCANCODE_1) == U'1');
  CHECK(letter(SDLK_AMPERSAND, SDL_SCANCODE_1) == U'1');  // AZERTY
  CHECK(letter(SDLK_MINUS, SDL_SCANCODE_6) == U'6');
  CHECK(letter(SDLK_1, SDL_SCANCODE_1, KMOD_LSHIFT) == 0);  // "!": comes as text
  CHECK(letter(SDLK_5, SDL_SCANCODE_5, KMOD_RALT) == 0);    // "[" by AltGr, too
  CHECK(sign_of("[", false)->character == U'[');
  CHECK(sign_of("1", false)->character == U'1');
  CHECK_FALSE(sign_of("m", false));
  CHECK_FALSE(sign_of("\xd1\x8c", false));
  CHECK_FALSE(sign_of(" ", false));
}

TEST_CASE("Ctrl+Z takes back, and Ctrl+Shift+Z and Ctrl+Y do again", "[desktop]") {
  CHECK(letter(SDLK_z, SDL_SCANCODE_Z, KMOD_LCTRL) == U'u');
  CHECK(letter(SDLK_z, SDL_SCANCODE_Z, KMOD_LGUI) == U'u');
  CHECK(letter(0x44f, SDL_SCANCODE_Z, KMOD_LCTRL) == U'u');  // Cyrillic
  CHECK(letter(SDLK_z, SDL_SCANCODE_Z, KMOD_LCTRL | KMOD_LSHIFT) == U'y');
  CHECK(letter(SDLK_y, SDL_SCANCODE_Y, KMOD_LCTRL) == U'y');
  CHECK(key(SDLK_z, SDL_SCANCODE_Z, KMOD_LCTRL)->chord);
  for (const SDL_Keycode other : {SDLK_m, SDLK_p, SDLK_RETURN}) CHECK_FALSE(key(other, SDL_SCANCODE_M, KMOD_LCTRL));
  CHECK_FALSE(key(SDLK_z, SDL_SCANCODE_Z, KMOD_LCTRL | KMOD_LALT));
}

TEST_CASE("only the left and the right button of a mouse press", "[desktop]") {
  DesktopMouse mouse;
  for (const int other : {SDL_BUTTON_MIDDLE, SDL_BUTTON_X1, SDL_BUTTON_X2}) {
    CHECK_FALSE(mouse.button(button(SDL_MOUSEBUTTONDOWN, static_cast<Uint8>(other)), false));
    CHECK_FALSE(mouse.button(button(SDL_MOUSEBUTTONUP, static_cast<Uint8>(other)), false));
  }
  const auto left = mouse.button(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), false);
  CHECK((left && left->kind == Input::Kind::pointer_down && !left->secondary));
  CHECK_FALSE(mouse.button(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT), false));  // one press at a time
  CHECK_FALSE(mouse.button(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT), false));
  CHECK(mouse.button(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT), false)->kind == Input::Kind::pointer_up);
  CHECK(mouse.button(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT), false)->secondary);
  mouse.button(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT), false);
  CHECK(mouse.button(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), true)->secondary);  // with Ctrl, as on a Mac
}

TEST_CASE("a press whose release went elsewhere is taken back", "[desktop]") {
  DesktopMouse mouse;
  mouse.button(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), false);
  CHECK(mouse.move(motion(SDL_BUTTON_LMASK)).kind == Input::Kind::pointer_move);
  CHECK(mouse.move(motion(0)).kind == Input::Kind::pointer_cancel);
  CHECK(mouse.move(motion(0)).kind == Input::Kind::pointer_move);
  CHECK(mouse.button(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), false)->kind == Input::Kind::pointer_down);
  CHECK(mouse.lost()->kind == Input::Kind::pointer_cancel);
  CHECK_FALSE(mouse.lost());
}
