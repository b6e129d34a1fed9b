#pragma once
// The whole truth of a game as one value: who holds what, what lies on the table, the score sheet. The field list says
// who may see what: a hand is known to its owner, two of its cards also to the player who passed them; the order of the
// Draw Pile to nobody.
#include <array>
#include <cstdint>

#include "core/fields.h"
#include "core/fixed_vector.h"
#include "core/ids.h"
#include "games/lotr_tarot/cards/cards.h"

namespace mathom::lotr_tarot {

inline constexpr int kMostSeats = 6;
inline constexpr int kRounds = 3;
inline constexpr int kHandSize = 7;  // dealt; and who holds more at the end of a round scores nothing
inline constexpr int kPassed = 2;
inline constexpr std::uint8_t kNoSeat = 0xFF;

enum class Phase : std::uint8_t {
  draw_dealer,   // luck: who deals first
  deal,          // luck: the shuffle
  pass,          // each seat in turn picks two cards, unseen
  starter_suit,  // the dealer declares a suit for a Major that was turned up
  bearer,        // the Ring Bearer's point, before anything else
  turn,          // play, lay on the Ring, draw, end
  side,          // free or dark: a neutral card that has just been laid
  suit,          // which suit follows the Major that has just been laid
  hold,          // free or dark: the neutral cards left in the hands at the end of the round
  over
};

// A card on the table and who laid it; the card that was turned up is nobody's.
struct Laid {
  Card card = Card::hidden;
  std::uint8_t by = kNoSeat;
  static void fields(auto& l, auto& v) {
    v("card", l.card);
    v("by", l.by);
  }
  friend bool operator==(const Laid&, const Laid&) = default;
};

// The lines of the score sheet that a seat has been paid for, as bits.
enum Award : std::uint8_t {
  kWentOut = 1,
  kBearer = 2,
  kMost = 4,
  kMostBonus = 8,  // the Ring is Dark
  kLeast = 16,
  kLeastBonus = 32,  // the Ring is Free
  kTooMany = 64,     // more than seven cards: no points at all
};

struct RoundSheet {
  std::array<std::int16_t, kMostSeats> dark{};    // Dark Points of the round
  std::array<std::uint8_t, kMostSeats> awards{};  // Award bits
  static void fields(auto& r, auto& v) {
    v("dark", r.dark);
    v("awards", r.awards);
  }
  friend bool operator==(const RoundSheet&, const RoundSheet&) = default;
};

struct State {
  CardSet dark, neutral;  // what each card stands for; the rest, but for the Ring, is free
  std::array<CardSet, kMostSeats> hands{};
  std::array<CardSet, kMostSeats> passed{};  // picked to be passed; later, those of them that the neighbour still holds
  std::array<CardSet, kMostSeats> held_dark{};         // neutral cards left in hand that their owner has declared dark
  CardSet laid_dark;                                   // neutral cards on the table that were declared dark
  std::array<RoundSheet, kRounds> sheet{};             // of the rounds that are over
  std::array<std::int16_t, kMostSeats> dark_points{};  // of this round
  FixedVector<Card, kCards> draw;                      // the last one is the next to be drawn
  FixedVector<Laid, kDealtCards> journey;              // the last one is on top
  FixedVector<Laid, kMajors> ring;                     // the Majors on the Ring, the last one on top
  std::array<std::uint8_t, kMostSeats> held{};         // cards in each hand
  std::array<std::uint8_t, kMostSeats> lowest{};       // fewest cards in each hand since the cards were passed
  std::array<std::uint8_t, kMostSeats> laid{};         // cards each seat has laid this round
  std::array<std::uint8_t, kMostSeats> game_awards{};  // kMost, kLeast, over all rounds
  std::uint8_t seats = 4;
  bool courts_match = true;
  bool awards_pass_on = false;
  Phase phase = Phase::draw_dealer;
  std::uint8_t round = 0;  // the round being played; kRounds when the game is over
  std::uint8_t dealer = 0;
  std::uint8_t to_act = 0;
  std::uint8_t picked = 0;     // cards the acting seat has picked to pass
  bool handed_over = false;    // the passed cards have changed hands
  bool drawn = false;          // the acting seat has drawn this turn
  bool on_ring = false;        // the card that has just been laid is on the Ring, not on the Journey Pile
  Suit declared = Suit::none;  // the suit to follow, when a Major is on top of the Journey Pile
  Card asking = Card::hidden;  // Phase::hold: the neutral card that is asked about
  bool hands_open = false;     // the round is over and every hand lies on the table
  std::uint8_t out = kNoSeat;  // who went out

  static void fields(auto& s, auto& v);
};

inline int next_seat(const State& s, int seat) { return seat + 1 == s.seats ? 0 : seat + 1; }
inline int seat_before(const State& s, int seat) { return seat == 0 ? s.seats - 1 : seat - 1; }
inline bool passes_cards(int round) { return round > 0; }
// To whom a seat passes its cards: left in the second round, right in the third (rule 2.4).
inline int passes_to(const State& s, int seat) { return s.round == 1 ? next_seat(s, seat) : seat_before(s, seat); }

// The card on top of the Ring, and who bears it.
inline Laid ring_top(const State& s) { return s.ring.empty() ? Laid{} : s.ring.back(); }
inline Card journey_top(const State& s) { return s.journey.empty() ? Card::hidden : s.journey.back().card; }
// What a card on the table stands for: as printed, or as its player declared it.
inline Side printed_side(const State& s, Card c) {
  if (c == Card::hidden || c == Card::the_ring) return Side::none;
  return has(s.neutral, c) ? Side::neutral : has(s.dark, c) ? Side::dark : Side::free;
}
inline Side laid_side(const State& s, Card c) {
  const Side side = printed_side(s, c);
  if (side != Side::neutral) return side;
  return has(s.laid_dark, c) ? Side::dark : Side::free;
}
inline Side ring_side(const State& s) { return laid_side(s, ring_top(s).card); }

namespace detail {
inline constexpr std::array<const char*, kMostSeats> kHandNames{"hand_0", "hand_1", "hand_2",
                                                                "hand_3", "hand_4", "hand_5"};
inline constexpr std::array<const char*, kMostSeats> kPassedNames{"passed_0", "passed_1", "passed_2",
                                                                  "passed_3", "passed_4", "passed_5"};
inline constexpr std::array<const char*, kMostSeats> kHeldNames{"held_dark_0", "held_dark_1", "held_dark_2",
                                                                "held_dark_3", "held_dark_4", "held_dark_5"};
}  // namespace detail

void State::fields(auto& s, auto& v) {
  // Whose cards a seat can name: its own, and those it has passed on.
  std::array<CardSet, kMostSeats> known{};
  for (std::size_t i = 0; i < known.size(); ++i) known[i] = s.hands[i] | s.passed[i];
  for (std::size_t i = 0; i < kMostSeats; ++i) {
    if (s.hands_open)
      v(detail::kHandNames[i], s.hands[i]);
    else
      v(detail::kHandNames[i], s.hands[i], KnownTo{known});
  }
  for (std::size_t i = 0; i < kMostSeats; ++i) {
    const int seat = static_cast<int>(i);
    SeatMask seen = only(seat_at(seat));
    if (s.handed_over) seen = static_cast<SeatMask>(seen | only(seat_at(passes_to(s, seat))));
    v(detail::kPassedNames[i], s.passed[i], seen);
    // Declared all at once: nobody reads another's word before the last has spoken.
    v(detail::kHeldNames[i], s.held_dark[i], s.phase == Phase::hold ? only(seat_at(seat)) : kEveryone);
  }
  v("dark", s.dark);
  v("neutral", s.neutral);
  v("laid_dark", s.laid_dark);
  v("sheet", s.sheet);
  v("dark_points", s.dark_points);
  v("draw", s.draw, kNobody);
  v("journey", s.journey);
  v("ring", s.ring);
  v("held", s.held);
  v("lowest", s.lowest);
  v("laid", s.laid);
  v("game_awards", s.game_awards);
  v("seats", s.seats);
  v("courts_match", s.courts_match);
  v("awards_pass_on", s.awards_pass_on);
  v("phase", s.phase);
  v("round", s.round);
  v("dealer", s.dealer);
  v("to_act", s.to_act);
  v("picked", s.picked);
  v("handed_over", s.handed_over);
  v("drawn", s.drawn);
  v("on_ring", s.on_ring);
  v("declared", s.declared);
  v("asking", s.asking);
  v("hands_open", s.hands_open);
  v("out", s.out);
}

}  // namespace mathom::lotr_tarot
