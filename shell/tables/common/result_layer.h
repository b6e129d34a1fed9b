// The page of a result (result_page.h) laid over the table, with its buttons. The figures of one that has just come in
// are counted up; a touch finishes that.
#pragma once
#include "shell/tables/common/build_frame.h"
#include "shell/tables/common/result_page.h"

namespace mathom {

class ResultLayer {
 public:
  struct Pressed {
    bool closes = false;
    TableView::Wish wish = TableView::Wish::none;
  };
  float counted_share(const BuildFrame& f, bool fresh);
  Pressed build(const TableHost& host, const ui::Canvas& c, const ResultPage& page);

 private:
  double since_ = -1;  // when the page was laid open; below 0: it is not
  float height_ = 0;   // of what it tells, as it was last built
};

}  // namespace mathom
