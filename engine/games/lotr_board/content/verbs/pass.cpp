// Cards that change hands unseen: pass_left (everyone one card, all at once), pass_card (one to anybody).
#include "games/lotr_board/content/verbs/verbs.h"

namespace mathom::lotr_board {
namespace {

void offer_hand(const Table& t, int seat, Decision& d) {
  d.answer_seen_by = only(seat_at(seat));
  t.lying_in(hand_of(seat)).for_each([&](int card) {
    d.options.push_back(card_option(Verb::hand_over, card_at(card)));
  });
}
int alive_seats(const Table& t) {
  int n = 0;
  for (int i = 0; i < t.s.seats; ++i) n += is_alive(t.s, i);
  return n;
}
SeatMask with_cards(const Table& t) {
  SeatMask out = kNobody;
  for (int i = 0; i < t.s.seats; ++i)
    if (is_alive(t.s, i) && t.size(hand_of(i)) > 0) out = static_cast<SeatMask>(out | only(seat_at(i)));
  return out;
}

// --- pass_left. A: who is still to choose; B: who chooses now
void pass_all(Table& t) {
  for (int i = 0; i < t.s.seats; ++i) {
    const CardId c = t.top(pledge_of(i));
    if (c == CardId::none) continue;
    const int to = t.next_alive(i);
    t.to_hand(c, to, What::passed, static_cast<SeatMask>(only(seat_at(i)) | only(seat_at(to))), i);
  }
}
Flow pass_left(Host& h, const Op&, Frame& f) {
  Table& t = as_table(h);
  if (f.local[kStage] == 0) {
    if (alive_seats(t) < 2) return Flow::next;
    f.local[kA] = with_cards(t);
    f.local[kStage] = 1;
  } else {
    const int seat = f.local[kB];
    const CardId card = seat >= 0 && seat < t.s.seats ? card_answer(t.s, take(f).subject, hand_of(seat)) : CardId::none;
    if (card != CardId::none) t.give_unseen(card, pledge_of(seat), seat, only(seat_at(seat)));
  }
  const SeatId next = effects::first_from(h, static_cast<SeatMask>(f.local[kA] & with_cards(t)), h.active());
  if (next == SeatId::none) {
    pass_all(t);
    return Flow::next;
  }
  f.local[kA] = small(f.local[kA] & ~only(next));
  f.local[kB] = small(index(next));
  return Flow::ask;
}
void ask_pass_left(const Host& h, const Op&, const Frame& f, Decision& d) {
  ask_why(d, f.local[kB], Question::pass_left);
  offer_hand(as_table(h), f.local[kB], d);
}

// --- pass_card. A: who arranges it; B: who gives; C: who gets
bool pass_possible(const Host& h, const Op&, const Frame&) {
  const Table& t = as_table(h);
  return alive_seats(t) >= 2 && with_cards(t) != kNobody;
}
Flow pass_card(Host& h, const Op&, Frame& f) {
  Table& t = as_table(h);
  switch (f.local[kStage]++) {
    case 0: {
      const SeatId self = effects::seat_in(f, effects::kSelf);
      if (!is_player(self) || alive_seats(t) < 2 || with_cards(t) == kNobody) return Flow::next;
      f.local[kA] = small(index(self));
      return Flow::ask;
    }
    case 1: f.local[kB] = small(index(take(f).seat)); return Flow::ask;
    case 2: f.local[kC] = small(index(take(f).seat)); return Flow::ask;
    default: break;
  }
  const int giver = f.local[kB], to = f.local[kC];
  if (!is_alive(t.s, giver) || !is_alive(t.s, to)) return Flow::next;
  const CardId card = card_answer(t.s, take(f).subject, hand_of(giver));
  if (card == CardId::none) return Flow::next;
  const SeatMask both = static_cast<SeatMask>(only(seat_at(giver)) | only(seat_at(to)));
  t.give_unseen(card, pledge_of(giver), giver, only(seat_at(giver)));
  t.to_hand(t.top(pledge_of(giver)), to, What::passed, both, giver);
  return Flow::next;
}
void ask_pass_card(const Host& h, const Op&, const Frame& f, Decision& d) {
  const Table& t = as_table(h);
  if (f.local[kStage] == 3) {
    ask_why(d, f.local[kB], Question::miruvor_card);
    return offer_hand(t, f.local[kB], d);
  }
  const bool from = f.local[kStage] == 1;
  ask_why(d, f.local[kA], from ? Question::miruvor_from : Question::miruvor_to);
  for (int i = 0; i < t.s.seats; ++i) {
    if (!is_alive(t.s, i) || (from ? t.size(hand_of(i)) == 0 : i == f.local[kB])) continue;
    d.options.push_back(seat_option(from ? Verb::from : Verb::to, i));
  }
}

}  // namespace

Verbs pass_verbs() {
  return {{"pass_left", {}, always, pass_left, ask_pass_left},
          {"pass_card", {}, pass_possible, pass_card, ask_pass_card}};
}

}  // namespace mathom::lotr_board
