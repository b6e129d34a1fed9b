// The page of the result: who has won and how, and how far every fellowship came.
#include <algorithm>

#include "shell/tables/lotr_tcg/table.h"

namespace mathom::lotr_tcg {

using namespace ui;

ResultPage::Standing CompanyTable::standing_of(const TableHost& host, int seat) const {
  const State& s = seen();
  ResultPage::Standing row{.seat = seat, .name = seat_name(host, seat)};
  row.face = host.face_of(seat_at(seat));
  row.total = host.say(Phrase{"lotr_tcg.table.n_site", {}}.number("n", s.site[at(seat)]));
  const char* key = s.lost[at(seat)] == Loss::killed      ? "lotr_tcg.result.killed"
                    : s.lost[at(seat)] == Loss::corrupted ? "lotr_tcg.result.corrupted"
                                                          : "lotr_tcg.result.burdens";
  row.moved_words = host.say(Phrase{key, {}}.number("n", s.burdens[at(seat)]));
  row.first = seat == s.winner;
  row.me = seat == me();
  row.good = s.lost[at(seat)] == Loss::none;
  row.said = row.name + ": " + row.total + ", " + row.moved_words;
  return row;
}

ResultPage CompanyTable::result_page(const Frame& f) const {
  const TableHost& host = f.host;
  const State& s = seen();
  ResultPage page;
  page.title = s.winner >= 0 ? host.say("lotr_tcg.result.won", {{"name", seat_at(s.winner)}})
                             : host.say("lotr_tcg.result.so_far");
  if (s.winner >= 0) {
    page.seat = s.winner;
    page.face = host.face_of(seat_at(page.seat));
    page.crown = true;
    page.line = s.site[at(s.winner)] >= kLastSite ? host.say("lotr_tcg.result.end_of_path")
                                                  : host.say("lotr_tcg.result.last_one");
  }
  std::vector<int> seats;
  for (int seat = 0; seat < s.seats; ++seat) seats.push_back(seat);
  const auto worth = [&](int seat) {
    return (seat == s.winner ? 1000 : 0) + (s.lost[at(seat)] == Loss::none ? 100 : 0) + s.site[at(seat)];
  };
  std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) { return worth(a) > worth(b); });
  page.ranked = false;
  page.standings_title = host.say("lotr_tcg.result.fellowships");
  for (const int seat : seats) page.standings.push_back(standing_of(host, seat));
  page.next = host.say("shell.close");
  page.look = host.say("shell.result.look");
  if (over()) page.again = host.say("shell.result.again");
  return page;
}

}  // namespace mathom::lotr_tcg
