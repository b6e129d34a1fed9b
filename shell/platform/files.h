// Texts in files, each written whole or not at all: next to its place first, then renamed over it.
#pragma once
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mathom::files {

// The player's folder: MATHOM_DATA, or where the system keeps such things.
std::filesystem::path folder();

std::optional<std::string> read(const std::filesystem::path& path);
bool write_whole(const std::filesystem::path& path, std::string_view text);
// What lies at `from` also at `to`, whole; true when there was nothing to copy.
bool copy_whole(const std::filesystem::path& from, const std::filesystem::path& to);

// Asked before each step on the disk; true: this step is not done and reports a failure. For tests of what happens
// then.
std::function<bool()>& fails();

}  // namespace mathom::files
