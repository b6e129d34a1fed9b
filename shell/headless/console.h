#pragma once
// Files and the terminal, for the commands of the headless program.
#include <optional>
#include <string>
#include <string_view>

namespace mathom::headless {

std::optional<std::string> read_file(const std::string& path);
bool write_file(const std::string& path, std::string_view text);
// One line of standard input without its newline; nullopt at the end.
std::optional<std::string> read_line();
// To standard output, at once.
void print(std::string_view text);
// To standard error, as "mathom: ...".
void complain(std::string_view text);
// Seconds since some moment; for rates only.
double seconds();

}  // namespace mathom::headless
