#include "text/unicode.h"

#include <algorithm>
#include <span>
#include <utility>

namespace mathom {
namespace {

struct Range {
  char32_t first, last;
};
bool is_in(std::span<const Range> ranges, char32_t code) {
  return std::ranges::any_of(ranges, [&](const Range& r) { return code >= r.first && code <= r.last; });
}

constexpr Range kUnseen[] = {{0x00, 0x1F},     {0x7F, 0x9F},      {0x61C, 0x61C},   {0x200B, 0x200B},
                             {0x200E, 0x200F}, {0x2028, 0x202E},  {0x2060, 0x206F}, {0xFEFF, 0xFEFF},
                             {0xFFF9, 0xFFFB}, {0xE0000, 0xE007F}};
constexpr Range kJoined[] = {
    {0x300, 0x36F},    {0x483, 0x489},   {0x591, 0x5C7},   {0x610, 0x61A},   {0x64B, 0x65F},   {0x670, 0x670},
    {0x6D6, 0x6ED},    {0x900, 0x903},   {0x93A, 0x94F},   {0x981, 0x983},   {0x9BC, 0x9CD},   {0xA01, 0xA03},
    {0xA3C, 0xA4D},    {0xABC, 0xACD},   {0xB3C, 0xB57},   {0xBBE, 0xBCD},   {0xC3E, 0xC56},   {0xCBC, 0xCD6},
    {0xD3B, 0xD4D},    {0xE31, 0xE31},   {0xE34, 0xE3A},   {0xE47, 0xE4E},   {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},
    {0x200C, 0x200D},  {0x20D0, 0x20FF}, {0x3099, 0x309A}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0x1F3FB, 0x1F3FF},
    {0xE0100, 0xE01EF}};
constexpr Range kRightToLeft[] = {
    {0x590, 0x8FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFC}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}};
constexpr Range kEmoji[] = {{0x231A, 0x231B}, {0x23E9, 0x23FA}, {0x2600, 0x27BF}, {0x2B1B, 0x2B55}, {0x1F000, 0x1FAFF}};
constexpr Range kAlone[] = {{0x2E80, 0x312F}, {0x3131, 0x4DBF}, {0x4E00, 0xA4CF}, {0xAC00, 0xD7A3},
                            {0xF900, 0xFAFF}, {0xFE30, 0xFE4F}, {0xFF00, 0xFFEF}, {0x20000, 0x3FFFF}};
constexpr Range kHalfFlags[] = {{0x1F1E6, 0x1F1FF}};

// Where a capital and its small letter stand next to each other: the capital has an even number, or an odd one.
constexpr Range kEvenCapitals[] = {{0x100, 0x12F}, {0x132, 0x137}, {0x14A, 0x177}, {0x218, 0x21B}};
constexpr Range kOddCapitals[] = {{0x139, 0x148}, {0x179, 0x17E}};
// Where a small letter stands 32 after its capital.
constexpr Range kFarCapitals[] = {{'A', 'Z'}, {0xC0, 0xD6}, {0xD8, 0xDE}};
constexpr char32_t kFar = 32;
// All others.
constexpr std::pair<char32_t, char32_t> kCapitalAndSmall[] = {{U'Ÿ', U'ÿ'}, {U'İ', U'i'}, {U'I', U'ı'}, {U'ẞ', U'ß'}};

}  // namespace

Letter letter_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(at);
  if (first < 0x80) return {first, 1, true};
  const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || at + bytes > text.size()) return {};
  char32_t code = first & (0xFFu >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(at + i) & 0xC0u) != 0x80) return {};
    code = code << 6 | (byte(at + i) & 0x3Fu);
  }
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool sound = code >= kLeast[bytes] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
  return sound ? Letter{code, bytes, true} : Letter{};
}

void append_letter(std::string& out, char32_t code) {
  const auto byte = [&](char32_t n) { out += static_cast<char>(static_cast<unsigned char>(n)); };
  if (code < 0x80) return byte(code);
  if (code < 0x800) return byte(0xC0 | code >> 6), byte(0x80 | (code & 0x3F));
  if (code < 0x10000)
    byte(0xE0 | code >> 12);
  else
    byte(0xF0 | code >> 18), byte(0x80 | (code >> 12 & 0x3F));
  byte(0x80 | (code >> 6 & 0x3F)), byte(0x80 | (code & 0x3F));
}

char32_t capital_of(char32_t code) {
  if (code == U'ß') return code;
  if (code >= kFar && is_in(kFarCapitals, code - kFar)) return code - kFar;
  if (is_in(kEvenCapitals, code)) return code & ~char32_t{1};
  if (is_in(kOddCapitals, code)) return code - (code % 2 == 0 ? 1 : 0);
  for (const auto& [capital, small] : kCapitalAndSmall)
    if (code == small) return capital;
  return code;
}

char32_t small_of(char32_t code) {
  if (is_in(kFarCapitals, code)) return code + kFar;
  if (is_in(kEvenCapitals, code)) return code | 1;
  if (is_in(kOddCapitals, code)) return code + code % 2;
  for (const auto& [capital, small] : kCapitalAndSmall)
    if (code == capital) return small;
  return code;
}

bool is_joined(char32_t code) { return code >= 0x300 && is_in(kJoined, code); }
bool is_right_to_left(char32_t code) { return code >= 0x590 && is_in(kRightToLeft, code); }
bool is_unseen(char32_t code) { return is_in(kUnseen, code); }
bool is_emoji(char32_t code) { return is_in(kEmoji, code); }
bool stands_alone(char32_t code) { return is_emoji(code) || is_in(kAlone, code); }

std::size_t end_of_letter(std::string_view text, std::size_t at) {
  const Letter first = letter_at(text, at);
  std::size_t end = at + first.bytes;
  bool half_flag = is_in(kHalfFlags, first.code), after_joiner = false;
  while (end < text.size()) {
    const Letter next = letter_at(text, end);
    const bool other_half = std::exchange(half_flag, false) && is_in(kHalfFlags, next.code);
    if (!other_half && !after_joiner && !is_joined(next.code)) break;
    after_joiner = next.code == kJoiner;
    end += next.bytes;
  }
  return end;
}

}  // namespace mathom
