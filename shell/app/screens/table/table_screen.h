// The screen on which the running match is played: a bar, the picture of the game (a TableView), the log, the explanation,
// the menu, the curtain between two people, and the pace at which others play. One file for each of these.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "shell/app/app.h"
#include "shell/tables/table_view.h"

namespace mathom {

class TableScreen final : public Screen {
 public:
  std::string_view name() const override { return "table"; }
  void build(App& app, ui::Scene& scene) override;
  void hidden(App& app) override;

 private:
  enum class Panel : std::uint8_t { none, menu, log, why };
  void follow(App& app, Match& match, ui::Scene& scene);
  void build_bar(App& app, Match& match, const ui::Canvas& c, ui::Rect bar);
  bool refusable(App& app, const ui::Canvas& c, ui::Item item, ui::ButtonLook look, std::string_view unless);
  void build_state(const ui::Canvas& c, ui::Rect middle, const std::string& title, const std::string& status);
  void rule_link(App& app, const ui::Canvas& c, const char* id, ui::Rect r, const std::string& number);
  void build_side(App& app, const ui::Canvas& c, ui::Rect side);
  void build_log(const App& app, const ui::Canvas& c, ui::Rect r, std::string_view id);
  void build_last_lines(App& app, const ui::Canvas& c, ui::Rect r);
  void lay_below(App& app, Match& match, const ui::Canvas& c, ui::Rect area, bool wide, TablePlaces& places);
  void lay_beside(App& app, Match& match, const ui::Canvas& c, ui::Rect area, TablePlaces& places);
  void cover(App& app, Match& match, const ui::Canvas& c, ui::Rect& area, const TablePlaces& places);
  // What one may look at, in `look`; returns the place of the act: `act`, or what is left of `look`.
  ui::Rect build_actions(App& app, Match& match, const ui::Canvas& c, ui::Rect look, ui::Rect act);
  void build_panel(App& app, Match& match, const ui::Canvas& c);
  void build_menu(App& app, Match& match, const ui::Canvas& c);
  // curtain.cpp
  void watch(Match& match, ui::Scene& scene);
  bool pass_on(Match& match, ui::Scene& scene);
  void drop(Match& match);
  void fell(ui::Scene& scene);
  std::string who_looks_next(const App& app, const Match& match) const;
  std::string show_words(const App& app, const Match& match) const;
  float curtain_height(const App& app, const Match& match, const ui::Canvas& c, float width) const;
  void build_curtain(App& app, Match& match, const ui::Canvas& c, ui::Rect row, ui::Rect hand);
  void build_cover(const App& app, const Match& match, const ui::Canvas& c, ui::Rect hand, const std::string& words);
  void keys(App& app, Match& match, ui::Scene& scene);
  void want_hint(App& app, Match& match, double now);
  void tell_hint(App& app, Match& match, ui::Scene& scene);
  void step_speed(App& app, int by);
  void read_log(App& app, Match& match, bool anew);

  std::unique_ptr<TableView> view_;
  const Session* session_ = nullptr;
  std::uint32_t undos_ = 0, ply_ = 0;
  SeatMask viewers_ = kNobody;
  std::string language_;
  Panel panel_ = Panel::none;
  bool next_asked_ = false;
  // The curtain: it fell between two frames; cards show only while a button is held; that press no longer counts.
  bool fallen_ = false, peeking_ = false, hold_spent_ = false, show_asked_ = false, cover_asked_ = false;
  bool left_ = false;  // nobody has stirred since: the others wait
  std::string curtain_said_;
  double fell_at_ = -1e9, stirred_at_ = 0;
  int hint_step_ = 0;  // of the hint for the question at hint_ply_: where, what, why
  std::uint32_t hint_ply_ = ~0u;
  bool hint_told_ = false;
  std::vector<std::string> lines_;  // the log, as far as it has been shown
  std::size_t read_ = 0;
};

}  // namespace mathom
