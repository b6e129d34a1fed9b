#pragma once
// What a table is worth: how each combat stands, how likely it is to be won, and what a card may still be good for. All
// values are hundredths of a point by which one side leads the other. Hidden cards are never read.
#include "games/war_of_the_ring/brain/heuristic_weights.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {

// How a combat stands: icons of the attackers, less what the place stops, and of the defenders.
struct Stand {
  int attack = 0, defence = 0, place_defence = 0;
};

class Survey {
 public:
  // Exact: icons with the texts in play. Otherwise as printed, which is faster.
  Survey(const Catalog&, const State&, bool exact, const HeuristicWeights& = kHeuristicWeights);

  const HeuristicWeights& weights() const { return weights_; }
  const Table& table() const { return t_; }
  const State& state() const { return s_; }
  bool exact() const { return exact_; }

  const Stand& stand(int place) const { return stands_[at(place)]; }
  // Returns the value of the combat there to the Shadow as it stands, with what may still come; or if nothing more
  // came.
  int worth(int place, const Stand&) const;
  int settled(int place, const Stand&) const;
  // Returns how it would stand with that card there, or with that item on a character there.
  Stand with(int card, int place) const;
  Stand with_item(int item, int wielder) const;
  // Returns what a side gains when that card comes to that place, with the items on it.
  int gain_at(int card, int place) const;
  // The same for an item put on a character at a place.
  int gain_on(int item, int wielder) const;
  // The same for n more icons of that kind on the place or on a card there.
  int gain_of_icons(int place, bool attack, int n, Side) const;

  // Whether there is still a place, now or later, for its icons.
  bool may_stand_on_path(const CardFacts& f) const { return (f.paths & paths_) != 0; }
  bool may_attack(const CardFacts& f) const { return (attacks_ >> static_cast<int>(f.faction) & 1) != 0; }
  bool may_defend(const CardFacts& f) const { return (defends_ >> static_cast<int>(f.faction) & 1) != 0; }
  // Returns what the card may still bring its owner: by print, so that cards of a deck can be asked about too.
  int keep(int print) const;
  // The same for an unknown card of that seat's deck.
  int unknown(int seat) const;
  int rounds_left() const { return rounds_left_; }
  // Returns how many cards the seat holds above what it may keep when it passes.
  int excess(int seat) const;
  // Returns the cards of a seat's hand in ascending order of worth: the n-th, from 0.
  int nth_least(int seat, int n, int but = -1) const;

 private:
  struct Line {  // as printed: who leads, and whose armies are there
    std::uint16_t armies = 0;
    std::array<std::uint8_t, kFactions> leads{};  // icons that wait for an army
  };
  void find_future();
  void count_printed();
  void count_exactly();
  int added_as_printed(int card, int place) const;
  int in_reserve(const CardFacts&) const;

  const State& s_;
  const HeuristicWeights& weights_;
  Table t_;
  bool exact_;
  int rounds_left_ = 0, unrest_ = 0;
  std::array<Stand, kPlaces> stands_{};
  std::array<std::array<Line, 2>, kPlaces> lines_{};
  std::uint16_t paths_ = 0;                  // numbers that are still to be fought over, as bits
  std::uint16_t attacks_ = 0, defends_ = 0;  // factions for which there may still be such a place
};

// Returns what a block of a text does for the side of `seat`, who is "self" in it. `source`: the card with the text.
int worth_of_text(const Survey&, int block, int source, int seat);
// Returns what activating this place now is worth to a side.
int worth_of_place(const Survey&, int place, Side);
// Returns what a static text in the reserve brings for the rest of the game.
int worth_of_standing(const Survey&, const CardFacts&);
// Writes what speaks for each option of any question: the more the better, 0 for declining.
void score_options(const Survey&, const Decision&, std::vector<int>& out);
// The same for the question which defender cancels (losses.cpp).
void score_losses(const Survey&, const Decision&, std::vector<int>& out);
// Whether the card has a text that cycles it when that happens to it.
bool saves_itself(const Catalog&, const CardFacts&, Cause);

}  // namespace mathom::war_of_the_ring
