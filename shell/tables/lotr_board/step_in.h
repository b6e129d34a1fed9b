// Who is asked whether they step in: the switch that lets all such moments pass, the switch that asks at every moment,
// and the button that asks at the next one while others act. It owns what was switched, for every seat that plays at
// this table.
//
// What is passed is an ordinary answer: it stands in the log and can be taken back. What is wished the rules are told
// with the next answer (rules/decision.h).
#pragma once
#include <optional>

#include "shell/tables/common/button_row.h"
#include "shell/tables/lotr_board/sight.h"

namespace mathom::lotr_board {

class StepIn {
 public:
  using Frame = GameTable::Frame;
  explicit StepIn(const JourneySight& sight) : sight_(sight) {}

  bool at_moment() const;       // asked whether they step in
  bool answers_itself() const;  // by passing
  // Every frame, as the one who looks may be another now.
  void tell_wishes(const Frame& f);
  // What is said of the switch, once, to who has let a moment pass by hand and is asked at another.
  std::optional<Explained> offer(const Frame& f);
  void passed_by_hand() { let_pass_ = true; }
  void answers_taken_back() { auto_pass_ = steps_in_ = kNobody; }  // from now on it is asked
  int shown() const;                                               // switches, at the right of the row
  // The explanation of the switch that was touched.
  std::optional<Explained> build(const Frame& f, const ButtonRow& cells);

 private:
  bool could_step_in(int seat) const;
  std::optional<Explained> build_auto_pass(const Frame& f, ui::Rect r);
  std::optional<Explained> build_every_moment(const Frame& f, ui::Rect r);
  std::optional<Explained> build_next_moment(const Frame& f, ui::Rect r);

  const JourneySight& sight_;
  SeatMask auto_pass_ = kNobody;  // seats that let such moments pass
  bool let_pass_ = false, offered_ = false;
  SeatMask steps_in_ = kNobody;    // seats that want to be asked at the next moment
  std::uint32_t called_at_ = ~0u;  // after this many answers they are asked because they wanted to step in
};

}  // namespace mathom::lotr_board
