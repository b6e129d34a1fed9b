#pragma once
// What a seat knows of the play of the cards, as the inputs of the net (net.h). Seats in the order of play, beginning with its
// own; nothing that lies hidden from it.
#include <array>

#include "games/french_tarot/brain/model.h"
#include "nets/small_net.h"

namespace mathom::french_tarot {

// How a seat has treated the taker and the others, which tells of five who plays with the taker. Followed until the called card shows it.
struct Conduct {
  // Half points beyond those of small cards: into a trick that was the taker's, somebody else's, or before the taker had played.
  std::uint8_t gave_taker = 0, gave_others = 0, gave_early = 0;
  std::uint8_t kept_from_taker = 0, kept_from_others = 0;  // small cards, likewise
  std::uint8_t beat_taker = 0, beat_others = 0;            // tricks taken from them, as they lay then
  std::uint8_t led_trumps = 0;
  friend bool operator==(const Conduct&, const Conduct&) = default;
};

// What all have seen of a deal and a Model leaves out.
struct Shown {
  std::array<CardSet, kMostSeats> played{};  // by whom
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

// Of the seat to act.
void write_features(const Model&, const Shown&, NetInputs& out);

// The four suits are alike: a deal in which they change places is the same deal, so that who fits a net may learn from it as well. What each
// suit becomes; which input says there what each input says here, and so for a card.
using SuitOrder = std::array<std::uint8_t, 4>;
std::array<std::uint16_t, kInputs> inputs_in(const SuitOrder& to);
constexpr Card card_in(const SuitOrder& to, Card c) {
  return c < kSuitCards ? suit_card(static_cast<Suit>(to[c / kRanks]), rank_of(c)) : c;
}

}  // namespace mathom::french_tarot
