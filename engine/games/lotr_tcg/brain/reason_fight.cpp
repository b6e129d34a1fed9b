// Skirmishes: who fights whom, which comes next, and what an action does to the current skirmish. What is said of it
// comes from its rehearsal.
#include <algorithm>

#include "games/lotr_tcg/brain/reason.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"
#include "games/lotr_tcg/rules/rehearsal.h"

namespace mathom::lotr_tcg {
namespace {

// --- by the current strengths
// How one defender and those minions would fare.
struct Meeting {
  int ours = 0, theirs = 0;  // of the defender and of the minions
  int wounds = 0, left = 0;  // of the defender, if they lose
  bool wins() const { return ours > theirs; }
  bool overwhelms = false, is_overwhelmed = false;
  bool dies() const { return !wins() && (is_overwhelmed || left <= 0); }
};
Meeting meeting_of(const Evaluation& v, const Clash& c) {
  Meeting m{.ours = c.ours, .theirs = c.theirs, .wounds = 1 + c.their_damage};
  m.left = v.life(c.defender) - m.wounds;
  m.is_overwhelmed = !m.wins() && m.theirs > 0 && m.theirs >= (needs_triple(v.t, c.defender) ? 3 : 2) * m.ours;
  m.overwhelms = m.wins() && m.ours >= 2 * m.theirs;
  return m;
}
Clash clash_with(const Evaluation& v, int minion, int defender) {
  Clash c = v.meeting(defender);
  for (int i = 0; i < v.t.s.skirmishes.size(); ++i)
    if (v.t.s.skirmishes[i].defender == defender && v.t.s.skirmishes[i].stage == Skirmish::to_fight) c = v.clash_of(i);
  v.add(c, minion);
  return c;
}
std::string_view defender_key(const Meeting& m) {
  if (m.overwhelms) return "lotr_tcg.reason.defend_overwhelms";
  if (m.wins()) return "lotr_tcg.reason.defend_wins";
  if (m.is_overwhelmed) return "lotr_tcg.reason.defend_overwhelmed";
  return m.dies() ? "lotr_tcg.reason.defend_dies" : "lotr_tcg.reason.defend_lives";
}
std::string_view minions_key(const Meeting& m) {
  if (m.is_overwhelmed) return "lotr_tcg.reason.attack_overwhelms";
  if (m.dies()) return "lotr_tcg.reason.attack_kills";
  return m.wins() ? "lotr_tcg.reason.attack_loses" : "lotr_tcg.reason.attack_wins";
}
Phrase meeting_reason(const Thought& x, std::string_view key, const Clash& c) {
  const Meeting m = meeting_of(x.v, c);
  return x.named(key, c.defender)
      .number("ours", m.ours)
      .number("theirs", m.theirs)
      .number("wounds", m.wounds)
      .number("left", std::max(m.left, 0));
}
// Any defender of that minion dies, and this one is missed least.
bool is_sacrificed(const Thought& x, int minion, int defender) {
  return std::all_of(x.d.options.begin(), x.d.options.end(), [&](const Option& o) {
    if (verb_of(o) != Verb::assign || index(o.subject) != minion) return true;
    const int other = index(o.object);
    return meeting_of(x.v, clash_with(x.v, minion, other)).dies() && x.v.loss_of(other) >= x.v.loss_of(defender);
  });
}
// No remaining minion overwhelms or kills anybody alone.
bool is_safe(const Thought& x) {
  return std::none_of(x.d.options.begin(), x.d.options.end(), [&](const Option& o) {
    if (verb_of(o) != Verb::assign) return false;
    return meeting_of(x.v, clash_with(x.v, index(o.subject), index(o.object))).dies();
  });
}

// --- the current skirmish, as one side sees it
struct Fought {
  bool wins = false, crushes = false, crushed = false;
  int by = 0;                      // by how much it is won or lost
  int own_deaths = 0, deaths = 0;  // on the own side, and on the other
  int own_wounds = 0, wounds = 0;
};
Fought fought(const Thought& x, const Ending& e) {
  Fought out{.wins = !e.cancelled && e.defended != x.is_shadow(),
             .by = e.defended ? e.defends - e.attacks : e.attacks - e.defends};
  for (const Fate& f : e.fates) {
    if (f.card < 0 || !x.t().known(f.card)) continue;
    const bool own = x.v.is_friend(f.card);
    (own ? out.own_deaths : out.deaths) += f.dies;
    (own ? out.own_wounds : out.wounds) += f.wounds;
    (own ? out.crushed : out.crushes) |= f.overwhelmed;
  }
  return out;
}
Phrase won_by(const Thought& x, std::string_view key, std::string_view shadow, std::string_view tie, int by) {
  const int defender = x.t().s.skirmishes[x.t().s.fight].defender;
  return x.named(by == 0 ? tie : x.is_shadow() ? shadow : key, defender).number("n", by);
}
// What has changed most between the two.
Phrase change_reason(const Thought& x, const Fought& now, const Fought& then) {
  const bool dark = x.is_shadow();
  const int defender = x.t().s.skirmishes[x.t().s.fight].defender;
  const auto say = [&](std::string_view free, std::string_view shadow, int n) {
    return x.named(dark ? shadow : free, defender).number("n", n);
  };
  if (then.wins && !now.wins)
    return won_by(x, "lotr_tcg.reason.turns", "lotr_tcg.reason.turns.shadow", "lotr_tcg.reason.turns.tie", then.by);
  if (now.crushed && !then.crushed) return say("lotr_tcg.reason.holds", "lotr_tcg.reason.holds.shadow", 0);
  if (then.crushes && !now.crushes) return say("lotr_tcg.reason.crushes", "lotr_tcg.reason.crushes.shadow", 0);
  if (then.own_deaths < now.own_deaths)
    return say("lotr_tcg.reason.spares", "lotr_tcg.reason.spares", now.own_deaths - then.own_deaths);
  if (then.deaths > now.deaths) return say("lotr_tcg.reason.kills", "lotr_tcg.reason.kills", then.deaths - now.deaths);
  if (then.own_wounds < now.own_wounds)
    return say("lotr_tcg.reason.shields", "lotr_tcg.reason.shields", now.own_wounds - then.own_wounds);
  if (then.wounds > now.wounds) return say("lotr_tcg.reason.hurts", "lotr_tcg.reason.hurts", then.wounds - now.wounds);
  return {};
}

}  // namespace

Phrase reason_to_pair(const Thought& x, const Option& o) {
  const bool attacks = static_cast<Question>(x.d.why) == Question::attack;
  if (verb_of(o) == Verb::assign) {
    const Clash c = clash_with(x.v, index(o.subject), index(o.object));
    const Meeting m = meeting_of(x.v, c);
    if (attacks) return meeting_reason(x, minions_key(m), c);
    const bool least = m.dies() && is_sacrificed(x, index(o.subject), c.defender);
    return meeting_reason(x, least ? "lotr_tcg.reason.defend_least" : defender_key(m), c);
  }
  if (attacks) return {"lotr_tcg.reason.attack_none", {}};
  return {is_safe(x) ? "lotr_tcg.reason.defend_none_safe" : "lotr_tcg.reason.defend_none", {}};
}

Phrase reason_to_fight(const Thought& x, const Option& o) {
  const Clash c = x.v.clash_of(o.amount);
  if (c.defender < 0) return {"lotr_tcg.reason.tried", {}};
  const bool wins = meeting_of(x.v, c).wins();
  return meeting_reason(x, wins ? "lotr_tcg.reason.next_won" : "lotr_tcg.reason.next_lost", c);
}

Phrase reason_in_fight(const Thought& x, const Option& o) {
  const Ending now = rehearse(x.rules, x.t().s, x.viewers), then = rehearse(x.rules, x.t().s, x.viewers, &o);
  if (!now.is_known() || !then.is_known()) return {};
  if (then.cancelled && !now.cancelled) return {"lotr_tcg.reason.cancels", {}};
  if (now.cancelled || then.cancelled) return {};
  if (Phrase p = change_reason(x, fought(x, now), fought(x, then)); !p.empty()) return p;
  const int lead = then.defends - then.attacks - (now.defends - now.attacks);
  if (x.is_shadow() ? lead >= 0 : lead <= 0) return {};
  return Phrase{fought(x, then).wins ? "lotr_tcg.reason.surer" : "lotr_tcg.reason.nearer", {}}
      .number("ours", then.defends)
      .number("theirs", then.attacks);
}

Phrase reason_to_let_fight(const Thought& x) {
  if (x.t().s.fight < 0 || x.t().s.skirmishes[x.t().s.fight].defender < 0) return {};
  const Ending now = rehearse(x.rules, x.t().s, x.viewers);
  if (!now.is_known() || now.cancelled) return {};
  const Fought f = fought(x, now);
  if (f.wins)
    return won_by(x, "lotr_tcg.reason.is_won", "lotr_tcg.reason.is_won.shadow", "lotr_tcg.reason.is_won.tie", f.by);
  return won_by(x, "lotr_tcg.reason.is_lost", "lotr_tcg.reason.is_lost.shadow", "lotr_tcg.reason.is_lost.tie", f.by);
}

}  // namespace mathom::lotr_tcg
