// How the table looks as far as it has been shown: a State in which each card is known by its print, and how many cards
// lie in each zone. While nothing is on its way it is what the viewer's Observation says; while something is, the
// events are added one by one. It holds nothing that the viewer has not been shown.
#pragma once
#include <array>
#include <vector>

#include "games/war_of_the_ring/state/phases.h"
#include "games/war_of_the_ring/state/state.h"
#include "rules/event.h"

namespace mathom::war_of_the_ring {

// A card that the viewer does not know lies in no zone of its own: only the count of the zone has it.
inline constexpr std::uint8_t kNowhere = 0xFE;

struct Board {
  Board() = default;
  Board(const Catalog& cards, const State& seen);
  void apply(const Event& e);

  Table table() const { return looking_at(*catalog, state); }
  int zone(int print) const { return state.cards[print].zone; }
  bool is_known(int print) const { return zone(print) != kNowhere; }
  int size(Zone base, int seat) const { return count[at(zone_of(base, seat))]; }
  // Prints of a zone that the viewer knows, in the order of the files; items in play follow their wielder.
  std::vector<int> prints_in(int zone) const;
  std::vector<int> items_of(int print) const;
  // Active places: the path first, then the battlegrounds as they are numbered.
  std::vector<int> active_places() const;
  // The last of a pile that is known, or -1.
  int top_of_pile(int zone) const { return last[at(zone)]; }

  const Catalog* catalog = nullptr;  // the cards of the game
  State state;
  std::array<int, kZones> count{};
  std::array<int, kZones> last{};  // the print that came to the zone last, if it is known; else -1
  int acting = -1;                 // whoever acted or passed last

 private:
  void move_card(const Event& e, int print);
  void begin_round(int round);
  void recycle(int who);
  void take_turn(const Event& e, int who, int print);
};

// The same State with a card put elsewhere: what would stand there then. `thing`: a place, the reserve, or a wielder.
State with_card_at(const State& state, int card, int thing);

}  // namespace mathom::war_of_the_ring
