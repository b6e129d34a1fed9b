// The sheet that lies over the table, with one page at a time: all events, the spaces of a track, the tiles that are
// left, the discard pile, what a Hobbit can do and holds, the aim and the road. It owns which page that is.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "shell/tables/lotr_board/sight.h"
#include "shell/tables/lotr_board/wanted.h"

namespace mathom::lotr_board {

class JourneySheet {
 public:
  using Frame = GameTable::Frame;
  // Builds a card that lies open, which can be read and shown large.
  using OpenCard = std::function<void(const std::string& id, ui::Rect r, CardId card)>;
  explicit JourneySheet(const JourneySight& sight) : sight_(sight) {}

  void turn_to(SheetPage page) { page_ = page; }
  std::string title(const TableHost& host) const;
  float build(const Frame& f, ui::Rect r, const OpenCard& open_card) const;  // the height used

 private:
  float events(const Frame& f, ui::Rect r) const;
  float tracks(const Frame& f, ui::Rect r) const;
  float road(const Frame& f, ui::Rect r) const;  // what it is about, who stands where, the places
  std::string place_words(const TableHost& host, int place) const;
  float tiles(const Frame& f, ui::Rect r) const;
  float seats(const Frame& f, ui::Rect r) const;
  float discarded(const Frame& f, ui::Rect r, const OpenCard& open_card) const;
  std::vector<int> tiles_left() const;  // by print, of all that are not seen to be gone

  const JourneySight& sight_;
  SheetPage page_;
};

}  // namespace mathom::lotr_board
