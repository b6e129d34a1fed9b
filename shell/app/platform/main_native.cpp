// The desktop's loop: sleeps in SDL_WaitEvent, draws when something was asked for. With words on the command line it
// plays a script instead, by the names of things, as a browser test does:
//   mathom-app --size 390x844 --press "New game" --key Enter --wait 500 --tree --shot table.bmp
//   mathom-app --open kept.json --press continue --wait 3000 --shot table.bmp
#ifndef __EMSCRIPTEN__
#include <SDL.h>
#include <SDL_opengl.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <vector>

#include "shell/app/platform/main_loop.h"
#include "shell/app/platform/platform.h"
#include "shell/app/platform/window.h"
#include "shell/app/words/words_panel.h"

namespace mathom {

namespace platform {
bool take_frame_wish();
}

namespace {

using ui::Input;
using ui::Key;

Surface surface_of(SDL_Window* w) {
  int width = 0, height = 0, deep = 0, unused = 0;
  SDL_GetWindowSize(w, &width, &height);
  SDL_GL_GetDrawableSize(w, &deep, &unused);
  return {.width = static_cast<float>(width),
          .height = static_cast<float>(height),
          .density = width > 0 ? static_cast<float>(deep) / static_cast<float>(width) : 1.0f};
}

Key key_of(SDL_Keycode code) {
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
    case SDLK_F1: return Key::character;  // as "?"
    default: return code > 32 && code < 127 ? Key::character : Key::none;
  }
}

class Loop {
 public:
  std::string open(const Surface& surface) {
    const std::string problem = window_.open(surface);
    if (!problem.empty()) return problem;
    window_.resize(surface_of(window_.sdl()));
    SDL_Locale* locales = SDL_GetPreferredLocales();
    if (locales && locales->language && std::strncmp(locales->language, "fr", 2) == 0)
      window_.app().system_language = "fr";
    SDL_free(locales);
    SDL_GL_SetSwapInterval(1);
    window_.app().start();
    return {};
  }

  void run() {
    platform::want_frame();
    while (running_) {
      SDL_Event e;
      if (!SDL_WaitEvent(&e)) break;
      do handle(e);
      while (SDL_PollEvent(&e));
      if (platform::take_frame_wish()) window_.frame();
    }
  }

  // Frames until nothing asks for one, but no longer than `ms`.
  void settle(double ms) {
    const double until = platform::now() + ms;
    do {
      SDL_Event e;
      while (SDL_PollEvent(&e)) handle(e);
      if (platform::take_frame_wish())
        window_.frame();
      else if (ms > 100)
        SDL_Delay(2);
      else
        return;
    } while (platform::now() < until);
  }

  bool script(const std::vector<std::string>& words);
  void close() { window_.close(); }

 private:
  void handle(const SDL_Event& e);
  void post(Input in) {
    in.when = platform::now();
    in.at = window_.in_picture(in.at);
    window_.scene().post(std::move(in));
    platform::want_frame();
  }
  void pointer(Input::Kind kind, float x, float y, Uint32 which, bool secondary) {
    post({.kind = kind, .at = {x, y}, .touch = which == SDL_TOUCH_MOUSEID, .secondary = secondary});
  }
  void typed(const SDL_KeyboardEvent& e);
  void dropped(const SDL_DropEvent& e);
  bool press(const std::string& name);
  bool open(const std::string& path);
  bool shot(const std::string& path);

  Window window_;
  bool running_ = true;
};

void Loop::dropped(const SDL_DropEvent& e) {
  std::string text;
  if (SDL_RWops* file = SDL_RWFromFile(e.file, "rb")) {
    text.resize(static_cast<std::size_t>(std::min<Sint64>(SDL_RWsize(file), Sint64{4} << 20)));
    text.resize(SDL_RWread(file, text.data(), 1, text.size()));
    SDL_RWclose(file);
  }
  SDL_free(e.file);
  window_.app().import_match(text);
}

void Loop::handle(const SDL_Event& e) {
  using Kind = Input::Kind;
  switch (e.type) {
    case SDL_QUIT:
      window_.app().hidden();
      running_ = false;
      break;
    case SDL_WINDOWEVENT:
      if (e.window.event == SDL_WINDOWEVENT_HIDDEN || e.window.event == SDL_WINDOWEVENT_MINIMIZED ||
          e.window.event == SDL_WINDOWEVENT_FOCUS_LOST)
        window_.app().hidden(), platform::want_frame();
      if (e.window.event == SDL_WINDOWEVENT_LEAVE) post({.kind = Kind::pointer_leave});
      window_.resize(surface_of(window_.sdl()));
      break;
    case SDL_MOUSEMOTION:
      pointer(Kind::pointer_move, static_cast<float>(e.motion.x), static_cast<float>(e.motion.y), e.motion.which,
              false);
      break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
      pointer(e.type == SDL_MOUSEBUTTONDOWN ? Kind::pointer_down : Kind::pointer_up, static_cast<float>(e.button.x),
              static_cast<float>(e.button.y), e.button.which, e.button.button == SDL_BUTTON_RIGHT);
      break;
    case SDL_MOUSEWHEEL: {
      int x = 0, y = 0;
      SDL_GetMouseState(&x, &y);
      post({.kind = Kind::wheel,
            .at = {static_cast<float>(x), static_cast<float>(y)},
            .by = {0, -60 * e.wheel.preciseY}});
      break;
    }
    case SDL_KEYDOWN: typed(e.key); break;
    case SDL_TEXTINPUT:
      if (words_panel().is_open()) words_panel().type(e.text.text);
      platform::want_frame();
      break;
    case SDL_DROPFILE: dropped(e.drop); break;
    default: break;
  }
}

void Loop::typed(const SDL_KeyboardEvent& e) {
  const Key key = key_of(e.keysym.sym);
  if (words_panel().is_open()) {
    if (e.keysym.sym == SDLK_BACKSPACE) words_panel().erase();
    if (key == Key::enter) words_panel().confirm();
    platform::want_frame();
    if (key == Key::character || key == Key::space || key == Key::enter) return;
  }
  if (key == Key::none || (e.keysym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) != 0) return;
  post({.kind = Input::Kind::key,
        .key = key,
        .character = e.keysym.sym == SDLK_F1 ? U'?'
                     : key == Key::character ? static_cast<char32_t>(e.keysym.sym)
                                             : 0,
        .shift = (e.keysym.mod & KMOD_SHIFT) != 0});
}

bool Loop::press(const std::string& name) {
  const ui::Scene::Placed* item = window_.scene().find_named(name);
  if (!item) item = window_.scene().find(name);
  if (!item || !item->reachable()) {
    std::fprintf(stderr, "mathom-app: nothing to press is called \"%s\"\n", name.c_str());
    return false;
  }
  const ui::Point at = window_.in_window(item->visible.centre());
  for (const auto kind : {Input::Kind::pointer_move, Input::Kind::pointer_down, Input::Kind::pointer_up})
    pointer(kind, at.x, at.y, 0, false);
  settle(60);
  return true;
}

// A match that was kept as a file.
bool Loop::open(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const bool opened = window_.app().import_match(text) == LoadStatus::ok;
  settle(60);
  return opened;
}

bool Loop::shot(const std::string& path) {
  int w = 0, h = 0;
  SDL_GL_GetDrawableSize(SDL_GL_GetCurrentWindow(), &w, &h);
  const auto row = static_cast<std::size_t>(w) * 4;
  std::vector<unsigned char> pixels(row * static_cast<std::size_t>(h));
  window_.frame([&] { glReadPixels(0, 0, w, h, GL_RGBA, GL_UNSIGNED_BYTE, pixels.data()); });
  SDL_Surface* s = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGBA32);
  if (!s) return false;
  for (int y = 0; y < h; ++y)
    std::memcpy(static_cast<char*>(s->pixels) + y * s->pitch, &pixels[static_cast<std::size_t>(h - 1 - y) * row], row);
  const bool saved = SDL_SaveBMP(s, path.c_str()) == 0;
  SDL_FreeSurface(s);
  return saved;
}

bool Loop::script(const std::vector<std::string>& words) {
  platform::want_frame();
  settle(300);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& verb = words[i];
    if (verb == "--tree") {
      std::puts(window_.scene().tree_json().c_str());
      continue;
    }
    if (verb == "--state") {
      std::puts(window_.state_json().c_str());
      continue;
    }
    if (++i == words.size()) return false;
    const std::string& what = words[i];
    if (verb == "--press" && !press(what)) return false;
    if (verb == "--open" && !open(what)) return false;
    if (verb == "--wait") settle(std::max(101, std::atoi(what.c_str())));
    if (verb == "--shot" && !shot(what)) return false;
    if (verb == "--key") {
      const SDL_Keycode code = SDL_GetKeyFromName(what.c_str());
      SDL_KeyboardEvent e{};
      e.keysym.sym = code;
      typed(e);
      settle(60);
    }
  }
  return true;
}

}  // namespace

int run(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  Surface surface;
  if (words.size() >= 2 && words[0] == "--size") {
    char* rest = nullptr;
    surface.width = std::strtof(words[1].c_str(), &rest);
    if (*rest == 'x') surface.height = std::strtof(rest + 1, nullptr);
    words.erase(words.begin(), words.begin() + 2);
  }
  Loop loop;
  const std::string problem = loop.open(surface);
  if (!problem.empty()) {
    std::fprintf(stderr, "mathom-app: there is no window: %s\n", problem.c_str());
    return 1;
  }
  bool well = true;
  if (words.empty())
    loop.run();
  else
    well = loop.script(words);
  loop.close();
  return well ? 0 : 2;
}

}  // namespace mathom
#endif
