// The screen on which the running match is played: a bar, the picture of the game (a TableView), the log, the explanation,
// the menu, the curtain between two people, the pace at which others play, and the look back. One file for each of these.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "shell/screens/table/log_list.h"
#include "shell/screens/table/past.h"
#include "shell/services/match/chronicle.h"
#include "shell/services/match/match.h"
#include "shell/services/screen.h"
#include "shell/services/services.h"
#include "shell/tables/table_view.h"

namespace mathom {

class TableScreen final : public Screen {
 public:
  TableScreen() = default;
  explicit TableScreen(std::unique_ptr<Past> record) : past_(std::move(record)) {}  // a replay: nobody plays
  std::string_view name() const override { return past_ && !past_->live() ? "replay" : "table"; }
  bool explains() const override { return !past_; }
  void build(const Services& use, ui::Scene& scene) override;
  void hidden(const Services& use) override;

 private:
  enum class Panel : std::uint8_t { none, menu, log, why, past, hands };
  float bar_height(const Services& use, const Match& match, const ui::Canvas& c, float width) const;
  float widest_sign(const Match& match, const ui::Canvas& c) const;  // of the bar
  bool may_cover(const Match& match) const;                          // one's cards, from others at this screen
  void attend(const Services& use, Match& match, ui::Scene& scene);  // to the running match
  void follow(const Services& use, Match& match, ui::Scene& scene);
  void grant(const Services& use, Match& match, ui::Scene& scene);
  void leave_for_another(const Services& use, Match& match);
  enum class Sides : std::uint8_t { same, swapped };
  void rematch(const Services& use, Sides sides);
  void go_on(const Services& use, Match& match, ui::Scene& scene);
  void leave_undrawn(const Services& use, const Match& match, ui::Scene& scene, bool went_on);
  void build_bar(const Services& use, Match& match, const ui::Canvas& c, ui::Rect bar);
  bool refusable(const Services& use, const ui::Canvas& c, ui::Item item, ui::ButtonLook look, std::string_view unless);
  void build_state(const ui::Canvas& c, ui::Rect middle, const std::string& title, const std::string& status);
  void rule_link(const Services& use, const ui::Canvas& c, const char* id, ui::Rect r, const std::string& number);
  // reading_pane.cpp: the card that asks, is lifted or pointed at, large next to the table or above the hand
  std::optional<Reading> reading_now(const Services& use, Match& match) const;
  void build_pane(const Services& use, Match& match, const ui::Canvas& c, ui::Rect& side);
  bool build_sheet(const Services& use, Match& match, const ui::Canvas& c, ui::Rect& area);
  // log.cpp
  void build_side(const Services& use, Match& match, const ui::Canvas& c, ui::Rect side);
  void build_log_fold(const Services& use, const ui::Canvas& c, ui::Rect r);
  void build_log_head(const Services& use, const ui::Canvas& c, ui::Rect head, bool words);
  float counters_height(const Services& use, const ui::Canvas& c, float width);
  void build_counters(const Services& use, const ui::Canvas& c, ui::Rect& r);
  void build_log(const Services& use, const ui::Canvas& c, ui::Rect r, std::string_view id, LogList& list);
  void build_log_tools(const Services& use, const ui::Canvas& c, ui::Rect& in);
  void build_log_panel(const Services& use, const ui::Canvas& c);
  float last_lines_height(const Services& use, const ui::Canvas& c, ui::Rect area, float least) const;
  void build_log_door(const Services& use, const ui::Canvas& c, ui::Rect& r);
  void build_last_lines(const Services& use, const ui::Canvas& c, ui::Rect r);
  void build_why_lines(const Services& use, const ui::Canvas& c, ui::Rect in, const Explained& why);
  void build_told(const Services& use, const ui::Canvas& c, ui::Rect in);
  void read_log(const Services& use, Match& match, ui::Scene& scene, bool starts_over);
  const Chronicle& shown_log() const;
  // taking_back.cpp
  void build_undo(const Services& use, Match& match, const ui::Canvas& c, ui::Rect r);
  std::string take_backs(const Services& use, const Match& match) const;
  void build_skip(const Services& use, Match& match, const ui::Canvas& c, ui::Rect& act);
  void build_rewatch(const Services& use, const ui::Canvas& c, ui::Rect r);
  // strip.cpp
  std::vector<std::uint32_t> strip_stops(const Match& match) const;
  void step_strip(const Match& match, ui::Scene& scene, int by);
  void build_strip(const Services& use, const ui::Canvas& c, ui::Rect r);
  std::optional<std::uint32_t> build_chips(const Services& use, const ui::Canvas& c, ui::Rect r, std::size_t from,
                                           std::uint32_t now);
  bool build_chip(const Services& use, const ui::Canvas& c, const LogLine& line, const std::string& id, ui::Rect r,
                  bool now);
  float chip_width(const Services& use, const ui::Canvas& c, const LogLine& line, ui::Rect room) const;
  // timeline.cpp: what is shown is the game as it is, or the past while one looks back
  Match& shown_match(const Services& use);
  TableView& shown_view() const;
  void look_back(std::uint32_t ply, ui::Scene& scene);
  void leave_past(ui::Scene& scene);
  bool walk_the_past(const Services& use);  // does what look_back and leave_past asked for; false: this screen goes
  void play_on(const Services& use);
  std::string past_where(const Services& use) const;
  void build_past_bar(const Services& use, const ui::Canvas& c, ui::Rect bar);
  void build_timeline(const Services& use, const ui::Canvas& c, ui::Rect row, ui::Rect act);
  void build_slider(const Services& use, const ui::Canvas& c, ui::Rect r);
  bool past_control(const Services& use, const ui::Canvas& c, const char* id, const char* words, ui::Sign sign,
                    ui::Rect r, char key) const;
  void build_past_steps(const Services& use, const ui::Canvas& c, ui::Rect& row, ui::Rect act);
  // eyes.cpp
  struct Eyes {
    std::string name;
    SeatMask mask;
  };
  std::vector<Eyes> eyes_allowed(const Services& use) const;
  void build_past_panel(const Services& use, const ui::Canvas& c);
  bool build_eyes(const Services& use, const ui::Canvas& c, const std::vector<Eyes>& eyes, ui::Rect& column);
  void build_hands_panel(const Services& use, const ui::Canvas& c);
  float build_hand_of(const Services& use, const ui::Canvas& c, ui::Rect r, int seat);
  void lay_below(const Services& use, Match& match, const ui::Canvas& c, ui::Rect area, bool wide, TablePlaces& places);
  void lay_beside(const Services& use, Match& match, const ui::Canvas& c, ui::Rect area, TablePlaces& places);
  float mentor_height(const Services& use, const ui::Canvas& c, float width, float most) const;
  // What teaches, in few lines above the sheet of a card that is read; false: it has its usual room.
  bool fold_mentor(const Services& use, Match& match, const ui::Canvas& c, ui::Rect& area);
  bool wants_sheet(const Services& use, Match& match) const;
  void cover(const Services& use, Match& match, const ui::Canvas& c, ui::Rect& area, const TablePlaces& places);
  // proposal.cpp: a companion asks before acting, or says why they do not help
  struct ProposalWords {
    std::string head, reason;
  };
  std::optional<TableView::Proposed> proposed_deed(const Match& match) const;
  ProposalWords proposal_words(const Services& use, const Match& match) const;
  const LogLine* spoken_now(const Match& match) const;
  float words_height(const Services& use, const Match& match, const ui::Canvas& c, float width) const;
  float proposal_height(const Services& use, const Match& match, const ui::Canvas& c, float width) const;
  void build_saying(const Services& use, const ui::Canvas& c, const LogLine& line, ui::Rect room);
  std::pair<bool, bool> build_answers_to(const Services& use, const Match& match, const ui::Canvas& c, ui::Rect act);
  void build_proposal(const Services& use, Match& match, const ui::Canvas& c, ui::Rect words, ui::Rect act);
  void build_looks(const Services& use, const ui::Canvas& c, ui::Rect row);
  // What one may look at, in `look`, where there is no `act`; returns the place of the act: `act`, or what is left of `look`.
  ui::Rect build_actions(const Services& use, Match& match, const ui::Canvas& c, ui::Rect look, ui::Rect act);
  void build_going_on(const Services& use, Match& match, const ui::Canvas& c, ui::Rect act);
  void build_panel(const Services& use, Match& match, const ui::Canvas& c);
  void build_why_panel(const Services& use, Match& match, const ui::Canvas& c);
  std::string build_answers(const Services& use, Match& match, const ui::Canvas& c, ui::Rect& in, bool with_touch);
  void build_words(const Services& use, const ui::Canvas& c, ui::Rect& in, const std::string& said) const;
  void build_question_rule(const Services& use, Match& match, const ui::Canvas& c, ui::Rect& in);
  void build_refusal(const Services& use, Match& match, const ui::Canvas& c, ui::Rect& in);
  bool build_why_body(const Services& use, Match& match, const ui::Canvas& c, ui::Rect& in);
  void build_menu(const Services& use, Match& match, const ui::Canvas& c);
  bool build_menu_entries(const Services& use, Match& match, const ui::Canvas& c, ui::Rect& column);
  bool do_menu_entry(const Services& use, Match& match, ui::Scene& scene, std::string_view id);
  void build_speed(const Services& use, const ui::Canvas& c, ui::Rect& column);
  void build_remarks(const Services& use, const Match& match, const ui::Canvas& c, ui::Rect& column);
  void build_companions(const Services& use, const ui::Canvas& c, ui::Rect& column);
  // curtain.cpp
  void watch(Match& match, ui::Scene& scene);
  bool pass_on(Match& match, ui::Scene& scene);
  void drop(Match& match);
  void fell(ui::Scene& scene);
  std::string who_looks_next(const Services& use, const Match& match) const;
  std::string show_words(const Services& use, const Match& match) const;
  float curtain_height(const Services& use, const Match& match, const ui::Canvas& c, float width) const;
  void build_curtain(const Services& use, Match& match, const ui::Canvas& c, ui::Rect row, ui::Rect hand);
  void build_cover(const Services& use, const Match& match, const ui::Canvas& c, ui::Rect hand,
                   const std::string& words);
  void keys(const Services& use, Match& match, ui::Scene& scene);
  void want_hint(const Services& use, Match& match, double now);
  void tell_hint(const Services& use, Match& match, ui::Scene& scene);
  std::string hint_reasons(const Services& use, const Match& match) const;
  void weigh(const Services& use, const Match& match);
  float bars_height(const ui::Canvas& c, float width) const;
  void build_bars(const ui::Canvas& c, ui::Rect& in, const std::string& part) const;
  void step_speed(const Services& use, int by);

  std::unique_ptr<TableView> view_;
  std::uint64_t number_ = 0;  // of the match
  std::uint32_t undos_ = 0, ply_ = 0;
  SeatMask viewers_ = kNobody;
  std::string language_, named_;  // in which words and to whom the log was told
  Panel panel_ = Panel::none;
  bool next_asked_ = false;
  // The curtain: it fell between two frames; cards show only while a button is held; that press no longer counts.
  bool fallen_ = false, peeking_ = false, hold_spent_ = false, show_asked_ = false, cover_asked_ = false;
  bool left_ = false;  // nobody has stirred since: the others wait
  std::string curtain_said_;
  double fell_at_ = -1e9, stirred_at_ = 0;
  double read_until_ = 0;             // what a companion said last is being read
  double undrawn_until_ = 0;          // what bots answer before that is drawn together; 0: all is drawn
  bool bots_on_ = false;              // and were to answer in the frame before
  bool asks_ = false;                 // a companion's proposal stands where prompt and acts would
  TableView::Outcomes outcomes_;      // of it, and of the other answer
  std::optional<Proposal> proposed_;  // what a companion said last, as long as nothing has come of it
  std::uint32_t proposed_ply_ = ~0u, agreed_ply_ = ~0u;  // asked then; agreed to: it has been read
  int hint_step_ = 0;                                    // of the hint for the question at hint_ply_: where, what, why
  std::uint32_t hint_ply_ = ~0u;
  bool hint_told_ = false;
  // How the best answers compare, once a hint says why: the best one's bar is full.
  struct HintBar {
    std::string act, note;
    float share = 1;
  };
  std::vector<HintBar> bars_;
  float why_high_ = 0;      // of the panel that explains the question, as it was
  float menu_height_ = 0;   // of what the menu offered last
  Chronicle chronicle_;     // the log, as far as it has been shown
  LogList column_, whole_;  // next to the table, and in its panel
  LogFilter filter_;
  std::unique_ptr<Past> past_;              // while one looks back
  std::optional<std::uint32_t> look_back_;  // wanted since the last frame
  bool leave_past_ = false;                 // the same
  ui::Rect mentor_room_;                    // where a lesson or a remark stands
  bool skips_ = false;                      // others are hurried through until one is asked
  CardId put_away_ = CardId::none;          // the card whose sheet above the hand was laid away
  std::string unfolded_;                    // what a mentor says, wanted with its buttons
};

}  // namespace mathom
