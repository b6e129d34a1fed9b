// Action phases: what a card does for its player, and what it costs.
#include <algorithm>

#include "games/lotr_tcg/brain/actions.h"
#include "games/lotr_tcg/brain/reason.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

int acting_card(const Option& o) { return index(o.subject); }
int acting_host(const Option& o) { return o.object == CardId::none ? -1 : index(o.object); }

// A sentence in three forms: the Free Peoples player gives the Shadow what they spend, or nothing; the Shadow pays from
// the pool.
struct Priced {
  std::string_view gives, free, pays;
};
constexpr Priced kFighter{"lotr_tcg.reason.fighter", "lotr_tcg.reason.fighter.free", "lotr_tcg.reason.fighter.pays"};
constexpr Priced kStronger{"lotr_tcg.reason.stronger", "lotr_tcg.reason.stronger.free",
                           "lotr_tcg.reason.stronger.pays"};
constexpr Priced kHardier{"lotr_tcg.reason.hardier", "lotr_tcg.reason.hardier.free", "lotr_tcg.reason.hardier.pays"};
constexpr Priced kHelps{"lotr_tcg.reason.helps", "lotr_tcg.reason.helps.free", "lotr_tcg.reason.helps.pays"};
constexpr Priced kHinders{"lotr_tcg.reason.hinders", "lotr_tcg.reason.hinders.free", "lotr_tcg.reason.hinders.pays"};
constexpr Priced kLies{"lotr_tcg.reason.lies", "lotr_tcg.reason.lies.free", "lotr_tcg.reason.lies.pays"};

Phrase priced(const Thought& x, const Priced& words, int cost) {
  const bool pays = x.is_shadow();
  Phrase p{pays ? words.pays : cost > 0 ? words.gives : words.free, {}};
  return p.number("cost", cost).number("pool", x.t().s.twilight);
}

Phrase minion_reason(const Thought& x, int card, int cost) {
  const int roaming = roaming_cost_of(x.t(), card);
  if (roaming <= 0) return priced(x, kFighter, cost);
  return Phrase{"lotr_tcg.reason.roams", {}}
      .number("cost", cost)
      .number("pool", x.t().s.twilight)
      .number("roaming", roaming);
}
Phrase borne_reason(const Thought& x, const CardFacts& f, int host, int cost) {
  const CardFacts& bearer = x.t().facts(host);
  if (!bearer.is_character()) return priced(x, kLies, cost);
  if (!x.v.is_friend(host)) return x.name(priced(x, kHinders, cost).number("n", 0), "host", host);
  const Priced& words = f.strength > 0 ? kStronger : f.vitality > 0 ? kHardier : kHelps;
  Phrase p = priced(x, words, cost).number("n", f.strength > 0 ? f.strength : f.vitality);
  return x.name(p, "host", host);
}
Phrase play_reason(const Thought& x, const Option& o) {
  const int card = acting_card(o), host = acting_host(o);
  const CardFacts& f = x.t().facts(card);
  const int cost = cost_of(x.t(), card, host);
  if (f.type == Type::event) return reason_of_text(x, card, x.t().own_abilities_of(card)[at(o.amount)], cost);
  const auto fighter = [&](Phrase p) { return p.number("strength", f.strength).number("vitality", f.vitality); };
  if (f.type == Type::minion) return fighter(minion_reason(x, card, cost));
  if (f.type == Type::companion) return fighter(priced(x, kFighter, cost));
  return host < 0 ? priced(x, kLies, cost) : borne_reason(x, f, host, cost);
}

// --- nothing more is done
Phrase move_on_reason(const Thought& x) {
  const NextSite next = next_site(x.t());
  return Phrase{next.is_known ? "lotr_tcg.reason.move_on" : "lotr_tcg.reason.move_on_unknown", {}}
      .number("n", next.tokens)
      .number("site", next.number);
}
bool could_act(const Decision& d) {
  return std::any_of(d.options.begin(), d.options.end(), [](const Option& o) { return verb_of(o) < Verb::pass; });
}
Phrase let_be_reason(const Thought& x) {
  switch (x.t().s.phase) {
    case kFellowship: return move_on_reason(x);
    case kShadow:
      return Phrase{could_act(x.d) ? "lotr_tcg.reason.save" : "lotr_tcg.reason.no_play", {}}.number("n",
                                                                                                    x.t().s.twilight);
    case kSkirmish:
      if (Phrase p = reason_to_let_fight(x); !p.empty()) return p;
      break;
    default: break;
  }
  return {could_act(x.d) ? "lotr_tcg.reason.let_be" : "lotr_tcg.reason.nothing", {}};
}

}  // namespace

Phrase reason_to_act(const Thought& x, const Option& o) {
  const Verb verb = verb_of(o);
  if (verb == Verb::pass || verb == Verb::pass_phase) return let_be_reason(x);
  if (x.t().s.phase == kSkirmish && x.t().s.fight >= 0)
    if (Phrase p = reason_in_fight(x, o); !p.empty()) return p;
  switch (verb) {
    case Verb::play: return play_reason(x, o);
    case Verb::use: return reason_of_text(x, acting_card(o), x.t().abilities_of(acting_card(o))[at(o.amount)], -1);
    case Verb::heal_with:
      return x.named("lotr_tcg.reason.heal_with", acting_host(o))
          .number("n", x.v.life(acting_host(o)))
          .number("of", x.v.vitality(acting_host(o)));
    case Verb::transfer:
      return x.named("lotr_tcg.reason.transfer", acting_host(o)).number("n", x.v.strength(acting_host(o)));
    default: return {};
  }
}

}  // namespace mathom::lotr_tcg
