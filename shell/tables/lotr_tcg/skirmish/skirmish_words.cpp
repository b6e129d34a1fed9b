#include "shell/tables/lotr_tcg/skirmish/skirmish_words.h"
#include "shell/tables/common/named.h"

#include <algorithm>

#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"

namespace mathom::lotr_tcg {

namespace {

// "2 wounds, dies" and the like: what a single character takes, or each of several.
Phrase fate_phrase(const Fate& f, bool each) {
  if (f.overwhelmed && f.dies) return {each ? "lotr_tcg.fight.all_overwhelmed" : "lotr_tcg.fight.overwhelmed", {}};
  if (f.overwhelmed) return {"lotr_tcg.fight.overwhelmed_lives", {}};
  if (f.wounds == 0) return {"lotr_tcg.fight.dies", {}};
  const std::string_view key = f.dies ? (each ? "lotr_tcg.fight.all_die" : "lotr_tcg.fight.wounds_dies")
                                      : (each ? "lotr_tcg.fight.all_wounds" : "lotr_tcg.fight.wounds");
  return Phrase{key, {}}.number("n", f.wounds);
}
bool alike(const Fate& a, const Fate& b) {
  return a.wounds == b.wounds && a.overwhelmed == b.overwhelmed && a.dies == b.dies;
}
// It makes no difference to the current skirmish.
bool is_same(const Ending& a, const Ending& b) {
  return a.known == b.known && a.cancelled == b.cancelled && a.defends == b.defends && a.attacks == b.attacks &&
         a.fates == b.fates && a.burdens == b.burdens && a.beaten == b.beaten;
}
// This answer lets everything happen.
bool leaves_it(const Option& o) {
  return o.verb == effects::kNo || o.verb == effects::kNoMore || (o.verb < effects::kPick && verb_of(o) == Verb::pass);
}
bool is_in(const std::vector<Fighter>& fighters, int card) {
  return std::any_of(fighters.begin(), fighters.end(), [&](const Fighter& f) { return f.card == card; });
}
// Points that the fighter has in `then` and not in `now`.
bool is_brought(const Fighter& fighter, const Points& points, const std::vector<Fighter>& now) {
  for (const Fighter& before : now)
    if (before.card == fighter.card)
      return std::count(fighter.points.begin(), fighter.points.end(), points) >
             std::count(before.points.begin(), before.points.end(), points);
  return true;
}

// "1 wound", if the losers take nothing else.
std::string short_fate(const TableHost& host, const Ending& e) {
  if (e.fates.empty() || e.overwhelms()) return {};
  const Fate& first = e.fates.front();
  const bool all = std::all_of(e.fates.begin(), e.fates.end(), [&](const Fate& f) { return alike(f, first); });
  return all ? host.say(fate_phrase(first, e.fates.size() > 1)) : std::string();
}

std::string defeat_words(const TableHost& host, const Ending& e) {
  if (!e.is_known() || e.beaten < 0) return {};
  return host.say(e.others_act ? "lotr_tcg.fight.beaten.if_all" : "lotr_tcg.fight.beaten",
                  {{"name", seat_at(e.beaten)}});
}

}  // namespace

std::string SkirmishWords::verdict(const TableHost& host, const Forecast& k) const {
  if (k.defender < 0 || k.minions.empty()) return host.say("lotr_tcg.table.nobody_fights");
  const char* key = k.overwhelmed ? (k.defended ? "lotr_tcg.table.wins_all" : "lotr_tcg.table.loses_all")
                                  : (k.defended ? "lotr_tcg.table.wins" : "lotr_tcg.table.loses");
  return host.say(Phrase{key, {}}.number("n", k.wounds));
}

std::string SkirmishWords::fight(const TableHost& host, int place) const {
  const Forecast k = forecast(sight_.table(), place);
  const int print = k.defender < 0 ? -1 : sight_.print_of(card_at(k.defender));
  return host.say("lotr_tcg.table.fight", {{"n", std::to_string(place + 1)},
                                           {"defender", print < 0 ? "–" : cards_.words_of(host, print).title},
                                           {"defends", std::to_string(k.defends)},
                                           {"attacks", std::to_string(k.attacks)},
                                           {"minions", cards_.names_of(host, k.minions)},
                                           {"verdict", verdict(host, k)}});
}

// Seen from the side of the viewer.
std::string SkirmishWords::ending_verdict(const TableHost& host, const Ending& e) const {
  if (!e.is_known()) return host.say("lotr_tcg.fight.open");
  if (e.cancelled) return host.say("lotr_tcg.fight.nobody");
  const bool good = endings_.is_good(e);
  if (e.overwhelms()) return host.say(good ? "lotr_tcg.fight.overwhelms_them" : "lotr_tcg.fight.is_overwhelmed");
  const int lead = std::abs(e.defends - e.attacks);
  if (lead == 0) return host.say(good ? "lotr_tcg.fight.tie_won" : "lotr_tcg.fight.tie_lost");
  return host.say(Phrase{good ? "lotr_tcg.fight.won" : "lotr_tcg.fight.lost", {}}.number("n", lead));
}

// "now 12 : 14, lost by 2". `when`: the beginning of its keys.
std::string SkirmishWords::numbers_words(const TableHost& host, std::string_view when, const Ending& e) const {
  const int lead = std::abs(e.defends - e.attacks);
  const std::string_view how = lead == 0 ? ".tie" : endings_.is_good(e) ? ".won" : ".lost";
  const std::string key = std::string(when) + std::string(how);
  return host.say(
      key,
      {{"defends", std::to_string(e.defends)}, {"attacks", std::to_string(e.attacks)}, {"n", std::to_string(lead)}});
}

std::string SkirmishWords::fates_words(const TableHost& host, const Ending& e, bool minions) const {
  std::vector<Fate> fates;
  const Table t = sight_.table();
  for (const Fate& f : e.fates)
    if (t.known(f.card) && (t.facts(f.card).type == lotr_tcg::Type::minion) == minions) fates.push_back(f);
  std::string out;
  const auto& side = minions ? e.minions : e.defenders;
  const bool all = fates.size() > 1 && fates.size() == side.size() &&
                   std::all_of(fates.begin(), fates.end(),
                               [&](const Fate& f) { return alike(f, fates.front()) && is_in(side, f.card); });
  for (const Fate& f : fates) {
    const std::string words = host.say(fate_phrase(f, all));
    if (all) return words;
    const std::string card = cards_.title_of(host, t.s.cards[f.card].def);
    out += (out.empty() ? "" : " · ") + host.say("lotr_tcg.fight.fate", {{"card", card}, {"fate", words}});
  }
  if (!minions && e.burdens > 0)
    out += (out.empty() ? "" : " · ") + host.say(Phrase{"lotr_tcg.result.burdens", {}}.number("n", e.burdens));
  if (e.is_known() && e.defended != minions && e.damage > 0 && !e.cancelled)
    out += (out.empty() ? "" : " · ") + host.say(Phrase{"lotr_tcg.fight.damage", {}}.number("n", e.damage));
  return out;
}

SkirmishSide SkirmishWords::side(const TableHost& host, const Ending& e, const Ending& now, bool minions) const {
  SkirmishSide out;
  out.title = host.say(minions ? "lotr_tcg.fight.shadow" : "lotr_tcg.fight.fellowship");
  std::string rows;
  for (const Fighter& fighter : minions ? e.minions : e.defenders) {
    if (sight_.print_of(card_at(fighter.card)) >= 0) {
      out.cards.push_back(cards_.look_of(host, card_at(fighter.card)));
      out.cards.back().stronger = fighter.strength > out.cards.back().facts->strength;
      out.cards.back().strength = fighter.strength;
      out.cards.back().fight = 0, out.cards.back().now = false;
    }
    for (const Points& p : fighter.points) {
      const std::string title = cards_.title_of(host, p.face);
      const bool printed = p.own && !p.by_text;
      out.rows.push_back({p.amount, p.own && p.by_text ? host.say("lotr_tcg.fight.own_text", {{"card", title}}) : title,
                          printed, is_brought(fighter, p, minions ? now.minions : now.defenders)});
      const SkirmishRow& row = out.rows.back();
      rows += (rows.empty() ? "" : ", ") + std::string(printed || p.amount < 0 ? "" : "+") + std::to_string(p.amount) +
              " " + row.words;
    }
  }
  out.fate = fates_words(host, e, minions);
  out.wins = e.defended != minions && !e.cancelled;
  out.said = host.say("lotr_tcg.fight.ledger", {{"side", out.title},
                                                {"n", std::to_string(minions ? e.attacks : e.defends)},
                                                {"rows", rows.empty() ? "0" : rows}});
  if (!out.fate.empty()) out.said += " " + out.fate + ".";
  return out;
}

// "With Swordarm (Aragorn)": the lifted card, and its target.
std::string SkirmishWords::with_words(const TableHost& host, const Option& o, const Ending& e) const {
  const auto title = [&](CardId card) {
    const int print = card == CardId::none ? -1 : sight_.print_of(card);
    return print < 0 ? std::string() : cards_.words_of(host, print).title;
  };
  std::string with = title(o.subject), on = o.object == CardId::none ? std::string() : title(o.object);
  // A card is picked for an effect. If somebody may respond, the card itself acts.
  const bool responds = sight_.question() == Question::answer || sight_.question() == Question::order;
  if (o.verb >= effects::kPick && !responds && sight_.decision().source != CardId::none)
    on = with, with = title(sight_.decision().source);
  for (const Option& next : e.chosen)
    if (on.empty()) on = title(next.subject);
  if (with.empty()) return host.say("lotr_tcg.fight.then");
  return on.empty() || on == with ? host.say("lotr_tcg.fight.with", {{"card", with}})
                                  : host.say("lotr_tcg.fight.with_on", {{"card", with}, {"on", on}});
}

// One line for each card; without cards, that a hand is held.
void SkirmishWords::say_reserve(const TableHost& host, const Ending& now, SkirmishLook& look) const {
  if (endings_.is_decided()) return;
  const State& s = sight_.seen();
  look.reserve_left = sight_.me() != s.turn;
  std::vector<std::pair<int, int>> best;  // card, points for its side
  int seat = -1;
  for (const Reserve& r : endings_.reserves_seen()) {
    const int own = look.reserve_left ? r.then.defends - now.defends : r.then.attacks - now.attacks;
    const int points = r.then.is_known() ? own : 0, card = index(r.option.subject);
    if (seat < 0) seat = r.seat;
    const auto found = std::find_if(best.begin(), best.end(), [&](const auto& b) { return b.first == card; });
    if (found == best.end())
      best.emplace_back(card, points);
    else
      found->second = std::max(found->second, points);
  }
  const Table t = sight_.table();
  for (int other = 0; seat < 0 && other < s.seats; ++other)
    if (other != sight_.me() && (other == s.turn) == look.reserve_left && t.is_in(other) && t.size(kHand, other) > 0 &&
        !contains(s.passed, seat_at(other)))
      seat = other;
  if (seat < 0) return;
  if (best.empty()) {
    look.reserve.push_back(
        host.say(Phrase{"lotr_tcg.fight.hand", {}}.seat("name", seat_at(seat)).number("n", t.size(kHand, seat))));
  } else {
    look.reserve.push_back(host.say("lotr_tcg.fight.reserve", {{"name", seat_at(seat)}}));
  }
  for (const auto& [card, points] : best) {
    const std::string title = cards_.title_of(host, s.cards[card].def);
    look.reserve.push_back(
        points > 0 ? host.say("lotr_tcg.fight.adds", {{"n", std::to_string(points)}, {"card", title}}) : title);
  }
  std::string list;
  for (std::size_t i = 1; i < look.reserve.size(); ++i) list += (i == 1 ? "" : ", ") + look.reserve[i];
  look.reserve_said = (list.empty() ? look.reserve.front() : named_line(host, look.reserve.front(), list)) + ".";
}

// Says the strength from which somebody is overwhelmed: some need three times their strength.
void SkirmishWords::say_thresholds(const TableHost& host, SkirmishLook& look) const {
  const Table t = sight_.table();
  const int place = sight_.seen().fight, defender = sight_.seen().skirmishes[place].defender;
  bool triple = true;
  minions_in(t, place).for_each([&](int card) { triple = triple && needs_triple(t, card); });
  look.killed_to = look.attacks / (defender >= 0 && needs_triple(t, defender) ? 3 : 2);
  look.overwhelms_from = std::max(1, (triple ? 3 : 2) * look.attacks);
  if (endings_.is_decided()) return;
  look.killed = host.say(Phrase{"lotr_tcg.fight.killed_to", {}}.number("n", look.killed_to));
  look.overwhelms = host.say(Phrase{"lotr_tcg.fight.overwhelms_from", {}}.number("n", look.overwhelms_from));
}

SkirmishLook SkirmishWords::look(const TableHost& host, const std::optional<Option>& wanted) const {
  SkirmishLook look;
  const bool decided = endings_.is_decided();
  const Ending& now = endings_.now();
  const std::optional<Option> lifted = decided ? std::nullopt : wanted;
  const bool changed = lifted && endings_.after(*lifted).is_known();
  const Ending& shown = changed ? endings_.after(*lifted) : now;
  look.left = side(host, shown, now, false);
  look.right = side(host, shown, now, true);
  look.defends = shown.defends, look.attacks = shown.attacks, look.before = now.defends;
  look.verdict = ending_verdict(host, shown);
  look.good = shown.is_known() && !shown.cancelled && endings_.is_good(shown);
  look.open = !shown.is_known() || shown.cancelled;
  const int n = sight_.seen().fight + 1;
  look.when =
      changed ? with_words(host, *lifted, shown)
      : lifted
          ? host.say("lotr_tcg.fight.unknown")
          : host.say(Phrase{"lotr_tcg.fight.which", {}}.number("n", n).number("of", sight_.seen().skirmishes.size()));
  if (changed)
    look.now =
        !is_same(now, shown) ? numbers_words(host, "lotr_tcg.fight.now", now) : host.say("lotr_tcg.fight.nothing");
  if (!decided && shown.defends >= shown.attacks - 2 && shown.defends <= shown.attacks + 1)
    look.note = host.say("lotr_tcg.fight.tie");
  say_thresholds(host, look);
  say_reserve(host, now, look);
  const int defender = sight_.seen().skirmishes[sight_.seen().fight].defender;
  look.said = host.say("lotr_tcg.table.fight",
                       {{"n", std::to_string(n)},
                        {"defender", defender < 0 ? "–" : cards_.title_of(host, sight_.seen().cards[defender].def)},
                        {"defends", std::to_string(shown.defends)},
                        {"attacks", std::to_string(shown.attacks)},
                        {"minions", cards_.names_of(host, minions_in(sight_.table(), sight_.seen().fight))},
                        {"verdict", look.verdict}});
  if (changed) look.said = named_line(host, look.when, look.said);
  std::string before = look.now;
  begin_sentence(before);
  if (changed) look.said += " " + before + ".";
  return look;
}

// "then 16 : 14, won by 2": the result of an answer. An answer that lets everything happen always says it; others say
// it if it changes something. A lost game is said before all else.
std::string SkirmishWords::outcome(const TableHost& host, const Option& o) const {
  const Ending& then = endings_.after(o);
  if (!then.is_known()) return {};
  if (std::string words = defeat_words(host, then); !words.empty()) return words;
  const bool leaves = leaves_it(o);
  if (!leaves && is_same(endings_.if_left(), then)) return host.say("lotr_tcg.fight.nothing");
  if (then.cancelled) return host.say("lotr_tcg.fight.nobody");
  const std::string fate = leaves ? fates_words(host, then, then.defended) : std::string();
  if (endings_.is_decided()) return fate;
  const std::string words = numbers_words(host, "lotr_tcg.fight.after", then);
  return fate.empty() ? words : words + " · " + fate;
}

// If others may still act, it is the result if they do not.
std::string SkirmishWords::pass(const TableHost& host, bool in_full) const {
  const State& s = sight_.seen();
  if (s.phase == kFellowship) return host.say("lotr_tcg.fight.pass.fellowship");
  if (s.phase == kShadow) return host.say("lotr_tcg.fight.pass.shadow");
  if (s.fight < 0) return host.say("lotr_tcg.fight.pass.phase");
  const Ending& then = endings_.after(option(Verb::pass));
  if (!then.is_known()) return {};
  if (std::string words = defeat_words(host, then); !words.empty()) return words;
  const std::string_view key = then.others_act ? "lotr_tcg.fight.pass.if_all" : "lotr_tcg.fight.pass.ends";
  const std::string words = host.say(key, {{"verdict", ending_verdict(host, then)}});
  const std::string fate = in_full ? fates_words(host, then, then.defended) : short_fate(host, then);
  return fate.empty() ? words : words + " · " + fate;
}

}  // namespace mathom::lotr_tcg
