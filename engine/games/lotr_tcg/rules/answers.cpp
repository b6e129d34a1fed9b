// Who answers what happens. Who is asked depends on what everybody can see alone: otherwise the question would tell what is
// in a hand.
#include <algorithm>

#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/play.h"

namespace mathom::lotr_tcg {

namespace {

bool is_about_it(const Table& t, int ability, int seat) {
  const effects::Ability& a = t.ability(ability);
  return effects::is_about(t, t.happening(), a.to, a.other, effects::frame_of(seat));
}

// Is there any event of the set with which somebody who has cards in hand could answer?
bool some_event_answers(const Table& t, int seat, int moment) {
  if ((t.catalog().answered >> moment & 1) == 0 || t.lying_in(zone_of(kHand, seat)).empty()) return false;
  const Side side = t.is_shadow(seat) ? Side::shadow : Side::free_peoples;
  const auto& texts = t.catalog().responses[static_cast<std::size_t>(side)][at(moment)];
  if (texts.empty()) return false;
  const AsIfResolving asked(t, -1);
  return std::any_of(texts.begin(), texts.end(), [&](int ability) { return is_about_it(t, ability, seat); });
}

}  // namespace

bool Table::is_asked(int seat, int moment) const {
  if (!is_in(seat)) return false;
  if (some_event_answers(*this, seat, moment)) return true;
  const auto asks = [&](int card) {
    if (speaker(card) != seat) return false;
    for (const int n : abilities_of(card)) {
      const effects::Ability& a = ability(n);
      const effects::Answered key{static_cast<std::int16_t>(card), static_cast<std::int16_t>(n)};
      if (!(a.may || a.response) || !a.is_at(moment) || effects::has_answered(happening(), key)) continue;
      if (moment == kPlayed && card != happening().it) continue;
      if (effects::is_used_up(s.uses, a, n, card)) continue;
      const AsIfResolving asked(*this, card);
      if (is_about_it(*this, n, seat)) return true;
    }
    return false;
  };
  return first_listener(moment, asks) >= 0;
}

// From hand, as far as playing it goes; the rest of the text is asked about like that of any other.
bool Table::can_answer(int card, int) const {
  return bar_to_play(*this, card, owner(card), {.by_text = true}) == Bar::nothing;
}

void Table::answer(int source, int ability, int seat) {
  if (base(source) != kHand) return use(*this, source, ability, seat, true);
  play(*this, {.card = source, .seat = seat, .text = ability, .cost = cost_of(*this, source), .answers = true});
}

}  // namespace mathom::lotr_tcg
