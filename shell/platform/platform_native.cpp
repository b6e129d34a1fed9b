// The desktop's side: files in the preference folder, SDL's clipboard, words typed into a panel of ours.
#ifndef __EMSCRIPTEN__
#include <SDL.h>

#include <atomic>
#include <cstdio>

#include "shell/platform/files.h"
#include "shell/platform/platform.h"
#include "shell/platform/words_panel.h"

namespace mathom::platform {

namespace {

namespace fs = std::filesystem;

fs::path file_of(std::string_view key) { return files::folder() / (std::string(key) + ".json"); }

Uint32 timer_wake(Uint32, void*) {
  want_frame();
  return 0;
}

std::atomic<bool> frame_asked{false};

}  // namespace

bool put(std::string_view key, std::string_view text) { return files::write_whole(file_of(key), text); }
std::optional<std::string> get(std::string_view key) { return files::read(file_of(key)); }

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

Offered offer_file(std::string_view name, std::string_view text) {
  const fs::path path = files::folder() / std::string(name);
  if (!files::write_whole(path, text)) return {};
  return {Offered::How::saved, path.string()};
}

void fetch_part(std::string_view, std::function<void(const std::optional<std::string>&)> then) { then({}); }
std::string deck_link(std::string_view word) { return std::string(word); }
PartTrouble part_trouble() { return {}; }
bool code_here(std::string_view) { return true; }
void expect_code(std::string_view) {}
void fetch_code(std::string_view, std::function<void(bool)> then) { then(true); }
void copy(std::string_view text, std::function<void(bool)> then) {
  then(SDL_SetClipboardText(std::string(text).c_str()) == 0);
}
std::optional<OfflineCopy> offline_copy() { return {}; }
void announce(const ui::Announcement& a) {
  static const bool aloud = std::getenv("MATHOM_ALOUD") != nullptr;  // for those who read the terminal
  if (aloud) std::printf("%s\n", a.words.c_str());
}
void hush() {}
bool can_draw() { return true; }
void picture_refused() {}
void keep_graphics_state() {}
void picture_scale(float) {}
ui::SystemWriter* system_writer() { return nullptr; }
void title(std::string_view words) {
  if (SDL_Window* w = SDL_GL_GetCurrentWindow()) SDL_SetWindowTitle(w, std::string(words).c_str());
}
void language(std::string_view) {}
void light(bool) {}
void mirror(const ui::Scene&) {}
bool has_text_view() { return false; }
void text_view(bool, std::string_view, float) {}
void build_overlay(const OverlayLooks& looks, ui::Scene& scene) { words_panel().build(looks, scene); }

void want_frame() {
  if (frame_asked.exchange(true)) return;
  SDL_Event e{};
  e.type = SDL_USEREVENT;
  SDL_PushEvent(&e);
}

void want_frame_in(double ms) {
  static SDL_TimerID timer = 0;  // one at a time: each frame says again when it wants the next one
  if (timer) SDL_RemoveTimer(timer);
  timer = SDL_AddTimer(static_cast<Uint32>(ms) + 1, timer_wake, nullptr);
}

bool take_frame_wish() { return frame_asked.exchange(false); }

double now() {
  return static_cast<double>(SDL_GetPerformanceCounter()) * 1000 / static_cast<double>(SDL_GetPerformanceFrequency());
}

}  // namespace mathom::platform
#endif
