#include "shell/tables/war_of_the_ring/layout/ground.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "shell/tables/common/seat_plate.h"
#include "shell/tables/war_of_the_ring/layout/account.h"
#include "shell/tables/war_of_the_ring/pictures/face_art.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr float kLeastSign = 12;                   // of a faction
constexpr float kLeastWide = 22, kLeastHigh = 44;  // of a card among others that a finger can touch

// One of the two numbers of a combat, and its value with the lifted card.
struct NumberLook {
  war_of_the_ring::Sign sign;
  const char* label;
  int now, then;
  bool good;  // whether the change is good for the viewer
};

void draw_number(const GameTable::Frame& f, Rect cell, const NumberLook& look, Align side) {
  const Canvas& c = f.c;
  const bool both = look.now != look.then, at_right = side == Align::right;
  const float size = cell.h * 0.62f;
  const Rect at = at_right ? cut_right(cell, size * 1.3f) : cut_left(cell, size * 1.3f);
  draw_sign(c.pen(), look.sign, at.centre(), size, true);
  const Rect words = cut_bottom(cell, c.small().px * 1.25f);
  const std::string label = f.host.say(look.label);
  c.pen().text(c.letters().largest(c.small(), label, words.w, words.h + 4), words, label, kTextSoft, side);
  const std::string now = std::to_string(look.now), shown = both ? now + " → " + std::to_string(look.then) : now;
  const ui::Type wanted{ui::Face::strong, std::max(kLeastType, std::min(cell.h * 0.86f, c.em(24)))};
  const ui::Type big = c.letters().largest(wanted, shown, cell.w, cell.h * 1.5f);
  c.pen().text_at(big, {at_right ? cell.right() : cell.x, cell.centre().y + 1}, shown,
                  both ? look.good ? kGood : kWarn : kText, side);
}

// Empty before the first round, and after all places of a round have been fought over.
std::string none_words(const Sight& sight, const TableHost& host) {
  const int round = sight.board().state.round;
  return round == 0 ? host.say("war_of_the_ring.table.no_places")
                    : host.say(Phrase{"war_of_the_ring.table.all_fought", {}}.number("n", round));
}

// The name of a place, and the signs on both sides of it.
ui::Type place_type(const Canvas& c) { return c.type(ui::Face::serif, c.phone() ? 17 : 23); }
float seal_size(const Canvas& c, Rect head) { return std::min(head.h, c.em(30)); }

}  // namespace

std::optional<int> Ground::build(const Frame& f) {
  const Canvas& c = f.c;
  if (plan_.places.empty()) {
    // After the end of the game the result has the room of the places.
    const bool ended = sight_.over() && sight_.board().state.result != Result::playing;
    c.fitted("places/none", plan_.spots.places, ended ? c.type(Face::serif, c.phone() ? 20 : 26) : c.body(),
             ended ? ended_words(sight_, f.host) : none_words(sight_, f.host), ended ? ui::kGold : kTextSoft,
             Align::centre);
    return {};
  }
  bool asked_for = !targets_.empty();
  for (const int place : plan_.places) asked_for = asked_for || offers_.at_place(place) >= 0;
  c.scene().begin_zone(
      "places",
      {.name = f.host.say("war_of_the_ring.table.places"), .list = true, .part = asked_for ? Part::ask : Part::table});
  std::optional<int> touched;
  for (std::size_t i = 0; i < plan_.places.size(); ++i)
    if (build_place(f, plan_.places[i], plan_.cells[i])) touched = plan_.places[i];
  c.scene().end_zone();
  return touched;
}

// The result of the lifted card at a place where it may not go.
std::optional<Option> Ground::refused_at(const Frame& f, int place) const {
  if (!sight_.asked() || sight_.question() != Question::action || sight_.lifted() == CardId::none ||
      offers_.at_place(place) >= 0)
    return {};
  const int print = index(sight_.lifted());
  const war_of_the_ring::Type type = sight_.catalog().facts_of(static_cast<CardDef>(print)).type;
  if (type != war_of_the_ring::Type::army && type != war_of_the_ring::Type::character) return {};
  const bool reserve = is_reserve(static_cast<std::uint8_t>(sight_.board().zone(print)));
  const Option wanted =
      put_option(reserve ? Verb::move : Verb::play, index(sight_.physical(print)), kFirstPlace + place);
  return f.seat.why_not(wanted) ? std::optional(wanted) : std::nullopt;
}

// The place as an item. `option`: the option that means it. `refused`: the lifted card may not go there.
Item Ground::place_item(const Frame& f, int place, const Standing& s, int option,
                        const std::optional<Option>& refused) const {
  Item item{.id = "place/" + sight_.catalog().place_facts(place).id,
            .name = standings_.words_with_cards(f.host, place, s)};
  if (refused) {
    item.offered = false;
    item.description = f.host.say(f.seat.why_not(*refused)->phrase);
  } else if (option < 0) {
    item.description = f.host.say("war_of_the_ring.table.place_opens");
  } else {
    const Option& o = sight_.decision().options[at(option)];
    const bool first_meaning = !table_.marks().empty() && table_.hand_index(table_.marks().front()) == option;
    item.description = std::exchange(item.name, words_.name(f, o));
    // The first meaning of a lifted card is on the card itself.
    if (!first_meaning) item.offer = f.seat.token(o);
    if (offers_.spot_of(o) == Offers::Spot::place) item.id = "offer/" + item.offer;
    item.takes = !table_.marks().empty();
  }
  return item;
}

bool Ground::build_place(const Frame& f, int place, Rect r) {
  const Canvas& c = f.c;
  const Pen& pen = c.pen();
  const Standing s = standings_.of(place);
  const int option = offers_.at_place(place);
  const bool cause = table_.caused(card_at(kFirstPlace + place));
  const std::optional<Option> refused = refused_at(f, place);
  Item item = place_item(f, place, s, option, refused);
  item.rect = r;
  const Reaction is = c.scene().add(item);
  pen.shadow(r, kRound, 12, 4, 0.45f);
  draw_land(f, place, r);
  pen.frame(grown(r, -0.5f), kRound,
            cause         ? kWarn
            : option >= 0 ? ui::kGold
                          : mix(side_colour(standings_.leader(place, s.then)), rgb(0xFFFFFF), 0.18f),
            option >= 0 || cause ? 2.6f : 2.0f);
  if (option >= 0 && table_.hinted(sight_.decision().options[at(option)]))
    pen.frame(grown(r, 2), kRound + 2, ui::kGold, 4.5f);
  const Laid laid = lay_place(f, place, r, s);
  draw_place_cell(f, place, laid, s);
  build_texts_at(f, laid);
  build_targets_at(f, laid);
  if (refused) pen.box(r, kRound, rgb(0x06140E, 95));
  if (is.focused) c.focus_ring(r, kRound);
  if (is.refused && refused) {
    table_.refuse(f, *refused);
    return false;
  }
  if (!is.activated && !is.marked && !is.zoom) return false;
  if (option < 0 || is.zoom) return true;
  table_.choose_and_pay(f, option);
  return false;
}

// The land of the place in full light; dark only behind its name.
void Ground::draw_land(const Frame& f, int place, Rect r) const {
  const Pen& pen = f.c.pen();
  const bool path = sight_.catalog().place_facts(place).path;
  pen.box(r, kRound, path ? rgb(0x171A24) : rgb(0x152019));
  const Rect in = r.inset(3);
  pen.push_clip(in);
  // As wide as the place, or as high, because a scene has its own shape.
  const float wide = std::max(in.w, in.h * 1.5f);
  draw_scene(pen, around(in.centre(), wide, std::max(in.h, wide / 1.6f)), place);
  Rect head = in;
  head = cut_top(head, std::min(in.h * 0.26f, f.c.em(64)));
  pen.box(head, 0.01f, downwards(rgb(0x0A120E, 225), rgb(0x0A120E, 0), head));
  pen.box(in, 0.01f, rgb(0x0A120E, 26));
  pen.pop_clip();
}

void Ground::draw_cards(const Frame& f, int place, const std::vector<int>& prints, const PlaceRow& row,
                        const Standing& s) const {
  const Pen& pen = f.c.pen();
  for (std::size_t i = 0; i < prints.size(); ++i) {
    const int print = prints[i];
    const Rect r = row.cards[i];
    if (i + 1 == prints.size() && s.goes && card_at(print) == sight_.lifted() &&
        sight_.board().zone(print) != kAt + place) {
      draw_ghost(f, place, r, row.lines, s);
      continue;
    }
    if (is_target(print)) continue;  // it is drawn as something to choose
    const bool asks = sight_.asked() && print == sight_.source_print();
    const CardState state = table_.caused(card_at(print))                                 ? CardState::caused
                            : asks                                                        ? CardState::pointed
                            : war_of_the_ring::marked(sight_.board().state, print, kLost) ? CardState::sunk
                                                                                          : CardState::plain;
    if (row.lines)
      draw_card_line(pen, r, print, sight_.words_of(f.host, print), state, sight_.live_icons(print),
                     sight_.catalog().place_facts(place).path);
    else
      sight_.draw_face(f.host, pen, r, card_at(print), state);
    if (!row.lines) texts_.draw_mark(pen, r, print);
    if (asks && !row.overlap && !row.lines)
      draw_pill(f.c, {r.centre().x, r.y + r.h * 0.58f}, r.w - 4, f.host.say("war_of_the_ring.table.asks"));
  }
}

// The factions that may enter a battleground, by their side.
std::vector<Faction> Ground::factions_of(int place, Side side) const {
  std::vector<Faction> out;
  for (int i = 0; i < kFactions; ++i)
    if (const auto faction = static_cast<Faction>(i);
        side_of(faction) == side && sight_.catalog().place_facts(place).shows(faction))
      out.push_back(faction);
  return out;
}

void Ground::draw_factions(const Frame& f, Rect r, int place, Side side) const {
  if (r.empty()) return;
  const std::vector<Faction> factions = factions_of(place, side);
  const float size = r.w, step = std::min(size + 3, r.h / static_cast<float>(factions.size()));
  float y = r.centre().y - step * static_cast<float>(factions.size() - 1) / 2;
  for (const Faction faction : factions) {
    f.c.pen().disc({r.centre().x, y}, size * 0.5f, rgb(0x0A120E, 170));
    draw_crest(f.c.pen(), faction, {r.centre().x, y}, size * 0.92f);
    y += step;
  }
}

Ground::Laid Ground::lay_place(const Frame& f, int place, Rect r, const Standing& s) const {
  Laid out;
  out.far = standings_.cards_at(place, other(sight_.near_side()));
  out.near = standings_.cards_at(place, sight_.near_side());
  if (s.goes && sight_.lifted() != CardId::none) {
    const int print = index(sight_.lifted());
    const bool here = sight_.board().zone(print) == kAt + place;
    const Side side = side_of(sight_.catalog().facts_of(static_cast<CardDef>(print)).faction);
    if (!here) out.ghost = print, (side == sight_.near_side() ? out.near : out.far).push_back(print);
  }
  // A card that may come has its place there before it is lifted, so nothing moves when it is.
  const auto places = [&](const std::vector<int>& prints, Side side) {
    const auto comes = std::find(prints.begin(), prints.end(), out.ghost) != prints.end();
    return static_cast<int>(prints.size()) + (!comes && standings_.may_come(place, side) ? 1 : 0);
  };
  const int far = places(out.far, other(sight_.near_side())), near = places(out.near, sight_.near_side());
  out.cell = place_cell(f.c, r, far, near);
  if (!name_has_room(f, place, out.cell.head, false)) out.cell = place_cell(f.c, r, far, near, kTwoLines);
  // The signs of the factions stand at the left of their row.
  const auto signs = [&](Rect& row, Side side) {
    const auto n = static_cast<float>(factions_of(place, side).size());
    const float size = n > 0 ? std::min({row.h / n, r.w * 0.12f, f.c.em(24)}) : 0;
    Rect at = cut_left(row, size >= kLeastSign ? size : 0);
    if (at.w > 0) cut_left(row, 2);
    return at;
  };
  out.far_signs = signs(out.cell.far_row, other(sight_.near_side()));
  out.near_signs = signs(out.cell.near_row, sight_.near_side());
  out.far_row = place_cards(f.c, out.cell.far_row, far);
  out.near_row = place_cards(f.c, out.cell.near_row, near);
  return out;
}

// In words; if these do not fit, as numbers with their signs, one below the other.
void Ground::draw_change(const Frame& f, int place, Rect r, const Standing& s) const {
  const Canvas& c = f.c;
  const std::string words = standings_.change_words(f.host, place, s);
  const Colour ink = s.changes() ? ui::kGold : kTextSoft;
  if (c.letters().fits({c.small_strong().face, kLeastType}, words, r.w, r.h))
    return c.fitted("", r, c.small_strong(), words, ink, Align::centre);
  const bool path = sight_.catalog().place_facts(place).path;
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

// The lifted card is drawn at the place where the button would put it. The other places say what it would bring there.
void Ground::draw_ghost(const Frame& f, int place, Rect r, bool line, const Standing& s) const {
  const Pen& pen = f.c.pen();
  const int option = table_.hand_index(sight_.lifted());
  const bool chosen = option >= 0 && offers_.at_place(place) == option;
  const float round = line ? 5 : r.w * 0.07f;
  if (chosen) {
    const Pen faint = pen.faded(0.72f);
    if (line)
      draw_card_line(faint, r, index(sight_.lifted()), sight_.words_of(f.host, index(sight_.lifted())),
                     CardState::plain, {}, sight_.catalog().place_facts(place).path);
    else
      sight_.draw_face(f.host, faint, r, sight_.lifted(), CardState::plain);
  } else {
    pen.box(r, round, rgb(0x0A120E, 190));
    draw_change(f, place, r.inset(r.w < f.c.em(60) ? 2.0f : 5.0f), s);
  }
  pen.dashes(rounded_rect(grown(r, 1.5f), round + 1, 5), ui::kGold, 2, 6, 5);
}

// Between the points and the number of a path, or the crest of a battleground, if it has one.
bool Ground::name_has_room(const Frame& f, int place, Rect head, bool with_crest) const {
  const bool two = with_crest || sight_.catalog().place_facts(place).path;
  const Rect room{0, 0, head.w - seal_size(f.c, head) * (two ? 2.0f : 1.0f) - 6, head.h};
  return f.c.has_room(room, place_type(f.c), sight_.name_of(f.host, kFirstPlace + place));
}

void Ground::draw_place_cell(const Frame& f, int place, const Laid& laid, const Standing& s) const {
  const Canvas& c = f.c;
  const Cell& cell = laid.cell;
  const PlaceFacts& facts = sight_.catalog().place_facts(place);
  Rect head = cell.head;
  const float seal = seal_size(c, head);
  if (facts.path) draw_path_number(c.pen(), facts.number, cut_left(head, seal).centre(), seal);
  draw_points(c.pen(), facts.points, cut_right(head, seal).centre(), seal);
  if (!facts.path && head.w > 70 && name_has_room(f, place, cell.head, true))
    draw_side(c.pen(), facts.side, cut_left(head, seal).centre(), seal * 0.9f);
  cut_left(head, 3), cut_right(head, 3);
  c.fitted("", head, place_type(c), sight_.name_of(f.host, kFirstPlace + place), kText, Align::centre);
  draw_factions(f, laid.far_signs, place, other(sight_.near_side()));
  draw_factions(f, laid.near_signs, place, sight_.near_side());
  draw_cards(f, place, laid.far, laid.far_row, s);
  draw_cards(f, place, laid.near, laid.near_row, s);
  draw_numbers_of(f, place, cell.middle, s);
}

namespace {

// Returns the width of each number in a strip. Two numbers and an arrow need more room, which is always kept.
float strip_part(const Canvas& c, Rect r) { return r.w < c.em(400) ? 0.33f : 0.27f; }

Rect strip_middle(const Canvas& c, Rect r) {
  const float side = r.w * strip_part(c, r);
  return {r.x + side + 4, r.y + 1, r.w - 2 * side - 8, r.h - 2};
}

}  // namespace

// Both numbers, large, over their labels. Between them is the side that has the place, and the side that would have it
// then.
void Ground::draw_strip(const Frame& f, int place, Rect r, const Standings::Standing& s) const {
  const Canvas& c = f.c;
  const Pen& pen = c.pen();
  const bool path = sight_.catalog().place_facts(place).path;
  pen.box(r, 0.01f, rgb(0x06100C, 222));
  pen.frame(grown(r, -0.5f), 0.01f, s.changes() ? ui::kGold : rgb(0xFFFFFF, 40), s.changes() ? 1.6f : 1.0f);
  const float part = strip_part(c, r);
  Rect left = r, right = r;
  left = cut_left(left, r.w * part), right = cut_right(right, r.w * part);
  const Side near = sight_.near_side(), defends = defender(sight_.board().table(), place);
  draw_number(f, left,
              {.sign = path ? war_of_the_ring::Sign::skull : war_of_the_ring::Sign::attack,
               .label = path ? "war_of_the_ring.table.skulls" : "war_of_the_ring.icon.attack",
               .now = s.now.attack,
               .then = s.then.attack,
               .good = (s.then.attack > s.now.attack) == (near != defends)},
              Align::left);
  draw_number(f, right,
              {.sign = path ? war_of_the_ring::Sign::helmet : war_of_the_ring::Sign::defence,
               .label = path ? "war_of_the_ring.table.helmets" : "war_of_the_ring.icon.defence",
               .now = s.now.defence,
               .then = s.then.defence,
               .good = (s.then.defence > s.now.defence) == (near == defends)},
              Align::right);
  Rect middle = strip_middle(c, r);
  const std::string now = standings_.short_lead(f.host, place, s.now),
                    then = "→ " + standings_.short_lead(f.host, place, s.then);
  if (!s.changes()) return c.fitted("", middle, c.small_strong(), now, kText, Align::centre);
  // If both do not have lines of their own, the future values are shown.
  const bool both = std::max(c.letters().width(c.small(), now), c.letters().width(c.small_strong(), then)) <= middle.w;
  if (both) c.fitted("", cut_top(middle, middle.h / 2), c.small(), now, kTextSoft, Align::centre);
  c.fitted("", middle, c.small_strong(), then, ui::kGold, Align::centre);
}

bool Ground::strip_has_room(const Frame& f, int place, Rect r, const Standing& s) const {
  const Canvas& c = f.c;
  if (r.h < c.em(36) || r.w < c.em(270)) return false;
  const std::string now = "→ " + standings_.short_lead(f.host, place, s.now),
                    then = "→ " + standings_.short_lead(f.host, place, s.then);
  return c.has_room(strip_middle(c, r), c.small_strong(), now) &&
         c.has_room(strip_middle(c, r), c.small_strong(), then);
}

// The two numbers against each other: the attack at the left, the defence at the right, and who leads between them. A
// lifted card shows what they would become.
void Ground::draw_numbers_of(const Frame& f, int place, Rect r, const Standing& s) const {
  if (strip_has_room(f, place, r, s)) return draw_strip(f, place, r, s);
  const Pen& pen = f.c.pen();
  const bool path = sight_.catalog().place_facts(place).path;
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
  if (standings_.is_nobodys(place, s.then))
    pen.ring(r.centre(), sign * 0.34f, kTextFaint, 2);
  else
    draw_side(pen, standings_.leader(place, s.then), r.centre(), sign);
}

// Cards at a place that have such a text can be touched there, as long as nothing is lifted that may go to the place.
void Ground::build_texts_at(const Frame& f, const Laid& laid) {
  if (!sight_.asked() || sight_.question() != Question::action || laid.ghost >= 0) return;
  const std::vector<int>& prints = laid.near;
  const std::vector<Rect>& places = laid.near_row.cards;
  for (std::size_t i = 0; i < prints.size(); ++i) {
    if (texts_.uses_of(prints[i]).empty()) continue;
    Rect r = places[i];
    if (i + 1 < prints.size() && laid.near_row.overlap) r.w = std::min(r.w, places[i + 1].x - r.x);
    if (r.w < kLeastWide || r.h < kLeastHigh) continue;  // the sheet of the place shows it larger
    const Item item{.id = "text/" + sight_.game().card_word(static_cast<CardDef>(prints[i])),
                    .role = Role::card,
                    .name = texts_.name(f.host, prints[i]),
                    .description = f.host.say("war_of_the_ring.table.text_opens"),
                    .rect = r,
                    .z = 1};
    const Reaction is = f.c.scene().add(item);
    if (is.focused) draw_card_focus(f.c.pen(), places[i]);
    if (is.activated || is.marked || is.zoom) table_.zoom(card_at(prints[i]));
  }
}

}  // namespace mathom::war_of_the_ring
