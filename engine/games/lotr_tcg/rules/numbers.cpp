#include "games/lotr_tcg/rules/numbers.h"

#include <algorithm>

#include "games/lotr_tcg/rules/phases.h"

namespace mathom::lotr_tcg {
namespace {

using effects::Op;

// Where the parameters of modifiers stand (cards/language.cpp).
enum ModSlot : std::size_t {
  kModOn = 0,
  kModN = 1,
  kModWord = 1,
  kModTo = 1,
  kModFrom = 1,
  kModCostTo = 2,
  kModFirst = 0
};

// A modifier may ask for a number that asks for the modifier again, if somebody writes such cards. Then it ends here.
class Deeper {
 public:
  explicit Deeper(const Table& t) : t_(t) { ++t_.questions; }
  ~Deeper() { --t_.questions; }
  Deeper(const Deeper&) = delete;
  Deeper& operator=(const Deeper&) = delete;
  bool is_too_deep() const {
    constexpr int kDeepest = 12;
    return t_.questions > kDeepest;
  }

 private:
  const Table& t_;
};

// A first question, for which the text need not be looked at as if it ran: could that filter of the source mean the
// card?
bool may_mean(const Table& t, int filter, int source, int card) {
  const effects::Filter& f = effects::filter_at(t.code(), filter);
  if (f.word < 0) return t.known(card) && t.printed(filter).prints.has(t.print(card));
  if (f.target_kind != kCardTarget) return true;
  return f.word == kThis ? card == source : f.word != kBearer || card == t.bearer(source);
}

// Calls f(modifier, number, source) for every modifier of that kind that the card has: by texts that stand, or for a
// time.
template <class F>
void each_on(const Table& t, int kind, int card, bool numbered, F f) {
  if (!t.is_given(kind)) return;
  const Deeper deeper(t);
  if (deeper.is_too_deep()) return;
  const auto may_be_on = [&](int source, const Op& op) { return may_mean(t, op.arg[kModOn], source, card); };
  effects::each_in_force(t, kind, may_be_on, [&](int source, const Op& op, const Frame& frame) {
    if (t.means(op.arg[kModOn], card, frame)) f(op, numbered ? effects::value_of(t, op.arg[kModN], frame) : 0, source);
  });
  if (t.is_given_for_a_time(kind)) effects::each_timed(t.code(), t.s.timed, kind, card, f);
}
int sum_on(const Table& t, int kind, int card) {
  int sum = 0;
  each_on(t, kind, card, true, [&](const Op&, int n, int) { sum += n; });
  return sum;
}
bool is_on(const Table& t, int kind, int card) {
  bool found = false;
  each_on(t, kind, card, false, [&](const Op&, int, int) { found = true; });
  return found;
}
// Of modifiers that are about no card.
int sum_of_all(const Table& t, int kind) {
  const Deeper deeper(t);
  int sum = 0;
  if (deeper.is_too_deep()) return sum;
  effects::each_in_force(
      t, kind, [&](int, const Op& op, const Frame& frame) { sum += effects::value_of(t, op.arg[kModFirst], frame); });
  return sum;
}
bool names_phase(const Table& t, int kind, int phase) {
  bool found = false;
  effects::each_in_force(t, kind,
                         [&](int, const Op& op, const Frame&) { found = found || op.arg[kModFirst] == phase; });
  return found;
}

// --- strength
// What takes from a character the bonuses that certain cards give.
struct Withheld {
  const Table& t;
  int character;
  bool any = false;

  Withheld(const Table& table, int who) : t(table), character(who) {
    effects::each_in_force(t, kNoBonus, [&](int, const Op&, const Frame&) { any = true; });
    effects::each_in_force(t, kGivesNoStrength, [&](int, const Op&, const Frame&) { any = true; });
    any = any || t.is_given_for_a_time(kGivesNoStrength) || t.is_given_for_a_time(kNoBonus);
  }
  bool counts(int source, int n) const {
    if (!any || n <= 0 || source < 0 || source == character) return true;
    if (is_on(t, kGivesNoStrength, source)) return false;
    bool kept = true;
    effects::each_in_force(t, kNoBonus, [&](int, const Op& op, const Frame& frame) {
      if (t.means(op.arg[kModOn], character, frame) && t.means(op.arg[kModFrom], source, frame)) kept = false;
    });
    effects::each_timed(t.code(), t.s.timed, kNoBonus, character, [&](const Op& op, int, int giver) {
      const AsIfResolving asked(t, giver);
      if (t.means(op.arg[kModFrom], source, t.frame_for(giver))) kept = false;
    });
    return kept;
  }
};

template <class F>
void each_active_borne(const TableCards& t, int character, F f) {
  t.each_borne(character, [&](int card) {
    if (t.is_active(card)) f(card);
  });
}

// --- playing
// What its own text says of itself holds wherever it lies; what others say, while they stand.
template <class F>
void each_about_playing(const Table& t, int kind, int card, F f) {
  if (((t.given_kinds() | t.gives(card)) >> kind & 1) == 0) return;
  const Deeper deeper(t);
  if (deeper.is_too_deep()) return;
  if (!t.is_active(card))
    effects::each_modifier_of(t, card, kind, [&](const Op& op, const Frame& frame) {
      if (effects::is_word(t.code(), op.arg[kModOn], kThis)) f(op, frame);
    });
  const auto may_be_on = [&](int source, const Op& op) { return may_mean(t, op.arg[kModOn], source, card); };
  effects::each_in_force(t, kind, may_be_on, [&](int, const Op& op, const Frame& frame) {
    if (t.means(op.arg[kModOn], card, frame)) f(op, frame);
  });
}
bool is_opponent(const TableTexts& t, int source, int seat) { return t.speaker(source) != seat; }

int archers(const Table& t, Side side) {
  int n = 0;
  t.active_cards().for_each([&](int card) {
    const CardFacts& facts = t.facts(card);
    if (!facts.is_character() || facts.side() != side || !takes_part(t, card)) return;
    if (has_keyword(t, card, kArcher) && !is_on(t, kNoArchery, card)) ++n;
  });
  return n;
}

}  // namespace

// --- characters
namespace {

// Calls f(source, amount, by_text) for everything that makes up a strength, in the order in which it counts.
template <class F>
void each_strength_part(const Table& t, int character, F f) {
  const Withheld withheld(t, character);
  f(character, t.facts(character).strength, false);
  each_active_borne(t, character, [&](int card) {
    if (const int n = t.facts(card).strength; withheld.counts(card, n)) f(card, n, false);
  });
  each_on(t, kStrength, character, true, [&](const Op&, int n, int source) {
    if (withheld.counts(source, n)) f(source, n, true);
  });
}

}  // namespace

int strength_of(const Table& t, int character) {
  int sum = 0;
  each_strength_part(t, character, [&](int, int n, bool) { sum += n; });
  return std::max(sum, 0);
}
std::vector<StrengthPart> strength_parts(const Table& t, int character) {
  std::vector<StrengthPart> out;
  each_strength_part(t, character, [&](int source, int n, bool by_text) {
    if (n != 0 || out.empty()) out.push_back({source, n, by_text});
  });
  return out;
}
int vitality_of(const TableCards& t, int character) {
  int sum = t.facts(character).vitality;
  each_active_borne(t, character, [&](int card) { sum += t.facts(card).vitality; });
  return std::max(sum, 0);
}
int resistance_of(const TableCards& t, int seat) { return t.facts(t.s.ring_bearer[at(seat)]).resistance; }

// Cards that are not in play have what is printed on them.
bool has_keyword(const Table& t, int card, int keyword) {
  switch (keyword) {
    case kDamage: return damage_of(t, card) > 0;
    case kDefender: return defender_of(t, card) > 0;
    case kBearsTheRing: return card == t.s.ring_bearer[at(t.owner(card))];
    default: break;
  }
  if ((t.facts(card).keywords >> keyword & 1) != 0) return true;
  bool found = false;
  each_on(t, kKeyword, card, false, [&](const Op& op, int, int) { found = found || op.arg[kModWord] == keyword; });
  return found;
}
bool is_fierce(const Table& t, int minion) { return has_keyword(t, minion, kFierce); }
int damage_of(const Table& t, int character) {
  return std::max(t.facts(character).damage + sum_on(t, kDamageMore, character), 0);
}
int defender_of(const Table& t, int companion) { return std::max(sum_on(t, kDefenderMore, companion), 0); }
bool is_exhausted(const TableCards& t, int character) { return vitality_of(t, character) - t.wounds(character) <= 1; }
bool is_roaming(const TableCards& t, int minion) {
  return t.facts(minion).type == Type::minion && t.facts(minion).site > t.site_number();
}

// --- what is given for a time
namespace {

// Could a minion that the modifier means still be assigned? In the fierce assignment only one that is fierce.
bool could_be_assigned(const Table& t, const effects::Op& m, const Frame& f) {
  bool could = false;
  t.in_play().for_each([&](int card) {
    could = could || (fights_now(t, card) && !is_assigned(t, card) && t.means(m.arg[kModTo], card, f));
  });
  return could;
}

}  // namespace

bool Table::would_give(const effects::Op& m, int thing, int n, const Frame& f) const {
  switch (m.verb) {
    case kStrength: {
      const std::int16_t by = m.arg[kModN];
      const bool is_loss = by < effects::kComputed ? by < 0 : code().values[at(by - effects::kComputed)].times < 0;
      return n != 0 && (is_loss || Withheld(*this, thing).counts(scope().source, n));
    }
    case kKeyword: return !has_keyword(*this, thing, m.arg[kModWord]);
    case kTakesPart: return facts(thing).type == Type::ally && !takes_part(*this, thing);
    case kNeedsTriple:
    case kOneWound:
    case kNoWounds:
    case kNoHealing:
    case kGivesNoStrength:
    case kNoText:
    case kNoArchery:
    case kStays: return !is_on(*this, m.verb, thing);
    case kNotAssignedTo: {
      bool has_it = false;
      effects::each_timed(code(), s.timed, m.verb, thing, [&](const effects::Op& had, int, int source) {
        has_it = has_it || (&had == &m && source == scope().source);
      });
      return !has_it && could_be_assigned(*this, m, f);
    }
    default: return n != 0;
  }
}

// --- playing and moving
int roaming_cost_of(const Table& t, int card) {
  constexpr int kUsual = 2;
  if (t.facts(card).type != Type::minion || t.facts(card).site <= t.site_number()) return 0;
  int sum = kUsual;
  each_about_playing(t, kRoaming, card,
                     [&](const Op& op, const Frame& frame) { sum += effects::value_of(t, op.arg[kModN], frame); });
  return std::max(sum, 0);
}
bool may_cost_change(const TableTexts& t, int card) { return ((t.given_kinds() | t.gives(card)) >> kCost & 1) != 0; }
int cost_of(const Table& t, int card, int on) {
  int sum = t.facts(card).cost;
  each_about_playing(t, kCost, card, [&](const Op& op, const Frame& frame) {
    if (op.arg[kModCostTo] >= 0 && (on < 0 || !t.means(op.arg[kModCostTo], on, frame))) return;
    sum += effects::value_of(t, op.arg[kModN], frame);
  });
  return std::max(sum, 0) + roaming_cost_of(t, card);
}
int shadow_number_of(const Table& t, int site) {
  return std::max(t.facts(site).cost + sum_of_all(t, kShadowNumber) + t.s.shadow_more, 0);
}
int move_limit(const Table& t) {
  if (t.s.no_more_moves != 0) return t.s.moves;
  return std::max<int>(t.s.move_limit, 1);
}

// --- archery and skirmishes
int archery_total(const Table& t, Side side) {
  const bool free = side == Side::free_peoples;
  const int more = free ? t.s.archery_more : t.s.arrows_more;
  return std::max(archers(t, side) + sum_of_all(t, free ? kFellowshipArchery : kMinionArchery) + more, 0);
}
bool takes_part(const Table& t, int character) {
  if (!t.is_active(character)) return false;
  if (t.facts(character).type != Type::ally) return true;
  return t.facts(character).site == t.site_number() || is_on(t, kTakesPart, character);
}
int site_where(const Table& t, int character) {
  const bool at_home = t.facts(character).type == Type::ally && !takes_part(t, character);
  return at_home ? t.site_at(t.facts(character).site) : t.site_card();
}
int site_here(const TableCards& t, int source) {
  const CardFacts& facts = t.facts(source);
  if (facts.type == Type::site) return source;
  return facts.type == Type::ally ? t.site_at(facts.site) : t.bearer(source);
}
bool may_exert(const TableCards& t, int character) { return !is_exhausted(t, character); }
bool may_be_wounded(const Table& t, int character) {
  if (is_on(t, kNoWounds, character)) return false;
  return t.s.phase != kSkirmish || !marked(t.s, character, kHurt) || !is_on(t, kOneWound, character);
}
bool may_heal(const Table& t, int character) { return t.wounds(character) > 0 && !is_on(t, kNoHealing, character); }
bool burdens_may_go(const Table& t) {
  bool stay = false;
  effects::each_in_force(t, kBurdensStay, [&](int, const Op&, const Frame&) { stay = true; });
  return !stay;
}
bool needs_triple(const Table& t, int character) { return is_on(t, kNeedsTriple, character); }

// --- what may be done
bool stays(const Table& t, int card, int discarding_seat) {
  bool found = false;
  each_on(t, kStays, card, false,
          [&](const Op&, int, int source) { found = found || is_opponent(t, source, discarding_seat); });
  return found;
}
bool may_be_assigned(const Table& t, int minion, int defender, int assigning_seat) {
  bool may = true;
  each_on(t, kNotAssignedTo, defender, false, [&](const Op& op, int, int source) {
    const AsIfResolving asked(t, source);
    if (is_opponent(t, source, assigning_seat) && t.means(op.arg[kModTo], minion, t.frame_for(source))) may = false;
  });
  return may;
}
bool is_skipped(const Table& t, int phase) { return names_phase(t, kSkip, phase); }
bool is_forbidden(const Table& t, int phase) { return names_phase(t, kForbid, phase); }
bool may_be_played(const Table& t, int card) {
  bool may = true;
  each_about_playing(t, kNotPlayed, card, [&](const Op&, const Frame&) { may = false; });
  return may;
}
bool has_text(const Table& t, int card) { return !is_on(t, kNoText, card); }
bool is_extra_weapon(const Table& t, int card) {
  bool found = false;
  effects::each_modifier_of(t, card, kExtraWeapon, [&](const Op&, const Frame&) { found = true; });
  return found;
}

}  // namespace mathom::lotr_tcg
