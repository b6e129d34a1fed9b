// Tokens: add_icon {who, to, icon, n}, corrupt {n}, cleanse {n}.
#include <algorithm>

#include "games/war_of_the_ring/cards/targets.h"
#include "games/war_of_the_ring/cards/verbs/verbs.h"
#include "games/war_of_the_ring/options.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Pick;

enum Icon { kAttackIcon, kDefenceIcon, kSkull, kHelmet };
const effects::Names& icon_names() {
  static const effects::Names kNames("war_of_the_ring.icon", {"attack", "defence", "skull", "helmet"});
  return kNames;
}
int icon_of(const Op& op) { return lays_attack(op) ? kAttackIcon : kDefenceIcon; }

// A token lies on a place where combat is still to come, or on a card in play.
bool takes_tokens(const TableCards& t, int thing) {
  return is_place(thing) ? t.is_active(thing - kFirstPlace) : is_in_play(t.zone(thing));
}
// With the option, icons do not go where they serve the other side.
bool helps(const TableCards& t, int thing, int icon, int seat) {
  if (!has(t.s, RuleId::no_idle_icons) || !is_place(thing) || seat < 0) return true;
  return (t.side(seat) == defender(t, thing - kFirstPlace)) == (icon == kDefenceIcon);
}
Targets candidates(const Host& h, const Op& op, const Frame& f) {
  Targets out;
  targets(as_table(h), arg(op, 1), seen_by_who(h, op, f)).for_each([&](int thing) {
    if (takes_tokens(as_table(h), thing) && helps(as_table(h), thing, icon_of(op), who_of(h, op, f))) out.insert(thing);
  });
  return out;
}
bool possible(const Host& h, const Op& op, const Frame& f) { return !candidates(h, op, f).empty(); }

bool on_path(const Table& t, int thing) {
  const int place = is_place(thing) ? thing - kFirstPlace : is_at_place(t.zone(thing)) ? t.zone(thing) - kAt : -1;
  return place >= 0 && t.catalog().place_facts(place).path;
}
void lay(Table& t, int thing, int icon, int n) {
  std::uint8_t& pile = is_place(thing)
                           ? (icon == kAttackIcon ? t.s.places[at(thing - kFirstPlace)].attack
                                                  : t.s.places[at(thing - kFirstPlace)].defence)
                           : (icon == kAttackIcon ? t.s.attack_tokens[at(thing)] : t.s.defence_tokens[at(thing)]);
  pile = static_cast<std::uint8_t>(std::min(99, pile + n));
  const CardDef face = is_place(thing) ? static_cast<CardDef>(thing) : t.s.cards[thing].def;
  const int word = on_path(t, thing) ? icon + kSkull : icon;
  for (int i = 0; i < n; ++i) tell_card(t.events, What::icon, -1, {card_at(thing), face}, word + 1);
}

Flow add_icon(Host& h, const Op& op, Frame& f) {
  const int seat = who_of(h, op, f);
  if (seat < 0) return Flow::next;
  int thing = -1;
  const Pick pick = effects::pick_one(f, [&] { return candidates(h, op, f); }, thing);
  if (pick == Pick::ask) return Flow::ask;
  if (pick == Pick::one && thing < kThings) lay(as_table(h), thing, icon_of(op), effects::value_of(h, arg(op, 3), f));
  return Flow::next;
}
void ask_where(const Host& h, const Op& op, const Frame& f, Decision& d) {
  ask_why(d, who_of(h, op, f), Question::token);
  candidates(h, op, f).for_each([&](int thing) {
    d.options.push_back(is_place(thing) ? place_option(Verb::choose, thing)
                                        : card_option(Verb::choose, card_at(thing)));
  });
}

Flow corrupt(Host& h, const Op& op, Frame& f) {
  as_table(h).corrupt(effects::value_of(h, arg(op, 0), f));
  return Flow::next;
}
Flow cleanse(Host& h, const Op& op, Frame& f) {
  as_table(h).corrupt(-effects::value_of(h, arg(op, 0), f));
  return Flow::next;
}

}  // namespace

Verbs token_verbs() {
  return {
      documented(V{"add_icon",
                   {who_param(),
                    {"to", Param::Kind::targets, true, -1, nullptr, -1},
                    {"icon", Param::Kind::name, true, 0, &icon_names(), 0},
                    value_param()},
                   possible,
                   add_icon,
                   ask_where},
                 "Icon tokens are put on a card in play or on an active place; if several match, the player chooses. "
                 "`skull` and `helmet` are what `attack` and `defence` are called on a path.",
                 R"({"do": "add_icon", "to": "active_path", "icon": "helmet", "n": 2})"),
      documented(V{"corrupt", {value_param()}, always, corrupt}, "Adds corruption.", R"({"do": "corrupt", "n": 1})"),
      documented(V{"cleanse", {value_param()}, always, cleanse}, "Removes corruption.", R"({"do": "cleanse"})")};
}

}  // namespace mathom::war_of_the_ring
