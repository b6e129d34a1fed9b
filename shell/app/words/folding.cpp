#include "shell/app/words/folding.h"

#include <array>
#include <cstdint>

#include "shell/ui/drawing/letters.h"

namespace mathom {

namespace {

// Letters of Latin-1 from U+00C0, without their accents; a dot parts words.
constexpr std::array<std::string_view, 64> kPlain{
    "a", "a", "a", "a", "a", "a", "ae", "c", "e",  "e",  "e", "e", "i", "i", "i", "i", "d",  "n", "o",  "o", "o", "o",
    "o", ".", "o", "u", "u", "u", "u",  "y", "th", "ss", "a", "a", "a", "a", "a", "a", "ae", "c", "e",  "e", "e", "e",
    "i", "i", "i", "i", "d", "n", "o",  "o", "o",  "o",  "o", ".", "o", "u", "u", "u", "u",  "y", "th", "y"};

std::string_view plain(std::uint32_t c) {
  static constexpr std::string_view kSmall = "0123456789abcdefghijklmnopqrstuvwxyz";
  if (c >= 'A' && c <= 'Z') c += 'a' - 'A';
  if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) return kSmall.substr(kSmall.find(static_cast<char>(c)), 1);
  if (c >= 0xC0 && c <= 0xFF) return kPlain[c - 0xC0] == "." ? std::string_view() : kPlain[c - 0xC0];
  if (c == 0x152 || c == 0x153) return "oe";
  return {};
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::vector<std::string> folded_words(std::string_view text) {
  std::vector<std::string> out;
  bool fresh = true;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view letters = plain(ui::next_code_point(text, at));
    if (letters.empty()) {
      fresh = true;
      continue;
    }
    // "7c" is a 7 and a c.
    if (fresh || is_digit(letters[0]) != is_digit(out.back().back())) out.emplace_back();
    out.back() += letters;
    fresh = false;
  }
  return out;
}

Meeting meets(std::string_view typed, std::string_view word) {
  if (typed.empty() || word.empty()) return Meeting::none;
  if (typed == word) return Meeting::whole;
  if (is_digit(typed[0]) || is_digit(word[0])) return Meeting::none;
  // One "heart" of the "hearts", and the other way round.
  if (typed.size() == word.size() + 1 && typed.starts_with(word) && typed.back() == 's') return Meeting::whole;
  return word.starts_with(typed) ? Meeting::beginning : Meeting::none;
}

}  // namespace mathom
