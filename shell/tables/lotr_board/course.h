// How the journey went, from the events of one viewer: who stood where on the corruption line, what did the most harm,
// and what ended it. All of it is public.
#pragma once
#include <optional>
#include <string_view>
#include <vector>

#include "shell/tables/lotr_board/board.h"
#include "shell/tables/seat_view.h"
#include "shell/tables/table_host.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_board {

inline constexpr int kPlacesOfJourney = 7;

struct Course {
  std::vector<Board> boards;          // at the start, after each turn and each deed of a haven, and now
  std::optional<Event> last = {};     // what ended it
  std::optional<Event> darkest = {};  // the step that brought Sauron and a Hobbit nearest to each other
  int darkest_by = 0, destroyer = -1;
  std::string_view darkest_place = {};
  std::array<std::string_view, kMostSeats> fell_at{};  // key of the place, for who is out
};

Course course_of(const SeatView& seat);
// Sauron and the Hobbits on the corruption line, over time, and where they stand now; the height used.
float draw_course(const ui::Canvas& c, ui::Rect r, const TableHost& host, const Course& course, const Board& now_at);

}  // namespace mathom::lotr_board
