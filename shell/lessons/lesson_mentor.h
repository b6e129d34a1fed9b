// One lesson while it is played: it answers for the others, takes from the learner what the lesson is about, and says
// what to do, what was done, and what else would have been. Where it stands follows from the record, so undo goes back
// in it.
#pragma once
#include <string>

#include "shell/lessons/course.h"
#include "shell/lessons/teaching.h"
#include "shell/services/match/mentor.h"
#include "shell/services/services.h"

namespace mathom {

class LessonMentor final : public Mentor, public Director {
 public:
  LessonMentor(const Game& game, const Course& course, std::size_t at, WayBack back = {});
  void follow(const Services& use, Match& match, const TableView& table, ui::Scene& scene) override;
  float height(const Services& use, const ui::Canvas& c, float width) const override;
  std::string said(const Services& use) const override { return words(use); }
  bool may_fold() const override { return !shown_; }
  void build(const Services& use, const ui::Canvas& c, ui::Rect room) override;

  std::optional<std::uint32_t> answer(const Match& match, std::span<const std::string> offered) override;
  bool takes(const Match& match, std::uint64_t option) override;

 private:
  struct Stand {
    std::size_t step = 0;    // which is to be done now; the number of steps: the lesson is over
    std::size_t others = 0;  // answers that they have given
  };
  Stand stand(const Match& match) const;
  const Lesson& lesson() const { return course_.lessons[at_]; }
  bool is_last() const { return at_ + 1 == course_.lessons.size(); }
  bool over() const { return step_ == lesson().steps.size(); }
  std::string heading(const Services& use) const;
  std::string words(const Services& use) const;

  const Game& game_;
  const Course& course_;
  WayBack back_;
  std::size_t at_;
  std::size_t step_ = 0;
  std::uint32_t ply_ = 0;
  bool other_ = false;  // the learner wanted something else
  bool shown_ = false;  // all of it: what was done may be said
  std::string said_;
};

}  // namespace mathom
