#include "shell/tables/lotr_board/layout/event_list.h"

#include <algorithm>

#include "games/lotr_board/content/content.h"
#include "shell/tables/lotr_board/names.h"

namespace mathom::lotr_board {

using namespace ui;

std::string EventList::next_words(const TableHost& host) const {
  const Place& here = sight_.place();
  if (here.haven || sight_.board().result != Result::playing ||
      sight_.board().event >= static_cast<int>(here.programs.size()))
    return {};
  return host.say("lotr_board.table.next_event",
                  {{"name", host.say(here.programs[at(sight_.board().event)].key)},
                   {"what", event_and_end(host, sight_.board().place, sight_.board().event)}});
}

Wanted EventList::build(const Frame& f) const {
  const Canvas& c = f.c;
  const Place& here = sight_.place();
  const Rect r = sight_.spots().events;
  const auto n = static_cast<int>(here.programs.size());
  c.scene().begin_zone("events",
                       {.name = f.host.say(here.haven ? "lotr_board.table.actions" : "lotr_board.table.events"),
                        .list = sight_.spots().form == Form::columns,
                        .part = Part::table});
  bool opened = false;
  if (sight_.spots().form == Form::columns) {
    const float high = std::max(kTouch + 3, std::min(c.em(58), (r.h + 3) / static_cast<float>(n)));
    for (int i = 0; i < n; ++i) opened |= build_row(f, i, {r.x, r.y + high * static_cast<float>(i), r.w, high - 3});
  } else {
    // A haven has no story tiles: the line is as wide as the table.
    const Rect line =
        here.haven && sight_.spots().tile.x > r.x ? Rect{r.x, r.y, sight_.spots().tile.right() - r.x, r.h} : r;
    opened =
        build_row(f, here.haven ? std::max(sight_.board().action, 0) : std::min(sight_.board().event, n - 1), line);
  }
  c.scene().end_zone();
  if (!opened) return {};
  return {.page = SheetPage{SheetPage::Of::events}};
}

bool EventList::build_row(const Frame& f, int which, Rect r) const {
  const Canvas& c = f.c;
  const Place& here = sight_.place();
  const int reached = here.haven ? sight_.board().action + 1 : sight_.board().event;
  const bool past = which < reached - (here.haven ? 1 : 0);
  const bool next = sight_.board().result == Result::playing && which == (here.haven ? sight_.board().action : reached);
  const bool list = sight_.spots().form == Form::columns;
  const std::string name = f.host.say(here.programs[at(which)].key);
  Item item{.id = "event/" + std::to_string(which),
            .name = name,
            .description = event_and_end(f.host, sight_.board().place, which),
            .rect = r};
  const bool warm = next && !here.haven;
  if (warm) item.name = f.host.say("lotr_board.table.next", {{"name", name}});
  const Reaction is = c.scene().add(item);
  c.pen().box(
      r, 9,
      downwards(warm ? rgb(0x4A2A22, 240) : rgb(0x16281F, 235), warm ? rgb(0x2E1814, 240) : rgb(0x0F1D18, 235), r));
  c.pen().frame(grown(r, -0.5f), 9, is.held ? ui::kGold : next ? kGoldDeep : kPanelEdge, next ? 1.6f : 1.0f);
  Rect in{r.x + 7, r.y + 2, r.w - 13, r.h - 4};
  const float size = std::min(in.h * 0.62f, c.em(24));
  const Rect whole = in, mark = cut_left(in, size + 7);
  const Vec m{mark.x + size / 2, mark.centre().y};
  // If the name has no room next to its number, the number is left out.
  const bool bare = !list && in.w >= c.em(40) && !c.has_room(in, c.small_strong(), name);
  if (bare) in = whole;
  if (past && !bare) {
    c.sign(Sign::check, m, size * 0.66f, kTextFaint);
  } else if (!bare) {
    c.pen().disc(m, size / 2, next ? kGoldDeep : rgb(0x33443C));
    c.pen().text_at({ui::Face::index, size * 0.6f}, m, std::to_string(which + 1), next ? kGoldInk : kText,
                    Align::centre);
  }
  // If the words have no room next to the number, only the number stands there; a touch shows all events. Gold also
  // means that it is the next one.
  const std::string& words = list || !c.has_room(in, c.small_strong(), item.name) ? name : item.name;
  if (in.w >= c.em(40)) c.fitted("", in, c.small_strong(), words, past ? kTextFaint : next ? ui::kGold : kText);
  if (is.focused) c.focus_ring(r, 9);
  return is.activated || is.marked || is.zoom;
}

}  // namespace mathom::lotr_board
