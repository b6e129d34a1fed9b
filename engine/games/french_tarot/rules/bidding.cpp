// The bids, and what comes between them and the play (R5, R9).
#include "core/fixed_vector.h"
#include "games/french_tarot/state/events.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {
namespace {

Contract highest_bid(const Options& o) { return o.grand_slam_bid ? Contract::grand_slam : Contract::guard_against; }

// The procedures between the bidding and the play in the order this table keeps.
FixedVector<Phase, 3> agenda(const Options& o) {
  FixedVector<Phase, 3> list;
  if (o.slam_asked == SlamAsked::after_bidding) list.push_back(Phase::slam);
  if (!o.call_after_discard) list.push_back(Phase::call);
  list.push_back(Phase::discard);
  if (o.call_after_discard) list.push_back(Phase::call);
  if (o.slam_asked == SlamAsked::after_discard) list.push_back(Phase::slam);
  return list;
}

bool is_due(const State& s, Phase phase) {
  if (phase == Phase::call) return s.options.seats == 5;
  if (phase == Phase::discard) return dog_is_taken(s.facts.contract);
  return s.options.slam_announced && s.facts.contract != Contract::grand_slam;
}

void begin(State& s, Phase phase, EventSink* sink) {
  s.phase = phase;
  s.to_act = static_cast<std::uint8_t>(s.facts.taker);
  if (phase == Phase::discard) begin_discard(s, sink);
  if (phase == Phase::play) begin_play(s);
}

void close_bidding(State& s, EventSink* sink) {
  if (s.facts.taker != kNoSeat) {
    tell(sink, What::taker, s.facts.taker, static_cast<int>(s.facts.contract));
    return go_on_after(s, Phase::bidding, sink);
  }
  tell(sink, What::passed_out, s.dealer);
  s.last = s.facts;
  s.last.ending = Ending::passed_out;
  next_deal(s, !s.options.same_dealer_after_passes, sink);
}

}  // namespace

void ask_bid(const State& s, Decision& d) {
  d.seat = seat_at(s.to_act);
  d.why = static_cast<std::uint16_t>(Question::bid);
  d.options.push_back(option(Verb::bid, 0));
  const int most = static_cast<int>(highest_bid(s.options));
  for (int c = static_cast<int>(s.facts.contract) + 1; c <= most; ++c) d.options.push_back(option(Verb::bid, c));
}

void do_bid(State& s, Contract contract, EventSink* sink) {
  tell(sink, What::bid, s.to_act, static_cast<int>(contract));
  s.bids[s.to_act] = contract;
  ++s.bids_made;
  if (contract != Contract::none) {
    s.facts.contract = contract;
    s.facts.taker = static_cast<std::int8_t>(s.to_act);
  }
  if (s.bids_made < s.options.seats)
    s.to_act = static_cast<std::uint8_t>(next_seat(s, s.to_act));
  else
    close_bidding(s, sink);
}

void go_on_after(State& s, Phase done, EventSink* sink) {
  bool reached = done == Phase::bidding;
  for (const Phase phase : agenda(s.options)) {
    if (reached && is_due(s, phase)) return begin(s, phase, sink);
    reached = reached || phase == done;
  }
  begin(s, Phase::play, sink);
}

}  // namespace mathom::french_tarot
