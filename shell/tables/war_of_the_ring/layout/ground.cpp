// The places: what stands on them, what it comes to, and what it would come to.
#include <algorithm>
#include <array>
#include <cstdlib>

#include "games/war_of_the_ring/cards/catalog.h"
#include "shell/tables/common/seat_plate.h"
#include "shell/tables/war_of_the_ring/pictures/face_art.h"
#include "shell/tables/war_of_the_ring/table.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

// Who would have the place if the combat came now: the attackers as soon as one icon is left.
Side leader(const Table& table, int place, const Totals& t) {
  const Side defends = defender(table, place);
  return t.attack > t.defence ? other(defends) : defends;
}

}  // namespace

std::vector<int> WarTable::cards_at(int place, Side side) const {
  std::vector<int> out;
  for (const int print : board_.prints_in(kAt + place))
    if (side_of(catalog().facts_of(static_cast<CardDef>(print)).faction) == side && !flies(print)) out.push_back(print);
  return out;
}

// The engine counts. When a card is lifted that may go there, it is put there in a copy of what the viewer knows.
WarTable::Standing WarTable::standing(int place) const {
  Standing s;
  s.now = s.then = totals(board_.table(), place);
  if (!asked() || lifted() == CardId::none) return s;
  const int print = index(lifted()), card = index(physical(print));
  if (print >= kCards || card < 0 || !board_.table().is_active(place)) return s;
  for (const Option& o : hand_options(lifted())) {
    if (find(o) < 0 || o.object == CardId::none || index(o.object) == kReserveThing) continue;
    const bool goes_here = index(o.object) == kFirstPlace + place;
    // An item goes where its wielder is.
    const bool worn_here = index(o.object) < kCards && seen().cards[index(o.object)].zone == zone_at(place);
    if (!goes_here && !worn_here) continue;
    const State then = with_card_at(seen(), card, index(o.object));
    s.then = totals(looking_at(catalog(), then), place);
    s.goes = true;
    return s;
  }
  return s;
}

int WarTable::offered_place(int place) const {
  if (!asked()) return -1;
  for (std::size_t i = 0; i < decision().options.size(); ++i) {
    const Option& o = decision().options[i];
    if (spot_of(o) == Spot::place && index(o.object) == kFirstPlace + place) return static_cast<int>(i);
  }
  if (lifted() == CardId::none) return -1;
  for (const Option& o : hand_options(lifted()))
    if (o.object != CardId::none && index(o.object) == kFirstPlace + place)
      return find(o) >= 0 && spot_of(o) != Spot::card ? find(o) : -1;
  return -1;
}

// In some scenarios a path wants more helmets than skulls.
bool WarTable::is_nobodys(int place, const Totals& t) const {
  return catalog().place_facts(place).path && board_.table().scenario().more_helmets && t.attack == t.defence;
}

std::string WarTable::lead_words(const TableHost& host, int place, const Totals& t) const {
  if (is_nobodys(place, t)) return host.say("war_of_the_ring.table.path_tied");
  const bool held = t.attack <= t.defence;
  const int by = held ? t.defence - t.attack : t.attack - t.defence;
  const char* key = catalog().place_facts(place).path
                        ? held ? "war_of_the_ring.table.path_holds" : "war_of_the_ring.table.path_falls"
                    : held ? "war_of_the_ring.table.holds"
                           : "war_of_the_ring.table.falls";
  return host.say(Phrase{key, {}}.number("n", by).word(
      "side", side_names().key(war_of_the_ring::index(leader(board_.table(), place, t)))));
}

// What it is worth, what stands against each other, and who would have it.
std::string WarTable::standing_words(const TableHost& host, int place, const Totals& t) const {
  const PlaceFacts& facts = catalog().place_facts(place);
  const Phrase stands =
      Phrase{facts.path ? "war_of_the_ring.table.path_stands" : "war_of_the_ring.table.place_stands", {}}
          .number("n", facts.points)
          .number("number", facts.number)
          .number("attack", t.attack)
          .number("defence", t.defence)
          .word("defender", side_names().key(war_of_the_ring::index(defender(board_.table(), place))));
  return host.say(stands) + " " + lead_words(host, place, t);
}

std::string WarTable::place_words(const TableHost& host, int place, const Standing& s) const {
  const auto list = [&](Side side) {
    std::string out;
    for (const int print : cards_at(place, side)) out += (out.empty() ? "" : ", ") + name_of(host, print);
    return out.empty() ? host.say("war_of_the_ring.table.nobody") : out;
  };
  const Side defends = defender(board_.table(), place);
  std::string out = name_of(host, kFirstPlace + place) + ". " + standing_words(host, place, s.now);
  out += " " + host.say("war_of_the_ring.table.attackers", {{"cards", list(other(defends))}});
  out += " " + host.say("war_of_the_ring.table.defenders", {{"cards", list(defends)}});
  if (s.goes)
    out += " " +
           host.say(Phrase{"war_of_the_ring.table.then", {}}
                        .number("attack", s.then.attack)
                        .number("defence", s.then.defence)) +
           " " + lead_words(host, place, s.then);
  return out;
}

void WarTable::build_places(const Frame& f) {
  const Canvas& c = f.c;
  if (places_.empty()) {
    // When all is over, how it ended stands where the places were.
    const bool ended = over() && board_.state.result != Result::playing;
    c.fitted("places/none", spots_.places, ended ? c.type(Face::serif, c.phone() ? 20 : 26) : c.body(),
             ended ? ended_words(f.host) : f.host.say("war_of_the_ring.table.no_places"), ended ? ui::kGold : kTextSoft,
             Align::centre);
    return;
  }
  bool asked_for = !targets_.empty();
  for (const int place : places_) asked_for = asked_for || offered_place(place) >= 0;
  c.scene().begin_zone(
      "places",
      {.name = f.host.say("war_of_the_ring.table.places"), .list = true, .part = asked_for ? Part::ask : Part::table});
  for (std::size_t i = 0; i < places_.size(); ++i) build_place(f, places_[i], cells_[i]);
  c.scene().end_zone();
}

// What a lifted card would do there, where it may not go there.
std::optional<Option> WarTable::refused_at(const Frame& f, int place) const {
  if (!asked() || question() != Question::action || lifted() == CardId::none || offered_place(place) >= 0) return {};
  const int print = index(lifted());
  const war_of_the_ring::Type type = catalog().facts_of(static_cast<CardDef>(print)).type;
  if (type != war_of_the_ring::Type::army && type != war_of_the_ring::Type::character) return {};
  const bool reserve = is_reserve(static_cast<std::uint8_t>(board_.zone(print)));
  const Option wanted = put_option(reserve ? Verb::move : Verb::play, index(physical(print)), kFirstPlace + place);
  return f.seat.why_not(wanted) ? std::optional(wanted) : std::nullopt;
}

// The place as something that can be touched: `option` means it, or a lifted card may not go there (`refused`).
Item WarTable::place_item(const Frame& f, int place, const Standing& s, int option,
                          const std::optional<Option>& refused) const {
  Item item{.id = "place/" + catalog().place_facts(place).id, .name = place_words(f.host, place, s)};
  if (refused) {
    item.offered = false;
    item.description = f.host.say(f.seat.why_not(*refused)->phrase);
  } else if (option < 0) {
    item.description = f.host.say("war_of_the_ring.table.place_opens");
  } else {
    const Option& o = decision().options[at(option)];
    const bool first_meaning = !marks().empty() && hand_index(marks().front()) == option;
    item.description = std::exchange(item.name, offer_words(f, o));
    // The first meaning of a lifted card is on the card itself.
    if (!first_meaning) item.offer = f.seat.token(o);
    if (spot_of(o) == Spot::place) item.id = "offer/" + item.offer;
    item.takes = !marks().empty();
  }
  return item;
}

void WarTable::build_place(const Frame& f, int place, Rect r) {
  const Canvas& c = f.c;
  const Pen& pen = c.pen();
  const Standing s = standing(place);
  const int option = offered_place(place);
  const bool cause = caused(card_at(kFirstPlace + place));
  const std::optional<Option> refused = refused_at(f, place);
  Item item = place_item(f, place, s, option, refused);
  item.rect = r;
  const Reaction is = c.scene().add(item);
  pen.shadow(r, kRound, 12, 4, 0.45f);
  draw_ground(f, place, r);
  pen.frame(grown(r, -0.5f), kRound,
            cause         ? kWarn
            : option >= 0 ? ui::kGold
                          : mix(side_colour(leader(board_.table(), place, s.then)), rgb(0xFFFFFF), 0.18f),
            option >= 0 || cause ? 2.6f : 2.0f);
  if (option >= 0 && hinted(decision().options[at(option)])) pen.frame(grown(r, 2), kRound + 2, ui::kGold, 4.5f);
  const Laid laid = lay_place(f, place, r, s);
  draw_place_cell(f, place, laid, s);
  build_texts_at(f, laid);
  build_targets_at(f, laid);
  if (refused) pen.box(r, kRound, rgb(0x06140E, 95));
  if (is.focused) c.focus_ring(r, kRound);
  if (is.refused && refused) return refuse(f, *refused);
  if (!is.activated && !is.marked && !is.zoom) return;
  if (option >= 0 && !is.zoom) return choose_and_pay(f, option);
  open_sheet(f, Page::place, place);
}

// The land of the place in full light; dark only behind its name.
void WarTable::draw_ground(const Frame& f, int place, Rect r) const {
  const Pen& pen = f.c.pen();
  const bool path = catalog().place_facts(place).path;
  pen.box(r, kRound, path ? rgb(0x171A24) : rgb(0x152019));
  const Rect in = r.inset(3);
  pen.push_clip(in);
  // As wide as the place, or as high: a scene has its own shape.
  const float wide = std::max(in.w, in.h * 1.5f);
  draw_scene(pen, around(in.centre(), wide, std::max(in.h, wide / 1.6f)), place);
  Rect head = in;
  head = cut_top(head, std::min(in.h * 0.26f, f.c.em(64)));
  pen.box(head, 0.01f, downwards(rgb(0x0A120E, 225), rgb(0x0A120E, 0), head));
  pen.box(in, 0.01f, rgb(0x0A120E, 26));
  pen.pop_clip();
}

void WarTable::draw_cards(const Frame& f, int place, const std::vector<int>& prints, const PlaceRow& row,
                          const Standing& s) const {
  const Pen& pen = f.c.pen();
  for (std::size_t i = 0; i < prints.size(); ++i) {
    const int print = prints[i];
    const Rect r = row.cards[i];
    if (i + 1 == prints.size() && s.goes && card_at(print) == lifted() && board_.zone(print) != kAt + place) {
      draw_ghost(f, place, r, row.lines, s);
      continue;
    }
    if (is_target(print)) continue;  // it is drawn as what it is: something to choose
    const bool asks = asked() && print == source_print();
    const CardState state = caused(card_at(print))                                ? CardState::caused
                            : asks                                                ? CardState::pointed
                            : war_of_the_ring::marked(board_.state, print, kLost) ? CardState::sunk
                                                                                  : CardState::plain;
    if (row.lines)
      draw_card_line(pen, r, print, words_of(f.host, print), state, live_icons(print),
                     catalog().place_facts(place).path);
    else
      draw_face(f.host, pen, r, card_at(print), state);
    if (!row.lines) draw_use_mark(pen, r, print);
    if (asks && !row.overlap && !row.lines)
      draw_pill(f.c, {r.centre().x, r.y + r.h * 0.58f}, r.w - 4, f.host.say("war_of_the_ring.table.asks"));
  }
}

void WarTable::draw_row(const Frame& f, const std::vector<int>& prints, Rect row) const {
  const std::vector<Rect> places = place_row(row, static_cast<int>(prints.size()), true);
  for (std::size_t i = 0; i < prints.size(); ++i) {
    const bool lost = war_of_the_ring::marked(board_.state, prints[i], kLost);
    const CardState state = caused(card_at(prints[i])) ? CardState::caused : lost ? CardState::sunk : CardState::plain;
    draw_face(f.host, f.c.pen(), places[i], card_at(prints[i]), state);
    draw_use_mark(f.c.pen(), places[i], prints[i]);
  }
}

WarTable::Laid WarTable::lay_place(const Frame& f, int place, Rect r, const Standing& s) const {
  Laid out;
  out.far = cards_at(place, other(near_side())), out.near = cards_at(place, near_side());
  if (s.goes && lifted() != CardId::none) {
    const int print = index(lifted());
    const bool here = board_.zone(print) == kAt + place;
    const Side side = side_of(catalog().facts_of(static_cast<CardDef>(print)).faction);
    if (!here) out.ghost = print, (side == near_side() ? out.near : out.far).push_back(print);
  }
  const int far = static_cast<int>(out.far.size()), near = static_cast<int>(out.near.size());
  out.cell = place_cell(f.c, r, far, near);
  out.far_row = place_cards(f.c, out.cell.far_row, far);
  out.near_row = place_cards(f.c, out.cell.near_row, near);
  return out;
}

// What the lifted card would bring: "+2 attack", "+1 helmet".
std::string WarTable::change_words(const TableHost& host, int place, const Standing& s) const {
  const bool path = catalog().place_facts(place).path;
  const auto part = [&](int now, int then, const char* key) {
    const int by = std::abs(then - now);
    return by == 0 ? std::string()
                   : (then > now ? "+" : "−") + std::to_string(by) + " " + host.say(Phrase{key, {}}.number("n", by));
  };
  std::string out =
      part(s.now.attack, s.then.attack, path ? "war_of_the_ring.face.skull" : "war_of_the_ring.icon.attack");
  const std::string more =
      part(s.now.defence, s.then.defence, path ? "war_of_the_ring.face.helmet" : "war_of_the_ring.icon.defence");
  if (!out.empty() && !more.empty()) out += ", ";
  out += more;
  return out.empty() ? host.say("war_of_the_ring.table.no_change") : out;
}

// In words, or where these have no room as numbers with their signs, one below the other.
void WarTable::draw_change(const Frame& f, int place, Rect r, const Standing& s) const {
  const Canvas& c = f.c;
  const std::string words = change_words(f.host, place, s);
  const Colour ink = s.changes() ? ui::kGold : kTextSoft;
  if (c.letters().fits({c.small_strong().face, kLeastType}, words, r.w, r.h))
    return c.fitted("", r, c.small_strong(), words, ink, Align::centre);
  const bool path = catalog().place_facts(place).path;
  struct Part {
    int by;
    war_of_the_ring::Sign sign;
  };
  const std::array<Part, 2> all{
      {{s.then.attack - s.now.attack, path ? war_of_the_ring::Sign::skull : war_of_the_ring::Sign::attack},
       {s.then.defence - s.now.defence, path ? war_of_the_ring::Sign::helmet : war_of_the_ring::Sign::defence}}};
  const auto n = static_cast<float>((all[0].by != 0) + (all[1].by != 0));
  const float size = std::min({r.w * 0.5f, n > 0 ? r.h / (2 * n) : r.h, c.em(18)});
  const ui::Type t{ui::Face::strong, std::max(kLeastType, size * 0.9f)};
  if (n == 0) return c.pen().text_at(t, r.centre(), "±0", ink, Align::centre);
  float y = r.centre().y - n * size + size * 0.5f;
  for (const Part& part : all) {
    if (part.by == 0) continue;
    const std::string number = (part.by > 0 ? "+" : "−") + std::to_string(std::abs(part.by));
    c.pen().text_at(t, {r.centre().x, y}, number, ui::kGold, Align::centre);
    draw_sign(c.pen(), part.sign, {r.centre().x, y + size}, size * 0.9f, true);
    y += 2 * size;
  }
}

// Where the button would put the lifted card it is seen already; where else it may go stands what it would bring there.
void WarTable::draw_ghost(const Frame& f, int place, Rect r, bool line, const Standing& s) const {
  const Pen& pen = f.c.pen();
  const int option = hand_index(lifted());
  const bool chosen = option >= 0 && offered_place(place) == option;
  const float round = line ? 5 : r.w * 0.07f;
  if (chosen) {
    const Pen faint = pen.faded(0.72f);
    if (line)
      draw_card_line(faint, r, index(lifted()), words_of(f.host, index(lifted())), CardState::plain, {},
                     catalog().place_facts(place).path);
    else
      draw_face(f.host, faint, r, lifted(), CardState::plain);
  } else {
    pen.box(r, round, rgb(0x0A120E, 190));
    draw_change(f, place, r.inset(r.w < f.c.em(60) ? 2.0f : 5.0f), s);
  }
  pen.dashes(rounded_rect(grown(r, 1.5f), round + 1, 5), ui::kGold, 2, 6, 5);
}

void WarTable::draw_place_cell(const Frame& f, int place, const Laid& laid, const Standing& s) const {
  const Canvas& c = f.c;
  const Cell& cell = laid.cell;
  const PlaceFacts& facts = catalog().place_facts(place);
  Rect head = cell.head;
  const float seal = std::min(head.h, c.em(30));
  if (facts.path) draw_path_number(c.pen(), facts.number, cut_left(head, seal).centre(), seal);
  draw_points(c.pen(), facts.points, cut_right(head, seal).centre(), seal);
  if (!facts.path && head.w > 70) {
    draw_side(c.pen(), facts.side, cut_left(head, seal).centre(), seal * 0.9f);
  }
  cut_left(head, 3), cut_right(head, 3);
  c.fitted("", head, c.type(ui::Face::serif, c.phone() ? 17 : 23), name_of(f.host, kFirstPlace + place), kText,
           Align::centre);
  draw_cards(f, place, laid.far, laid.far_row, s);
  draw_cards(f, place, laid.near, laid.near_row, s);
  draw_numbers_of(f, place, cell.middle, s);
}

// Both numbers, large, over what they are called; between them who has the place, and who would have it then.
void WarTable::draw_strip(const Frame& f, int place, Rect r, const Standing& s) const {
  const Canvas& c = f.c;
  const Pen& pen = c.pen();
  const bool path = catalog().place_facts(place).path;
  pen.box(r, 0.01f, rgb(0x06100C, 222));
  pen.frame(grown(r, -0.5f), 0.01f, s.changes() ? ui::kGold : rgb(0xFFFFFF, 40), s.changes() ? 1.6f : 1.0f);
  Rect left = r, right = r;
  const float part = s.changes() && r.w < c.em(400) ? 0.33f : 0.27f;  // two numbers and an arrow want more room
  left = cut_left(left, r.w * part), right = cut_right(right, r.w * part);
  const auto number = [&](Rect cell, war_of_the_ring::Sign sign, const char* label, int now, int then, bool good,
                          bool at_right) {
    const bool both = now != then;
    const float size = cell.h * 0.62f;
    const Rect at = at_right ? cut_right(cell, size * 1.3f) : cut_left(cell, size * 1.3f);
    draw_sign(pen, sign, at.centre(), size, true);
    const Rect words = cut_bottom(cell, c.small().px * 1.25f);
    const Align side = at_right ? Align::right : Align::left;
    pen.text(c.letters().largest(c.small(), f.host.say(label), words.w, words.h + 4), words, f.host.say(label),
             kTextSoft, side);
    const std::string shown = both ? std::to_string(now) + " → " + std::to_string(then) : std::to_string(now);
    const ui::Type wanted{ui::Face::strong, std::min(cell.h * 0.86f, c.em(24))};
    const ui::Type big = c.letters().largest(wanted, shown, cell.w, cell.h * 1.5f);
    pen.text_at(big, {at_right ? cell.right() : cell.x, cell.centre().y + 1}, shown,
                both ? good ? kGood : kWarn : kText, side);
  };
  const Side near = near_side(), defends = defender(board_.table(), place);
  number(left, path ? war_of_the_ring::Sign::skull : war_of_the_ring::Sign::attack,
         path ? "war_of_the_ring.table.skulls" : "war_of_the_ring.icon.attack", s.now.attack, s.then.attack,
         (s.then.attack > s.now.attack) == (near != defends), false);
  number(right, path ? war_of_the_ring::Sign::helmet : war_of_the_ring::Sign::defence,
         path ? "war_of_the_ring.table.helmets" : "war_of_the_ring.icon.defence", s.now.defence, s.then.defence,
         (s.then.defence > s.now.defence) == (near == defends), true);
  Rect middle{left.right() + 4, r.y + 3, right.x - left.right() - 8, r.h - 6};
  const std::string now = short_lead(f.host, place, s.now), then = "→ " + short_lead(f.host, place, s.then);
  if (!s.changes()) return c.fitted("", middle, c.small_strong(), now, kText, Align::centre);
  // Where both have no line of their own, what would be is what one wants to know.
  const bool both = std::max(c.letters().width(c.small(), now), c.letters().width(c.small_strong(), then)) <= middle.w;
  if (both) c.fitted("", cut_top(middle, middle.h / 2), c.small(), now, kTextSoft, Align::centre);
  c.fitted("", middle, c.small_strong(), then, ui::kGold, Align::centre);
}

// The two numbers against each other: the attack at the left, the defence at the right, and who leads between them. A
// lifted card shows what they would become.
void WarTable::draw_numbers_of(const Frame& f, int place, Rect r, const Standing& s) const {
  if (r.h >= f.c.em(36) && r.w >= f.c.em(270)) return draw_strip(f, place, r, s);
  const Pen& pen = f.c.pen();
  const bool path = catalog().place_facts(place).path;
  pen.box(r, r.h / 2, rgb(0x06100C, 215));
  pen.frame(grown(r, -0.5f), r.h / 2, s.changes() ? ui::kGold : rgb(0xFFFFFF, 40), s.changes() ? 1.8f : 1.0f);
  const float size = std::min(r.h * 0.72f, r.w * 0.17f);
  // The letters of cards have no arrow.
  const auto words = [](int now, int then) {
    return now != then ? std::to_string(now) + "→" + std::to_string(then) : std::to_string(now);
  };
  const auto type = [&](int now, int then) {
    const bool both = now != then;
    return ui::Type{both ? ui::Face::strong : ui::Face::index, std::max(kLeastType, size * (both ? 0.66f : 0.86f))};
  };
  const Vec left{r.x + size * 0.75f, r.centre().y}, right{r.right() - size * 0.75f, r.centre().y};
  draw_sign(pen, path ? war_of_the_ring::Sign::skull : war_of_the_ring::Sign::attack, left, size, true);
  draw_sign(pen, path ? war_of_the_ring::Sign::helmet : war_of_the_ring::Sign::defence, right, size, true);
  pen.text_at(type(s.now.attack, s.then.attack), {left.x + size * 0.72f, left.y}, words(s.now.attack, s.then.attack),
              s.then.attack > s.then.defence ? kWarn : kText);
  pen.text_at(type(s.now.defence, s.then.defence), {right.x - size * 0.72f, right.y},
              words(s.now.defence, s.then.defence), s.then.attack <= s.then.defence ? kGood : kText, Align::right);
  const float sign = std::min(size, r.h * 0.74f);
  if (is_nobodys(place, s.then))
    pen.ring(r.centre(), sign * 0.34f, kTextFaint, 2);
  else
    draw_side(pen, leader(board_.table(), place, s.then), r.centre(), sign);
}

}  // namespace mathom::war_of_the_ring
