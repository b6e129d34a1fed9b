#include "shell/tables/war_of_the_ring/course.h"

#include <cstdlib>

#include "games/war_of_the_ring/cards/catalog.h"
#include "games/war_of_the_ring/state/events.h"

namespace mathom::war_of_the_ring {

namespace {

bool scores_place(What what) {
  return what == What::path_held || what == What::path_taken || what == What::path_nobody ||
         what == What::battle_held || what == What::battle_taken;
}

int lead_on(const Board& board) {
  const Table t = board.table();
  return t.points(Side::free_peoples) - t.points(Side::shadow);
}

}  // namespace

// What a path costs is told as corruption after it has been taken: both are one moment.
Course course_of(Board board, const std::vector<Event>& events) {
  Course out;
  Course::Moment now;
  int before = 0;
  for (const Event& e : events) {
    const auto what = static_cast<What>(e.what);
    if (what == What::round && e.amount > 1) out.lead.push_back(lead_on(board));
    if (what != What::corruption) now = {};
    if (scores_place(what)) before = lead_on(board), now = {index(e.card) - kFirstPlace, board.state.round, 0};
    board.apply(e);
    if (now.place < 0) continue;
    now.moved = lead_on(board) - before;
    if (std::abs(now.moved) > std::abs(out.decisive.moved)) out.decisive = now;
  }
  if (board.state.round > 0) out.lead.push_back(lead_on(board));
  return out;
}

}  // namespace mathom::war_of_the_ring
