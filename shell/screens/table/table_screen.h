// The screen on which the running match is played, or a record of one looked at: a bar, the picture of the game (a
// TableView) and what stands around it. Each part is in a file of its own; the screen follows the match, gives every
// part its room (layout.cpp) and does what the parts wish for.
#pragma once
#include <memory>
#include <string>

#include "shell/screens/table/bar.h"
#include "shell/screens/table/curtain.h"
#include "shell/screens/table/frame.h"
#include "shell/screens/table/hint.h"
#include "shell/screens/table/lesson_box.h"
#include "shell/screens/table/log.h"
#include "shell/screens/table/menu.h"
#include "shell/screens/table/others.h"
#include "shell/screens/table/past.h"
#include "shell/screens/table/proposal.h"
#include "shell/screens/table/reading_pane.h"
#include "shell/screens/table/why.h"
#include "shell/services/screen.h"

namespace mathom {

class TableScreen final : public Screen {
 public:
  TableScreen() = default;
  explicit TableScreen(std::unique_ptr<Past> record) : past_(std::move(record)) {}  // a replay: nobody plays
  std::string_view name() const override { return is_replay() ? "replay" : "table"; }
  bool explains() const override { return !past_; }
  void build(const Services& use, ui::Scene& scene) override;
  void hidden(const Services& use) override;

 private:
  bool is_replay() const { return past_ && !past_->live(); }
  TableFrame frame(const Services& use, const ui::Canvas& c);
  // --- the match
  void attend(const Services& use, Match& match, ui::Scene& scene);
  void follow(const Services& use, Match& match, ui::Scene& scene);
  bool take_up(const Services& use, Match& match, ui::Scene& scene);
  void read_log(const Services& use, const Match& match, ui::Scene& scene);
  void covered();
  bool walk_the_past(const Services& use);
  // --- wishes
  void do_wish(const TableFrame& f, TableView::Wish wish);
  void do_wish(const TableFrame& f, BarWish wish);
  void keys(const TableFrame& f);
  // --- layout.cpp
  void build_in(const TableFrame& page, const ui::Canvas& room);
  void build_side(const TableFrame& f, ui::Rect side);
  TablePlaces lay_below(const TableFrame& f, ui::Rect area, bool wide);
  TablePlaces lay_beside(const TableFrame& f, ui::Rect area);
  void lay_still(const TableFrame& f, ui::Rect room);
  void lay_under_words(const TableFrame& f, ui::Rect& area, ui::Rect& prompt, bool wide);
  void build_curtain(const TableFrame& f, ui::Rect& area, ui::Rect hand);
  ui::Rect build_actions(const TableFrame& f, ui::Rect look, ui::Rect act);
  void build_panel(const TableFrame& f);

  std::unique_ptr<TableView> view_;
  // What the view and the log were made for.
  std::uint64_t number_ = 0;  // of the match
  std::uint32_t undos_ = 0, ply_ = 0;
  SeatMask viewers_ = kNobody;
  std::string language_, named_;

  std::unique_ptr<Past> past_;  // while one looks back
  TableWishes wishes_;
  OthersPace others_;
  Curtain curtain_;
  CompanionWords companions_;
  Hints hints_;
  TableLog log_;
  CardSheet sheet_;
  LessonBox lesson_;
  WhyPanel why_;
  TableMenu menu_;
};

}  // namespace mathom
