// The hand of every game: touch selects and lifts, the second touch or the button commits; several picks are one
// gesture.
#include <algorithm>

#include "shell/tables/common/game_table.h"
#include "shell/tables/common/hand_rows.h"

namespace mathom {

using namespace ui;

int GameTable::picks_wanted() const {
  if (!gathers()) return 1;
  // When fewer may go than must, the rest is asked for afterwards.
  return std::min(decision().max - decision().picked, static_cast<int>(decision().options.size()));
}

int GameTable::picks_left() const { return std::max(0, picks_wanted() - static_cast<int>(marked_.size())); }

int GameTable::hand_index(CardId card) const {
  for (const Option& o : hand_options(card))
    if (const int at = find(o); at >= 0) return at;
  return -1;
}

std::string GameTable::why(const Frame& f, CardId card) {
  for (const auto& [known, words] : whys_)
    if (known == card) return words;
  const Option wanted = hand_options(card).front();
  const auto reason = f.seat.why_not(wanted);
  whys_.emplace_back(card, reason ? reason_words(f.host, wanted, *reason) : std::string());
  return whys_.back().second;
}

void GameTable::touch(const Frame& f, CardId card, const Reaction& is, bool offered) {
  if (is.zoom) return zoom(card);
  if (is.refused) return refuse(f, hand_options(card).front());
  if (!offered) {
    if (std::string words = not_now(f); !words.empty()) f.c.scene().announce(std::move(words), Urgency::assertive);
    return;
  }
  if (!is.activated && !is.marked) return;
  forget_explanation();
  f.c.scene().want_frame();
  const bool was = marked(card);
  if (gathers()) {
    if (was)
      std::erase(marked_, card);
    else if (static_cast<int>(marked_.size()) < picks_wanted())
      marked_.push_back(card);
    else
      refuse(f, f.host.say("shell.table.enough", {{"n", std::to_string(picks_wanted())}}));
    return;
  }
  // A second touch of what pays lifts it instead.
  if (was && card == payment()) {
    marked_ = {card};
    return;
  }
  if (!was && lifted() != CardId::none && pays_for(lifted(), card)) {
    marked_ = {lifted(), card};
    return;
  }
  if (was && is.activated) return commit(f);
  marked_.clear();
  if (!was) marked_.push_back(card);
}

// Where every card may be played, none has to be told apart.
CardState GameTable::hand_state(CardId card, bool live, bool all) const {
  const bool offered = live && hand_index(card) >= 0;
  return marked(card)                              ? CardState::chosen
         : caused(card)                            ? CardState::caused
         : hinted(card) || (point_out_ && offered) ? CardState::pointed
         : !live || all                            ? CardState::plain
         : offered                                 ? CardState::ready
                                                   : CardState::sunk;
}

void GameTable::draw_hand_card(const Frame& f, CardId card, Rect r, const Reaction& is, CardState state,
                               float shown) const {
  // The card beneath the finger stands out while it slides along the hand; where it is touched does not move.
  const Rect drawn = is.dragged                 ? r.moved(is.dragged->x, is.dragged->y)
                     : is.held && !marked(card) ? r.moved(0, -hand_lift(f.c) * 0.6f)
                                                : r;
  f.c.pen().shadow(drawn, 8, 8, 2, 0.3f);
  draw_in_hand(f.host, f.c.pen(), drawn, card, state, shown);
  if (is.focused) draw_card_focus(f.c.pen(), drawn);
}

void GameTable::build_hand(const Frame& f, std::span<const CardId> hand, std::span<const Rect> places, float dealt) {
  const bool live = asked() && hand_live();
  Scene& scene = f.c.scene();
  const auto shown = std::min(hand.size(), static_cast<std::size_t>(dealt * static_cast<float>(hand.size())) + 1);
  const auto may = [&](CardId card) { return live && hand_index(card) >= 0; };
  const bool all = std::all_of(hand.begin(), hand.end(), may);
  std::vector<Rect> lie(places.begin(), places.end());
  // For one that is lifted alone the others make way; several of one gesture keep their places.
  const auto front = static_cast<std::size_t>(std::find(hand.begin(), hand.end(), lifted()) - hand.begin());
  if (front < shown) lie = make_way(std::move(lie), front);
  scene.begin_zone("hand",
                   {.name = f.host.say("shell.table.your_hand"), .list = true, .slide = true, .part = Part::hand});
  std::optional<std::pair<CardId, Reaction>> touched;
  std::vector<std::pair<Rect, Reaction>> lain;
  for (std::size_t i = 0; i < shown; ++i) {
    const float up = marked(hand[i]) ? hand_lift(f.c) : may(hand[i]) && !all ? hand_raise(f.c) : 0.0f;
    Item item = hand_item(f, hand[i], live);
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
    draw_hand_card(f, hand[i], lain[i].first, lain[i].second, hand_state(hand[i], live, all),
                   covered ? std::min(lie[i].w, lie[i + 1].x - lie[i].x) : lie[i].w);
  }
  scene.end_zone();
  if (touched) touch(f, touched->first, touched->second, may(touched->first));
}

void GameTable::build_offered_card(const Frame& f, const std::string& id, Rect r, CardId card, int z) {
  const bool live = asked() && hand_live(), offered = live && hand_index(card) >= 0, chosen = marked(card);
  // Above its neighbours it would lie over what is there: it is lifted by less than in the hand.
  const Rect drawn = chosen ? r.moved(0, -kLift / 2) : r;
  Item item = hand_item(f, card, live);
  item.id = id;
  item.rect = drawn;
  item.z = z;
  const Reaction is = f.c.scene().add(std::move(item));
  look_at(f, card, is);
  const CardState state = chosen                  ? CardState::chosen
                          : caused(card)          ? CardState::caused
                          : hinted(card)          ? CardState::pointed
                          : offered && point_out_ ? CardState::pointed
                          : offered               ? CardState::offered
                                                  : CardState::plain;
  f.c.pen().shadow(drawn, 8, 8, 2, 0.3f);
  draw_face(f.host, f.c.pen(), drawn, card, state);
  if (is.focused) draw_card_focus(f.c.pen(), drawn);
  if (!is.activated && !is.refused && !is.marked && !is.zoom) return;
  flown_from_ = drawn;
  touch(f, card, is, offered);
}

Item GameTable::hand_item(const Frame& f, CardId card, bool live) {
  Item item{.id = "hand/" + id_word(card), .role = Role::card, .name = card_name(f.host, card)};
  item.selected = marked(card);
  if (!live) return item;
  const int option = hand_index(card);
  item.offered = option >= 0;
  item.picks = gathers();
  if (!item.offered) {
    item.description = why(f, card);
    item.offered = item.description.empty();  // the question is not about it: it is only read
    return item;
  }
  const Option& meant = decision().options[static_cast<std::size_t>(option)];
  item.offer = f.seat.token(meant);
  if (!item.picks) item.act = offer_words(f, meant);
  item.plays = !item.picks && hand_options(card).size() == 1;
  return item;
}

bool GameTable::can_commit() const { return asked() && !marked_.empty() && (!gathers() || picks_enough()); }

void GameTable::commit(const Frame& f) {
  if (payment() != CardId::none) return choose_and_pay(f, hand_index(lifted()));
  const std::optional<Option> end = ends_picks();
  const std::uint16_t question = decision().why;
  const std::vector<CardId> cards = std::exchange(marked_, {});
  // Each pick is an answer of its own; the question after it may offer other cards.
  for (const CardId card : cards) {
    const int option = view_->yours() ? hand_index(card) : -1;
    if (option < 0) break;
    choose(f, option);
  }
  if (end && view_->yours() && decision().why == question && find(*end) >= 0) choose(f, find(*end));
  f.c.scene().want_frame();
}

std::string GameTable::act_words(const Frame& f) const {
  if (gathers()) return pick_words(f.host, static_cast<int>(marked_.size()), picks_wanted());
  const int option = marked_.empty() ? -1 : hand_index(marked_.front());
  if (option < 0) return {};
  const std::string act = offer_words(f, decision().options[static_cast<std::size_t>(option)]);
  return payment() == CardId::none ? act : paid_words(f, act, payment());
}

// What the lifted card leads to, or those that are lifted together.
std::string GameTable::act_outcome(const Frame& f) const {
  if (gathers()) return picks_outcome(f);
  const int option = marked_.empty() ? -1 : hand_index(marked_.front());
  return option < 0 ? std::string() : offer_outcome(f, decision().options[static_cast<std::size_t>(option)]);
}

bool GameTable::acts_in_gold() const {
  const int option = gathers() || marked_.empty() ? -1 : hand_index(marked_.front());
  return option < 0 || is_golden(decision().options[static_cast<std::size_t>(option)]);
}

std::string GameTable::missing_words(const Frame& f) const {
  if (marked_.empty() || !gathers() || picks_left() == 0) return f.host.say("shell.table.choose_first");
  return f.host.say(Phrase{"shell.table.choose_more", {}}.number("n", picks_left()));
}

void GameTable::build_lay_back(const Frame& f, Rect r) {
  f.c.scene().begin_zone("lay_back", {.name = f.host.say("shell.lay_back"), .part = Part::ask});
  const Item item{.id = "lay_back", .name = f.host.say("shell.lay_back"), .rect = r};
  if (f.c.button(item).activated && lay_back()) f.c.scene().want_frame();
  f.c.scene().end_zone();
}

void GameTable::build_primary(const Frame& f, Rect room, const std::string& words) {
  if (!asked() || !card_asked() || room.empty()) return;
  std::string act = act_words(f);
  if (act.empty()) act = words;
  if (act.empty()) return;
  const float wide = std::min(room.w, f.c.em(340));
  Item item{.id = "primary", .name = act};
  item.rect = {room.right() - wide, room.y, wide, room.h};
  item.offered = can_commit();
  const bool golden = !item.offered || acts_in_gold();
  item.primary = item.offered && golden;
  if (!item.offered) item.description = missing_words(f);
  const std::string outcome = act_outcome(f);
  if (item.offered) item.description = outcome;
  f.c.scene().begin_zone("act", {.name = f.host.say("shell.table.act"), .part = Part::ask});
  const Reaction is = f.c.button(
      item, {.weight = golden ? Weight::primary : Weight::secondary, .note = second_line(f.c, outcome, item.rect)});
  f.c.scene().end_zone();
  if (is.refused) {
    refuse(f, missing_words(f));
    point_out_ = true;
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

// The way back beside an act: as wide as its word, up to half of the place. Where the words of the act then have no room it
// gets narrower, as long as its own have room in two lines.
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
  // What needs no card waits while one is lifted: in its place stands the way back.
  if (!marks().empty() && !gathers() && !f.c.scene().words()) {
    const bool above = row.h > 1.9f * f.c.control_height();
    const float wide = above ? row.w : way_back_width(f.c, row, f.host.say("shell.lay_back"), act_words(f));
    build_lay_back(f, above ? cut_top(row, (row.h - kStep) / 2) : cut_left(row, wide));
    above ? cut_top(row, kStep) : cut_left(row, kStep);
    build_primary(f, row, {});
    return false;
  }
  if (other) {
    const int option = find(other->option);
    const bool alone = marks().empty();
    // Two acts share the place: one above the other where it is higher than a button.
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
