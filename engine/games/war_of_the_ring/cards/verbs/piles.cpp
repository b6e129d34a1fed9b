// Cards that are chosen and go to a pile or a hand: cycle {who, what, n}, eliminate {who, what, n, up_to}, take {who,
// what, n, up_to}, remove {what}.
#include <algorithm>
#include <vector>

#include "games/war_of_the_ring/cards/targets.h"
#include "games/war_of_the_ring/cards/verbs/verbs.h"
#include "games/war_of_the_ring/options.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Pick;

// Locals of a step: those of picking (effects/run/picks.h). Of cards of a hand that go together, C: 1 + how many lay
// aside before.
Targets candidates(const Host& h, const Op& op, const Frame& f) {
  const Table& t = as_table(h);
  Targets all = targets(t, arg(op, 1), seen_by_who(h, op, f));
  if (!has(t.s, RuleId::saved_cards_cannot_pay)) return all;
  const Targets found = all;
  found.for_each([&](int card) {
    if (t.zone(card) < kReserve && !may_pay_with(t, card, kWinnowed)) all.erase(card);
  });
  return all;
}
bool up_to(const Op& op) { return arg(op, 3) != 0; }

// Where a card of that print lies; -1: nowhere.
int of_print(const Table& t, int print) {
  for (int card = 0; card < kCards; ++card)
    if (index(t.s.cards[card].def) == print) return card;
  return -1;
}
bool in_deck(const TableCards& t, int card) { return t.zone(card) < kHand; }

// "This", "wielder" and "chosen" are one card, wherever it has gone; "all" of it is once.
int most_picks(const Table& t, const Op& op) {
  return effects::is_word(t.code(), arg(op, 1)) && !is_word(t, arg(op, 1), kHandWord) ? 1 : kCards;
}

// Does the filter mean one card of this game, wherever it is? Then whoever must take it shows what came of the search,
// and nothing is left to ask. Of several only the player knows which there are.
bool names_one(const Table& t, int filter) {
  int n = 0;
  for (int print = 0; print < kCards; ++print)
    n += t.printed(filter).prints.has(print) && t.s.owner[at(print)] != kNone;
  return n <= 1;
}

// What comes next in a step that takes cards one by one; the card, when there is no choice.
Pick next_card(Host& h, const Op& op, Frame& f, int& card, bool secret = false) {
  Table& t = as_table(h);
  Scope& scope = t.running_scope();
  if (f.local[kStage] == 0) {
    effects::begin_picks(f, effects::value_of(h, arg(op, 2), f));
    scope.taken = 0;
  }
  const auto answered = [&](const Answer& a) {
    const int named = card_in(a);
    return named < 0 && verb_of(a) == Verb::take ? of_print(t, a.amount) : named;
  };
  const Pick pick = effects::next_pick(
      f, {.up_to = up_to(op), .secret = secret, .most = most_picks(t, op)}, [&] { return candidates(h, op, f); },
      answered, card);
  if (pick != Pick::one) return pick;
  ++scope.taken;
  // Which of the hidden cards it was, nobody else learns.
  scope.chosen = small(is_in_play(t.zone(card)) ? card : -1);
  return pick;
}

// Would it be done in full? "All" and "up to" are done in full with nothing.
bool enough(const Host& h, const Op& op, const Frame& f) {
  const int n = effects::value_of(h, arg(op, 2), f);
  return who_of(h, op, f) >= 0 && (up_to(op) || n == effects::kAll || candidates(h, op, f).count() >= n);
}

// From where only the player sees the cards, nobody else learns which one they chose.
SeatMask who_reads(const TableCards& t, int card, int seat) {
  return is_in_play(t.zone(card)) ? kEveryone : only(seat_at(seat));
}
void ask_cards(const Host& h, const Op& op, const Frame& f, Decision& d, Verb verb, Question why) {
  const int seat = who_of(h, op, f);
  const Table& t = as_table(h);
  ask_why(d, seat, why);
  effects::ask_for_picks(f, up_to(op), d);  // how many there are to choose from is nobody else's business
  d.source = t.scope().source >= 0 ? card_at(t.scope().source) : CardId::none;
  const Targets all = candidates(h, op, f);
  if (is_searched(as_table(h), arg(op, 1))) d.answer_seen_by = only(d.seat);
  all.for_each([&](int card) {
    d.options.push_back(in_deck(t, card) ? option(verb, index(t.s.cards[card].def)) : card_option(verb, card_at(card)));
    d.answer_seen_by = static_cast<SeatMask>(d.answer_seen_by & who_reads(t, card, seat));
  });
  if (up_to(op) || all.empty()) d.options.push_back(option(Verb::none));
}

// --- cycle
Flow cycle(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  int card = -1;
  const int seat = who_of(h, op, f);
  if (seat < 0) return Flow::next;
  switch (next_card(h, op, f, card)) {
    case Pick::ask: return Flow::ask;
    case Pick::one:
      if (t.running_scope().unpaid > 0) --t.running_scope().unpaid;
      cycle_from(t, card);
      return Flow::again;
    case Pick::done: break;
  }
  // From an empty hand the player has to forsake instead (rule 5.1).
  if (f.local[kA] > 0 && f.local[kA] != effects::kAll && f.local[kStage] == 1 &&
      is_from_hand(as_table(h), arg(op, 1))) {
    const int owed = f.local[kA];
    f.local[kA] = 0;
    t.push(Code::forsake, {seat, owed});
    return Flow::again;
  }
  if (!is_price_of_card(t)) t.push(Code::recycle, {seat, 0, kIfEmpty});
  return Flow::next;
}
bool can_cycle(const Host& h, const Op& op, const Frame& f) {
  if (enough(h, op, f)) return true;
  // Forsaking stands in for what one has to cycle, not for the price of what one may do (ruling R7).
  const int seat = who_of(h, op, f);
  if (seat < 0 || !is_from_hand(as_table(h), arg(op, 1)) || !has(as_table(h).s, RuleId::forsake_for_text)) return false;
  const int missing = effects::value_of(h, arg(op, 2), f) - candidates(h, op, f).count();
  return cards_to_forsake(as_table(h), seat) - as_table(h).size(kHand, seat) >= missing;
}
void ask_cycle(const Host& h, const Op& op, const Frame& f, Decision& d) {
  ask_cards(h, op, f, d, Verb::cycle, Question::cycle);
}

// --- eliminate
// Several cards of a hand go at once, and one that is cycled instead is shown: so that nobody hears in which order they
// were named, they lie aside until all are, and then go in an order of their own.
void put_aside(Table& t, int card, int seat) {
  const SeatMask sees = only(seat_at(seat));
  const int moved = t.move_unseen(card, zone_of(kAside, seat), sees, sees);
  tell_aside(t.events, seat, {card_at(moved), t.s.cards[moved].def, kHand + seat, kAside + seat, sees});
}
// The places from `before` on. Those who go unseen come last, and so first off the top.
void settle_aside(Table& t, int seat, int before) {
  std::vector<int> places;
  for (int order = before; order < t.size(kAside, seat); ++order) places.push_back(t.nth(zone_of(kAside, seat), order));
  std::vector<CardDef> defs;
  for (const bool rescued : {true, false}) {
    const std::size_t from = defs.size();
    for (const int card : places)
      if (is_rescued(t, card, kByEffect) == rescued) defs.push_back(t.s.cards[card].def);
    std::sort(defs.begin() + static_cast<std::ptrdiff_t>(from), defs.end());
  }
  for (std::size_t i = 0; i < places.size(); ++i) t.s.cards[places[i]].def = defs[i];
}
int next_aside(const TableCards& t, int seat, int before) {
  const int size = t.size(kAside, seat);
  return size > before ? t.nth(zone_of(kAside, seat), size - 1) : -1;
}
Flow eliminate(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  int card = -1;
  const int seat = who_of(h, op, f);
  if (seat < 0) return Flow::next;
  if (f.local[kStage] == 0)
    f.local[kC] =
        small(is_from_hand(t, arg(op, 1)) && effects::value_of(h, arg(op, 2), f) > 1 ? 1 + t.size(kAside, seat) : 0);
  switch (f.local[kStage] == 3 ? Pick::done : next_card(h, op, f, card)) {
    case Pick::ask: return Flow::ask;
    case Pick::one:
      if (f.local[kC] > 0)
        put_aside(t, card, seat);
      else
        t.push(Code::leave, {card, kByEffect});
      return Flow::again;
    case Pick::done: break;
  }
  if (f.local[kC] == 0) return Flow::next;
  if (f.local[kStage] != 3) settle_aside(t, seat, f.local[kC] - 1);
  f.local[kStage] = 3;
  card = next_aside(t, seat, f.local[kC] - 1);
  if (card < 0) return Flow::next;
  t.push(Code::leave, {card, kByEffect});
  return Flow::again;
}
void ask_eliminate(const Host& h, const Op& op, const Frame& f, Decision& d) {
  ask_cards(h, op, f, d, Verb::eliminate, Question::eliminate);
}

// --- take
Flow take(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const int seat = who_of(h, op, f);
  int card = -1;
  if (seat < 0) return Flow::next;
  const bool secret = is_searched(t, arg(op, 1)) && (up_to(op) || !names_one(t, arg(op, 1)));
  switch (next_card(h, op, f, card, secret)) {
    case Pick::ask: return Flow::ask;
    case Pick::one: {
      const std::uint8_t from = t.zone(card);
      const bool looked_through = from >= kDraw && from < kHand;
      // What is looked for by name is shown; what was drawn is not.
      t.to_hand(card, !(from >= kAside && from < kResolving));
      if (looked_through) t.push(Code::recycle, {seat, 0, kShuffleDeck});
      return Flow::again;
    }
    case Pick::done: break;
  }
  // The player has looked through it even when they took nothing (rule 9.10).
  if (f.local[kB] == 0 && is_searched(as_table(h), arg(op, 1))) t.push(Code::recycle, {seat, 0, kShuffleDeck});
  return Flow::next;
}
// Whoever looks through their deck may find nothing; that they do not is not for others to know beforehand.
bool can_take(const Host& h, const Op& op, const Frame& f) {
  return is_searched(as_table(h), arg(op, 1)) ? who_of(h, op, f) >= 0 : enough(h, op, f);
}
void ask_take(const Host& h, const Op& op, const Frame& f, Decision& d) {
  ask_cards(h, op, f, d, Verb::take, Question::take);
}

// --- remove: out of the game wherever it is, and nothing replaces that
Flow remove(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  targets(t, arg(op, 0), f).for_each([&](int card) {
    if (t.zone(card) >= kEliminated && t.zone(card) < kReserve) return;
    const int owner = t.owner(card);
    const bool from_deck = t.zone(card) >= kDraw && t.zone(card) < kHand;
    eliminate_with_items(t, card, What::removed);
    if (from_deck) t.push(Code::recycle, {owner, 0, kShuffleDeck});
  });
  return Flow::next;
}

}  // namespace

Verbs pile_verbs() {
  constexpr std::uint32_t kFromTable =
      1 << kInReserve | 1 << kInPlay | 1 << kInPath | 1 << kInBattlegrounds | 1 << kInHere;
  const Param what = targets_param("what", kCardTarget);
  const auto listed = [](Param kept) {
    return std::vector<Param>{who_param(), kept, value_param(), flag_param("up_to")};
  };
  return {
      documented(taking(kFromTable | 1 << kInHand | 1 << kInAside,
                        V{"cycle", listed(hand_param()), can_cycle, cycle, ask_cycle}),
                 "The player puts cards of their choice on their cycle pile; with an empty hand they forsake instead.",
                 R"({"do": "cycle", "n": 2})"),
      documented(taking(kFromTable | 1 << kInHand | 1 << kInAside,
                        V{"eliminate", listed(what), enough, eliminate, ask_eliminate}),
                 "The player chooses cards, which are eliminated. `up_to`: that many or fewer.",
                 R"({"do": "eliminate", "what": {"whose": "anyone", "in": "here", "side": "shadow"}, "up_to": true})"),
      documented(
          taking(1 << kInDraw | 1 << kInCycle | 1 << kInAside, V{"take", listed(what), can_take, take, ask_take}),
          "The player takes cards to hand from their deck, their cycle pile or the cards set aside. A card "
          "taken from the deck is shown, and the deck is shuffled even when nothing is found.",
          R"({"do": "take", "what": {"in": "draw", "title": "saruman"}})"),
      documented(V{"remove", {what}, always, remove},
                 "All such cards leave the game, wherever they are; no replacement ability applies.",
                 R"({"do": "remove", "what": {"whose": "anyone", "title": ["smeagol"]}})")};
}

}  // namespace mathom::war_of_the_ring
