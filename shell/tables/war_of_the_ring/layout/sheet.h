// What a touch of a place or of a seat opens, over the table: the cards there at a size to read, and in sentences how
// it stands. It owns which place or seat that is.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/war_of_the_ring/card_texts.h"
#include "shell/tables/war_of_the_ring/layout/seats.h"
#include "shell/tables/war_of_the_ring/layout/standings.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

class Sheet {
 public:
  using Frame = GameTable::Frame;
  enum class Page : std::uint8_t { place, seat };

  Sheet(GameTable& table, const Sight& sight, const CardTexts& texts, const Standings& standings, const Seats& seats)
      : table_(table), sight_(sight), texts_(texts), standings_(standings), seats_(seats) {}

  void open(const Frame& f, Page page, int which);
  void build(const Frame& f);

 private:
  std::string title(const TableHost& host) const;
  float build_place(const Frame& f, ui::Rect r);
  float build_seat(const Frame& f, ui::Rect r);
  float build_cards(const Frame& f, const std::string& id, ui::Rect r, const std::string& heading,
                    const std::vector<int>& prints, int hidden);

  GameTable& table_;
  const Sight& sight_;
  const CardTexts& texts_;
  const Standings& standings_;
  const Seats& seats_;
  Page page_ = Page::place;
  int of_ = 0;
};

}  // namespace mathom::war_of_the_ring
