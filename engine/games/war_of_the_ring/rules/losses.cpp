// Defenders cancel the attack that the place itself did not, each by being lost whole (rules 6.3, 6.7). Every defending
// player decides about their own cards, and may leave it to the other, who may hand it back: then the first has to
// decide. With the option the attackers decide (ruling R13).
#include <algorithm>

#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {
namespace {

Do next_loss, chosen;
constexpr auto kLosses = steps<Table>({{"next", next_loss}, {"chosen", chosen, kAsked}});

Tally cancelling(const Table& t, int place) {
  Tally out;
  for (const Counted& c : tally(t, place, defender(t, place)))
    if (c.icons > 0 && !marked(t.s, c.card, kLost)) out.push_back(c);
  return out;
}

SeatMask owners(const Table& t, const Tally& cards) {
  SeatMask out = kNobody;
  for (const Counted& c : cards) out = static_cast<SeatMask>(out | only(seat_at(t.owner(c.card))));
  return out;
}
bool is_alone(SeatMask m) { return (m & (m - 1)) == 0; }

void lose(Table& t, Frame& f, const Counted& c) {
  mark(t.s, c.card, kLost);
  f.local[kLossLeft] = static_cast<std::int16_t>(f.local[kLossLeft] - c.icons);
  f.local[kLossDeclined] = 0;
  tell_card(t.events, What::lost, t.owner(c.card),
            {card_at(c.card), t.s.cards[c.card].def, t.zone(c.card), t.zone(c.card)}, c.icons);
}

// In the order of turns from the starting player: the first of these who has not left it to the other, or the very
// first when all have; where nobody of them may, an attacker.
int who_decides(const TableCards& t, SeatMask may, SeatMask declined, Side attacks) {
  const auto& slots = t.scenario().slots;
  const SeatMask left = static_cast<SeatMask>(may & ~declined), asked = left != kNobody ? left : may;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    const int seat = slots[(t.s.start + i) % slots.size()];
    if (asked != kNobody ? contains(asked, seat_at(seat)) : t.side(seat) == attacks) return seat;
  }
  return slots[t.s.start];
}

// What that seat may choose from: their own, or as an attacker any.
Tally choice_of(const Table& t, const Frame& f, int seat) {
  Tally out;
  for (const Counted& c : cancelling(t, f.local[kLossPlace]))
    if (t.side(seat) != defender(t, f.local[kLossPlace]) || t.owner(c.card) == seat) out.push_back(c);
  return out;
}
// The question may be handed to the other player once; then that player has to decide.
bool may_leave(const Table& t, const Frame& f, const Tally& cards) {
  return t.side(f.local[kLossAsked]) == defender(t, f.local[kLossPlace]) && !is_alone(owners(t, cards)) &&
         (f.local[kLossDeclined] >> f.local[kLossAsked] & 1) == 0;
}
// Copies that bear nothing and count the same: it makes no difference which of them is lost.
bool are_alike(const TableCards& t, const Tally& cards) {
  const auto bears_nothing = [&](int card) {
    for (int item = 0; item < kCards; ++item)
      if (t.is_item_of(item, card)) return false;
    return t.s.attack_tokens[at(card)] == 0 && t.s.defence_tokens[at(card)] == 0;
  };
  const auto title = [&](int card) { return t.catalog().title_of[at(index(t.s.cards[card].def))]; };
  return std::all_of(cards.begin(), cards.end(), [&](const Counted& c) {
    if (c.card == cards[0].card) return true;
    return title(c.card) == title(cards[0].card) && c.icons == cards[0].icons &&
           t.owner(c.card) == t.owner(cards[0].card) && bears_nothing(c.card) && bears_nothing(cards[0].card);
  });
}

Next next_loss(Frame& f, Table& t) {
  const int place = f.local[kLossPlace];
  const Tally cards = cancelling(t, place);
  if (f.local[kLossLeft] <= 0 || cards.empty()) {
    // With the option, those who have nothing to cancel with are lost when the defence breaks (ruling R1).
    if (f.local[kLossLeft] > 0 && has(t.s, RuleId::all_defenders_lost))
      for (const Counted& c : tally(t, place, defender(t, place))) mark(t.s, c.card, kLost);
    answer_below(t.s, f.local[kLossLeft] > 0 ? f.local[kLossLeft] : 0);
    return Next::done;
  }
  if (sum(cards) <= f.local[kLossLeft] || are_alike(t, cards)) {  // nothing to choose
    lose(t, f, cards[0]);
    return Next::again;
  }
  const SeatMask may = has(t.s, RuleId::attackers_settle_losses) ? kNobody : owners(t, cards);
  f.local[kLossAsked] = static_cast<std::int16_t>(
      who_decides(t, may, static_cast<SeatMask>(f.local[kLossDeclined]), other(defender(t, place))));
  const Tally choice = choice_of(t, f, f.local[kLossAsked]);
  if (may_leave(t, f, cards) || !are_alike(t, choice)) return Next::ask;
  lose(t, f, choice[0]);
  return Next::again;
}
Next chosen(Frame& f, Table& t) {
  if (verb_of(f.answer) == Verb::leave_it) {
    f.local[kLossDeclined] = static_cast<std::int16_t>(f.local[kLossDeclined] | 1 << f.local[kLossAsked]);
  } else {
    const int card = card_in(f.answer);
    for (const Counted& c : cancelling(t, f.local[kLossPlace]))
      if (c.card == card) lose(t, f, c);
  }
  return go_to(f, kLosses["next"]);
}

}  // namespace

Procedure<Table> losses_procedure() { return procedure("losses", kLosses); }

void ask_losses(const Table& t, Decision& d) {
  const Frame& f = t.s.frames.back();
  const Tally cards = cancelling(t, f.local[kLossPlace]);
  const int seat = f.local[kLossAsked];
  const bool attacker = t.side(seat) != defender(t, f.local[kLossPlace]);
  d.seat = seat_at(seat);
  d.why = static_cast<std::uint16_t>(attacker ? Question::lose_for : Question::lose);
  d.source = place_card(f.local[kLossPlace]);
  for (const Counted& c : choice_of(t, f, seat)) d.options.push_back(card_option(Verb::lose, card_at(c.card), c.icons));
  if (may_leave(t, f, cards)) d.options.push_back(option(Verb::leave_it));
}

}  // namespace mathom::war_of_the_ring
