// Around the cards: the adventure path with every fellowship's marker, the twilight pool, the players' plates.
#include <algorithm>

#include "games/lotr_tcg/rules/numbers.h"
#include "shell/tables/lotr_tcg/book/card_look.h"
#include "shell/tables/lotr_tcg/pictures/card_picture.h"
#include "shell/tables/lotr_tcg/table.h"
#include "shell/ui/cards/suits.h"
#include "shell/ui/people/person.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr Colour kPool = rgb(0x2A2140), kPoolEdge = rgb(0x8E7BC4), kPoolInk = rgb(0xD9CCF6);

std::string numbered(const TableHost& host, std::string_view key, int n) {
  return host.say(Phrase{key, {}}.number("n", n));
}

}  // namespace

void CompanyTable::lay_table(const Frame& f) {
  sort_cards();
  const auto n = [](const std::vector<int>& cards) { return static_cast<int>(cards.size()); };
  spots_ = place_table(f.c, f.places.felt,
                       {seen().seats, me(), n(near_), n(near_support_), n(far_), n(far_support_), skirmish_rows()});
}

// --- the path: a cell for each number; a site that lies there is a card
void CompanyTable::build_path(const Frame& f) {
  const std::vector<Rect> cells = place_path(spots_.path);
  f.c.scene().begin_zone("path", {.name = f.host.say("lotr_tcg.table.path"), .list = true, .part = Part::table});
  for (int number = 1; number <= kLastSite; ++number) build_site(f, number, cells[at(number - 1)]);
  f.c.scene().end_zone();
}

std::string CompanyTable::site_words(const TableHost& host, int number) const {
  const Table t = table();
  const int site = t.site_at(number);
  std::string out = site < 0 ? numbered(host, "lotr_tcg.table.no_site", number)
                             : host.say(Phrase{"lotr_tcg.table.site", {}}
                                            .number("n", number)
                                            .card("card", seen().cards[site].def)
                                            .number("shadow", shadow_number_of(t, site)));
  for (int seat = 0; seat < seen().seats; ++seat)
    if (t.is_in(seat) && seen().site[at(seat)] == number)
      out += " " + host.say("lotr_tcg.table.stands_here", {{"name", seat_at(seat)}});
  return out;
}

// Who stands there: beside the number where the cell is wide, else below.
void CompanyTable::draw_markers(const Frame& f, int number, Rect r, float size) const {
  const Table t = table();
  const bool beside = r.w >= 78;
  float x = beside ? r.right() - size * 2.1f : r.right() - size * 0.6f;
  const float y = beside ? r.y + 2 + size * 0.62f : r.bottom() - size * 0.6f;
  for (int seat = seen().seats - 1; seat >= 0; --seat) {
    if (!t.is_in(seat) || seen().site[at(seat)] != number) continue;
    const SeatSign sign = seat_sign(seat);
    f.c.pen().disc({x, y}, size * 0.56f, rgb(0x0E1813));
    draw_badge(f.c.pen(), sign.badge, {x, y}, size * 0.86f, sign.colour);
    x -= size * 0.9f;
  }
}

void CompanyTable::draw_site(const Frame& f, int number, Rect r) const {
  const Pen& pen = f.c.pen();
  const Table t = table();
  const int site = t.site_at(number);
  const bool here = number == t.site_number() && seen().stage == lotr_tcg::Stage::playing;
  const float size = std::clamp(r.h * 0.3f, 12.0f, 18.0f);
  pen.box(r, 6, rgb(0x06140E, 120));
  if (site >= 0) {
    draw_card_picture(pen, r.inset(1.5f), t.print(site));
    pen.box({r.x + 1.5f, r.y + 1.5f, r.w - 3, size + 3}, 4, rgb(0x06140E, 150));
  }
  pen.text_at({ui::Face::index, size}, {r.x + 5, r.y + 3 + size * 0.5f}, std::to_string(number),
              site >= 0 ? kText : kTextFaint);
  if (site >= 0 && r.w >= 42)
    draw_cost(pen, shadow_number_of(t, site), {r.right() - size * 0.75f, r.y + 2 + size * 0.62f}, size);
  if (site >= 0 && r.w >= 78) {
    const Rect words{r.x + 2, r.y + size + 5, r.w - 4, r.h - size - 6};
    const std::string name = name_of(f.host, t.print(site));
    const ui::Type type = pen.letters().largest(f.c.small(), name, words.w, words.h);
    if (pen.letters().fits(type, name, words.w, words.h)) {
      pen.box(words, 4, rgb(0x06140E, 170));
      f.c.fitted("", words, type, name, kText, Align::centre);
    }
  }
  draw_markers(f, number, r, size);
  pen.frame(grown(r, -0.5f), 6, here ? kGold : rgb(0xFFFFFF, site >= 0 ? 60 : 30), here ? 2.2f : 1.0f);
}

void CompanyTable::build_site(const Frame& f, int number, Rect r) {
  draw_site(f, number, r);
  const int site = table().site_at(number);
  const std::string id = "site/" + std::to_string(number);
  if (site < 0) return f.c.scene().text(id, site_words(f.host, number), r);
  if (form() == Form::laid && asked() && hand_live() && !means_of(card_at(site)).empty()) return build_laid(f, r, site);
  const Reaction is = f.c.scene().add({.id = id, .role = Role::card, .name = site_words(f.host, number), .rect = r});
  look_at(f, card_at(site), is);
  if (is.focused) draw_card_focus(f.c.pen(), r);
  if (is.activated || is.marked || is.zoom) zoom(card_at(site));
}

// --- twilight
void CompanyTable::build_pool(const Frame& f) {
  const Rect r = spots_.pool;
  const Canvas& c = f.c;
  const int n = seen().twilight;
  c.pen().box(r, kRound * 0.7f, kPool);
  c.pen().frame(grown(r, -0.5f), kRound * 0.7f, kPoolEdge, 1.2f);
  Rect in = r.inset(4);
  const bool wide = in.w > in.h * 1.9f;
  const Rect number = wide ? cut_left(in, in.h) : cut_top(in, in.h * 0.6f);
  c.pen().text({ui::Face::index, std::min(number.h * 0.8f, 30.0f)}, number, std::to_string(n), kPoolInk, Align::centre);
  c.fitted("", in, c.small(), f.host.say("lotr_tcg.table.twilight"), kPoolInk, wide ? Align::left : Align::centre);
  c.scene().begin_zone("pool", {.name = f.host.say("lotr_tcg.table.twilight"), .part = Part::table});
  c.scene().text("pool", numbered(f.host, "lotr_tcg.table.pool", n), r);
  c.scene().end_zone();
}

// --- plates
std::string CompanyTable::part_of(const TableHost& host, int seat) const {
  const State& s = seen();
  if (s.lost[at(seat)] != Loss::none)
    return host.say(s.lost[at(seat)] == Loss::killed ? "lotr_tcg.table.killed" : "lotr_tcg.table.corrupted");
  if (s.stage != lotr_tcg::Stage::playing) return {};
  std::string out = host.say(seat == s.turn ? "lotr_tcg.table.free_peoples" : "lotr_tcg.table.shadow");
  if (seat == s.turn && s.worn != 0) out += ", " + host.say("lotr_tcg.table.ring_worn");
  if (contains(s.passed, seat_at(seat))) out += ", " + host.say("lotr_tcg.table.has_passed");
  return out;
}

// What matters most comes first: there may be no room for all.
std::vector<std::string> CompanyTable::seat_numbers(const TableHost& host, int seat) const {
  const Table t = table();
  return {numbered(host, "lotr_tcg.table.n_site", seen().site[at(seat)]),
          host.say(Phrase{"lotr_tcg.table.n_burdens", {}}
                       .number("n", seen().burdens[at(seat)])
                       .number("limit", resistance_of(t, seat))),
          numbered(host, "lotr_tcg.table.n_hand", t.size(kHand, seat)),
          numbered(host, "lotr_tcg.table.n_deck", t.size(kDrawDeck, seat)),
          numbered(host, "lotr_tcg.table.n_discard", t.size(kDiscardPile, seat)),
          numbered(host, "lotr_tcg.table.n_dead", t.size(kDeadPile, seat))};
}

void CompanyTable::build_seats(const Frame& f) {
  f.c.scene().begin_zone("seats", {.name = f.host.say("shell.table.seats"), .part = Part::seats});
  for (int k = 1; k <= seen().seats; ++k) {
    const int seat = (me() + k) % seen().seats;
    build_seat(f, seat, spots_.seat[at(seat)]);
  }
  f.c.scene().end_zone();
}

// As many of the numbers as there is room for, in columns; where one column is enough, the player's face beside it.
void CompanyTable::draw_numbers_of(const Frame& f, int seat, Rect in, float line) const {
  const Canvas& c = f.c;
  const std::vector<std::string> numbers = seat_numbers(f.host, seat);
  const auto n = static_cast<int>(numbers.size()), lines = std::max(1, static_cast<int>((in.h + 1) / line));
  const float face = std::min({in.w - c.em(92), in.h, c.em(64)});
  const bool one = lines >= n && face >= 36;
  const int columns = one ? 1 : std::clamp(static_cast<int>(in.w / c.em(92)), 1, 3);
  if (one) {
    const Vec eye{in.right() - face / 2, in.y + std::min(in.h, line * static_cast<float>(n)) / 2};
    const SeatSign sign = seat_sign(seat);
    draw_person(c.pen(), eye, face / 2 - 2, person_of(f.host.face_of(seat_at(seat))),
                {.colour = sign.colour, .badge = sign.badge, .acts = waiting_for(seat), .crown = false});
    in.w -= face;
  }
  const float wide = in.w / static_cast<float>(columns);
  for (int i = 0; i < std::min(n, lines * columns); ++i) {
    const Rect cell{in.x + static_cast<float>(i % columns) * wide, in.y + static_cast<float>(i / columns) * line,
                    wide - 3, line};
    const ui::Type t = c.letters().largest(c.small(), numbers[at(i)], cell.w, cell.h + 4);
    if (c.letters().fits(t, numbers[at(i)], cell.w, cell.h + 4)) c.pen().text(t, cell, numbers[at(i)], kText);
  }
}

// Who it is and what they play; returns what is left below.
Rect CompanyTable::draw_head_of(const Frame& f, int seat, Rect in, float line) const {
  const Canvas& c = f.c;
  const SeatSign sign = seat_sign(seat);
  const std::string name = seat_name(f.host, seat), part = part_of(f.host, seat);
  Rect head = cut_top(in, line);
  draw_badge(c.pen(), sign.badge, {head.x + line * 0.45f, head.centre().y}, line * 0.8f, sign.colour);
  cut_left(head, line * 1.1f);
  const float said = c.letters().width(c.small(), part);
  const bool beside = head.w > c.letters().width(c.small_strong(), name) + said + 2 * kStep;
  if (beside && !part.empty()) c.fitted("", cut_right(head, said + 4), c.small(), part, kTextSoft, Align::right);
  c.fitted("", head, c.small_strong(), name, waiting_for(seat) ? kGold : kText);
  if (!beside && !part.empty() && in.h >= 3 * line) c.fitted("", cut_top(in, line), c.small(), part, kTextSoft);
  return in;
}

std::string CompanyTable::seat_words(const TableHost& host, int seat) const {
  const std::string part = part_of(host, seat);
  std::string numbers;
  for (const std::string& n : seat_numbers(host, seat)) numbers += (numbers.empty() ? "" : ", ") + n;
  const std::string out =
      host.say("lotr_tcg.table.seat",
               {{"name", seat_name(host, seat) + (part.empty() ? "" : ", " + part)}, {"numbers", numbers}}) +
      ".";
  return waiting_for(seat) ? out + " " + host.say("shell.table.thinks") : out;
}

void CompanyTable::build_seat(const Frame& f, int seat, Rect r) {
  const Canvas& c = f.c;
  const bool acts = waiting_for(seat);
  c.pen().box(r, kRound * 0.8f, downwards(rgb(0x1C332B, 245), rgb(0x0E1C17, 245), r));
  c.pen().frame(grown(r, -0.5f), kRound * 0.8f, acts ? kGold : rgb(0xFFFFFF, 40), acts ? 2.0f : 1.0f);
  const Rect in = r.inset(5);
  const float line = std::min(c.small().px * 1.3f, std::max(kLeastType * 1.2f, in.h / 3));
  draw_numbers_of(f, seat, draw_head_of(f, seat, in, line), line);
  const Item item{.id = "seat/" + std::to_string(seat),
                  .name = seat_words(f.host, seat),
                  .description = f.host.say("lotr_tcg.table.seat_opens"),
                  .rect = r};
  const Reaction is = c.scene().add(item);
  if (is.focused) c.focus_ring(r, kRound * 0.8f);
  if (!is.activated) return;
  sheet_of_ = seat;
  open_layer(Layer::own);
  c.scene().want_frame();
}

}  // namespace mathom::lotr_tcg
