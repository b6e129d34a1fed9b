#include "shell/headless/args.h"

#include <algorithm>
#include <charconv>

#include "core/json.h"

namespace mathom::headless {

Args::Args(const std::vector<std::string>& words, const std::vector<std::string_view>& names,
           const std::vector<std::string_view>& flags) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (!word.starts_with("--")) {
      rest_.push_back(word);
      continue;
    }
    const std::string name = word.substr(2);
    const bool flag = std::find(flags.begin(), flags.end(), name) != flags.end();
    const bool named = std::find(names.begin(), names.end(), name) != names.end();
    if (flag)
      values_[name] = "";
    else if (!named)
      fault_ = "there is no option " + word;
    else if (i + 1 == words.size())
      fault_ = word + " wants a value";
    else
      values_[name] = words[++i];
  }
}

std::string Args::text(std::string_view name, std::string_view otherwise) const {
  const auto it = values_.find(name);
  return it == values_.end() ? std::string(otherwise) : it->second;
}

std::uint64_t Args::number(std::string_view name, std::uint64_t otherwise) {
  const auto it = values_.find(name);
  if (it == values_.end()) return otherwise;
  std::uint64_t n = 0;
  const char* const end = it->second.data() + it->second.size();
  const auto read = std::from_chars(it->second.data(), end, n);
  if (read.ec != std::errc() || read.ptr != end)
    fault_ = "--" + std::string(name) + " must be a whole number, not \"" + it->second + "\"";
  return n;
}

std::uint64_t Args::seed(std::string_view name, std::uint64_t otherwise) {
  const std::string written = text(name);
  if (!written.starts_with("0x")) return number(name, otherwise);
  const auto n = parse_hex64(std::string_view(written).substr(2));
  if (!n) fault_ = "--" + std::string(name) + " must be a number or 0x and up to 16 hexadecimal digits";
  return n.value_or(0);
}

}  // namespace mathom::headless
