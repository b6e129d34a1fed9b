// The desktop's loop: sleeps in SDL_WaitEvent, draws when something was asked for. With words on the command line it
// plays a script instead, by the names of things, as a browser test does:
//   mathom-app --size 390x844 --press "New game" --key Enter --wait 500 --tree --shot table.bmp
//   mathom-app --open kept.json --press continue --wait 3000 --shot table.bmp
// In front of them may stand --size and --language, the code of a language in place of that of the system.
#ifndef __EMSCRIPTEN__
#include <SDL.h>
#include <SDL_opengl.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "assets/assets.h"
#include "assets/languages.h"
#include "shell/app/main_loop.h"
#include "shell/app/window.h"
#include "shell/platform/desktop_input.h"
#include "shell/platform/platform.h"
#include "shell/platform/words_panel.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/services.h"

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

// Returns the first language that the user of this system prefers and that the program speaks; empty if none.
std::string language_of_system() {
  std::string out;
  SDL_Locale* const locales = SDL_GetPreferredLocales();
  for (const SDL_Locale* l = locales; out.empty() && l && l->language; ++l) {
    const std::string tag = std::string(l->language) + (l->country ? "-" + std::string(l->country) : "");
    if (const SpokenLanguage* found = mathom::language_of_system(tag)) out = found->code;
  }
  SDL_free(locales);
  return out;
}

class Loop {
 public:
  std::string open(const Surface& surface, const std::string& language) {
    const std::string problem = window_.open(surface);
    if (!problem.empty()) return problem;
    window_.resize(surface_of(window_.sdl()));
    window_.use().preferences.system.language = language.empty() ? language_of_system() : language;
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

  // Draws frames until nothing asks for one, but no longer than `ms`.
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
  // `at`: the time of the input on SDL's clock; 0: now.
  void post(Input in, Uint32 at = 0) {
    in.when = platform::now() - (at ? static_cast<double>(SDL_GetTicks() - at) : 0);
    in.at = window_.in_picture(in.at);
    if (scripted_)  // nobody waits between the letters of a script
      window_.scene().post(std::move(in));
    else
      window_.post(std::move(in));
    platform::want_frame();
  }
  void post(std::optional<Input> in, Uint32 at = 0) {
    if (in) post(*std::move(in), at);
  }
  void typed(const SDL_KeyboardEvent& e);
  void written(const SDL_TextInputEvent& e);
  void dropped(const SDL_DropEvent& e);
  bool press(const std::string& name);
  bool open(const std::string& path);
  bool shot(const std::string& path);

  Window window_;
  DesktopMouse mouse_;
  bool running_ = true, scripted_ = false;
  bool spent_ = false, repeats_ = false;  // the last key: it was an input by itself; it is held down
};

void Loop::dropped(const SDL_DropEvent& e) {
  std::string text;
  if (SDL_RWops* file = SDL_RWFromFile(e.file, "rb")) {
    text.resize(static_cast<std::size_t>(std::min<Sint64>(SDL_RWsize(file), Sint64{4} << 20)));
    text.resize(SDL_RWread(file, text.data(), 1, text.size()));
    SDL_RWclose(file);
  }
  SDL_free(e.file);
  open_save(window_.use(), text);
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
        window_.app().hidden(), post(mouse_.lost()), platform::want_frame();
      if (e.window.event == SDL_WINDOWEVENT_LEAVE) post(Input{.kind = Kind::pointer_leave});
      window_.resize(surface_of(window_.sdl()));
      break;
    case SDL_MOUSEMOTION: post(mouse_.move(e.motion)); break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: post(mouse_.button(e.button, (SDL_GetModState() & KMOD_CTRL) != 0)); break;
    case SDL_MOUSEWHEEL: {
      int x = 0, y = 0;
      SDL_GetMouseState(&x, &y);
      post(Input{.kind = Kind::wheel,
                 .at = {static_cast<float>(x), static_cast<float>(y)},
                 .by = {0, -60 * e.wheel.preciseY}});
      break;
    }
    case SDL_KEYDOWN: typed(e.key); break;
    case SDL_TEXTINPUT: written(e.text); break;
    case SDL_DROPFILE: dropped(e.drop); break;
    default: break;
  }
}

void Loop::typed(const SDL_KeyboardEvent& e) {
  const std::optional<Input> in = input_of(e);
  const bool open = words_panel().is_open();
  spent_ = in.has_value();
  repeats_ = e.repeat != 0;
  if (open) {
    if (e.keysym.sym == SDLK_BACKSPACE) words_panel().erase();
    if (in && in->key == Key::enter && !in->repeat) words_panel().confirm();
    platform::want_frame();
    if (in && (in->key == Key::character || in->key == Key::space || in->key == Key::enter)) return;
  }
  post(in, e.timestamp);
}

void Loop::written(const SDL_TextInputEvent& e) {
  if (words_panel().is_open())
    words_panel().type(e.text);
  else if (!spent_)
    post(sign_of(e.text, repeats_), e.timestamp);
  platform::want_frame();
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
    post(Input{.kind = kind, .at = at});
  settle(60);
  return true;
}

// Opens a match that was kept as a file.
bool Loop::open(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const bool opened = window_.use().play.import(text) == LoadStatus::ok;
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
  scripted_ = true;
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
      if (!spent_) post(sign_of(what, false));
      settle(60);
    }
  }
  return true;
}

}  // namespace

int run(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  Surface surface;
  std::string language;
  for (; words.size() >= 2 && (words[0] == "--size" || words[0] == "--language");
       words.erase(words.begin(), words.begin() + 2)) {
    if (words[0] == "--language") {
      language = words[1];
      continue;
    }
    char* rest = nullptr;
    surface.width = std::strtof(words[1].c_str(), &rest);
    if (*rest == 'x') surface.height = std::strtof(rest + 1, nullptr);
  }
  if (!language.empty() && !find_language(language)) {
    std::fprintf(stderr, "mathom-app: no language is called \"%s\"; there are:", language.c_str());
    for (const std::string_view code : text_languages()) std::fprintf(stderr, " %s", std::string(code).c_str());
    std::fputs("\n", stderr);
    return 2;
  }
  Loop loop;
  const std::string problem = loop.open(surface, language);
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
