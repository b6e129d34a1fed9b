// The account: where the points of both sides come from, now or at the end.
#include <algorithm>

#include "games/war_of_the_ring/catalog.h"
#include "shell/tables/war_of_the_ring/table.h"

namespace mathom::war_of_the_ring {

using namespace ui;

float WarTable::account_body(const Frame& f, Rect r) {
  const Canvas& c = f.c;
  const State& s = board_.state;
  const Table t = board_.table();
  float y = r.y;
  int n = 0;
  const auto line = [&](const std::string& left, int points, ui::Colour colour, bool bold) {
    const std::string right = std::to_string(points);
    const float high = c.account_height(left, right, r.w, bold);
    c.account_line("account/" + std::to_string(n++), {r.x, y, r.w, high}, left, right, colour, bold);
    y += high;
  };
  const bool final = s.result == Result::at_the_end;
  for (const Side side : {Side::free_peoples, Side::shadow}) {
    const std::string heading = f.app.say(side_names().key(war_of_the_ring::index(side)));
    const float high = c.heading_height(heading, r.w - c.em(34));
    draw_side(c.pen(), side, {r.x + c.em(13), y + high / 2}, c.em(24));
    c.heading("account/side/" + std::to_string(war_of_the_ring::index(side)), {r.x + c.em(34), y, r.w - c.em(34), high},
              heading, 2, ui::kGold);
    y += high + 2;
    const Where area = side == Side::shadow ? Where::shadow_area : Where::free_area;
    for (int place = 0; place < kPlaces; ++place) {
      const bool path = catalog().place_facts(place).path;
      if (s.places[at(place)].where != area) continue;
      const std::string name = name_of(f.app, kFirstPlace + place);
      // A path that the Shadow took is worth the corruption that it brought.
      if (path && side == Side::shadow)
        line(f.app.say("war_of_the_ring.account.path_taken", {{"place", name}}), 0, kTextFaint, false);
      else
        line(name, catalog().place_facts(place).points, kText, false);
    }
    if (side == Side::shadow) line(f.app.say("war_of_the_ring.account.corruption"), s.corruption, kText, false);
    if (const int rings = t.final_points(side) - t.points(side); rings > 0 && (final || !over()))
      line(f.app.say(final ? "war_of_the_ring.account.rings" : "war_of_the_ring.account.rings_yet"), rings,
           final ? kText : kTextFaint, false);
    line(f.app.say("war_of_the_ring.account.sum"), final ? t.final_points(side) : t.points(side), ui::kGold, true);
    y += kStep;
  }
  std::string nobodys;
  for (int place = 0; place < kPlaces; ++place)
    if (s.places[at(place)].where == Where::nobodys)
      nobodys += (nobodys.empty() ? "" : ", ") + name_of(f.app, kFirstPlace + place);
  if (!nobodys.empty())
    y += c.paragraph("account/nobody", {r.x, y, r.w, 0}, c.body(),
                     f.app.say("war_of_the_ring.account.nobodys", {{"places", nobodys}}), kTextSoft);
  return y - r.y;
}

std::string WarTable::account_title(const App& app, bool over) const {
  const State& s = board_.state;
  if (!over || s.result == Result::playing) return app.say("war_of_the_ring.account.title");
  const bool free = s.winner == Side::free_peoples;
  if (s.result == Result::by_ten)
    return app.say(free ? "war_of_the_ring.account.free_by_ten" : "war_of_the_ring.account.shadow_by_ten");
  return app.say(free ? "war_of_the_ring.account.free_wins" : "war_of_the_ring.account.shadow_wins");
}

std::string WarTable::account_button(const App& app) const { return app.say("shell.close"); }

Rect WarTable::account_size(const Canvas& c) const { return {0, 0, c.em(560), c.em(620)}; }

}  // namespace mathom::war_of_the_ring
