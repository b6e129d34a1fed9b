#include "games/lotr_board/brain/plan.h"

#include <algorithm>

#include "games/lotr_board/brain/price.h"
#include "games/lotr_board/rules/play.h"

namespace mathom::lotr_board {
namespace {

// The value of a space of the main track: the sooner the conflict ends, the fewer events come.
int tempo(const Survey& v) {
  const int left = static_cast<int>(v.t.place().programs.size()) - v.s.event;
  const int c = v.board();
  return kHeuristicWeights.tempo[at(c)] + (left <= 3 ? kHeuristicWeights.late[at(c)] * (4 - left) : 0);
}

int score_play(const Survey& v, const Option& o, int seat) {
  const int print = index(v.s.cards[index(o.subject)].def);
  const CardFacts& f = facts_of(print);
  const int hand = v.of(seat).cards;
  const int price = v.card_price(print, seat) *
                    (hand >= 10  ? kHeuristicWeights.hand_of_ten
                     : hand >= 7 ? kHeuristicWeights.hand_of_seven
                     : hand >= 4 ? kHeuristicWeights.hand_of_four
                                 : 100) /
                    100;
  if (o.amount < 0) return -price - 10;
  return move_gain(v, o.amount, f.symbols, seat, true) - price - f.dice * v.roll_loss(seat) -
         (hand <= 2 ? kHeuristicWeights.bare_hand : 0) + kHeuristicWeights.to_play;
}

int score_tile(const Survey& v, const Option& o) {
  const CardDef def = v.s.cards[index(o.subject)].def;
  if (def == CardDef::hidden) return 0;
  const CardFacts& f = facts_of(index(def));
  return f.ends_reveal ? 30 + best_move(v, 1, v.t.acting(), true) : v.block_gain(f.program, -1, -1);
}

int score_control(const Survey& v, const Decision& d, const Option& o) {
  const Frame& f = v.s.frames.back();
  const auto& op = content().code.ops[at(f.local[effects::kPc])];
  const int seat = index(d.seat), other = is_player(o.seat) ? index(o.seat) : -1;
  if (o.verb == effects::kPoint) {
    const auto& inner = content().code.ops[at(op.arg[1])];
    if (deed_of(inner.verb) == Deed::purity) return -v.step_loss(other, -inner.arg[1]);
    return 100 - 5 * v.of(other).cards + (other == v.t.acting() ? 6 : 0);
  }
  if (o.verb == effects::kPick) return v.block_gain(content().code.lists[at(op.arg[1] + o.amount)], seat, -1);
  if (o.verb == effects::kNo) return 0;
  if (deed_of(op.verb) == Deed::may) return 4 * kHeuristicWeights.price_of_hidden - v.roll_loss(seat);
  // Volunteering is better than what happens if nobody does, unless a later Hobbit can do it more easily.
  const int mine = v.block_gain(op.arg[0], -1, seat), nobody = v.block_gain(op.arg[1], -1, -1);
  int later = nobody;
  for (int i = 0; i < v.s.seats; ++i)
    if (is_alive(v.s, i) && (f.local[effects::kA] >> i & 1) != 0)
      later = std::max(later, v.block_gain(op.arg[0], -1, i));
  return mine - later + (mine > nobody && mine == later ? 1 : 0);
}

}  // namespace

int promise_of(const Survey& v, int symbol, int n) {
  int sum = 0;
  const auto& place = v.t.place();
  const auto& code = content().code;
  for (int e = v.s.event; e < static_cast<int>(place.programs.size()); ++e) {
    const effects::Op& op = code.ops[at(place.programs[at(e)].program)];
    if (deed_of(op.verb) != Deed::condition) continue;
    int left = 0, here = 0;
    for (int i = 0; i < op.arg[1]; ++i) {
      const effects::Op& need = code.conditions[at(op.arg[0] + i)];
      const int lacking = v.lacking(need);
      left += lacking;
      if (need.arg[0] == symbol) here += std::min(lacking, n);
    }
    if (here == 0 || left > 7) continue;
    const int stake = v.block_gain(op.arg[2], -1, -1) - v.block_gain(op.arg[3], -1, -1);
    sum += std::max(0, stake) * here * kHeuristicWeights.promise / 100 / (left + 2);
  }
  return sum;
}

int best_move(const Survey& v, int n, int seat, bool resolved) {
  int best = 0;
  for (int k = 0; k < kSymbols; ++k)
    if (v.t.is_open(k)) best = std::max(best, move_gain(v, k, n, seat, resolved));
  return best;
}

int move_gain(const Survey& v, int symbol, int n, int seat, bool resolved) {
  const Table& t = v.t;
  const Track* track = t.in_conflict() && symbol >= 0 ? t.place().track(symbol) : nullptr;
  if (!track) return 0;
  const int end = static_cast<int>(track->spaces.size()), from = v.s.track[at(symbol)];
  int sum = promise_of(v, symbol, std::min(n, end - from));
  for (int space = from; n > 0 && space < end; --n, ++space) {
    if (symbol == t.place().main) sum += tempo(v);
    if (resolved) sum += v.space_gain(symbol, space, seat);
    if (symbol != t.place().main || space + 1 != end) continue;
    if (t.place().destroys_ring) {
      sum += kHeuristicWeights.doom;
      continue;
    }
    sum += kHeuristicWeights.end[at(v.board())] + kHeuristicWeights.end_per_event * v.s.event;
    for (int i = 0; i < v.s.seats; ++i)
      if (is_alive(v.s, i)) sum -= v.step_loss(i, v.missing(i)) * kHeuristicWeights.descent / 100;
  }
  return sum;
}

int score_option(const Survey& v, const Decision& d, const Option& o) {
  const State& s = v.s;
  const int seat = index(d.seat);
  switch (static_cast<Question>(d.why)) {
    case Question::play:
      switch (verb_of(o)) {
        case Verb::play: return score_play(v, o, seat);
        case Verb::draw_two:
          return (v.of(seat).cards < 3   ? kHeuristicWeights.draw_thin
                  : v.of(seat).cards < 6 ? kHeuristicWeights.draw_some
                                         : kHeuristicWeights.draw_many) +
                 kHeuristicWeights.draw_early * (6 - s.event) +
                 (v.t.place().destroys_ring ? kHeuristicWeights.draw_at_last : 0);
        case Verb::rest: return -v.step_loss(seat, -1) * kHeuristicWeights.rest / 100 - kHeuristicWeights.to_rest;
        case Verb::done: return 0;
        default: return score_window(v, o, seat);
      }
    case Question::window: return score_window(v, o, seat);
    case Question::pay:
    case Question::must_pay:
    case Question::contribute:
    case Question::propose: return score_payment(v, d, o);
    case Question::gandalf: return gandalf_gain(v, o.amount);
    case Question::ring_track: return move_gain(v, o.amount, s.frames.back().local[kRingReach], seat, false);
    case Question::wild_tile: return move_gain(v, o.amount, 1, seat, true);
    case Question::stars_track: return move_gain(v, o.amount, 2, seat, true);
    case Question::control: return score_control(v, d, o);
    case Question::pass_left:
    case Question::miruvor_card: return -v.card_price(o.subject, seat);
    case Question::share: {
      const int to = index(o.seat), def = index(s.cards[index(o.subject)].def);
      return v.card_price(def, to) - 3 * v.of(to).cards;
    }
    case Question::miruvor_from: return v.of(index(o.seat)).cards;
    case Question::miruvor_to: return -v.of(index(o.seat)).cards;
    case Question::arrange_tiles: return score_tile(v, o);
    case Question::spare: return v.step_loss(index(o.seat), v.missing(index(o.seat)));
    case Question::refill:
      return verb_of(o) == Verb::done ? 0 : kHeuristicWeights.price_of_hidden - 3 - v.card_price(o.subject, seat);
    default: return 0;
  }
}

}  // namespace mathom::lotr_board
