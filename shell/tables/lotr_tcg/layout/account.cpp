#include "shell/tables/lotr_tcg/layout/account.h"

#include <algorithm>

#include "games/lotr_tcg/rules.h"
#include "rules/game_of.h"
#include "shell/tables/common/named.h"
#include "shell/tables/lotr_tcg/course.h"
#include "shell/tables/lotr_tcg/pictures/card_picture.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

void draw_person_of(const Canvas& c, Vec middle, float size, CardDef card) {
  const Rect r = around(middle, size, size);
  c.pen().push_clip(r);
  draw_card_picture(c.pen().painted(), r, index(card));
  c.pen().pop_clip();
  c.pen().frame(grown(r, 1), 4, ui::kGold, 2.4f);
}
ResultPage::Medal medal(CardDef card, std::string name, std::string note, bool good) {
  const auto draw = [card](const Canvas& c, Vec middle, float size) { draw_person_of(c, middle, size, card); };
  return {.draw = card == CardDef::hidden ? decltype(ResultPage::Medal::draw)([](const Canvas&, Vec, float) {}) : draw,
          .name = std::move(name),
          .note = std::move(note),
          .good = good};
}
Phrase when_and_where(const Course::Moment& m) {
  return Phrase{"lotr_tcg.result.when", {}}.number("turn", m.turn).number("site", m.site);
}

// Says how the last of the others lost, or that the end of the path was reached.
std::string won_by(const TableHost& host, const State& s, const Course& course) {
  if (s.site[at(s.winner)] >= kLastSite && s.lost[at(s.winner)] == Loss::none && course.last_loss.seat < 0)
    return host.say("lotr_tcg.result.end_of_path");
  const Course::Moment& m = course.last_loss;
  if (m.seat < 0 || m.turn < course.turns) return host.say("lotr_tcg.result.end_of_path");
  const bool killed = s.lost[at(m.seat)] == Loss::killed;
  const std::string how = host.say(Phrase{killed ? "lotr_tcg.result.by_death" : "lotr_tcg.result.by_burdens", {}}
                                       .seat("name", seat_at(m.seat))
                                       .number("site", m.site)
                                       .number("n", s.burdens[at(m.seat)]));
  return s.seats > 2 ? host.say("lotr_tcg.result.last_one") + " " + how : how;
}

void decisive_moments(const TableHost& host, const State& s, const Course& course, int me, ResultPage& page) {
  const bool at_end = course.last_loss.seat < 0 || course.last_loss.turn < course.turns;
  const Course::Moment& m = at_end ? course.ahead : course.last_loss;
  if (s.winner >= 0 && m.seat >= 0) {
    const Phrase what =
        Phrase{at_end ? "lotr_tcg.result.ahead" : "lotr_tcg.result.lost", {}}.seat("name", seat_at(m.seat));
    page.medals.push_back(medal(m.card, host.say(what), host.say(when_and_where(m)), s.winner == me));
  }
  const Course::Moment& hard = course.hardest;
  if (hard.seat < 0 || hard.many == 0) return;
  const Phrase what = Phrase{"lotr_tcg.result.hardest", {}}.seat("name", seat_at(hard.seat)).number("n", hard.many);
  page.medals.push_back(medal(hard.card, host.say(what), host.say(when_and_where(hard)), hard.seat != me && me >= 0));
}

void result_row(const TableHost& host, const std::string& label, const std::string& how, int n, ResultPage& page) {
  const std::string amount = std::to_string(n);
  page.rows.push_back({.label = label,
                       .how = how,
                       .amount = amount,
                       .said = named_line(host, label, amount + (how.empty() ? std::string() : " (" + how + ")"))});
}
// All begin at the first site, where the curve is at its foot.
void way_of(const TableHost& host, const Course& course, const std::vector<int>& seats, ResultPage& page) {
  if (course.turns == 0) return;
  page.curve_title = host.say("lotr_tcg.result.course");
  for (const int seat : seats) {
    ResultPage::Curve curve{.seat = seat, .name = host.seat_name(seat_at(seat))};
    std::string words;
    for (const int site : course.of[at(seat)].sites) {
      curve.points.push_back(static_cast<float>(site - 1));
      words += (words.empty() ? "" : ", ") + std::to_string(site);
    }
    page.curves.push_back(std::move(curve));
    // The words about the player say what the curve shows.
    for (ResultPage::Standing& row : page.standings)
      if (row.seat == seat && !words.empty()) row.said += ". " + named_line(host, page.curve_title, words);
  }
}

// Decks of an evening stay with those who built them, and the evening says who plays next.
void ways_on(const TableHost& host, bool over, ResultPage& page) {
  page.next = host.say("shell.close");
  page.look = host.say("shell.result.look");
  if (!over) return;
  const bool of_evening = !host.match_mark().empty();
  page.again = host.say(of_evening ? "shell.scores.evening" : "shell.result.again");
  if (!of_evening) page.swap = host.say("lotr_tcg.result.swap");
}

ResultPage::Standing standing_of(const TableHost& host, const CompanySight& sight, int seat) {
  const State& s = sight.seen();
  ResultPage::Standing row{.seat = seat, .name = host.seat_name(seat_at(seat))};
  row.face = host.face_of(seat_at(seat));
  row.total = host.say(Phrase{"lotr_tcg.table.n_site", {}}.number("n", s.site[at(seat)]));
  const char* key = s.lost[at(seat)] == Loss::killed      ? "lotr_tcg.result.killed"
                    : s.lost[at(seat)] == Loss::corrupted ? "lotr_tcg.result.corrupted"
                                                          : "lotr_tcg.result.burdens";
  row.moved_words = host.say(Phrase{key, {}}.number("n", s.burdens[at(seat)]));
  row.first = seat == s.winner;
  row.me = seat == sight.me();
  row.good = s.lost[at(seat)] == Loss::none;
  row.said = named_line(host, row.name, row.total + ", " + row.moved_words);
  return row;
}

}  // namespace

ResultPage company_result(const TableFrame& f, const CompanySight& sight, const SeenCards& cards, bool over) {
  const TableHost& host = f.host;
  const State& s = sight.seen();
  const Course way =
      course_of(sight.catalog(), GameOf<Rules>::view(f.seat.view_at(0).seen), f.seat.events(0), s.winner);
  ResultPage page;
  page.title = s.winner >= 0 ? host.say("lotr_tcg.result.won", {{"name", seat_at(s.winner)}})
                             : host.say("lotr_tcg.result.so_far");
  if (s.winner >= 0) {
    page.seat = s.winner;
    page.face = host.face_of(seat_at(page.seat));
    page.crown = true;
    page.line = won_by(host, s, way);
  }
  if (way.turns > 0) page.note = host.say(Phrase{"lotr_tcg.result.turns", {}}.number("n", way.turns));
  decisive_moments(host, s, way, sight.me(), page);
  std::vector<int> seats;
  for (int seat = 0; seat < s.seats; ++seat) seats.push_back(seat);
  const auto worth = [&](int seat) {
    return (seat == s.winner ? 1000 : 0) + (s.lost[at(seat)] == Loss::none ? 100 : 0) + s.site[at(seat)];
  };
  std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) { return worth(a) > worth(b); });
  page.ranked = false;
  page.standings_title = host.say("lotr_tcg.result.fellowships");
  for (const int seat : seats) page.standings.push_back(standing_of(host, sight, seat));
  for (const int seat : seats) {
    const auto& fallen = way.of[at(seat)].fallen;
    std::string names;
    for (const CardDef card : fallen) names += (names.empty() ? "" : ", ") + cards.words_of(host, index(card)).title;
    const auto label = [&](const char* key) { return host.say(key, {{"name", seat_at(seat)}}); };
    result_row(host, label("lotr_tcg.result.fallen"), names, static_cast<int>(fallen.size()), page);
    result_row(host, label("lotr_tcg.result.burdens_of"), {}, s.burdens[at(seat)], page);
  }
  way_of(host, way, seats, page);
  ways_on(host, over, page);
  return page;
}

}  // namespace mathom::lotr_tcg
