#include "text/folding.h"

#include <array>

namespace mathom {

namespace {

// Letters of Latin-1 from U+00C0, without their accents; a dot parts words.
constexpr std::array<std::string_view, 64> kPlain{
    "a", "a", "a", "a", "a", "a", "ae", "c", "e",  "e",  "e", "e", "i", "i", "i", "i", "d",  "n", "o",  "o", "o", "o",
    "o", ".", "o", "u", "u", "u", "u",  "y", "th", "ss", "a", "a", "a", "a", "a", "a", "ae", "c", "e",  "e", "e", "e",
    "i", "i", "i", "i", "d", "n", "o",  "o", "o",  "o",  "o", ".", "o", "u", "u", "u", "u",  "y", "th", "y"};

constexpr std::string_view kSmall = "0123456789abcdefghijklmnopqrstuvwxyz";

// Letters of Latin Extended-A, from U+0100.
constexpr std::string_view kExtended =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuu"
    "uu"
    "wwyyyzzzzzzs";
static_assert(kExtended.size() == 0x80);

std::string_view plain(char c) {
  if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  const auto at = kSmall.find(c);
  return at == std::string_view::npos ? std::string_view() : kSmall.substr(at, 1);
}

// The letters of the code point at `at`, which moves past it; none: it parts words. An accent that follows its letter
// is `skipped`. In UTF-8 Latin-1 is C3 and a second byte, Latin Extended-A C4 or C5, such accents begin with CC or CD.
std::string_view next_letters(std::string_view text, std::size_t& at, bool& skipped) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(i < text.size() ? text[i] : '\0'); };
  const unsigned char first = byte(at++), second = byte(at);
  if (first < 0x80) return plain(static_cast<char>(first));
  if ((second & 0xC0) != 0x80) return {};
  ++at;
  skipped = first == 0xCC || (first == 0xCD && second < 0xB0);
  if (first == 0xC3) return kPlain[second - 0x80] == "." ? std::string_view() : kPlain[second - 0x80];
  if (first == 0xC5 && (second == 0x92 || second == 0x93)) return "oe";
  if (first == 0xC4 && (second == 0xB2 || second == 0xB3)) return "ij";
  if (first == 0xC4 || first == 0xC5) return plain(kExtended[(first - 0xC4u) * 0x40 + second - 0x80]);
  while ((byte(at) & 0xC0) == 0x80) ++at;
  return {};
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::vector<std::string> folded_words(std::string_view text) {
  std::vector<std::string> out;
  bool fresh = true;
  for (std::size_t at = 0; at < text.size();) {
    bool skipped = false;
    const std::string_view letters = next_letters(text, at, skipped);
    if (letters.empty()) {
      fresh = fresh || !skipped;
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
