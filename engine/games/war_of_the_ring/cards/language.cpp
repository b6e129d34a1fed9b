// The words of the texts of cards: conditions, moments, modifiers, replacements. Verbs are in verbs/, filters in
// targets.
#include "effects/run/conditions.h"
#include "effects/say/say.h"
#include "games/war_of_the_ring/cards/targets.h"
#include "games/war_of_the_ring/cards/verbs/verbs.h"
#include "games/war_of_the_ring/rules/standing.h"

namespace mathom::war_of_the_ring {
namespace {

using C = effects::Condition;
using M = effects::Modifier;
using T = effects::Trigger;
using effects::Host;
using effects::Names;
using effects::Op;
using effects::Param;
using Lying = effects::TextBuilder::Lying;

Param cards(std::string_view key, bool needed = true, std::int16_t usual = -1) {
  return {key, Param::Kind::targets, needed, usual, nullptr, kCardTarget};
}
Param places(std::string_view key) { return {key, Param::Kind::targets, true, -1, nullptr, kPlaceTarget}; }
Param value(std::string_view key, std::int16_t usual) { return {key, Param::Kind::value, false, usual, nullptr, 0}; }

// --- conditions
int stands_in(const Host& h) {
  const Table& t = as_table(h);
  const int source = t.scope().source;
  return source < 0 || source >= kCards ? static_cast<int>(kBox) : t.zone(source);
}
bool in_reserve(const Host& h, const Op&, const Frame&) { return is_reserve(static_cast<std::uint8_t>(stands_in(h))); }
bool in_play(const Host& h, const Op&, const Frame&) { return is_in_play(static_cast<std::uint8_t>(stands_in(h))); }
bool on_path(const Host& h, const Op&, const Frame&) {
  const int place = as_table(h).place_of(as_table(h).scope().source);
  return place >= 0 && as_table(h).place_facts(place).path;
}
bool on_battleground(const Host& h, const Op&, const Frame&) {
  const int place = as_table(h).place_of(as_table(h).scope().source);
  return place >= 0 && !as_table(h).place_facts(place).path;
}
bool exists(const Host& h, const Op& op, const Frame& f) { return h.count(op.arg[0], f) >= op.arg[1]; }
bool place(const Host& h, const Op& op, const Frame& f) { return h.count(op.arg[0], f) > 0; }
bool stands_at(const Host& h, const Op& op, const Frame& f) {
  const Table& t = as_table(h);
  const int place = t.place_of(t.scope().source);
  return place >= 0 && matches(t, op.arg[0], kFirstPlace + place, f);
}
bool supports(const Host& h, const Op& op, const Frame& f) {
  const Table& t = as_table(h);
  t.in_force().doubt();  // which army supports whom is part of the question
  return t.support.army >= 0 && t.support.army == t.scope().source && matches(t, op.arg[0], t.support.character, f);
}

// "Saruman is in reserve"; where no place is named: "there is another Nazgûl character".
effects::Clause say_exists(const effects::TextBuilder& sp, const Op& op) {
  const bool stands = sp.has_place(op.arg[0]);
  effects::TextBuilder::Many many;
  if (op.arg[1] > 0) many = {.n = op.arg[1], .article = stands};
  effects::Clause s{Phrase{stands ? "war_of_the_ring.if.stands" : "war_of_the_ring.if.exists", {}}};
  return std::move(s.put("what", sp.targets(op.arg[0], many, stands ? Lying::stands : Lying::there)));
}

std::vector<C> conditions() {
  const Param least{"least", Param::Kind::number, false, 1, nullptr, 0};
  return {documented(C{"in_reserve", {}, in_reserve}, "This card is in a reserve.", R"({"is": "in_reserve"})"),
          documented(C{"in_play", {}, in_play}, "This card is in a reserve, on the path or on a battleground.",
                     R"({"is": "in_play"})"),
          documented(C{"on_path", {}, on_path}, "This card is on the path; an item is where its wielder is.",
                     R"({"is": "on_path"})"),
          documented(C{"on_battleground", {}, on_battleground}, "This card is on a battleground.",
                     R"({"is": "on_battleground"})"),
          documented(counting(C{"exists", {cards("what"), least}, exists, say_exists}),
                     "At least this many such cards exist.",
                     R"({"is": "exists", "what": {"in": "play", "title": "boromir"}})"),
          documented(C{"place", {places("what")}, place, say_exists}, "There is such a place.",
                     R"({"is": "place", "what": {"title": "helms-deep", "is": "active"}})"),
          documented(C{"at", {places("what")}, stands_at}, "This card is at such a place.",
                     R"({"is": "at", "what": {"title": "minas-tirith"}})"),
          documented(C{"supports", {cards("what")}, supports}, "This army supports such a character.",
                     R"({"is": "supports", "what": {"whose": "anyone", "title": "aragorn"}})"),
          effects::not_condition()};
}

// --- what stands; the keys are read by place in standing.cpp
// "this card has 1 attack and 1 defence more"
effects::Clause say_icons(const effects::TextBuilder& sp, const Op& op) {
  constexpr std::array<std::string_view, 5> kKeys{"war_of_the_ring.icons.attack", "war_of_the_ring.icons.defence",
                                                  "war_of_the_ring.icons.path", "war_of_the_ring.icons.lead_attack",
                                                  "war_of_the_ring.icons.lead_defence"};
  std::vector<effects::Clause> list;
  for (std::size_t i = 0; i < kKeys.size(); ++i) {
    const std::int16_t n = op.arg[i + 2];
    if (n == 0) continue;
    effects::Clause icon{Phrase{kKeys[i], {}}};
    if (n < effects::kComputed) {
      list.push_back(std::move(icon.put("n", sp.value(n))));
      continue;
    }
    // "+1 attack and +1 defence for every 2 ...": what is counted is said once.
    icon.phrase.number("n", sp.code().values[static_cast<std::size_t>(n - effects::kComputed)].times);
    const effects::Clause counted = sp.value(n);
    if (!list.empty() && list.back().parts.size() == 2 && list.back().parts.back() == counted) {
      effects::Clause& icons = list.back().parts.front();
      icons = sp.all_of({std::move(icons), std::move(icon)});
      continue;
    }
    effects::Clause each{Phrase{"war_of_the_ring.icons.each", {}}};
    list.push_back(std::move(each.put("icons", std::move(icon)).put("n", counted)));
  }
  effects::Clause s{Phrase{op.arg[1] != 0 ? "war_of_the_ring.give.icons.place" : "war_of_the_ring.give.icons", {}}};
  if (op.arg[1] == 0) s.put("on", sp.targets(op.arg[0], {}, Lying::there));
  return std::move(s.put("icons", sp.all_of(std::move(list))));
}
effects::Clause say_draw_step(const effects::TextBuilder&, const Op& op) {
  Phrase p{op.arg[1] > 0 ? "war_of_the_ring.give.draw_step.cycle" : "war_of_the_ring.give.draw_step", {}};
  return {p.number("n", op.arg[0]).number("cycle", op.arg[1])};
}
effects::Clause say_may_go(const effects::TextBuilder& sp, const Op& op) {
  effects::Clause s{Phrase{op.arg[0] < 0 ? "war_of_the_ring.give.may_go.this" : "war_of_the_ring.give.may_go", {}}};
  if (op.arg[0] >= 0) s.put("what", sp.targets(op.arg[0], {}, Lying::there));
  return std::move(s.put("to", sp.targets(op.arg[1], {}, Lying::there)));
}
std::vector<M> modifiers() {
  return {documented(M{"icons",
                       {cards("on", false, kThis),
                        {"location", Param::Kind::flag, false, 0, nullptr, 0},
                        value("attack", 0),
                        value("defence", 0),
                        value("path", 0),
                        value("lead_attack", 0),
                        value("lead_defence", 0)},
                       say_icons},
                     "Such cards have more icons: for battlegrounds, for paths, for leadership. `location`: the place "
                     "of this card has them.",
                     R"({"mod": "icons", "on": {"in": "here", "faction": "elf"}, "attack": 1})"),
          documented(M{"draw_step", {value("n", 0), value("cycle", 0)}, say_draw_step},
                     "In the Draw step its owner draws that many more cards, then cycles that many.",
                     R"({"mod": "draw_step", "n": 1, "cycle": 1})"),
          documented(M{"carryover", {value("n", 1)}}, "Its owner's carryover limit is that much higher.",
                     R"({"mod": "carryover", "n": 2})"),
          documented(M{"may_go", {cards("what", false), places("to")}, say_may_go},
                     "Such cards (left out: this one, wherever it is) may also go to such battlegrounds.",
                     R"({"mod": "may_go", "to": {"title": "helms-deep"}})"),
          documented(M{"may_not_go", {places("to")}}, "This card may not go to such places.",
                     R"({"mod": "may_not_go", "to": {"kind": "path"}})"),
          documented(M{"supported_by", {cards("what")}}, "Such armies may also support this character.",
                     R"({"mod": "supported_by", "what": {"whose": "anyone", "type": "army", "side": "free"}})"),
          documented(M{"sees_top", {}}, "Its owner may look at the top card of their deck at any time.",
                     R"({"mod": "sees_top"})"),
          documented(M{"no_second", {{"keyword", Param::Kind::name, true, 0, &keyword_names(), 0}}},
                     "The character that bears this item may not bear another item with this keyword.",
                     R"({"mod": "no_second", "keyword": "weapon"})")};
}

const Names& cause_names() {
  static const Names kNames("war_of_the_ring.cause", {"path_combat", "battleground_combat", "forsaken_hand",
                                                      "forsaken_reserve", "forsaken_deck", "any"});
  return kNames;
}
const Names& limit_names() {
  static const Names kNames("war_of_the_ring.limit", {"round"});
  return kNames;
}

std::vector<T> triggers() {
  return {documented(T{.word = "action", .is_action = true},
                     "The player uses it as their action for the turn, while the card is in play.", R"("action")"),
          documented(T{.word = "event", .is_plain = true}, "The event is played.", R"("event")"),
          documented(T{"activated"}, "The place is activated, or reactivated.", R"("activated")"),
          documented(T{"played", kPlaceTarget}, "This card is played; `to`: only to such a place.",
                     R"({"on": "played", "to": "reserve"})"),
          documented(T{"enters", kPlaceTarget, true}, "This card is played or moved to such a place.",
                     R"({"on": "enters", "to": {"kind": "path"}})")};
}

}  // namespace

const effects::Language& make_language() {
  static const effects::Language kLanguage(
      "war_of_the_ring",
      {.verbs = own_verbs(),
       .selectors = {"free_players", "shadow_players", "dunedain_player", "dwarf_player", "elf_player", "hobbit_player",
                     "rohan_player", "wizard_player", "isengard_player", "monstrous_player", "mordor_player",
                     "southron_player", "anyone"},
       .many = {"free_players", "shadow_players"},
       .conditions = conditions(),
       .target_kinds = target_kinds(),
       .triggers = triggers(),
       .modifiers = modifiers(),
       .causes = &cause_names(),
       .replacement = {cards("what"),
                       {"items", Param::Kind::flag, false, 0, nullptr, 0},
                       {"may", Param::Kind::flag, false, 0, nullptr, 0},
                       {"n", Param::Kind::number, false, 0, nullptr, 0}},
       .limits = &limit_names(),
       .selector_notes = {"each Free Peoples player", "each Shadow player", "the player of the Dúnedain",
                          "the player of the Dwarves", "the player of the Elves", "the player of the Hobbits",
                          "the player of Rohan", "the player of the Wizards", "the player of Isengard",
                          "the player of the Monstrous faction", "the player of Mordor", "the player of the Southrons",
                          "any player; used for owners of cards"},
       .cause_notes = {"eliminated in combat on a path", "eliminated in combat on a battleground", "forsaken from hand",
                       "forsaken from the reserve", "forsaken from the top of the deck", "eliminated in any way"},
       .limit_notes = {"once a round"},
       .replacement_note =
           "The card, or the card that `what` names, is cycled instead of eliminated. `items`: with its "
           "items; otherwise they are eliminated. `may`: the player may decline. `n`: at most this often "
           "in a round.",
       .you = true});
  return kLanguage;
}

}  // namespace mathom::war_of_the_ring
