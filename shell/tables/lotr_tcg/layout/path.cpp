#include "shell/tables/lotr_tcg/layout/path.h"

#include <algorithm>

#include "games/lotr_tcg/rules/numbers.h"
#include "shell/tables/lotr_tcg/book/card_look.h"
#include "shell/tables/lotr_tcg/pictures/card_picture.h"
#include "shell/ui/cards/suits.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr Colour kPool = rgb(0x2A2140), kPoolEdge = rgb(0x8E7BC4), kPoolInk = rgb(0xD9CCF6);
constexpr float kNamedSite = 66;  // a cell in which a name can be read

}  // namespace

// A cell for each number; a site that lies there is a card.
void SitePath::build(const TableFrame& f) {
  const std::vector<Rect> cells = place_path(layout_.spots().path);
  f.c.scene().begin_zone("path", {.name = f.host.say("lotr_tcg.table.path"), .list = true, .part = Part::table});
  for (int number = 1; number <= kLastSite; ++number) build_site(f, number, cells[at(number - 1)]);
  f.c.scene().end_zone();
}

std::string SitePath::site_words(const TableHost& host, int number) const {
  const Table t = sight_.table();
  const int site = t.site_at(number);
  std::string out = site < 0 ? host.say(Phrase{"lotr_tcg.table.no_site", {}}.number("n", number))
                             : host.say(Phrase{"lotr_tcg.table.site", {}}
                                            .number("n", number)
                                            .card("card", sight_.seen().cards[site].def)
                                            .number("shadow", shadow_number_of(t, site)));
  if (site >= 0) out += " " + host.say("lotr_tcg.table.laid_by", {{"name", seat_at(t.owner(site))}});
  for (int seat = 0; seat < sight_.seen().seats; ++seat)
    if (t.is_in(seat) && sight_.seen().site[at(seat)] == number)
      out += " " + host.say("lotr_tcg.table.stands_here", {{"name", seat_at(seat)}});
  return out;
}

// The players there, from the right end of the line of numbers; below it in a narrow cell.
void SitePath::draw_markers(const TableFrame& f, int number, Rect r, float size) const {
  const Table t = sight_.table();
  const Event* moves = sight_.moving(What::moved);
  const bool above = r.w >= kNamedSite;
  int standing = 0;
  for (int seat = 0; seat < sight_.seen().seats; ++seat)
    standing += t.is_in(seat) && sight_.seen().site[at(seat)] == number;
  const float room = above ? r.w - size * 2.9f : r.w - 2,
              step = std::min(size * 0.95f, room / static_cast<float>(std::max(1, standing)));
  float x = r.right() - size * 0.62f;
  for (int seat = sight_.seen().seats - 1; seat >= 0; --seat) {
    if (!t.is_in(seat) || sight_.seen().site[at(seat)] != number || (moves && moves->who == seat_at(seat))) continue;
    const SeatSign sign = seat_sign(seat);
    const Vec m{x, above ? r.y + size * 0.66f + 1 : r.bottom() - size * 0.62f};
    f.c.pen().disc(m, size * 0.58f, rgb(0x0E1813));
    draw_badge(f.c.pen(), sign.badge, m, size * 0.88f, sign.colour);
    x -= step;
  }
}

void SitePath::draw_site_name(const TableFrame& f, int site, Rect r, float size) const {
  const Pen& pen = f.c.pen();
  const std::string& name = cards_.words_of(f.host, sight_.table().print(site)).title;
  const Rect words{r.x + 2, r.y + size + 6, r.w - 4, r.h - size - 8};
  const ui::Type type = pen.letters().largest(f.c.small(), name, words.w - 2, words.h);
  if (!pen.letters().fits(type, name, words.w - 2, words.h)) return;
  const float high = paragraph_height(pen.letters(), type, name, words.w - 2);
  const Rect band{words.x, words.bottom() - high - 1, words.w, high + 1};
  pen.box(band, 3, rgb(0x06140E, 185));
  pen.paragraph(type, {band.x + 1, band.y, band.w - 2, high}, name, kText, Align::centre);
}

void SitePath::draw_site(const TableFrame& f, int number, Rect r) const {
  const Pen& pen = f.c.pen();
  const Table t = sight_.table();
  const int site = t.site_at(number);
  const bool here = number == t.site_number() && sight_.seen().stage == lotr_tcg::Stage::playing;
  const float size = std::clamp(r.h * 0.3f, 12.0f, 20.0f);
  if (site < 0) {
    pen.box(r, 6, rgb(0x06140E, 120));
    pen.text_at({ui::Face::index, size}, {r.x + 5, r.y + 3 + size * 0.5f}, std::to_string(number), kTextFaint);
    const std::vector<Vec> line = rounded_rect(grown(r, -0.5f), 6);
    pen.dashes(line, rgb(0xFFFFFF, 46), 1, 4, 3);
    return draw_markers(f, number, r, size);
  }
  pen.box(r, 6, rgb(0x0E1813));
  draw_card_picture(pen, r.inset(1.5f), t.print(site));
  pen.box({r.x + 1.5f, r.y + 1.5f, r.w - 3, size + 4}, 4, rgb(0x06140E, 150));
  pen.text_at({ui::Face::index, size}, {r.x + 5, r.y + 4 + size * 0.5f}, std::to_string(number), kText);
  const bool wide = r.w >= kNamedSite;
  if (wide) draw_cost(pen, shadow_number_of(t, site), {r.x + 10 + size * 1.3f, r.y + 3.5f + size * 0.5f}, size);
  if (wide) draw_site_name(f, site, r, size);
  // The player who laid it: a seal in the colour of the seat, at the lower edge.
  const SeatSign sign = seat_sign(t.owner(site));
  const Vec seal{r.centre().x, r.bottom() - 1};
  pen.disc(seal, 6.5f, rgb(0x0E1813));
  draw_badge(pen, sign.badge, seal, 9, sign.colour);
  draw_markers(f, number, r, wide ? size * 1.05f : std::min(size, r.w * 0.42f));
  pen.frame(grown(r, -0.5f), 6, here ? kGold : rgb(0xFFFFFF, 60), here ? 2.4f : 1.0f);
}

void SitePath::build_site(const TableFrame& f, int number, Rect r) {
  const int site = sight_.table().site_at(number);
  draw_site(f, number, r);
  const std::string id = "site/" + std::to_string(number);
  if (site < 0) return f.c.scene().text(id, site_words(f.host, number), r);
  if (offers_.form() == Offers::Form::laid && sight_.asked() && offers_.hand_live() &&
      !offers_.means_of(card_at(site)).empty()) {
    faces_.draw_as([&](const TableHost&, const Pen& pen, Rect at, CardId, CardState state) {
      draw_site(f, number, at);
      draw_card_state(pen, at, 6, state);
    });
    laid_.build(f, r, site);
    faces_.draw_whole();
    return;
  }
  const Reaction is = f.c.scene().add({.id = id, .role = Role::card, .name = site_words(f.host, number), .rect = r});
  base_.look_at(f, card_at(site), is);
  if (is.focused) draw_card_focus(f.c.pen(), r);
  laid_.open(f, site, is);
}

// A number and that number of tokens, which are closer together if there are many.
void SitePath::build_pool(const TableFrame& f) const {
  const Rect r = layout_.spots().pool;
  const Canvas& c = f.c;
  const int n = sight_.seen().twilight;
  const bool grows = sight_.moving(What::twilight) != nullptr;
  c.pen().box(r, kRound * 0.7f, downwards(mix(kPool, rgb(0xFFFFFF), 0.06f), kPool, r));
  c.pen().frame(grown(r, -0.5f), kRound * 0.7f, grows ? kGold : kPoolEdge, grows ? 2.0f : 1.2f);
  Rect in = r.inset(4);
  const std::string digits = std::to_string(n);
  const bool wide = in.w > in.h * 1.9f;
  const ui::Type number{ui::Face::index, std::min({in.h * 0.8f, 34.0f, wide ? in.w * 0.3f : in.w * 0.42f})};
  Rect room = cut_left(in, c.letters().width(number, digits) + 8);
  c.pen().text(number, room, digits, kPoolInk, Align::centre);
  if (wide && in.h >= 38) {
    const std::string words = f.host.say("lotr_tcg.table.twilight");
    const ui::Type t = c.letters().largest(c.small(), words, in.w, c.small().px * 1.4f);
    if (c.letters().fits(t, words, in.w, t.px * 1.4f)) c.pen().text(t, cut_top(in, t.px * 1.35f), words, kPoolInk);
  }
  const int rows = in.h >= 34 && n > 4 ? 2 : 1, across = (std::min(n, 40) + rows - 1) / rows;
  const float size = std::clamp(std::min(in.h / static_cast<float>(rows) - 2, in.w / 4.6f), 6.0f, 18.0f);
  const float step = across > 1 ? std::min(size + 3, (in.w - size - 2) / static_cast<float>(across - 1)) : 0;
  for (int i = 0; i < std::min(n, 40); ++i) {
    const auto column = static_cast<float>(i % across), row = static_cast<float>(i / across);
    const float y = in.centre().y + (row - static_cast<float>(rows - 1) / 2) * (size + 2);
    draw_twilight(c.pen(), {in.x + size / 2 + 1 + column * step, y}, size);
  }
  c.scene().begin_zone("pool", {.name = f.host.say("lotr_tcg.table.twilight"), .part = Part::table});
  c.scene().text("pool", f.host.say(Phrase{"lotr_tcg.table.pool", {}}.number("n", n)), r);
  c.scene().end_zone();
}

}  // namespace mathom::lotr_tcg
