// What follows by itself from the table as it is: who has as many wounds as vitality is killed, whose Ring-bearer has
// as many burdens as resistance has lost, and texts that are used at once begin.
#include "games/lotr_tcg/rules/deeds.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/play.h"

namespace mathom::lotr_tcg {
namespace {

enum SettleSlot : std::size_t { kSettleBy };

int dying(const TableCards& t) {
  return first_of(t.active_cards(), [&](int card) { return t.wounds(card) > 0 && is_dying(t, card); });
}
bool is_corrupted(const TableCards& t) {
  const int seat = t.s.turn;
  return t.s.stage == Stage::playing && t.in_play().has(t.ring_bearer()) &&
         t.s.burdens[at(seat)] >= resistance_of(t, seat);
}
// The first text of the card that begins now; -1: none.
int text_at_once(const Table& t, int card) {
  if (!t.hears(card, kAtOnce)) return -1;
  for (const int n : t.abilities_of(card)) {
    const effects::Ability& a = t.ability(n);
    if (!a.is_at(kAtOnce) || effects::is_used_up(t.s.uses, a, n, card)) continue;
    const AsIfResolving asked(t, card);
    if (effects::unmet(t, a, t.frame_for(card)) == effects::Unmet::nothing) return n;
  }
  return -1;
}
int card_at_once(const Table& t) {
  return t.first_listener(bit_of(kAtOnce), [&](int card) { return text_at_once(t, card) >= 0; });
}

Next settle_next(Frame& f, Table& t) {
  if (!needs_settling(t)) return Next::done;
  if (const int card = dying(t); card >= 0) {
    kill(t, card, f.local[kSettleBy]);
    return Next::again;
  }
  if (is_corrupted(t)) {
    lose(t, t.s.turn, Loss::corrupted);
    return Next::done;
  }
  if (const int card = card_at_once(t); card >= 0 && t.has_room()) {
    use(t, card, text_at_once(t, card), t.speaker(card));
    return Next::again;
  }
  return Next::done;
}
constexpr auto kSettle = steps<Table>({{"look", settle_next, kWaits}});

}  // namespace

bool is_dying(const TableCards& t, int card) {
  return t.facts(card).is_character() && t.wounds(card) >= vitality_of(t, card);
}
bool needs_settling(const Table& t) {
  if (!t.is_settled()) {
    if (dying(t) >= 0 || is_corrupted(t)) return true;
    t.note_settled(true);
  }
  return card_at_once(t) >= 0;
}
void settle(Table& t, int by) { t.push(Code::settle, {by}); }
Procedure<Table> settle_procedure() { return procedure("settle", kSettle); }

}  // namespace mathom::lotr_tcg
