// A table of a game with standing orders for texts of cards (standing.h): they are given at the question and where a
// card is read, and seen and taken back there and in the list of all of them. They are kept with the match, not here.
#pragma once
#include "shell/tables/common/game_table.h"

namespace mathom {

class StandingTable : public GameTable {
 protected:
  // --- what a game says: what a text says, and whether the viewer may be asked about it on that card
  virtual std::string text_words(const TableHost& host, const CatalogText& text) const = 0;
  virtual bool may_order(CardId card) const = 0;

  // --- parts that a table builds with
  // The order for a text of a card that is read, to be seen and changed; nothing: none can be given for it here.
  std::optional<Reading::Order> order_for(const TableHost& host, SeatView& seat, CardId card,
                                          const CatalogText& text) const;
  // Buttons that give an order about what is asked and answer with it, from the left end of `room`: where that is one
  // text, and on a page of words for each.
  void build_orders_asked(const Frame& f, ui::Rect room);
  // All orders that the viewer has given, and where they stop; returns the height used.
  float build_orders_given(const Frame& f, ui::Rect r);

 private:
  struct Ordered {
    CatalogText text;
    int option = -1;  // with which the order would answer
    bool required = false;
  };
  struct OrderAct {
    Ordered about;
    Standing standing;
    std::string name;
  };
  float build_stops(const Frame& f, ui::Rect r);
  std::vector<Ordered> texts_asked() const;
  std::vector<OrderAct> order_acts(const Frame& f) const;
  Reading::Order standing_order(const TableHost& host, SeatView& seat, const CatalogText& text, bool required) const;
  void give_order(const Frame& f, const Ordered& about, Standing standing);
};

}  // namespace mathom
