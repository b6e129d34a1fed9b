#include "shell/tables/lotr_board/layout/hobbit_plates.h"

#include <algorithm>
#include <array>
#include <utility>

#include "games/lotr_board/content/content.h"
#include "shell/tables/common/seat_plate.h"
#include "shell/tables/lotr_board/names.h"
#include "shell/tables/lotr_board/pictures/hobbits.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

// A sign and its number, one after another. Returns the place of the next one.
float draw_count(const Pen& pen, Thing thing, int n, Vec at, float size, ui::Colour c) {
  const Type t{ui::Face::index, std::max(size * 0.86f, kLeastType)};
  const float gap = size < 13 ? 1.5f : 3.0f;
  draw_thing(pen, thing, {at.x + size / 2, at.y}, size);
  const std::string words = std::to_string(n);
  pen.text_at(t, {at.x + size + gap, at.y}, words, c);
  return at.x + size + gap + pen.letters().width(t, words);
}

}  // namespace

Wanted HobbitPlates::build(const Frame& f) const {
  const bool chosen = sight_.asked() && offers_.any_at(Spot::seat);
  f.c.scene().begin_zone(
      "seats", {.name = f.host.say("shell.table.seats"), .list = chosen, .part = chosen ? Part::ask : Part::seats});
  Wanted wanted;
  for (int k = 0; k < sight_.board().seats; ++k) {
    const int seat = (sight_.me() + k) % sight_.board().seats;
    const Wanted here = build_seat(f, seat, sight_.spots().seat[at(seat)]);
    if (here.option >= 0 || here.page) wanted = here;
  }
  f.c.scene().end_zone();
  return wanted;
}

Wanted HobbitPlates::build_seat(const Frame& f, int seat, Rect r) const {
  const Canvas& c = f.c;
  draw_holdings(f, seat, draw_seat(f, seat, r));
  const std::string name = f.host.seat_name(seat_at(seat));
  Item item{.id = "seat/" + std::to_string(seat), .role = Role::text, .name = name + holdings(f.host, seat), .rect = r};
  if (sight_.waiting_for(seat)) item.name += ", " + f.host.say("shell.table.thinks");
  const int option = offers_.on_seat(seat);
  if (option < 0) {
    item.role = Role::button;
    item.description = f.host.say("lotr_board.table.seat_opens");
    const Reaction is = c.scene().add(item);
    if (is.focused) c.focus_ring(r, kRound);
    if (!is.activated && !is.marked && !is.zoom) return {};
    return {.page = SheetPage{SheetPage::Of::seat, seat}};
  }
  const Option& o = sight_.decision().options[at(option)];
  item.id = "offer/" + f.seat.token(o);
  item.role = Role::button;
  item.description = std::exchange(item.name, words_.of(f, o));
  if (const std::string outcome = stakes_.outcome(f, o); !outcome.empty())
    item.description = f.host.say("effects.comma", {{"first", outcome}, {"rest", item.description}});
  item.offer = f.seat.token(o);
  const Reaction is = c.scene().add(item);
  c.pen().frame(grown(r, 1), kRound + 1, ui::kGold, is.held || sight_.hinted(o) ? 5.0f : 2.6f);
  if (is.focused) c.focus_ring(r, kRound);
  return {.option = is.activated || is.marked ? option : -1};
}

// The plate with the Hobbit's face. Below it, like a drawer, is the place of their things, which is returned.
Rect HobbitPlates::draw_seat(const Frame& f, int seat, Rect r) const {
  const Canvas& c = f.c;
  if (r.w < c.em(112) || r.h < 62) return draw_narrow_seat(f, seat, r);
  const bool active = seat == sight_.board().active && !sight_.place().haven && !sight_.over();
  const float foot = std::clamp(c.em(24), 22.0f, r.h * 0.4f);
  const float labels = r.h - foot - seat_plate_height(c) > c.em(8) ? c.em(15) : 0;
  const float plate_high = std::min(r.h - foot - labels, seat_plate_height(c));
  const Rect drawer{r.x + 3, r.y + plate_high * 0.5f, r.w - 3, r.h - plate_high * 0.5f};
  c.pen().shadow(drawer, kRound, 8, 3, 0.35f);
  c.pen().box(drawer, kRound, downwards(rgb(0x0E1C17, 240), rgb(0x132620, 240), drawer));
  c.pen().frame(grown(drawer, -0.5f), kRound, active ? kGoldDeep : kPanelEdge, active ? 1.6f : 1.0f);
  const std::string name = f.host.seat_name(seat_at(seat)), who = hobbit_name(f.host, seat);
  Rect line = draw_seat_plate(
      c, {r.x, r.y, r.w, plate_high},
      {.seat = seat, .name = name, .person = &hobbit_person(seat), .acts = sight_.waiting_for(seat)}, SpeechSide::left);
  if (seat == sight_.board().bearer && !sight_.board().doom) {
    const float size = std::min(line.h, c.em(18));
    draw_thing(c.pen(), Thing::ring, cut_right(line, size + 2).centre(), size);
  }
  if (who != name) c.fitted("", line, c.small(), who, kTextSoft);
  return {r.x + 8, r.y + plate_high, r.w - 14, r.h - plate_high - 2};
}

// A small panel with the Hobbit's sign, the Ring and the name. Returns the rest of `r` below them.
Rect HobbitPlates::draw_narrow_seat(const Frame& f, int seat, Rect r) const {
  const Canvas& c = f.c;
  const Pen& pen = c.pen();
  const bool acts = sight_.waiting_for(seat),
             active = seat == sight_.board().active && !sight_.place().haven && !sight_.over();
  const bool bears = seat == sight_.board().bearer && !sight_.board().doom;
  pen.shadow(r, kRound, 10, 3, 0.4f);
  pen.box(r, kRound, downwards(rgb(0x1A3029, 240), rgb(0x0F1D18, 240), r));
  pen.frame(grown(r, -0.5f), kRound,
            acts     ? ui::kGold
            : active ? kGoldDeep
                     : kPanelEdge,
            acts     ? 2.2f
            : active ? 1.6f
                     : 1.0f);
  Rect in{r.x + 6, r.y + 4, r.w - 12, r.h - 8};
  Rect top = cut_top(in, std::min(std::clamp(c.em(20), 17.0f, 30.0f), in.h * 0.42f));
  // In a narrow panel the sign is small with the Ring around it, and a long name is cut at its end.
  const bool narrow = r.w < c.em(96);
  const float size = narrow ? std::min(top.h, 16.0f) : top.h;
  const Vec mark{top.x + size / 2, top.centre().y};
  draw_hobbit(pen.faded(sight_.board().alive_at(seat) ? 1.0f : 0.4f), seat, mark, size, hobbit_letters(f.host, seat));
  if (bears && narrow) pen.ring(mark, size / 2 + 1, ui::kGold, 2.4f);
  cut_left(top, size + (narrow ? 3.0f : 4.0f));
  if (bears && !narrow) draw_thing(pen, Thing::ring, cut_right(top, top.h * 0.8f).centre(), top.h * 0.8f);
  const std::string name = f.host.seat_name(seat_at(seat));
  const ui::Colour ink = acts ? ui::kGold : kText;
  const Type t = c.letters().largest(c.small_strong(), name, top.w, top.h);
  if (narrow)
    pen.text_at(t, {top.x, top.centre().y}, c.letters().fitted(t, name, top.w), ink);
  else
    c.fitted("", top, c.small_strong(), name, ink);
  if (r.h > c.em(74) && hobbit_name(f.host, seat) != name)
    c.fitted("", cut_top(in, c.small().px * 1.3f), {ui::Face::text, std::max(kLeastType, c.small().px * 0.92f)},
             hobbit_name(f.host, seat), kTextSoft);
  return in;
}

std::string HobbitPlates::holdings(const TableHost& host, int seat) const {
  const auto words = [&](std::string_view key, int n) { return ", " + host.say(Phrase{key, {}}.number("n", n)); };
  if (!sight_.board().alive_at(seat)) return ", " + host.say("lotr_board.table.fallen");
  const int held = sight_.count(hand_of(seat));
  std::string out = words("shell.table.cards", held);
  out += words("lotr_board.table.runes", sight_.runes(seat));
  static constexpr std::array<std::string_view, kTokenKinds> kTokens{
      "lotr_board.table.ring_tokens", "lotr_board.table.heart_tokens", "lotr_board.table.sun_tokens"};
  for (int kind = 0; kind < kTokenKinds; ++kind) out += words(kTokens[at(kind)], sight_.tokens(seat, kind));
  if (seat == sight_.board().bearer && !sight_.board().doom) out += ", " + host.say("lotr_board.table.is_bearer");
  return out;
}

// Each number over what it counts, if they fit. Returns false if they do not.
bool HobbitPlates::draw_labelled(const Frame& f, int seat, Rect r) const {
  static constexpr std::array<std::string_view, 2 + kTokenKinds> kLabels{
      "lotr_board.table.label_cards", "lotr_board.table.label_runes", "lotr_board.token.ring", "lotr_board.token.heart",
      "lotr_board.token.sun"};
  const Canvas& c = f.c;
  const Type t{ui::Face::text, kLeastType};
  std::array<float, kLabels.size()> wide{};
  float whole = 0;
  for (std::size_t i = 0; i < kLabels.size(); ++i)
    whole += wide[i] = std::max(c.letters().width(t, f.host.say(kLabels[i])) + 4, 28.0f);
  if (whole > r.w || r.h < 34) return false;
  const int gold = count_in(sight_.seen().cards, gold_of(seat));
  float x = r.x;
  for (std::size_t i = 0; i < kLabels.size(); ++i) {
    const float each = wide[i] + (r.w - whole) / static_cast<float>(kLabels.size());
    const int n = i == 0   ? sight_.count(hand_of(seat))
                  : i == 1 ? sight_.runes(seat)
                           : sight_.tokens(seat, static_cast<int>(i) - 2);
    const Thing thing = i == 0   ? Thing::card
                        : i == 1 ? (gold > 0 ? Thing::gold : Thing::rune)
                                 : token_thing(static_cast<int>(i) - 2);
    const float size = std::min(16.0f * c.larger(), r.h * 0.46f);
    const Type index{ui::Face::index, std::max(size * 0.86f, kLeastType)};
    const float pair = size + 3 + c.letters().width(index, std::to_string(n));
    draw_count(c.pen().faded(n > 0 ? 1.0f : 0.5f), thing, n, {x + (each - pair) / 2, r.y + r.h * 0.32f}, size,
               n > 0 ? kText : kTextFaint);
    c.pen().text_at(t, {x + each / 2, r.y + r.h * 0.76f}, f.host.say(kLabels[i]), n > 0 ? kTextSoft : kTextFaint,
                    Align::centre);
    x += each;
  }
  return true;
}

// Cards and runes, and the three kinds of Life tokens: a sign and a number each, pale at 0.
void HobbitPlates::draw_holdings(const Frame& f, int seat, Rect r) const {
  const Pen& pen = f.c.pen();
  if (!sight_.board().alive_at(seat)) {
    std::string words = f.host.say("lotr_board.table.fallen");
    if (!f.c.has_room(r, f.c.small(), words)) words = f.host.say("lotr_board.table.fallen.short");
    return f.c.fitted("", r, f.c.small(), words, kWarn, Align::centre);
  }
  if (draw_labelled(f, seat, r)) return;
  const bool one_line = r.h < 30;
  const float line = one_line ? r.h : r.h / 2, size = std::min(line - 2, std::max(12.0f, r.w * 0.2f));
  const float step = r.w / (one_line ? 5.0f : 3.0f);
  const int gold = count_in(sight_.seen().cards, gold_of(seat));
  int slot = 0;
  // On a narrow plate the two numbers of the upper line share its width: they may have two digits.
  const bool narrow = !one_line && step < 24;
  const auto put = [&](Thing thing, int n) {
    const float across = narrow && slot < 2 ? r.w / 2 : step;
    const float row = one_line || slot < 2 ? 0.5f : 1.5f;
    // In one line the cards, which may be ten and more, have half a place more than the others.
    const float before =
        one_line ? (slot == 0 ? 0.0f : 1.5f + 0.875f * static_cast<float>(slot - 1)) : static_cast<float>(slot % 3);
    const Vec at_slot{r.x + across * before, r.y + line * row};
    draw_count(pen.faded(n > 0 ? 1.0f : 0.42f), thing, n, at_slot, std::min(size, step * (narrow ? 0.52f : 0.45f)),
               n > 0 ? kText : kTextFaint);
    ++slot;
  };
  put(Thing::card, sight_.count(hand_of(seat)));
  put(gold > 0 ? Thing::gold : Thing::rune, sight_.runes(seat));
  if (!one_line) slot = 3;
  for (int kind = 0; kind < kTokenKinds; ++kind) put(token_thing(kind), sight_.tokens(seat, kind));
}

}  // namespace mathom::lotr_board
