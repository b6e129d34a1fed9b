// What is said of the players: the side that each plays in this turn, whether they have passed, and what they hold in
// numbers. It keeps who has passed since somebody acted in this window, as far as that has been told.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/lotr_tcg/sight.h"

namespace mathom::lotr_tcg {

class SeatWords {
 public:
  explicit SeatWords(const CompanySight& sight) : sight_(sight) {}

  void take_up(const Event& e);
  void forget() { passed_ = kNobody; }

  bool has_passed(int seat) const;
  std::string side(const TableHost& host, int seat) const;
  std::string part(const TableHost& host, int seat) const;  // that it plays in this turn, and whether it has passed
  std::vector<std::string> numbers(const TableHost& host, int seat) const;

 private:
  const CompanySight& sight_;
  SeatMask passed_ = kNobody;
};

}  // namespace mathom::lotr_tcg
