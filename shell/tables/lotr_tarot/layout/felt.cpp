// Seats with their Dark Points, the three piles, the three books.
#include <algorithm>

#include "shell/tables/common/named.h"
#include "shell/tables/common/seat_plate.h"
#include "shell/tables/lotr_tarot/table.h"
#include "shell/ui/cards/suits.h"

namespace mathom::lotr_tarot {

using namespace ui;

namespace {

constexpr std::array<std::string_view, 4> kSuitKeys{"lotr_tarot.suit.swords", "lotr_tarot.suit.wands",
                                                    "lotr_tarot.suit.cups", "lotr_tarot.suit.coins"};

constexpr Colour kDarkInk = rgb(0xFF9A8C);

// Signs with numbers: cards in hand, Dark Points, the Ring.
void draw_signs(const Canvas& c, Rect r, int cards, int dark, int extreme, bool bears) {
  // As large as the line, or smaller if all of them do not fit.
  const std::string many = std::to_string(cards) + std::to_string(dark);
  float size = std::min(r.h * 0.86f, c.small().px * 1.2f);
  Type t = c.small_strong();
  const auto whole = [&] {
    return size * (0.68f + 0.84f + 0.7f + (bears ? 1.0f : 0.0f) + (extreme != 0 ? 0.8f : 0.0f)) + 8 +
           c.letters().width(t, many);
  };
  while (whole() > r.w && size > 9) size *= 0.95f, t.px = std::max(kLeastType, t.px * 0.95f);
  float x = r.x;
  const auto number = [&](int n, Colour colour) {
    const std::string words = std::to_string(n);
    c.pen().text_at(t, {x, r.centre().y}, words, colour);
    x += c.letters().width(t, words) + size * 0.35f;
  };
  const Rect card{x, r.centre().y - size / 2, size * 0.68f, size};
  c.pen().box(card, 2, kCard);
  c.pen().frame(card.inset(1.5f), 1.5f, rgb(0x6B2230), 1.2f);
  x += size * 0.68f + 4;
  number(cards, cards == 1 ? kGold : kText);
  draw_side(c.pen(), Side::dark, {x + size * 0.42f, r.centre().y}, size * 0.84f);
  x += size * 0.84f + 4;
  number(dark, dark > 0 ? kDarkInk : kTextSoft);
  if (extreme != 0) {
    // Both ends bring points: an arrow up for the most, down for the fewest.
    const float half = size * 0.3f, up = extreme > 0 ? -half : half;
    const Vec m{x + half, r.centre().y};
    const Vec arrow[] = {m + Vec{0, up}, m + Vec{half, -up}, m + Vec{-half, -up}};
    c.pen().convex(arrow, kGold);
    x += size * 0.8f;
  }
  if (bears) draw_side(c.pen(), Side::none, {x + size * 0.5f, r.centre().y}, size);
}

}  // namespace

void RingTable::build_seats(const Frame& f) {
  f.c.scene().begin_zone("seats", {.name = f.host.say("shell.table.seats"), .part = Part::seats});
  for (int k = 1; k <= board_.seats; ++k) {
    const int seat = (me() + k) % board_.seats;
    build_badge(f, seat, spots_.badge[at(seat)]);
  }
  f.c.scene().end_zone();
}

int RingTable::extreme_of(int seat) const {
  const auto& dark = board_.dark_points;
  const auto [least, most] = std::minmax_element(dark.begin(), dark.begin() + board_.seats);
  if (*least == *most) return 0;
  return dark[at(seat)] == *most ? 1 : dark[at(seat)] == *least ? -1 : 0;
}

void RingTable::build_badge(const Frame& f, int seat, Rect r) {
  const Board& b = board_;
  const bool acts = waiting_for(seat), bears = b.bearer() == seat;
  std::string note =
      f.host.say(Phrase{b.held[at(seat)] == 1 ? "lotr_tarot.table.one_card" : "shell.table.cards", {}}.number(
          "n", b.held[at(seat)]));
  if (seat == b.dealer) note += " · " + f.host.say("shell.table.is_dealer");
  if (bears) note += " · " + f.host.say("lotr_tarot.table.is_bearer");
  SeatPlate plate{.seat = seat,
                  .name = f.host.seat_name(seat_at(seat)),
                  .face = f.host.face_of(seat_at(seat)),
                  .acts = acts,
                  .mate = bears};
  plate.thinks = thinking(f, seat);
  if (seat == b.dealer) plate.puck = f.host.say("shell.table.dealer_letter");
  if (seat != me() && spots_.fan) plate.fan = b.held[at(seat)];
  const Rect line = draw_seat_plate(f.c, r, plate, SpeechSide::below);
  draw_signs(f.c, line, b.held[at(seat)], b.dark_points[at(seat)], extreme_of(seat), bears);
  std::string dark = f.host.say("lotr_tarot.table.dark", {{"n", std::to_string(b.dark_points[at(seat)])}});
  if (const int extreme = extreme_of(seat); extreme != 0)
    dark += ", " + f.host.say(extreme > 0 ? "lotr_tarot.table.most" : "lotr_tarot.table.fewest");
  f.c.scene().text(
      "seat/" + std::to_string(seat),
      named_line(f.host, plate.name, note + ", " + dark + (acts ? ", " + f.host.say("shell.table.thinks") : "")), r);
}

// The place of the moving card of the event that is being shown.
Rect RingTable::flying(const Frame& f, Card card, Rect home) const {
  const Event* e = playback().current();
  if (!e || e->face == CardDef::hidden || index(e->face) != index(card) || !is_player(e->who)) return home;
  const int seat = index(e->who);
  const Rect from = seat == me() && !flown_from().empty()
                        ? flown_from()
                        : around(spots_.badge[at(seat)].centre(), home.w / 2, home.h / 2);
  return lerp(from, home, ease_out(playback().progress(f.now)));
}

// While a card is lifted that may go there, the whole pile is its target.
void RingTable::build_pile_card(const Frame& f, std::string_view id, Rect r, const Laid& laid, int option) {
  const auto card = static_cast<CardId>(index(laid.card));
  const Rect drawn = flying(f, laid.card, r);
  if (option < 0) return build_open_card(f, std::string(id), drawn, r, card, card_name(f.host, card));
  const Option& o = decision().options[static_cast<std::size_t>(option)];
  Item item{.id = std::string(id), .role = Role::card, .name = card_name(f.host, card), .rect = r};
  item.offer = f.seat.token(o);
  item.act = offer_words(f, o);
  item.takes = true;
  draw_face(f.host, f.c.pen(), drawn, card, hinted(o) ? CardState::pointed : CardState::offered);
  const Reaction is = f.c.scene().add(std::move(item));
  look_at(f, card, is);
  if (is.focused) draw_card_focus(f.c.pen(), r);
  if (is.zoom) return zoom(card);
  if (is.activated || is.marked) choose(f, option);
}

void RingTable::build_caption(const Frame& f, const std::string& id, Rect pile, const std::string& words,
                              const std::string& note, Colour colour) const {
  const float wide = spots_.spread - 6, line = (spots_.caption - 4) / static_cast<float>(1 + spots_.note_lines);
  const Rect r{pile.centre().x - wide / 2, pile.bottom() + 4, wide, line};
  // Words half under a panel cannot be read, so they are left out.
  if (panel_asked() && !f.c.scene().words() && pile.bottom() + spots_.caption > ask_room(f).y) return;
  f.c.fitted(id + "/caption", r, f.c.small_strong(), words, colour, Align::centre);
  if (note.empty()) return;
  const Rect below{r.x, r.bottom(), r.w, line * static_cast<float>(spots_.note_lines)};
  f.c.fitted(id + "/note", below, f.c.small(), note, kTextSoft, Align::centre);
}

void RingTable::build_draw_pile(const Frame& f) {
  const int left = board_.draw;
  if (left == 0) draw_card_place(f.c.pen(), spots_.draw, {});
  for (int i = std::min(3, left / 10); left > 0 && i >= 0; --i)
    draw_card_back(f.c.pen(), moved(spots_.draw, {static_cast<float>(-i) * 2, static_cast<float>(-i) * 2}));
  build_caption(f, "draw", spots_.draw, f.host.say("lotr_tarot.table.draw_pile"),
                f.host.say("lotr_tarot.table.draw_left", {{"n", std::to_string(left)}}), kText);
}

void RingTable::build_ring_pile(const Frame& f) {
  const Board& b = board_;
  const Laid on_top = b.ring.empty() ? Laid{Card::the_ring, kNoSeat} : b.ring.back();
  if (!b.ring.empty())
    lotr_tarot::draw_face(f.c.pen(), moved(spots_.ring, {-8, -8}), Card::the_ring, Side::none, look(f.host));
  build_pile_card(f, "pile/ring", spots_.ring, on_top, pile_option(1));
  const std::string bearer = b.ring.empty() ? f.host.say("lotr_tarot.table.no_bearer")
                                            : f.host.say("lotr_tarot.table.borne_by", {{"seat", seat_at(b.bearer())}});
  build_caption(f, "ring", spots_.ring, f.host.say("lotr_tarot.table.ring"), bearer, kGold);
}

void RingTable::build_journey_pile(const Frame& f) {
  const Canvas& c = f.c;
  const Board& b = board_;
  if (b.journey.empty()) draw_card_place(c.pen(), spots_.journey, {});
  if (b.journey.size() > 1) {
    const Laid& below = b.journey[b.journey.size() - 2];
    lotr_tarot::draw_face(c.pen(), moved(spots_.journey, {-10, -4}), below.card, side_of(below.card), look(f.host));
  }
  if (!b.journey.empty()) build_pile_card(f, "pile/journey", spots_.journey, b.journey.back(), pile_option(0));
  std::string suit;
  if (b.declared != Suit::none) {
    const float size = std::min(c.em(40), spots_.journey.w * 0.5f);
    const Vec m{std::min(spots_.journey.right(), f.places.felt.right() - size / 2 - 2), spots_.journey.centre().y};
    c.pen().disc(m, size / 2, kCard);
    c.pen().ring(m, size / 2, kGold, 2);
    draw_suit_sign(c.pen(), b.declared, m, size * 0.66f);
    suit = f.host.say("lotr_tarot.table.suit", {{"suit", f.host.say(kSuitKeys[static_cast<std::size_t>(b.declared)])}});
  }
  build_caption(f, "journey", spots_.journey, f.host.say("lotr_tarot.table.journey"), suit, kText);
}

void RingTable::build_piles(const Frame& f) {
  f.c.scene().begin_zone("piles", {.name = f.host.say("lotr_tarot.table.piles"), .part = Part::table});
  build_draw_pile(f);
  build_ring_pile(f);
  build_journey_pile(f);
  f.c.scene().end_zone();
  build_books(f, spots_.books);
}

// Three books for three rounds: the book of the round that is being told lies open.
void RingTable::build_books(const Frame& f, Rect r) {
  const Pen& pen = f.c.pen();
  static constexpr std::array<Colour, kRounds> kCovers{rgb(0x4F7A4A), rgb(0x7A4A6B), rgb(0x8A3B2E)};
  const float w = r.w / 3 - 3, high = std::min(r.h - 8, w * 2.1f);
  for (int i = 0; i < kRounds; ++i) {
    const bool now = i + 1 == board_.round;
    const Rect book{r.x + static_cast<float>(i) * (w + 4), r.centre().y - high / 2 - (now ? 5.0f : 0.0f), w, high};
    pen.shadow(book, 3, 6, 2, 0.4f);
    pen.box(book, 2.5f, downwards(kCovers[at(i)], mix(kCovers[at(i)], rgb(0), 0.35f), book));
    pen.box({book.x + w * 0.22f, book.y + high * 0.18f, w * 0.56f, 2}, 1, kGoldDeep);
    pen.box({book.x + w * 0.22f, book.y + high * 0.72f, w * 0.56f, 2}, 1, kGoldDeep);
    if (now) pen.frame(grown(book, 1.5f), 4, kGold, 2);
  }
  f.c.scene().text("books", title(f.host), r);
}

void RingTable::build_event(const Frame& f) {
  const Event* e = playback().current();
  if (!e) return;
  switch (static_cast<What>(e->what)) {
    case What::suit_declared:
    case What::side_declared:
    case What::point_given:
    case What::point_taken:
    case What::one_ring:
    case What::went_out:
    case What::draw_pile_gone:
    case What::held_declared: break;
    default: return;
  }
  build_banner(f, spots_.middle, f.host.say(f.seat.game().tell(*e)));
}

}  // namespace mathom::lotr_tarot
