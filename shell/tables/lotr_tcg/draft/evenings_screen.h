// The evenings that are kept on this device: gone on with, renamed, removed and brought back, and read in from a text.
#pragma once
#include <string>

#include "shell/tables/lotr_tcg/draft/evening_shelf.h"
#include "shell/tables/lotr_tcg/draft/evening_text.h"
#include "shell/tables/page.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tcg {

class EveningsScreen final : public Page {
 public:
  std::string_view name() const override { return "tcg_evenings"; }
  void build(TableHost& host, ui::Scene& scene) override;

 private:
  void build_list(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_evening(TableHost& host, const ui::Canvas& c, ui::Rect& column, std::size_t i);
  void build_tools(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_faults(TableHost& host, const ui::Canvas& c);
  void ask_for_text(TableHost& host, const std::string& initial);
  void ask_for_name(TableHost& host, std::size_t i);

  EveningShelf shelf_;
  EveningReading reading_;  // what of a text was wrong
  std::string reading_text_;
  double read_at_ = -1;
};

}  // namespace mathom::lotr_tcg
