// The result of the journey: how it ended and by what, what the score is made of, what became of each Hobbit, and the
// corruption line over the whole of it.
#include <algorithm>

#include "games/lotr_board/content/content.h"
#include "games/lotr_board/state/table.h"
#include "shell/tables/lotr_board/course.h"
#include "shell/tables/lotr_board/names.h"
#include "shell/tables/lotr_board/pictures/hobbits.h"
#include "shell/tables/lotr_board/pictures/land.h"
#include "shell/tables/lotr_board/table.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

std::string_view title_key(Result result) {
  switch (result) {
    case Result::playing: return "lotr_board.account.title";
    case Result::destroyed: return "lotr_board.result.destroyed";
    case Result::fallen: return "lotr_board.result.fallen";
    case Result::bearer_lost: return "lotr_board.result.bearer_lost";
    case Result::ring_is_mine: return "lotr_board.result.ring_is_mine";
    case Result::betrayed: return "lotr_board.result.betrayed";
  }
  return {};
}

std::string number(int n) { return std::to_string(n); }

}  // namespace

ResultPage JourneyTable::result_page(const Frame& f) const {
  const Course course = course_of(f.seat);
  ResultPage page;
  result_head(f, course, page);
  result_medals(f, course, page);
  result_sum(f, course, page);
  result_hobbits(f, course, page);
  page.course = [this, &host = f.host, course](const Canvas& c, Rect r) { return draw_course(c, r, host, course); };
  page.next = f.host.say("shell.close");
  page.look = f.host.say("shell.result.look");
  if (over()) page.again = f.host.say("shell.result.again");
  return page;
}

void JourneyTable::result_head(const Frame& f, const Course& course, ResultPage& page) const {
  const bool ended = over() && board().result != Result::playing;
  const Result result = ended ? board().result : Result::playing;
  page.title = f.host.say(title_key(result));
  page.crown = result == Result::destroyed || result == Result::betrayed;
  page.seat = course.destroyer >= 0 ? course.destroyer : board().bearer;
  page.face = f.host.seat_name(seat_at(page.seat));
  page.person = &hobbit_person(page.seat);
  if (ended && course.last) page.line = f.host.say(f.seat.game().tell(*course.last));
  const Place& here = place();
  page.note = here.haven || !here.track(here.main)
                  ? f.host.say("lotr_board.result.at_place", {{"place", f.host.say(here.key)}})
                  : f.host.say("lotr_board.result.at_space",
                               {{"place", f.host.say(here.key)},
                                {"n", number(board().track[at(here.main)])},
                                {"of", number(static_cast<int>(here.track(here.main)->spaces.size()))}});
}

void JourneyTable::result_medals(const Frame& f, const Course& course, ResultPage& page) const {
  const int doom = content().doom_points, points = seen().points;
  page.bar.push_back({.whole = static_cast<float>(doom),
                      .need = static_cast<float>(doom),
                      .taken = static_cast<float>(points),
                      .need_words = f.host.say("lotr_board.result.doom", {{"n", number(doom)}}),
                      .taken_words = f.host.say("lotr_board.result.reached", {{"n", number(points)}}),
                      .left = {},
                      .right = {}});
  page.medals.push_back({.draw =
                             [where = board().place](const Canvas& c, Vec m, float size) {
                               const Rect r = around(m, size, size);
                               c.pen().push_clip(r);
                               draw_land(c.pen(), r, where);
                               c.pen().pop_clip();
                               c.pen().frame(grown(r, 1), 4, ui::kGold, 2.4f);
                             },
                         .name = f.host.say(place().key),
                         .note = f.host.say("lotr_board.result.place_of",
                                            {{"n", number(board().place + 1)}, {"of", number(kPlacesOfJourney)}}),
                         .good = board().result == Result::destroyed});
  page.medals.push_back(
      {.draw = [](const Canvas& c, Vec m, float size) { draw_thing(c.pen(), Thing::eye, m, size); },
       .name = f.host.say("lotr_board.table.sauron_at", {{"n", number(board().sauron)}}),
       .note = f.host.say("lotr_board.result.sauron_from", {{"n", number(course.boards.front().sauron)}}),
       .good = false});
}

void JourneyTable::result_sum(const Frame& f, const Course& course, ResultPage& page) const {
  const State& s = seen();
  const Table t = looking_at(s);
  const auto row = [&](std::string_view key, int n, bool sum = false) {
    const std::string label = f.host.say(key);
    page.rows.push_back({.label = label,
                         .amount = number(n),
                         .said = label + ": " + number(n),
                         .colour = sum ? ui::kGold : kText,
                         .sum = sum});
  };
  row("lotr_board.account.space", s.points);
  int together = 0;
  for (int seat = 0; seat < s.seats; ++seat) together += t.runes(seat);
  if (s.result == Result::destroyed && !s.competitive) row("lotr_board.account.runes", together);
  if (!s.competitive) row("lotr_board.account.score", f.seat.outcome().score[0], true);
  if (!course.darkest) return;
  const std::string hour = f.host.say("lotr_board.result.darkest", {{"place", f.host.say(course.darkest_place)}});
  const std::string what = f.host.say(f.seat.game().tell(*course.darkest));
  const std::string label = f.host.say("shell.named", {{"name", hour}, {"words", what}});
  page.rows.push_back({.label = label,
                       .amount = f.host.say(Phrase{"lotr_board.result.nearer", {}}.number("n", course.darkest_by)),
                       .said = label,
                       .colour = rgb(0xFF9A8A)});
}

// How far from the Eye they stand, or where they fell.
void JourneyTable::result_hobbits(const Frame& f, const Course& course, ResultPage& page) const {
  const TableHost& host = f.host;
  page.ranked = false;
  page.standings_title = host.say("lotr_board.account.hobbits");
  page.standings_note = host.say("lotr_board.result.on_line");
  const Table t = looking_at(seen());
  for (int seat = 0; seat < board().seats; ++seat) {
    const bool alive = board().alive_at(seat);
    ResultPage::Standing row{.seat = seat, .name = host.seat_name(seat_at(seat)), .person = &hobbit_person(seat)};
    if (const std::string who = hobbit_name(host, seat); who != row.name) row.name += " (" + who + ")";
    if (seen().competitive) row.deal = number(f.seat.outcome().score[at(seat)]);
    row.total = number(board().corruption[at(seat)]);
    const int apart = board().sauron - board().corruption[at(seat)];
    row.moved_words =
        alive ? host.say(Phrase{"lotr_board.result.apart", {}}.number("n", apart).number("runes", t.runes(seat)))
              : host.say("lotr_board.result.fell", {{"place", host.say(course.fell_at[at(seat)])}});
    row.moved = alive ? 0 : -1;
    row.first = alive && board().result == Result::destroyed;
    row.me = seat == me();
    row.good = alive;
    row.said = row.name + ": " + host.say("lotr_board.result.stands", {{"n", row.total}}) + " " + row.moved_words;
    if (!row.deal.empty())
      row.said += " " + host.say(Phrase{"lotr_board.table.points", {}}.number("n", f.seat.outcome().score[at(seat)]));
    page.standings.push_back(std::move(row));
  }
}

}  // namespace mathom::lotr_board
