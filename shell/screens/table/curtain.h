// Several people at one screen: who looks, when the cards are covered, and what stands where the hand would lie. While
// the match is covered it holds the view of nobody (shared_screen.h), so that nothing here has to be hidden piece by
// piece: the table goes on showing what everybody may see.
#pragma once
#include <string>

#include "shell/screens/table/frame.h"

namespace mathom {

class Curtain {
 public:
  // Each covers the cards where that is due; true: it did.
  bool hide(Match* match);                                 // nobody looks any more
  bool watch(Match& match, ui::Scene& scene, bool fresh);  // before each frame; `fresh`: another match than before
  bool pass_on(Match& match, const TableView& table, ui::Scene& scene);

  bool peeking() const { return peeking_; }  // cards show only while a button is held
  bool left() const { return left_; }        // nobody has stirred since it fell: the others wait
  void ask_cover(ui::Scene& scene);
  float height(const TableFrame& f, float width) const;
  void build(const TableFrame& f, ui::Rect row, ui::Rect hand);

 private:
  void drop(Match& match);
  void fell(ui::Scene& scene);

  bool fallen_ = false;  // between two frames
  bool peeking_ = false, hold_spent_ = false, show_asked_ = false,
       cover_asked_ = false;  // spent: that press no longer counts
  bool left_ = false;
  std::string said_;
  double fell_at_ = -1e9, stirred_at_ = 0;
};

}  // namespace mathom
