// What a touch opens over the table: of a plate all that its player has, pile by pile; of a card in play that card and
// all that lies on it. Of what is hidden it says how many there are. It owns what is open, and on which page.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "shell/tables/lotr_tcg/seat_words.h"
#include "shell/tables/lotr_tcg/seen_cards.h"

namespace mathom::lotr_tcg {

class TableSheets {
 public:
  // Builds the standing orders that the viewer has given, from the top of `r`; returns the height used.
  using Orders = std::function<float(const TableFrame& f, ui::Rect r)>;

  TableSheets(GameTable& base, const CompanySight& sight, const SeenCards& cards, const SeatWords& seats)
      : base_(base), sight_(sight), cards_(cards), seats_(seats) {}

  void open_seat(const TableFrame& f, int seat) { open(f, seat, -1, Page::in_play); }
  void open_card(const TableFrame& f, int card) { open(f, -1, card, Page::in_play); }
  void open_orders(const TableFrame& f) { open(f, sight_.me(), -1, Page::orders); }

  void build(const TableFrame& f, const Orders& orders);

 private:
  enum class Page : std::uint8_t { in_play, discard, dead, adventure, removed, orders };

  void open(const TableFrame& f, int seat, int card, Page page);
  void build_seat_sheet(const TableFrame& f, int seat, const Orders& orders);
  void build_stack_sheet(const TableFrame& f, int card);
  float build_page(const TableFrame& f, ui::Rect r, int seat, const Orders& orders);
  std::vector<std::string> page_names(const TableHost& host, int seat) const;
  float card_list(const TableFrame& f, const std::string& id, ui::Rect r, std::string_view key,
                  const std::vector<int>& cards);

  GameTable& base_;
  const CompanySight& sight_;
  const SeenCards& cards_;
  const SeatWords& seats_;
  int seat_ = 0, card_ = -1;  // card: below 0, that of the seat is open
  Page page_ = Page::in_play;
};

}  // namespace mathom::lotr_tcg
