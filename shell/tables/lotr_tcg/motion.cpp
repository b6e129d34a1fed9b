#include "shell/tables/lotr_tcg/motion.h"

#include <algorithm>

#include "shell/ui/cards/suits.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr float kHeldRatio = 1.4f;                                           // of a card, height over width
bool is_still(const TableFrame& f) { return f.c.scene().reduced_motion(); }  // nothing moves
float stretch_of(float t, float from, float to) { return std::clamp((t - from) / (to - from), 0.0f, 1.0f); }

}  // namespace

void Motion::take_up(const Event& e) {
  const Rect* lay = e.card == CardId::none ? nullptr : layout_.where(index(e.card));
  left_from_ = lay ? *lay : Rect{};
  row_.add(e, in_rows(e));
}

// Returns the place of the card, or the place of the cards that it is with.
Rect Motion::home_of(const TableFrame& f, int card) const {
  const Table t = sight_.table();
  if (const Rect* lay = layout_.where(sight_.holder_of(card))) return *lay;
  const int seat = t.owner(card);
  if (t.base(card) == kHand && seat == sight_.me() && !f.places.hand.empty()) {
    const std::vector<CardId> hand = sight_.own_hand();
    const HandRows rows = hand_rows(f.c, f.places.hand.w, f.c.scene().screen().h);
    const std::vector<Rect> places = rows.place(f.places.hand, static_cast<int>(hand.size()));
    for (std::size_t i = 0; i < hand.size(); ++i)
      if (index(hand[i]) == card) return places[i];
  }
  if (t.base(card) == kEvent) return around(layout_.spots().stage.centre(), 40, 40 * kHeldRatio);
  const Rect plate = layout_.spots().seat[at(seat)];
  const float high = std::min(plate.h - 4, f.c.em(50));
  return around(plate.centre(), high / kHeldRatio, high);
}

void Motion::build(const TableFrame& f) const {
  const Event* e = base_.playback().current();
  if (!e) return;
  switch (what_of(*e)) {
    case What::played:
    case What::used: return draw_held(f, *e);
    case What::killed:
    case What::discarded: return draw_leaving(f, *e);
    case What::drew:
    case What::drew_one:
    case What::took: return draw_drawn(f);
    case What::wounded:
    case What::exerted:
    case What::healed:
    case What::burdens: return draw_pop(f, *e);
    case What::moved: return draw_marker_on_its_way(f, *e);
    default: return;
  }
}

// From the hand, or from its player's plate, up to the middle, then to its place. The words of the log are below it.
void Motion::draw_held(const TableFrame& f, const Event& e) const {
  const int card = e.card == CardId::none ? -1 : index(e.card);
  if (card < 0 || sight_.print_of(e.card) < 0 || (!is_still(f) && sight_.gone(f.now) >= 1)) return;
  const float t = is_still(f) ? 0.5f : sight_.gone(f.now);
  const Rect room = layout_.spots().table, to = home_of(f, card);
  const int seat = is_player(e.who) ? index(e.who) : sight_.table().owner(card);
  Rect from = to;
  if (what_of(e) == What::played) {
    const Rect plate = layout_.spots().seat[at(seat)];
    from = seat == sight_.me() && !base_.flown_from().empty() ? base_.flown_from()
                                                              : around(plate.centre(), plate.h / kHeldRatio, plate.h);
  }
  const std::string words = f.host.say(sight_.game().tell(e));
  const float line = f.c.small().px * 1.5f;
  const float high = std::min({room.h * 0.66f, room.w * 0.7f, 300.0f * f.c.larger()});
  const Rect up = around(room.centre() - Vec{0, line / 2}, high / kHeldRatio, high);
  const Rect r = lerp(lerp(from, up, ease_out(stretch_of(t, 0, 0.2f))), to, ease_in_out(stretch_of(t, 0.8f, 1)));
  f.c.pen().shadow(r, 10, 20, 7, 0.5f);
  draw_game_card(f.c.pen(), r, cards_.words_of(f.host, sight_.print_of(e.card)), CardState::plain);
  if (t < 0.2f || t > 0.8f || words.empty()) return;
  const float wide = std::min(room.w - 8, f.c.letters().width(f.c.small(), words) + 24);
  const float tall = f.c.height_of(f.c.small(), words, wide - 16) + 8;
  const Rect below{up.centre().x - wide / 2, std::min(up.bottom() + 4, room.bottom() - tall), wide, tall};
  f.c.pen().box(below, 8, rgb(0x0A1511, 235));
  f.c.pen().paragraph(f.c.small(), {below.x + 8, below.y + 4, below.w - 16, below.h - 8}, words, kText, Align::centre);
}

// To the pile on its owner's plate.
void Motion::draw_leaving(const TableFrame& f, const Event& e) const {
  if (is_still(f) || left_from_.empty() || e.card == CardId::none || sight_.print_of(e.card) < 0) return;
  const float t = ease_in_out(sight_.gone(f.now));
  const Rect r = lerp(left_from_, home_of(f, index(e.card)), t);
  draw_game_card(f.c.pen().faded(1 - 0.55f * t), r, cards_.words_of(f.host, sight_.print_of(e.card)), CardState::plain);
}

bool Motion::flies_to_hand(const TableFrame& f, int card) const {
  for (const Flight& flight : row_.flights(base_.playback(), f.now, [](const Event&) { return false; })) {
    const What what = what_of(*flight.event);
    if ((what == What::drew || what == What::drew_one || what == What::took) && flight.event->card == card_at(card))
      return flight.gone < 1;
  }
  return false;
}

// From the deck on the plate to the hand: one's own face up, those of others as backs.
void Motion::draw_drawn(const TableFrame& f) const {
  for (const Flight& flight : row_.flights(base_.playback(), f.now, [](const Event&) { return false; })) {
    const Event& e = *flight.event;
    if (flight.gone >= 1 || !is_player(e.who)) continue;
    const Rect plate = layout_.spots().seat[at(index(e.who))];
    const float high = std::min(plate.h, f.c.em(60));
    const Rect from = around(plate.centre(), high / kHeldRatio, high);
    const int print = e.card == CardId::none ? -1 : sight_.print_of(e.card);
    const Rect to = print >= 0 ? home_of(f, index(e.card)) : moved(from, {plate.w * 0.3f, 0});
    const Rect r = lerp(from, to, ease_in_out(flight.gone));
    f.c.pen().shadow(r, 8, 10, 3, 0.4f);
    if (print >= 0)
      draw_game_card(f.c.pen(), r, cards_.words_of(f.host, print), CardState::plain);
    else
      draw_card_back(f.c.pen(), r);
  }
}

// A drop or an eye grows out of the character who takes it and fades.
void Motion::draw_pop(const TableFrame& f, const Event& e) const {
  const float t = sight_.gone(f.now);
  if (is_still(f) || t >= 1) return;
  Rect r;
  if (what_of(e) == What::burdens) {
    const int bearer = is_player(e.who) ? sight_.seen().ring_bearer[at(index(e.who))] : -1;
    const Rect* lay = layout_.where(bearer);
    r = lay ? *lay : is_player(e.who) ? layout_.spots().seat[at(index(e.who))] : Rect{};
  } else if (e.card != CardId::none) {
    r = home_of(f, index(e.card));
  }
  if (r.empty()) return;
  const float size = std::clamp(std::min(r.w, r.h) * (0.35f + 0.5f * ease_out(t)), 16.0f, 90.0f * f.c.larger());
  const Pen pen = f.c.pen().faded(1 - t * t);
  if (what_of(e) == What::burdens) return draw_burden(pen, r.centre(), size * 1.2f, true);
  if (what_of(e) != What::healed) return draw_drop(pen, r.centre(), size);
  pen.text_at({ui::Face::strong, size * 0.8f}, r.centre() - Vec{0, r.h * 0.2f * t}, "+1", kGood, Align::centre);
}

void Motion::draw_marker_on_its_way(const TableFrame& f, const Event& e) const {
  if (!is_player(e.who)) return;
  const std::vector<Rect> cells = place_path(layout_.spots().path);
  const int number = std::clamp(e.amount, 1, kLastSite);
  const Rect a = cells[at(std::max(1, number - 1) - 1)], b = cells[at(number - 1)];
  const float t = ease_in_out(sight_.gone(f.now)), size = std::clamp(layout_.spots().path.h * 0.36f, 14.0f, 30.0f);
  const SeatSign sign = seat_sign(index(e.who));
  const Vec m = lerp(a.centre(), b.centre(), t) - Vec{0, layout_.spots().path.h * 0.3f * 4 * t * (1 - t)};
  f.c.pen().disc(m, size * 0.62f, rgb(0x0E1813));
  draw_badge(f.c.pen(), sign.badge, m, size, sign.colour);
}

}  // namespace mathom::lotr_tcg
