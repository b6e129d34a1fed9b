// What happened, in words: next to the table, and whole in a panel where it can be filtered and copied.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "shell/screens/table/frame.h"
#include "shell/screens/table/log_list.h"

namespace mathom {

class TableLog {
 public:
  const Chronicle& chronicle() const { return chronicle_; }
  // From its beginning, at the next follow(): another match, or the same in other words or for other viewers.
  void begin_again(const Match& match, const TableView& table);
  // The log does not run ahead of the eyes, and does not trail them: a line comes with what it tells of. Returns how
  // long was what a companion said last. `read`: after this answer, it has been read already.
  std::optional<std::size_t> follow(const Services& use, const Match& match, const TableView& table, ui::Scene& scene,
                                    std::uint32_t read);
  void say_again();  // the lines that are shown
  void build(const TableFrame& f, ui::Rect r) { build_list(f, r, "log", column_); }
  void build_panel(const TableFrame& f);

 private:
  void build_list(const TableFrame& f, ui::Rect r, std::string_view id, LogList& list) const;
  void build_tools(const TableFrame& f, ui::Rect& in);

  Chronicle chronicle_;     // as far as it has been shown
  LogList column_, whole_;  // next to the table, and in its panel
  LogFilter filter_;
};

}  // namespace mathom
