// The procedures of Burrow, step by step.
#include "support/burrow_state.h"

namespace mathom::burrow {
namespace {

using X = FrameContext<State>;

SeatId actor(const X& x) { return static_cast<SeatId>(x.frame.spare); }
std::size_t at(SeatId s) { return static_cast<std::size_t>(index(s)); }
SeatMask both(SeatId a, SeatId b) { return static_cast<SeatMask>(only(a) | only(b)); }

void emit(const X& x, Event e) {
  if (x.events) x.events->emit(e);
}

// The answer, which is forgotten at once: it must not lie in the frame for all to see.
std::int16_t take(Frame& f) {
  const std::int16_t answer = f.answer;
  f.answer = 0;
  return answer;
}

void push(State& s, Code code, SeatId seat) {
  Frame f;
  f.code = static_cast<std::uint16_t>(code);
  f.spare = static_cast<std::uint8_t>(seat);
  s.frames.push_back(f);
}

SeatId next_alive(const State& s, int from) {
  for (int i = from; i < s.seats; ++i)
    if (alive(s, seat_at(i))) return seat_at(i);
  return SeatId::none;
}

CardDef face(const State& s, CardId c) { return s.cards[index(c)].def; }

void to_hand(const X& x, SeatId seat, What what) {
  const CardId top = top_of(x.state.cards, kDeck);
  if (top == CardId::none) return;
  move_card(x.state.cards, top, hand_of(seat), only(seat));
  emit(x, {.what = static_cast<std::uint16_t>(what),
           .who = seat,
           .card = top,
           .face = face(x.state, top),
           .from = kDeck,
           .to = hand_of(seat),
           .seen_by = only(seat),
           .informs = only(seat)});
}

void to_heap(const X& x, SeatId seat, CardId card, What what) {
  const std::uint8_t from = x.state.cards[index(card)].zone;
  move_card(x.state.cards, card, kHeap, kEveryone);
  emit(x, {.what = static_cast<std::uint16_t>(what),
           .who = seat,
           .card = card,
           .face = face(x.state, card),
           .from = from,
           .to = kHeap,
           .informs = kEveryone});
}

void add_score(const X& x, SeatId seat, int n) {
  x.state.score[at(seat)] = static_cast<std::int16_t>(x.state.score[at(seat)] + n);
  emit(x, {.what = static_cast<std::uint16_t>(What::scored), .who = seat, .amount = n});
}

void lose_life(const X& x, SeatId seat) {
  State& s = x.state;
  --s.lives[at(seat)];
  emit(x, {.what = static_cast<std::uint16_t>(What::bitten), .who = seat, .amount = s.lives[at(seat)]});
  if (alive(s, seat)) return;
  emit(x, {.what = static_cast<std::uint16_t>(What::out), .who = seat});
  for (CardId c = top_of(s.cards, hand_of(seat)); c != CardId::none; c = top_of(s.cards, hand_of(seat)))
    to_heap(x, seat, c, What::discarded);
}

// Every step but the last ones of a match stops running once the game is won.
template <Next (*run)(X)>
Next unless_won(X x) {
  return finished(x.state) ? Next::done : run(x);
}

// --- the match
Next stir_deck(X) { return Next::ask; }
Next deal(X x) {
  emit(x, {.what = static_cast<std::uint16_t>(What::shuffled)});
  for (int n = 0; n < 3; ++n)
    for (int i = 0; i < x.state.seats; ++i) to_hand(x, seat_at(i), What::dealt);
  return Next::step;
}
Next next_night(X x) {
  if (x.state.round == x.state.rounds) return Next::done;
  push(x.state, Code::night, SeatId::none);
  return Next::step;
}
Next dawn(X x) {
  ++x.state.round;
  x.frame.step = 2;
  return Next::again;
}

// --- a night: all hide in secret, the fox comes, then each takes a turn. local[0]: the next seat; local[1]: the fox's
// hole
Next hide(X x) {
  const SeatId seat = next_alive(x.state, x.frame.local[0]);
  if (seat == SeatId::none) {
    x.frame.step = 2;
    return Next::again;
  }
  x.frame.local[0] = static_cast<std::int16_t>(index(seat));
  return Next::ask;
}
Next hidden(X x) {
  const SeatId seat = seat_at(x.frame.local[0]);
  const std::int16_t hole = take(x.frame);
  x.state.nook[at(seat)] = {static_cast<Hole>(hole), only(seat)};
  emit(x, {.what = static_cast<std::uint16_t>(What::hid), .who = seat, .amount = hole, .seen_by = only(seat)});
  ++x.frame.local[0];
  x.frame.step = 0;
  return Next::again;
}
Next fox_comes(X) { return Next::ask; }
Next fox_looks(X x) {
  x.frame.local[0] = 0;
  x.frame.local[1] = static_cast<std::int16_t>(take(x.frame) + 1);
  emit(x, {.what = static_cast<std::uint16_t>(What::fox), .amount = x.frame.local[1]});
  for (int i = 0; i < x.state.seats; ++i) {
    Nook& nook = x.state.nook[at(seat_at(i))];
    if (nook.hole == Hole::none) continue;
    nook.seen_by = kEveryone;
    emit(x, {.what = static_cast<std::uint16_t>(What::found),
             .who = seat_at(i),
             .amount = static_cast<int>(nook.hole),
             .informs = kEveryone});
  }
  return Next::step;
}
Next fox_bites(X x) {
  for (SeatId seat = next_alive(x.state, x.frame.local[0]); seat != SeatId::none;
       seat = next_alive(x.state, index(seat) + 1)) {
    x.frame.local[0] = static_cast<std::int16_t>(index(seat));
    if (static_cast<int>(x.state.nook[at(seat)].hole) == x.frame.local[1]) return Next::ask;
  }
  x.frame.local[0] = 0;
  x.frame.step = 6;
  return Next::again;
}
Next bitten(X x) {
  const SeatId seat = seat_at(x.frame.local[0]);
  const std::int16_t carrot = take(x.frame);
  x.frame.local[0] = static_cast<std::int16_t>(index(seat) + 1);
  x.frame.step = 4;
  if (carrot < 0)
    lose_life(x, seat);
  else
    to_heap(x, seat, card_at(carrot), What::bribed);
  return Next::again;
}
Next next_turn(X x) {
  for (auto& nook : x.state.nook) nook = {};
  const SeatId seat = next_alive(x.state, x.frame.local[0]);
  if (seat == SeatId::none) return Next::done;
  x.frame.local[0] = static_cast<std::int16_t>(index(seat) + 1);
  push(x.state, Code::turn, seat);
  return Next::step;
}
Next after_turn(X x) {
  x.frame.step = 6;
  return Next::again;
}

// --- a turn
Next draw(X x) {
  if (!alive(x.state, actor(x))) return Next::done;
  to_hand(x, actor(x), What::drew);
  return Next::step;
}
Next choose(X) { return Next::ask; }
Next act(X x) {
  const std::int16_t card = take(x.frame);
  if (card < 0) return Next::done;
  const SeatId seat = actor(x);
  to_heap(x, seat, card_at(card), What::played);
  const auto code = static_cast<int>(Code::carrot) + static_cast<int>(kind_of(face(x.state, card_at(card))));
  push(x.state, static_cast<Code>(code), seat);
  return Next::step;
}

// --- effects
Next carrot(X x) {
  add_score(x, actor(x), carrot_worth(face(x.state, top_of(x.state.cards, kHeap))));
  return Next::done;
}

Next owl_looks(X x) {
  const CardId top = top_of(x.state.cards, kDeck);
  if (top == CardId::none) return Next::done;
  Card& c = x.state.cards[index(top)];
  c.seen_by = static_cast<SeatMask>(c.seen_by | only(actor(x)));
  emit(x, {.what = static_cast<std::uint16_t>(What::looked),
           .who = actor(x),
           .card = top,
           .face = c.def,
           .from = kDeck,
           .seen_by = only(actor(x)),
           .informs = only(actor(x))});
  return Next::ask;
}
Next owl_buries(X x) {
  const bool bury = take(x.frame) != 0;
  emit(x, {.what = static_cast<std::uint16_t>(bury ? What::buried : What::kept), .who = actor(x)});
  if (!bury) return Next::done;
  const CardId top = top_of(x.state.cards, kDeck);
  for (auto& c : x.state.cards)
    if (c.zone == kDeck) ++c.order;
  x.state.cards[index(top)].order = 0;
  return Next::done;
}

Next gift_begs(X) { return Next::ask; }
Next gift_asks(X x) {
  const SeatId giver = seat_at(take(x.frame));
  x.frame.local[0] = static_cast<std::int16_t>(index(giver));
  emit(x, {.what = static_cast<std::uint16_t>(What::begged), .who = actor(x), .whom = giver});
  return count_in(x.state.cards, hand_of(giver)) == 0 ? Next::done : Next::ask;
}
Next gift_given(X x) {
  const SeatId giver = seat_at(x.frame.local[0]);
  const CardId card =
      move_unseen(x.state.cards, card_at(take(x.frame)), hand_of(actor(x)), only(giver), both(giver, actor(x)));
  emit(x, {.what = static_cast<std::uint16_t>(What::gave),
           .who = giver,
           .whom = actor(x),
           .card = card,
           .face = face(x.state, card),
           .from = hand_of(giver),
           .to = hand_of(actor(x)),
           .seen_by = both(giver, actor(x)),
           .informs = only(actor(x))});
  return Next::done;
}

Next storm_stirs(X x) {
  for (CardId c = top_of(x.state.cards, kHeap); c != CardId::none; c = top_of(x.state.cards, kHeap))
    move_card(x.state.cards, c, kDeck, kNobody);
  return Next::ask;
}
Next storm_blows(X x) {
  emit(x, {.what = static_cast<std::uint16_t>(What::shuffled)});
  return Next::ask;
}
Next storm_counts(X x) {
  x.frame.local[0] = static_cast<std::int16_t>(take(x.frame) + 1);
  emit(x, {.what = static_cast<std::uint16_t>(What::wind), .amount = x.frame.local[0]});
  return Next::step;
}
Next storm_soaks(X x) {
  const bool more = x.frame.local[0] > 0 && top_of(x.state.cards, kDeck) != CardId::none;
  return more ? Next::ask : Next::done;
}
Next storm_soaked(X x) {
  to_hand(x, seat_at(take(x.frame)), What::drew);
  --x.frame.local[0];
  x.frame.step = 3;
  return Next::again;
}

// A mole digs up a number that only its player sees; he claims one, and the next rabbit believes or doubts it.
// local[0]: the number; local[1]: the claim; local[2]: who was asked.
Next mole_digs(X) { return Next::ask; }
Next mole_claims(X x) {
  x.frame.seen_by = only(actor(x));
  x.frame.local[0] = static_cast<std::int16_t>(take(x.frame) + 1);
  emit(x, {.what = static_cast<std::uint16_t>(What::dug),
           .who = actor(x),
           .amount = x.frame.local[0],
           .seen_by = only(actor(x)),
           .informs = only(actor(x))});
  return Next::ask;
}
Next mole_is_heard(X x) {
  const std::int16_t claim = take(x.frame);
  SeatId hearer = next_alive(x.state, index(actor(x)) + 1);
  if (hearer == SeatId::none) hearer = next_alive(x.state, 0);
  emit(x, {.what = static_cast<std::uint16_t>(What::claimed), .who = actor(x), .whom = hearer, .amount = claim});
  push(x.state, Code::doubt, hearer);
  x.state.frames.back().local[0] = claim;
  return Next::step;
}
Next mole_ends(X x) {
  const std::int16_t claim = x.frame.local[1], found = x.frame.local[0];
  if (take(x.frame) == 0) {
    add_score(x, actor(x), claim);
    return Next::done;
  }
  const SeatId hearer = seat_at(x.frame.local[2]);
  emit(x, {.what = static_cast<std::uint16_t>(What::doubted),
           .who = hearer,
           .whom = actor(x),
           .amount = found,
           .informs = kEveryone});
  lose_life(x, claim > found ? actor(x) : hearer);
  return Next::done;
}
Next doubt_asks(X) { return Next::ask; }
Next doubt_answers(X x) {
  const std::int16_t doubts = take(x.frame);
  if (!doubts) emit(x, {.what = static_cast<std::uint16_t>(What::believed), .who = actor(x)});
  Frame& mole = x.state.frames[x.state.frames.size() - 2];
  mole.answer = doubts;
  mole.local[1] = x.frame.local[0];
  mole.local[2] = x.frame.spare;
  return Next::done;
}

// An echo does again what lies below it on the heap: an effect inside an effect.
Next echo(X x) {
  const State& s = x.state;
  for (int i = count_in(s.cards, kHeap) - 1; i >= 0; --i) {
    const Kind kind = kind_of(face(s, card_in(s.cards, kHeap, i)));
    if (kind == Kind::echo || kind == Kind::carrot) continue;
    push(x.state, static_cast<Code>(static_cast<int>(Code::carrot) + static_cast<int>(kind)), actor(x));
    break;
  }
  return Next::done;
}

using Row = Step<State>;
constexpr Row kMatch[] = {
    {"stir", stir_deck}, {"deal", deal}, {"night", unless_won<next_night>}, {"dawn", unless_won<dawn>}};
constexpr Row kNight[] = {{"hide", hide},
                          {"hidden", hidden},
                          {"fox comes", fox_comes},
                          {"fox looks", fox_looks},
                          {"fox bites", unless_won<fox_bites>},
                          {"bitten", bitten},
                          {"next turn", unless_won<next_turn>},
                          {"after turn", after_turn}};
constexpr Row kTurn[] = {{"draw", draw}, {"choose", choose}, {"act", act}};
constexpr Row kCarrot[] = {{"score", carrot}};
constexpr Row kOwl[] = {{"look", owl_looks}, {"bury", owl_buries}};
constexpr Row kGift[] = {{"beg", gift_begs}, {"ask", gift_asks}, {"given", gift_given}};
constexpr Row kStorm[] = {{"stir", storm_stirs},
                          {"blow", storm_blows},
                          {"count", storm_counts},
                          {"soak", storm_soaks},
                          {"soaked", storm_soaked}};
constexpr Row kMole[] = {{"dig", mole_digs}, {"claim", mole_claims}, {"heard", mole_is_heard}, {"end", mole_ends}};
constexpr Row kEcho[] = {{"again", echo}};
constexpr Row kDoubt[] = {{"ask", doubt_asks}, {"answer", doubt_answers}};
constexpr Procedure<State> kProcedures[kCodes] = {kMatch, kNight, kTurn, kCarrot, kOwl,
                                                  kGift,  kStorm, kMole, kEcho,   kDoubt};

}  // namespace

void run(State& s, EventSink* events) {
  if (!run_frames<State>(s, kProcedures, events)) s.nook = {};
}

}  // namespace mathom::burrow
