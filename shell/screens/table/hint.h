// A hint: what to do and why, and when it is asked for again, how the best answers compare.
#pragma once
#include <string>
#include <vector>

#include "shell/screens/table/frame.h"

namespace mathom {

class Hints {
 public:
  void ask(const TableFrame& f);   // each further wish tells one step more; the last one stays
  void tell(const TableFrame& f);  // what has been thought of since, in each frame
  void begin_again() { step_ = 0; }
  // How the best answers compare, once it was asked for again.
  float bars_height(const ui::Canvas& c, float width) const;
  void build_bars(const TableFrame& f, ui::Rect& in, const std::string& part) const;

 private:
  struct Bar {
    std::string act, note;
    float share = 1;  // the best one's is full
  };
  void weigh(const TableFrame& f);

  int step_ = 0;  // of the hint for the question at ply_: what and why, then the comparison
  std::uint32_t ply_ = ~0u;
  bool told_ = false;
  std::vector<Bar> bars_;
};

}  // namespace mathom
