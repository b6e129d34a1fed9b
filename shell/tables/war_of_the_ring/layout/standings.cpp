#include "shell/tables/war_of_the_ring/layout/standings.h"

#include <cstdlib>

namespace mathom::war_of_the_ring {

// Returns the side that would win the place if the combat came now: the attackers if at least one icon is left.
Side Standings::leader(int place, const Totals& t) const {
  const Side defends = defender(sight_.board().table(), place);
  return t.attack > t.defence ? other(defends) : defends;
}

std::vector<int> Standings::cards_at(int place, Side side) const {
  std::vector<int> out;
  for (const int print : sight_.board().prints_in(kAt + place))
    if (side_of(sight_.catalog().facts_of(static_cast<CardDef>(print)).faction) == side && !flights_.flies(print))
      out.push_back(print);
  return out;
}

// The engine counts. A lifted card that may go there is put there in a copy of what the viewer knows.
Standings::Standing Standings::of(int place) const {
  Standing s;
  s.now = s.then = totals(sight_.board().table(), place);
  if (!sight_.asked() || sight_.lifted() == CardId::none) return s;
  const int print = index(sight_.lifted()), card = index(sight_.physical(print));
  if (print >= kCards || card < 0 || !sight_.board().table().is_active(place)) return s;
  for (const Option& o : offers_.meanings_of(sight_.lifted())) {
    if (sight_.table().find(o) < 0 || o.object == CardId::none || index(o.object) == kReserveThing) continue;
    const bool goes_here = index(o.object) == kFirstPlace + place;
    // An item goes where its wielder is.
    const bool worn_here = index(o.object) < kCards && sight_.seen().cards[index(o.object)].zone == zone_at(place);
    if (!goes_here && !worn_here) continue;
    const State then = with_card_at(sight_.seen(), card, index(o.object));
    s.then = totals(looking_at(sight_.catalog(), then), place);
    s.goes = true;
    return s;
  }
  return s;
}

// Always the player's own side, so that the table stays the same from turn to turn.
bool Standings::may_come(int place, Side side) const {
  if (sight_.table().viewers() == kNobody || sight_.over()) return false;
  if (side == sight_.near_side()) return true;
  if (!sight_.asked()) return false;
  for (const Option& o : sight_.decision().options) {
    if (!has_card(o) || o.object == CardId::none) continue;
    const int print = index(sight_.offered_card(o));
    if (print < 0 || print >= kCards || sight_.board().zone(print) == kAt + place) continue;
    const bool here =
        index(o.object) == kFirstPlace + place || (index(o.object) >= 0 && index(o.object) < kCards &&
                                                   sight_.seen().cards[index(o.object)].zone == zone_at(place));
    if (here && side_of(sight_.catalog().facts_of(static_cast<CardDef>(print)).faction) == side) return true;
  }
  return false;
}

// In some scenarios a path wants more helmets than skulls.
bool Standings::is_nobodys(int place, const Totals& t) const {
  return sight_.catalog().place_facts(place).path && sight_.board().table().scenario().more_helmets &&
         t.attack == t.defence;
}

std::string Standings::lead_words(const TableHost& host, int place, const Totals& t) const {
  if (is_nobodys(place, t)) return host.say("war_of_the_ring.table.path_tied");
  const bool held = t.attack <= t.defence;
  const int by = held ? t.defence - t.attack : t.attack - t.defence;
  const char* key = sight_.catalog().place_facts(place).path
                        ? held ? "war_of_the_ring.table.path_holds" : "war_of_the_ring.table.path_falls"
                    : held ? "war_of_the_ring.table.holds"
                           : "war_of_the_ring.table.falls";
  return host.say(
      Phrase{key, {}}.number("n", by).word("side", side_names().key(war_of_the_ring::index(leader(place, t)))));
}

// "Shadow: taken, 5 to 4".
std::string Standings::short_lead(const TableHost& host, int place, const Totals& t) const {
  if (is_nobodys(place, t)) return host.say("war_of_the_ring.table.path_tied");
  const bool held = t.attack <= t.defence;
  const Side defends = defender(sight_.board().table(), place);
  return host.say(Phrase{held ? "war_of_the_ring.table.lead_held" : "war_of_the_ring.table.lead_taken", {}}
                      .number("attack", t.attack)
                      .number("defence", t.defence)
                      .word("side", side_names().key(war_of_the_ring::index(held ? defends : other(defends)))));
}

// Its points, both strengths, and the side that would win it.
std::string Standings::words(const TableHost& host, int place, const Totals& t) const {
  const PlaceFacts& facts = sight_.catalog().place_facts(place);
  const Phrase stands =
      Phrase{facts.path ? "war_of_the_ring.table.path_stands" : "war_of_the_ring.table.place_stands", {}}
          .number("n", facts.points)
          .number("number", facts.number)
          .number("attack", t.attack)
          .number("defence", t.defence)
          .word("defender", side_names().key(war_of_the_ring::index(defender(sight_.board().table(), place))));
  return host.say(stands) + " " + lead_words(host, place, t);
}

std::string Standings::words_with_cards(const TableHost& host, int place, const Standing& s) const {
  const auto list = [&](Side side) {
    std::string out;
    for (const int print : cards_at(place, side)) out += (out.empty() ? "" : ", ") + sight_.name_of(host, print);
    return out.empty() ? host.say("war_of_the_ring.table.nobody") : out;
  };
  const Side defends = defender(sight_.board().table(), place);
  std::string out = sight_.name_of(host, kFirstPlace + place) + ". " + words(host, place, s.now);
  out += " " + host.say("war_of_the_ring.table.attackers", {{"cards", list(other(defends))}});
  out += " " + host.say("war_of_the_ring.table.defenders", {{"cards", list(defends)}});
  if (s.goes)
    out += " " +
           host.say(Phrase{"war_of_the_ring.table.then", {}}
                        .number("attack", s.then.attack)
                        .number("defence", s.then.defence)) +
           " " + lead_words(host, place, s.then);
  return out;
}

// "Free Peoples: Rohan, Wizard. Shadow: Isengard".
std::string Standings::factions_words(const TableHost& host, int place) const {
  std::string out;
  for (const Side side : {Side::free_peoples, Side::shadow}) {
    std::string list;
    for (int i = 0; i < kFactions; ++i)
      if (const auto faction = static_cast<Faction>(i);
          side_of(faction) == side && sight_.catalog().place_facts(place).shows(faction))
        list += (list.empty() ? "" : ", ") + host.say(faction_names().key(i));
    if (list.empty()) continue;
    out += (out.empty() ? "" : ". ") +
           host.say("war_of_the_ring.table.enter",
                    {{"side", host.say(side_names().key(war_of_the_ring::index(side)))}, {"factions", list}});
  }
  return out;
}

// What the lifted card adds: "+2 attack", "+1 helmet".
std::string Standings::change_words(const TableHost& host, int place, const Standing& s) const {
  const bool path = sight_.catalog().place_facts(place).path;
  const auto part = [&](int now, int then, const char* key) {
    const int by = std::abs(then - now);
    return by == 0 ? std::string()
                   : (then > now ? "+" : "−") + std::to_string(by) + " " + host.say(Phrase{key, {}}.number("n", by));
  };
  std::string out =
      part(s.now.attack, s.then.attack, path ? "war_of_the_ring.face.skull" : "war_of_the_ring.icon.attack");
  const std::string more =
      part(s.now.defence, s.then.defence, path ? "war_of_the_ring.face.helmet" : "war_of_the_ring.icon.defence");
  if (!out.empty() && !more.empty()) out += ", ";
  out += more;
  return out.empty() ? host.say("war_of_the_ring.table.no_change") : out;
}

}  // namespace mathom::war_of_the_ring
