// Who answers what happens. Who is asked depends on what everybody can see alone: otherwise the question would tell
// what is in a hand.
#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/pays_off.h"
#include "games/lotr_tcg/rules/play.h"

namespace mathom::lotr_tcg {

namespace {

using effects::Part;

bool is_about_it(const Table& t, const Part& part, int source, int ability, int seat) {
  const effects::Ability& a = t.ability(ability);
  if (!a.is_at(part.moment)) return false;
  const AsIfResolving asked(t, source, part);
  return effects::is_about(t, part, a.to, a.other, effects::frame_of(seat));
}

// Is there any event of the set with which somebody who has cards in hand could answer?
bool some_event_answers(const Table& t, int seat, int moment) {
  if ((t.catalog().answered & t.moments_of(t.happening(), moment)) == 0) return false;
  if (t.lying_in(zone_of(kHand, seat)).empty()) return false;
  const Side side = t.is_shadow(seat) ? Side::shadow : Side::free_peoples;
  bool found = false;
  effects::each_part(t, moment, -1, [&](const Part& part) {
    for (const int ability : t.catalog().responses[static_cast<std::size_t>(side)][at(part.moment)])
      found = found || is_about_it(t, part, -1, ability, seat);
  });
  return found;
}
bool has_answer(const Table& t, int card, int seat, int moment) {
  if (t.speaker(card) != seat) return false;
  bool found = false;
  for (const int n : t.abilities_of(card)) {
    const effects::Ability& a = t.ability(n);
    if (found || !(a.may || a.response) || effects::is_used_up(t.s.uses, a, n, card)) continue;
    effects::PartsLeft left(effects::answer_of_text(t, card, n));
    effects::each_part(t, moment, card, [&](const Part& part) {
      found = found || (left.has(part) && is_about_it(t, part, card, n, seat));
    });
  }
  return found;
}

}  // namespace

bool Table::is_asked(int seat, int moment) const {
  if (!is_in(seat) || !hears_now(false)) return false;
  if (some_event_answers(*this, seat, moment)) return true;
  const auto asks = [&](int card) { return has_answer(*this, card, seat, moment); };
  return first_listener(moments_of(happening(), moment), asks) >= 0;
}

// From hand, as far as playing it goes; the rest of the text is asked about like that of any other.
bool Table::can_answer(int card) const {
  return bar_to_play(*this, card, owner(card), {.by_text = true}) == Bar::nothing;
}

// A text in play that would change nothing does not answer, unless everybody wants it so (ruling R10).
bool Table::is_of_use(const effects::Answerer& who, effects::Unmet unmet) const {
  if (facts(who.source).type != Type::event && !has(s, RuleId::idle_texts))
    return has_a_use(*this, who.source, who.ability, who.seat, unmet);
  return unmet == effects::Unmet::nothing ||
         (unmet == effects::Unmet::effect && pays_off(*this, who.source, who.ability, who.seat));
}

void Table::answer(int source, int ability, int seat) {
  if (base(source) != kHand) return use(*this, source, ability, seat, true);
  play(*this, {.card = source, .seat = seat, .text = ability, .cost = cost_of(*this, source), .answers = true});
}

}  // namespace mathom::lotr_tcg
