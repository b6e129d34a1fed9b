// Which deck every player brings: for each seat one of those that come with the program, or one that the deck builder
// keeps on this device under a name.
#pragma once
#include <array>
#include <functional>
#include <string>
#include <vector>

#include "games/lotr_tcg/decks/decks.h"
#include "games/lotr_tcg/state/state.h"
#include "shell/tables/config_editor.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tcg {

// A deck that may be chosen, in the language that is spoken.
struct DeckOffer {
  std::string name, note;
  Deck deck;
  bool printed = false;
  std::vector<std::string> faults;  // why it cannot be played with, a sentence each
  std::vector<Deck> by_seat = {};   // in place of one deck: each player's own
};
// By seat, as places in the list of offers; -1: a deck of the players' own that is not kept, which stays as it is.
using DeckChoice = std::array<int, kMostSeats>;

class DeckChoiceScreen final : public Page {
 public:
  DeckChoiceScreen(const DeckChoice& now, std::vector<DeckOffer> offers, std::vector<std::string> players,
                   std::function<void(const DeckChoice&)> done)
      : now_(now), offers_(std::move(offers)), players_(std::move(players)), done_(std::move(done)) {}
  std::string_view name() const override { return "decks"; }
  void build(TableHost& host, ui::Scene& scene) override;

 private:
  void build_seat(const TableHost& host, const ui::Canvas& c, ui::Rect& column, int seat);
  bool build_use(TableHost& host, const ui::Canvas& c, ui::Rect foot);
  std::string fault(const TableHost& host) const;  // the first that keeps these decks from being used

  DeckChoice now_;
  std::vector<DeckOffer> offers_;
  std::vector<std::string> players_;
  std::function<void(const DeckChoice&)> done_;
};

// `players`: their names, by seat.
ConfigEditor deck_editor(const TableHost& host, const Json& config, const std::vector<std::string>& players);

}  // namespace mathom::lotr_tcg
