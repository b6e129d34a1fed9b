#pragma once
// Files and the terminal, for the commands of the headless program.
#include <optional>
#include <string>
#include <string_view>

namespace mathom::headless {

std::optional<std::string> read_file(const std::string& path);
bool write_file(const std::string& path, std::string_view text);
// One line of standard input without its newline; nullopt at the end. Of a line that is longer than `most` only one
// byte more than that is kept.
std::optional<std::string> read_line(std::size_t most = std::size_t{4} << 20);
// To standard output, at once.
void print(std::string_view text);
// To standard error, as "mathom: ...".
void complain(std::string_view text);
// Seconds since some moment; for rates only.
double seconds();

}  // namespace mathom::headless
