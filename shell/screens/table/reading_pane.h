// The card that asks, is lifted or is pointed at, large and readable: at the top of the column next to the table; where
// there is no column, in a sheet above the hand, or with the words of a low screen.
#pragma once
#include <cstdint>
#include <optional>

#include "shell/screens/table/hint.h"

namespace mathom {

std::optional<Reading> reading_now(const TableFrame& f);
// In the column, from the top of `side`, which it shortens. What must be said below it keeps its room.
void build_pane(const TableFrame& f, const Hints& hints, ui::Rect& side);
// Returns how much of its height the table keeps next to a card that is read; less while something is taught too.
float felt_kept(const TableView& table, bool taught);
// How high the sheet of a card may be.
float most_of_sheet(const ui::Canvas& c, float height, float felt);

class CardSheet {
 public:
  bool is_wanted(const TableFrame& f) const;  // there is a card to be read above the hand
  // What of the area's height is kept for the card that is read, whether one is or not; 0: it takes the room when it
  // comes.
  float room(const TableFrame& f, ui::Rect area);
  // At the bottom of `area`, which it shortens, in place of the last lines of the log. False: there is nothing to read,
  // it was laid away, or something is explained there.
  bool build(const TableFrame& f, ui::Rect& area);
  // The same at the bottom of a place of its own, which it shortens.
  bool build_in(const TableFrame& f, ui::Rect& room);
  void put_away(CardId card) { away_ = card; }

 private:
  bool build_at(const TableFrame& f, ui::Rect& area, float most);

  CardId away_ = CardId::none;
  float kept_ = 0;                       // TableView::words_kept() at the last question
  float asked_room_ = 0, asked_in_ = 0;  // for the card that asked last, in an area of that height
  std::uint32_t asked_at_ = 0;           // the number of answers given then
};

}  // namespace mathom
