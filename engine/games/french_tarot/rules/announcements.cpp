// The slam and the handfuls (R9-R11). Who could show a handful is nobody's business: the offer is
// part of the question for the first card, and what is kept back is chosen in secret, so that
// neither tells who holds many trumps.
#include "games/french_tarot/state/events.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {
namespace {

int needed(const State& s, Handful h) { return table_size(s.options.seats).handful[static_cast<std::size_t>(h) - 1]; }

// The trumps that count: those in the hand and those a taker had to discard and has shown (R11).
CardSet handful_trumps(const State& s, int seat) {
  const CardSet trumps = s.hands[static_cast<std::size_t>(seat)] & kTrumps;
  return seat == s.facts.taker ? trumps | s.discard_shown : trumps;
}

// Exactly the handful's number of cards lie open; the Excuse among them says that no trump is hidden.
void lay_open(State& s, EventSink* sink) {
  const std::size_t seat = s.to_act;
  CardSet shown = handful_trumps(s, s.to_act) & ~s.kept_back;
  s.facts.handfuls[seat] = s.showing;
  tell(sink, What::handful, s.to_act, static_cast<int>(s.showing));
  if (shown.size() < needed(s, s.showing)) {
    shown.add(kExcuse);
    s.may_hold[seat] &= ~kTrumps | shown;
  }
  for (const Card card : each(shown))
    tell_card(sink, What::handful_card, s.to_act, card, hand_place(s.to_act), hand_place(s.to_act), kEveryone,
              kEveryone);
  s.must_hold[seat] |= shown & s.hands[seat];
  for (std::size_t other = 0; other < s.options.seats; ++other)
    if (other != seat) s.may_hold[other] &= ~shown;
  s.kept_back = kNone;
  s.showing = Handful::none;
}

}  // namespace

void ask_slam(const State& s, Decision& d) {
  d.seat = seat_at(s.to_act);
  d.ask = Ask::confirm;
  d.why = static_cast<std::uint16_t>(Question::slam);
  d.options.push_back(option(Verb::announce, 0));
  d.options.push_back(option(Verb::announce, 1));
}

void do_slam(State& s, bool announced, EventSink* sink) {
  s.facts.slam_announced = announced;
  tell(sink, announced ? What::slam_announced : What::slam_declined, s.facts.taker);
  go_on_after(s, Phase::slam, sink);
}

int cards_for_handful(const State& s, int seat) {
  const bool excuse = s.hands[static_cast<std::size_t>(seat)].has(kExcuse);
  return handful_trumps(s, seat).size() + (excuse ? 1 : 0);
}

Handful best_handful(const State& s, int seat) {
  const int cards = cards_for_handful(s, seat);
  Handful best = Handful::none;
  for (const Handful h : {Handful::single, Handful::double_, Handful::triple})
    if (cards >= needed(s, h)) best = h;
  return best;
}

bool may_show(const State& s, int seat) {
  return s.options.handfuls && s.tricks_done == 0 && s.facts.handfuls[static_cast<std::size_t>(seat)] == Handful::none;
}

void do_show(State& s, Handful h, EventSink* sink) {
  s.showing = h;
  if (surplus_trumps(s) <= 0) lay_open(s, sink);
}

int surplus_trumps(const State& s) { return handful_trumps(s, s.to_act).size() - needed(s, s.showing); }

void ask_keep_back(const State& s, Decision& d) {
  d.seat = seat_at(s.to_act);
  d.ask = Ask::pick;
  d.why = static_cast<std::uint16_t>(Question::keep_back);
  d.picked = static_cast<std::uint8_t>(s.kept_back.size());
  d.min = d.max = static_cast<std::uint8_t>(surplus_trumps(s));
  d.answer_seen_by = only(d.seat);
  offer_cards(d, Verb::keep, s.hands[s.to_act] & kTrumps & ~s.kept_back);
}

void do_keep_back(State& s, Card card, EventSink* sink) {
  s.kept_back.add(card);
  if (s.kept_back.size() == surplus_trumps(s)) lay_open(s, sink);
}

}  // namespace mathom::french_tarot
