#include "shell/tables/war_of_the_ring/layout/account.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "games/war_of_the_ring/cards/catalog.h"
#include "shell/tables/common/named.h"
#include "shell/tables/war_of_the_ring/layout/seats.h"
#include "shell/tables/war_of_the_ring/pictures/face_art.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr int kLeadThatWins = 10;
constexpr Side kSides[] = {Side::free_peoples, Side::shadow};

Side leads(int lead) { return lead > 0 ? Side::free_peoples : Side::shadow; }
std::string_view side_key(Side side) { return side_names().key(war_of_the_ring::index(side)); }
Colour bright(Side side) { return mix(side_colour(side), rgb(0xFFFFFF), 0.34f); }

int points_of(const Sight& sight, Side side) {
  const Table t = sight.board().table();
  return sight.board().state.result == Result::at_the_end ? t.final_points(side) : t.points(side);
}

std::string result_title(const Sight& sight, const TableHost& host) {
  const State& s = sight.board().state;
  const bool free = s.winner == Side::free_peoples;
  if (s.result == Result::by_ten)
    return host.say(free ? "war_of_the_ring.account.free_by_ten" : "war_of_the_ring.account.shadow_by_ten");
  return host.say(free ? "war_of_the_ring.account.free_wins" : "war_of_the_ring.account.shadow_wins");
}

}  // namespace

std::string ended_words(const Sight& sight, const TableHost& host) {
  const Side best = sight.board().state.winner;
  return host.say("war_of_the_ring.table.ended", {{"title", result_title(sight, host)},
                                                  {"most", std::to_string(points_of(sight, best))},
                                                  {"least", std::to_string(points_of(sight, other(best)))}});
}

// Counted once for all events so far.
const Course& Account::course() const {
  const std::size_t now = sight_.table().seat_view().event_count() + 1;
  if (std::exchange(course_at_, now) != now)
    course_ = course_of(sight_.first_board(), sight_.table().seat_view().events(0));
  return course_;
}

ResultPage Account::page(const Frame& f) const {
  ResultPage page;
  add_head(f, page);
  add_moment(f, page);
  const bool free_first = !sight_.over() || sight_.board().state.winner == Side::free_peoples;
  for (const Side side : kSides) add_rows(f, free_first ? side : other(side), page);
  add_people(f, page);
  page.course = [this, &host = f.host](const Canvas& c, Rect r) { return draw_course(host, c, r); };
  page.next = f.host.say("shell.close");
  page.look = f.host.say("shell.result.look");
  if (sight_.over()) page.again = f.host.say("shell.result.again"), page.swap = f.host.say("shell.result.swap");
  return page;
}

// The viewer plays for one side, for both, or for none.
std::optional<Side> Account::own_side() const {
  std::optional<Side> out;
  for (int seat = 0; seat < sight_.board().table().seats(); ++seat) {
    if (!contains(sight_.table().viewers(), seat_at(seat))) continue;
    if (out && *out != sight_.side_of_seat(seat)) return {};
    out = sight_.side_of_seat(seat);
  }
  return out;
}

void Account::add_head(const Frame& f, ResultPage& page) const {
  const State& s = sight_.board().state;
  const bool ended = sight_.over() && s.result != Result::playing;
  const int free = points_of(sight_, Side::free_peoples), shadow = points_of(sight_, Side::shadow),
            lead = free - shadow;
  const Side best = ended ? s.winner : leads(lead);
  const int most = points_of(sight_, best), least = points_of(sight_, other(best));
  page.title = ended ? result_title(sight_, f.host)
                     : f.host.say(Phrase{
                           lead > 0   ? "war_of_the_ring.result.lead_free"
                           : lead < 0 ? "war_of_the_ring.result.lead_shadow"
                                      : "war_of_the_ring.result.lead_none",
                           {}}.number("n", std::abs(lead)));
  const std::optional<Side> own = own_side();
  const char* key = !ended         ? "war_of_the_ring.result.so_far"
                    : !own         ? "war_of_the_ring.result.to"
                    : *own == best ? "war_of_the_ring.result.won"
                                   : "war_of_the_ring.result.lost";
  page.line = f.host.say(Phrase{key, {}}.number("most", most).number("least", least));
  std::string nobodys;
  for (int place = 0; place < kPlaces; ++place)
    if (s.places[at(place)].where == Where::nobodys)
      nobodys += (nobodys.empty() ? "" : ", ") + sight_.name_of(f.host, kFirstPlace + place);
  if (!nobodys.empty()) page.note = f.host.say("war_of_the_ring.account.nobodys", {{"places", nobodys}});
  for (int seat = 0; seat < sight_.board().table().seats() && (ended || lead != 0); ++seat) {
    if (sight_.side_of_seat(seat) != best) continue;
    page.portrait = portrait_of(sight_, seat);
    page.crown = ended;
    break;
  }
}

// The place that moved the lead most, and the cost of the journey.
void Account::add_moment(const Frame& f, ResultPage& page) const {
  const Course::Moment m = course().decisive;
  if (m.place >= 0) {
    const Side side = leads(m.moved);
    page.medals.push_back({.draw =
                               [place = m.place](const Canvas& c, Vec middle, float size) {
                                 const Rect r = around(middle, size, size);
                                 c.pen().push_clip(r);
                                 draw_scene(c.pen(), r, place);
                                 c.pen().pop_clip();
                                 c.pen().frame(grown(r, 1), 4, ui::kGold, 2.4f);
                               },
                           .name = f.host.say("war_of_the_ring.result.decisive",
                                              {{"place", sight_.name_of(f.host, kFirstPlace + m.place)}}),
                           .note = f.host.say(Phrase{"war_of_the_ring.result.moved", {}}
                                                  .number("round", m.round)
                                                  .number("n", std::abs(m.moved))
                                                  .word("side", side_key(side))),
                           .good = own_side() == side});
  }
  const int corruption = sight_.board().state.corruption;
  page.medals.push_back(
      {.draw = [](const Canvas& c, Vec middle, float size) { draw_corruption(c.pen(), middle, size); },
       .name = f.host.say(Phrase{"war_of_the_ring.result.corruption", {}}.number("n", corruption)),
       .note = f.host.say("war_of_the_ring.result.corruption_note"),
       .good = own_side() == Side::shadow && corruption > 0});
}

// The points of one side: paths, battlegrounds, corruption, Ring tokens, and the sum.
void Account::add_rows(const Frame& f, Side side, ResultPage& page) const {
  const State& s = sight_.board().state;
  const Table t = sight_.board().table();
  const bool final = s.result == Result::at_the_end;
  const Where area = side == Side::shadow ? Where::shadow_area : Where::free_area;
  const auto add = [&](const std::string& label, int points, Colour colour, bool sum) {
    const std::string said =
        named_line(f.host, label, f.host.say(Phrase{"war_of_the_ring.result.points", {}}.number("n", points)));
    page.rows.push_back({.label = label, .amount = std::to_string(points), .said = said, .colour = colour, .sum = sum});
  };
  const auto places = [&](bool paths, int& points) {
    std::string out;
    for (int place = 0; place < kPlaces; ++place) {
      const PlaceFacts& facts = sight_.catalog().place_facts(place);
      if (s.places[at(place)].where != area || facts.path != paths) continue;
      out += (out.empty() ? "" : ", ") + sight_.name_of(f.host, kFirstPlace + place);
      points += facts.points;
    }
    return out;
  };
  int on_paths = 0, on_grounds = 0;
  const std::string paths = places(true, on_paths), grounds = places(false, on_grounds);
  if (side == Side::free_peoples && !paths.empty())
    add(f.host.say("war_of_the_ring.result.paths", {{"places", paths}}), on_paths, kText, false);
  if (!grounds.empty())
    add(f.host.say("war_of_the_ring.result.battles", {{"places", grounds}}), on_grounds, kText, false);
  if (side == Side::shadow)
    add(paths.empty() ? f.host.say("war_of_the_ring.account.corruption")
                      : f.host.say("war_of_the_ring.result.corruption_of", {{"places", paths}}),
        s.corruption, kText, false);
  if (const int rings = t.final_points(side) - t.points(side); rings > 0 && (final || !sight_.over()))
    add(f.host.say(final ? "war_of_the_ring.account.rings" : "war_of_the_ring.account.rings_yet"), rings,
        final ? kText : kTextFaint, false);
  add(f.host.say(side_key(side)), points_of(sight_, side), bright(side), true);
}

void Account::add_people(const Frame& f, ResultPage& page) const {
  const bool ended = sight_.over() && sight_.board().state.result != Result::playing;
  const int lead = points_of(sight_, Side::free_peoples) - points_of(sight_, Side::shadow);
  const Side best = ended ? sight_.board().state.winner : leads(lead);
  page.standings_title = f.host.say("war_of_the_ring.result.people");
  page.standings_note =
      f.host.say(Phrase{"war_of_the_ring.table.round", {}}.number("n", std::max(1, +sight_.board().state.round)));
  for (const Side side : {best, other(best)})
    for (int seat = 0; seat < sight_.board().table().seats(); ++seat) {
      if (sight_.side_of_seat(seat) != side) continue;
      ResultPage::Standing row{.seat = seat,
                               .name = f.host.seat_name(seat_at(seat)),
                               .total = std::to_string(points_of(sight_, side)),
                               .moved_words = f.host.say(sight_.board().table().deck(seat).key)};
      row.first = side == best && (ended || lead != 0);
      row.me = seat == sight_.me();
      row.portrait = portrait_of(sight_, seat);
      row.said = f.host.say(Phrase{"war_of_the_ring.result.person", {}}
                                .seat("name", seat_at(seat))
                                .word("deck", sight_.board().table().deck(seat).key)
                                .number("n", points_of(sight_, side))
                                .word("side", side_key(side)));
      page.standings.push_back(std::move(row));
    }
}

std::string Account::course_words(const TableHost& host) const {
  const std::vector<int>& lead = course().lead;
  std::string said = host.say("war_of_the_ring.result.course") + ":";
  for (int i = 0; i < static_cast<int>(lead.size()); ++i) {
    const int n = lead[at(i)];
    Phrase words{n == 0 ? "war_of_the_ring.result.course_even" : "war_of_the_ring.result.course_round", {}};
    words.number("round", i + 1).number("n", std::abs(n)).word("side", side_key(leads(n)));
    said += " " + host.say(words);
  }
  return said;
}

// The lead after each round: columns to either side of a line, ten is the end of both.
float Account::draw_course(const TableHost& host, const Canvas& c, Rect r) const {
  const std::vector<int>& lead = course().lead;
  if (lead.empty()) return 0;
  const float title = c.em(24), high = c.em(122), label = c.small().px * 1.4f;
  c.fitted("", {r.x, r.y, r.w, title}, c.small_strong(), host.say("war_of_the_ring.result.course"), kText);
  c.scene().text("account/course", course_words(host), {r.x, r.y, r.w, title + high});
  Rect in{r.x, r.y + title + 2, r.w, high - label};
  const float sign = c.em(18);
  const Rect signs = cut_left(in, sign + 8);
  const float middle = in.centre().y, half = in.h / 2 - 2;
  draw_side(c.pen(), Side::free_peoples, {signs.x + sign / 2, in.y + sign / 2}, sign);
  draw_side(c.pen(), Side::shadow, {signs.x + sign / 2, in.bottom() - sign / 2}, sign);
  c.pen().box({in.x, middle - 0.5f, in.w, 1}, 0.01f, rgb(0xFFFFFF, 80));
  for (const float way : {-1.0f, 1.0f})
    c.pen().box({in.x, middle + way * half - 0.5f, in.w, 1}, 0.01f, faded(ui::kGold, 0.5f));
  const float each = std::min(in.w / static_cast<float>(lead.size()), c.em(52));
  for (std::size_t i = 0; i < lead.size(); ++i) {
    const Rect column{in.x + each * static_cast<float>(i), in.y, each, in.h};
    const float part = std::min(1.0f, static_cast<float>(std::abs(lead[i])) / kLeadThatWins), tall = part * half;
    const float wide = std::min(each - 6, c.em(30));
    const Rect bar{column.centre().x - wide / 2, lead[i] > 0 ? middle - tall : middle, wide, tall};
    if (lead[i] != 0) c.pen().box(bar, 3, downwards(bright(leads(lead[i])), side_colour(leads(lead[i])), bar));
    const float number = lead[i] > 0 ? bar.y - label * 0.45f : bar.bottom() + label * 0.45f;
    if (lead[i] != 0 && tall < half - label)
      c.pen().text_at(c.small_strong(), {column.centre().x, number}, std::to_string(std::abs(lead[i])), kText,
                      Align::centre);
    c.pen().text_at(c.small(), {column.centre().x, in.bottom() + label * 0.6f}, std::to_string(i + 1), kTextSoft,
                    Align::centre);
  }
  return title + high + kStep;
}

}  // namespace mathom::war_of_the_ring
