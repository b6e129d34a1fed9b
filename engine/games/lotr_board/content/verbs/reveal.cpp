// reveal_and_share {who, n}: n cards of the deck are turned up, and one hands them out (rule 3.2).
#include "games/lotr_board/content/verbs/verbs.h"

namespace mathom::lotr_board {
namespace {

// A: who shares.
Flow run(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const int stage = f.local[kStage];
  if (stage == 0) {
    const int seat = who_of(h, op, f);
    if (seat < 0) return Flow::next;
    f.local[kA] = small(seat);
    f.local[kStage] = 1;
    t.push(Code::draw, {seat, arg(op, 1), 1});
    return Flow::again;
  }
  if (stage == 2) {
    const Answer answer = take(f);
    const int to = index(answer.seat);
    const CardId card = card_answer(t.s, answer.subject, kShown);
    if (card != CardId::none && is_alive(t.s, to)) t.to_hand(card, to, What::given, kEveryone, f.local[kA]);
  }
  f.local[kStage] = 2;
  return t.top(kShown) == CardId::none ? Flow::next : Flow::ask;
}

void ask(const Host& h, const Op&, const Frame& f, Decision& d) {
  const Table& t = as_table(h);
  ask_why(d, f.local[kA], Question::share);
  const CardId card = t.nth(kShown, 0);
  d.source = card;
  for (int i = 0; i < t.s.seats; ++i)
    if (is_alive(t.s, i)) {
      Option o = card_option(Verb::assign, card);
      o.seat = seat_at(i);
      d.options.push_back(o);
    }
}

}  // namespace

Verbs reveal_verbs() { return {{"reveal_and_share", {who_param(), number_param()}, always, run, ask}}; }

}  // namespace mathom::lotr_board
