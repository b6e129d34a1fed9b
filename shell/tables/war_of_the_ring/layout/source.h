// The card or the place whose text is carried out: it stays in sight next to its question. It owns which one is shown
// in this frame.
#pragma once
#include <string>

#include "shell/tables/war_of_the_ring/layout/plan.h"
#include "shell/tables/war_of_the_ring/layout/standings.h"
#include "shell/tables/war_of_the_ring/motion.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

class Source {
 public:
  using Frame = GameTable::Frame;

  Source(GameTable& table, const Sight& sight, const Standings& standings, const Flights& flights)
      : table_(table), sight_(sight), standings_(standings), flights_(flights) {}

  void lay(Spots& spots, bool row);  // row: of standing buttons there is one
  void give_way(ui::Rect taken, ui::Rect r);
  void build(const Frame& f, ui::Rect r);

 private:
  struct Words {
    std::string name, text, in_short;
  };
  bool is_fought_over() const;
  Words words(const TableHost& host) const;
  void draw(const Frame& f, ui::Rect r, const Words& words) const;

  GameTable& table_;
  const Sight& sight_;
  const Standings& standings_;
  const Flights& flights_;
  int print_ = -1;  // -1: no source
};

}  // namespace mathom::war_of_the_ring
