// The tricks (R6, R13, R16-R18). This is the road every playout takes: no loops over hands.
#include "games/french_tarot/state/events.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {
namespace {

int leader(const State& s) { return s.tricks_done == 0 ? s.first_leader : s.winners[s.tricks_done - 1u]; }

int cards_in_trick(const State& s) { return s.play_count - s.tricks_done * s.options.seats; }

CardSet trick_cards(const State& s) {
  CardSet cards;
  for (int i = s.tricks_done * s.options.seats; i < s.play_count; ++i) cards.add(s.plays[static_cast<std::size_t>(i)]);
  return cards;
}

// Did one side take every trick so far, and is this seat of that side?
bool side_took_all(const State& s, int seat, int partner) {
  const bool side = on_takers_side(s, seat, partner);
  for (std::size_t i = 0; i < s.tricks_done; ++i)
    if (on_takers_side(s, s.winners[i], partner) != side) return false;
  return true;
}

// In the last trick the Excuse wins if its side has taken everything before (R17).
int trick_winner(const State& s, int lead) {
  const bool last = s.tricks_done + 1 == tricks_in_deal(s);
  if (last && trick_cards(s).has(kExcuse) && side_took_all(s, s.excuse_by, partner_of(s))) return s.excuse_by;
  const int seat = lead + s.trick.best_place;
  return seat < s.options.seats ? seat : seat - s.options.seats;
}

// Where the Excuse of this trick goes: home to its side, or lost with the last trick (R16).
void settle_excuse(State& s, int winner, CardSet& pile, EventSink* sink) {
  const bool last = s.tricks_done + 1 == tricks_in_deal(s);
  const bool lost = last && s.options.excuse_lost_at_end && winner != s.excuse_by;
  s.excuse_trick_to = static_cast<std::int8_t>(winner);
  s.excuse_home = !lost;
  if (!lost) {
    pile.remove(kExcuse);
    s.won[static_cast<std::size_t>(s.excuse_by)].add(kExcuse);
  }
  if (sink == nullptr || winner == s.excuse_by) return;
  const int partner = partner_of(s);
  const bool own_side = on_takers_side(s, winner, partner) == on_takers_side(s, s.excuse_by, partner);
  if (lost && own_side) return;  // the side keeps it, and the trick goes where tricks go
  sink->emit({.what = static_cast<std::uint16_t>(lost ? What::excuse_lost : What::excuse_home),
              .who = seat_at(s.excuse_by),
              .whom = seat_at(winner),
              .card = static_cast<CardId>(kExcuse),
              .face = static_cast<CardDef>(kExcuse),
              .from = place(Place::trick),
              .to = pile_place(lost ? winner : s.excuse_by)});
}

void finish_trick(State& s, EventSink* sink) {
  const int winner = trick_winner(s, leader(s));
  CardSet pile = trick_cards(s);
  tell(sink, What::trick, winner, s.tricks_done + 1);
  if (pile.has(kExcuse)) settle_excuse(s, winner, pile, sink);
  s.won[static_cast<std::size_t>(winner)] |= pile;
  s.winners[s.tricks_done] = static_cast<std::uint8_t>(winner);
  ++s.tricks_done;
  s.to_act = static_cast<std::uint8_t>(winner);
  s.trick = {};
  if (s.tricks_done == tricks_in_deal(s)) finish_deal(s, sink);
}

void reveal_partner(State& s, EventSink* sink) {
  s.partner_shown = true;
  if (s.to_act == s.facts.taker) return tell(sink, What::alone, s.facts.taker);
  s.facts.partner = static_cast<std::int8_t>(s.to_act);
  tell(sink, What::partner, s.to_act);
}

// What the card tells of the hand it comes from, and that nobody else has it.
void learn_play(State& s, Card card) {
  const CardSet gone = ~CardSet::of(card);
  for (CardSet& may : s.may_hold) may &= gone;
  s.may_hold[s.to_act] &= ~ruled_out(card, s.trick);
  s.must_hold[s.to_act] &= gone;
}

}  // namespace

void begin_play(State& s) {
  const bool undertaken = s.facts.slam_announced || s.facts.contract == Contract::grand_slam;
  const int lead = undertaken && s.options.slam_leads ? s.facts.taker : next_seat(s, s.dealer);
  s.first_leader = static_cast<std::uint8_t>(lead);
  s.to_act = s.first_leader;
}

Lead first_lead(const State& s) {
  const bool banned = s.play_count == 0 && s.options.first_lead_ban;
  return {banned ? s.called : kNoCard};
}

CardSet playable(const State& s) { return legal_cards(s.hands[s.to_act], s.trick, s.options, first_lead(s)); }

void ask_play(const State& s, Decision& d) {
  d.seat = seat_at(s.to_act);
  d.why = static_cast<std::uint16_t>(cards_in_trick(s) == 0 ? Question::lead : Question::follow);
  offer_cards(d, Verb::play, playable(s));
  if (s.tricks_done != 0 || !may_show(s, s.to_act)) return;
  const int most = static_cast<int>(best_handful(s, s.to_act));
  for (int h = 1; h <= most; ++h) d.options.push_back(option(Verb::show, h));
}

void do_play(State& s, Card card, EventSink* sink) {
  const int place_in_trick = cards_in_trick(s);
  tell_card(sink, What::played, s.to_act, card, hand_place(s.to_act), place(Place::trick), kEveryone, kEveryone);
  learn_play(s, card);
  s.hands[s.to_act].remove(card);
  --s.held[s.to_act];
  s.plays[s.play_count] = card;
  ++s.play_count;
  add_card(s.trick, card, place_in_trick);
  if (card == kExcuse) s.excuse_by = static_cast<std::int8_t>(s.to_act);
  if (card == s.called) reveal_partner(s, sink);
  if (place_in_trick + 1 < s.options.seats)
    s.to_act = static_cast<std::uint8_t>(next_seat(s, s.to_act));
  else
    finish_trick(s, sink);
}

}  // namespace mathom::french_tarot
