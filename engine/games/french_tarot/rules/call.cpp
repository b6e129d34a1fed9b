// Five players: the taker calls a king, and the one who holds it is the secret partner (R12).
#include "games/french_tarot/state/events.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {
namespace {

constexpr int kCallRanks[] = {kKing, kQueen, kKnight, kJack};

// Every card of the ranks down to the called one that a call below kings proves to be in the hand.
CardSet proved_by(Card called) {
  CardSet proved;
  for (int rank = kKing; rank > rank_of(called); --rank) proved |= rank_set(rank);
  return proved;
}

}  // namespace

CardSet callable(const State& s) {
  const CardSet own = s.hands[s.to_act] | s.discard;
  CardSet offered;
  for (const int rank : kCallRanks) {
    const CardSet cards = rank_set(rank);
    const bool has_all = (cards & ~s.hands[s.to_act]).empty();
    if (s.options.may_call_own_card) {
      offered |= cards;
      if (!has_all) break;
    } else {
      offered = cards & ~own;
      if (!offered.empty()) break;
    }
  }
  // With every honour in the taker's own hand and discard there is nothing else to name.
  return offered.empty() ? kKings : offered;
}

void ask_call(const State& s, Decision& d) {
  d.seat = seat_at(s.to_act);
  d.why = static_cast<std::uint16_t>(Question::call);
  offer_cards(d, Verb::call, callable(s));
}

void do_call(State& s, Card card, EventSink* sink) {
  s.called = card;
  const auto taker = static_cast<std::size_t>(s.facts.taker);
  tell_card(sink, What::called, s.facts.taker, card, -1, -1);
  // After a discard a proved card below the kings may lie there instead of in the hand.
  const CardSet proved = proved_by(card);
  s.must_hold[taker] |= s.discarded == 0 ? proved : proved & kKings;
  for (std::size_t seat = 0; seat < s.options.seats; ++seat)
    if (seat != taker) s.may_hold[seat] &= ~proved;
  if (!s.options.may_call_own_card && !s.hands[taker].has(card)) s.may_hold[taker].remove(card);
  go_on_after(s, Phase::call, sink);
}

}  // namespace mathom::french_tarot
