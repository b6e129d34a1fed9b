// Cards on their way between hands, decks, piles and places. It owns what is in the air in this frame and asks of the
// board and the plan where each card sets out and arrives.
#pragma once
#include <vector>

#include "shell/tables/common/event_row.h"
#include "shell/tables/war_of_the_ring/layout/plan.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

int place_in(const Event& e);     // that it is about, or -1
bool is_in_rows(const Event& e);  // it and those of its kind that follow are shown as one

class Flights {
 public:
  using Frame = GameTable::Frame;

  Flights(const Sight& sight, const Plan& plan) : sight_(sight), plan_(plan) {}

  EventPlayback::Timing timing(const Event& e) const;
  void clear() { row_.clear(); }
  void add(const Event& e);
  void begin_frame(double now, bool still);  // still: nothing may fly
  bool none() const { return flights_.empty(); }
  bool flies(int print) const;
  std::vector<int> but_flying(std::vector<int> prints) const;
  void build(const Frame& f) const;

 private:
  ui::Rect home_of(const Frame& f, int zone, int print) const;
  ui::Rect home_at_place(const Frame& f, int place, int print) const;
  ui::Rect home_in_hand(const Frame& f, int print) const;

  const Sight& sight_;
  const Plan& plan_;
  EventRow row_;
  std::vector<Flight> flights_;  // of this frame
};

}  // namespace mathom::war_of_the_ring
