#include "session/seats.h"

#include <algorithm>

#include "text/unicode.h"

namespace mathom {

std::string clean_name(std::string_view name) {
  std::string out;
  std::size_t whole = 0;  // the bytes of `out` up to the end of its last whole letter
  char32_t before = 0;
  for (std::size_t at = 0; at < name.size();) {
    const Letter letter = letter_at(name, at);
    const std::string_view bytes = name.substr(at, letter.bytes);
    at += letter.bytes;
    if (!letter.sound || is_unseen(letter.code)) continue;
    const bool joined = before == kJoiner || is_joined(letter.code);
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
    if (letter.sound && is_right_to_left(letter.code)) return "\u2068" + std::string(name) + "\u2069";
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
