#include "shell/tables/lotr_board/layout/account.h"

#include <algorithm>
#include <utility>

#include "games/lotr_board/content/content.h"
#include "games/lotr_board/state/table.h"
#include "shell/tables/common/named.h"
#include "shell/tables/lotr_board/course.h"
#include "shell/tables/lotr_board/names.h"
#include "shell/tables/lotr_board/pictures/hobbits.h"
#include "shell/tables/lotr_board/pictures/land.h"

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

class Account {
 public:
  Account(const JourneySight& sight, const GameTable::Frame& f)
      : sight_(sight), host_(f.host), seat_(f.seat), course_(course_of(f.seat)) {}
  ResultPage page();

 private:
  void add_head();
  void add_medals();
  void add_sum();
  void add_hobbits();

  const JourneySight& sight_;
  const TableHost& host_;
  const SeatView& seat_;
  const Course course_;
  ResultPage page_;
};

ResultPage Account::page() {
  add_head();
  add_medals();
  add_sum();
  add_hobbits();
  page_.course = [&host = host_, course = course_, now = sight_.board()](const Canvas& c, Rect r) {
    return draw_course(c, r, host, course, now);
  };
  page_.next = host_.say("shell.close");
  page_.look = host_.say("shell.result.look");
  if (sight_.over()) page_.again = host_.say("shell.result.again");
  return std::move(page_);
}

void Account::add_head() {
  const bool ended = sight_.over() && sight_.board().result != Result::playing;
  const Result result = ended ? sight_.board().result : Result::playing;
  page_.title = host_.say(title_key(result));
  page_.crown = result == Result::destroyed || result == Result::betrayed;
  page_.seat = course_.destroyer >= 0 ? course_.destroyer : sight_.board().bearer;
  page_.face = host_.seat_name(seat_at(page_.seat));
  page_.person = &hobbit_person(page_.seat);
  if (ended && course_.last) page_.line = host_.say(seat_.game().tell(*course_.last));
  const Place& here = sight_.place();
  page_.note = here.haven || !here.track(here.main)
                   ? host_.say("lotr_board.result.at_place", {{"place", host_.say(here.key)}})
                   : host_.say("lotr_board.result.at_space",
                               {{"place", host_.say(here.key)},
                                {"n", number(sight_.board().track[at(here.main)])},
                                {"of", number(static_cast<int>(here.track(here.main)->spaces.size()))}});
}

void Account::add_medals() {
  const int doom = content().doom_points, points = sight_.seen().points;
  page_.bar.push_back({.whole = static_cast<float>(doom),
                       .need = static_cast<float>(doom),
                       .taken = static_cast<float>(points),
                       .need_words = host_.say("lotr_board.result.doom", {{"n", number(doom)}}),
                       .taken_words = host_.say("lotr_board.result.reached", {{"n", number(points)}}),
                       .left = {},
                       .right = {}});
  page_.medals.push_back({.draw =
                              [where = sight_.board().place](const Canvas& c, Vec m, float size) {
                                const Rect r = around(m, size, size);
                                c.pen().push_clip(r);
                                draw_land(c.pen(), r, where);
                                c.pen().pop_clip();
                                c.pen().frame(grown(r, 1), 4, ui::kGold, 2.4f);
                              },
                          .name = host_.say(sight_.place().key),
                          .note = host_.say("lotr_board.result.place_of", {{"n", number(sight_.board().place + 1)},
                                                                           {"of", number(kPlacesOfJourney)}}),
                          .good = sight_.board().result == Result::destroyed});
  page_.medals.push_back(
      {.draw = [](const Canvas& c, Vec m, float size) { draw_thing(c.pen(), Thing::eye, m, size); },
       .name = host_.say("lotr_board.table.sauron_at", {{"n", number(sight_.board().sauron)}}),
       .note = host_.say("lotr_board.result.sauron_from", {{"n", number(course_.boards.front().sauron)}}),
       .good = false});
}

void Account::add_sum() {
  const State& s = sight_.seen();
  const Table t = looking_at(s);
  const auto row = [&](std::string_view key, int n, bool sum = false) {
    const std::string label = host_.say(key);
    page_.rows.push_back({.label = label,
                          .amount = number(n),
                          .said = named_line(host_, label, number(n)),
                          .colour = sum ? ui::kGold : kText,
                          .sum = sum});
  };
  row("lotr_board.account.space", s.points);
  int together = 0;
  for (int seat = 0; seat < s.seats; ++seat) together += t.runes(seat);
  if (s.result == Result::destroyed && !s.competitive) row("lotr_board.account.runes", together);
  if (!s.competitive) row("lotr_board.account.score", seat_.outcome().score[0], true);
  if (!course_.darkest) return;
  const std::string hour = host_.say("lotr_board.result.darkest", {{"place", host_.say(course_.darkest_place)}});
  const std::string what = host_.say(seat_.game().tell(*course_.darkest));
  const std::string label = host_.say("shell.named", {{"name", hour}, {"words", what}});
  page_.rows.push_back({.label = label,
                        .amount = host_.say(Phrase{"lotr_board.result.nearer", {}}.number("n", course_.darkest_by)),
                        .said = label,
                        .colour = rgb(0xFF9A8A)});
}

// The distance from the Eye, or the place where they fell.
void Account::add_hobbits() {
  page_.ranked = false;
  page_.standings_title = host_.say("lotr_board.account.hobbits");
  page_.standings_note = host_.say("lotr_board.result.on_line");
  const Table t = looking_at(sight_.seen());
  for (int seat = 0; seat < sight_.board().seats; ++seat) {
    const bool alive = sight_.board().alive_at(seat);
    ResultPage::Standing row{.seat = seat, .name = host_.seat_name(seat_at(seat)), .person = &hobbit_person(seat)};
    if (const std::string who = hobbit_name(host_, seat); who != row.name) row.name += " (" + who + ")";
    if (sight_.seen().competitive) row.deal = number(seat_.outcome().score[at(seat)]);
    row.total = number(sight_.board().corruption[at(seat)]);
    const int apart = sight_.board().sauron - sight_.board().corruption[at(seat)];
    row.moved_words =
        alive ? host_.say(Phrase{"lotr_board.result.apart", {}}.number("n", apart).number("runes", t.runes(seat)))
              : host_.say("lotr_board.result.fell", {{"place", host_.say(course_.fell_at[at(seat)])}});
    row.moved = alive ? 0 : -1;
    row.first = alive && sight_.board().result == Result::destroyed;
    row.me = seat == sight_.me();
    row.good = alive;
    row.said =
        named_line(host_, row.name, host_.say("lotr_board.result.stands", {{"n", row.total}}) + " " + row.moved_words);
    if (!row.deal.empty())
      row.said += " " + host_.say(Phrase{"lotr_board.table.points", {}}.number("n", seat_.outcome().score[at(seat)]));
    page_.standings.push_back(std::move(row));
  }
}

}  // namespace

ResultPage account_of(const JourneySight& sight, const GameTable::Frame& f) { return Account(sight, f).page(); }

}  // namespace mathom::lotr_board
