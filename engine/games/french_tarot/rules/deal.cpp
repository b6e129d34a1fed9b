// Who deals, the shuffle, the hands and the dog, the petit sec (R1-R4).
#include "games/french_tarot/state/events.h"
#include "games/french_tarot/state/phases.h"
#include "rules/shuffle.h"

namespace mathom::french_tarot {
namespace {

constexpr std::uint8_t kToDog = 0xFF;

// Where each card of the pack goes, counted in seats from the dealer's right. Packets go round to
// the right; in each of the first rounds, one card goes to the dog after the first packet. So the
// dog never gets the first or the last card, and an order of cards means the same deal for ever.
constexpr std::array<std::uint8_t, kCards> deal_order(int seats) {
  const TableSize size = table_size(seats);
  std::array<std::uint8_t, kCards> to{};
  std::size_t at = 0;
  for (int round = 0; round * size.packet < size.hand; ++round)
    for (int seat = 0; seat < seats; ++seat) {
      for (int i = 0; i < size.packet; ++i) to[at++] = static_cast<std::uint8_t>(seat);
      if (seat == 0 && round < size.dog) to[at++] = kToDog;
    }
  return to;
}
constexpr std::array<std::array<std::uint8_t, kCards>, 3> kDealOrder{deal_order(3), deal_order(4), deal_order(5)};

struct Pack {
  std::array<Card, kCards> card{};
  std::size_t size() const { return card.size(); }
  Card& operator[](std::size_t i) { return card[i]; }
  const Card& operator[](std::size_t i) const { return card[i]; }
};
constexpr Pack base_order() {
  Pack p;
  for (std::size_t i = 0; i < p.card.size(); ++i) p.card[i] = static_cast<Card>(i);
  return p;
}
constexpr Pack kBaseOrder = base_order();

using Order = std::array<std::uint8_t, kCards>;
using Seats = std::array<std::size_t, kMostSeats>;  // from the dealer's right

// What everybody sees of the dealing. Whose packet comes when is as it was dealt, but each hand's cards come sorted: in
// which order they arrived is nothing that anybody could use later.
void tell_deal(const State& s, const Order& order, const Seats& seat_of, EventSink* sink) {
  if (sink == nullptr) return;
  auto hands = s.hands;
  CardSet dog = s.dog;
  for (const std::uint8_t to : order) {
    if (to == kToDog) {
      tell_card(sink, What::dealt, kNoSeat, dog.pop_first(), place(Place::pack), place(Place::dog), kNobody);
      continue;
    }
    const auto seat = static_cast<int>(seat_of[to]);
    tell_card(sink, What::dealt, seat, hands[seat_of[to]].pop_first(), place(Place::pack), hand_place(seat),
              only(seat_at(seat)));
  }
}

void lay_out(State& s, const Pack& pack, EventSink* sink) {
  const Order& order = kDealOrder[static_cast<std::size_t>(s.options.seats - 3)];
  Seats seat_of{};
  int seat = s.dealer;
  for (std::size_t i = 0; i < s.options.seats; ++i) {
    seat = next_seat(s, seat);
    seat_of[i] = static_cast<std::size_t>(seat);
  }
  for (std::size_t i = 0; i < pack.size(); ++i) {
    CardSet& place = order[i] == kToDog ? s.dog : s.hands[seat_of[order[i]]];
    place.add(pack[i]);
  }
  tell_deal(s, order, seat_of, sink);
}

// Everything of the deal before; the match's numbers and the last deal's account stay.
void clear_table(State& s) {
  State fresh;
  fresh.options = s.options;
  fresh.totals = s.totals;
  fresh.deals_scored = s.deals_scored;
  fresh.deals_begun = s.deals_begun;
  fresh.last = s.last;
  fresh.dealer = s.dealer;
  s = fresh;
}

// The petit alone, without the Excuse (R3).
int petit_sec_seat(const State& s) {
  for (std::size_t seat = 0; seat < s.options.seats; ++seat)
    if (s.hands[seat].trumps == 1) return static_cast<int>(seat);
  return kNoSeat;
}

}  // namespace

void ask_dealer(const State& s, Decision& d) { ask_roll(d, Question::dealer, s.options.seats); }

void do_dealer(State& s, int seat, EventSink*) {
  s.dealer = static_cast<std::uint8_t>(seat);
  s.phase = Phase::deal;
}

void ask_shuffle(const State&, Decision& d) {
  ask_shuffle(d, Question::shuffle);
  for (int i = 0; i < kCards; ++i) d.options.push_back(card_option(Verb::deal, static_cast<Card>(i)));
}

void do_shuffle(State& s, const Choice& choice, EventSink* sink) {
  clear_table(s);
  ++s.deals_begun;
  tell(sink, What::dealer, s.dealer, s.deals_scored + 1);
  Pack pack = kBaseOrder;
  shuffle_by(choice, pack);
  lay_out(s, pack, sink);
  begin_bidding(s, sink);
}

void begin_bidding(State& s, EventSink* sink) {
  const TableSize size = table_size(s.options.seats);
  s.facts = {};
  s.facts.seats = s.options.seats;
  for (std::size_t seat = 0; seat < s.options.seats; ++seat) {
    s.held[seat] = size.hand;
    s.may_hold[seat] = kPack;
  }
  s.phase = Phase::bidding;
  s.to_act = static_cast<std::uint8_t>(next_seat(s, s.dealer));
  const int petit_sec = s.options.petit_sec_annuls ? petit_sec_seat(s) : kNoSeat;
  if (petit_sec == kNoSeat) return;
  tell(sink, What::petit_sec, petit_sec);
  s.last = s.facts;
  s.last.ending = Ending::petit_sec;
  next_deal(s, true, sink);
}

void next_deal(State& s, bool deal_passes, EventSink* sink) {
  if (deal_passes) s.dealer = static_cast<std::uint8_t>(next_seat(s, s.dealer));
  s.phase = Phase::deal;
  if (s.deals_scored < s.options.deals) return;
  s.phase = Phase::over;
  tell(sink, What::match_over, s.dealer);
}

}  // namespace mathom::french_tarot
