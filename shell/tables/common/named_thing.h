// A thing of a game in words, as the drawings that say what the game is about name it ("card heart-king"): what it is,
// and then which (Kit::draw_thing). It knows no game.
#pragma once
#include <charconv>
#include <optional>
#include <string_view>

namespace mathom {

class NamedThing {
 public:
  explicit NamedThing(std::string_view words) : kind_(cut(words)), rest_(words) {}

  bool is(std::string_view kind) const { return kind_ == kind; }
  std::string_view which() const { return rest_; }  // all that follows
  // The next word of what follows; empty: no word is left.
  std::string_view next() { return cut(rest_); }
  // The next word as a number; it is missing or something else: none.
  std::optional<int> next_number() {
    const std::string_view word = next();
    int n = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), n);
    if (word.empty() || read.ec != std::errc() || read.ptr != word.data() + word.size()) return std::nullopt;
    return n;
  }

 private:
  static std::string_view cut(std::string_view& words) {
    const std::size_t end = words.find(' ');
    const std::string_view word = words.substr(0, end);
    words.remove_prefix(end == std::string_view::npos ? words.size() : end + 1);
    return word;
  }
  std::string_view kind_, rest_;
};

}  // namespace mathom
