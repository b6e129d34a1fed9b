#pragma once
// The texts of the cards on the table: which ones they have and hear of what, what the running one refers to, and what
// is happening. They are looked at here; Table runs them.
#include <vector>

#include "effects/run/happenings.h"
#include "games/lotr_tcg/state/codes.h"
#include "games/lotr_tcg/state/table_cards.h"

namespace mathom::lotr_tcg {

class TableTexts : public TableCards {
 public:
  using TableCards::TableCards;
  mutable const Scope* looked_at = nullptr;  // of a text that does not run, but is asked about
  mutable int questions = 0;                 // about numbers, one within the other (rules/numbers.cpp)

  // --- the text that runs, or is asked about
  const Scope& scope() const {
    static constexpr Scope kNothing{};
    if (looked_at) return *looked_at;
    return s.scopes.empty() ? kNothing : s.scopes.back();
  }
  Scope& running_scope() { return s.scopes.back(); }
  int card_meant(int word) const;  // for which card that word stands; -1: none

  // --- what is printed (effects/run/abilities.h, filters.h)
  const effects::Ability& ability(int n) const { return all_.abilities[at(n)]; }
  const Printed& printed(int filter) const { return all_.printed[at(filter)]; }
  int print_of(int kind, int thing) const;
  // Printed on the card.
  const std::vector<int>& own_abilities_of(int card) const { return facts(card).abilities; }
  // The seat for whom a card's text speaks ("self"): its owner; of a site the Free Peoples player.
  int speaker(int card) const { return facts(card).type == Type::site ? s.turn : owner(card); }
  Frame frame_for(int card) const { return effects::frame_of(speaker(card)); }
  std::uint64_t gives(int card) const { return bits_of(all_.gives, card); }
  bool hears(int card, int moment) const { return (bits_of(all_.hears, card) >> moment & 1) != 0; }

  // --- active cards with texts (effects/run/static_abilities.h)
  // Could some active card have a text of one of these moments, as bits? The first one for which f(card) is so; -1:
  // none.
  bool is_heard(std::uint64_t moments) const { return (memo().heard & moments) != 0; }
  template <class F>
  int first_listener(std::uint64_t moments, F f) const;
  const CardSet& static_sources() const { return memo().static_sources; }
  std::uint64_t given_kinds() const { return memo().given; }
  // Does any card in play give such modifiers, or has any been given for a time?
  bool is_given(int kind) const { return (given_kinds() >> kind & 1) != 0 || is_given_for_a_time(kind); }
  bool is_given_for_a_time(int kind) const {
    Memo& m = memo();
    if (!m.timed_is_read) read_timed(m);
    return (m.timed_kinds >> kind & 1) != 0;
  }
  effects::StaticAbilities<kModifiers>& in_force() const { return memo().in_force; }

  // --- what happens, and what hears of it (effects/run/happenings.h)
  effects::Happening& happening() { return s.happenings.back(); }
  const effects::Happening& happening() const { return s.happenings.back(); }
  auto& answered() { return s.answered; }
  const auto& answered() const { return s.answered; }
  auto& laters() { return s.laters; }
  const auto& laters() const { return s.laters; }
  // What comes at the same time: a card is played, by itself and on its bearer; who is assigned, and who has won and
  // lost, where that is for required texts (Deed::all_at_once).
  std::uint64_t moments_of(const effects::Happening&, int moment) const;
  bool hears_now(bool required) const {
    return happening().deed != static_cast<int>(required ? Deed::one_of_them : Deed::all_at_once);
  }
  // Is what it is about not where that moment has found or put it any more?
  bool has_left(const effects::Part&) const;
  template <class F>
  void each_part_of(const effects::Happening&, int moment, int source, F f) const;
  bool answers_again(const effects::Ability&, const effects::Answered& last, const effects::Part&) const;
  bool is_spent(int card, int ability) const;  // it has been used as often as its limit allows
  // Who wins or loses a skirmish, or is killed by losing it, does so against all on the other side.
  template <class F>
  void each_other(const effects::Part&, F f) const;
  int orders() const { return s.turn; }
  int first_to_answer() const { return s.turn; }
  int next_to_answer(int seat) const { return to_right(seat); }
  int answerers() const { return players(); }

 private:
  void read_timed(Memo&) const;
  // Those who fight against who is killed, not by losing alone (ruling R18).
  bool is_by_fighters(const effects::Part&) const;
  bool was_against(const effects::Part&, int card) const;
};

template <class F>
int TableTexts::first_listener(std::uint64_t moments, F f) const {
  if ((memo().heard & moments) == 0) return -1;
  for (const Ear& ear : memo().listening)
    if ((ear.moments & moments) != 0 && f(ear.card)) return ear.card;
  return -1;
}

template <class F>
void TableTexts::each_part_of(const effects::Happening& h, int moment, int source, F f) const {
  using effects::Part;
  const auto deed = static_cast<Deed>(h.deed);
  if (moment == kCardPlayed) {
    if (h.other >= 0) f(Part{kPlayedOn, h.it, h.other});
    f(Part{kCardPlayed, h.it, h.other});
    if (source == h.it) f(Part{kPlayed, h.it, h.other});
  } else if (deed == Deed::all_at_once && moment == kAssigned) {
    const bool is_swapped = facts(h.it).type != Type::minion;
    const std::int16_t minion = is_swapped ? h.other : h.it, defender = is_swapped ? h.it : h.other;
    f(Part{kAssigned, minion, defender});
    if (h.much > 1) f(Part{kAssigned, defender, minion});
  } else if (deed == Deed::all_at_once) {
    const auto won = static_cast<std::int16_t>(next_marked(0, kWonFight));
    const auto lost = static_cast<std::int16_t>(next_marked(0, kLostFight));
    each_marked(kLostFight, [&](int card) { f(Part{kLosesSkirmish, static_cast<std::int16_t>(card), won}); });
    each_marked(kWonFight,
                [&](int card) { f(Part{kWinsSkirmish, static_cast<std::int16_t>(card), lost, is_active(card)}); });
  } else {
    f(Part{moment, h.it, h.other});
  }
}
template <class F>
void TableTexts::each_other(const effects::Part& p, F f) const {
  if (s.fight < 0 || p.it < 0) return;
  if (is_by_fighters(p)) {
    for (int card = 0; card < cards(); ++card)
      if (was_against(p, card)) f(card);
    return;
  }
  const bool lost = (p.moment == kLosesSkirmish || p.moment == kKilled) && marked(s, p.it, kLostFight);
  if (lost || p.moment == kWinsSkirmish) each_marked(lost ? kWonFight : kLostFight, f);
}

// Asks about a text of `source` as if it ran, or about one that was laid down, with what it knew.
class AsIfResolving : public effects::AsIfRunning<TableTexts, Scope> {
 public:
  AsIfResolving(const TableTexts& t, int source);
  // As if it answered that part of what happens.
  AsIfResolving(const TableTexts& t, int source, const effects::Part&);
  AsIfResolving(const TableTexts& t, const effects::Later&);
};

}  // namespace mathom::lotr_tcg
