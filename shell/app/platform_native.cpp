// The desktop's side: files in the preference folder, SDL's clipboard, words typed into a panel of ours.
#ifndef __EMSCRIPTEN__
#include <SDL.h>

#include <atomic>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "shell/app/platform.h"
#include "shell/app/words_panel.h"

namespace mathom::platform {

namespace {

namespace fs = std::filesystem;

fs::path folder() {
  static const fs::path path = [] {
    if (const char* own = std::getenv("MATHOM_DATA")) return fs::path(own);
    char* given = SDL_GetPrefPath("Mathom", "Mathom");
    fs::path p = given ? given : ".";
    SDL_free(given);
    return p;
  }();
  return path;
}

fs::path file_of(std::string_view key, std::string_view ending) {
  return folder() / (std::string(key) + std::string(ending));
}

std::optional<std::string> read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), {});
}

Uint32 timer_wake(Uint32, void*) {
  want_frame();
  return 0;
}

std::atomic<bool> frame_asked{false};

}  // namespace

// Written beside, then renamed over: at every moment either the old text or the new one is whole on the disk.
bool put(std::string_view key, std::string_view text) {
  std::error_code bad;
  fs::create_directories(folder(), bad);
  const fs::path fresh = file_of(key, ".new"), now = file_of(key, ".json");
  {
    std::ofstream out(fresh, std::ios::binary);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    if (!out.flush()) return false;
  }
  if (fs::exists(now, bad))
    fs::copy_file(now, file_of(key, ".previous.json"), fs::copy_options::overwrite_existing, bad);
  fs::rename(fresh, now, bad);
  return !bad;
}

std::optional<std::string> get(std::string_view key) { return read(file_of(key, ".json")); }
std::optional<std::string> get_previous(std::string_view key) { return read(file_of(key, ".previous.json")); }

void forget(std::string_view key) {
  std::error_code ignored;
  for (const char* ending : {".json", ".previous.json", ".new"}) fs::remove(file_of(key, ending), ignored);
}

void ask_words(const WordsRequest& request, std::function<void(std::optional<std::string>)> then) {
  words_panel().open(request, std::move(then));
}

// Natively a file is dropped on the window, or its text lies in the clipboard: SDL has no file dialog.
void ask_file(std::function<void(std::string)> then) {
  char* text = SDL_GetClipboardText();
  std::string words = text ? text : "";
  SDL_free(text);
  then(std::move(words));
}

std::string offer_file(std::string_view name, std::string_view text) {
  std::error_code bad;
  fs::create_directories(folder(), bad);
  const fs::path path = folder() / std::string(name);
  std::ofstream out(path, std::ios::binary);
  out.write(text.data(), static_cast<std::streamsize>(text.size()));
  return out.flush() ? path.string() : std::string();
}

void copy(std::string_view text) { SDL_SetClipboardText(std::string(text).c_str()); }
void announce(const ui::Announcement& a) {
  static const bool aloud = std::getenv("MATHOM_ALOUD") != nullptr;  // for those who read the terminal
  if (aloud) std::printf("%s\n", a.words.c_str());
}
void hush() {}
void title(std::string_view words) {
  if (SDL_Window* w = SDL_GL_GetCurrentWindow()) SDL_SetWindowTitle(w, std::string(words).c_str());
}
void language(std::string_view) {}
void mirror(const ui::Scene&) {}
bool has_text_view() { return false; }
void text_view(bool, std::string_view, float) {}
void build_overlay(App& app, ui::Scene& scene) { words_panel().build(app, scene); }

void want_frame() {
  if (frame_asked.exchange(true)) return;
  SDL_Event e{};
  e.type = SDL_USEREVENT;
  SDL_PushEvent(&e);
}

void want_frame_in(double ms) {
  static SDL_TimerID timer = 0;  // one at a time: each frame says anew when it wants the next one
  if (timer) SDL_RemoveTimer(timer);
  timer = SDL_AddTimer(static_cast<Uint32>(ms) + 1, timer_wake, nullptr);
}

bool take_frame_wish() { return frame_asked.exchange(false); }

double now() {
  return static_cast<double>(SDL_GetPerformanceCounter()) * 1000 / static_cast<double>(SDL_GetPerformanceFrequency());
}

}  // namespace mathom::platform
#endif
