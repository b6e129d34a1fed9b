// The hand of every game: touch selects and lifts, the second touch or the button commits; several picks are one
// gesture.
#include <algorithm>

#include "shell/tables/common/game_table.h"
#include "shell/tables/common/hand_cards.h"
#include "shell/tables/common/hand_rows.h"
#include "shell/tables/common/lifted_act.h"

namespace mathom {

using namespace ui;

namespace {

// A touch of the hand when its cards are not what is asked for.
std::string not_now(const BuildFrame& f, const SeenMatch& seen) {
  if (seen.asked()) return f.host.say(f.seat.prompt());
  if (!seen.over() && is_player(seen.view().waiting_for) && !seen.view().yours())
    return f.host.say("shell.table.turn_of", {{"name", seen.view().waiting_for}});
  return {};
}

}  // namespace

void GameTable::touch(const Frame& f, CardId card, const Reaction& is, bool offered) {
  if (is.zoom) return zoom(card);
  if (is.refused) return refuse(f, hand_options(card).front());
  if (!offered) {
    if (std::string words = not_now(f, *this); !words.empty())
      f.c.scene().announce(std::move(words), Urgency::assertive);
    return;
  }
  if (!is.activated && !is.marked) return;
  forget_explanation();
  f.c.scene().want_frame();
  // A card that should not be played lightly is only lifted.
  const int option = hand_index(card);
  const bool golden = gathers() || option < 0 || is_golden(decision().options[static_cast<std::size_t>(option)]);
  switch (touch_offered(card, is.activated, golden && f.host.one_touch())) {
    case Touched::lifted: return;
    case Touched::too_many: return refuse(f, enough(f.host));
    case Touched::commits: return commit(f);
  }
}

void GameTable::build_hand(const Frame& f, std::span<const CardId> hand, std::span<const Rect> places, float dealt) {
  const HandCards cards = this->cards();
  Scene& scene = f.c.scene();
  const auto shown = std::min(hand.size(), static_cast<std::size_t>(dealt * static_cast<float>(hand.size())) + 1);
  const bool all = std::all_of(hand.begin(), hand.end(), [&](CardId card) { return cards.may(card); });
  std::vector<Rect> lie(places.begin(), places.end());
  // The others make way for a single lifted card. Several cards of one gesture keep their places.
  const auto front = static_cast<std::size_t>(std::find(hand.begin(), hand.end(), lifted()) - hand.begin());
  if (front < shown) lie = make_way(std::move(lie), front);
  scene.begin_zone("hand",
                   {.name = f.host.say("shell.table.your_hand"), .list = true, .slide = true, .part = Part::hand});
  std::optional<std::pair<CardId, Reaction>> touched;
  std::vector<std::pair<Rect, Reaction>> lain;
  for (std::size_t i = 0; i < shown; ++i) {
    const float up = marked(hand[i]) ? hand_lift(f.c) : cards.may(hand[i]) && !all ? hand_raise(f.c) : 0.0f;
    Item item = cards.item(f, hand[i]);
    item.rect = lie[i].moved(0, -up);
    item.z = front <= i && (i == front || places[i].y != places[front].y) ? 1 : 0;
    const Rect r = item.rect;
    const Reaction is = scene.add(std::move(item));
    look_at(f, hand[i], is);
    lain.emplace_back(r, is);
    if (is.activated || is.refused || is.marked || is.zoom) touched.emplace(hand[i], is), flown_from_ = r;
  }
  const auto is_dragged = [](const auto& one) { return one.second.dragged.has_value(); };
  const auto dragged = static_cast<std::size_t>(std::find_if(lain.begin(), lain.end(), is_dragged) - lain.begin());
  for (const std::size_t i : painted_in_turn(places, shown, front, dragged)) {
    const bool covered = i != front && i != dragged && i + 1 < hand.size() && places[i + 1].y == places[i].y;
    cards.draw(f, hand[i], lain[i].first, lain[i].second, all,
               covered ? std::min(lie[i].w, lie[i + 1].x - lie[i].x) : lie[i].w);
  }
  scene.end_zone();
  const auto held = std::find_if(lain.begin(), lain.end(), [](const auto& one) { return one.second.held; });
  if (held == lain.end() || held->second.dragged)
    held_since_ = -1;
  else
    cards.rise(f, hand[static_cast<std::size_t>(held - lain.begin())], held->first, held_since_);
  if (touched) touch(f, touched->first, touched->second, cards.may(touched->first));
}

void GameTable::build_offered_card(const Frame& f, const std::string& id, Rect r, CardId card, int z) {
  const HandCards cards = this->cards();
  // Above its neighbours it would cover other things, so it is lifted by less than in the hand.
  const Rect drawn = marked(card) ? r.moved(0, -kLift / 2) : r;
  Item item = cards.item(f, card);
  item.id = id;
  item.rect = drawn;
  item.z = z;
  const Reaction is = f.c.scene().add(std::move(item));
  look_at(f, card, is);
  f.c.pen().shadow(drawn, 8, 8, 2, 0.3f);
  draw_face(f.host, f.c.pen(), drawn, card, cards.state_apart(card));
  if (is.focused) draw_card_focus(f.c.pen(), drawn);
  if (!is.activated && !is.refused && !is.marked && !is.zoom) return;
  flown_from_ = drawn;
  touch(f, card, is, cards.may(card));
}

void GameTable::commit(const Frame& f) {
  if (payment() != CardId::none) return choose_and_pay(f, hand_index(lifted()));
  const std::optional<Option> end = ends_picks();
  const std::uint16_t question = decision().why;
  const std::vector<CardId> cards = take_marks();
  // Each pick is an answer of its own; the question after it may offer other cards.
  for (const CardId card : cards) {
    const int option = view().yours() ? hand_index(card) : -1;
    if (option < 0) break;
    choose(f, option);
  }
  if (end && view().yours() && decision().why == question && find(*end) >= 0) choose(f, find(*end));
  f.c.scene().want_frame();
}

void GameTable::build_lay_back(const Frame& f, Rect r) {
  f.c.scene().begin_zone("lay_back", {.name = f.host.say("shell.lay_back"), .part = Part::ask});
  const Item item{.id = "lay_back", .name = f.host.say("shell.lay_back"), .rect = r};
  if (f.c.button(item).activated && lay_back()) f.c.scene().want_frame();
  f.c.scene().end_zone();
}

void GameTable::build_primary(const Frame& f, Rect room, const std::string& words) {
  if (!asked() || !card_asked() || room.empty()) return;
  const LiftedAct lifted(f, *this, *this);
  std::string act = lifted.words();
  if (act.empty()) act = words;
  if (act.empty()) return;
  const float wide = std::min(room.w, f.c.em(340));
  Item item{.id = "primary", .name = act};
  item.rect = {room.right() - wide, room.y, wide, room.h};
  item.offered = can_commit();
  const bool golden = !item.offered || lifted.is_golden();
  item.primary = item.offered && golden;
  if (!item.offered) item.description = lifted.missing();
  const std::string outcome = lifted.outcome();
  if (item.offered) item.description = outcome;
  f.c.scene().begin_zone("act", {.name = f.host.say("shell.table.act"), .part = Part::ask});
  const Option* meant = lifted.meant();
  const std::string drawn = meant && act == offer_words(f, *meant) ? words_in(f, *meant, item.rect) : act;
  const Reaction is = f.c.button(item, {.weight = golden ? Weight::primary : Weight::secondary,
                                        .words = drawn,
                                        .note = second_line(f.c, outcome, item.rect)});
  f.c.scene().end_zone();
  if (is.refused) {
    refuse(f, lifted.missing());
    point_out();
  }
  if (is.activated) commit(f);
}

void GameTable::build_hand_but(const Frame& f, std::vector<CardId> hand, std::vector<Rect> places,
                               const std::function<bool(CardId)>& away) {
  for (std::size_t i = hand.size(); i-- > 0;) {
    if (!away(hand[i])) continue;
    hand.erase(hand.begin() + static_cast<std::ptrdiff_t>(i));
    places.erase(places.begin() + static_cast<std::ptrdiff_t>(i));
  }
  build_hand(f, hand, places);
}

namespace {

// The button that goes back, next to an act: as wide as its word, at most half of the place. If the words of the act
// then do not fit it gets narrower, as long as its own words fit in two lines.
float way_back_width(const Canvas& c, Rect row, const std::string& word, const std::string& act) {
  const float both = row.w - kStep, least = both * 0.3f;
  const auto room = [&](float wide, const std::string& words) {
    return c.has_room({0, 0, wide - 2 * kStep, row.h}, c.strong(), words);
  };
  float wide = std::max(least, std::min(c.letters().width(c.strong(), word) + 3 * kStep, both * 0.5f));
  while (wide - 4 >= least && !room(both - wide, act) && room(wide - 4, word)) wide -= 4;
  return wide;
}

}  // namespace

bool GameTable::build_acts_with(const Frame& f, const std::optional<OtherAct>& other, const std::string& words) {
  Rect row = f.places.actions;
  if (!asked() || row.empty()) return false;
  // Acts without a card wait while one is lifted; the way back has their place.
  if (!marks().empty() && !gathers() && !f.c.scene().words()) {
    const bool above = row.h > 1.9f * f.c.control_height();
    const float wide =
        above ? row.w : way_back_width(f.c, row, f.host.say("shell.lay_back"), LiftedAct(f, *this, *this).words());
    build_lay_back(f, above ? cut_top(row, (row.h - kStep) / 2) : cut_left(row, wide));
    above ? cut_top(row, kStep) : cut_left(row, kStep);
    build_primary(f, row, {});
    return false;
  }
  if (other) {
    const int option = find(other->option);
    const bool alone = marks().empty();
    // Two acts share the place, one above the other if it is higher than a button.
    const bool above = row.h > 1.9f * f.c.control_height();
    const float wide = alone || above ? std::min(row.w, f.c.em(340)) : (row.w - kStep) * other->part;
    const Rect r = alone   ? Rect{row.right() - wide, row.y, wide, row.h}
                   : above ? cut_top(row, (row.h - kStep) / 2)
                           : cut_left(row, wide);
    if (!alone) above ? cut_top(row, kStep) : cut_left(row, kStep);
    f.c.scene().begin_zone("other_act", {.name = f.host.say("shell.table.act"), .part = Part::ask});
    const bool pressed =
        build_offer(f, other->option, r, option >= 0, {.weight = alone ? other->alone : other->beside});
    f.c.scene().end_zone();
    if (pressed && option >= 0) {
      choose(f, option);
      return true;
    }
    if (alone) return false;
  }
  build_primary(f, row, words);
  return false;
}

}  // namespace mathom
