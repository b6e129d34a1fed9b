#include "shell/tables/lotr_tcg/skirmish/endings.h"

#include <algorithm>

#include "games/lotr_tcg/rules.h"
#include "rules/game_of.h"

namespace mathom::lotr_tcg {

namespace {

const Rules& rules_of(const Game& game) { return static_cast<const GameOf<Rules>&>(game).rules(); }

// A skirmish that nobody wins has no strengths of its own.
void take_strengths(Ending& e, const Ending& from) {
  e.defends = from.defends, e.attacks = from.attacks;
  e.defenders = from.defenders, e.minions = from.minions;
}

// The fighters that still take part, with the strengths that were compared. A fallen fighter has none.
Ending decided_ending(const Table& t, int place, const Event& how) {
  Ending e = as_it_stands(t, place);
  e.known = Ending::Known::yes;
  e.cancelled = what_of(how) == What::cancelled;
  if (e.cancelled) return e;
  e.defended = how.amount == 1;
  e.defends = how.from, e.attacks = how.to;
  for (auto* side : {&e.defenders, &e.minions})
    for (Fighter& f : *side) f.points.clear();
  return e;
}

}  // namespace

void Endings::take_up(const Event& e) {
  switch (what_of(e)) {
    case What::won:
    case What::cancelled: decided_ = e; return;
    case What::turn:
    case What::phase:
    case What::skirmish: decided_.reset(); return;
    default: return;
  }
}

void Endings::forget_other_states() const {
  if (found_in_ == sight_.number()) return;
  found_in_ = sight_.number();
  after_.clear();
  now_.reset();
  reserves_.reset();
}

// If something has to be chosen first, or has not been told yet, the current strengths are known, not the end.
const Ending& Endings::now() const {
  forget_other_states();
  const State& s = sight_.seen();
  if (now_) return *now_;
  if (is_decided()) {
    now_ = decided_ending(sight_.table(), sight_.seen().fight, *decided_);
    return *now_;
  }
  if (sight_.behind()) {
    now_ = as_it_stands(sight_.table(), s.fight);
    return *now_;
  }
  now_ = rehearse(rules_of(sight_.game()), s, sight_.view().seen.viewers());
  const Ending stands = as_it_stands(sight_.table(), s.fight);
  if (now_->cancelled) take_strengths(*now_, stands);
  if (!now_->is_known()) now_ = stands;
  return *now_;
}

// The losers' wounds are part of it, however the panel shows a decided skirmish.
Ending Endings::if_left() const {
  return is_decided() ? rehearse(rules_of(sight_.game()), sight_.seen(), sight_.view().seen.viewers()) : now();
}

const Ending& Endings::after(const Option& o) const {
  forget_other_states();
  const State& s = sight_.seen();
  if (const auto known = after_.find(o); known != after_.end()) return known->second;
  Ending then = rehearse(rules_of(sight_.game()), s, sight_.view().seen.viewers(), &o);
  if (then.cancelled) take_strengths(then, now());
  return after_.emplace(o, std::move(then)).first->second;
}

const std::vector<Reserve>& Endings::reserves_seen() const {
  forget_other_states();
  const State& s = sight_.seen();
  if (!reserves_ && sight_.behind()) reserves_.emplace();
  if (!reserves_) {
    const auto other = sight_.me() == s.turn ? lotr_tcg::Side::shadow : lotr_tcg::Side::free_peoples;
    reserves_ = reserves(rules_of(sight_.game()), s, sight_.view().seen.viewers(), other);
  }
  return *reserves_;
}

int Endings::rows() const {
  if (sight_.seen().fight < 0) return 0;
  const Ending& ending = now();
  std::size_t left = 0, right = 0;
  for (const Fighter& f : ending.defenders) left += f.points.size();
  for (const Fighter& f : ending.minions) right += f.points.size();
  return static_cast<int>(std::max({left, right, std::size_t{1}}));
}

bool Endings::is_good(const Ending& e) const { return e.defended == (sight_.me() == sight_.seen().turn); }

}  // namespace mathom::lotr_tcg
