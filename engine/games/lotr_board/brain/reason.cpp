#include "games/lotr_board/brain/reason.h"

#include <algorithm>

#include "games/lotr_board/brain/price.h"
#include "games/lotr_board/words/words.h"

namespace mathom::lotr_board {
namespace {

// A question as the companion who is asked sees it.
struct Thought {
  const Survey& v;
  const Decision& d;
  Brain::Voice voice;
  int seat() const { return index(d.seat); }
  // Returns the adviser's sentence, or the sentence that the player says to the others if it is another one.
  Phrase say(std::string_view adviser, std::string_view own = {}) const {
    return {voice == Brain::Voice::own && !own.empty() ? own : adviser, {}};
  }
  // Whether no option is better by rules of thumb.
  bool is_best(const Option& o) const {
    const int score = score_option(v, d, o);
    return std::none_of(d.options.begin(), d.options.end(),
                        [&](const Option& other) { return score_option(v, d, other) > score; });
  }
  // About somebody, who may be oneself.
  Phrase of(SeatId whom, std::string_view other, std::string_view self) const {
    return Phrase{voice == Brain::Voice::own && whom == d.seat ? self : other, {}}.seat("seat", whom);
  }
  Phrase too() const { return say("lotr_board.reason.too"); }
};

// Says what the spaces on the way hold: the first thing that a player would name.
Phrase way_of(const Thought& x, int symbol, int n, int mover) {
  const Survey& v = x.v;
  const Track* track = v.t.in_conflict() ? v.t.place().track(symbol) : nullptr;
  if (!track || mover >= v.s.seats) return {};
  const int from = v.s.track[at(symbol)], end = static_cast<int>(track->spaces.size());
  const auto& ops = content().code.ops;
  for (int space = from; space < std::min(from + n, end); ++space) {
    const effects::Op& op = ops[at(track->spaces[at(space)].program)];
    const Deed deed = deed_of(op.verb);
    if (deed == Deed::token && v.s.tokens[at(mover)][at(op.arg[1])] == 0 && v.missing(mover) > 0)
      return x.of(seat_at(mover), "lotr_board.reason.token", "lotr_board.reason.token.self");
    if (deed == Deed::take_card && v.on_board(op.arg[1])) return x.say("lotr_board.reason.take_card");
    if (deed == Deed::purity) return x.say("lotr_board.reason.purity");
  }
  return {};
}

Phrase move_reason(const Thought& x, const Option& o, int n, int mover, bool resolved) {
  const Survey& v = x.v;
  const int symbol = o.amount;
  const Place& place = v.t.place();
  const bool main = v.t.in_conflict() && symbol == place.main;
  if (main && v.s.track[at(symbol)] + n >= v.t.track_length(symbol))
    return x.say(place.destroys_ring ? "lotr_board.reason.doom" : "lotr_board.reason.ends");
  if (Phrase p = resolved ? way_of(x, symbol, n, mover) : Phrase{}; !p.empty()) return p;
  if (promise_of(v, symbol, n) > 0) return x.say("lotr_board.reason.promise");
  if (main) return x.say("lotr_board.reason.main");
  return x.say(score_option(v, x.d, o) > 0 ? "lotr_board.reason.way" : "lotr_board.reason.little");
}

// --- stepping in: what the card does to what is happening
Phrase story_reason(const Thought& x, const Option& o) {
  const Survey& v = x.v;
  const auto& op = content().code.ops[at(facts_of(index(v.s.cards[index(o.subject)].def)).program)];
  const std::string_view word = language().verb(op.verb).word;
  const Frame* roll = v.t.nearest(Code::roll);
  const SeatId rolls = roll ? seat_at(roll->local[kRollWho]) : SeatId::none;
  if (word == "skip_roll" && roll)
    return x.of(rolls, "lotr_board.reason.skip_roll", "lotr_board.reason.skip_roll.self");
  if (word == "ignore_roll" && roll)
    return x.of(rolls, "lotr_board.reason.ignore_roll", "lotr_board.reason.ignore_roll.self");
  if (word == "ignore_tile") return x.say("lotr_board.reason.ignore_tile");
  if (word == "skip_tiles") return x.say("lotr_board.reason.skip_tiles");
  if (word == "spare")
    return moment(v.t) == Moment::payment ? x.say("lotr_board.reason.spare_price").word("for", cause_key(cause_of(v.s)))
                                          : x.say("lotr_board.reason.spare_tokens");
  if (word == "pass_card") return x.say("lotr_board.reason.pass_card");
  if (word != "point_at") return x.say("lotr_board.reason.now");
  const bool away = deed_of(content().code.ops[at(op.arg[1])].verb) == Deed::purity;
  return x.say(away ? "lotr_board.reason.lead_away" : "lotr_board.reason.fill_hand");
}

Phrase put_on_reason(const Thought& x) {
  constexpr int kBearable = 4;
  const int gap = x.v.gap(x.v.s.bearer);
  return x.say(gap >= kBearable ? "lotr_board.reason.put_on" : "lotr_board.reason.put_on_near").number("n", gap);
}

Phrase window_reason(const Thought& x, const Option& o) {
  switch (verb_of(o)) {
    case Verb::pass:
    case Verb::pass_turn: return x.say("lotr_board.reason.wait", "lotr_board.reason.wait.own");
    case Verb::put_on: return put_on_reason(x);
    case Verb::call: return x.say("lotr_board.reason.call").number("n", content().gandalf_price);
    case Verb::story: return story_reason(x, o);
    default: return {};
  }
}

// Says what Gandalf's card does, by the first operation of its program.
Phrase gandalf_reason(const Thought& x, const Option& o) {
  const auto& ops = content().code.ops;
  const effects::Op& op = ops[at(facts_of(kFirstGandalf + o.amount).program)];
  const std::string_view word = language().verb(op.verb).word;
  if (word == "stars") return x.say("lotr_board.reason.stars").number("n", op.arg[0]);
  if (word == "reorder_tiles") return x.say("lotr_board.reason.look_ahead");
  if (word == "ignore_event") return x.say("lotr_board.reason.no_event");
  if (word != "point_at") return x.say("lotr_board.reason.now");
  const effects::Op& then = ops[at(op.arg[1])];
  if (deed_of(then.verb) == Deed::purity) return x.say("lotr_board.reason.lead_away");
  return x.say("lotr_board.reason.bring_cards").number("n", then.arg[1]);
}

Phrase play_reason(const Thought& x, const Option& o) {
  const Survey& v = x.v;
  constexpr int kNear = 6;
  const int seat = x.seat(), cards = v.of(seat).cards, gap = v.gap(seat);
  switch (verb_of(o)) {
    case Verb::play: {
      if (o.amount < 0) return x.say("lotr_board.reason.shed");
      const CardDef def = v.s.cards[index(o.subject)].def;
      return move_reason(x, o, facts_of(index(def)).symbols, seat, true);
    }
    case Verb::draw_two:
      if (!x.is_best(o)) return x.say("lotr_board.reason.draw_too", "lotr_board.reason.draw_too.own");
      return x.say("lotr_board.reason.draw", "lotr_board.reason.draw.own").number("n", cards);
    case Verb::rest:
      if (gap > kNear) return x.say("lotr_board.reason.rest_far", "lotr_board.reason.rest_far.own").number("n", gap);
      return x.say("lotr_board.reason.rest", "lotr_board.reason.rest.own").number("n", gap);
    case Verb::done: return x.say("lotr_board.reason.keep", "lotr_board.reason.keep.own");
    default: return window_reason(x, o);
  }
}

// --- prices: always for what
Phrase refuse_reason(const Thought& x, const Frame& pay, bool worth_it) {
  if (pay_must(pay)) return x.say("lotr_board.reason.cannot", "lotr_board.reason.cannot.own");
  if (chance_to_pay(x.v, need_of(x.v.t, pay), pay_by(pay), x.seat()) < 50)
    return x.say("lotr_board.reason.cannot", "lotr_board.reason.cannot.own");
  if (!worth_it) return x.say("lotr_board.reason.too_dear", "lotr_board.reason.too_dear.own");
  return x.say("lotr_board.reason.hold_back", "lotr_board.reason.hold_back.own");
}

Phrase pay_reason(const Thought& x, const Option& o) {
  const Frame& pay = x.v.s.frames.back();
  const std::string_view price = cause_key(cause_of(x.v.s));
  const bool worth_it = worth_paying(x.v, x.d);
  switch (verb_of(o)) {
    case Verb::refuse:
    case Verb::give_up: return refuse_reason(x, pay, worth_it).word("for", price);
    case Verb::ask_seat: {
      Phrase p = x.is_best(o) ? x.of(o.seat, "lotr_board.reason.ask", "lotr_board.reason.ask.self")
                              : x.of(o.seat, "lotr_board.reason.ask_too", "lotr_board.reason.ask_too.self");
      return p.word("for", price).number("n", x.v.of(index(o.seat)).cards);
    }
    default: break;
  }
  if (pay_must(pay))
    return (x.is_best(o) ? x.say("lotr_board.reason.must", "lotr_board.reason.must.own")
                         : x.say("lotr_board.reason.must_too", "lotr_board.reason.must_too.own"))
        .word("for", price);
  return (worth_it ? x.say("lotr_board.reason.pay", "lotr_board.reason.pay.own")
                   : x.say("lotr_board.reason.pay_anyway", "lotr_board.reason.pay_anyway.own"))
      .word("for", price);
}

Phrase cards_of(const Thought& x, SeatId seat) {
  return x.of(seat, "lotr_board.reason.few_cards", "lotr_board.reason.few_cards.self")
      .number("n", x.v.of(index(seat)).cards);
}

// Says that another Hobbit is further from Sauron, or that it is not worth it.
Phrase not_volunteer_reason(const Thought& x) {
  const Survey& v = x.v;
  const int me = index(x.d.seat);
  for (int seat = 0; seat < v.s.seats; ++seat)
    if (is_alive(v.s, seat) && v.gap(seat) > v.gap(me))
      return x.say("lotr_board.reason.not_volunteer", "lotr_board.reason.not_volunteer.own").number("n", v.gap(me));
  return x.say("lotr_board.reason.not_worth", "lotr_board.reason.not_worth.own");
}

Phrase control_reason(const Thought& x, const Option& o) {
  const Survey& v = x.v;
  const Frame& f = v.s.frames.back();
  const auto& op = content().code.ops[at(f.local[effects::kPc])];
  const bool yes = o.verb == effects::kYes, best = x.is_best(o);
  if (o.verb == effects::kPick) return best ? x.say("lotr_board.reason.choose") : x.too();
  if (o.verb == effects::kPoint) {
    const int other = index(o.seat);
    if (deed_of(content().code.ops[at(op.arg[1])].verb) != Deed::purity) return cards_of(x, o.seat);
    return (best ? x.of(o.seat, "lotr_board.reason.point", "lotr_board.reason.point.self")
                 : x.of(o.seat, "lotr_board.reason.point_too", "lotr_board.reason.point_too.self"))
        .number("n", v.gap(other));
  }
  if (deed_of(op.verb) == Deed::may)
    return best ? x.say(yes ? "lotr_board.reason.prepare" : "lotr_board.reason.not_prepare") : x.too();
  if (yes)
    return best ? x.say("lotr_board.reason.volunteer", "lotr_board.reason.volunteer.own")
                : x.say("lotr_board.reason.volunteer_too", "lotr_board.reason.volunteer_too.own");
  return best ? not_volunteer_reason(x)
              : x.say("lotr_board.reason.hold_back_too", "lotr_board.reason.hold_back_too.own");
}

}  // namespace

Phrase reason_for(const Survey& v, const Decision& d, const Option& o, Brain::Voice voice) {
  const Thought x{v, d, voice};
  const int other = is_player(o.seat) ? index(o.seat) : 0;
  switch (static_cast<Question>(d.why)) {
    case Question::play: return play_reason(x, o);
    case Question::window: return window_reason(x, o);
    case Question::pay:
    case Question::must_pay:
    case Question::contribute:
    case Question::propose: return pay_reason(x, o);
    case Question::gandalf: return gandalf_reason(x, o);
    case Question::ring_track: return move_reason(x, o, v.s.frames.back().local[kRingReach], v.t.acting(), false);
    case Question::wild_tile: return move_reason(x, o, 1, v.t.acting(), true);
    case Question::stars_track: return move_reason(x, o, 2, v.t.acting(), true);
    case Question::control: return control_reason(x, o);
    case Question::pass_left:
    case Question::miruvor_card:
    case Question::refill:
      return x.is_best(o) ? x.say("lotr_board.reason.least", "lotr_board.reason.least.own") : x.too();
    case Question::share:
      if (!x.is_best(o)) return cards_of(x, o.seat);
      return x.of(o.seat, "lotr_board.reason.share", "lotr_board.reason.share.self");
    case Question::miruvor_to: return cards_of(x, o.seat);
    case Question::miruvor_from:
      return x.of(o.seat, "lotr_board.reason.many_cards", "lotr_board.reason.many_cards.self")
          .number("n", v.of(other).cards);
    case Question::arrange_tiles: return x.say("lotr_board.reason.tiles");
    case Question::spare:
      return x.of(o.seat, "lotr_board.reason.short", "lotr_board.reason.short.self").number("n", v.missing(other));
    default: return {};
  }
}

}  // namespace mathom::lotr_board
