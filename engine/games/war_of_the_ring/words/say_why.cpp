// Why a text or an item may not be used, with the things that are missing: said from the same data as the texts of cards,
// so that it names what each card names.
#include "effects/say.h"
#include "games/war_of_the_ring/cards/targets.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Clause;
using effects::Op;
using effects::Param;
using effects::TextBuilder;

Clause named(std::string_view key, std::string_view place, Clause what) {
  Clause s{Phrase{key, {}}};
  return std::move(s.put(place, std::move(what)));
}

// Of a condition that is about things; the others have sentences of their own that say all.
Clause say_condition(const TextBuilder& sp, int condition) {
  const Op& op = sp.code().conditions[at(condition)];
  const effects::Condition& word = language().condition(op.verb);
  if (word.params.empty()) return {};
  Op one;
  one.arg[0] = static_cast<std::int16_t>(condition);
  one.arg[1] = 1;
  return named(effects::kept_key("war_of_the_ring.why_needs", word.word), "need", sp.need(one, 0));
}

// What the first step of the text would do something to, when there is no such thing.
Clause say_missing(const TextBuilder& sp, const Table& t, int block, int seat) {
  const Op& op = sp.code().ops[at(block)];
  if (op.verb == effects::kEnd) return {};
  const effects::Verb& verb = language().verb(op.verb);
  for (std::size_t n = 0; n < verb.params.size(); ++n) {
    const int filter = op.arg[at(verb.slot(n))];
    if (verb.params[n].kind != Param::Kind::targets || filter < 0 || effects::is_word(sp.code(), filter)) continue;
    if (!targets(t, filter, frame_of(seat)).empty()) continue;
    return named("war_of_the_ring.why_none", "what",
                 sp.targets(filter, {TextBuilder::kAny}, TextBuilder::Lying::there));
  }
  return {};
}

Clause say_use(const Table& t, int card, int which, int seat) {
  const int n = t.facts(card).abilities[at(which)];
  const effects::Ability& a = t.ability(n);
  if (user_of(t, a, card) != seat || (a.limit != 0 && marked(t.s, card, kUsed))) return {};
  const TextBuilder sp(language(), t.catalog().code);
  if (const int condition = failing(t, a, card, seat); condition >= 0) return say_condition(sp, condition);
  const AsIfResolving asked(t, card);
  if (a.cost >= 0 && !effects::block_is_possible(t, a.cost, frame_of(seat)))
    return named("war_of_the_ring.why_price", "cost", sp.in_order(a.cost, static_cast<int>(effects::Who::self)));
  return say_missing(sp, t, a.body, seat);
}

// Of an item in hand: whom it is for.
Clause say_wielders(const Table& t, int card, int thing) {
  const CardFacts& f = t.facts(card);
  if (f.type != Type::item || f.wielders < 0 || marked(t.s, index(t.s.cards[card].def), kPlayed)) return {};
  const bool somebody = thing >= 0 && thing < kCards;
  if (somebody && is_for(t, card, thing)) return {};
  return named(
      somebody ? "war_of_the_ring.why_not_his" : "war_of_the_ring.why_no_wielder", "what",
      TextBuilder(language(), t.catalog().code).targets(f.wielders, {TextBuilder::kAny}, TextBuilder::Lying::there));
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
