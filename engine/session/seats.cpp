#include "session/seats.h"

#include <algorithm>
#include <span>

namespace mathom {
namespace {

// One character of UTF-8: its number and how many bytes it takes; `sound` is false for a byte that begins none.
struct Letter {
  char32_t code = 0;
  std::size_t bytes = 1;
  bool sound = false;
};

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

struct Range {
  char32_t first, last;
};
bool is_in(std::span<const Range> ranges, char32_t code) {
  return std::ranges::any_of(ranges, [&](const Range& r) { return code >= r.first && code <= r.last; });
}

// Control characters, ends of lines, and marks that turn or isolate the direction of writing.
constexpr Range kUnwanted[] = {{0x00, 0x1F},     {0x7F, 0x9F},     {0x61C, 0x61C},
                               {0x200E, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F},
                               {0xFEFF, 0xFEFF}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE007F}};
// What belongs to the letter before it: accents, signs of Indic and other scripts, variations, skin tones, the joiner.
constexpr Range kJoined[] = {
    {0x300, 0x36F},    {0x483, 0x489},   {0x591, 0x5C7},   {0x610, 0x61A},   {0x64B, 0x65F},   {0x670, 0x670},
    {0x6D6, 0x6ED},    {0x900, 0x903},   {0x93A, 0x94F},   {0x981, 0x983},   {0x9BC, 0x9CD},   {0xA01, 0xA03},
    {0xA3C, 0xA4D},    {0xABC, 0xACD},   {0xB3C, 0xB57},   {0xBBE, 0xBCD},   {0xC3E, 0xC56},   {0xCBC, 0xCD6},
    {0xD3B, 0xD4D},    {0xE31, 0xE31},   {0xE34, 0xE3A},   {0xE47, 0xE4E},   {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},
    {0x200C, 0x200D},  {0x20D0, 0x20FF}, {0x3099, 0x309A}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0x1F3FB, 0x1F3FF},
    {0xE0100, 0xE01EF}};
constexpr Range kRightToLeft[] = {
    {0x590, 0x8FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFC}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}};
constexpr char32_t kJoiner = 0x200D;

}  // namespace

std::string clean_name(std::string_view name) {
  std::string out;
  std::size_t whole = 0;  // the bytes of `out` up to the end of its last whole letter
  char32_t before = 0;
  for (std::size_t at = 0; at < name.size();) {
    const Letter letter = letter_at(name, at);
    const std::string_view bytes = name.substr(at, letter.bytes);
    at += letter.bytes;
    if (!letter.sound || is_in(kUnwanted, letter.code)) continue;
    const bool joined = before == kJoiner || is_in(kJoined, letter.code);
    if (!joined) whole = out.size();
    if (out.size() + bytes.size() > kMostName) {
      out.resize(whole);
      break;
    }
    out += bytes;
    before = letter.code;
  }
  return out;
}

std::string isolated(std::string_view name) {
  for (std::size_t at = 0; at < name.size();) {
    const Letter letter = letter_at(name, at);
    at += letter.bytes;
    if (letter.sound && is_in(kRightToLeft, letter.code)) return "\u2068" + std::string(name) + "\u2069";
  }
  return std::string(name);
}

SeatMask seats_of(const Seats& seats, int person) {
  SeatMask m = kNobody;
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (seats[i].is_person() && seats[i].person == person)
      m = static_cast<SeatMask>(m | only(seat_at(static_cast<int>(i))));
  return m;
}

int count_people(const Seats& seats) {
  std::vector<int> met;
  for (const auto& s : seats)
    if (s.is_person() && std::find(met.begin(), met.end(), s.person) == met.end()) met.push_back(s.person);
  return static_cast<int>(met.size());
}

}  // namespace mathom
