// Skirmishes (rule 11): one after the other in the order that the Free Peoples player chooses, each a phase of its own.
#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

using Do = Next(Frame&, Table&);
Do choose_next, chosen;
constexpr auto kSkirmishes = steps<Table>({{"next", choose_next, kWaits}, {"chosen", chosen, kAsked}});
Do begin_skirmish, resolve, hurt_losers, tell_all, tell_losses, tell_wins, end_skirmish, after_skirmish;
constexpr auto kFight = steps<Table>({{"begin", begin_skirmish},
                                      {"resolve", resolve, kWaits},
                                      {"losses", hurt_losers, kWaits},
                                      {"told", tell_all, kWaits},
                                      {"lost", tell_losses, kWaits},
                                      {"won", tell_wins, kWaits},
                                      {"end", end_skirmish, kWaits},
                                      {"after", after_skirmish, kWaits}});

// kFightPlace: in State::skirmishes; kFightWounds: how many each loser still takes; kFightLast: who of them took the
// last one; kFightBy: one of the winners; kFightTimes: how many times as strong they are; kFightFace: who began it as
// the defender.
enum FightSlot : std::size_t { kFightPlace, kFightWounds, kFightLast, kFightBy, kFightTimes, kFightFace };

template <class F>
void each_fighter(const TableCards& t, int place, F f) {
  const CardSet all = t.in_play();
  all.for_each([&](int card) {
    if (t.s.pieces[card].fight == place + 1) f(card);
  });
}

// --- which one is next
bool can_take_place(const TableCards& t, int place) {
  const Skirmish& k = t.s.skirmishes[place];
  return k.stage == Skirmish::to_fight && k.defender >= 0 && has_minions(t, place);
}
int count_left(const TableCards& t, int& first) {
  int n = 0;
  for (int i = t.s.skirmishes.size() - 1; i >= 0; --i)
    if (can_take_place(t, i)) ++n, first = i;
  return n;
}
void disband(TableMoves& t) {
  t.in_play().for_each([&](int card) { t.s.pieces[card].fight = 0; });
  t.s.skirmishes.clear();
  t.s.fight = -1;
  t.changed();
}
Next choose_next(Frame& f, Table& t) {
  if (needs_settling(t)) {
    settle(t);
    return Next::again;
  }
  int first = -1;
  const int left = is_skipped(t, kSkirmish) ? 0 : count_left(t, first);
  if (left == 0) {
    disband(t);
    return Next::done;
  }
  if (left > 1) return Next::ask;
  f.answer = answer_of(card_option(Verb::fight, card_at(t.s.skirmishes[first].defender), first));
  return Next::step;
}
Next chosen(Frame& f, Table& t) {
  const int place = take(f).amount;
  go_to(f, kSkirmishes["next"]);
  t.push(Code::skirmish, {place});
  return Next::again;
}

// --- one of them
Next begin_skirmish(Frame& f, Table& t) {
  const int place = f.local[kFightPlace];
  begin_phase(t, kSkirmish);
  t.s.fight = static_cast<std::int8_t>(place);
  t.s.skirmishes[place].stage = Skirmish::fighting;
  t.unmark_all(kHurt | kWonFight | kLostFight);
  t.changed();
  const int defender = t.s.skirmishes[place].defender;
  f.local[kFightFace] = static_cast<std::int16_t>(defender);
  mathom::tell_card(t.events, What::skirmish, t.s.turn, {.card = card_at(defender), .face = t.s.cards[defender].def});
  t.push(Code::window, {t.s.turn});
  return Next::step;
}

// The side with more strength wins, of equal ones the Shadow; twice as much overwhelms, for some it takes three times.
// A side that is gone has none (rules 11.2 to 11.5). How many times as strong: 3, 2, or 1.
int times_as_strong(int strong, int weak) {
  if (strong == 0) return 1;
  return strong >= 3 * weak ? 3 : strong >= 2 * weak ? 2 : 1;
}
// Who was killed in the middle as the last of their side has lost with it, unless others have taken their place (R15).
void settle_the_gone(TableMoves& t, int place, bool defended) {
  const bool minions = has_minions(t, place), defender = t.s.skirmishes[place].defender >= 0;
  t.each_marked(kLostFight, [&](int card) {
    const bool minion = t.facts(card).type == Type::minion;
    if (minion != defended || (minion ? minions : defender)) unmark(t.s, card, kLostFight);
  });
}
void settle_marks(Table& t, Frame& f, bool defended) {
  const int place = f.local[kFightPlace];
  settle_the_gone(t, place, defended);
  int damage = 0;
  f.local[kFightBy] = -1;
  each_fighter(t, place, [&](int card) {
    const bool won = (t.facts(card).type == Type::minion) != defended;
    t.mark(card, won ? kWonFight : kLostFight);
    if (!won) return;
    damage += damage_of(t, card);
    if (f.local[kFightBy] < 0) f.local[kFightBy] = static_cast<std::int16_t>(card);
  });
  f.local[kFightWounds] = static_cast<std::int16_t>(1 + damage);
  f.local[kFightLast] = -1;
}
Next resolve(Frame& f, Table& t) {
  const int place = f.local[kFightPlace];
  const Skirmish& k = t.s.skirmishes[place];
  if (k.stage == Skirmish::cancelled) return go_to(f, kFight["end"]);
  const int strong = strength_for(t, place), evil = strength_against(t, place);
  const bool defended = strong > evil;
  settle_marks(t, f, defended);
  const int face = k.defender >= 0 ? k.defender : f.local[kFightFace];
  mathom::tell_card(
      t.events, What::won, t.s.turn,
      {.card = card_at(face), .face = t.s.cards[face].def, .from = strong, .to = evil, .amount = defended ? 1 : 0});
  f.local[kFightTimes] =
      static_cast<std::int16_t>(defended ? times_as_strong(strong, evil) : times_as_strong(evil, strong));
  return Next::step;
}

// Wounds one at a time, all losers in step. Who is overwhelmed is killed instead.
int next_loser(const TableCards& t, const Frame& f) {
  const auto fights = [&](int card) { return t.s.pieces[card].fight == f.local[kFightPlace] + 1; };
  int loser = f.local[kFightLast];
  do loser = t.next_marked(loser + 1, kLostFight);
  while (loser >= 0 && !fights(loser));
  return loser;
}
bool is_overwhelmed(const Table& t, const Frame& f, int loser) {
  return f.local[kFightTimes] >= (needs_triple(t, loser) ? 3 : 2);
}
Next hurt_losers(Frame& f, Table& t) {
  if (f.local[kFightWounds] <= 0) {
    f.local[kFightLast] = -1;
    return Next::step;
  }
  const int loser = next_loser(t, f);
  if (loser < 0) {
    f.local[kFightLast] = -1;
    --f.local[kFightWounds];
    return Next::again;
  }
  f.local[kFightLast] = static_cast<std::int16_t>(loser);
  if (is_overwhelmed(t, f, loser)) {
    mathom::tell_card(t.events, What::overwhelmed, t.owner(loser),
                      {.card = card_at(loser), .face = t.s.cards[loser].def});
    kill(t, loser, f.local[kFightBy]);
  } else {
    wound(t, loser, f.local[kFightBy]);
  }
  return Next::again;
}

// Who has won and who has lost, the dead too, is one moment for required texts. Of what players may do then, they are
// asked for each who has lost first, then for each who has won, by their numbers.
Next tell_all(Frame&, Table& t) {
  all_at_once(t, kLosesSkirmish);
  return Next::step;
}
int next_told(const TableCards& t, const Frame& f, Mark m) { return t.next_marked(f.local[kFightLast] + 1, m); }
Next tell_losses(Frame& f, Table& t) {
  const int before = f.local[kFightLast], loser = next_told(t, f, kLostFight);
  // Their numbers put those of one player side by side (ruling R12).
  const bool is_next_player = before >= 0 && loser >= 0 && t.owner(before) != t.owner(loser);
  if (is_next_player && !has(t.s, RuleId::once_for_all_losers)) end_of_limit(t, kOnceEachLoser);
  f.local[kFightLast] = static_cast<std::int16_t>(loser);
  if (loser < 0) return Next::step;
  one_of_all(t, kLosesSkirmish, loser, f.local[kFightBy]);
  return Next::again;
}
Next tell_wins(Frame& f, Table& t) {
  const int winner = next_told(t, f, kWonFight);
  f.local[kFightLast] = static_cast<std::int16_t>(winner);
  if (winner >= 0) {
    if (t.is_active(winner)) one_of_all(t, kWinsSkirmish, winner, t.next_marked(0, kLostFight));
    return Next::again;
  }
  t.s.skirmishes[f.local[kFightPlace]].stage = Skirmish::fought;
  return Next::step;
}
Next end_skirmish(Frame&, Table& t) {
  end_until(t, kUntilSkirmish);  // what texts give now is for the next one
  moment(t, kSkirmishEnds);
  return Next::step;
}
Next after_skirmish(Frame& f, Table& t) {
  each_fighter(t, f.local[kFightPlace], [&](int card) { t.s.pieces[card].fight = 0; });
  t.unmark_all(kHurt | kWonFight | kLostFight);
  t.s.fight = -1;
  end_phase(t);
  end_of_limit(t, kOnceSkirmish);
  end_of_limit(t, kOnceEachLoser);
  return Next::done;
}

}  // namespace

Procedure<Table> skirmishes_procedure() { return procedure("skirmishes", kSkirmishes); }
Procedure<Table> skirmish_procedure() { return procedure("skirmish", kFight); }

CardSet minions_in(const TableCards& t, int place) {
  CardSet out;
  t.minions().for_each([&](int card) {
    if (t.s.pieces[card].fight == place + 1) out.insert(card);
  });
  return out;
}
bool has_minions(const TableCards& t, int place) {
  return first_of(t.minions(), [&](int card) { return t.s.pieces[card].fight == place + 1; }) >= 0;
}
int strength_against(const Table& t, int place) {
  int sum = 0;
  minions_in(t, place).for_each([&](int card) { sum += strength_of(t, card); });
  return sum;
}
int strength_for(const Table& t, int place) {
  const int defender = t.s.skirmishes[place].defender;
  return defender < 0 ? 0 : strength_of(t, defender);
}

void cancel(TableMoves& t, int place) {
  Skirmish& k = t.s.skirmishes[place];
  if (k.stage > Skirmish::fighting) return;
  if (const int defender = k.defender; defender >= 0)
    mathom::tell_card(t.events, What::cancelled, t.s.turn,
                      {.card = card_at(defender), .face = t.s.cards[defender].def});
  k.stage = Skirmish::cancelled;
  each_fighter(t, place, [&](int card) { t.s.pieces[card].fight = 0; });
  t.changed();
}

void ask_skirmishes(const TableCards& t, Decision& d) {
  ask_why(d, t.s.turn, Question::next);
  d.ask = Ask::order;
  for (int i = 0; i < t.s.skirmishes.size(); ++i)
    if (can_take_place(t, i)) d.options.push_back(card_option(Verb::fight, card_at(t.s.skirmishes[i].defender), i));
}

}  // namespace mathom::lotr_tcg
