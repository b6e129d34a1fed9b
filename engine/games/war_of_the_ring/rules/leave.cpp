// A card is eliminated, or what is written on it or on an item of it has it cycled instead (rules 5.6, 5.7).
#include "games/war_of_the_ring/cards/targets.h"
#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {
namespace {

Do choose, gone;
constexpr auto kLeave = steps<Table>({{"choose", choose}, {"gone", gone, kAsked}, {"end", nullptr, kWaits}});

using effects::Ability;

// The keys of a replacement, in the order of its table (language.cpp), and its causes.
enum RescueKey : std::size_t { kWhat, kItems, kMay, kLimit };  // kLimit 0: none
constexpr std::uint32_t kAnyCause = 1u << 5;

bool steps_in(const Ability& a, int cause) {
  if (cause == kRemoved || cause == kWithWielder) return false;
  if ((a.causes & kAnyCause) != 0) return true;
  return cause <= kForsakenDeck && (a.causes >> cause & 1) != 0;
}

bool has_items(const TableCards& t, int card) {
  bool any = false;
  t.each_item(card, [&](int) { any = true; });
  return any;
}

// Calls f(ability, source) for each text that would have the card cycled instead.
template <class F>
void each_rescue(const Table& t, int card, int cause, F f) {
  const auto look = [&](int source) {
    for (const int n : t.facts(source).abilities) {
      const Ability& a = t.ability(n);
      if (a.kind != Ability::Kind::replacement || !steps_in(a, cause)) continue;
      if (a.replacement.arg[kLimit] > 0 && marked(t.s, source, kUsed)) continue;
      const AsIfResolving asked(t, source);
      const Frame frame = frame_of(t.owner(source));
      if (!matches(t, a.replacement.arg[kWhat], card, frame)) continue;
      if (effects::first_failing(t, a.first_condition, a.conditions, frame) < 0) f(a, source);
    }
  };
  look(card);
  if (!is_in_play(t.zone(card))) return;
  t.lying_in(t.zone(card)).for_each([&](int source) {
    if (source != card) look(source);
  });
}

struct Rescue {
  bool with_items = false, alone = false, forced = false;
};
Rescue rescue_of(const Table& t, int card, int cause) {
  Rescue r;
  const bool items = has_items(t, card);
  bool own = false;
  each_rescue(t, card, cause, [&](const Ability& a, int source) {
    if (own && has(t.s, RuleId::own_text_first)) return;  // a card's own text is looked at first
    own = source == card;
    if (a.replacement.arg[kItems] != 0 || !items)
      r.with_items = true;
    else
      r.alone = true;
    r.forced = r.forced || a.replacement.arg[kMay] == 0;
  });
  return r;
}

// A limited text has been used up by whoever needed it.
void use_up(Table& t, int card, int cause, bool with_items) {
  bool free = false;
  int used = -1;
  each_rescue(t, card, cause, [&](const Ability& a, int source) {
    if ((a.replacement.arg[kItems] != 0) != with_items && has_items(t, card)) return;
    if (a.replacement.arg[kLimit] == 0)
      free = true;
    else
      used = source;
  });
  if (!free && used >= 0) mark(t.s, used, kUsed);
}

// --- leave
Next choose(Frame& f, Table& t) {
  const int card = f.local[kLeaveCard], cause = f.local[kLeaveCause];
  const Rescue r = rescue_of(t, card, cause);
  const int ways = (r.with_items ? 1 : 0) + (r.alone ? 1 : 0) + (r.forced ? 0 : 1);
  f.answer = answer_of(option(r.with_items ? Verb::with_items : r.alone ? Verb::alone : Verb::none));
  return ways > 1 ? Next::ask : Next::step;
}
Next gone(Frame& f, Table& t) {
  const int card = f.local[kLeaveCard], cause = f.local[kLeaveCause];
  const Verb way = verb_of(f.answer);
  const bool open = is_in_play(t.zone(card));
  const What what =
      cause == kForsakenDeck || cause == kForsakenHand || cause == kForsakenReserve ? What::forsook : What::eliminated;
  if (way == Verb::none) {
    eliminate_with_items(t, card, what);
    return Next::done;
  }
  use_up(t, card, cause, way == Verb::with_items);
  if (open)
    t.each_item(card, [&](int item) {
      if (way == Verb::with_items)
        t.to_cycle(item, true);
      else
        t.to_eliminated(item, true);
    });
  // What a card says of its own end is shown (rule 5.6).
  t.to_cycle(card, true, What::cycled_instead);
  t.push(Code::recycle, {t.owner(card), 0, kIfEmpty});
  return Next::step;
}

}  // namespace

Procedure<Table> leave_procedure() { return procedure("leave", kLeave); }

bool is_rescued(const Table& t, int card, Cause cause) {
  const Rescue r = rescue_of(t, card, cause);
  return r.with_items || r.alone;
}
bool may_pay_with(const Table& t, int card, Cause cause) {
  return !has(t.s, RuleId::saved_cards_cannot_pay) || !is_paying(t) || !is_rescued(t, card, cause);
}

void ask_rescue(const Table& t, Decision& d) {
  const Frame& f = t.s.frames.back();
  const Rescue r = rescue_of(t, f.local[kLeaveCard], f.local[kLeaveCause]);
  d.seat = seat_at(t.owner(f.local[kLeaveCard]));
  d.why = static_cast<std::uint16_t>(Question::rescue);
  d.source = card_at(f.local[kLeaveCard]);
  if (!r.forced) d.options.push_back(option(Verb::none));
  if (r.with_items) d.options.push_back(option(Verb::with_items));
  if (r.alone) d.options.push_back(option(Verb::alone));
}

void eliminate_with_items(Table& t, int card, What what) {
  const bool open = is_in_play(t.zone(card)) || what == What::removed;
  t.each_item(card, [&](int item) { t.to_eliminated(item, true); });
  if (what == What::removed)
    tell_card(t.events, what, t.owner(card), {card_at(card), t.s.cards[card].def, t.zone(card), -1});
  t.to_eliminated(card, open, what == What::forsook ? What::forsook : What::eliminated);
}

void cycle_from(Table& t, int card) {
  const bool open = is_in_play(t.zone(card));
  if (open) t.each_item(card, [&](int item) { t.to_cycle(item, true); });
  t.to_cycle(card, open);
}

}  // namespace mathom::war_of_the_ring
