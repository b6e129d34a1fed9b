// Moments at which story cards, Gandalf and the Ring may step in (rule 9). A moment stops the game only for who holds
// something that could change what comes next, or wishes to be asked wherever they could do anything; all that can be
// told from what lies open (rulings R6, R7). Who is asked may do all that is possible then.
#include <algorithm>

#include "games/lotr_board/rules/asks.h"
#include "games/lotr_board/state/phases.h"

namespace mathom::lotr_board {
namespace {

Do next_asked, answered_window, who_decides, decided, gandalf_helps;
constexpr auto kWindow = steps<Table>(
    {{"ask", next_asked, waits_for(Code::program, Code::gandalf, Code::ring)}, {"answered", answered_window, kAsked}});
constexpr auto kGandalfSteps = steps<Table>({{"decide", who_decides},
                                             {"decided", decided, kAsked},
                                             {"help", gandalf_helps},
                                             {"end", nullptr, waits_for(Code::program)}});

bool fits_moment(const CardFacts& f, Moment m) { return (f.when >> static_cast<int>(m) & 1) != 0; }

// Of a card in the seat's hand.
bool is_playable_story(const Table& t, int card, int seat, Moment m) {
  const CardDef def = t.s.cards[card].def;
  if (!is_in(content().stories_at[at(static_cast<int>(m))], def)) return false;
  const int program = facts_of(index(def)).program;
  return effects::block_is_possible(t, program, effects::frame_of(seat));
}

// Story cards lie only where legendary cards do: shuffles do not mix the packs.
CardSet story_places(const Table& t, int seat) { return t.lying_in(hand_of(seat)) & kLegendaryCards; }

// Of any that would do something now, or of one for whose sake the seat is asked.
bool has_story(const Table& t, int seat, Moment m, bool asked) {
  bool has = false;
  story_places(t, seat).for_each([&](int card) {
    has = has ||
          (is_playable_story(t, card, seat, m) && (!asked || asks_now(t, facts_of(index(t.s.cards[card].def)), m)));
  });
  return has;
}
SeatMask story_holders(const Table& t, Moment m) {
  SeatMask out = kNobody;
  for (int seat = 0; seat < t.s.seats; ++seat)
    if (has_story(t, seat, m, true)) out = static_cast<SeatMask>(out | only(seat_at(seat)));
  return out;
}

bool gandalf_would_come(const Table& t, Moment m, bool asked) {
  for (int i = 0; i < kGandalf; ++i)
    if ((!asked || asks_now(t, facts_of(kFirstGandalf + i), m)) && gandalf_is_usable(t, i, m)) return true;
  return false;
}

bool may_put_on(const Table& t, int seat, bool ring) {
  const State& s = t.s;
  return ring && seat == s.bearer && !s.ring_used && !s.doom && t.in_conflict() && t.open_tracks() > 0 && !t.ended();
}
// --- the window. It goes round from who is active, and again when somebody has done something
Next next_asked(Frame& f, Table& t) {
  const auto m = static_cast<Moment>(f.local[kWinMoment]);
  const SeatMask holders = story_holders(t, m);
  for (; f.local[kWinCount] < t.s.seats; ++f.local[kWinCount]) {
    const int seat = (f.local[kWinNext] + f.local[kWinCount]) % t.s.seats;
    if (seat == f.local[kWinNot] || !may_react(t, seat, m, f.local[kWinRing] != 0, holders)) continue;
    f.local[kWinAsked] = static_cast<std::int16_t>(seat);
    return Next::ask;
  }
  answer_below(t.s, f.local[kWinHappened]);
  return Next::done;
}
Next answered_window(Frame& f, Table& t) {
  const Answer answer = take(f);
  const Verb verb = verb_of(answer);
  const int seat = f.local[kWinAsked];
  ++f.local[kWinCount];
  if (verb == Verb::pass_turn) t.s.quiet = static_cast<std::uint8_t>(t.s.quiet | 1 << seat);
  if (verb == Verb::pass || verb == Verb::pass_turn) return go_to(f, kWindow["ask"]);
  f.local[kWinCount] = 0;
  f.local[kWinHappened] = 1;
  react(t, seat, answer);
  return go_to(f, kWindow["ask"]);
}

// --- Gandalf's help: one pays, the active player decides
Next who_decides(Frame& f, Table& t) {
  const auto m = static_cast<Moment>(f.local[kGandalfMoment]);
  int usable = 0;
  for (int i = 0; i < kGandalf; ++i)
    if (gandalf_is_usable(t, i, m)) {
      ++usable;
      f.local[kGandalfWhich] = static_cast<std::int16_t>(i);
    }
  if (usable == 0) return Next::done;
  return usable == 1 ? go_to(f, kGandalfSteps["help"]) : Next::ask;
}
Next decided(Frame& f, Table&) {
  f.local[kGandalfWhich] = static_cast<std::int16_t>(std::clamp<int>(take(f).amount, 0, kGandalf - 1));
  return Next::step;
}
Next gandalf_helps(Frame& f, Table& t) {
  const int which = f.local[kGandalfWhich];
  t.s.gandalf_used = static_cast<std::uint8_t>(t.s.gandalf_used | 1 << which);
  if (t.events)
    t.events->emit({.what = mathom::lotr_board::code(What::gandalf),
                    .who = t.active(),
                    .face = static_cast<CardDef>(kFirstGandalf + which)});
  t.call(facts_of(kFirstGandalf + which).program, t.active(), SeatId::none);
  return Next::step;
}

}  // namespace

Procedure<Table> window_procedure() { return procedure("window", kWindow); }
Procedure<Table> gandalf_procedure() { return procedure("gandalf", kGandalfSteps); }

bool gandalf_is_usable(const Table& t, int which, Moment m) {
  const CardFacts& f = facts_of(kFirstGandalf + which);
  if ((t.s.gandalf_used >> which & 1) != 0 || !fits_moment(f, m)) return false;
  return effects::block_is_possible(t, f.program, effects::frame_of(t.acting()));
}

bool may_react(const Table& t, int seat, Moment m, bool ring, SeatMask holders) {
  const State& s = t.s;
  if (!is_alive(s, seat) || over(s) || (s.quiet >> seat & 1) != 0) return false;
  const bool wishes = contains(t.wishing, seat_at(seat));
  if (may_put_on(t, seat, ring) && (wishes || ring_asks_now(t, m))) return true;
  if (contains(holders, seat_at(seat)) || (wishes && has_story(t, seat, m, false))) return true;
  return t.may_have_runes(seat, content().gandalf_price) && gandalf_would_come(t, m, !wishes);
}

void offer_reactions(const Table& t, int seat, Moment m, bool ring, Decision& d) {
  story_places(t, seat).for_each([&](int card) {
    if (is_playable_story(t, card, seat, m)) d.options.push_back(card_option(Verb::story, card_at(card)));
  });
  if (t.runes(seat) >= content().gandalf_price && gandalf_would_come(t, m, false))
    d.options.push_back(option(Verb::call));
  if (may_put_on(t, seat, ring)) d.options.push_back(option(Verb::put_on));
}

// What is possible depends on the moment, which the window itself says: it closes by itself when nobody can react.
void open_window(Table& t, Moment m, bool ring, int except) {
  t.push(Code::window, {static_cast<int>(m), t.acting() < t.s.seats ? t.acting() : 0, 0, 0, 0, except, ring ? 1 : 0});
}

void ask_window(const Table& t, Decision& d) {
  const Frame& f = t.s.frames.back();
  d.seat = seat_at(f.local[kWinAsked]);
  d.options.push_back(option(Verb::pass));
  d.options.push_back(option(Verb::pass_turn));
  offer_reactions(t, f.local[kWinAsked], static_cast<Moment>(f.local[kWinMoment]), f.local[kWinRing] != 0, d);
}

void ask_gandalf(const Table& t, Decision& d) {
  d.seat = t.active();
  for (int i = 0; i < kGandalf; ++i)
    if (gandalf_is_usable(t, i, static_cast<Moment>(t.s.frames.back().local[kGandalfMoment])))
      d.options.push_back(option(Verb::gandalf, i));
}

Moment moment(const Table& t) {
  for (int i = t.s.frames.size() - 1; i >= 0; --i) switch (static_cast<Code>(t.s.frames[i].code)) {
      case Code::window: return static_cast<Moment>(t.s.frames[i].local[kWinMoment]);
      case Code::pay: return Moment::payment;
      case Code::turn: return Moment::resolved;
      default: break;
    }
  return Moment::haven;
}

void react(Table& t, int seat, const Answer& answer) {
  const Verb verb = verb_of(answer);
  if (verb == Verb::story) {
    const CardId card = card_answer(t.s, answer.subject, hand_of(seat));
    if (card == CardId::none) return;
    const int program = facts_of(index(t.s.cards[index(card)].def)).program;
    t.discard(card, What::story, seat);
    if (program >= 0) t.call(program, seat_at(seat), SeatId::none);
  } else if (verb == Verb::call) {
    const int now = static_cast<int>(moment(t));
    t.spend_runes(seat, content().gandalf_price);
    tell(t.events, What::called, seat, content().gandalf_price);
    t.push(Code::gandalf, {now, 0});
  } else if (verb == Verb::put_on) {
    t.push(Code::ring, {seat});
  }
}

}  // namespace mathom::lotr_board
