// One frame of the table's screen: what its parts (bar, log, strip, timeline, panels) read and draw with, and the few
// things that they may ask the screen for. It holds while the frame is built and not longer.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "shell/screens/table/past.h"
#include "shell/services/match/chronicle.h"
#include "shell/services/match/match.h"
#include "shell/services/services.h"
#include "shell/tables/table_view.h"
#include "shell/ui/canvas.h"

namespace mathom {

class Mentor;

enum class TablePanel : std::uint8_t { none, menu, log, why, past, hands };

// What the parts ask for: a panel, at once; and another moment of the game, which is shown from the next frame on:
// within one frame all of it is of one moment.
class TableWishes {
 public:
  TablePanel panel() const { return panel_; }
  void open(TablePanel panel) { panel_ = panel; }
  void close(ui::Scene& scene);  // the open panel
  void look_back(std::uint32_t ply, ui::Scene& scene);
  void leave_past(ui::Scene& scene);
  std::optional<std::uint32_t> take_moment() { return std::exchange(moment_, std::nullopt); }
  bool take_leave() { return std::exchange(leave_, false); }

 private:
  TablePanel panel_ = TablePanel::none;
  std::optional<std::uint32_t> moment_;
  bool leave_ = false;
};

struct TableFrame {
  const Services& use;
  const ui::Canvas& c;
  Match& match;           // that is shown: the running one, or the record of it while one looks back
  TableView& table;       // the same
  Past* past;             // while one looks back; else null
  const Match* running;   // null: a replay, and nobody plays
  const Chronicle& told;  // the log of the running match, as far as it has been shown
  Mentor* mentor;         // null: nobody teaches, or one looks back
  TableWishes& wishes;
  bool asks;     // a companion's proposal stands where prompt and acts would
  bool peeking;  // cards show only while a button is held

  TableFrame on(const ui::Canvas& canvas) const;
  const Chronicle& log() const { return past ? past->chronicle() : told; }  // of what is shown
};

// A button that says why when it is pressed and cannot do what it names. True: it was pressed, and can.
bool build_refusable(const TableFrame& f, ui::Item item, ui::ButtonLook look, std::string_view unless);
// The way to a paragraph of the rule book.
void build_rule_link(const TableFrame& f, const char* id, ui::Rect r, const std::string& number);
void step_speed(const Services& use, int by);

}  // namespace mathom
