#include "shell/tables/common/hand_cards.h"

#include <algorithm>

#include "shell/tables/common/hand_rows.h"

namespace mathom {

using namespace ui;

bool HandCards::hinted(CardId card) const {
  if (!explained_.hints() || !hand_.card_asked()) return false;
  const std::vector<Option> means = hand_.hand_options(card);
  return std::any_of(means.begin(), means.end(), [&](const Option& o) { return explained_.hinted(o); });
}

Item HandCards::item(const BuildFrame& f, CardId card) const {
  Item item{.id = "hand/" + hand_.id_word(card), .role = Role::card, .name = faces_.card_name(f.host, card)};
  item.selected = hand_.marked(card);
  if (!live_) return item;
  const int option = hand_.hand_index(card);
  item.offered = option >= 0;
  item.picks = hand_.gathers() && item.offered;
  if (!item.offered) {
    item.description = explained_.why(card, [&] {
      const Option wanted = hand_.hand_options(card).front();
      const auto reason = f.seat.why_not(wanted);
      return reason ? words_.reason_words(f.host, wanted, *reason) : std::string();
    });
    item.offered = item.description.empty();  // the question is not about it: it is only read
    return item;
  }
  const Option& meant = hand_.decision().options[static_cast<std::size_t>(option)];
  item.offer = f.seat.token(meant);
  if (!item.picks) item.act = words_.offer_words(f, meant);
  item.description = faces_.hand_note(f.host, card);
  item.full = hand_.picks_all() && !item.selected;
  if (item.full) item.description = hand_.enough(f.host);
  item.plays = !item.picks && hand_.hand_options(card).size() == 1;
  return item;
}

CardState HandCards::state(CardId card, bool all) const {
  const bool offered = may(card);
  return hand_.marked(card)                                     ? CardState::chosen
         : explained_.caused(card)                              ? CardState::caused
         : hinted(card) || (explained_.points_out() && offered) ? CardState::pointed
         : !live_ || all                                        ? CardState::plain
         : offered                                              ? CardState::ready
                                                                : CardState::sunk;
}

CardState HandCards::state_apart(CardId card) const {
  const bool offered = may(card);
  return hand_.marked(card)                   ? CardState::chosen
         : explained_.caused(card)            ? CardState::caused
         : hinted(card)                       ? CardState::pointed
         : offered && explained_.points_out() ? CardState::pointed
         : offered                            ? CardState::offered
                                              : CardState::plain;
}

void HandCards::draw(const BuildFrame& f, CardId card, Rect r, const Reaction& is, bool all, float shown) const {
  // The card beneath the finger stands out while it slides along the hand; where it is touched does not move.
  const Rect drawn = is.dragged                       ? r.moved(is.dragged->x, is.dragged->y)
                     : is.held && !hand_.marked(card) ? r.moved(0, -hand_lift(f.c) * 0.6f)
                                                      : r;
  f.c.pen().shadow(drawn, 8, 8, 2, 0.3f);
  faces_.draw_in_hand(f.host, f.c.pen(), drawn, card, state(card, all), shown);
  if (is.focused) draw_card_focus(f.c.pen(), drawn);
}

// Not for a touch, which lifts it.
void HandCards::rise(const BuildFrame& f, CardId card, Rect lies, double& since) const {
  constexpr float kRisen = 250, kAbove = 12;
  constexpr double kRests = 140;
  if (!f.c.phone() || f.c.low()) return;
  if (since < 0) since = f.now;
  if (f.now < since + kRests) return f.c.scene().want_frame_at(since + kRests);
  const Rect screen = f.c.scene().safe().inset(4);
  const float wide = std::min({kRisen, screen.w * 0.66f, (lies.y - kAbove - screen.y) / kCardRatio});
  if (wide < lies.w) return;
  const Rect r{std::clamp(lies.centre().x - wide / 2, screen.x, screen.right() - wide),
               lies.y - kAbove - card_height(wide), wide, card_height(wide)};
  f.c.pen().shadow(r, 12, 18, 6, 0.6f);
  faces_.draw_face(f.host, f.c.pen(), r, card, CardState::plain);
}

}  // namespace mathom
