// Who deals, the shuffle, the hands and the card that starts the Journey Pile (rules 2.1 to 2.7).
#include "games/lotr_tarot/state/events.h"
#include "games/lotr_tarot/state/phases.h"
#include "rules/shuffle.h"

namespace mathom::lotr_tarot {
namespace {

struct Pack {
  std::array<Card, kDealtCards> card{};
  std::size_t size() const { return card.size(); }
  Card& operator[](std::size_t i) { return card[i]; }
  const Card& operator[](std::size_t i) const { return card[i]; }
};
constexpr Pack base_order() {
  Pack p;
  std::size_t n = 0;
  kPack.for_each([&](int i) { p.card[n++] = card_of(i); });
  return p;
}
constexpr Pack kBaseOrder = base_order();

// Each hand is told in the order of its cards: which came first is nobody's business, not even its owner's.
void tell_hands(const State& s, EventSink* sink) {
  if (sink == nullptr) return;
  std::array<CardSet, kMostSeats> left = s.hands;
  int seat = s.dealer;
  for (int i = 0; i < kHandSize * s.seats; ++i) {
    seat = next_seat(s, seat);
    const Card card = lowest_of(left[at(seat)]);
    left[at(seat)].erase(index(card));
    const SeatMask owner = only(seat_at(seat));
    tell_card(sink, What::dealt, seat, {card, place(Place::draw), hand_place(seat), owner, owner});
  }
}

}  // namespace

State empty_table(const State& s) {
  State fresh;
  fresh.dark = s.dark;
  fresh.neutral = s.neutral;
  fresh.seats = s.seats;
  fresh.courts_match = s.courts_match;
  fresh.awards_pass_on = s.awards_pass_on;
  fresh.sheet = s.sheet;
  fresh.round = s.round;
  fresh.dealer = s.dealer;
  return fresh;
}

void ask_dealer(const State& s, Decision& d) { ask_roll(d, Question::dealer, s.seats); }

void do_dealer(State& s, int seat, EventSink*) {
  s.dealer = static_cast<std::uint8_t>(seat);
  s.phase = Phase::deal;
}

void ask_shuffle(const State&, Decision& d) {
  ask_shuffle(d, Question::shuffle);
  for (const Card card : kBaseOrder.card) d.options.push_back(card_option(Verb::deal, card));
}

// One card at a time, from the dealer's left; what is left is the Draw Pile, its next card at the end of the list.
void do_shuffle(State& s, const Choice& choice, EventSink* sink) {
  s = empty_table(s);
  tell(sink, What::round, s.dealer, s.round + 1);
  Pack pack = kBaseOrder;
  shuffle_by(choice, pack);
  std::size_t next = 0;
  int seat = s.dealer;
  for (int i = 0; i < kHandSize * s.seats; ++i) {
    seat = next_seat(s, seat);
    s.hands[at(seat)].insert(index(pack[next++]));
  }
  for (std::size_t i = pack.size(); i > next; --i) s.draw.push_back(pack[i - 1]);
  for (std::size_t i = 0; i < s.seats; ++i) s.held[i] = s.lowest[i] = kHandSize;
  tell_hands(s, sink);
  if (passes_cards(s.round))
    begin_passing(s);
  else
    turn_up_starter(s, sink);
}

// Nobody has played it: no Dark Points, no side; but a Major needs a suit to follow, which the dealer names.
void turn_up_starter(State& s, EventSink* sink) {
  const Card starter = s.draw.back();
  s.draw.pop_back();
  s.journey.push_back({starter, kNoSeat});
  tell_card(sink, What::turned_up, -1, {starter, place(Place::draw), place(Place::journey), kEveryone, kEveryone});
  if (!is_major(starter)) return begin_turn(s, next_seat(s, s.dealer));
  s.to_act = s.dealer;
  s.phase = Phase::starter_suit;
}

}  // namespace mathom::lotr_tarot
