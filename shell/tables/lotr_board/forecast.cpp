#include "shell/tables/lotr_board/forecast.h"

#include <algorithm>

#include "effects/run/options.h"
#include "effects/verbs.h"
#include "games/lotr_board/content/content.h"
#include "games/lotr_board/rules/descent.h"
#include "games/lotr_board/rules/payment.h"
#include "games/lotr_board/state/phases.h"

namespace mathom::lotr_board {

namespace {

std::string_view word_of(const effects::Op& op) {
  return op.verb == effects::kEnd ? std::string_view() : language().verb(op.verb).word;
}

int borne_by(const Table& t, int seat, int n) { return t.has(seat, Ability::die_harms_by_one) ? std::min(1, n) : n; }

class Walk {
 public:
  Walk(const Table& t, Forecast& out) : t_(t), out_(out), start_(out.then) {}
  const Board& start() const { return start_; }

  void block(int at_op, SeatId self, SeatId chosen) {
    if (at_op < 0) return;
    if (out_.block < 0) out_.block = at_op;
    run(at_op, effects::begin_block(0, at_op, self, chosen));
  }
  // The event that the Event marker comes to.
  void event(int which) {
    const auto& events = t_.place().programs;
    if (which >= 0 && which < static_cast<int>(events.size()))
      block(events[at(which)].program, SeatId::none, SeatId::none);
  }
  void descent(SeatId spared = SeatId::none) {
    for (int seat = 0; seat < t_.seats(); ++seat)
      if (t_.in_play(seat_at(seat)) && seat_at(seat) != spared && (t_.s.spared >> seat & 1) == 0)
        move(seat, missing_tokens(t_, seat));
  }

 private:
  // Returns false if the rest is not known.
  bool run(int at_op, const Frame& f) {
    for (int pc = at_op; effects::is_place(content().code, pc); ++pc) {
      const effects::Op& op = content().code.ops[at(pc)];
      if (op.verb == effects::kEnd) return true;
      if (!step(op, f)) return false;
    }
    return true;
  }
  void move(int seat, int n) {
    int& at_space = out_.then.corruption[at(seat)];
    at_space = std::clamp(at_space + n, 0, content().corruption_last);
  }
  template <class Each>
  void for_each(const effects::Op& op, const Frame& f, const Each& each) {
    const SeatMask seats = effects::seats_of(t_, effects::arg(op, 0), f);
    for (int seat = 0; seat < t_.seats(); ++seat)
      if (contains(seats, seat_at(seat))) each(seat);
  }
  bool is_affordable(const effects::Op& op, const Frame& f) const {
    return t_.affordable(effects::arg(op, 2), static_cast<effects::By>(effects::arg(op, 1)),
                         effects::seat_of(t_, effects::arg(op, 0), f));
  }
  // Returns false if the result depends on something unknown.
  bool step(const effects::Op& op, const Frame& f) {
    const std::string_view word = word_of(op);
    if (word == "sauron") {
      out_.then.sauron = std::max(0, out_.then.sauron - effects::arg(op, 0));
    } else if (word == "corrupt") {
      for_each(op, f, [&](int seat) { move(seat, effects::arg(op, 1)); });
    } else if (word == "purity") {
      for_each(op, f, [&](int seat) { move(seat, -effects::arg(op, 1)); });
    } else if (word == "harm") {
      if (const SeatId self = effects::seat_in(f, effects::kSelf); is_player(self))
        move(index(self), borne_by(t_, index(self), effects::arg(op, 0)));
    } else if (word == "die") {
      for_each(op, f, [&](int seat) { out_.roller = seat, out_.dice += effects::arg(op, 1); });
    } else if (word == "if") {
      const bool holds = effects::first_failing(t_, effects::arg(op, 0), effects::arg(op, 1), f) < 0;
      return run(effects::arg(op, holds ? 2 : 3), f);
    } else if (word == "pay_or" && !is_affordable(op, f)) {
      return run(effects::arg(op, 5), f);
    } else if (word == "next_event" && t_.in_conflict() && !events_moved_++) {
      event(t_.s.event);
    } else {
      out_.whole = false;
      // Gains of a Hobbit change nothing here.
      return word == "rune" || word == "gold_rune" || word == "token" || word == "draw" || word == "take_card";
    }
    return true;
  }

  const Table& t_;
  Forecast& out_;
  const Board start_;
  int events_moved_ = 0;
};

const Frame* frame_below(const State& s, int down) {
  const int i = s.frames.size() - 1 - down;
  return i >= 0 ? &s.frames[i] : nullptr;
}

// Returns what happens if the price is not paid; -1: nothing, or it is not certain.
int unpaid_block(const State& s, int pay_down) {
  const Frame* asks = frame_below(s, pay_down + 1);
  const effects::Op* op =
      asks && static_cast<Code>(asks->code) == Code::program ? effects::op_of(content().code, *asks) : nullptr;
  if (!op) return -1;
  const std::string_view word = word_of(*op);
  return word == "pay_or" ? effects::arg(*op, 5) : word == "reveal_match" ? effects::arg(*op, 3) : -1;
}

SeatId self_of(const State& s, int down) {
  const Frame* f = frame_below(s, down);
  return f ? effects::seat_in(*f, effects::kSelf) : SeatId::none;
}
SeatId chosen_of(const State& s, int down) {
  const Frame* f = frame_below(s, down);
  return f ? effects::seat_in(*f, effects::kChosen) : SeatId::none;
}

// Somebody else could pay instead, or the others could come up with the rest together, by what everybody can count.
bool others_might_pay(const State& s, SeatId me) {
  const Frame& pay = s.frames.back();
  const Table t = looking_at(s);
  const Need need = need_of(t, pay);
  const effects::By by = pay_by(pay);
  SeatMask others = kNobody;
  for (int seat = 0; seat < s.seats; ++seat) {
    if (seat_at(seat) == me || !is_alive(s, seat) || (pay.local[kPayDeclined] >> seat & 1) != 0) continue;
    others = static_cast<SeatMask>(others | only(seat_at(seat)));
    if (by == effects::By::one_player && may_cover(t, need, only(seat_at(seat)))) return true;
  }
  return by == effects::By::group && others != kNobody && may_cover(t, need, others);
}

// The given things settle the price.
bool settles(const State& s, SeatId who, const Option& o) {
  Need need = need_of(looking_at(s), s.frames.back());
  const int whole = std::max(need.symbols, 0) + need.cards + need.any_token + need.runes + (need.named >= 0) +
                    need.token[0] + need.token[1] + need.token[2];
  if (verb_of(o) == Verb::give_runes) return whole == need.runes && o.amount >= need.runes;
  if (whole == 1) return true;
  if (verb_of(o) != Verb::give || o.subject == CardId::none || whole != need.symbols) return false;
  const Worth w = worth_of(looking_at(s), index(s.cards[index(o.subject)].def), index(who));
  return w.n >= whole && (w.symbol == kStar || (w.symbol >= 0 && need.symbol[at(w.symbol)] == whole));
}

void walk_gift(const State& s, SeatId who, const Option& o, Walk& walk, Forecast& out) {
  walk.block(unpaid_block(s, 0), self_of(s, 1), chosen_of(s, 1));
  if (!out.moves(walk.start()) && out.dice == 0) return;
  out.pays = true;
  out.settles = settles(s, who, o);
  out.unpaid = out.then;
  out.unpaid_dice = out.dice;
  out.then = walk.start();
  out.dice = 0;
}

// After somebody has stepped in before an unpaid price, everybody who might pay it is asked for it again.
bool is_asked_again(const State& s) {
  const Frame* pay = frame_below(s, 1);
  if (!pay || static_cast<Code>(pay->code) != Code::pay) return true;
  const Table t = looking_at(s);
  const Need need = need_of(t, *pay);
  if (pay->local[kPaySpared] != 0 || need.nothing()) return true;
  const effects::By by = pay_by(*pay);
  for (int seat = 0; seat < s.seats; ++seat) {
    const bool may_pay = is_alive(s, seat) && (by != effects::By::alone || seat == pay->local[kPaySeat]);
    if (may_pay && may_cover(t, need, only(seat_at(seat)))) return true;
  }
  return by == effects::By::group && may_cover(t, need, s.alive);
}

// Somebody has stepped in already: it will not happen, or the price is asked for again.
bool is_averted(const State& s) {
  const Frame& window = s.frames.back();
  const Frame* below = frame_below(s, 1);
  const auto is_set = [&](Code code, std::size_t slot) {
    return below && static_cast<Code>(below->code) == code && below->local[slot] != 0;
  };
  switch (static_cast<Moment>(window.local[kWinMoment])) {
    case Moment::tile_shown: return is_set(Code::turn, kTurnIgnore) || looking_at(s).ended();
    case Moment::before_roll: return is_set(Code::roll, kRollSkip);
    case Moment::rolled: return is_set(Code::roll, kRollIgnore);
    case Moment::before_event: return is_set(Code::event, kEventIgnore);
    case Moment::payment: return window.local[kWinHappened] != 0 && is_asked_again(s);
    default: return false;
  }
}

void walk_window(const State& s, Walk& walk, Forecast& out) {
  if (is_averted(s)) return;
  const Frame& window = s.frames.back();
  const CardId tile = top_of(s.cards, kTileNow);
  switch (static_cast<Moment>(window.local[kWinMoment])) {
    case Moment::tile_shown:
      if (tile != CardId::none)
        walk.block(facts_of(index(s.cards[index(tile)].def)).program, SeatId::none, SeatId::none);
      return;
    case Moment::rolled:
      if (const Frame* roll = frame_below(s, 1); roll && static_cast<Code>(roll->code) == Code::roll)
        walk.block(content().faces[at(std::clamp<int>(roll->local[kRollFace], 0, 5))].program,
                   seat_at(roll->local[kRollWho]), SeatId::none);
      return;
    case Moment::before_roll:
      if (const Frame* roll = frame_below(s, 1); roll && static_cast<Code>(roll->code) == Code::roll)
        out.dice = 1, out.roller = roll->local[kRollWho];
      return;
    case Moment::before_event:
      if (const Frame* event = frame_below(s, 1); event && static_cast<Code>(event->code) == Code::event)
        walk.event(event->local[kEventWhich]);
      return;
    case Moment::conflict_end: return walk.descent();
    case Moment::payment: walk.block(unpaid_block(s, 1), self_of(s, 2), chosen_of(s, 2)); return;
    default: return;
  }
}

// The spaces that a card carries its marker over, one after another.
void walk_track(const State& s, const Option& o, Walk& walk, Forecast& out) {
  const CardId card = o.subject;
  const Track* track = content().places[s.place].track(o.amount);
  if (!track || index(card) < 0 || index(card) >= s.cards.size()) return;
  const CardFacts& f = facts_of(index(s.cards[index(card)].def));
  const int from = s.track[at(o.amount)], length = static_cast<int>(track->spaces.size());
  for (int i = from; i < std::min(from + f.symbols, length); ++i) {
    walk.block(track->spaces[at(i)].program, seat_at(s.active), SeatId::none);
    if (track->spaces[at(i)].dice > 0) out.dice += track->spaces[at(i)].dice, out.roller = s.active;
  }
  if (f.dice > 0) out.dice += f.dice, out.roller = s.active;
}

void walk_control(const State& s, SeatId who, const Option& o, const effects::Op& op, Walk& walk, Forecast& out) {
  const Frame& f = s.frames.back();
  const std::string_view word = word_of(op);
  const bool volunteers = word == "volunteer_or";
  if (o.verb == effects::kYes)
    return walk.block(effects::arg(op, volunteers ? 0 : 1), volunteers ? SeatId::none : who,
                      volunteers ? who : SeatId::none);
  if (o.verb == effects::kNo && volunteers) {
    out.if_nobody = f.local[effects::kA] != 0;
    return walk.block(effects::arg(op, 1), SeatId::none, SeatId::none);
  }
  if (o.verb == effects::kPick && word == "choice")
    return walk.block(content().code.lists[at(effects::arg(op, 1) + o.amount)], who, SeatId::none);
  if (o.verb == effects::kPoint && word == "point_at")
    return walk.block(effects::arg(op, 1), effects::seat_in(f, effects::kSelf), o.seat);
}

void walk_answer(const State& s, SeatId who, const Option& o, Walk& walk, Forecast& out) {
  const effects::Op* op = effects::op_of(content().code, s.frames.back());
  if (o.verb >= effects::kPick) {
    if (op) walk_control(s, who, o, *op, walk, out);
    return;
  }
  switch (verb_of(o)) {
    case Verb::play: return walk_track(s, o, walk, out);
    case Verb::rest: out.then.corruption[s.active] = std::max(0, out.then.corruption[s.active] - 1); return;
    case Verb::put_on: out.dice = 1, out.roller = s.bearer; return;
    case Verb::pass:
    case Verb::pass_turn: return walk_window(s, walk, out);
    case Verb::give_up: return walk.block(unpaid_block(s, 0), self_of(s, 1), chosen_of(s, 1));
    case Verb::refuse:
      out.if_nobody = pay_by(s.frames.back()) != effects::By::alone && others_might_pay(s, who);
      return walk.block(unpaid_block(s, 0), self_of(s, 1), chosen_of(s, 1));
    case Verb::give:
    case Verb::give_token:
    case Verb::give_runes: return walk_gift(s, who, o, walk, out);
    case Verb::to:
      if (op && word_of(*op) == "spare") walk.descent(o.seat);
      return;
    default: return;
  }
}

}  // namespace

std::optional<Forecast> foresee(const State& s, SeatId who, const Option& o, const Board& now) {
  if (s.frames.size() == 0) return {};
  Forecast out;
  out.then = now;
  const Table t = looking_at(s);
  Walk walk(t, out);
  walk_answer(s, who, o, walk, out);
  if (out.block < 0 && out.dice == 0 && !out.pays && !out.moves(now)) return {};
  return out;
}

FaceHarm harm_of(const State& s, int face, int roller) {
  const effects::Op& op = content().code.ops[at(content().faces[at(face)].program)];
  const std::string_view word = word_of(op);
  const Table t = looking_at(s);
  const auto borne = [&](int n) { return roller >= 0 ? borne_by(t, roller, n) : n; };
  if (word == "harm") return {.steps = borne(effects::arg(op, 0))};
  if (word == "harm_cards") return {.cards = borne(effects::arg(op, 0))};
  if (word == "sauron") return {.sauron = effects::arg(op, 0)};
  return {};
}

int roller_of(const State& s) {
  const Frame* window = frame_below(s, 0);
  const Frame* roll = frame_below(s, 1);
  if (!window || !roll || static_cast<Code>(window->code) != Code::window || is_averted(s)) return -1;
  const auto moment = static_cast<Moment>(window->local[kWinMoment]);
  const bool rolls = moment == Moment::before_roll || moment == Moment::rolled;
  return rolls && static_cast<Code>(roll->code) == Code::roll ? roll->local[kRollWho] : -1;
}

}  // namespace mathom::lotr_board
