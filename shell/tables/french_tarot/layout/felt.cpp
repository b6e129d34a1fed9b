// Seats, the trick, and what lies in the middle of the table.
#include <algorithm>

#include "games/french_tarot/words/words.h"
#include "shell/tables/common/named.h"
#include "shell/tables/french_tarot/layout/sides.h"
#include "shell/tables/french_tarot/table.h"
#include "shell/ui/cards/suits.h"

namespace mathom::french_tarot {

using namespace ui;

namespace {

Affine tilted(Rect r, float radians) {
  const Vec m = r.centre();
  return shift(m) * turn(radians) * shift(m * -1.0f);
}

}  // namespace

void TarotTable::build_seats(const Frame& f) {
  f.c.scene().begin_zone("seats", {.name = f.host.say("shell.table.seats"), .part = Part::seats});
  for (int k = 1; k <= board_.seats; ++k) build_plate(f, (me() + k) % board_.seats);
  f.c.scene().end_zone();
}

// The words of the plate for screen readers.
std::string TarotTable::seat_words(const TableHost& host, int seat) const {
  const Board& b = board_;
  std::string out;
  const auto add = [&](const std::string& words) { out += (out.empty() ? "" : " · ") + words; };
  if (b.bidding && b.bids[at(seat)] >= 0) add(host.say(bid_word(static_cast<Contract>(b.bids[at(seat)]))));
  if (seat == b.taker) add(host.say("french_tarot.table.is_taker"));
  if (seat == b.partner) add(host.say("french_tarot.table.is_partner"));
  if (sides_known(b) && seat != b.taker && seat != b.partner) add(host.say("french_tarot.table.is_defender"));
  if (seat == b.taker && b.called != kNoCard && b.partner == kNoSeat)
    add(host.say("french_tarot.table.called", {{"card", card_name(host, static_cast<CardId>(b.called))}}));
  if (seat == b.dealer) add(host.say("shell.table.is_dealer"));
  add(host.say(Phrase{"shell.table.cards", {}}.number("n", b.held[at(seat)])));
  add(host.say("french_tarot.table.score", {{"n", host.texts().halves(b.totals[at(seat)])}}));
  if (waiting_for(seat)) out += ", " + host.say("shell.table.thinks");
  return named_line(host, host.seat_name(seat_at(seat)), out);
}

void TarotTable::build_plate(const Frame& f, int seat) {
  const Board& b = board_;
  const Spot& spot = spots_.seat[at(seat)];
  const bool speaks = b.bidding && b.bids[at(seat)] >= 0;
  SeatPlate plate{.seat = seat,
                  .name = f.host.seat_name(seat_at(seat)),
                  .face = f.host.face_of(seat_at(seat)),
                  .acts = waiting_for(seat)};
  plate.thinks = thinking(f, seat);
  plate.crown = seat == b.taker;
  plate.mate = seat == b.partner;
  plate.side = side_colour_of(b, seat);
  if (seat == b.dealer) plate.puck = f.host.say("shell.table.dealer_letter");
  if (speaks) plate.speech = f.host.say(bid_word(static_cast<Contract>(b.bids[at(seat)])));
  if (spot.fan) plate.fan = b.held[at(seat)];
  const Rect line = draw_seat_plate(f.c, spot.plate, plate, spot.speech);
  const int total = b.totals[at(seat)];
  const std::string score = (total > 0 ? "+" : "") + f.host.texts().halves(total);
  draw_score_line(f.c, line, score, total < 0 ? rgb(0xE8B48A) : kGold, b.held[at(seat)]);
  draw_called(f.c, b, seat, spot.plate, card_look(f.host));
  f.c.scene().text("seat/" + std::to_string(seat), seat_words(f.host, seat), spot.plate);
}

Rect TarotTable::home_of(const Frame& f, int seat) const {
  const float w = spots_.card_width, h = card_height(w);
  if (seat == me())
    return flown_from().empty() ? around({f.places.hand.centre().x, f.places.hand.y + h / 2}, w, h) : flown_from();
  return around(spots_.seat[at(seat)].plate.centre(), w * 0.5f, h * 0.5f);
}

float TarotTable::leaving(const Frame& f) const {
  const Event* e = playback().current();
  return e && static_cast<What>(e->what) == What::trick ? ease_in_out(playback().progress(f.now)) : 0.0f;
}

void TarotTable::build_laid(const Frame& f, const Laid& laid) {
  const Board& b = board_;
  const Spot& spot = spots_.seat[at(laid.seat)];
  const Event* e = playback().current();
  const bool flies = e && static_cast<What>(e->what) == What::played && index(e->face) == laid.card;
  const float flight = flies ? ease_out(playback().progress(f.now)) : 1.0f, away = leaving(f);
  Rect r = lerp(home_of(f, laid.seat), spot.card, flight);
  if (away > 0 && b.winner != kNoSeat) r = lerp(r, home_of(f, b.winner), away);
  const Affine turned = tilted(r, spot.tilt * flight);
  const Pen pen = f.c.pen().through(turned).faded(1 - away * 0.85f);
  pen.shadow(r, 8, 14, 5, 0.4f);
  const auto card = static_cast<CardId>(laid.card);
  draw_face(f.host, pen, r, card, caused(card) ? CardState::caused : CardState::plain);
  const bool leads = laid.seat == b.leading();
  if (leads && flight >= 1 && away <= 0) {
    f.c.pen().through(turned).frame(grown(r, 3), 11, kGold, 3);
    f.c.pen().through(turned).frame(grown(r, 6), 13, faded(kGold, 0.3f), 3);
  }
  const std::string name = named_line(f.host, f.host.seat_name(seat_at(laid.seat)), card_name(f.host, card)) +
                           (leads ? ", " + f.host.say("french_tarot.table.wins") : "");
  const Reaction is =
      f.c.scene().add({.id = "trick/" + card_token(laid.card), .role = Role::card, .name = name, .rect = r});
  if (is.focused) draw_card_focus(f.c.pen(), r);
  if (is.activated || is.marked || is.zoom) zoom(card);
}

// The place of the player's own card: dashed, with the lifted card as a ghost.
void TarotTable::build_own_place(const Frame& f, Rect r) const {
  const bool lifted = asked() && hand_live() && !gathers() && marks().size() == 1;
  draw_card_place(f.c.pen(), r, lifted ? std::string() : f.host.say("french_tarot.table.yours"));
  if (!lifted) return;
  draw_face(f.host, f.c.pen().faded(0.42f), r, marks().front(), CardState::plain);
  f.c.pen().dashes(rounded_rect(grown(r, 1), 9, 5), kGold, 2, 7, 5);
}

// The winner of the trick as it lies, in words at the foot of the card.
void TarotTable::build_winning(const Frame& f) const {
  const Board& b = board_;
  const int leads = b.leading();
  const Event* e = playback().current();
  const bool flies =
      e && static_cast<What>(e->what) == What::played && !b.trick.empty() && b.trick.back().seat == leads;
  if (leads == kNoSeat || leaving(f) > 0 || flies || b.trick.size() < 2) return;
  const Rect card = spots_.seat[at(leads)].card;
  const std::string_view key = b.winner != kNoSeat ? "french_tarot.table.won_by" : "french_tarot.table.won_so_far";
  const float wide = std::max(card.w + 2 * 8, std::min(f.c.em(170), card.w * 1.5f));
  draw_pill(f.c, {card.centre().x, card.bottom() - f.c.em(10)}, wide, f.host.say(key, {{"seat", seat_at(leads)}}));
}

void TarotTable::build_trick(const Frame& f) {
  const Board& b = board_;
  if (!in_play()) return;
  Scene& scene = f.c.scene();
  scene.begin_zone("trick", {.name = f.host.say("french_tarot.table.trick_zone"), .list = true, .part = Part::table});
  for (int seat = 0; seat < b.seats; ++seat) {
    const bool lies = std::any_of(b.trick.begin(), b.trick.end(), [&](const Laid& l) { return l.seat == seat; });
    const bool next = asked() ? seat == me() : waiting_for(seat);
    if (lies || !next || (b.winner != kNoSeat && !b.trick.empty())) continue;
    if (seat == me())
      build_own_place(f, spots_.seat[at(seat)].card);
    else
      draw_card_place(f.c.pen(), spots_.seat[at(seat)].card, {});
  }
  for (const Laid& laid : b.trick) build_laid(f, laid);
  build_winning(f);
  scene.end_zone();
}

void TarotTable::build_row(const Frame& f, const std::string& id, CardSet cards, const std::string& caption) {
  const std::vector<Card> row = sorted(cards);
  if (row.empty()) return;
  const Rect m = spots_.middle;
  const float gap = 8, words = f.c.strong().px * 1.4f;
  const auto n = static_cast<float>(row.size());
  const float width =
      std::clamp(std::min((m.w - gap * (n - 1)) / n, (m.h - words - gap) / kCardRatio), 30.0f, 104.0f * f.c.larger());
  const float step = std::min(width + gap, n > 1 ? (m.w - width) / (n - 1) : width);
  const float all = width + step * (n - 1), high = card_height(width) + words + gap;
  Rect r{m.centre().x - all / 2, m.centre().y - high / 2, width, card_height(width)};
  f.c.fitted(id + "/caption", {m.x, r.y, m.w, words}, f.c.strong(), caption, kGold, Align::centre);
  r.y += words + gap;
  Scene& scene = f.c.scene();
  scene.begin_zone(id, {.name = caption, .list = true, .part = Part::table});
  for (const Card card : row) {
    f.c.pen().shadow(r, 8, 12, 4, 0.4f);
    const auto id_of_card = static_cast<CardId>(card);
    build_open_card(f, id + "/" + card_token(card), r, r, id_of_card, card_name(f.host, id_of_card));
    r.x += step;
  }
  scene.end_zone();
}

void TarotTable::build_middle(const Frame& f) {
  const Board& b = board_;
  const Event* e = playback().current();
  if (!e) {
    // The dog lies in view while its taker chooses what to lay aside.
    if (b.taker != kNoSeat && !b.playing && seen().phase == Phase::discard && !seen().dog_shown.empty())
      build_row(f, "dog", seen().dog_shown, f.host.say("french_tarot.table.dog_of", {{"seat", seat_at(b.taker)}}));
    return;
  }
  switch (static_cast<What>(e->what)) {
    case What::dog_shown:
    case What::dog_taken: return build_row(f, "dog", seen().dog_shown, f.host.say("french_tarot.table.dog_title"));
    case What::handful_card:
      return build_row(f, "handful", b.handful_cards,
                       f.host.say("french_tarot.table.shows",
                                  {{"seat", seat_at(b.handful_by)},
                                   {"handful", f.host.say(handful_word(b.handfuls[at(b.handful_by)]))}}));
    case What::taker:
    case What::passed_out:
    case What::petit_sec:
    case What::called:
    case What::slam_announced:
    case What::partner: return build_banner(f, spots_.middle, f.host.say(f.seat.game().tell(*e)));
    default: return;
  }
}

}  // namespace mathom::french_tarot
