#include "games/lotr_board/brain_reason.h"

#include <algorithm>

#include "games/lotr_board/brain_price.h"

namespace mathom::lotr_board {
namespace {

Phrase say(std::string_view key) { return {key, {}}; }

// What lies on the spaces that are entered: the first thing that a player would name.
Phrase way_of(const Survey& v, int symbol, int n, int seat) {
  const Track* track = v.t.in_conflict() ? v.t.place().track(symbol) : nullptr;
  if (!track) return {};
  const int from = v.s.track[at(symbol)], end = static_cast<int>(track->spaces.size());
  const auto& ops = content().code.ops;
  for (int space = from; space < std::min(from + n, end); ++space) {
    const effects::Op& op = ops[at(track->spaces[at(space)].program)];
    const Deed deed = deed_of(op.verb);
    if (deed == Deed::token && v.s.tokens[at(seat)][at(op.arg[1])] == 0 && v.missing(seat) > 0)
      return say("lotr_board.reason.token").seat("seat", seat_at(seat));
    if (deed == Deed::take_card && v.on_board(op.arg[1])) return say("lotr_board.reason.take_card");
    if (deed == Deed::purity) return say("lotr_board.reason.purity");
  }
  return {};
}

Phrase move_reason(const Survey& v, int symbol, int n, int seat, bool resolved) {
  const Place& place = v.t.place();
  const bool main = v.t.in_conflict() && symbol == place.main;
  if (main && v.s.track[at(symbol)] + n >= v.t.track_length(symbol))
    return say(place.destroys_ring ? "lotr_board.reason.doom" : "lotr_board.reason.ends");
  if (Phrase p = resolved ? way_of(v, symbol, n, seat) : Phrase{}; !p.empty()) return p;
  if (promise_of(v, symbol, n) > 0) return say("lotr_board.reason.promise");
  return say(main ? "lotr_board.reason.main" : "lotr_board.reason.way");
}

Phrase play_reason(const Survey& v, const Option& o, int seat) {
  switch (verb_of(o)) {
    case Verb::play: {
      if (o.amount < 0) return say("lotr_board.reason.shed");
      const CardDef def = v.s.cards[index(o.subject)].def;
      return move_reason(v, o.amount, facts_of(index(def)).symbols, seat, true);
    }
    case Verb::draw_two: return say("lotr_board.reason.draw").number("n", v.of(seat).cards);
    case Verb::rest: return say("lotr_board.reason.rest").number("n", v.gap(seat));
    case Verb::done: return say("lotr_board.reason.keep");
    default: return {};
  }
}

Phrase window_reason(const Survey& v, const Option& o) {
  switch (verb_of(o)) {
    case Verb::pass:
    case Verb::pass_turn: return say("lotr_board.reason.wait");
    case Verb::put_on: return say("lotr_board.reason.put_on").number("n", v.gap(v.s.bearer));
    case Verb::story:
    case Verb::call: return say("lotr_board.reason.now");
    default: return {};
  }
}

Phrase pay_reason(const Survey& v, const Decision& d, const Option& o) {
  const Frame& pay = v.s.frames.back();
  const bool gives_up = verb_of(o) == Verb::refuse || verb_of(o) == Verb::give_up;
  if (verb_of(o) == Verb::ask_seat) return say("lotr_board.reason.ask").seat("seat", o.seat);
  if (!gives_up) return say(pay_must(pay) ? "lotr_board.reason.must" : "lotr_board.reason.pay");
  const int chance = chance_to_pay(v, need_of(v.t, pay), pay_by(pay), index(d.seat));
  return say(chance < 50 ? "lotr_board.reason.cannot" : "lotr_board.reason.too_dear");
}

Phrase control_reason(const Survey& v, const Option& o) {
  const Frame& f = v.s.frames.back();
  const auto& op = content().code.ops[at(f.local[effects::kPc])];
  const bool yes = o.verb == effects::kYes;
  if (o.verb == effects::kPick) return say("lotr_board.reason.choose");
  if (o.verb == effects::kPoint) {
    if (deed_of(content().code.ops[at(op.arg[1])].verb) == Deed::purity)
      return say("lotr_board.reason.point").seat("seat", o.seat).number("n", v.gap(index(o.seat)));
    return say("lotr_board.reason.few_cards").seat("seat", o.seat).number("n", v.of(index(o.seat)).cards);
  }
  if (deed_of(op.verb) == Deed::may) return say(yes ? "lotr_board.reason.prepare" : "lotr_board.reason.not_prepare");
  return say(yes ? "lotr_board.reason.volunteer" : "lotr_board.reason.not_volunteer");
}

}  // namespace

Phrase reason_for(const Survey& v, const Decision& d, const Option& o) {
  const int seat = index(d.seat);
  switch (static_cast<Question>(d.why)) {
    case Question::play: {
      const Phrase p = play_reason(v, o, seat);
      return p.empty() ? window_reason(v, o) : p;
    }
    case Question::window: return window_reason(v, o);
    case Question::pay:
    case Question::must_pay:
    case Question::contribute:
    case Question::propose: return pay_reason(v, d, o);
    case Question::gandalf: return say("lotr_board.reason.gandalf");
    case Question::ring_track: return move_reason(v, o.amount, v.s.frames.back().local[1], seat, false);
    case Question::wild_tile: return move_reason(v, o.amount, 1, seat, true);
    case Question::stars_track: return move_reason(v, o.amount, 2, seat, true);
    case Question::control: return control_reason(v, o);
    case Question::pass_left:
    case Question::miruvor_card:
    case Question::refill: return say("lotr_board.reason.least");
    case Question::share: return say("lotr_board.reason.share").seat("seat", o.seat);
    case Question::miruvor_from: return say("lotr_board.reason.many_cards").seat("seat", o.seat);
    case Question::miruvor_to:
      return say("lotr_board.reason.few_cards").seat("seat", o.seat).number("n", v.of(index(o.seat)).cards);
    case Question::arrange_tiles: return say("lotr_board.reason.tiles");
    case Question::spare: return say("lotr_board.reason.point").seat("seat", o.seat).number("n", v.gap(index(o.seat)));
    default: return {};
  }
}

}  // namespace mathom::lotr_board
