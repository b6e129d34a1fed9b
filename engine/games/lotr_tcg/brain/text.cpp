#include "games/lotr_tcg/brain/text.h"

#include <algorithm>

#include "effects/control/choosing.h"
#include "effects/control/control.h"
#include "games/lotr_tcg/brain/step_kinds.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"

namespace mathom::lotr_tcg {
namespace {

using effects::Op;

Gain only_worth(int n) { return {.worth = n}; }
// Notes the kind of step that brought it, unless an inner step is already noted.
Gain by(StepKind does, Gain g) {
  if (g.by_most <= 0 && g.worth > 0) g.most = does, g.by_most = g.worth;
  return g;
}
Gain times(Gain g, int n) {
  g.worth *= n, g.ours *= n, g.theirs *= n, g.by_most *= n;
  return g;
}

using Reading = effects::AsIfRunning<TableTexts, Scope>;

class Reader {
 public:
  Reader(const Evaluation& look, Scope& scope, const Frame& frame) : v_(look), scope_(scope), frame_(frame) {}
  Gain block(int pc) const {
    Gain total;
    for (const auto& ops = t().code().ops; pc > 0 && ops[at(pc)].verb != effects::kEnd; ++pc) total += of(ops[at(pc)]);
    return total;
  }
  // What the step does to that card.
  Gain on(const Op& op, StepKind, int card) const;
  Gain of(const Op& op) const { return by(kind_of_step(op.verb), of_step(op)); }

 private:
  const Table& t() const { return v_.t; }
  int value(std::int16_t n) const { return std::clamp(effects::value_of(t(), n, frame_), -20, 20); }
  int seat_of_step(const Op& op) const { return effects::who_of(t(), op, frame_); }
  Gain block_of(int pc, int seat) const {
    Frame inner = frame_;
    inner.local[effects::kSelf] = static_cast<std::int16_t>(seat);
    return Reader(v_, scope_, inner).block(pc);
  }
  int sign(int seat) const { return v_.sign_of(seat); }
  int free_sign() const { return v_.sign_of(t().s.turn); }
  // What a player would choose: the best for this seat, if it or its side chooses.
  Gain chosen(int chooser, const Gain& a, const Gain& b) const {
    const bool better = total_of(v_, b) > total_of(v_, a);
    return better == (sign(chooser) > 0) ? b : a;
  }
  Gain of_step(const Op& op) const;
  Gain of_control(const Op& op, StepKind) const;
  Gain of_choice(const Op& op) const;
  Gain of_cards(const Op& op, StepKind) const;
  Gain of_numbers(const Op& op, StepKind) const;
  Gain of_hands(const Op& op, StepKind) const;
  Gain of_fights(const Op& op, StepKind) const;
  Gain averted() const;
  Gain worn() const;
  Gain given(const Op& op, int card) const;
  Gain modifier(const effects::Op& mod, int card, bool for_fight) const;
  int worth_of(int card) const;  // the value of the card to this seat, if the card exists
  bool fits(const Op& op, StepKind, int card) const;
  void name(const Op& op, StepKind, int card) const;

  const Evaluation& v_;
  Scope& scope_;
  Frame frame_;
};

Gain Reader::of_choice(const Op& op) const {
  const SeatId who = effects::seat_of(t(), op.arg[0], frame_);
  if (!is_player(who)) return {};
  Frame own = frame_;
  own.local[effects::kSelf] = static_cast<std::int16_t>(index(who));
  Gain best;
  bool any = false;
  for (int i = 0; i < op.arg[2]; ++i) {
    const int pc = t().code().lists[at(op.arg[1] + i)];
    if (!effects::block_is_possible(t(), pc, own)) continue;
    const Gain g = block_of(pc, index(who));
    best = any ? chosen(index(who), best, g) : g;
    any = true;
  }
  return best;
}
Gain Reader::of_control(const Op& op, StepKind does) const {
  switch (does) {
    case StepKind::each: {
      Gain total;
      const SeatMask all = effects::seats_of(t(), op.arg[0], frame_);
      for (int seat = 0; seat < t().seats(); ++seat)
        if (contains(all, seat_at(seat))) total += block_of(op.arg[1], seat);
      return total;
    }
    case StepKind::choice: return of_choice(op);
    case StepKind::may: {
      const SeatId who = effects::seat_of(t(), op.arg[0], frame_);
      return is_player(who) ? chosen(index(who), {}, block_of(op.arg[1], index(who))) : Gain{};
    }
    case StepKind::branch: return block(op.arg[effects::first_failing(t(), op.arg[0], op.arg[1], frame_) < 0 ? 2 : 3]);
    case StepKind::amount: scope_.asked = static_cast<std::int16_t>(value(op.arg[2])); return {};
    case StepKind::as_often: {
      const int who = seat_of_step(op);
      return who < 0 ? Gain{} : times(chosen(who, {}, block_of(op.arg[2], who)), std::clamp(value(op.arg[1]), 0, 3));
    }
    case StepKind::repeat: {
      const int who = seat_of_step(op);
      return who < 0 ? Gain{} : times(block_of(op.arg[2], who), std::clamp(value(op.arg[1]), 0, 4));
    }
    case StepKind::instead: {
      Gain g = by(does, averted());
      return g += block(op.arg[0]);
    }
    default: {  // later
      const Gain g = block(op.arg[effects::Later::kThen]);
      return {.worth = g.worth / 2, .most = g.most, .by_most = g.by_most / 2};
    }
  }
}

// What is about to happen and does not.
Gain Reader::averted() const {
  if (t().s.happenings.empty()) return {};
  const effects::Happening& h = t().happening();
  if (h.it < 0 || !t().known(h.it)) return {};
  const int sign = v_.is_friend(h.it) ? 1 : -1;
  switch (h.before) {
    case kAboutToWound: return only_worth(sign * v_.loss_by_wounds(h.it, 1));
    case kAboutToExert: return only_worth(sign * v_.loss_by_wounds(h.it, 1) * v_.weights.exerting / 100);
    case kAboutToHeal: return only_worth(-sign * v_.weights.wound);
    case kAboutToPlay: return only_worth(-sign * (v_.weights.played + 2 * t().facts(h.it).cost));
    default: return {};
  }
}
// The Ring should take only wounds that would kill its bearer, and only while it does not corrupt the bearer.
Gain Reader::worn() const {
  const int bearer = t().ring_bearer(), lives = v_.life(bearer);
  int wounds = 1;
  if (t().s.fight >= 0 && v_.is_in_fight(bearer)) wounds += v_.clash_of(t().s.fight).their_damage;
  const int takes = v_.ring_takes();
  if (takes < wounds) return only_worth(-free_sign() * v_.weights.game);
  if (wounds < lives) return only_worth(-free_sign() * 10);
  return only_worth(free_sign() * v_.weights.game / 2);
}

int Reader::worth_of(int card) const { return (v_.is_friend(card) ? 1 : -1) * v_.loss_of(card); }

Gain Reader::modifier(const effects::Op& mod, int card, bool for_fight) const {
  const int sign = v_.is_friend(card) ? 1 : -1;
  const bool minion = t().facts(card).type == Type::minion;
  switch (mod.verb) {
    case kStrength: {
      const int n = value(mod.arg[1]);
      if (!for_fight) return only_worth(sign * n * v_.weights.strength_later);
      if (!v_.is_in_fight(card)) return {};
      return minion ? Gain{.theirs = n} : Gain{.ours = n};
    }
    case kDamageMore: return for_fight && !v_.is_in_fight(card) ? Gain{} : only_worth(sign * value(mod.arg[1]) * 6);
    case kKeyword: return only_worth(sign * (mod.arg[1] == kFierce ? v_.weights.fierce : 4));
    case kNoWounds:
    case kOneWound: return for_fight && !v_.is_in_fight(card) ? Gain{} : only_worth(sign * v_.weights.wound);
    case kNoHealing:
    case kNoText: return only_worth(-sign * 4);
    case kDefenderMore:
    case kNeedsTriple: return only_worth(sign * 6);
    case kNoArchery: return only_worth(-sign * v_.weights.arrow);
    default: return {};
  }
}
// A card outside a skirmish does not help in it.
Gain Reader::given(const Op& op, int card) const {
  constexpr std::size_t kFirst = effects::kAfterChoosing;
  const int until = op.arg[kFirst + 2];
  const bool for_fight = t().s.phase == kSkirmish && (until == kUntilPhase || until == kUntilSkirmish);
  if (t().s.phase < kManeuver && until == kUntilPhase) return {};
  Gain total;
  for (int i = 0; i < op.arg[kFirst + 1]; ++i)
    total += modifier(t().code().modifiers[at(op.arg[kFirst] + i)], card, for_fight);
  return total;
}

Gain Reader::on(const Op& op, StepKind does, int card) const {
  const bool character = t().is_active(card) && t().facts(card).is_character();
  const int sign = v_.is_friend(card) ? 1 : -1;
  switch (does) {
    case StepKind::give: return given(op, card);
    case StepKind::wound:
      return character ? only_worth(-sign * v_.loss_by_wounds(card, value(op.arg[effects::kAfterChoosing]))) : Gain{};
    case StepKind::exert:
      if (!character) return {};
      return only_worth(-sign * v_.loss_by_wounds(card, value(op.arg[effects::kAfterChoosing])) * v_.weights.exerting /
                        100);
    case StepKind::exhaust: return character ? only_worth(-sign * v_.loss_by_wounds(card, v_.life(card) - 1)) : Gain{};
    case StepKind::heal:
    case StepKind::heal_all: {
      if (!character || t().wounds(card) == 0) return {};
      const int n = does == StepKind::heal ? std::min(t().wounds(card), value(op.arg[effects::kAfterChoosing]))
                                           : t().wounds(card);
      const int each = (v_.life(card) <= 1 ? v_.weights.last_wound : v_.weights.wound) + v_.bears_ring(card) * 4;
      return only_worth(sign * (t().facts(card).type == Type::ally ? each / 3 : each) * n);
    }
    case StepKind::discard:
      if (t().in_play().has(card)) return only_worth(-worth_of(card));
      return only_worth(t().base(card) == kHand ? -sign * v_.weights.drawn - (sign > 0 ? t().facts(card).cost : 0) : 0);
    case StepKind::take: return only_worth(sign * (v_.weights.fetched + t().facts(card).cost));
    case StepKind::put_under:
    case StepKind::shuffle_in: return only_worth(sign * (t().base(card) == kHand ? -v_.weights.drawn : 2));
    case StepKind::play:
      return only_worth(sign * (v_.weights.played + t().facts(card).cost * 2 + t().facts(card).strength));
    case StepKind::transfer: return only_worth(v_.weights.played);
    default: return {};
  }
}
// Whether the card can be meant, as far as it matters for the value.
bool Reader::fits(const Op&, StepKind does, int card) const {
  if (does == StepKind::exert || does == StepKind::exhaust) return t().is_active(card) && may_exert(t(), card);
  if (does == StepKind::discard && t().in_play().has(card)) return !stays(t(), card, frame_.local[effects::kSelf]);
  return t().known(card);
}
void Reader::name(const Op& op, StepKind does, int card) const {
  scope_.chosen = static_cast<std::int16_t>(card);
  if (does == StepKind::give) return;
  const auto& verb = t().language().verb(op.verb);
  if (verb.params.back().kind != effects::Param::Kind::binding) return;
  const int slot = op.arg[at(verb.slot(verb.params.size() - 1))];
  if (slot >= 0 && slot < effects::kMostNames) scope_.named[at(slot)] = static_cast<std::int16_t>(card);
}

// The cards that the player who chooses would take. A card that is only named is one in the skirmish, if there is one.
Gain Reader::of_cards(const Op& op, StepKind does) const {
  const int who = seat_of_step(op);
  if (who < 0) return {};
  const Frame own = effects::seen_by_who(t(), op, frame_);
  effects::Things all;
  t().things(op.arg[effects::kOfWhat], own, all);
  all.erase_if([&](int card) { return !fits(op, does, card); });
  if (all.empty()) return {};
  std::vector<std::pair<int, int>> order;
  for (const int card : all) {
    const Gain g = on(op, does, card);
    const int fights = v_.is_in_fight(card) ? 1 : 0;
    order.emplace_back(
        (sign(who) > 0 ? -1 : 1) * (2 * total_of(v_, g) + 4 * (g.ours - g.theirs) * free_sign()) - fights, card);
  }
  std::sort(order.begin(), order.end());
  const bool counts = does != StepKind::transfer;
  int n = counts ? effects::value_of(t(), op.arg[effects::kHowMany], frame_) : 1;
  const bool fewer = counts && op.arg[effects::kUpTo] != 0;
  Gain total;
  for (const auto& [score, card] : order) {
    if (n-- <= 0 || (fewer && score >= 0)) break;
    total += on(op, does, card);
    name(op, does, card);
  }
  return total;
}

Gain Reader::of_hands(const Op& op, StepKind does) const {
  const int who = seat_of_step(op);
  if (who < 0) return {};
  const int n = std::max(value(op.arg[1]), 0), sign = this->sign(who), deck = t().size(kDrawDeck, who);
  switch (does) {
    case StepKind::draw: return only_worth(sign * v_.weights.drawn * std::min(n, deck));
    case StepKind::discard_random: return only_worth(-sign * v_.weights.drawn * std::min(n, t().size(kHand, who)));
    case StepKind::discard_top: return only_worth(-sign * v_.weights.milled * std::min(n, deck));
    default: return only_worth(v_.weights.looked);
  }
}

Gain Reader::of_numbers(const Op& op, StepKind does) const {
  const HeuristicWeights& k = v_.weights;
  const int shadow = -free_sign();
  const auto n = [&](std::size_t slot) { return value(op.arg[slot]); };
  switch (does) {
    case StepKind::burden: return only_worth(shadow * v_.loss_by_burdens(n(1)));
    case StepKind::unburden: return only_worth(free_sign() * k.burden * std::min<int>(n(1), t().s.burdens[t().s.turn]));
    case StepKind::add_twilight: return only_worth(shadow * k.twilight * n(1));
    case StepKind::remove_twilight: return only_worth(-shadow * k.twilight * std::min<int>(n(1), t().s.twilight));
    case StepKind::move_limit: return only_worth(free_sign() * k.moves * n(0));
    case StepKind::archery: return only_worth((op.arg[0] == 0 ? free_sign() : shadow) * k.arrow * n(1));
    case StepKind::shadow_number: return only_worth(shadow * k.twilight * n(0));
    case StepKind::corrupt: return only_worth(shadow * k.game);
    case StepKind::no_more_moves: return only_worth(shadow * k.moves);
    default: return {};
  }
}

Gain Reader::of_fights(const Op& op, StepKind does) const {
  const auto one = [&](std::size_t slot) {
    effects::Things all;
    if (op.arg[slot] >= 0) t().things(op.arg[slot], frame_, all);
    return all.empty() ? -1 : all.front();
  };
  switch (does) {
    case StepKind::cancel_skirmish: {
      if (!t().language().verb(op.verb).possible(t(), op, frame_)) return {};
      return only_worth(-free_sign() * v_.fight_with(0, 0));
    }
    case StepKind::cancel_assignments: {
      int total = 0;
      for (int i = 0; i < t().s.skirmishes.size(); ++i)
        if (t().s.skirmishes[i].stage == Skirmish::to_fight) total += v_.worth(v_.clash_of(i), v_.weights.unsure);
      return only_worth(-free_sign() * total);
    }
    case StepKind::assign: {
      int a = one(1), b = one(2);
      if (a < 0 || b < 0) return {};
      if (t().facts(a).type != Type::minion) std::swap(a, b);
      if (t().facts(a).type != Type::minion || t().facts(b).type == Type::minion) return {};
      Clash c = v_.meeting(b);
      v_.add(c, a);
      return only_worth(free_sign() * v_.worth(c, v_.weights.unsure));
    }
    default: return {};
  }
}

Gain Reader::of_step(const Op& op) const {
  const StepKind does = kind_of_step(op.verb);
  switch (does) {
    case StepKind::nothing: return {};
    case StepKind::each:
    case StepKind::choice:
    case StepKind::may:
    case StepKind::branch:
    case StepKind::amount:
    case StepKind::as_often:
    case StepKind::repeat:
    case StepKind::instead:
    case StepKind::later: return of_control(op, does);
    case StepKind::draw:
    case StepKind::discard_random:
    case StepKind::discard_top:
    case StepKind::look: return of_hands(op, does);
    case StepKind::burden:
    case StepKind::unburden:
    case StepKind::add_twilight:
    case StepKind::remove_twilight:
    case StepKind::move_limit:
    case StepKind::archery:
    case StepKind::shadow_number:
    case StepKind::corrupt:
    case StepKind::no_more_moves: return of_numbers(op, does);
    case StepKind::assign:
    case StepKind::cancel_skirmish:
    case StepKind::cancel_assignments: return of_fights(op, does);
    case StepKind::wear: return worn();
    // Another companion takes the Ring when its bearer has been killed.
    case StepKind::ring_bearer: return only_worth(free_sign() * v_.weights.game);
    default: return of_cards(op, does);
  }
}

const Op& running_step(const Evaluation& v, const Frame& program) {
  return v.t.code().ops[at(program.local[effects::kPc])];
}

}  // namespace

int total_of(const Evaluation& v, const Gain& g) {
  if (g.ours == 0 && g.theirs == 0) return g.worth;
  const int turned = v.fight_with(g.ours, g.theirs) - v.fight_with(0, 0);
  return g.worth + v.sign_of(v.t.s.turn) * turned;
}

Gain gain_of_text(const Evaluation& v, int source, int ability) {
  const effects::Ability& a = v.t.ability(ability);
  AsIfResolving reading(v.t, source);
  const Reader reader(v, reading.scope, effects::frame_of(v.t.speaker(source)));
  Gain total = reader.block(a.cost);
  return total += reader.block(a.body);
}

Gain gain_of_choice(const Evaluation& v, const Frame& program, int card) {
  const Op& op = running_step(v, program);
  Reading reading(v.t, v.t.scope());
  const Reader reader(v, reading.scope, program);
  return by(kind_of_step(op.verb), reader.on(op, kind_of_step(op.verb), card));
}
Gain gain_of_block(const Evaluation& v, const Frame& program, int nth) {
  const Op& op = running_step(v, program);
  if (kind_of_step(op.verb) != StepKind::choice || nth < 0 || nth >= op.arg[2]) return {};
  Frame own = program;
  own.local[effects::kSelf] = program.local[effects::kA];
  Reading reading(v.t, v.t.scope());
  return Reader(v, reading.scope, own).block(v.t.code().lists[at(op.arg[1] + nth)]);
}
Gain gain_of_going_on(const Evaluation& v, const Frame& program) {
  const Op& op = running_step(v, program);
  const StepKind does = kind_of_step(op.verb);
  Reading reading(v.t, v.t.scope());
  const Reader reader(v, reading.scope, program);
  if (does == StepKind::may) return reader.block(op.arg[1]);
  return does == StepKind::as_often ? reader.block(op.arg[2]) : only_worth(1);
}
// The following steps know the number.
Gain gain_of_number(const Evaluation& v, const Frame& program, int n) {
  if (kind_of_step(running_step(v, program).verb) != StepKind::amount) return only_worth(n);
  Reading reading(v.t, v.t.scope());
  reading.scope.asked = static_cast<std::int16_t>(n);
  return Reader(v, reading.scope, program).block(program.local[effects::kPc] + 1);
}

}  // namespace mathom::lotr_tcg
