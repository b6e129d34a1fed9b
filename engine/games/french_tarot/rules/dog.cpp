// The dog turned up and taken, and the discard (R7, R8).
#include "games/french_tarot/state/events.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {
namespace {

constexpr CardSet kNeverDiscarded = kKings | kOudlers;

// What must go when nothing free is left: honours first where they are barred, the lowest before the
// others, and trumps last of all.
CardSet forced_discards(CardSet hand) {
  for (const int rank : {kJack, kKnight, kQueen}) {
    const CardSet honours = hand & rank_set(rank);
    if (!honours.empty()) return honours;
  }
  return hand & ~kNeverDiscarded;
}

// Everybody saw these cards go to the taker: nobody else has them, and what may not be discarded
// is in the taker's hand.
void learn_dog(State& s) {
  const auto taker = static_cast<std::size_t>(s.facts.taker);
  for (std::size_t seat = 0; seat < s.options.seats; ++seat)
    if (seat != taker) s.may_hold[seat] &= ~s.dog_shown;
  s.may_hold[taker] |= s.dog_shown;  // a card that was called because the hand lacked it may lie there
  const CardSet could_go = freely_discardable(s.options) | rank_set(kJack) | rank_set(kKnight) | rank_set(kQueen);
  s.must_hold[taker] |= s.dog_shown & ~could_go;
}

}  // namespace

CardSet freely_discardable(const Options& o) {
  CardSet free = ~(kTrumps | kExcuseOnly | kHonours);
  if (o.honours_discardable) free |= kHonours;
  if (o.trumps_discardable) free |= kTrumps;
  return free & ~kNeverDiscarded;
}

CardSet discardable(const State& s) {
  const CardSet hand = s.hands[s.to_act];
  const CardSet free = hand & freely_discardable(s.options);
  return free.empty() ? forced_discards(hand) : free;
}

void begin_discard(State& s, EventSink* sink) {
  const auto taker = static_cast<std::size_t>(s.facts.taker);
  for (const Card card : each(s.dog))
    tell_card(sink, What::dog_shown, s.facts.taker, card, place(Place::dog), place(Place::dog), kEveryone, kEveryone);
  for (const Card card : each(s.dog))
    tell_card(sink, What::dog_taken, s.facts.taker, card, place(Place::dog), hand_place(s.facts.taker));
  s.dog_shown = s.dog;
  s.hands[taker] |= s.dog;
  s.held[taker] = static_cast<std::uint8_t>(s.held[taker] + s.dog.size());
  s.dog = kNone;
  s.dog_open = true;
  learn_dog(s);
  if (s.called == kNoCard || !s.dog_shown.has(s.called)) return;
  s.partner_shown = true;
  tell(sink, What::alone, s.facts.taker);
}

void ask_discard(const State& s, Decision& d) {
  const std::uint8_t cards = table_size(s.options.seats).dog;
  d.seat = seat_at(s.to_act);
  d.ask = Ask::pick;
  d.why = static_cast<std::uint16_t>(Question::discard);
  d.picked = s.discarded;
  d.min = d.max = cards;
  d.answer_seen_by = only(d.seat);
  offer_cards(d, Verb::discard, discardable(s));
}

void do_discard(State& s, Card card, EventSink* sink) {
  const auto taker = static_cast<std::size_t>(s.facts.taker);
  // A forced trump is shown; it also shows that nothing else could go (R8).
  const bool shown = is_trump(card) && !s.options.trumps_discardable;
  s.hands[taker].remove(card);
  --s.held[taker];
  s.discard.add(card);
  ++s.discarded;
  tell_card(sink, What::discarded, s.facts.taker, card, hand_place(s.facts.taker), place(Place::discard),
            shown ? kEveryone : only(seat_at(s.facts.taker)), shown ? kEveryone : kNobody);
  if (shown) {
    s.discard_shown.add(card);
    s.must_hold[taker].remove(card);
    s.may_hold[taker] &= kKings | kTrumps | kExcuseOnly;
    for (std::size_t seat = 0; seat < s.options.seats; ++seat) s.may_hold[seat].remove(card);
  }
  if (s.discarded == table_size(s.options.seats).dog) go_on_after(s, Phase::discard, sink);
}

}  // namespace mathom::french_tarot
