// Texts: their main effect, whether they respond to what happens, and what they ask to choose.
#include <algorithm>

#include "effects/control/choosing.h"
#include "effects/control/control.h"
#include "effects/run/options.h"
#include "games/lotr_tcg/brain/reason.h"
#include "games/lotr_tcg/brain/text.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

// What the text does, as words in a sentence; empty if there is nothing to name.
std::string_view does_words(StepKind does) {
  switch (does) {
    case StepKind::give: return "lotr_tcg.does.give";
    case StepKind::exert:
    case StepKind::exhaust: return "lotr_tcg.does.exert";
    case StepKind::wound: return "lotr_tcg.does.wound";
    case StepKind::heal:
    case StepKind::heal_all: return "lotr_tcg.does.heal";
    case StepKind::discard: return "lotr_tcg.does.discard";
    case StepKind::discard_random:
    case StepKind::discard_top: return "lotr_tcg.does.lose_cards";
    case StepKind::draw: return "lotr_tcg.does.draw";
    case StepKind::take: return "lotr_tcg.does.take";
    case StepKind::play: return "lotr_tcg.does.play";
    case StepKind::transfer: return "lotr_tcg.does.transfer";
    case StepKind::look: return "lotr_tcg.does.look";
    case StepKind::burden: return "lotr_tcg.does.burden";
    case StepKind::unburden: return "lotr_tcg.does.unburden";
    case StepKind::add_twilight: return "lotr_tcg.does.add_twilight";
    case StepKind::remove_twilight: return "lotr_tcg.does.remove_twilight";
    case StepKind::move_limit: return "lotr_tcg.does.move_limit";
    case StepKind::archery: return "lotr_tcg.does.archery";
    case StepKind::shadow_number: return "lotr_tcg.does.shadow_number";
    case StepKind::assign: return "lotr_tcg.does.assign";
    case StepKind::cancel_skirmish:
    case StepKind::cancel_assignments: return "lotr_tcg.does.cancel";
    case StepKind::no_more_moves: return "lotr_tcg.does.no_more_moves";
    case StepKind::instead: return "lotr_tcg.does.instead";
    default: return {};
  }
}
Phrase use_reason(const Gain& g) {
  const std::string_view words = does_words(g.most);
  if (words.empty()) return {"lotr_tcg.reason.use", {}};
  return Phrase{"lotr_tcg.reason.use_for", {}}.word("does", words);
}

bool puts_on_ring(const Table& t, int ability) {
  const auto& ops = t.code().ops;
  const int body = t.ability(ability).body;
  for (int pc = body; pc > 0 && ops[at(pc)].verb != effects::kEnd; ++pc)
    if (kind_of_step(ops[at(pc)].verb) == StepKind::wear) return true;
  return false;
}
// The Ring should take only wounds that would kill its bearer, and only while it does not corrupt the bearer.
Phrase ring_reason(const Thought& x, bool puts_on) {
  const Table& t = x.t();
  const int bearer = t.ring_bearer(), lives = x.v.life(bearer), seat = t.s.turn;
  int wounds = 1;
  if (t.s.fight >= 0 && x.v.is_in_fight(bearer)) wounds += x.v.clash_of(t.s.fight).their_damage;
  const bool corrupts = x.v.ring_takes() < wounds;
  const std::string_view key = puts_on
                                   ? (wounds >= lives ? "lotr_tcg.reason.ring_saves" : "lotr_tcg.reason.ring_spares")
                               : corrupts       ? "lotr_tcg.reason.ring_corrupts"
                               : wounds < lives ? "lotr_tcg.reason.ring_waits"
                                                : "lotr_tcg.reason.tried";
  return Phrase{key, {}}
      .number("n", t.s.burdens[at(seat)])
      .number("limit", resistance_of(t, seat))
      .number("wounds", wounds)
      .number("left", std::max(0, lives - wounds));
}

const effects::Op& step_of(const Thought& x) { return x.t().code().ops[at(x.t().s.frames.back().local[effects::kPc])]; }
bool is_running(const TableCards& t) { return static_cast<Code>(t.s.frames.back().code) == Code::program; }

// --- a card that a text asks for
Phrase card_reason(const Thought& x, const Option& o) {
  if (o.subject == CardId::none && o.amount >= 0 && o.amount < kPrints) return {"lotr_tcg.reason.from_deck", {}};
  const int card = o.subject == CardId::none ? -1 : index(o.subject);
  if (card < 0 || card >= x.t().cards() || !x.t().known(card)) return {"lotr_tcg.reason.unseen", {}};
  const StepKind does = kind_of_step(step_of(x).verb);
  const bool fights = x.t().is_active(card) && x.t().facts(card).is_character();
  const bool hurts = does == StepKind::wound || does == StepKind::exert || does == StepKind::exhaust;
  if (fights && hurts) return x.named("lotr_tcg.reason.vitality", card).number("n", x.v.life(card));
  if (fights && (does == StepKind::heal || does == StepKind::heal_all))
    return x.named("lotr_tcg.reason.wounds", card).number("n", x.t().wounds(card));
  if (!x.is_best(o)) return {"lotr_tcg.reason.tried", {}};
  const Gain g = gain_of_choice(x.v, x.t().s.frames.back(), card);
  return x.named(total_of(x.v, g) > 0 ? "lotr_tcg.reason.most" : "lotr_tcg.reason.least", card);
}

}  // namespace

Phrase reason_of_text(const Thought& x, int source, int ability, int cost) {
  const Gain g = gain_of_text(x.v, source, ability);
  if (cost < 0) return use_reason(g);
  const std::string_view words = does_words(g.most);
  const std::string_view key = words.empty() ? (x.is_shadow() ? "lotr_tcg.reason.event.pays" : "lotr_tcg.reason.event")
                               : x.is_shadow() ? "lotr_tcg.reason.event_for.pays"
                                               : "lotr_tcg.reason.event_for";
  Phrase p{key, {}};
  p.number("cost", cost).number("pool", x.t().s.twilight);
  return words.empty() ? p : p.word("does", words);
}

Phrase reason_to_answer(const Thought& x, const Option& o) {
  const Table& t = x.t();
  if (static_cast<Question>(x.d.why) == Question::may) {
    const Frame& f = t.s.frames.back();
    if (o.verb != effects::kYes) return {"lotr_tcg.reason.leave", {}};
    return use_reason(gain_of_text(x.v, f.local[effects::kAbilitySource], f.local[effects::kAbilityWhich]));
  }
  const auto is_ring = [&](const Option& other) {
    return other.verb == effects::kThisOne && other.amount >= 0 && puts_on_ring(t, other.amount);
  };
  if (o.verb != effects::kThisOne || o.amount < 0)
    return std::any_of(x.d.options.begin(), x.d.options.end(), is_ring) ? ring_reason(x, false)
                                                                        : Phrase{"lotr_tcg.reason.leave", {}};
  if (is_ring(o)) return ring_reason(x, true);
  const int card = index(o.subject);
  return reason_of_text(x, card, o.amount, t.base(card) == kHand ? cost_of(t, card) : -1);
}

Phrase reason_to_choose(const Thought& x, const Option& o) {
  if (!is_running(x.t())) return {"lotr_tcg.reason.tried", {}};
  const Frame& f = x.t().s.frames.back();
  switch (o.verb) {
    case effects::kThisOne: return card_reason(x, o);
    case effects::kNoMore: return {"lotr_tcg.reason.no_more", {}};
    case effects::kNo: return {"lotr_tcg.reason.leave", {}};
    case effects::kYes: return use_reason(gain_of_going_on(x.v, f));
    case effects::kPick: return use_reason(gain_of_block(x.v, f, o.amount));
    case effects::kAmount: return Phrase{"lotr_tcg.reason.amount", {}}.number("n", o.amount);
    default: return {"lotr_tcg.reason.tried", {}};
  }
}

}  // namespace mathom::lotr_tcg
