// Lays a table for a scenario by cheating; the words are listed in the README. What the words leave open stays as a
// fresh game has it: every card in its deck, every place in its own.
#include <algorithm>

#include "games/war_of_the_ring/rules.h"
#include "games/war_of_the_ring/state/phases.h"
#include "rules/arrange.h"

namespace mathom::war_of_the_ring {
namespace {

class Arranger : TableReader {
 public:
  Arranger(const Rules& rules, State& s, Problems& problems)
      : TableReader(problems), rules_(rules), c_(rules.catalog), s_(s) {}

  void run(const Json& j) {
    keys(j,
         {"round", "turn", "start", "hands", "decks", "cycle", "eliminated", "reserve", "places", "scored", "gone",
          "path", "last_path", "corruption", "rings_used", "step", "played"},
         "");
    reset();
    numbers(j);
    scored(j, "scored");
    active(j);
    by_seat(j, "reserve", rules_.seats(s_),
            [&](int seat, const Json& list) { lay(list, zone_of(kReserve, seat), kEveryone, "/reserve"); });
    piles(j, "hands", kHand);
    piles(j, "cycle", kCycle);
    piles(j, "eliminated", kEliminated);
    decks(j);
    if (sound()) begin(j);
  }

 private:
  void reset() {
    s_.frames.clear();
    s_.scopes.clear();
    s_.timed_effects.clear();
    s_.round = 1;
    for (int card = 0; card < kCards; ++card) {
      Card& c = s_.cards[card];
      s_.wielder[at(card)] = kNone;
      s_.marks[at(card)] = s_.attack_tokens[at(card)] = s_.defence_tokens[at(card)] = 0;
      if (s_.owner[at(card)] == kNone) continue;
      c.def = static_cast<CardDef>(card);
      c.seen_by = kNobody;
      if (c.zone != zone_of(kDraw, s_.owner[at(card)]))
        move_card(s_.cards, card_at(card), zone_of(kDraw, s_.owner[at(card)]), kNobody);
    }
  }
  // A card by its word, or the first of its title that is still in its deck.
  int card_of(const Json& word, const std::string& path) {
    if (word.is_string())
      for (int card = 0; card < kCards; ++card) {
        const std::string& name = *word.get_ptr<const std::string*>();
        const bool named = c_.words[at(card)] == name || c_.titles[at(c_.title_of[at(card)])].id == name;
        if (named && s_.owner[at(card)] != kNone && s_.cards[card].zone == zone_of(kDraw, s_.owner[at(card)]))
          return card;
      }
    fault(path, "is no card that is still in its deck");
    return -1;
  }
  int place_of(const std::string& id, const std::string& path) {
    const int place = place_names().find(id);
    if (place < 0 || s_.places[at(place)].where == Where::unused) fault(path, "is no place of this scenario");
    return std::max(place, 0);
  }

  void numbers(const Json& j) {
    const int slots = static_cast<int>(c_.scenarios[s_.scenario].slots.size());
    s_.round = static_cast<std::uint8_t>(number(j, "round", 1, 1, 9));
    s_.start = static_cast<std::uint8_t>(number(j, "start", 0, 0, slots - 1));
    s_.slot = static_cast<std::uint8_t>(number(j, "turn", s_.start, 0, slots - 1));
    s_.last_path = static_cast<std::uint8_t>(number(j, "last_path", 0, 0, kLastPath));
    s_.corruption = static_cast<std::uint8_t>(number(j, "corruption", 0, 0, 50));
    if (const Json* used = member(j, "rings_used"); used && used->is_array())
      for (const auto& seat : *used)
        s_.ring_used = static_cast<std::uint8_t>(s_.ring_used | 1 << whole_number<int>(seat).value_or(7));
  }
  void scored(const Json& j, const char* name) {
    const Json* areas = member(j, name);
    if (!areas) return;
    for (const auto& [side, list] : areas->items())
      for (std::size_t i = 0; list.is_array() && i < list.size(); ++i)
        if (list[i].is_string())
          s_.places[at(place_of(*list[i].get_ptr<const std::string*>(), "/scored"))].where =
              side == "free"     ? Where::free_area
              : side == "shadow" ? Where::shadow_area
                                 : Where::nobodys;
  }
  // {"minas-tirith": ["knights-of-dol-amroth", {"card": "aragorn", "items": [...]}], ...}, the active path among them
  void active(const Json& j) {
    const Json* places = member(j, "places");
    if (!places || !places->is_object()) return;
    for (const auto& [id, what] : places->items()) {
      const std::string path = "/places/" + id;
      const int place = place_of(id, path);
      PlaceState& p = s_.places[at(place)];
      p.where = Where::active;
      if (c_.place_facts(place).path) {
        s_.path = static_cast<std::uint8_t>(place);
        s_.last_path = static_cast<std::uint8_t>(c_.place_facts(place).number);
      }
      const Json* cards = what.is_object() ? member(what, "cards") : &what;
      if (what.is_object()) {
        keys(what, {"cards", "attack", "defence", "bare"}, path);
        p.attack = number_member<std::uint8_t>(what, "attack").value_or(0);
        p.defence = number_member<std::uint8_t>(what, "defence").value_or(0);
        p.bare = member(what, "bare") ? 1 : 0;
      }
      if (cards) lay(*cards, zone_at(place), kEveryone, path);
    }
  }
  void lay(const Json& list, std::uint8_t zone, SeatMask seen_by, const std::string& path) {
    if (!list.is_array()) return fault(path, "must be a list of cards");
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Json& entry = list[i];
      const Json* name = entry.is_object() ? member(entry, "card") : &entry;
      const int card = name ? card_of(*name, path) : -1;
      if (card < 0) continue;
      move_card(s_.cards, card_at(card), zone, seen_by);
      if (!entry.is_object()) continue;
      keys(entry, {"card", "items", "came", "attack", "defence"}, path);
      if (member(entry, "came")) mark(s_, card, kReserved);
      s_.attack_tokens[at(card)] = number_member<std::uint8_t>(entry, "attack").value_or(0);
      s_.defence_tokens[at(card)] = number_member<std::uint8_t>(entry, "defence").value_or(0);
      const Json* items = member(entry, "items");
      for (std::size_t n = 0; items && n < items->size(); ++n) {
        const int item = card_of((*items)[n], path);
        if (item < 0) continue;
        move_card(s_.cards, card_at(item), zone, seen_by);
        s_.wielder[at(item)] = static_cast<std::uint8_t>(card);
      }
    }
  }
  void piles(const Json& j, const char* name, Zone base) {
    by_seat(j, name, rules_.seats(s_), [&](int seat, const Json& list) {
      lay(list, zone_of(base, seat), only(seat_at(seat)), std::string("/") + name);
    });
  }
  // From the top down; what is not named lies below.
  void decks(const Json& j) {
    by_seat(j, "decks", rules_.seats(s_), [&](int seat, const Json& list) {
      if (!list.is_array()) return fault("/decks", "must be lists of cards");
      std::vector<int> named;
      for (const Json& word : list) {
        const int card = card_of(word, "/decks");
        if (card < 0) return;
        move_card(s_.cards, card_at(card), kResolving, kNobody);
        named.push_back(card);
      }
      for (auto it = named.rbegin(); it != named.rend(); ++it)
        move_card(s_.cards, card_at(*it), zone_of(kDraw, seat), kNobody);
    });
    // A deck that is meant to be empty or short: "gone" counts the cards that are left in each.
    by_seat(j, "gone", rules_.seats(s_), [&](int seat, const Json& left) {
      const int keep = whole_number<int>(left).value_or(0);
      while (size_of(s_, kDraw, seat) > keep)
        move_card(s_.cards, card_in(s_.cards, zone_of(kDraw, seat), 0), zone_of(kEliminated, seat),
                  only(seat_at(seat)));
    });
  }

  // "action" (usual), "combat", "location" or "draw": where the round goes on.
  void begin(const Json& j) {
    const auto* step = text_member(j, "step");
    const std::string word = step ? *step : "action";
    Table t(c_, s_, nullptr);
    t.push(Code::game);
    const int at_step = step_of(word);
    if (at_step < 0) return fault("/step", "must be location, action, combat or draw");
    s_.frames[0].step = static_cast<std::uint8_t>(at_step);
    war_of_the_ring::run(t);
  }

  const Rules& rules_;
  const Catalog& c_;
  State& s_;
};

}  // namespace

void Rules::arrange(State& s, const Json& setup, Problems& problems) const {
  arrange_copy(*this, s, setup, problems,
               [&](State& laid, Problems& found) { Arranger(*this, laid, found).run(setup); });
}

}  // namespace mathom::war_of_the_ring
