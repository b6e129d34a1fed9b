// deal {set}: a set of legendary cards is shuffled and dealt out from the Ring-bearer on, one by one (rule 3.3).
#include "games/lotr_board/content/verbs/verbs.h"

namespace mathom::lotr_board {
namespace {

constexpr int kEachOfTwo = 4;

bool possible(const Host& h, const Op& op, const Frame&) {
  const Table& t = as_table(h);
  for (int i = 0; i < t.s.cards.size(); ++i)
    if (t.s.cards[i].zone == kSupply && facts_of(i).set == arg(op, 0)) return true;
  return false;
}

// With two Hobbits each gets four, and the rest leaves the game unseen, unless it is agreed otherwise (ruling R8).
void hand_out(Table& t) {
  State& s = t.s;
  int seat = is_alive(s, s.bearer) ? s.bearer : t.acting(), dealt = 0, removed = 0;
  const auto top = [&] { return t.top(kPool); };
  for (CardId c = top(); c != CardId::none; c = top()) {
    if (s.seats == 2 && !s.deal_all && dealt == 2 * kEachOfTwo) {
      t.move(c, kBoxUnseen, kNobody);
      ++removed;
      continue;
    }
    t.to_hand(c, seat, What::dealt, only(seat_at(seat)));
    ++dealt;
    seat = t.next_alive(seat);
  }
  if (removed > 0) tell(t.events, What::removed, -1, removed);
}

Flow run(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  if (f.local[kStage] == 0) {
    if (!possible(h, op, f)) return Flow::next;
    for (int i = 0; i < t.s.cards.size(); ++i)
      if (t.s.cards[i].zone == kSupply && facts_of(i).set == arg(op, 0)) {
        t.s.cards[i].seen_by = kNobody;
        t.move(card_at(i), kPool, kNobody);
      }
    f.local[kStage] = 1;
    return Flow::ask;
  }
  tell(t.events, What::shuffled, -1, kPool);
  if (t.acting() < t.s.seats) hand_out(t);
  return Flow::next;
}

void ask(const Host&, const Op&, const Frame&, Decision& d) { ask_shuffle(d, Question::shuffle); }

}  // namespace

Verbs deal_verbs() { return {{"deal", {{"set", Param::Kind::name, true, 0, &set_names()}}, possible, run, ask}}; }

}  // namespace mathom::lotr_board
