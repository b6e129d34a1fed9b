#pragma once
// The procedures of a deal, one source file each: what is asked in a phase (ask_*), what an answer
// does (do_*), and how one phase hands over to the next. State in, State out; no memory.
#include "games/french_tarot/state/state.h"
#include "rules/decision.h"
#include "rules/event.h"

namespace mathom::french_tarot {

// What an option does. Options are sorted by verb first.
enum class Verb : std::uint16_t { deal, bid, call, discard, announce, play, show, keep };
// Which question a Decision is.
enum class Question : std::uint16_t { dealer, shuffle, bid, call, discard, slam, lead, follow, keep_back };

inline Option option(Verb verb, int amount) {
  return {.verb = static_cast<std::uint16_t>(verb), .amount = static_cast<std::int16_t>(amount)};
}
inline Option card_option(Verb verb, Card card) {
  return {.verb = static_cast<std::uint16_t>(verb), .subject = static_cast<CardId>(card)};
}
// One option for each card, in order.
inline void offer_cards(Decision& d, Verb verb, CardSet cards) {
  for (std::uint64_t w = cards.suits; w != 0; w &= w - 1)
    d.options.push_back(card_option(verb, static_cast<Card>(std::countr_zero(w))));
  for (std::uint64_t w = cards.trumps; w != 0; w &= w - 1)
    d.options.push_back(card_option(verb, static_cast<Card>(kSuitCards + std::countr_zero(w))));
}
inline Card card_of(const Option& o) { return static_cast<Card>(o.subject); }
inline Verb verb_of(const Option& o) { return static_cast<Verb>(o.verb); }

inline int next_seat(const State& s, int seat) { return seat + 1 == s.options.seats ? 0 : seat + 1; }
inline int tricks_in_deal(const State& s) { return table_size(s.options.seats).hand; }
inline bool dog_is_taken(Contract c) { return c == Contract::small || c == Contract::guard; }

// deal.cpp
void ask_dealer(const State&, Decision&);
void do_dealer(State&, int seat, EventSink*);
void ask_shuffle(const State&, Decision&);
void do_shuffle(State&, const Choice&, EventSink*);
// Lays the hands and the dog, however they came about, and opens the bidding unless the deal is void.
void begin_bidding(State&, EventSink*);
void next_deal(State&, bool deal_passes, EventSink*);

// bidding.cpp
void ask_bid(const State&, Decision&);
void do_bid(State&, Contract, EventSink*);
// The first procedure that is due after `done`, down to the play.
void go_on_after(State&, Phase done, EventSink*);

// call.cpp
CardSet callable(const State&);
void ask_call(const State&, Decision&);
void do_call(State&, Card, EventSink*);

// dog.cpp
CardSet freely_discardable(const Options&);
CardSet discardable(const State&);
void begin_discard(State&, EventSink*);
void ask_discard(const State&, Decision&);
void do_discard(State&, Card, EventSink*);

// announcements.cpp
void ask_slam(const State&, Decision&);
void do_slam(State&, bool announced, EventSink*);
int cards_for_handful(const State&, int seat);  // trumps, and the Excuse that may fill in
// May this seat still show one, whatever it holds? And the largest its hand allows.
bool may_show(const State&, int seat);
Handful best_handful(const State&, int seat);
void do_show(State&, Handful, EventSink*);
// By how many the trumps exceed what the handful needs: these are kept back. Below zero the Excuse fills in.
int surplus_trumps(const State&);
void ask_keep_back(const State&, Decision&);
void do_keep_back(State&, Card, EventSink*);

// play.cpp
void begin_play(State&);
Lead first_lead(const State&);
CardSet playable(const State&);
void ask_play(const State&, Decision&);
void do_play(State&, Card, EventSink*);

// count.cpp
int partner_of(const State&);  // by where the called card is; kNoSeat when the taker is alone
bool on_takers_side(const State&, int seat, int partner);
void finish_deal(State&, EventSink*);

}  // namespace mathom::french_tarot
