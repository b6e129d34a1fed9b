// The end of a deal: everything is turned up, counted and scored (R14-R20).
#include "games/french_tarot/state/events.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {
namespace {

// What a half-point card given for the Excuse moves between the sides (R16).
constexpr int kExchanged = 1;

void open_everything(State& s, EventSink* sink) {
  const auto turn_up = [&](CardSet cards, Place from) {
    for (const Card card : each(cards))
      tell_card(sink, What::opened, kNoSeat, card, place(from), place(from), kEveryone, kEveryone);
  };
  turn_up(s.dog, Place::dog);
  turn_up(s.discard & ~s.discard_shown, Place::discard);
  s.dog_open = s.discard_open = true;
}

// The taker's side's cards: its tricks, and the dog or discard where the contract gives it to them.
CardSet takers_pile(const State& s, int partner) {
  CardSet pile = s.discard;
  if (s.facts.contract == Contract::guard_without) pile |= s.dog;
  for (int seat = 0; seat < s.options.seats; ++seat)
    if (on_takers_side(s, seat, partner)) pile |= s.won[static_cast<std::size_t>(seat)];
  return pile;
}

// An Excuse that went home from a trick of the other side is paid for with a half-point card, even
// by a side that has none to give (R16).
int exchange(const State& s, int partner) {
  if (!s.options.excuse_exchanged || !s.excuse_home || s.excuse_by == kNoSeat) return 0;
  const bool owner = on_takers_side(s, s.excuse_by, partner);
  const bool winner = on_takers_side(s, s.excuse_trick_to, partner);
  if (owner == winner) return 0;
  return owner ? -kExchanged : kExchanged;
}

Side side_of(const State& s, int seat, int partner) {
  return on_takers_side(s, seat, partner) ? Side::taker : Side::defence;
}

Side slam_maker(const State& s, int partner) {
  const Side first = side_of(s, s.winners[0], partner);
  for (std::size_t i = 1; i < s.tricks_done; ++i)
    if (side_of(s, s.winners[i], partner) != first) return Side::none;
  return first;
}

bool trick_has(const State& s, int trick, Card card) {
  for (int i = 0; i < s.options.seats; ++i)
    if (s.plays[static_cast<std::size_t>(trick * s.options.seats + i)] == card) return true;
  return false;
}

// The trick in which the petit is at the end: the last, or the one before it when a slam ends with
// the Excuse (R18).
int petit_trick(const State& s) {
  const int last = s.tricks_done - 1;
  if (trick_has(s, last, kPetit)) return last;
  const bool slam_by_excuse = trick_has(s, last, kExcuse) && s.winners[static_cast<std::size_t>(last)] == s.excuse_by &&
                              s.facts.slam_made_by != Side::none;
  return slam_by_excuse && trick_has(s, last - 1, kPetit) ? last - 1 : -1;
}

void establish_facts(State& s, int partner, EventSink* sink) {
  DealFacts& f = s.facts;
  const CardSet pile = takers_pile(s, partner);
  f.ending = Ending::scored;
  f.partner = static_cast<std::int8_t>(partner);
  f.half_points = static_cast<std::int16_t>(half_points(pile) + exchange(s, partner));
  f.oudlers = static_cast<std::uint8_t>(oudlers(pile));
  f.slam_made_by = slam_maker(s, partner);
  const int petit = s.options.petit_au_bout ? petit_trick(s) : -1;
  if (petit < 0) return;
  const int winner = s.winners[static_cast<std::size_t>(petit)];
  f.petit_au_bout = side_of(s, winner, partner);
  tell(sink, What::petit_au_bout, winner);
}

void write_scores(State& s, EventSink* sink) {
  const Account account = score(s.facts, s.options);
  tell(sink, account.made ? What::made : What::lost, s.facts.taker, account.margin);
  for (std::size_t seat = 0; seat < s.options.seats; ++seat) {
    s.totals[seat] += account.scores[seat];
    tell(sink, What::score, static_cast<int>(seat), account.scores[seat]);
  }
  for (std::size_t seat = 0; seat < s.options.seats; ++seat)
    tell(sink, What::total, static_cast<int>(seat), s.totals[seat]);
}

}  // namespace

int partner_of(const State& s) {
  if (s.called == kNoCard || s.partner_shown) return s.facts.partner;
  for (int seat = 0; seat < s.options.seats; ++seat)
    if (s.hands[static_cast<std::size_t>(seat)].has(s.called)) return seat == s.facts.taker ? kNoSeat : seat;
  return kNoSeat;
}

bool on_takers_side(const State& s, int seat, int partner) { return seat == s.facts.taker || seat == partner; }

void finish_deal(State& s, EventSink* sink) {
  const int partner = partner_of(s);
  if (s.called != kNoCard && !s.partner_shown) {
    s.partner_shown = true;
    tell(sink, What::alone, s.facts.taker);
  }
  open_everything(s, sink);
  establish_facts(s, partner, sink);
  write_scores(s, sink);
  s.last = s.facts;
  ++s.deals_scored;
  next_deal(s, true, sink);
}

}  // namespace mathom::french_tarot
