#include "games/lotr_board/brain_plan.h"

#include <algorithm>

#include "games/lotr_board/descent.h"
#include "games/lotr_board/payment.h"
#include "games/lotr_board/play.h"

namespace mathom::lotr_board {
namespace {

// How near Sauron is. Two cards in hand and three spaces of room keep a Hobbit alive through one roll.
int gap(const State& s, int seat) { return s.sauron - s.corruption[at(seat)]; }
int least_gap(const State& s) {
  int least = 20;
  for (int i = 0; i < s.seats; ++i)
    if (is_alive(s, i)) least = std::min(least, gap(s, i));
  return least;
}
// One more step towards Sauron hurts the more the nearer he is, and the Ring-bearer twice.
int fear(const State& s, int seat) {
  static constexpr std::array<int, 7> kFear{200, 120, 60, 36, 20, 12, 8};
  const int g = std::clamp(gap(s, seat), 0, 6);
  return kFear[at(g)] * (seat == s.bearer ? 2 : 1);
}

int card_worth(int print) {
  const CardFacts& f = facts_of(print);
  if (f.colour == Colour::story) return 16;
  return 7 * f.symbols + (f.symbol == kStar ? 5 * f.symbols : 0);
}
int card_worth(const State& s, CardId c) {
  const CardDef def = s.cards[index(c)].def;
  return def == CardDef::hidden ? 9 : card_worth(index(def));
}

// What the steps of a block bring to a seat.
int block_worth(const Table& t, int block, int seat) {
  const auto& ops = content().code.ops;
  int sum = 0;
  for (int pc = block; ops[at(pc)].verb != effects::kEnd; ++pc) {
    const effects::Op& op = ops[at(pc)];
    const std::string_view word = language().verb(op.verb).word;
    if (word == "rune") sum += 5 * op.arg[1];
    if (word == "gold_rune") sum += 9;
    if (word == "token") sum += t.s.tokens[at(seat)][at(op.arg[1])] == 0 ? fear(t.s, seat) + 6 : 3;
    if (word == "take_card") sum += 16;
    if (word == "draw") sum += 8 * op.arg[1];
    if (word == "purity") sum += fear(t.s, seat) * op.arg[1];
    if (word == "die") sum -= fear(t.s, seat) * op.arg[1] + 6;
    if (word == "sauron") sum -= op.arg[0] * fear(t.s, t.s.bearer);
    if (word == "corrupt") sum -= op.arg[1] * fear(t.s, seat);
  }
  return sum;
}

// What it brings to move a marker so far, for the seat that moves it.
int move_worth(const Table& t, int symbol, int n, int seat, bool resolved) {
  const Track* track = t.in_conflict() && symbol >= 0 ? t.place().track(symbol) : nullptr;
  if (!track) return 0;
  int sum = 0;
  const int end = static_cast<int>(track->spaces.size());
  for (int at_space = t.s.track[at(symbol)]; n > 0 && at_space < end; --n, ++at_space) {
    const Space& space = track->spaces[at(at_space)];
    if (symbol == t.place().main) sum += 14;
    if (resolved) sum += block_worth(t, space.program, seat) - space.dice * (fear(t.s, seat) + 6);
    if (symbol == t.place().main && at_space + 1 == end && !t.place().destroys_ring)
      for (int i = 0; i < t.s.seats; ++i)
        if (is_alive(t.s, i)) sum -= missing_tokens(t, i) * fear(t.s, i) / 2;
  }
  return sum;
}

int score_play(const Table& t, const Option& o, int seat) {
  const int print = index(t.s.cards[index(o.subject)].def);
  if (o.amount < 0) return -card_worth(print) - 10;
  return move_worth(t, o.amount, facts_of(print).symbols, seat, true) - card_worth(print) -
         facts_of(print).dice * fear(t.s, seat);
}

int score_payment(const Table& t, const Option& o, int seat) {
  const Need need = need_of(t, t.s.frames.back());
  const int still =
      need.symbols + need.cards + need.any_token + need.runes / 2 + need.token[0] + need.token[1] + need.token[2];
  const int hand = hand_size(t.s, seat);
  switch (verb_of(o)) {
    case Verb::give: return 60 - card_worth(t.s, o.subject) - (hand <= 2 ? 14 : 0);
    case Verb::give_token: return t.s.tokens[at(seat)][at(o.amount)] > 1 ? 55 : 42 - fear(t.s, seat) / 2;
    case Verb::give_runes: return 46 - o.amount;
    case Verb::ask_seat: return 40 + hand_size(t.s, index(o.seat));
    case Verb::give_up: return 14 + 2 * still;
    default: return 18 + 3 * still;
  }
}

int score_story(const Table& t, const Option& o) {
  const CardDef def = t.s.cards[index(o.subject)].def;
  const auto& op = content().code.ops[at(facts_of(index(def)).program)];
  const std::string_view word = language().verb(op.verb).word;
  const Frame* roll = t.nearest(Code::roll);
  const int roller = roll ? roll->local[kRollWho] : t.s.bearer;
  if (word == "skip_roll") return fear(t.s, roller) >= 36 ? 30 : 2;
  if (word == "ignore_roll") {
    const int symbols = content().faces[at(roll ? roll->local[kRollFace] : 0)].symbols;
    return symbols * fear(t.s, roller) >= 36 ? 40 : 3;
  }
  if (word == "spare" || word == "ignore_tile") return 40;
  if (word == "skip_tiles") return 9;
  if (word == "point_at") return least_gap(t.s) <= 3 ? 30 : 4;
  return 1;
}

int score_window(const Table& t, const Option& o, int seat) {
  const Moment m = moment(t);
  switch (verb_of(o)) {
    case Verb::pass: return 10;
    case Verb::pass_turn: return -20;
    case Verb::story: return score_story(t, o);
    case Verb::call:
      if (m == Moment::before_event) return 24;
      return least_gap(t.s) <= 3 ? 30 : t.runes(seat) >= 9 ? 12 : 4;
    case Verb::put_on: return gap(t.s, seat) >= 4 ? 12 + t.s.event * 2 : 3;
    default: return 0;
  }
}

int score_tile(const State& s, const Option& o) {
  const CardDef def = s.cards[index(o.subject)].def;
  if (def == CardDef::hidden) return 0;
  return facts_of(index(def)).ends_reveal ? 20 : facts_of(index(def)).staff ? 5 : 0;
}

int score_control(const Table& t, const Decision& d, const Option& o) {
  const Frame& f = t.s.frames.back();
  const auto& op = content().code.ops[at(f.local[effects::kPc])];
  const int seat = index(d.seat);
  if (o.verb == effects::kPoint) return 20 - gap(t.s, index(o.seat)) - hand_size(t.s, index(o.seat)) / 2;
  if (o.verb == effects::kPick) return block_worth(t, content().code.lists[at(op.arg[1] + o.amount)], seat);
  const bool may = language().verb(op.verb).word == "may";
  if (o.verb == effects::kNo) return 0;
  if (may) return gap(t.s, seat) >= 4 ? 10 : -10;
  // To volunteer: who has the most room, and only with room to spare.
  for (int i = 0; i < t.s.seats; ++i)
    if (is_alive(t.s, i) && gap(t.s, i) > gap(t.s, seat)) return -5;
  return gap(t.s, seat) >= 5 ? 10 : -30;
}

}  // namespace

int score_option(const State& s, const Decision& d, const Option& o) {
  const Table t(const_cast<State&>(s), nullptr);
  const int seat = index(d.seat);
  switch (static_cast<Question>(d.why)) {
    case Question::play:
      switch (verb_of(o)) {
        case Verb::play: return score_play(t, o, seat);
        case Verb::draw_two: return hand_size(s, seat) < 3 ? 26 : 12;
        case Verb::rest: return fear(s, seat) - 6;
        case Verb::done: return 0;
        case Verb::story: return score_story(t, o) - 10;
        default: return score_window(t, o, seat) - 10;
      }
    case Question::window: return score_window(t, o, seat);
    case Question::pay:
    case Question::must_pay:
    case Question::contribute:
    case Question::propose: return score_payment(t, o, seat);
    case Question::gandalf: {
      static constexpr std::array<int, kGandalf> kWorth{18, 20, 16, 6, 30};
      return kWorth[at(o.amount)] + (o.amount == 0 && least_gap(s) <= 3 ? 30 : 0);
    }
    case Question::ring_track: return move_worth(t, o.amount, s.frames.back().local[1], seat, false);
    case Question::wild_tile: return move_worth(t, o.amount, 1, seat, true);
    case Question::stars_track: return move_worth(t, o.amount, 2, seat, true);
    case Question::control: return score_control(t, d, o);
    case Question::pass_left:
    case Question::miruvor_card: return -card_worth(s, o.subject);
    case Question::share: return -hand_size(s, index(o.seat));
    case Question::arrange_tiles: return score_tile(s, o);
    case Question::spare: return missing_tokens(t, index(o.seat)) * fear(s, index(o.seat));
    case Question::refill: return verb_of(o) == Verb::done ? 0 : 9 - card_worth(s, o.subject);
    default: return 0;
  }
}

int table_worth(const State& s) {
  const Table t(const_cast<State&>(s), nullptr);
  int runes = 0;
  for (int i = 0; i < s.seats; ++i) runes += t.runes(i);
  if (s.result == Result::destroyed) return 14000 + 100 * runes;
  int sum = 100 * s.points;
  if (over(s)) return sum;
  for (int i = 0; i < s.seats; ++i) {
    if (!is_alive(s, i)) {
      sum -= 600;
      continue;
    }
    const int room = std::min(gap(s, i), 8);
    sum += (i == s.bearer ? 140 : 70) * room - (room <= 2 ? (i == s.bearer ? 900 : 350) : 0);
    sum += 45 * std::min(hand_size(s, i), 8);
    if (t.in_conflict() && !t.place().destroys_ring) sum -= 80 * missing_tokens(t, i);
  }
  for (int i = 0; i < kSymbols; ++i) sum += 12 * s.track[at(i)];
  // Events that have gone by leave less time; unused help is worth something.
  return sum + 2500 - 90 * s.event + 30 * runes + (s.ring_used ? 0 : 120);
}

}  // namespace mathom::lotr_board
