// The value of a program's block to all Hobbits together, read from its operations before it runs.
#include <algorithm>

#include "games/lotr_board/brain/price.h"

namespace mathom::lotr_board {
namespace {

// The depth to which inner blocks are read; an event that calls the next one counts twice.
constexpr int kDeepest = 4;
constexpr int kCardsGone = 30, kForced = 20, kLost = 3000;

}  // namespace

int Survey::seat_of(int who, int self, int chosen) const {
  switch (static_cast<effects::Who>(who)) {
    case effects::Who::active: return t.acting();
    case effects::Who::self: return self;
    case effects::Who::chosen: return chosen;
    case effects::Who::own: return s.bearer;
    default: return -1;
  }
}

// Returns the value of a price that may be paid, by the chance that it can be paid.
int Survey::price_gain(const effects::Op& op, int self, int chosen, int depth) const {
  const int otherwise = block_gain(op.arg[5], self, chosen, depth + 1);
  Frame f;
  f.local[kPayCost] = op.arg[2];
  const Need need = need_of(t, f);
  const int paid = block_gain(op.arg[4], self, chosen, depth + 1) - price_of(need);
  if (paid <= otherwise) return otherwise;
  const int chance = chance_to_pay(*this, need, static_cast<effects::By>(op.arg[1]), seat_of(op.arg[0], self, chosen));
  return (otherwise * (100 - chance) + paid * chance) / 100;
}

int Survey::match_gain(const effects::Op& op, int seat, int self, int chosen, int depth) const {
  const int chance = std::min(60, 8 * (seat >= 0 ? of(seat).cards : 0));
  return (block_gain(op.arg[2], self, chosen, depth + 1) * chance +
          block_gain(op.arg[3], self, chosen, depth + 1) * (100 - chance)) /
         100;
}

// The more spaces a track still lacks, the smaller the chance. In a block that runs now, only conditions that hold
// count.
int Survey::condition_gain(const effects::Op& op, int self, int chosen, int depth) const {
  int ready = 100;
  for (int i = 0; i < op.arg[1]; ++i) {
    const int left = lacking(content().code.conditions[at(op.arg[0] + i)]);
    if (left > 0) ready = depth == 0 ? 0 : std::min(ready, std::max(0, 60 - 12 * left));
  }
  return (block_gain(op.arg[2], self, chosen, depth + 1) * ready +
          block_gain(op.arg[3], self, chosen, depth + 1) * (100 - ready)) /
         100;
}

int Survey::lacking(const effects::Op& condition) const {
  const int symbol = condition.arg[0];
  const int to = condition.arg[1] < 0 ? t.track_length(symbol) : condition.arg[1];
  return std::max(0, to - s.track[at(symbol)]);
}

int Survey::each_gain(const effects::Op& op, int chosen, int depth) const {
  const bool everybody = op.arg[0] == static_cast<int>(effects::Who::each_player);
  int sum = 0;
  for (int i = 0; i < s.seats; ++i)
    if (is_alive(s, i) && (everybody || i != t.acting())) sum += block_gain(op.arg[1], i, chosen, depth + 1);
  return sum;
}

int Survey::best_of(const effects::Op& op, Deed deed, int seat, int self, int chosen, int depth) const {
  if (deed == Deed::may) return std::max(0, block_gain(op.arg[1], seat, chosen, depth + 1));
  if (deed == Deed::volunteer) {
    int best = block_gain(op.arg[1], self, -1, depth + 1);
    for (int i = 0; i < s.seats; ++i)
      if (is_alive(s, i)) best = std::max(best, block_gain(op.arg[0], self, i, depth + 1));
    return best;
  }
  int best = -kLost;
  for (int i = 0; i < op.arg[2]; ++i)
    best = std::max(best, block_gain(content().code.lists[at(op.arg[1] + i)], seat, chosen, depth + 1));
  return best;
}

int Survey::op_gain(const effects::Op& op, int self, int chosen, int depth) const {
  const int seat = seat_of(op.arg[0], self, chosen);
  const Deed deed = deed_of(op.verb);
  switch (deed) {
    case Deed::rune: return kHeuristicWeights.price_of_rune * op.arg[1];
    case Deed::gold: return 2 * kHeuristicWeights.price_of_rune;
    case Deed::token: return token_gain(seat, op.arg[1]);
    case Deed::take_card: return on_board(op.arg[1]) ? card_price(kFirstLegendary + op.arg[1], seat) : 0;
    case Deed::draw: return kHeuristicWeights.price_of_hidden * op.arg[1];
    case Deed::purity: return -step_loss(seat, -op.arg[1]);
    case Deed::die: return -roll_loss(seat) * op.arg[1];
    case Deed::sauron: return -sauron_loss(op.arg[0]);
    case Deed::corrupt: return -step_loss(seat, op.arg[1]);
    case Deed::next_event: return event_gain(s.event, depth + 2);
    case Deed::remove_cards: return -kCardsGone;
    case Deed::lose: return -kLost;
    case Deed::pay_or: return price_gain(op, self, chosen, depth);
    case Deed::must_pay: return -kForced;
    case Deed::reveal_match: return match_gain(op, seat, self, chosen, depth);
    case Deed::condition: return condition_gain(op, self, chosen, depth);
    case Deed::each: return each_gain(op, chosen, depth);
    case Deed::may:
    case Deed::volunteer:
    case Deed::choice: return best_of(op, deed, seat, self, chosen, depth);
    default: return 0;
  }
}

int Survey::block_gain(int block, int self, int chosen, int depth) const {
  int sum = 0;
  if (depth > kDeepest) return 0;
  const auto& ops = content().code.ops;
  for (int pc = block; ops[at(pc)].verb != effects::kEnd; ++pc) sum += op_gain(ops[at(pc)], self, chosen, depth);
  return sum;
}

int Survey::event_gain(int event, int depth) const {
  if (!t.in_conflict() || event < 0 || event >= static_cast<int>(t.place().programs.size())) return 0;
  return block_gain(t.place().programs[at(event)].program, -1, -1, depth);
}

int Survey::space_gain(int symbol, int space, int seat) const {
  const Space& at_space = t.place().track(symbol)->spaces[at(space)];
  return block_gain(at_space.program, seat, -1) - at_space.dice * roll_loss(seat);
}

}  // namespace mathom::lotr_board
