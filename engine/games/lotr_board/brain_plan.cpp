#include "games/lotr_board/brain_plan.h"

#include <algorithm>

#include "games/lotr_board/brain_price.h"
#include "games/lotr_board/play.h"

namespace mathom::lotr_board {
namespace {

// What a space of the main track is worth: the sooner the conflict ends, the fewer events come.
int tempo(const Survey& v) {
  const int left = static_cast<int>(v.t.place().programs.size()) - v.s.event;
  if (v.t.place().destroys_ring) return 22 + (left <= 3 ? 18 * (4 - left) : 0);
  return 13 + (left <= 2 ? 6 * (3 - left) : 0);
}

// What conditions of events that are still to come ask of a track.
int promise(const Survey& v, int symbol, int from, int n) {
  int sum = 0;
  const auto& place = v.t.place();
  const auto& code = content().code;
  for (int e = v.s.event; e < static_cast<int>(place.programs.size()); ++e) {
    const effects::Op& op = code.ops[at(place.programs[at(e)].program)];
    if (deed_of(op.verb) != Deed::condition) continue;
    int left = 0, here = 0;
    for (int i = 0; i < op.arg[1]; ++i) {
      const effects::Op& need = code.conditions[at(op.arg[0] + i)];
      const int to = need.arg[1] < 0 ? v.t.track_length(need.arg[0]) : need.arg[1];
      const int lacking = std::max(0, to - (need.arg[0] == symbol ? from : v.s.track[at(need.arg[0])]));
      left += lacking;
      if (need.arg[0] == symbol) here += std::min(lacking, n);
    }
    if (here == 0 || left > 7) continue;
    const int stake = v.block_gain(op.arg[2], -1, -1) - v.block_gain(op.arg[3], -1, -1);
    sum += std::max(0, stake) * here / (left + 2);
  }
  return sum;
}

int score_play(const Survey& v, const Option& o, int seat) {
  const int print = index(v.s.cards[index(o.subject)].def);
  const CardFacts& f = facts_of(print);
  const int hand = v.of(seat).cards;
  const int price = v.card_price(print, seat) * (hand >= 7 ? 60 : hand >= 4 ? 85 : 100) / 100;
  if (o.amount < 0) return -price - 10;
  return move_gain(v, o.amount, f.symbols, seat, true) - price - f.dice * v.roll_loss(seat) - (hand <= 2 ? 8 : 0) + 6;
}

int best_move(const Survey& v, int n, int seat, bool resolved) {
  int best = 0;
  for (int k = 0; k < kSymbols; ++k)
    if (v.t.is_open(k)) best = std::max(best, move_gain(v, k, n, seat, resolved));
  return best;
}

enum { kHealing, kPersistence, kGuidance, kForesight, kMagic };
int gandalf_gain(const Survey& v, int which) {
  switch (which) {
    case kHealing: {
      int best = 0;
      for (int i = 0; i < v.s.seats; ++i) best = std::max(best, -v.step_loss(i, -2));
      return best;
    }
    case kPersistence: return 4 * kPriceOfHidden;
    case kGuidance: {
      const Frame* pay = v.t.nearest(Code::pay);
      if (pay && moment(v.t) == Moment::payment) return std::min(stake_of(v, *pay), 60) - 20;
      return best_move(v, 2, v.t.acting(), true);
    }
    case kForesight: return 8;
    default: return -v.event_gain(v.s.event - 1);
  }
}

int score_story(const Survey& v, const Option& o) {
  const CardDef def = v.s.cards[index(o.subject)].def;
  const auto& op = content().code.ops[at(facts_of(index(def)).program)];
  const std::string_view word = language().verb(op.verb).word;
  const Frame* roll = v.t.nearest(Code::roll);
  const int roller = roll ? roll->local[kRollWho] : v.s.bearer;
  if (word == "skip_roll") return v.roll_loss(roller) - 45;
  if (word == "ignore_roll") {
    const int face = roll ? roll->local[kRollFace] : 0;
    return -v.block_gain(content().faces[at(face)].program, roller, -1) +
           (face > 0 && face < 4 ? v.step_loss(roller, content().faces[at(face)].symbols) : 0) +
           (face == 4 && v.of(roller).cards < 2 ? v.step_loss(roller, 15) : 0) - 45;
  }
  if (word == "ignore_tile") return -v.event_gain(v.s.event) - 15;
  if (word == "skip_tiles") {
    // One turn without tiles: what they would have done, less the activity.
    return (v.tiles_of(Deed::next_event) * -v.event_gain(v.s.event)) / std::max(1, v.tiles_left()) + 2 * v.s.event - 22;
  }
  if (word == "spare") {
    int most = 0;
    for (int i = 0; i < v.s.seats; ++i) most = std::max(most, v.step_loss(i, v.missing(i)));
    const Frame* pay = v.t.nearest(Code::pay);
    if (pay && moment(v.t) == Moment::payment) return stake_of(v, *pay) - 25;
    return most - (v.s.place >= 5 ? 10 : 40);
  }
  if (word == "point_at") {
    const auto& inner = content().code.ops[at(op.arg[1])];
    if (deed_of(inner.verb) == Deed::purity) {
      int best = 0;
      for (int i = 0; i < v.s.seats; ++i) best = std::max(best, -v.step_loss(i, -inner.arg[1]));
      return best - 30;
    }
    int least = 20;
    for (int i = 0; i < v.s.seats; ++i)
      if (is_alive(v.s, i)) least = std::min(least, v.of(i).cards);
    return (6 - least) * kPriceOfHidden - 45;
  }
  return -20;
}

int score_window(const Survey& v, const Option& o, int seat) {
  switch (verb_of(o)) {
    case Verb::pass: return 0;
    case Verb::pass_turn: return -1;
    case Verb::story: return score_story(v, o);
    case Verb::call: {
      int best = 0;
      const Moment m = moment(v.t);
      for (int i = 0; i < kGandalf; ++i)
        if (gandalf_is_usable(v.t, i, m)) best = std::max(best, gandalf_gain(v, i));
      return best - 5 * kPriceOfRune - (v.of(seat).runes >= 10 ? 4 : 14);
    }
    case Verb::put_on: {
      // Two and a half spaces on average, for the roll.
      const int gain = best_move(v, 3, seat, false);
      return gain - v.roll_loss(seat) - 8;
    }
    default: return 0;
  }
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
  if (deed_of(op.verb) == Deed::may) return 4 * kPriceOfHidden - v.roll_loss(seat);
  // To volunteer: better than what happens when nobody does, and nobody later would do it more easily.
  const int mine = v.block_gain(op.arg[0], -1, seat), nobody = v.block_gain(op.arg[1], -1, -1);
  int later = nobody;
  for (int i = 0; i < v.s.seats; ++i)
    if (is_alive(v.s, i) && (f.local[effects::kA] >> i & 1) != 0) later = std::max(later, v.block_gain(op.arg[0], -1, i));
  return mine - later + (mine > nobody && mine == later ? 1 : 0);
}

}  // namespace

int move_gain(const Survey& v, int symbol, int n, int seat, bool resolved) {
  const Table& t = v.t;
  const Track* track = t.in_conflict() && symbol >= 0 ? t.place().track(symbol) : nullptr;
  if (!track) return 0;
  const int end = static_cast<int>(track->spaces.size()), from = v.s.track[at(symbol)];
  int sum = promise(v, symbol, from, std::min(n, end - from));
  for (int space = from; n > 0 && space < end; --n, ++space) {
    if (symbol == t.place().main) sum += tempo(v);
    if (resolved) sum += v.space_gain(symbol, space, seat);
    if (symbol != t.place().main || space + 1 != end) continue;
    if (t.place().destroys_ring) {
      sum += 60;
      continue;
    }
    for (int i = 0; i < v.s.seats; ++i)
      if (is_alive(v.s, i)) sum -= v.step_loss(i, v.missing(i)) / 3;
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
        case Verb::draw_two: return v.of(seat).cards < 3 ? 34 : v.of(seat).cards < 6 ? 18 : 10;
        case Verb::rest: return -v.step_loss(seat, -1) - 3;
        case Verb::done: return 0;
        default: return score_window(v, o, seat);
      }
    case Question::window: return score_window(v, o, seat);
    case Question::pay:
    case Question::must_pay:
    case Question::contribute:
    case Question::propose: return score_payment(v, d, o);
    case Question::gandalf: return gandalf_gain(v, o.amount);
    case Question::ring_track: return move_gain(v, o.amount, s.frames.back().local[1], seat, false);
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
    case Question::refill: return verb_of(o) == Verb::done ? 0 : kPriceOfHidden - 3 - v.card_price(o.subject, seat);
    default: return 0;
  }
}

}  // namespace mathom::lotr_board
