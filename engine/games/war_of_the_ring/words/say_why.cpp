// Why a text or an item may not be used, with the things that are missing: said from the same data as the texts of
// cards, so that it names what each card names.
#include "effects/say/say_why.h"
#include "games/war_of_the_ring/cards/targets.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Clause;
using effects::TextBuilder;

Clause say_use(const Table& t, int card, int which, int seat) {
  const int n = t.facts(card).abilities[at(which)];
  const effects::Ability& a = t.ability(n);
  if (user_of(t, a, card) != seat || (a.limit != 0 && marked(t.s, card, kUsed))) return {};
  const AsIfResolving asked(t, card);
  return effects::say_unmet({language(), t.catalog().code}, t, a, frame_of(seat));
}

// Of an item in hand: whom it is for.
Clause say_wielders(const Table& t, int card, int thing) {
  const CardFacts& f = t.facts(card);
  if (f.type != Type::item || f.wielders < 0 || marked(t.s, index(t.s.cards[card].def), kPlayed)) return {};
  const bool somebody = thing >= 0 && thing < kCards;
  if (somebody && is_for(t, card, thing)) return {};
  const TextBuilder sp(language(), t.catalog().code);
  Clause why{Phrase{somebody ? "war_of_the_ring.why_not_his" : "war_of_the_ring.why_no_wielder", {}}};
  return why.put("what", sp.targets(f.wielders, {TextBuilder::kAny}, TextBuilder::Lying::there));
}

}  // namespace

Clause say_why(const Catalog& catalog, const State& s, const Decision& d, const Option& wanted) {
  const int card = index(wanted.subject);
  if (static_cast<Question>(d.why) != Question::action || card < 0 || card >= kCards) return {};
  const Table t = looking_at(catalog, s);
  if (!t.known(card)) return {};
  if (verb_of(wanted) == Verb::play)
    return say_wielders(t, card, wanted.object == CardId::none ? -1 : index(wanted.object));
  if (verb_of(wanted) != Verb::use || !is_in_play(t.zone(card)) || wanted.amount < 0 ||
      wanted.amount >= static_cast<int>(t.facts(card).abilities.size()))
    return {};
  return say_use(t, card, wanted.amount, index(d.seat));
}

}  // namespace mathom::war_of_the_ring
