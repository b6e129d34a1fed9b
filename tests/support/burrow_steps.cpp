// The procedures of Burrow, step by step.
#include "support/burrow.h"

namespace mathom::burrow {
namespace {

SeatId actor(const Frame& f) { return static_cast<SeatId>(f.spare); }
std::size_t at(SeatId s) { return static_cast<std::size_t>(index(s)); }
SeatMask both(SeatId a, SeatId b) { return static_cast<SeatMask>(only(a) | only(b)); }

// What the procedures run on.
struct Meadow {
  State& s;
  EventSink* events;
  bool finished() const { return false; }  // the steps see to it themselves: a match that is won ends its turn
};
using Do = Next(Frame&, Meadow&);

void emit(const Meadow& t, Event e) {
  if (t.events) t.events->emit(e);
}

void push(State& s, Code code, SeatId seat) {
  Frame f;
  f.code = static_cast<std::uint8_t>(code);
  f.spare = static_cast<std::uint8_t>(seat);
  s.frames.push_back(f);
}

SeatId next_alive(const State& s, int from) {
  for (int i = from; i < s.seats; ++i)
    if (alive(s, seat_at(i))) return seat_at(i);
  return SeatId::none;
}

CardDef face(const State& s, CardId c) { return s.cards[index(c)].def; }

void to_hand(const Meadow& t, SeatId seat, What what) {
  const CardId top = top_of(t.s.cards, kDeck);
  if (top == CardId::none) return;
  move_card(t.s.cards, top, hand_of(seat), only(seat));
  emit(t, {.what = static_cast<std::uint16_t>(what),
           .who = seat,
           .card = top,
           .face = face(t.s, top),
           .from = kDeck,
           .to = hand_of(seat),
           .seen_by = only(seat),
           .informs = only(seat)});
}

void to_heap(const Meadow& t, SeatId seat, CardId card, What what) {
  const std::uint8_t from = t.s.cards[index(card)].zone;
  move_card(t.s.cards, card, kHeap, kEveryone);
  emit(t, {.what = static_cast<std::uint16_t>(what),
           .who = seat,
           .card = card,
           .face = face(t.s, card),
           .from = from,
           .to = kHeap,
           .informs = kEveryone});
}

void add_score(const Meadow& t, SeatId seat, int n) {
  t.s.score[at(seat)] = static_cast<std::int16_t>(t.s.score[at(seat)] + n);
  emit(t, {.what = static_cast<std::uint16_t>(What::scored), .who = seat, .amount = n});
}

void lose_life(const Meadow& t, SeatId seat) {
  State& s = t.s;
  --s.lives[at(seat)];
  emit(t, {.what = static_cast<std::uint16_t>(What::bitten), .who = seat, .amount = s.lives[at(seat)]});
  if (alive(s, seat)) return;
  emit(t, {.what = static_cast<std::uint16_t>(What::out), .who = seat});
  for (CardId c = top_of(s.cards, hand_of(seat)); c != CardId::none; c = top_of(s.cards, hand_of(seat)))
    to_heap(t, seat, c, What::discarded);
}

// Every step but the last ones of a match stops running once the game is won.
template <Do* run>
Next unless_won(Frame& f, Meadow& t) {
  return finished(t.s) ? Next::done : run(f, t);
}

// --- the match
Next stir_deck(Frame&, Meadow&) { return Next::ask; }
Next deal(Frame&, Meadow& t) {
  emit(t, {.what = static_cast<std::uint16_t>(What::shuffled)});
  for (int n = 0; n < 3; ++n)
    for (int i = 0; i < t.s.seats; ++i) to_hand(t, seat_at(i), What::dealt);
  return Next::step;
}
Next next_night(Frame&, Meadow& t) {
  if (t.s.round == t.s.rounds) return Next::done;
  push(t.s, Code::night, SeatId::none);
  return Next::step;
}
Next dawn(Frame& f, Meadow& t) {
  ++t.s.round;
  return go_to(f, 2);
}

// --- a night: all hide in secret, the fox comes, then each takes a turn. local[0]: the next seat; local[1]: the fox's
// hole
Next hide(Frame& f, Meadow& t) {
  const SeatId seat = next_alive(t.s, f.local[0]);
  if (seat == SeatId::none) {
    return go_to(f, 2);
  }
  f.local[0] = static_cast<std::int16_t>(index(seat));
  return Next::ask;
}
Next hidden(Frame& f, Meadow& t) {
  const SeatId seat = seat_at(f.local[0]);
  const std::int16_t hole = take(f).amount;
  t.s.nook[at(seat)] = {static_cast<Hole>(hole), only(seat)};
  emit(t, {.what = static_cast<std::uint16_t>(What::hid), .who = seat, .amount = hole, .seen_by = only(seat)});
  ++f.local[0];
  return go_to(f, 0);
}
Next fox_comes(Frame&, Meadow&) { return Next::ask; }
Next fox_looks(Frame& f, Meadow& t) {
  f.local[0] = 0;
  f.local[1] = static_cast<std::int16_t>(take(f).amount + 1);
  emit(t, {.what = static_cast<std::uint16_t>(What::fox), .amount = f.local[1]});
  for (int i = 0; i < t.s.seats; ++i) {
    Nook& nook = t.s.nook[at(seat_at(i))];
    if (nook.hole == Hole::none) continue;
    nook.seen_by = kEveryone;
    emit(t, {.what = static_cast<std::uint16_t>(What::found),
             .who = seat_at(i),
             .amount = static_cast<int>(nook.hole),
             .informs = kEveryone});
  }
  return Next::step;
}
Next fox_bites(Frame& f, Meadow& t) {
  for (SeatId seat = next_alive(t.s, f.local[0]); seat != SeatId::none; seat = next_alive(t.s, index(seat) + 1)) {
    f.local[0] = static_cast<std::int16_t>(index(seat));
    if (static_cast<int>(t.s.nook[at(seat)].hole) == f.local[1]) return Next::ask;
  }
  f.local[0] = 0;
  return go_to(f, 6);
}
Next bitten(Frame& f, Meadow& t) {
  const SeatId seat = seat_at(f.local[0]);
  const CardId carrot = take(f).subject;
  f.local[0] = static_cast<std::int16_t>(index(seat) + 1);
  f.step = 4;
  if (carrot == CardId::none)
    lose_life(t, seat);
  else
    to_heap(t, seat, carrot, What::bribed);
  return Next::again;
}
Next next_turn(Frame& f, Meadow& t) {
  for (auto& nook : t.s.nook) nook = {};
  const SeatId seat = next_alive(t.s, f.local[0]);
  if (seat == SeatId::none) return Next::done;
  f.local[0] = static_cast<std::int16_t>(index(seat) + 1);
  push(t.s, Code::turn, seat);
  return Next::step;
}
Next after_turn(Frame& f, Meadow&) { return go_to(f, 6); }

// --- a turn
Next draw(Frame& f, Meadow& t) {
  if (!alive(t.s, actor(f))) return Next::done;
  to_hand(t, actor(f), What::drew);
  return Next::step;
}
Next choose(Frame&, Meadow&) { return Next::ask; }
Next act(Frame& f, Meadow& t) {
  const CardId card = take(f).subject;
  if (card == CardId::none) return Next::done;
  const SeatId seat = actor(f);
  to_heap(t, seat, card, What::played);
  const auto code = static_cast<int>(Code::carrot) + static_cast<int>(kind_of(face(t.s, card)));
  push(t.s, static_cast<Code>(code), seat);
  return Next::step;
}

// --- effects
Next carrot(Frame& f, Meadow& t) {
  add_score(t, actor(f), carrot_worth(face(t.s, top_of(t.s.cards, kHeap))));
  return Next::done;
}

Next owl_looks(Frame& f, Meadow& t) {
  const CardId top = top_of(t.s.cards, kDeck);
  if (top == CardId::none) return Next::done;
  Card& c = t.s.cards[index(top)];
  c.seen_by = static_cast<SeatMask>(c.seen_by | only(actor(f)));
  emit(t, {.what = static_cast<std::uint16_t>(What::looked),
           .who = actor(f),
           .card = top,
           .face = c.def,
           .from = kDeck,
           .seen_by = only(actor(f)),
           .informs = only(actor(f))});
  return Next::ask;
}
Next owl_buries(Frame& f, Meadow& t) {
  const bool bury = take(f).verb == static_cast<int>(Verb::bury);
  emit(t, {.what = static_cast<std::uint16_t>(bury ? What::buried : What::kept), .who = actor(f)});
  if (!bury) return Next::done;
  const CardId top = top_of(t.s.cards, kDeck);
  for (auto& c : t.s.cards)
    if (c.zone == kDeck) ++c.order;
  t.s.cards[index(top)].order = 0;
  return Next::done;
}

Next gift_begs(Frame&, Meadow&) { return Next::ask; }
Next gift_asks(Frame& f, Meadow& t) {
  const SeatId giver = take(f).seat;
  f.local[0] = static_cast<std::int16_t>(index(giver));
  emit(t, {.what = static_cast<std::uint16_t>(What::begged), .who = actor(f), .whom = giver});
  return count_in(t.s.cards, hand_of(giver)) == 0 ? Next::done : Next::ask;
}
Next gift_given(Frame& f, Meadow& t) {
  const SeatId giver = seat_at(f.local[0]);
  const CardId card = move_unseen(t.s.cards, take(f).subject, hand_of(actor(f)), only(giver), both(giver, actor(f)));
  emit(t, {.what = static_cast<std::uint16_t>(What::gave),
           .who = giver,
           .whom = actor(f),
           .card = card,
           .face = face(t.s, card),
           .from = hand_of(giver),
           .to = hand_of(actor(f)),
           .seen_by = both(giver, actor(f)),
           .informs = only(actor(f))});
  return Next::done;
}

Next storm_stirs(Frame&, Meadow& t) {
  for (CardId c = top_of(t.s.cards, kHeap); c != CardId::none; c = top_of(t.s.cards, kHeap))
    move_card(t.s.cards, c, kDeck, kNobody);
  return Next::ask;
}
Next storm_blows(Frame&, Meadow& t) {
  emit(t, {.what = static_cast<std::uint16_t>(What::shuffled)});
  return Next::ask;
}
Next storm_counts(Frame& f, Meadow& t) {
  f.local[0] = static_cast<std::int16_t>(take(f).amount + 1);
  emit(t, {.what = static_cast<std::uint16_t>(What::wind), .amount = f.local[0]});
  return Next::step;
}
Next storm_soaks(Frame& f, Meadow& t) {
  const bool more = f.local[0] > 0 && top_of(t.s.cards, kDeck) != CardId::none;
  return more ? Next::ask : Next::done;
}
Next storm_soaked(Frame& f, Meadow& t) {
  to_hand(t, take(f).seat, What::drew);
  --f.local[0];
  return go_to(f, 3);
}

// A mole digs up a number that only its player sees; they claim one, and the next rabbit believes or doubts it.
// local[0]: the number; local[1]: the claim; local[2]: who was asked.
Next mole_digs(Frame&, Meadow&) { return Next::ask; }
Next mole_claims(Frame& f, Meadow& t) {
  f.seen_by = only(actor(f));
  f.local[0] = static_cast<std::int16_t>(take(f).amount + 1);
  emit(t, {.what = static_cast<std::uint16_t>(What::dug),
           .who = actor(f),
           .amount = f.local[0],
           .seen_by = only(actor(f)),
           .informs = only(actor(f))});
  return Next::ask;
}
Next mole_is_heard(Frame& f, Meadow& t) {
  const std::int16_t claim = take(f).amount;
  SeatId hearer = next_alive(t.s, index(actor(f)) + 1);
  if (hearer == SeatId::none) hearer = next_alive(t.s, 0);
  emit(t, {.what = static_cast<std::uint16_t>(What::claimed), .who = actor(f), .whom = hearer, .amount = claim});
  push(t.s, Code::doubt, hearer);
  t.s.frames.back().local[0] = claim;
  return Next::step;
}
Next mole_ends(Frame& f, Meadow& t) {
  const std::int16_t claim = f.local[1], found = f.local[0];
  if (take(f).amount == 0) {
    add_score(t, actor(f), claim);
    return Next::done;
  }
  const SeatId hearer = seat_at(f.local[2]);
  emit(t, {.what = static_cast<std::uint16_t>(What::doubted),
           .who = hearer,
           .whom = actor(f),
           .amount = found,
           .informs = kEveryone});
  lose_life(t, claim > found ? actor(f) : hearer);
  return Next::done;
}
Next doubt_asks(Frame&, Meadow&) { return Next::ask; }
Next doubt_answers(Frame& f, Meadow& t) {
  const bool doubts = take(f).verb == static_cast<int>(Verb::doubt);
  if (!doubts) emit(t, {.what = static_cast<std::uint16_t>(What::believed), .who = actor(f)});
  Frame& mole = t.s.frames[t.s.frames.size() - 2];
  mole.answer = answer_of(doubts ? 1 : 0);
  mole.local[1] = f.local[0];
  mole.local[2] = f.spare;
  return Next::done;
}

// An echo does again what lies below it on the heap: an effect inside an effect.
Next echo(Frame& f, Meadow& t) {
  const State& s = t.s;
  for (int i = count_in(s.cards, kHeap) - 1; i >= 0; --i) {
    const Kind kind = kind_of(face(s, card_in(s.cards, kHeap, i)));
    if (kind == Kind::echo || kind == Kind::carrot) continue;
    push(t.s, static_cast<Code>(static_cast<int>(Code::carrot) + static_cast<int>(kind)), actor(f));
    break;
  }
  return Next::done;
}

constexpr auto kMatch =
    steps<Meadow>({{"stir", stir_deck}, {"deal", deal}, {"night", unless_won<next_night>}, {"dawn", unless_won<dawn>}});
constexpr auto kNight = steps<Meadow>({{"hide", hide},
                                       {"hidden", hidden},
                                       {"fox comes", fox_comes},
                                       {"fox looks", fox_looks},
                                       {"fox bites", unless_won<fox_bites>},
                                       {"bitten", bitten},
                                       {"next turn", unless_won<next_turn>},
                                       {"after turn", after_turn}});
constexpr auto kTurn = steps<Meadow>({{"draw", draw}, {"choose", choose}, {"act", act}});
constexpr auto kCarrot = steps<Meadow>({{"score", carrot}});
constexpr auto kOwl = steps<Meadow>({{"look", owl_looks}, {"bury", owl_buries}});
constexpr auto kGift = steps<Meadow>({{"beg", gift_begs}, {"ask", gift_asks}, {"given", gift_given}});
constexpr auto kStorm = steps<Meadow>({{"stir", storm_stirs},
                                       {"blow", storm_blows},
                                       {"count", storm_counts},
                                       {"soak", storm_soaks},
                                       {"soaked", storm_soaked}});
constexpr auto kMole =
    steps<Meadow>({{"dig", mole_digs}, {"claim", mole_claims}, {"heard", mole_is_heard}, {"end", mole_ends}});
constexpr auto kEcho = steps<Meadow>({{"again", echo}});
constexpr auto kDoubt = steps<Meadow>({{"ask", doubt_asks}, {"answer", doubt_answers}});
constexpr std::array<Procedure<Meadow>, kCodes> kProcedures{
    procedure("match", kMatch), procedure("night", kNight), procedure("turn", kTurn),   procedure("carrot", kCarrot),
    procedure("owl", kOwl),     procedure("gift", kGift),   procedure("storm", kStorm), procedure("mole", kMole),
    procedure("echo", kEcho),   procedure("doubt", kDoubt)};

}  // namespace

const FrameNames& Rules::frame_names() const {
  static const FrameNames kNames = mathom::frame_names<Meadow>(kProcedures);
  return kNames;
}

void run(State& s, EventSink* events) {
  Meadow t{s, events};
  if (!run_frames<Meadow>(t, kProcedures)) s.nook = {};
}

}  // namespace mathom::burrow
