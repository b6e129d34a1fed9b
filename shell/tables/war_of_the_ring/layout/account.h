// The result, now or at the end, as a page: who leads and by what, where the points of both sides come from, which
// place moved the lead most, who played which part, and the lead after each round. It owns that course, counted once.
#pragma once
#include <optional>
#include <string>

#include "shell/tables/common/result_page.h"
#include "shell/tables/war_of_the_ring/course.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

std::string ended_words(const Sight& sight, const TableHost& host);  // who won and how, with the points of both

class Account {
 public:
  using Frame = GameTable::Frame;

  explicit Account(const Sight& sight) : sight_(sight) {}

  ResultPage page(const Frame& f) const;  // good as long as the account is: it draws the course

 private:
  void add_head(const Frame& f, ResultPage& page) const;
  void add_moment(const Frame& f, ResultPage& page) const;
  void add_rows(const Frame& f, Side side, ResultPage& page) const;
  void add_people(const Frame& f, ResultPage& page) const;
  std::string course_words(const TableHost& host) const;
  float draw_course(const TableHost& host, const ui::Canvas& c, ui::Rect r) const;
  const Course& course() const;
  std::optional<Side> own_side() const;  // of who looks, where it is one

  const Sight& sight_;
  mutable Course course_;
  mutable std::size_t course_at_ = 0;  // 0: not counted yet
};

}  // namespace mathom::war_of_the_ring
