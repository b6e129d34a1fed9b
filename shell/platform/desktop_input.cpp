#ifndef __EMSCRIPTEN__
#include "shell/platform/desktop_input.h"

#include <SDL_mouse.h>
#include <SDL_touch.h>

#include <utility>

namespace mathom {

namespace {

using ui::Input;
using ui::Key;

Key named(SDL_Keycode code) {
  switch (code) {
    case SDLK_TAB: return Key::tab;
    case SDLK_RETURN:
    case SDLK_KP_ENTER: return Key::enter;
    case SDLK_ESCAPE: return Key::escape;
    case SDLK_SPACE: return Key::space;
    case SDLK_LEFT: return Key::left;
    case SDLK_RIGHT: return Key::right;
    case SDLK_UP: return Key::up;
    case SDLK_DOWN: return Key::down;
    case SDLK_HOME: return Key::home;
    case SDLK_END: return Key::end;
    case SDLK_PAGEUP: return Key::page_up;
    case SDLK_PAGEDOWN: return Key::page_down;
    case SDLK_MENU: return Key::menu;
    default: return Key::none;
  }
}

char32_t letter_of(const SDL_Keysym& key) {
  if (key.sym >= SDLK_a && key.sym <= SDLK_z) return static_cast<char32_t>(key.sym);
  const bool own_script = key.sym < 128;
  if (own_script || key.scancode < SDL_SCANCODE_A || key.scancode > SDL_SCANCODE_Z) return 0;
  return U'a' + static_cast<char32_t>(key.scancode - SDL_SCANCODE_A);
}

char32_t digit_of(const SDL_Keysym& key) {
  if ((key.mod & KMOD_SHIFT) != 0) return 0;
  if (key.scancode >= SDL_SCANCODE_1 && key.scancode <= SDL_SCANCODE_9)
    return U'1' + static_cast<char32_t>(key.scancode - SDL_SCANCODE_1);
  const bool placed = key.scancode != SDL_SCANCODE_UNKNOWN;
  return !placed && key.sym >= SDLK_1 && key.sym <= SDLK_9 ? static_cast<char32_t>(key.sym) : 0;
}

Input character(char32_t letter, const SDL_KeyboardEvent& e, bool chord) {
  return {.kind = Input::Kind::key,
          .key = Key::character,
          .character = letter,
          .shift = (e.keysym.mod & KMOD_SHIFT) != 0,
          .repeat = e.repeat != 0,
          .chord = chord};
}

// Undo and redo, as everywhere else.
std::optional<Input> chord_of(const SDL_KeyboardEvent& e) {
  const char32_t letter = letter_of(e.keysym);
  const bool shift = (e.keysym.mod & KMOD_SHIFT) != 0, control = (e.keysym.mod & KMOD_CTRL) != 0;
  if (letter == U'z') return character(shift ? U'y' : U'u', e, true);
  if (letter == U'y' && control && !shift) return character(U'y', e, true);
  return std::nullopt;
}

}  // namespace

std::optional<Input> input_of(const SDL_KeyboardEvent& e) {
  if ((e.keysym.mod & (KMOD_ALT | KMOD_MODE)) != 0) return std::nullopt;
  if ((e.keysym.mod & (KMOD_CTRL | KMOD_GUI)) != 0) return chord_of(e);
  if (e.keysym.sym == SDLK_F1) return character(U'?', e, true);
  if (const Key key = named(e.keysym.sym); key != Key::none)
    return Input{
        .kind = Input::Kind::key, .key = key, .shift = (e.keysym.mod & KMOD_SHIFT) != 0, .repeat = e.repeat != 0};
  const char32_t digit = digit_of(e.keysym), letter = digit ? digit : letter_of(e.keysym);
  return letter ? std::optional(character(letter, e, false)) : std::nullopt;
}

std::optional<Input> sign_of(std::string_view text, bool repeat) {
  if (text.size() != 1 || text[0] <= ' ' || text[0] >= 127) return std::nullopt;
  const auto sign = static_cast<char32_t>(text[0]);
  const bool letter = (sign >= U'a' && sign <= U'z') || (sign >= U'A' && sign <= U'Z');
  if (letter) return std::nullopt;
  return Input{.kind = Input::Kind::key, .key = Key::character, .character = sign, .repeat = repeat};
}

std::optional<Input> DesktopMouse::button(const SDL_MouseButtonEvent& e, bool control) {
  if (e.button != SDL_BUTTON_LEFT && e.button != SDL_BUTTON_RIGHT) return std::nullopt;
  const bool begins = e.type == SDL_MOUSEBUTTONDOWN;
  if (begins ? down_ != 0 : down_ != e.button) return std::nullopt;
  if (begins) secondary_ = e.button == SDL_BUTTON_RIGHT || control;
  down_ = begins ? e.button : Uint8{0};
  return Input{.kind = begins ? Input::Kind::pointer_down : Input::Kind::pointer_up,
               .at = {static_cast<float>(e.x), static_cast<float>(e.y)},
               .touch = e.which == SDL_TOUCH_MOUSEID,
               .secondary = secondary_};
}

Input DesktopMouse::move(const SDL_MouseMotionEvent& e) {
  const bool gone = down_ != 0 && (e.state & static_cast<Uint32>(SDL_BUTTON(down_))) == 0;
  if (gone) down_ = 0;
  return {.kind = gone ? Input::Kind::pointer_cancel : Input::Kind::pointer_move,
          .at = {static_cast<float>(e.x), static_cast<float>(e.y)},
          .touch = e.which == SDL_TOUCH_MOUSEID};
}

std::optional<Input> DesktopMouse::lost() {
  if (std::exchange(down_, Uint8{0}) == 0) return std::nullopt;
  return Input{.kind = Input::Kind::pointer_cancel};
}

}  // namespace mathom
#endif
