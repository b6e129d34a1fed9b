// Lays a table for a scenario by cheating; the words are listed in the README. What the words leave open stays as a
// fresh game has it. A card that is not in the seat's deck takes the place of one of its side that is not named.
#include "rules/arrange.h"

#include <algorithm>

#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/procedures.h"

namespace mathom::lotr_tcg {
namespace {

class Arranger : TableReader {
 public:
  Arranger(const Catalog& catalog, State& s, Problems& problems)
      : TableReader(problems), c_(catalog), s_(s), named_(at(s.cards.size()), false) {}

  void run(const Json& j) {
    keys(j,
         {"turn",         "phase", "order", "at",    "path",  "twilight", "burdens", "moves", "move_limit", "ring_worn",
          "ring_bearers", "rings", "table", "hands", "decks", "left",     "discard", "dead",  "fights",     "fierce"},
         "");
    reset();
    numbers(j);
    if (sound()) bearers(j);
    if (sound()) path(j);
    if (sound()) cards(j);
    if (sound()) fights(j);
    if (sound()) keep_lists();
    if (sound()) begin(j);
  }

 private:
  int first(int seat) const { return s_.first[at(seat)]; }
  int end(int seat) const { return s_.first[at(seat + 1)]; }

  // Every deck before its player, nothing in play but Ring-bearer and Ring.
  void reset() {
    s_.frames.clear();
    s_.scopes.clear();
    s_.happenings.clear();
    s_.answered.clear();
    s_.timed.clear();
    s_.laters.clear();
    s_.uses.clear();
    s_.skirmishes.clear();
    s_.fight = s_.winner = -1;
    s_.stage = Stage::playing;
    s_.bids_open = 1;
    s_.lost.fill(Loss::none);
    for (int seat = 0; seat < s_.seats; ++seat)
      for (int card = first(seat); card < end(seat); ++card) {
        const int place = card - first(seat);
        const Zone zone = place < kFirstSite ? kTable : place < kFirstDrawn ? kAdventure : kDrawDeck;
        put(card, zone, place < kFirstSite ? kEveryone : place < kFirstDrawn ? only(seat_at(seat)) : kNobody);
        s_.pieces[card] = {};
        if (place == kRingPlace) s_.pieces[card].hang_on(first(seat));
      }
  }
  void put(int card, Zone zone, SeatMask seen_by) {
    const int seat = owner_of(s_, card);
    s_.cards[card].seen_by = kNobody;
    if (s_.cards[card].zone == zone_of(zone, seat))
      s_.cards[card].seen_by = seen_by;
    else
      move_card(s_.cards, card_at(card), zone_of(zone, seat), seen_by);
  }

  void numbers(const Json& j) {
    const int seats = s_.seats;
    s_.turn = static_cast<std::uint8_t>(number(j, "turn", 0, 0, seats - 1));
    s_.twilight = static_cast<std::uint16_t>(number(j, "twilight", 0, 0, 99));
    s_.moves = static_cast<std::uint8_t>(number(j, "moves", 0, 0, 8));
    s_.move_limit = static_cast<std::uint8_t>(number(j, "move_limit", usual_move_limit(s_), 1, 8));
    s_.worn = flag(j, "ring_worn", "") ? 1 : 0;
    s_.fierce = flag(j, "fierce", "") ? 1 : 0;
    for (int seat = 0; seat < seats; ++seat)
      s_.order[at(seat)] = static_cast<std::uint8_t>(seat), s_.site[at(seat)] = 1;
    by_seat(j, "order", seats, [&](int nth, const Json& n) { s_.order[at(nth)] = small(n, 0, seats - 1, "/order"); });
    by_seat(j, "at", seats, [&](int seat, const Json& n) { s_.site[at(seat)] = small(n, 1, kLastSite, "/at"); });
    by_seat(j, "burdens", seats, [&](int seat, const Json& n) { s_.burdens[at(seat)] = small(n, 0, 20, "/burdens"); });
    s_.passed = kNobody;
    const auto place = std::find(s_.order.begin(), s_.order.begin() + seats, s_.turn);
    s_.shadow = s_.order[at((static_cast<int>(place - s_.order.begin()) + seats - 1) % seats)];
  }
  std::uint8_t small(const Json& n, int least, int most, const std::string& path) {
    const auto value = whole_number<int>(n);
    if (!value || *value < least || *value > most) {
      fault(path, "must be numbers from " + std::to_string(least) + " to " + std::to_string(most));
      return static_cast<std::uint8_t>(least);
    }
    return static_cast<std::uint8_t>(*value);
  }

  // --- cards by their words
  int print_of(const Json& word, const std::string& path) {
    const int print = word.is_string() ? c_.find(*word.get_ptr<const std::string*>()) : -1;
    if (print < 0) fault(path, "names a card that the set does not have");
    return print;
  }
  // A card of the draw deck that is not named yet: of that print, or else the last one of its side, which becomes one.
  int take(int seat, int print, const std::string& path) {
    const CardFacts& f = c_.facts(print);
    if (f.type == Type::site) return take_site(seat, print);
    if (!f.is_in_draw_deck()) return fault(path, "does not belong into a draw deck"), -1;
    int found = -1;
    for (int card = end(seat) - 1; card >= first(seat) + kFirstDrawn; --card) {
      if (named_[at(card)]) continue;
      const int other = index(s_.cards[card].def);
      if (other == print) {
        found = card;
        break;
      }
      if (found < 0 && c_.facts(other).side() == f.side()) found = card;
    }
    if (found < 0) return fault(path, "finds no card in the deck whose place it could take"), -1;
    s_.cards[found].def = static_cast<CardDef>(print);
    named_[at(found)] = true;
    return found;
  }
  int take_site(int seat, int print) {
    const int card = first(seat) + kFirstSite + c_.facts(print).site - 1;
    s_.cards[card].def = static_cast<CardDef>(print);
    return card;
  }

  void bearers(const Json& j) {
    by_seat(j, "ring_bearers", s_.seats, [&](int seat, const Json& word) {
      const int print = print_of(word, "/ring_bearers");
      if (print >= 0) s_.cards[first(seat)].def = static_cast<CardDef>(print);
    });
    by_seat(j, "rings", s_.seats, [&](int seat, const Json& word) {
      const int print = print_of(word, "/rings");
      if (print >= 0) s_.cards[first(seat) + kRingPlace].def = static_cast<CardDef>(print);
    });
  }

  // By number from 1: the seat whose site it is, or {"of": seat, "site": id, "bears": [...]}. Left out: as far as
  // anybody has come, the first site of the first player, the others of the next one.
  void path(const Json& j) {
    const Json* list = member(j, "path");
    const int far = *std::max_element(s_.site.begin(), s_.site.begin() + s_.seats);
    const int n = list && list->is_array() ? static_cast<int>(list->size()) : far;
    if (n < far || n > kLastSite) return fault("/path", "must reach as far as the fellowships");
    for (int number = 1; number <= n; ++number) {
      const Json usual(number == 1 ? s_.order[0] : s_.order[1]);
      lay_site(list && list->is_array() ? (*list)[at(number - 1)] : usual, number);
    }
  }
  void lay_site(const Json& entry, int number) {
    const std::string where = "/path/" + std::to_string(number - 1);
    const Json* of = entry.is_object() ? member(entry, "of") : &entry;
    const int seat = of ? small(*of, 0, s_.seats - 1, where) : s_.order[0];
    int card = first(seat) + kFirstSite + number - 1;
    if (entry.is_object()) {
      keys(entry, {"of", "site", "bears"}, where);
      if (const Json* word = member(entry, "site")) {
        const int print = print_of(*word, where);
        if (print < 0) return;
        if (c_.facts(print).type != Type::site || c_.facts(print).site != number)
          return fault(where, "must be a site of that number");
        card = take_site(seat, print);
      }
    }
    put(card, kPath, kEveryone);
    if (entry.is_object()) borne(entry, card, where);
  }

  void cards(const Json& j) {
    by_seat(j, "table", s_.seats, [&](int seat, const Json& list) { table(list, seat); });
    pile(j, "hands", kHand, false);
    pile(j, "discard", kDiscardPile, true);
    pile(j, "dead", kDeadPile, true);
    decks(j);
  }
  // The Ring-bearer is there already: an entry of that id is about that card.
  void table(const Json& list, int seat) {
    if (!list.is_array()) return fault("/table", "must be lists of cards");
    for (const Json& entry : list) in_play(entry, seat, -1, kTable, "/table");
  }
  void in_play(const Json& entry, int seat, int bearer, Zone zone, const std::string& path) {
    const Json* word = entry.is_object() ? member(entry, "card") : &entry;
    if (entry.is_object()) keys(entry, {"card", "of", "wounds", "bears", "stacked"}, path);
    if (const Json* of = entry.is_object() ? member(entry, "of") : nullptr) seat = small(*of, 0, s_.seats - 1, path);
    const int print = word ? print_of(*word, path) : -1;
    if (print < 0) return;
    const bool is_bearer = index(s_.cards[first(seat)].def) == print && bearer < 0;
    const int card = is_bearer ? first(seat) : take(seat, print, path);
    if (card < 0) return;
    if (!is_bearer) put(card, zone, kEveryone);
    s_.pieces[card].hang_on(bearer);
    if (!entry.is_object()) return;
    s_.pieces[card].wound(std::min<int>(number_member<std::uint8_t>(entry, "wounds").value_or(0), 100));
    borne(entry, card, path);
  }
  void borne(const Json& entry, int card, const std::string& path) {
    const auto each = [&](const char* name, Zone zone) {
      if (const Json* list = member(entry, name); list && list->is_array())
        for (const Json& one : *list) in_play(one, owner_of(s_, card), card, zone, path);
    };
    each("bears", kTable);
    each("stacked", kStack);
  }
  void pile(const Json& j, const char* name, Zone zone, bool open) {
    by_seat(j, name, s_.seats, [&](int seat, const Json& list) {
      const std::string path = std::string("/") + name;
      if (!list.is_array()) return fault(path, "must be lists of cards");
      for (const Json& word : list) {
        const int print = print_of(word, path), card = print < 0 ? -1 : take(seat, print, path);
        if (card >= 0) put(card, zone, open ? kEveryone : only(seat_at(seat)));
      }
    });
  }
  // From the top down; what is not named lies below. "left": how many cards each draw deck has; the others are out of
  // the game.
  void decks(const Json& j) {
    by_seat(j, "decks", s_.seats, [&](int seat, const Json& list) {
      if (!list.is_array()) return fault("/decks", "must be lists of cards");
      std::vector<int> top;
      for (const Json& word : list) {
        const int print = print_of(word, "/decks"), card = print < 0 ? -1 : take(seat, print, "/decks");
        if (card < 0) return;
        put(card, kEvent, kNobody);
        top.push_back(card);
      }
      for (auto it = top.rbegin(); it != top.rend(); ++it) put(*it, kDrawDeck, kNobody);
    });
    by_seat(j, "left", s_.seats, [&](int seat, const Json& n) {
      const int keep = small(n, 0, kMostDrawDeck, "/left");
      while (count_in(s_.cards, zone_of(kDrawDeck, seat)) > keep)
        put(index(card_in(s_.cards, zone_of(kDrawDeck, seat), 0)), kGone, kNobody);
    });
  }

  // [{"defender": id, "minions": [ids]}], of cards in play.
  void fights(const Json& j) {
    const Json* list = member(j, "fights");
    if (!list) return;
    if (!list->is_array()) return fault("/fights", "must be a list");
    for (const Json& fight : *list) {
      keys(fight, {"defender", "minions"}, "/fights");
      const Json* defender = member(fight, "defender");
      const Json* minions = member(fight, "minions");
      const int card = defender ? fighter(*defender) : -1;
      if (card < 0 || !minions || !minions->is_array()) return fault("/fights", "must name a defender and minions");
      if (s_.skirmishes.full()) return fault("/fights", "must be fewer");
      s_.skirmishes.push_back({.defender = static_cast<std::int16_t>(card)});
      join(card);
      for (const Json& minion : *minions)
        if (const int other = fighter(minion); other >= 0) join(other);
    }
  }
  void join(int card) {
    s_.pieces[card].join(s_.skirmishes.size() - 1);
    mark(s_, card, kWasAssigned);
  }
  int fighter(const Json& word) {
    const int print = print_of(word, "/fights");
    for (int card = 0; print >= 0 && card < s_.cards.size(); ++card)
      if (base_of(s_.cards[card].zone) == kTable && index(s_.cards[card].def) == print && s_.pieces[card].fight == 0)
        return card;
    fault("/fights", "must name cards in play, each in one skirmish");
    return -1;
  }

  // What each player knows of their deck: the prints in it, wherever they lie.
  void keep_lists() {
    for (int seat = 0; seat < s_.seats; ++seat) s_.lists[at(seat)] = draw_deck_of(s_, seat);
  }

  // Where the turn goes on: a phase, "turn" (its very beginning), "move", or "reconcile" (after the regroup actions).
  static std::string step_of(const std::string& phase) {
    if (phase == "turn") return "begin";
    if (phase == "skirmish") return "fight";
    return phase == "reconcile" ? "settle up" : phase;
  }
  void begin(const Json& j) {
    const auto* word = text_member(j, "phase");
    const std::string phase = word ? *word : "fellowship";
    const int known = phase == "reconcile" ? kRegroup : phase_names().find(phase);
    if (known < 0 && phase != "turn" && phase != "move")
      return fault("/phase", "must be turn, move, reconcile or a phase");
    s_.phase = static_cast<std::uint8_t>(std::max(known, 0));
    Table t(c_, s_, nullptr);
    t.push(Code::game);
    s_.frames[0].step = step_named(procedures(), Code::game, "next turn");
    t.push(Code::turn);
    s_.frames[1].step = step_named(procedures(), Code::turn, step_of(phase));
    lotr_tcg::run(t);
  }

  const Catalog& c_;
  State& s_;
  std::vector<bool> named_;
};

}  // namespace

void Rules::arrange(State& s, const Json& setup, Problems& problems) const {
  arrange_copy(*this, s, setup, problems,
               [&](State& laid, Problems& found) { Arranger(catalog, laid, found).run(setup); });
}

}  // namespace mathom::lotr_tcg
