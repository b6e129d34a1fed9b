// Remarks at the first moments of their kind, for somebody who plays a game for the first time: one at a time, each
// once on this device, until the player has had enough of them.
#pragma once
#include <map>
#include <optional>
#include <string>

#include "shell/lessons/course.h"
#include "shell/services/match/mentor.h"
#include "shell/services/services.h"

namespace mathom {

class RemarkMentor final : public Mentor {
 public:
  explicit RemarkMentor(const Course& course) : course_(course) {}
  void follow(const Services& use, Match& match, const TableView& table, ui::Scene& scene) override;
  float height(const Services& use, const ui::Canvas& c, float width) const override;
  std::string said(const Services& use) const override { return now_ ? words(use) : std::string(); }
  bool gives_way() const override { return true; }
  void build(const Services& use, const ui::Canvas& c, ui::Rect room) override;

 private:
  bool fits(const Match& match, const Remark& remark) const;
  std::string words(const Services& use) const;
  void listen(const Match& match);

  const Course& course_;
  const Remark* now_ = nullptr;
  std::uint32_t ply_ = ~0u;   // of the question that was looked at last
  std::size_t heard_ = 0;     // events
  std::uint64_t number_ = 0;  // of the match
  std::map<std::string, SeatId, std::less<>>
      events_;  // keys of what has been told since this game was opened, and of whom last
};

}  // namespace mathom
