// refill {who, n}: they discard what they like and draw until they hold n cards.
#include "games/lotr_board/content/verbs/verbs.h"

namespace mathom::lotr_board {
namespace {

bool possible(const Host& h, const Op& op, const Frame& f) { return who_of(h, op, f) >= 0; }

// A: who.
Flow run(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  if (f.local[kStage] == 2) return Flow::next;
  if (f.local[kStage] == 0) {
    const int seat = who_of(h, op, f);
    if (seat < 0) return Flow::next;
    f.local[kA] = small(seat);
    f.local[kStage] = 1;
  } else if (verb_of(f.answer) == Verb::drop) {
    const CardId card = card_answer(t.s, take(f).subject, hand_of(f.local[kA]));
    if (card != CardId::none) t.discard(card, What::discarded, f.local[kA]);
  } else {
    f.local[kB] = 1;
  }
  const int seat = f.local[kA];
  if (f.local[kB] == 0 && t.size(hand_of(seat)) > 0) return Flow::ask;
  f.local[kStage] = 2;
  if (t.size(hand_of(seat)) < arg(op, 1)) t.push(Code::draw, {seat, arg(op, 1) - t.size(hand_of(seat))});
  return Flow::again;
}

void ask(const Host& h, const Op&, const Frame& f, Decision& d) {
  const Table& t = as_table(h);
  ask_why(d, f.local[kA], Question::refill);
  t.lying_in(hand_of(f.local[kA])).for_each([&](int card) {
    d.options.push_back(card_option(Verb::drop, card_at(card)));
  });
  d.options.push_back(option(Verb::done));
}

}  // namespace

Verbs refill_verbs() { return {{"refill", {who_param(), number_param()}, possible, run, ask}}; }

}  // namespace mathom::lotr_board
