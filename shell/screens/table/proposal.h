// What companions say where the prompt stands: of what they have just done; or, before they act, what they would do and
// why, with the answers to it where the acts stand.
#pragma once
#include <optional>
#include <utility>

#include "shell/screens/table/frame.h"

namespace mathom {

class CompanionWords {
 public:
  // What comes of the proposal, and of the other answer; the table shows both until the next call.
  void weigh(const TableFrame& f);
  void build_proposal(const TableFrame& f, ui::Rect words, ui::Rect act);
  std::uint32_t agreed_at() const { return agreed_ply_; }  // what is said then has been read in the proposal
  void begin_again() { agreed_ply_ = ~0u; }

 private:
  std::pair<bool, bool> build_answers(const TableFrame& f, ui::Rect act) const;

  TableView::Outcomes outcomes_;
  std::optional<Proposal> proposed_;  // announced last
  std::uint32_t proposed_ply_ = ~0u, agreed_ply_ = ~0u;
};

// The line with which a companion has just said what they did, while the companions go on; null: nobody has.
const LogLine* spoken_now(const TableFrame& f);
void build_saying(const TableFrame& f, const LogLine& line, ui::Rect room);
// Of what stands in place of the prompt; 0: the prompt does.
float companions_words_height(const TableFrame& f, float width);

}  // namespace mathom
