// The game from the bids to the last turn: who goes first, starting fellowships, first hands (rule 4), then one turn
// after the other.
#include <algorithm>

#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/play.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

using Do = Next(Frame&, Table&);
Do bid, bid_made, show_bids, place, tie_broken, choose, placed, sit_down, gather, gathered, shuffle_decks, first_hands,
    mulligan, hand_kept, draw_again, open_game, turn, next_turn;
constexpr auto kGame = steps<Table>({{"bid", bid},
                                     {"bid made", bid_made, kAsked},
                                     {"show bids", show_bids},
                                     {"place", place},
                                     {"tie broken", tie_broken, kAsked},
                                     {"choose", choose},
                                     {"placed", placed, kAsked},
                                     {"sit down", sit_down},
                                     {"gather", gather, kWaits},
                                     {"gathered", gathered, kAsked},
                                     {"shuffle", shuffle_decks, kWaits},
                                     {"first hands", first_hands, kWaits},
                                     {"mulligan", mulligan, kWaits},
                                     {"hand kept", hand_kept, kAsked},
                                     {"draw again", draw_again, kWaits},
                                     {"open", open_game},
                                     {"turn", turn},
                                     {"next turn", next_turn, kWaits}});
Do shuffle_asked, shuffled;
constexpr auto kShuffle = steps<Table>({{"ask", shuffle_asked}, {"shuffled", shuffled, kAsked}});

// kGameNth: a seat, or a place in the order; kGameWho: who chooses a place; kGamePlaced: bits, who has one; kGameSpent:
// twilight costs of the companions so far; from kGameOrder on: 1 + who has the first place, the second ...
constexpr int kSecondHand = 6;
enum GameSlot : std::size_t { kGameNth, kGameWho, kGamePlaced, kGameSpent, kGameOrder };

// --- bids: in secret, shown together
Next bid(Frame& f, Table& t) { return f.local[kGameNth] < t.seats() ? Next::ask : go_to(f, kGame["show bids"]); }
Next bid_made(Frame& f, Table& t) {
  t.s.bids[at(f.local[kGameNth]++)] = static_cast<std::uint8_t>(take(f).amount);
  return go_to(f, kGame["bid"]);
}
Next show_bids(Frame& f, Table& t) {
  t.s.bids_open = 1;
  for (int seat = 0; seat < t.seats(); ++seat) {
    t.s.burdens[at(seat)] = t.s.bids[at(seat)];
    tell(t.events, What::bid, seat, t.s.bids[at(seat)], -1, kEveryone);
  }
  f.local[kGameNth] = f.local[kGamePlaced] = 0;
  return Next::step;
}

// --- places in the order of turns: the highest bid chooses first
std::vector<int> highest_bidders(const TableCards& t) {
  const int placed = t.s.frames[0].local[kGamePlaced];
  std::vector<int> out;
  for (int seat = 0; seat < t.seats(); ++seat) {
    if ((placed >> seat & 1) != 0) continue;
    if (!out.empty() && t.s.bids[at(seat)] > t.s.bids[at(out[0])]) out.clear();
    if (out.empty() || t.s.bids[at(seat)] == t.s.bids[at(out[0])]) out.push_back(seat);
  }
  return out;
}
Next place(Frame& f, Table& t) {
  if (f.local[kGameNth] >= t.seats()) return go_to(f, kGame["sit down"]);
  const auto first = highest_bidders(t);
  if (first.size() > 1) return Next::ask;
  f.local[kGameWho] = static_cast<std::int16_t>(first[0]);
  return go_to(f, kGame["choose"]);
}
Next tie_broken(Frame& f, Table& t) {
  f.local[kGameWho] = static_cast<std::int16_t>(highest_bidders(t)[at(take(f).amount)]);
  return Next::step;
}
constexpr std::size_t order_slot(int nth) { return kGameOrder + at(nth); }
bool is_free_place(const Frame& f, int nth) { return f.local[order_slot(nth)] == 0; }
int first_free_place(const Frame& f) {
  int nth = 0;
  while (!is_free_place(f, nth)) ++nth;
  return nth + 1;
}
Next choose(Frame& f, Table& t) {
  if (f.local[kGameNth] + 1 < t.seats()) return Next::ask;
  f.answer = answer_of(option(Verb::place, first_free_place(f)));
  return Next::step;
}
Next placed(Frame& f, Table& t) {
  const int seat = f.local[kGameWho], nth = take(f).amount;
  f.local[order_slot(nth - 1)] = static_cast<std::int16_t>(seat + 1);
  f.local[kGamePlaced] = static_cast<std::int16_t>(f.local[kGamePlaced] | 1 << seat);
  ++f.local[kGameNth];
  tell(t.events, What::placed, seat, nth);
  return go_to(f, kGame["place"]);
}

Next sit_down(Frame& f, Table& t) {
  for (int nth = 0; nth < t.seats(); ++nth) {
    t.s.order[at(nth)] = static_cast<std::uint8_t>(f.local[order_slot(nth)] - 1);
    t.s.site[at(nth)] = 1;
  }
  t.s.turn = t.s.order[0];
  t.s.stage = Stage::gathering;
  t.forget();
  lay_site(t, t.s.turn, 1);
  f.local[kGameNth] = f.local[kGameSpent] = 0;
  return Next::step;
}

// --- starting fellowships: companions of the draw deck, which only their player knows
bool may_start_with(const Table& t, int seat, int print, int spent) {
  if (spent + t.catalog().facts(print).cost > kMostStartCost) return false;
  const int card = one_in_deck(t, seat, print);
  return card >= 0 && bar_to_start(t, card, seat) == Bar::nothing;
}
Next gather(Frame& f, Table& t) {
  if (f.local[kGameNth] >= t.seats()) {
    f.local[kGameNth] = 0;
    return go_to(f, kGame["shuffle"]);
  }
  t.s.turn = t.s.order[at(f.local[kGameNth])];
  t.forget();
  return Next::ask;
}
Next gathered(Frame& f, Table& t) {
  const Answer answer = take(f);
  if (verb_of(answer) != Verb::start) {
    ++f.local[kGameNth];
    f.local[kGameSpent] = 0;
    return go_to(f, kGame["gather"]);
  }
  const int seat = t.s.turn, print = answer.amount;
  f.local[kGameSpent] = static_cast<std::int16_t>(f.local[kGameSpent] + t.catalog().facts(print).cost);
  go_to(f, kGame["gather"]);
  play(t, {.card = one_in_deck(t, seat, print), .seat = seat});  // its twilight cost is not paid
  return Next::again;
}

// --- first hands
Next shuffle_decks(Frame& f, Table& t) {
  if (f.local[kGameNth] >= t.seats()) {
    f.local[kGameNth] = 0;
    return Next::step;
  }
  t.push(Code::shuffle, {t.s.order[at(f.local[kGameNth]++)]});
  return Next::again;
}
Next first_hands(Frame& f, Table& t) {
  if (f.local[kGameNth] < t.seats()) {
    draw(t, t.s.order[at(f.local[kGameNth]++)], kHandSize);
    return Next::again;
  }
  f.local[kGameNth] = 0;
  return Next::step;
}
// With the option a hand may be shuffled into the deck once, for one of six cards (ruling R2).
Next mulligan(Frame& f, Table& t) {
  if (!has(t.s, RuleId::mulligan) || f.local[kGameNth] >= t.seats()) return go_to(f, kGame["open"]);
  return Next::ask;
}
Next hand_kept(Frame& f, Table& t) {
  const int seat = t.s.order[at(f.local[kGameNth])];
  if (verb_of(take(f)) != Verb::mulligan) {
    ++f.local[kGameNth];
    return go_to(f, kGame["mulligan"]);
  }
  tell(t.events, What::mulligan, seat);
  while (t.size(kHand, seat) > 0) t.move(t.top(zone_of(kHand, seat)), zone_of(kDrawDeck, seat), kNobody);
  t.push(Code::shuffle, {seat});
  return Next::step;
}
Next draw_again(Frame& f, Table& t) {
  draw(t, t.s.order[at(f.local[kGameNth]++)], kSecondHand);
  return go_to(f, kGame["mulligan"]);
}
Next open_game(Frame&, Table& t) {
  t.s.turn = t.s.order[0];
  t.s.stage = Stage::playing;
  t.forget();
  return Next::step;
}

// --- turns, to the left
Next turn(Frame&, Table& t) {
  t.push(Code::turn);
  return Next::step;
}
Next next_turn(Frame& f, Table& t) {
  t.s.turn = static_cast<std::uint8_t>(t.to_left(t.s.turn));
  t.forget();
  return go_to(f, kGame["turn"]);
}
// --- a draw deck is shuffled; one without cards stays as it is
Next shuffle_asked(Frame& f, Table& t) { return t.size(kDrawDeck, f.local[kShuffleSeat]) > 0 ? Next::ask : Next::done; }
Next shuffled(Frame& f, Table& t) {
  tell(t.events, What::shuffled, f.local[kShuffleSeat]);
  return Next::done;
}

void ask_bid(const TableCards& t, int seat, Decision& d) {
  ask_why(d, seat, Question::bid);
  d.ask = Ask::amount;
  d.answer_seen_by = only(seat_at(seat));
  for (int n = 0; n < resistance_of(t, seat); ++n) d.options.push_back(option(Verb::bid, n));
}
void ask_start(const Table& t, const Frame& f, Decision& d) {
  const int seat = t.s.turn;
  ask_why(d, seat, Question::start);
  int last = -1;
  for (const std::uint16_t print : t.s.lists[at(seat)].prints()) {
    if (print == last) continue;
    last = print;
    if (may_start_with(t, seat, print, f.local[kGameSpent])) d.options.push_back(option(Verb::start, print));
  }
  d.options.push_back(option(Verb::ready));
}

}  // namespace

Procedure<Table> game_procedure() { return procedure("game", kGame); }
Procedure<Table> shuffle_procedure() { return procedure("shuffle", kShuffle); }

void ask_game(const Table& t, Decision& d) {
  const Frame& f = t.s.frames[0];
  switch (f.step) {
    case kGame["bid made"]: return ask_bid(t, f.local[kGameNth], d);
    case kGame["tie broken"]: return ask_roll(d, Question::tie, static_cast<int>(highest_bidders(t).size()));
    case kGame["placed"]:
      ask_why(d, f.local[kGameWho], Question::place);
      for (int n = 0; n < t.seats(); ++n)
        if (is_free_place(f, n)) d.options.push_back(option(Verb::place, n + 1));
      return;
    case kGame["hand kept"]:
      ask_why(d, t.s.order[at(f.local[kGameNth])], Question::mulligan);
      d.options = {option(Verb::keep), option(Verb::mulligan)};
      return;
    default: return ask_start(t, f, d);
  }
}

int bids_made(const State& s) {
  return s.stage == Stage::bidding && !s.frames.empty() ? s.frames[0].local[kGameNth] : 0;
}

void ask_shuffle_of(const TableCards& t, Decision& d) {
  const auto zone = zone_of(kDrawDeck, t.s.frames.back().local[kShuffleSeat]);
  ask_shuffle(d, Question::shuffle);
  for (const CardId card : t.lying_in_order(zone)) d.options.push_back(card_option(Verb::shuffle, card));
}

void begin_turn_of(Table& t, int seat) {
  t.s.turn = static_cast<std::uint8_t>(seat);
  t.forget();
  t.push(Code::game);
  t.s.frames.back().step = kGame["turn"];
}

}  // namespace mathom::lotr_tcg
