// Settling a price (rules 4.5 to 4.7): by one Hobbit, by any one of them, or by the group. For the group the active
// player asks one after the other; who is asked lays out what they give, open, or declines. Nothing is taken before
// everything is there, and all goes back when it does not come to that (ruling R3).
#include <algorithm>

#include "games/lotr_board/rules/payment.h"
#include "games/lotr_board/state/phases.h"
#include "games/lotr_board/words/words.h"

namespace mathom::lotr_board {
namespace {

Do open, begin, ask_payer, ask_gift, gave, fail, failed, propose, proposed, contribute, contributed, settle, settled;
constexpr auto kPay = steps<Table>({{"open", open},
                                    {"begin", begin},
                                    {"payer", ask_payer},
                                    {"ask", ask_gift},
                                    {"gave", gave, kAsked},
                                    {"fail", fail},
                                    {"failed", failed, waits_for(Code::window)},
                                    {"propose", propose},
                                    {"proposed", proposed, kAsked},
                                    {"contribute", contribute},
                                    {"contributed", contributed, kAsked},
                                    {"settle", settle},
                                    {"settled", settled, waits_for(Code::roll)}});

using effects::By;

bool declined(const Frame& f, int seat) { return (f.local[kPayDeclined] >> seat & 1) != 0; }
void decline(Frame& f, int seat) {
  if (seat >= 0 && seat < kMaxSeats)
    f.local[kPayDeclined] = static_cast<std::int16_t>(f.local[kPayDeclined] | 1 << seat);
}

// How a price ends says what asked for it.
void tell_price(const Table& t, What what, int who, int cause, SeatMask informs = kNobody) {
  if (t.events == nullptr) return;
  t.events->emit({.what = mathom::lotr_board::code(what),
                  .who = who < 0 ? SeatId::none : seat_at(who),
                  .to = static_cast<std::int16_t>(cause),
                  .informs = informs});
}

// Gollum with the rest: the player who laid Gollum out rolls only when Gollum has been paid with.
void take_back(Table& t, Frame& f) {
  State& s = t.s;
  f.local[kPayGollum] = 0;
  for (int seat = 0; seat < s.seats; ++seat) {
    const std::uint8_t pledged = pledge_of(seat);
    bool any = t.size(pledged) > 0 || s.pledged_runes[at(seat)] > 0;
    for (CardId c = t.top(pledged); c != CardId::none; c = t.top(pledged)) t.move(c, hand_of(seat), kNobody);
    for (int k = 0; k < kTokenKinds; ++k) {
      any = any || s.pledged_tokens[at(seat)][at(k)] > 0;
      s.tokens[at(seat)][at(k)] =
          static_cast<std::uint8_t>(s.tokens[at(seat)][at(k)] + s.pledged_tokens[at(seat)][at(k)]);
    }
    s.pledged_tokens[at(seat)] = {};
    s.pledged_runes[at(seat)] = 0;
    if (any) tell(t.events, What::taken_back, seat);
  }
}

void pledge_card(Table& t, Frame& f, CardId card, int seat) {
  State& s = t.s;
  const CardDef face = s.cards[index(card)].def;
  const bool for_stars = need_of(t, f).symbols > 0;
  t.move(card, pledge_of(seat), kEveryone);
  tell_card(t.events, What::pledged, seat, {card, face, hand_of(seat), pledge_of(seat)});
  if (for_stars && facts_of(index(face)).dice > 0) f.local[kPayGollum] = static_cast<std::int16_t>(seat + 1);
}

// False: nothing (more) is given.
bool lay_out(Table& t, Frame& f, int seat) {
  State& s = t.s;
  const Answer answer = take(f);
  const Verb verb = verb_of(answer);
  const int n = answer.amount;
  if (verb == Verb::give) {
    const CardId card = card_answer(s, answer.subject, hand_of(seat));
    if (card == CardId::none) return false;
    pledge_card(t, f, card, seat);
    return true;
  }
  if (verb == Verb::give_token && n >= 0 && n < kTokenKinds && s.tokens[at(seat)][at(n)] > 0) {
    --s.tokens[at(seat)][at(n)];
    ++s.pledged_tokens[at(seat)][at(n)];
    tell(t.events, What::pledged_token, seat, n);
    return true;
  }
  if (verb == Verb::give_runes && n > 0) {
    s.pledged_runes[at(seat)] = static_cast<std::uint8_t>(s.pledged_runes[at(seat)] + n);
    tell(t.events, What::pledged_runes, seat, n);
    return true;
  }
  return false;
}

Next open(Frame& f, Table& t) {
  if (pay_by(f) == By::alone && !is_alive(t.s, f.local[kPaySeat])) {
    answer_below(t.s, 0);
    return Next::done;
  }
  return Next::step;
}
// A price that must be paid cannot be declined, and so its moment comes before it. Who rolls the die for it has had
// one.
bool takes_cards_unheard(const Table& t, const Frame& f) {
  return pay_must(f) && (f.local[kPayHow] & kPayHeard) == 0 && need_of(t, f).cards > 0 && !t.nearest(Code::roll);
}
Next begin(Frame& f, Table& t) {
  f.answer = {};
  const int seat = f.local[kPaySeat];
  if (f.local[kPaySpared] != 0 || need_of(t, f).nothing()) return go_to(f, kPay["settle"]);
  f.local[kPayDeclined] = 0;
  f.local[kPayAsked] = static_cast<std::int16_t>(pay_by(f) == By::alone ? seat : -1);
  if (pay_by(f) == By::group) return go_to(f, kPay["propose"]);
  const bool ruinous = pay_must(f) && is_alive(t.s, seat) && !need_of(t, f, seat).nothing();
  if (ruinous) return go_to(f, kPay["fail"]);
  if (!takes_cards_unheard(t, f)) return Next::step;
  f.local[kPayHow] = static_cast<std::int16_t>(f.local[kPayHow] | kPayHeard);
  open_window(t, Moment::payment);
  return go_to(f, kPay["failed"]);
}

// Who pays alone: the one who has to, or the next one who might; -1: nobody could.
int next_payer(const Table& t, const Frame& f) {
  const Need need = need_of(t, f);
  const auto might = [&](int seat) { return is_alive(t.s, seat) && may_cover(t, need, only(seat_at(seat))); };
  if (f.local[kPayAsked] >= 0) return might(f.local[kPayAsked]) ? f.local[kPayAsked] : -1;
  const int first = t.acting();
  for (int i = 0; i < t.s.seats; ++i)
    if (const int seat = (first + i) % t.s.seats; !declined(f, seat) && might(seat)) return seat;
  return -1;
}
Next ask_payer(Frame& f, Table& t) {
  const int seat = next_payer(t, f);
  if (seat < 0) return go_to(f, kPay["fail"]);
  f.local[kPayAsked] = static_cast<std::int16_t>(seat);
  return Next::step;
}
// What must be paid and leaves no choice is not asked for: the whole hand, or all that is there of a kind.
Next ask_gift(Frame& f, Table& t) {
  if (!pay_must(f)) return Next::ask;
  Decision d;
  offer_gifts(t, f, f.local[kPayAsked], d);
  const int n = static_cast<int>(d.options.size());
  if (n == 0 || n > std::max(1, need_of(t, f).cards)) return Next::ask;
  f.answer = answer_of(d.options.front());
  return Next::step;
}
Next gave(Frame& f, Table& t) {
  const int seat = f.local[kPayAsked];
  if (lay_out(t, f, seat)) return go_to(f, need_of(t, f).nothing() ? kPay["settle"] : kPay["payer"]);
  take_back(t, f);
  decline(f, seat);
  if (pay_by(f) == By::alone) return go_to(f, kPay["fail"]);
  f.local[kPayAsked] = -1;
  return go_to(f, kPay["payer"]);
}
// Before it is given up, whoever holds something may step in; then all is tried again. A price has this one moment:
// who wants to step in rather than pay declines first.
Next fail(Frame& f, Table& t) {
  take_back(t, f);
  f.answer = {};
  if (pay_must(f)) decline(f, f.local[kPaySeat]);
  open_window(t, Moment::payment);
  return Next::step;
}
Next failed(Frame& f, Table& t) {
  if (take(f).amount == 1 || pay_is_due(f)) return go_to(f, kPay["begin"]);
  answer_below(t.s, 0);
  if (const int seat = f.local[kPaySeat]; pay_must(f) && is_alive(t.s, seat)) {
    tell_price(t, What::ruined, seat, cause_of(t.s), kEveryone);
    t.eliminate(seat, false, true);
  } else {
    tell_price(t, What::not_paid, -1, cause_of(t.s));
  }
  return Next::done;
}

bool may_ask(const Table& t, const Frame& f, int seat) {
  return is_alive(t.s, seat) && !declined(f, seat) && may_help(t, need_of(t, f), seat);
}
// Nobody is asked for a price that those who have not declined cannot come up with, by what everybody can count.
Next propose(Frame& f, Table& t) {
  const SeatMask willing = static_cast<SeatMask>(t.s.alive & ~f.local[kPayDeclined]);
  return may_cover(t, need_of(t, f), willing) ? Next::ask : go_to(f, kPay["fail"]);
}
Next proposed(Frame& f, Table& t) {
  const Answer answer = take(f);
  const int seat = index(answer.seat);
  if (verb_of(answer) != Verb::ask_seat || !is_alive(t.s, seat)) return go_to(f, kPay["fail"]);
  f.local[kPayAsked] = static_cast<std::int16_t>(seat);
  if (seat != t.acting()) tell(t.events, What::asked, t.acting(), 0, seat);
  return Next::step;
}
Next contribute(Frame&, Table&) { return Next::ask; }
Next contributed(Frame& f, Table& t) {
  const int seat = f.local[kPayAsked];
  if (lay_out(t, f, seat)) {
    if (need_of(t, f).nothing()) return go_to(f, kPay["settle"]);
    if (may_ask(t, f, seat)) return go_to(f, kPay["contribute"]);
  }
  decline(f, seat);
  return go_to(f, kPay["propose"]);
}
Next settle(Frame& f, Table& t) {
  State& s = t.s;
  const int cause = cause_of(s);  // before what has paid lies on the pile
  for (int seat = 0; seat < s.seats; ++seat) {
    const std::uint8_t pledged = pledge_of(seat);
    for (CardId c = t.top(pledged); c != CardId::none; c = t.top(pledged)) t.discard(c, What::discarded, seat);
    s.pledged_tokens[at(seat)] = {};
    if (s.pledged_runes[at(seat)] > 0) t.spend_runes(seat, s.pledged_runes[at(seat)]);
    s.pledged_runes[at(seat)] = 0;
  }
  if (f.local[kPaySpared] == 0) tell_price(t, What::paid, pay_by(f) == By::group ? -1 : f.local[kPayAsked], cause);
  if (const int who = f.local[kPayGollum] - 1; who >= 0 && is_alive(s, who)) t.push(Code::roll, {who, 1});
  return Next::step;
}
Next settled(Frame&, Table& t) {
  answer_below(t.s, 1);
  return Next::done;
}

}  // namespace

Procedure<Table> pay_procedure() { return procedure("pay", kPay); }

bool is_proposing(const Frame& pay) { return pay.step == kPay["proposed"]; }

void ask_pay(const Table& t, Decision& d) {
  const Frame& f = t.s.frames.back();
  if (is_proposing(f)) {
    d.seat = t.active();
    set_why(d, Question::propose);
    for (int seat = 0; seat < t.s.seats; ++seat)
      if (may_ask(t, f, seat)) d.options.push_back(seat_option(Verb::ask_seat, seat));
    d.options.push_back(option(Verb::give_up));
    return;
  }
  d.seat = seat_at(f.local[kPayAsked]);
  offer_gifts(t, f, f.local[kPayAsked], d);
  const bool group = pay_by(f) == By::group;
  set_why(d, group ? Question::contribute : pay_must(f) ? Question::must_pay : Question::pay);
  if (!pay_must(f) || d.options.empty()) d.options.push_back(option(Verb::refuse));
}

}  // namespace mathom::lotr_board
