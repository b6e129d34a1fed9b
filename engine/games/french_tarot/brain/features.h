#pragma once
// What a seat knows while cards are played, as the inputs of the net (net.h). Seats are in the order of play, starting
// with its own. Nothing hidden from the seat is in it.
#include <array>

#include "games/french_tarot/brain/model.h"
#include "nets/small_net.h"

namespace mathom::french_tarot {

// How a seat has treated the taker and the others. With five it hints at the taker's partner. It is counted until the
// called card shows the partner.
struct Conduct {
  // Half points beyond those of small cards, given to a trick of the taker, of somebody else, or before the taker had
  // played.
  std::uint8_t gave_taker = 0, gave_others = 0, gave_early = 0;
  std::uint8_t kept_from_taker = 0, kept_from_others = 0;  // small cards, likewise
  std::uint8_t beat_taker = 0, beat_others = 0;            // tricks taken over from the taker, or from others
  std::uint8_t led_trumps = 0;
  friend bool operator==(const Conduct&, const Conduct&) = default;
};

// What everybody has seen of a deal and a Model does not hold.
struct Shown {
  std::array<CardSet, kMostSeats> played{};  // the cards of each seat
  CardSet dog;                               // as it was turned up
  std::array<Contract, kMostSeats> bids{};
  std::array<Conduct, kMostSeats> conduct{};

  Shown() = default;
  explicit Shown(const State&);
  void play(Model& m, Card card) {
    played[m.to_act].add(card);
    if (m.called != kNoCard && !m.partner_shown)
      note({m.to_act, m.leader, m.laid, m.seats, m.facts.taker}, m.lies, card);
    m.play(card);
  }

 private:
  struct Turn {
    int seat, leader, laid, seats, taker;
  };
  void note(const Turn&, const TrickFacts& before, Card);
};

inline constexpr int kInputs = 1180;

// For the seat that plays next.
void write_features(const Model&, const Shown&, NetInputs& out);

// The four suits are alike: a deal in which they change places is the same deal, and a net may learn from it as well.
// SuitOrder: what each suit becomes. The functions return which input or card there corresponds to each input or card
// here.
using SuitOrder = std::array<std::uint8_t, 4>;
std::array<std::uint16_t, kInputs> inputs_in(const SuitOrder& to);
constexpr Card card_in(const SuitOrder& to, Card c) {
  return c < kSuitCards ? suit_card(static_cast<Suit>(to[c / kRanks]), rank_of(c)) : c;
}

}  // namespace mathom::french_tarot
