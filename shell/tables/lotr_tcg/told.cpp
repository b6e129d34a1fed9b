#include "shell/tables/lotr_tcg/told.h"

#include <algorithm>

#include "games/lotr_tcg/state/events.h"

namespace mathom::lotr_tcg {

namespace {

// On top of the pile.
int highest_in(const State& s, std::uint8_t zone) {
  int best = -1;
  for (int i = 0; i < s.cards.size(); ++i)
    if (s.cards[i].zone == zone && (best < 0 || s.cards[i].order > s.cards[best].order)) best = i;
  return best;
}

bool is_card_of(const State& s, int card) { return card >= 0 && card < s.cards.size(); }

}  // namespace

void Told::put(int card, Zone zone, int seat) {
  const std::uint8_t there = zone_of(zone, seat);
  const int top = highest_in(state_, there);
  state_.cards[card].zone = there;
  state_.cards[card].order = static_cast<std::uint16_t>(top < 0 ? 0 : state_.cards[top].order + 1);
}

void Told::leaves_play(int card, Zone zone) {
  Piece& p = state_.pieces[card];
  if (const int fight = static_cast<int>(p.fight); fight > 0 && fight <= state_.skirmishes.size())
    if (Skirmish& k = state_.skirmishes[fight - 1]; k.defender == card) k.defender = -1;
  p = Piece{.bearer = -1, .marks = p.marks};
  const int seat = owner_of(state_, card), ring = state_.first[at(seat)] + kRingPlace;
  if (state_.pieces[ring].bearer == card) state_.pieces[ring].hang_on(-1);
  put(card, zone, seat);
}

// A card that nobody here knows may be any card of the deck.
void Told::draws(const Event& e, int seat) {
  int card = e.card == CardId::none ? -1 : index(e.card);
  if (!is_card_of(state_, card)) card = highest_in(state_, zone_of(kDrawDeck, seat));
  if (card < 0) return;
  if (e.face != CardDef::hidden) state_.cards[card].def = e.face;
  put(card, kHand, seat);
}

void Told::joins(int minion, int defender) {
  if (!is_card_of(state_, minion) || !is_card_of(state_, defender)) return;
  int place = 0;
  while (place < state_.skirmishes.size() &&
         (state_.skirmishes[place].defender != defender || state_.skirmishes[place].stage != Skirmish::to_fight))
    ++place;
  if (place == state_.skirmishes.size()) {
    if (state_.skirmishes.full()) return;
    state_.skirmishes.push_back({.defender = static_cast<std::int16_t>(defender)});
  }
  state_.pieces[minion].join(place);
  state_.pieces[defender].join(place);
}

void Told::fights(int defender) {
  for (int i = 0; i < state_.skirmishes.size(); ++i) {
    if (state_.skirmishes[i].defender != defender || state_.skirmishes[i].stage != Skirmish::to_fight) continue;
    state_.skirmishes[i].stage = Skirmish::fighting;
    state_.fight = static_cast<std::int8_t>(i);
    return;
  }
}

void Told::of_card(const Catalog& catalog, const Event& e, int card) {
  const int seat = is_player(e.who) ? index(e.who) : owner_of(state_, card);
  if (e.face != CardDef::hidden) state_.cards[card].def = e.face;
  if (state_.cards[card].def == CardDef::hidden) return;
  Piece& p = state_.pieces[card];
  switch (what_of(e)) {
    case What::played:
      p = Piece{.marks = p.marks};
      put(card, catalog.facts(index(state_.cards[card].def)).type == Type::event ? kEvent : kTable, seat);
      if (is_card_of(state_, e.to)) p.hang_on(e.to);
      return;
    case What::took: return put(card, kHand, seat);
    case What::site: return put(card, kPath, seat);
    case What::site_back: return put(card, kAdventure, seat);
    case What::wounded:
    case What::exerted:
    case What::healed: return p.wound(amount_of(e));
    case What::killed:
      return leaves_play(card,
                         catalog.facts(index(state_.cards[card].def)).type == Type::minion ? kDiscardPile : kDeadPile);
    case What::discarded:
    case What::discarded_other: return leaves_play(card, kDiscardPile);
    case What::attached: return p.hang_on(e.to);
    case What::stacked: leaves_play(card, kStack); return p.hang_on(e.to);
    case What::put_back:
    case What::shuffled_in:
      leaves_play(card, kDrawDeck);
      state_.cards[card].def = CardDef::hidden;
      return;
    case What::assigned: return joins(card, e.to);
    case What::skirmish: return fights(card);
    case What::new_bearer: state_.ring_bearer[at(owner_of(state_, card))] = static_cast<std::int16_t>(card); return;
    default: return;
  }
}

void Told::of_seat(const Event& e, int seat) {
  const auto n = static_cast<std::uint8_t>(std::clamp(e.amount, 0, 255));
  switch (what_of(e)) {
    case What::turn: state_.turn = static_cast<std::uint8_t>(seat), state_.worn = 0, state_.moves = 0; return;
    case What::phase: state_.shadow = static_cast<std::uint8_t>(seat); return;
    case What::shuffled:
      for (Card& card : state_.cards)
        if (card.zone == zone_of(kDrawDeck, seat)) card.def = CardDef::hidden;
      return;
    case What::burdens: state_.burdens[at(seat)] = n; return;
    case What::moved: state_.site[at(seat)] = n; return;
    case What::drew:
    case What::drew_one: return draws(e, seat);
    case What::lost: state_.lost[at(seat)] = static_cast<Loss>(e.amount); return;
    case What::ring_on: state_.worn = 1; return;
    case What::ring_off: state_.worn = 0; return;
    default: return;
  }
}

void Told::take_up(const Catalog& catalog, const Event& e) {
  if (!stands_) return;
  ++changes_;
  if (what_of(e) == What::twilight) state_.twilight = static_cast<std::uint16_t>(std::max(0, e.amount));
  if (what_of(e) == What::phase) state_.phase = static_cast<std::uint8_t>(e.amount), state_.fight = -1;
  const int card = e.card == CardId::none ? -1 : index(e.card);
  if (is_player(e.who) && index(e.who) < state_.seats) of_seat(e, index(e.who));
  if (is_card_of(state_, card) && what_of(e) != What::drew && what_of(e) != What::drew_one) of_card(catalog, e, card);
}

}  // namespace mathom::lotr_tcg
