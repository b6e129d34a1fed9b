// The panel that explains: why something is not offered, what is asked and what each answer leads to, the words of the
// game that were used, and the rule that says so. Pre: one does not look back.
#pragma once
#include "shell/screens/table/frame.h"
#include "shell/screens/table/hint.h"

namespace mathom {

class WhyPanel {
 public:
  void build(const TableFrame& f, Hints& hints);

 private:
  float high_ = 0;  // as it was built last
};

}  // namespace mathom
