#pragma once
// Small, strongly typed integers. A value is a position in some array, never a pointer.
#include <cstddef>
#include <cstdint>

namespace mathom {

// A seat at the table, counted from 0. Luck is a seat too: it answers shuffles and rolls.
enum class SeatId : std::uint8_t { s0, s1, s2, s3, s4, s5, s6, s7, luck = 0xFE, none = 0xFF };
inline constexpr int kMaxSeats = 8;

// Which physical card: a position in the State of one game.
enum class CardId : std::uint16_t { none = 0xFFFF };
// Which printed card: an entry of the catalog. `hidden` stands where the viewer may not know it.
enum class CardDef : std::uint16_t { hidden = 0xFFFF };

constexpr int index(SeatId s) { return static_cast<int>(s); }
constexpr int index(CardId c) { return static_cast<int>(c); }
constexpr int index(CardDef c) { return static_cast<int>(c); }
constexpr SeatId seat_at(int i) { return static_cast<SeatId>(i); }
constexpr CardId card_at(int i) { return static_cast<CardId>(i); }
// A seat, card or other small number as an index of an array.
constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
constexpr bool is_player(SeatId s) { return index(s) < kMaxSeats; }

// A set of seats: who may see a fact, who looks on, who is out of the game.
using SeatMask = std::uint8_t;
inline constexpr SeatMask kEveryone = 0xFF;
inline constexpr SeatMask kNobody = 0;
constexpr SeatMask only(SeatId s) { return is_player(s) ? static_cast<SeatMask>(1u << index(s)) : kNobody; }
constexpr bool contains(SeatMask m, SeatId s) { return (m & only(s)) != 0; }
constexpr SeatMask first_seats(int n) { return static_cast<SeatMask>((1u << n) - 1u); }

}  // namespace mathom
