#include "shell/tables/lotr_board/course.h"

#include <algorithm>

#include "games/lotr_board/content/content.h"
#include "games/lotr_board/rules.h"
#include "rules/game_of.h"
#include "shell/tables/common/named.h"
#include "shell/tables/lotr_board/pictures/land.h"
#include "shell/tables/lotr_board/pictures/signs.h"
#include "shell/ui/cards/suits.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

bool ends_part(What w) { return w == What::turn || w == What::action || w == What::place; }

// Returns by how much the gap closed.
int nearer(const Board& before, const Board& after, const Event& e) {
  if (what_of(e) == What::sauron) return before.sauron - after.sauron;
  if (what_of(e) != What::corrupt || !is_player(e.who)) return 0;
  return after.corruption[at(index(e.who))] - before.corruption[at(index(e.who))];
}

// Whether somebody may be out after this event.
bool may_end(What w) { return w == What::sauron || w == What::corrupt || w == What::ruined || w == What::destroyed; }

}  // namespace

Course course_of(const SeatView& seat) {
  Course out;
  const View start = seat.view_at(0);
  Board board(GameOf<Rules>::view(start.seen));
  out.boards.push_back(board);
  std::optional<Event> deed;
  for (const Event& e : seat.events(0)) {
    const What what = what_of(e);
    if (ends_part(what)) out.boards.push_back(board);
    const Board before = board;
    board.apply(e);
    const std::string_view where = content().places[at(board.place)].key;
    if (const int by = nearer(before, board, e); by > 0 && by >= out.darkest_by)
      out.darkest_by = by, out.darkest = e, out.darkest_place = where;
    if (may_end(what)) deed = e;
    if (what == What::destroyed) out.destroyer = index(e.who);
    if (what == What::eliminated && is_player(e.who)) out.fell_at[at(index(e.who))] = where;
    if (what == What::lost) out.last = deed && e.amount != static_cast<int>(Result::ring_is_mine) ? deed : e;
  }
  out.boards.push_back(board);
  return out;
}

namespace {

constexpr ui::Colour kSauron = rgb(0xFF6A3A);

// The line of the corruption upright, and time to the right.
struct Chart {
  Rect r;
  std::size_t n;
  int last = content().corruption_last;
  Vec spot(std::size_t i, int space) const {
    return {r.x + r.w * static_cast<float>(i) / static_cast<float>(std::max<std::size_t>(1, n - 1)),
            r.bottom() - r.h * static_cast<float>(space) / static_cast<float>(last)};
  }
};

void draw_places(const Canvas& c, const Chart& chart, const Course& course, const TableHost& host) {
  float free_from = chart.r.x;
  for (std::size_t i = 1; i < course.boards.size(); ++i) {
    const int place = course.boards[i].place;
    if (place == course.boards[i - 1].place && i > 1) continue;
    const float x = chart.spot(i - 1, 0).x;
    c.pen().box({x, chart.r.y, 1, chart.r.h + 4}, 0, rgb(0xFFFFFF, 30));
    const std::string name = host.say(content().places[at(place)].key);
    const float wide = c.letters().width(c.small(), name);
    // A short stay has no room for its name.
    if (x + 3 < free_from || x + 3 + wide > chart.r.right() + c.em(60)) continue;
    c.pen().text_at(c.small(), {x + 3, chart.r.bottom() + c.small().px * 0.8f}, name, kTextSoft);
    free_from = x + 3 + wide + 10;
  }
}

// From step to step: markers jump.
template <class Where>
void draw_steps(const Canvas& c, const Chart& chart, const Course& course, ui::Colour colour, float width,
                const Where& where) {
  std::vector<Vec> line;
  for (std::size_t i = 0; i < course.boards.size(); ++i) {
    const int space = where(course.boards[i]);
    if (space < 0) break;
    if (i > 0) line.push_back({chart.spot(i, 0).x, line.back().y});
    line.push_back(chart.spot(i, space));
  }
  if (line.size() > 1) c.pen().stroke(line, colour, width, false);
}

}  // namespace

float draw_course(const Canvas& c, Rect r, const TableHost& host, const Course& course, const Board& now_at) {
  const float title = c.em(26), high = c.em(150), foot = c.small().px * 1.7f;
  const std::string heading = host.say("lotr_board.result.course");
  std::string said = named_line(host, heading,
                                host.say(Phrase{"lotr_board.result.course_sauron", {}}
                                             .number("from", course.boards.front().sauron)
                                             .number("to", now_at.sauron)));
  c.heading("account/course", {r.x, r.y, r.w, title}, heading, 2, ui::kGold);
  Rect area{r.x, r.y + title, r.w, high};
  c.pen().box(area, 8, downwards(rgb(0x2A0F0C), rgb(0x3A3420), area));
  c.pen().frame(grown(area, -0.5f), 8, rgb(0xD8AE5B, 90), 1);
  const Chart chart{{area.x + c.em(26), area.y + 10, area.w - c.em(56), area.h - 10 - foot}, course.boards.size()};
  for (int space = 0; space <= chart.last; space += 5) {
    const Vec m = chart.spot(0, space);
    c.pen().box({chart.r.x, m.y, chart.r.w, 1}, 0, rgb(0xFFFFFF, 22));
    c.pen().text_at(c.small(), {chart.r.x - 5, m.y}, std::to_string(space), kTextSoft, Align::right);
  }
  draw_places(c, chart, course, host);
  draw_steps(c, chart, course, kSauron, 3, [](const Board& b) { return b.sauron; });
  const float sign = c.em(20);
  draw_thing(c.pen(), Thing::eye, chart.spot(chart.n - 1, now_at.sauron) + Vec{sign * 0.7f, 0}, sign * 1.4f);
  for (int seat = 0; seat < now_at.seats; ++seat) {
    const SeatSign look = seat_sign(seat);
    draw_steps(c, chart, course, look.colour, 2,
               [seat](const Board& b) { return b.alive_at(seat) ? b.corruption[at(seat)] : -1; });
    const int now = now_at.corruption[at(seat)];
    // Markers on one space are side by side.
    int beside = 0;
    for (int other = 0; other < seat; ++other) beside += now_at.alive_at(other) && now_at.corruption[at(other)] == now;
    if (now_at.alive_at(seat))
      draw_badge(c.pen(), look.badge, chart.spot(chart.n - 1, now) + Vec{-static_cast<float>(beside) * sign * 0.7f, 0},
                 sign * 0.7f, look.colour);
    const Phrase way = Phrase{"lotr_board.result.course_hobbit", {}}
                           .number("from", course.boards.front().corruption[at(seat)])
                           .number("to", now);
    said += " " + named_line(host, host.seat_name(seat_at(seat)), host.say(way));
  }
  c.scene().text("account/line-over-time", said, area);
  return title + high + 6;
}

}  // namespace mathom::lotr_board
