// Settling a price (rules 4.5 to 4.7): by one Hobbit, by any one of them, or by the group. For the group the active
// player asks one after the other; who is asked lays out what they give, open, or declines. Nothing is taken before
// everything is there, and all goes back when it does not come to that (ruling R3).
#include <algorithm>

#include "games/lotr_board/payment.h"
#include "games/lotr_board/phases.h"

namespace mathom::lotr_board {
namespace {

using effects::By;
enum PayStep { kBegin = 1, kPayer = 2, kFail = 5, kPropose = 7, kContribute = 9, kSettle = 11 };

bool declined(const Frame& f, int seat) { return (f.local[kPayDeclined] >> seat & 1) != 0; }
void decline(Frame& f, int seat) {
  if (seat >= 0 && seat < kMaxSeats)
    f.local[kPayDeclined] = static_cast<std::int16_t>(f.local[kPayDeclined] | 1 << seat);
}

// Gollum with the rest: who laid him out rolls only when he has been paid with.
void take_back(Table& t, Frame& f) {
  State& s = t.s;
  f.local[kPayGollum] = 0;
  for (int seat = 0; seat < s.seats; ++seat) {
    bool any = s.pledged_runes[at(seat)] > 0;
    for (CardId c = top_of(s.cards, pledge_of(seat)); c != CardId::none; c = top_of(s.cards, pledge_of(seat))) {
      move_card(s.cards, c, hand_of(seat), kNobody);
      any = true;
    }
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
  move_card(s.cards, card, pledge_of(seat), kEveryone);
  tell_card(t.events, What::pledged, seat, {card, face, hand_of(seat), pledge_of(seat)});
  if (for_stars && facts_of(index(face)).dice > 0) f.local[kPayGollum] = static_cast<std::int16_t>(seat + 1);
}

// False: nothing (more) is given.
bool lay_out(Table& t, Frame& f, int seat) {
  State& s = t.s;
  const Verb verb = answered(f);
  const int answer = take(f);
  if (verb == Verb::give) {
    const CardId card = card_answer(s, answer, hand_of(seat));
    if (card == CardId::none) return false;
    pledge_card(t, f, card, seat);
    return true;
  }
  if (verb == Verb::give_token && answer >= 0 && answer < kTokenKinds && s.tokens[at(seat)][at(answer)] > 0) {
    --s.tokens[at(seat)][at(answer)];
    ++s.pledged_tokens[at(seat)][at(answer)];
    tell(t.events, What::pledged_token, seat, answer);
    return true;
  }
  if (verb == Verb::give_runes && answer > 0) {
    s.pledged_runes[at(seat)] = static_cast<std::uint8_t>(s.pledged_runes[at(seat)] + answer);
    tell(t.events, What::pledged_runes, seat, answer);
    return true;
  }
  return false;
}

Next open(X x, Table& t) {
  if (pay_by(x.frame) == By::alone && !is_alive(x.state, x.frame.local[kPaySeat])) {
    t.answer_below(0);
    return Next::done;
  }
  return Next::step;
}
Next begin(X x, Table& t) {
  Frame& f = x.frame;
  f.answer = 0;
  const int seat = f.local[kPaySeat];
  if (f.local[kPaySpared] != 0 || need_of(t, f).nothing()) return go_to(x, kSettle);
  f.local[kPayDeclined] = 0;
  f.local[kPayAsked] = static_cast<std::int16_t>(pay_by(f) == By::alone ? seat : -1);
  if (pay_by(f) == By::group) return go_to(x, kPropose);
  const bool ruinous = pay_must(f) && is_alive(x.state, seat) && !need_of(t, f, seat).nothing();
  return ruinous ? go_to(x, kFail) : Next::step;
}

// Who pays alone: the one who is meant, or the next one who might; -1: nobody could.
int next_payer(const Table& t, const Frame& f) {
  const Need need = need_of(t, f);
  const auto might = [&](int seat) { return is_alive(t.s, seat) && may_cover(t, need, only(seat_at(seat))); };
  if (f.local[kPayAsked] >= 0) return might(f.local[kPayAsked]) ? f.local[kPayAsked] : -1;
  const int first = t.acting();
  for (int i = 0; i < t.s.seats; ++i)
    if (const int seat = (first + i) % t.s.seats; !declined(f, seat) && might(seat)) return seat;
  return -1;
}
Next ask_payer(X x, Table& t) {
  const int seat = next_payer(t, x.frame);
  if (seat < 0) return go_to(x, kFail);
  x.frame.local[kPayAsked] = static_cast<std::int16_t>(seat);
  return Next::step;
}
// What must be paid and leaves no choice is not asked for: the whole hand, or all that is there of a kind.
Next ask_gift(X x, Table& t) {
  Frame& f = x.frame;
  if (!pay_must(f)) return Next::ask;
  Decision d;
  offer_gifts(t, f, f.local[kPayAsked], d);
  const int n = static_cast<int>(d.options.size());
  if (n == 0 || n > std::max(1, need_of(t, f).cards)) return Next::ask;
  const Option& o = d.options.front();
  f.spare = static_cast<std::uint8_t>(o.verb);
  f.answer = o.subject != CardId::none ? static_cast<std::int16_t>(index(o.subject)) : o.amount;
  return Next::step;
}
Next gave(X x, Table& t) {
  Frame& f = x.frame;
  const int seat = f.local[kPayAsked];
  if (lay_out(t, f, seat)) return go_to(x, need_of(t, f).nothing() ? kSettle : kPayer);
  take_back(t, f);
  decline(f, seat);
  if (pay_by(f) == By::alone) return go_to(x, kFail);
  f.local[kPayAsked] = -1;
  return go_to(x, kPayer);
}
// Before it is given up, whoever holds something may step in; then all is tried again. A price has this one moment:
// who wants to step in rather than pay declines first.
Next fail(X x, Table& t) {
  take_back(t, x.frame);
  x.frame.answer = 0;
  open_window(t, Moment::payment);
  return Next::step;
}
Next failed(X x, Table& t) {
  if (take(x.frame) == 1) return go_to(x, kBegin);
  t.answer_below(0);
  if (const int seat = x.frame.local[kPaySeat]; pay_must(x.frame) && is_alive(x.state, seat)) {
    tell(x.events, What::ruined, seat, 0, -1, kEveryone);
    t.eliminate(seat, false, true);
  } else {
    tell(x.events, What::not_paid);
  }
  return Next::done;
}

bool may_ask(const Table& t, const Frame& f, int seat) {
  return is_alive(t.s, seat) && !declined(f, seat) && may_help(t, need_of(t, f), seat);
}
// Nobody is asked for a price that those who have not declined cannot come up with, by what everybody can count.
Next propose(X x, Table& t) {
  const SeatMask willing = static_cast<SeatMask>(x.state.alive & ~x.frame.local[kPayDeclined]);
  return may_cover(t, need_of(t, x.frame), willing) ? Next::ask : go_to(x, kFail);
}
Next proposed(X x, Table& t) {
  const bool ask = answered(x.frame) == Verb::ask_seat;
  const int seat = take(x.frame);
  if (!ask || !is_alive(x.state, seat)) return go_to(x, kFail);
  x.frame.local[kPayAsked] = static_cast<std::int16_t>(seat);
  if (seat != t.acting()) tell(x.events, What::asked, t.acting(), 0, seat);
  return Next::step;
}
Next contribute(X, Table&) { return Next::ask; }
Next contributed(X x, Table& t) {
  Frame& f = x.frame;
  const int seat = f.local[kPayAsked];
  if (lay_out(t, f, seat)) {
    if (need_of(t, f).nothing()) return go_to(x, kSettle);
    if (may_ask(t, f, seat)) return go_to(x, kContribute);
  }
  decline(f, seat);
  return go_to(x, kPropose);
}
Next settle(X x, Table& t) {
  State& s = x.state;
  for (int seat = 0; seat < s.seats; ++seat) {
    for (CardId c = top_of(s.cards, pledge_of(seat)); c != CardId::none; c = top_of(s.cards, pledge_of(seat)))
      t.discard(c, What::discarded, seat);
    s.pledged_tokens[at(seat)] = {};
    if (s.pledged_runes[at(seat)] > 0) t.spend_runes(seat, s.pledged_runes[at(seat)]);
    s.pledged_runes[at(seat)] = 0;
  }
  if (x.frame.local[kPaySpared] == 0)
    tell(x.events, What::paid, pay_by(x.frame) == By::group ? -1 : x.frame.local[kPayAsked]);
  if (const int who = x.frame.local[kPayGollum] - 1; who >= 0 && is_alive(s, who)) t.push(Code::roll, {who, 1});
  return Next::step;
}
Next settled(X, Table& t) {
  t.answer_below(1);
  return Next::done;
}

constexpr Row kPay[] = {{"open", live<open>},
                        {"begin", live<begin>},
                        {"payer", live<ask_payer>},
                        {"ask", live<ask_gift>},
                        {"gave", live<gave>},
                        {"fail", live<fail>},
                        {"failed", live<failed>},
                        {"propose", live<propose>},
                        {"proposed", live<proposed>},
                        {"contribute", live<contribute>},
                        {"contributed", live<contributed>},
                        {"settle", live<settle>},
                        {"settled", live<settled>}};

}  // namespace

Procedure<State> pay_steps() { return kPay; }

bool may_be_asked(const Table& t, const Frame& pay, int seat) { return may_ask(t, pay, seat); }

}  // namespace mathom::lotr_board
