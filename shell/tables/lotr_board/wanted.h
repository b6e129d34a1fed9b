// What the touch of a part of the table wants done: an answer given, or a page of the sheet laid open. Parts return it,
// and the table does it.
#pragma once
#include <cstdint>
#include <optional>

namespace mathom::lotr_board {

struct SheetPage {
  enum class Of : std::uint8_t { events, track, tiles, discard, seat, road };
  Of of = Of::events;
  int which = 0;  // the symbol of a track, or a seat
};

struct Wanted {
  int option = -1;  // by its index
  std::optional<SheetPage> page = {};
};

}  // namespace mathom::lotr_board
