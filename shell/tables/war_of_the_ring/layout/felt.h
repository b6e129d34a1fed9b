// What lies on the felt around the places: the points of both sides, and one's own reserve, whose cards are lifted as
// those of the hand are.
#pragma once
#include <string>

#include "shell/tables/war_of_the_ring/card_texts.h"
#include "shell/tables/war_of_the_ring/layout/plan.h"
#include "shell/tables/war_of_the_ring/motion.h"
#include "shell/tables/war_of_the_ring/offers.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

void build_score(const Sight& sight, const GameTable::Frame& f, ui::Rect r);

class Reserve {
 public:
  using Frame = GameTable::Frame;

  Reserve(GameTable& table, const Sight& sight, const CardTexts& texts, const Offers& offers, const Flights& flights)
      : table_(table), sight_(sight), texts_(texts), offers_(offers), flights_(flights) {}

  void build(const Frame& f, ui::Rect r);

 private:
  void build_card(const Frame& f, int print, ui::Rect lies);
  std::string name(const TableHost& host, int print) const;

  GameTable& table_;
  const Sight& sight_;
  const CardTexts& texts_;
  const Offers& offers_;
  const Flights& flights_;
};

}  // namespace mathom::war_of_the_ring
