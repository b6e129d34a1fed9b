// An evening is set up: drafted or sealed, how many at the table, who of them is a person at this screen, which
// boosters.
#pragma once
#include <vector>

#include "shell/tables/lotr_tcg/draft/evening.h"
#include "shell/tables/page.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tcg {

class BeginScreen final : public Page {
 public:
  std::string_view name() const override { return "tcg_begin"; }
  void build(TableHost& host, ui::Scene& scene) override;

 private:
  void begin(const TableHost& host);
  void build_kind(const TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_players(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_player(TableHost& host, const ui::Canvas& c, ui::Rect& column, int player);
  void build_number(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void ask_name(TableHost& host, int player);
  void ask_number(TableHost& host);
  void build_start(TableHost& host, const ui::Canvas& c, ui::Rect foot);
  void start(TableHost& host);
  Evening drawn_up() const;  // as it would begin

  Evening::Kind kind_ = Evening::Kind::draft;
  std::uint32_t number_ = 0;
  int seats_ = 4;
  std::vector<Drafter> players_;
};

}  // namespace mathom::lotr_tcg
