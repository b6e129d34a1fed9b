// The skirmish that is being fought: what is asked of the engine, and where it is drawn.
#include <algorithm>

#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/state/events.h"
#include "rules/game_of.h"
#include "shell/tables/lotr_tcg/pictures/card_picture.h"
#include "shell/tables/lotr_tcg/table.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

const Rules& rules_of(const Game& game) { return static_cast<const GameOf<Rules>&>(game).rules(); }

// What nobody wins has no strengths of its own.
void take_strengths(Ending& e, const Ending& from) {
  e.defends = from.defends, e.attacks = from.attacks;
  e.defenders = from.defenders, e.minions = from.minions;
}

// Who still takes part, with the strengths that were compared: whoever has fallen since has none.
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

// Where something has to be chosen first, what is known is how it stands; and so it is while something has not been told yet.
const Ending& CompanyTable::ending_now() const {
  const State& s = seen();
  if (now_) return *now_;
  if (is_decided()) {
    now_ = decided_ending(table(), seen().fight, *decided_);
    return *now_;
  }
  if (behind()) {
    now_ = as_it_stands(table(), s.fight);
    return *now_;
  }
  now_ = rehearse(rules_of(game()), s, view().seen.viewers());
  const Ending stands = as_it_stands(table(), s.fight);
  if (now_->cancelled) take_strengths(*now_, stands);
  if (!now_->is_known()) now_ = stands;
  return *now_;
}

// What the losers take is part of it, however the panel shows one that has been decided.
Ending CompanyTable::ending_if_left() const {
  return is_decided() ? rehearse(rules_of(game()), seen(), view().seen.viewers()) : ending_now();
}

const Ending& CompanyTable::ending_after(const Option& o) const {
  const State& s = seen();
  if (const auto known = after_.find(o); known != after_.end()) return known->second;
  Ending then = rehearse(rules_of(game()), s, view().seen.viewers(), &o);
  if (then.cancelled) take_strengths(then, ending_now());
  return after_.emplace(o, std::move(then)).first->second;
}

const std::vector<Reserve>& CompanyTable::reserves_seen() const {
  const State& s = seen();
  if (!reserves_ && behind()) reserves_.emplace();
  if (!reserves_) {
    const auto other = me() == s.turn ? lotr_tcg::Side::shadow : lotr_tcg::Side::free_peoples;
    reserves_ = reserves(rules_of(game()), s, view().seen.viewers(), other);
  }
  return *reserves_;
}

int CompanyTable::skirmish_rows() const {
  if (seen().fight < 0) return 0;
  const Ending& now = ending_now();
  std::size_t left = 0, right = 0;
  for (const Fighter& f : now.defenders) left += f.points.size();
  for (const Fighter& f : now.minions) right += f.points.size();
  return static_cast<int>(std::max({left, right, std::size_t{1}}));
}

// What the gold button does.
std::optional<Option> CompanyTable::lifted_option() const {
  if (!asked() || lifted() == CardId::none) return std::nullopt;
  const std::vector<Option> means = means_of(lifted());
  if (means.empty()) return std::nullopt;
  return means.front();
}

bool CompanyTable::is_good(const Ending& e) const { return e.defended == (me() == seen().turn); }

// In the land of the site.
void CompanyTable::build_skirmish(const Frame& f, Rect r) {
  const Table t = table();
  if (const int site = t.site_card(); site >= 0) {
    f.c.pen().push_clip(r);
    draw_card_picture(f.c.pen(), r, t.print(site));
    f.c.pen().pop_clip();
    f.c.pen().box(r, kRound * 0.6f, rgb(0x06140E, 205));
  }
  draw_skirmish(f.c, r.inset(4), skirmish_look(f.host));
}

}  // namespace mathom::lotr_tcg
