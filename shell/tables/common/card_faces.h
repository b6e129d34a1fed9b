// What a game says of its cards: their names, their faces and what is read of them. Cards are numbered as its table
// does.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/common/build_frame.h"
#include "shell/tables/common/card_zoom.h"
#include "shell/ui/cards/card_face.h"

namespace mathom {

class CardFaces {
 public:
  virtual ~CardFaces() = default;
  virtual std::string card_name(const TableHost& host, CardId card) const = 0;  // what a screen reader says
  virtual void draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card,
                         ui::CardState state) const = 0;
  // The same in the hand, of which `shown` is not covered by the next card: a game may draw a picture for that strip.
  virtual void draw_in_hand(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state,
                            float /*shown*/) const {
    draw_face(host, pen, r, card, state);
  }
  // What is said of a card of the hand next to its name; empty: nothing.
  virtual std::string hand_note(const TableHost&, CardId) const { return {}; }
  virtual std::vector<std::string> zoom_notes(const TableHost& host, CardId card) const = 0;  // below a large card
  virtual void say_whole(const BuildFrame&, CardId, CardZoom::Face&) const {}  // from which width on it bears its words
  // What is read of a card next to the table; `why` and `card` are filled in. By default its face and its notes.
  virtual void read_card(const TableHost& host, SeatView& seat, Reading& reading) const;
};

}  // namespace mathom
