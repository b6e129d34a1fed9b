// The menu of the table.
#pragma once
#include "shell/screens/table/frame.h"

namespace mathom {

class TableMenu {
 public:
  void build(const TableFrame& f);

 private:
  float high_ = 0;  // of what it offered last
};

}  // namespace mathom
