// The pace at which others play: they go on once all before has been seen and read, at the player's word where one goes
// step by step, and hurried until the player is asked where they want to skip what happens.
#pragma once
#include <cstddef>

#include "shell/screens/table/frame.h"

namespace mathom {

class OthersPace {
 public:
  void begin(double now);                                           // of another match
  void hear(const Services& use, std::size_t letters, double now);  // a companion said something of that length
  bool skips(Match& match, const TableView& table);                 // until the player is asked, or has to look
  // Others do what they have thought of. `free`: nothing lies over the table, and somebody looks at it.
  void go_on(const Services& use, Match& match, TableView& table, ui::Scene& scene, bool free);
  // To skip what others do, to let the next one act, and another game where this one is over. From the right of `act`.
  void build(const TableFrame& f, ui::Rect& act);

 private:
  void leave_undrawn(const Services& use, const Match& match, ui::Scene& scene, bool went_on);
  void build_skip(const TableFrame& f, ui::Rect& act);
  void build_next(const TableFrame& f, ui::Rect act);

  double read_until_ = 0;     // what a companion said last is being read
  double undrawn_until_ = 0;  // what bots answer before that is drawn together; 0: all is drawn
  bool bots_on_ = false;      // and were to answer in the frame before
  bool next_asked_ = false, skips_ = false;
};

}  // namespace mathom
