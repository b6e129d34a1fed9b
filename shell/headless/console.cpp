#include "shell/headless/console.h"

#include <chrono>
#include <cstdio>

namespace mathom::headless {

std::optional<std::string> read_file(const std::string& path) {
  std::FILE* f = std::fopen(path.c_str(), "rb");
  if (!f) return std::nullopt;
  std::string out;
  char buffer[65536];
  for (std::size_t n = std::fread(buffer, 1, sizeof buffer, f); n > 0; n = std::fread(buffer, 1, sizeof buffer, f))
    out.append(buffer, n);
  const bool sound = std::ferror(f) == 0;
  std::fclose(f);
  return sound ? std::optional(std::move(out)) : std::nullopt;
}

bool write_file(const std::string& path, std::string_view text) {
  std::FILE* f = std::fopen(path.c_str(), "wb");
  if (!f) return false;
  const bool whole = std::fwrite(text.data(), 1, text.size(), f) == text.size();
  return std::fclose(f) == 0 && whole;
}

std::optional<std::string> read_line(std::size_t most) {
  std::string line;
  for (int c = std::getchar(); c != EOF; c = std::getchar()) {
    if (c == '\n') return line;
    if (line.size() <= most) line.push_back(static_cast<char>(c));
  }
  return line.empty() ? std::nullopt : std::optional(std::move(line));
}

void print(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

void complain(std::string_view text) {
  std::fprintf(stderr, "mathom: %.*s\n", static_cast<int>(text.size()), text.data());
}

double seconds() {
  using Clock = std::chrono::steady_clock;
  return std::chrono::duration<double>(Clock::now().time_since_epoch()).count();
}

}  // namespace mathom::headless
