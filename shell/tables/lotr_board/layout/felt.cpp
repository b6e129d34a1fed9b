// Around the board: the line of the journey, the corruption line with Sauron's Eye and the Hobbits, and the Hobbits with
// what they hold.
#include <cmath>

#include "games/lotr_board/content/content.h"
#include "shell/tables/common/seat_plate.h"
#include "shell/tables/lotr_board/forecast.h"
#include "shell/tables/lotr_board/names.h"
#include "shell/tables/lotr_board/pictures/hobbits.h"
#include "shell/tables/lotr_board/pictures/land.h"
#include "shell/tables/lotr_board/table.h"
#include "shell/ui/cards/suits.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

// A sign and its number, one after another; returns where the next begins.
float draw_count(const Pen& pen, Thing thing, int n, Vec at, float size, ui::Colour c) {
  const Type t{ui::Face::index, std::max(size * 0.86f, kLeastType)};
  const float gap = size < 13 ? 1.5f : 3.0f;
  draw_thing(pen, thing, {at.x + size / 2, at.y}, size);
  const std::string words = std::to_string(n);
  pen.text_at(t, {at.x + size + gap, at.y}, words, c);
  return at.x + size + gap + pen.letters().width(t, words);
}

}  // namespace

void JourneyTable::build_journey(const Frame& f) {
  const Rect r = spots().journey;
  if (r.empty()) return;
  const Canvas& c = f.c;
  const auto& places = content().places;
  const auto n = static_cast<float>(places.size());
  const float each = r.w / n;
  const bool named = each > c.em(96);
  const float size = std::min(r.h * 0.62f, 24.0f), y = named ? r.y + size / 2 + 1 : r.centre().y;
  const Vec road[] = {{r.x + each / 2, y}, {r.right() - each / 2, y}};
  c.pen().stroke(road, rgb(0xE9D9AE, 90), 2, false);
  const Vec walked[] = {road[0], {r.x + each * (static_cast<float>(board().place) + 0.5f), y}};
  if (board().place > 0) c.pen().stroke(walked, kGoldDeep, 3, false);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const bool here = static_cast<int>(i) == board().place, past = static_cast<int>(i) < board().place;
    const Vec m{r.x + each * (static_cast<float>(i) + 0.5f), y};
    if (here) c.pen().disc(m, size * 0.5f + 4, ui::kGold);
    draw_place_coin(c.pen().faded(past ? 0.6f : 1.0f), static_cast<int>(i), m, places[i].haven ? size * 0.74f : size);
    if (!named) continue;
    const float top = y + size / 2 + 3;
    c.fitted("", {m.x - each / 2 + 2, top, each - 4, r.bottom() - top},
             {ui::Face::strong, std::max(kLeastType, c.small().px * 0.92f)}, f.host.say(places[i].key),
             here   ? ui::kGold
             : past ? kTextFaint
                    : kTextSoft,
             Align::centre);
  }
  c.scene().begin_zone("journey", {.name = f.host.say("lotr_board.table.journey"), .part = Part::table});
  c.scene().text("journey",
                 f.host.say("lotr_board.table.journey_at", {{"place", f.host.say(place().key)},
                                                            {"n", std::to_string(board().place + 1)},
                                                            {"of", std::to_string(7)}}),
                 r);
  c.scene().end_zone();
}

namespace {

// The line from the light at the left into the dark, with its numbers at the foot.
struct CorruptionLine {
  explicit CorruptionLine(Rect line) : r(line), foot(std::max(12.0f, line.h * 0.27f)) {}

  void draw(const Pen& pen) const {
    pen.shadow(r, 10, 14, 4, 0.45f);
    pen.box(r, 10, Paint(rgb(0xEADFBE), rgb(0x3A0D0A), {r.x, r.y}, {r.right(), r.y}));
    for (int i = 0; i <= last; ++i) {
      const Rect s = corruption_space(r, i);
      const bool light = static_cast<float>(i) / static_cast<float>(last) < 0.45f;
      if (i > 0) {
        const Vec line[] = {{s.x, r.y + 5}, {s.x, r.bottom() - 4}};
        pen.stroke(line, light ? rgb(0x6B5A30, 70) : rgb(0xFFD9A0, 50), 1, false);
      }
      pen.text_at({ui::Face::index, foot - 3}, {s.centre().x, s.bottom() - foot / 2}, std::to_string(i),
                  light ? rgb(0x4A3A14) : rgb(0xFFE2B8), Align::centre);
    }
    pen.frame(grown(r, -0.5f), 10, rgb(0xD8AE5B, 160), 1.4f);
  }

  Rect space(int n) const { return corruption_space(r, std::clamp(n, 0, last)); }

  // The place and size of one of several signs on space n: in the rows that let them be largest.
  std::pair<Vec, float> place(int n, int slot, int of) const {
    Rect s = space(n);
    s.h -= foot;
    int columns = 1, rows = of;
    float best = 0;
    for (int k = 1; k <= of; ++k) {
      const int high = (of + k - 1) / k;
      const float each = std::min(s.w / static_cast<float>(k), s.h / static_cast<float>(high));
      if (each > best + 0.5f) best = each, columns = k, rows = high;
    }
    const float w = s.w / static_cast<float>(columns), h = s.h / static_cast<float>(rows);
    const float size = std::clamp(std::min(w, h) - 2, 11.0f, r.h * 0.56f);
    return {{s.x + w * (static_cast<float>(slot % columns) + 0.5f),
             s.y + 2 + h * (static_cast<float>(slot / columns) + 0.5f)},
            size};
  }

  std::pair<Vec, float> hobbit(const Board& b, int seat) const {
    int slot = 0, of = 0;
    for (int other = 0; other < b.seats; ++other)
      if (b.alive_at(other) && b.corruption[at(other)] == b.corruption[at(seat)]) slot += other < seat, ++of;
    return place(b.corruption[at(seat)], slot, of);
  }

  Vec eye(int n) const { return {space(n).centre().x, r.y + (r.h - foot) / 2 + 1}; }
  void draw_eye(const Pen& pen, Vec m) const {
    const float size = std::min(r.h - foot + 6, corruption_space(r, 0).w * 1.5f);
    for (int i = 3; i >= 1; --i) pen.disc(m, size * (0.3f + 0.12f * static_cast<float>(i)), rgb(0xFF7A2A, 30));
    draw_thing(pen, Thing::eye, m, size);
  }

  Rect r;
  float foot;
  int last = content().corruption_last;
};

}  // namespace

// Where markers would stand after each answer, pale, in a dashed ring.
void JourneyTable::draw_ghosts(const Frame& f) const {
  const CorruptionLine line(spots().corruption);
  const Pen pale = f.c.pen().faded(0.55f);
  // At the ends of the line it stays within.
  const auto within = [&](Vec m, float size) {
    const auto inside = [size](float v, float from, float to) {
      return to - from > 2 * size ? std::clamp(v, from + size, to - size) : (from + to) / 2;
    };
    return Vec{inside(m.x, line.r.x + 2, line.r.right() - 2), inside(m.y, line.r.y + 2, line.r.bottom() - 2)};
  };
  const auto ring = [&](Vec m, float size) {
    for (int i = 0; i < 12; ++i) {
      const float a = static_cast<float>(i) * 0.5236f;
      const Vec dash[] = {m + Vec{std::cos(a), std::sin(a)} * size,
                          m + Vec{std::cos(a + 0.3f), std::sin(a + 0.3f)} * size};
      f.c.pen().stroke(dash, rgb(0xFFF0B8), 2, false);
    }
  };
  for (const Forecast& forecast : forecasts()) {
    if (forecast.then.sauron != board().sauron) {
      const float size = (line.r.h - line.foot) * 0.52f;
      const Vec m = within(line.eye(forecast.then.sauron), size);
      line.draw_eye(pale, m);
      ring(m, size);
    }
    for (int seat = 0; seat < board().seats; ++seat) {
      if (!board().alive_at(seat) || forecast.then.corruption[at(seat)] == board().corruption[at(seat)]) continue;
      const auto [at_space, size] = line.hobbit(forecast.then, seat);
      const Vec m = within(at_space, size * 0.62f);
      draw_hobbit(pale, seat, m, size, hobbit_letters(f.host, seat));
      ring(m, size * 0.62f);
    }
  }
}

// The Hobbits go to the right, and the Eye comes nearer.
void JourneyTable::build_corruption(const Frame& f) {
  const Canvas& c = f.c;
  const Pen& pen = c.pen();
  const CorruptionLine line(spots().corruption);
  line.draw(pen);
  const float gone = playback().current() ? ease_in_out(playback().progress(f.now)) : 1.0f;
  line.draw_eye(pen, lerp(line.eye(before().sauron), line.eye(board().sauron), gone));
  draw_ghosts(f);
  std::string said;
  for (int seat = 0; seat < board().seats; ++seat) {
    if (!board().alive_at(seat)) continue;
    const auto [from, small] = line.hobbit(before(), seat);
    const auto [to, size] = line.hobbit(board(), seat);
    // From space to space, each with a little leap.
    const auto leaps = static_cast<float>(std::abs(board().corruption[at(seat)] - before().corruption[at(seat)]));
    const Vec leap{0, std::abs(std::sin(gone * leaps * 3.14159f)) * line.r.h * 0.2f};
    draw_hobbit(pen, seat, lerp(from, to, gone) - leap, lerp(small, size, gone), hobbit_letters(f.host, seat));
    said += (said.empty() ? "" : ", ") + f.host.seat_name(seat_at(seat)) + " " +
            std::to_string(board().corruption[at(seat)]);
  }
  c.scene().begin_zone("corruption", {.name = f.host.say("lotr_board.table.corruption"), .part = Part::table});
  c.scene().add(
      {.id = "corruption",
       .role = Role::text,
       .name = f.host.say("lotr_board.table.corruption_at", {{"who", said}, {"n", std::to_string(board().sauron)}}),
       .description = ghost_words(f.host),
       .rect = line.r});
  c.scene().end_zone();
}

std::string JourneyTable::holdings(const TableHost& host, int seat) const {
  const auto words = [&](std::string_view key, int n) { return ", " + host.say(Phrase{key, {}}.number("n", n)); };
  if (!board().alive_at(seat)) return ", " + host.say("lotr_board.table.fallen");
  const int held = count(hand_of(seat));
  std::string out = words(held == 1 ? "shell.table.one_card" : "shell.table.cards", held);
  out += words("lotr_board.table.runes", runes(seat));
  static constexpr std::array<std::string_view, kTokenKinds> kTokens{
      "lotr_board.table.ring_tokens", "lotr_board.table.heart_tokens", "lotr_board.table.sun_tokens"};
  for (int kind = 0; kind < kTokenKinds; ++kind) out += words(kTokens[at(kind)], tokens(seat, kind));
  if (seat == board().bearer && !board().doom) out += ", " + host.say("lotr_board.table.is_bearer");
  return out;
}

// Where there is room for it, each number stands over what it counts. False: there is none.
bool JourneyTable::draw_labelled(const Frame& f, int seat, Rect r) const {
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
  const int gold = count_in(seen().cards, gold_of(seat));
  float x = r.x;
  for (std::size_t i = 0; i < kLabels.size(); ++i) {
    const float each = wide[i] + (r.w - whole) / static_cast<float>(kLabels.size());
    const int n = i == 0 ? count(hand_of(seat)) : i == 1 ? runes(seat) : tokens(seat, static_cast<int>(i) - 2);
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

// Cards and runes, and the three kinds of Life tokens: a sign and a number each, pale when there is none.
void JourneyTable::draw_holdings(const Frame& f, int seat, Rect r) const {
  const Pen& pen = f.c.pen();
  if (!board().alive_at(seat))
    return f.c.fitted("", r, f.c.small(), f.host.say("lotr_board.table.fallen"), kWarn, Align::centre);
  if (draw_labelled(f, seat, r)) return;
  const bool one_line = r.h < 30;
  const float line = one_line ? r.h : r.h / 2, size = std::min(line - 2, std::max(12.0f, r.w * 0.2f));
  const float step = r.w / (one_line ? 5.0f : 3.0f);
  const int gold = count_in(seen().cards, gold_of(seat));
  int slot = 0;
  // Where it is narrow the two numbers of the upper line share its width: they may have two digits.
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
  put(Thing::card, count(hand_of(seat)));
  put(gold > 0 ? Thing::gold : Thing::rune, runes(seat));
  if (!one_line) slot = 3;
  for (int kind = 0; kind < kTokenKinds; ++kind) put(token_thing(kind), tokens(seat, kind));
}

void JourneyTable::build_seats(const Frame& f) {
  const bool chosen = asked() && std::any_of(decision().options.begin(), decision().options.end(),
                                             [&](const Option& o) { return spot_of(o) == Spot::seat; });
  f.c.scene().begin_zone(
      "seats", {.name = f.host.say("shell.table.seats"), .list = chosen, .part = chosen ? Part::ask : Part::seats});
  for (int k = 0; k < board().seats; ++k) {
    const int seat = (me() + k) % board().seats;
    build_seat(f, seat, spots().seat[at(seat)]);
  }
  f.c.scene().end_zone();
}

// The plate with the Hobbit's face, and beneath it, like a drawer, the place of what they hold, which is returned.
Rect JourneyTable::draw_seat(const Frame& f, int seat, Rect r) const {
  const Canvas& c = f.c;
  if (r.w < c.em(112) || r.h < 62) return draw_narrow_seat(f, seat, r);
  const bool active = seat == board().active && !place().haven && !over();
  const float foot = std::clamp(c.em(24), 22.0f, r.h * 0.4f);
  const float labels = r.h - foot - seat_plate_height(c) > c.em(8) ? c.em(15) : 0;
  const float plate_high = std::min(r.h - foot - labels, seat_plate_height(c));
  const Rect drawer{r.x + 3, r.y + plate_high * 0.5f, r.w - 3, r.h - plate_high * 0.5f};
  c.pen().shadow(drawer, kRound, 8, 3, 0.35f);
  c.pen().box(drawer, kRound, downwards(rgb(0x0E1C17, 240), rgb(0x132620, 240), drawer));
  c.pen().frame(grown(drawer, -0.5f), kRound, active ? kGoldDeep : kPanelEdge, active ? 1.6f : 1.0f);
  const std::string name = f.host.seat_name(seat_at(seat)), who = hobbit_name(f.host, seat);
  Rect line = draw_seat_plate(c, {r.x, r.y, r.w, plate_high},
                              {.seat = seat, .name = name, .person = &hobbit_person(seat), .acts = waiting_for(seat)},
                              SpeechSide::left);
  if (seat == board().bearer && !board().doom) {
    const float size = std::min(line.h, c.em(18));
    draw_thing(c.pen(), Thing::ring, cut_right(line, size + 2).centre(), size);
  }
  if (who != name) c.fitted("", line, c.small(), who, kTextSoft);
  return {r.x + 8, r.y + plate_high, r.w - 14, r.h - plate_high - 2};
}

// A small panel with the Hobbit's sign, the Ring and the name; what is left of `r` below them.
Rect JourneyTable::draw_narrow_seat(const Frame& f, int seat, Rect r) const {
  const Canvas& c = f.c;
  const Pen& pen = c.pen();
  const bool acts = waiting_for(seat), active = seat == board().active && !place().haven && !over();
  const bool bears = seat == board().bearer && !board().doom;
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
  // In a narrow panel the sign is small, the Ring lies around it, and of a long name the beginning stands there.
  const bool narrow = r.w < c.em(96);
  const float size = narrow ? std::min(top.h, 16.0f) : top.h;
  const Vec mark{top.x + size / 2, top.centre().y};
  draw_hobbit(pen.faded(board().alive_at(seat) ? 1.0f : 0.4f), seat, mark, size, hobbit_letters(f.host, seat));
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

void JourneyTable::build_seat(const Frame& f, int seat, Rect r) {
  const Canvas& c = f.c;
  draw_holdings(f, seat, draw_seat(f, seat, r));
  const std::string name = f.host.seat_name(seat_at(seat));
  Item item{.id = "seat/" + std::to_string(seat), .role = Role::text, .name = name + holdings(f.host, seat), .rect = r};
  if (waiting_for(seat)) item.name += ", " + f.host.say("shell.table.thinks");
  const int option = offered_seat(seat);
  if (option < 0) {
    item.role = Role::button;
    item.description = f.host.say("lotr_board.table.seat_opens");
    const Reaction is = c.scene().add(item);
    if (is.focused) c.focus_ring(r, kRound);
    if (!is.activated && !is.marked && !is.zoom) return;
    page_ = Page::seat;
    page_seat_ = seat;
    open_layer(Layer::own);
    return c.scene().want_frame();
  }
  const Option& o = decision().options[at(option)];
  item.id = "offer/" + f.seat.token(o);
  item.role = Role::button;
  item.description = std::exchange(item.name, offer_words(f, o));
  if (const std::string outcome = offer_outcome(f, o); !outcome.empty())
    item.description = f.host.say("effects.comma", {{"first", outcome}, {"rest", item.description}});
  item.offer = f.seat.token(o);
  const Reaction is = c.scene().add(item);
  c.pen().frame(grown(r, 1), kRound + 1, ui::kGold, is.held || hinted(o) ? 5.0f : 2.6f);
  if (is.focused) c.focus_ring(r, kRound);
  if (is.activated || is.marked) choose(f, option);
}

}  // namespace mathom::lotr_board
