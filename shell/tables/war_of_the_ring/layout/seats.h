// The plates of the seats: the part that is played with its picture, who plays it, what it holds in numbers with words,
// and whether it may pass. It reads what the viewer sees and holds nothing.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "shell/tables/war_of_the_ring/card_texts.h"
#include "shell/tables/war_of_the_ring/layout/plan.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

// Of the part that the seat plays.
std::function<void(const ui::Pen&, ui::Rect)> portrait_of(const Sight& sight, int seat);

class Seats {
 public:
  using Frame = GameTable::Frame;

  Seats(const Sight& sight, const CardTexts& texts, const Plan& plan) : sight_(sight), texts_(texts), plan_(plan) {}

  std::string words(const TableHost& host, int seat) const;
  std::string passing_words(const TableHost& host, int seat) const;
  std::optional<int> build(const Frame& f) const;  // the seat that was touched; none: nothing was

 private:
  struct Number {
    std::string words;  // what it is called: "Hand"
    int n = 0;
  };
  bool has_passed(int seat) const;
  std::vector<Number> numbers_of(const TableHost& host, int seat) const;
  bool build_seat(const Frame& f, int seat, ui::Rect r) const;  // true: it was touched
  static void draw_passed(const Frame& f, ui::Rect& right, float of_name);
  void draw_names(const Frame& f, int seat, ui::Rect top, ui::Rect& in, bool acts) const;
  void draw_plate_words(const Frame& f, int seat, ui::Rect in, bool acts) const;
  void draw_row(const Frame& f, const std::vector<int>& prints, ui::Rect row) const;

  const Sight& sight_;
  const CardTexts& texts_;
  const Plan& plan_;
};

}  // namespace mathom::war_of_the_ring
