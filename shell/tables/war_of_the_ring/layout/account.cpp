// The account: where the points of both sides come from, now or at the end.
#include <algorithm>

#include "games/war_of_the_ring/cards/catalog.h"
#include "shell/tables/common/account_lines.h"
#include "shell/tables/war_of_the_ring/table.h"

namespace mathom::war_of_the_ring {

using namespace ui;

void WarTable::account_of(const Frame& f, Side side, AccountLines& lines) const {
  const Canvas& c = f.c;
  const State& s = board_.state;
  const Table t = board_.table();
  const bool final = s.result == Result::at_the_end;
  const auto line = [&](const std::string& left, int points, ui::Colour colour, bool bold) {
    lines.add(left, std::to_string(points), colour, bold);
  };
  const std::string heading = f.host.say(side_names().key(war_of_the_ring::index(side)));
  const Rect r = lines.rest();
  const float high = c.heading_height(heading, r.w - c.em(34));
  draw_side(c.pen(), side, {r.x + c.em(13), r.y + high / 2}, c.em(24));
  c.heading("account/side/" + std::to_string(war_of_the_ring::index(side)), {r.x + c.em(34), r.y, r.w - c.em(34), high},
            heading, 2, ui::kGold);
  lines.skip(high + 2);
  const Where area = side == Side::shadow ? Where::shadow_area : Where::free_area;
  for (int place = 0; place < kPlaces; ++place) {
    if (s.places[at(place)].where != area) continue;
    const std::string name = name_of(f.host, kFirstPlace + place);
    // A path that the Shadow took is worth the corruption that it brought.
    if (catalog().place_facts(place).path && side == Side::shadow)
      line(f.host.say("war_of_the_ring.account.path_taken", {{"place", name}}), 0, kTextFaint, false);
    else
      line(name, catalog().place_facts(place).points, kText, false);
  }
  if (side == Side::shadow) line(f.host.say("war_of_the_ring.account.corruption"), s.corruption, kText, false);
  if (const int rings = t.final_points(side) - t.points(side); rings > 0 && (final || !over()))
    line(f.host.say(final ? "war_of_the_ring.account.rings" : "war_of_the_ring.account.rings_yet"), rings,
         final ? kText : kTextFaint, false);
  line(f.host.say("war_of_the_ring.account.sum"), final ? t.final_points(side) : t.points(side), ui::kGold, true);
  lines.skip(kStep);
}

float WarTable::account_body(const Frame& f, Rect r) {
  AccountLines lines(f.c, r);
  for (const Side side : {Side::free_peoples, Side::shadow}) account_of(f, side, lines);
  std::string nobodys;
  for (int place = 0; place < kPlaces; ++place)
    if (board_.state.places[at(place)].where == Where::nobodys)
      nobodys += (nobodys.empty() ? "" : ", ") + name_of(f.host, kFirstPlace + place);
  if (nobodys.empty()) return lines.height();
  const Rect rest = lines.rest();
  lines.skip(f.c.paragraph("account/nobody", {rest.x, rest.y, rest.w, 0}, f.c.body(),
                           f.host.say("war_of_the_ring.account.nobodys", {{"places", nobodys}}), kTextSoft));
  return lines.height();
}

std::string WarTable::account_title(const TableHost& host, bool over) const {
  const State& s = board_.state;
  if (!over || s.result == Result::playing) return host.say("war_of_the_ring.account.title");
  const bool free = s.winner == Side::free_peoples;
  if (s.result == Result::by_ten)
    return host.say(free ? "war_of_the_ring.account.free_by_ten" : "war_of_the_ring.account.shadow_by_ten");
  return host.say(free ? "war_of_the_ring.account.free_wins" : "war_of_the_ring.account.shadow_wins");
}

std::string WarTable::account_button(const TableHost& host) const { return host.say("shell.close"); }

Rect WarTable::account_size(const Canvas& c) const { return {0, 0, c.em(560), c.em(620)}; }

}  // namespace mathom::war_of_the_ring
