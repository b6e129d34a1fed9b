#ifndef __EMSCRIPTEN__
#include "shell/platform/files.h"

#include <SDL.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace mathom::files {

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

std::function<bool()>& fails() {
  static std::function<bool()> ask;
  return ask;
}

static bool step_fails() { return fails() && fails()(); }

std::optional<std::string> read(const fs::path& path) {
  if (step_fails()) return std::nullopt;
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), {});
}

static bool write_beside(const fs::path& fresh, std::string_view text) {
  const bool fault = step_fails();
  const std::size_t size = fault ? text.size() / 2 : text.size();  // a disk that fills up leaves half a file
  std::ofstream out(fresh, std::ios::binary);
  out.write(text.data(), static_cast<std::streamsize>(size));
  return out.flush() && !fault;
}

bool write_whole(const fs::path& path, std::string_view text) {
  std::error_code bad;
  fs::create_directories(path.parent_path(), bad);
  fs::path fresh = path;
  fresh += ".new";
  if (!write_beside(fresh, text) || step_fails()) return false;
  fs::rename(fresh, path, bad);
  return !bad;
}

bool copy_whole(const fs::path& from, const fs::path& to) {
  std::error_code bad;
  if (!fs::exists(from, bad)) return true;
  const auto text = read(from);
  return text && write_whole(to, *text);
}

}  // namespace mathom::files
#endif
