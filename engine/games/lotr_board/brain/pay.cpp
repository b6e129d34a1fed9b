// Whether to pay, whom to ask, and what to give.
#include <algorithm>

#include "games/lotr_board/brain/plan.h"
#include "games/lotr_board/brain/price.h"
#include "games/lotr_board/rules/play.h"

namespace mathom::lotr_board {
namespace {

using effects::By;

// The operation that is being paid for is in the program's frame below the payment.
const Frame* program_below(const Survey& v) {
  const auto& frames = v.s.frames;
  for (int i = frames.size() - 1; i >= 0; --i)
    if (frames[i].code == static_cast<std::uint16_t>(Code::program)) return &frames[i];
  return nullptr;
}

// Returns what giving this card costs in addition to its price: the die may demand two cards.
int bare_hand(const Survey& v, int seat) { return v.of(seat).cards <= 2 ? 8 : 0; }

int waste(const Survey& v, const Need& need, int print, int seat) {
  const Worth w = worth_of(v.t, print, seat);
  if (need.symbols <= 0 || w.symbol < 0) return 0;
  const int used = w.symbol == kStar ? need.symbols : std::min(need.symbols, need.symbol[at(w.symbol)]);
  return std::max(0, w.n - used) * 4;
}

int score_card(const Survey& v, const Need& need, CardId c, int seat) {
  const CardDef def = v.s.cards[index(c)].def;
  if (def == CardDef::hidden) return 0;
  const int print = index(def);
  if (need.named == print) return 500;
  const Worth w = worth_of(v.t, print, seat);
  int paid = need.cards > 0 ? kHeuristicWeights.price_of_any_card : 0;
  if (need.symbols > 0 && w.symbol >= 0) paid += std::min(w.n, need.symbols) * 6;
  return 300 + paid - v.card_price(print, seat) - waste(v, need, print, seat) - bare_hand(v, seat);
}

}  // namespace

int stake_of(const Survey& v, const Frame& pay) {
  if (pay_must(pay)) return 10000;
  const Frame* f = program_below(v);
  if (!f) return 0;
  const effects::Op& op = content().code.ops[at(f->local[effects::kPc])];
  const int self = f->local[effects::kSelf], chosen = f->local[effects::kChosen];
  const Deed deed = deed_of(op.verb);
  const int first = deed == Deed::pay_or ? 4 : deed == Deed::reveal_match ? 2 : -1;
  if (first < 0) return 0;
  return v.block_gain(op.arg[at(first)], self, chosen) - v.block_gain(op.arg[at(first + 1)], self, chosen);
}

bool worth_paying(const Survey& v, const Decision& d) {
  const Frame& pay = v.s.frames.back();
  if (pay_must(pay)) return true;
  const Need need = need_of(v.t, pay);
  const int chance = chance_to_pay(v, need, pay_by(pay), index(d.seat));
  const int weight = pay_by(pay) == By::alone   ? kHeuristicWeights.stake_alone
                     : pay_by(pay) == By::group ? kHeuristicWeights.stake_group
                                                : kHeuristicWeights.stake_one;
  return chance > 0 && stake_of(v, pay) * chance / 100 * weight / 100 > price_of(need);
}

int score_payment(const Survey& v, const Decision& d, const Option& o) {
  const Frame& pay = v.s.frames.back();
  const Need need = need_of(v.t, pay);
  const int seat = index(d.seat);
  switch (verb_of(o)) {
    case Verb::give: return score_card(v, need, o.subject, seat);
    case Verb::give_token: {
      const bool spare = v.s.tokens[at(seat)][at(o.amount)] > 1 || v.missing(seat) == 0;
      return 300 + (spare ? 0 : -v.token_gain(seat, o.amount) / 2 - 6);
    }
    case Verb::give_runes: return 310 + o.amount - kHeuristicWeights.price_of_rune * (v.of(seat).runes >= 5 ? 1 : 0);
    case Verb::ask_seat: {
      const int other = index(o.seat);
      return 250 + 4 * v.of(other).cards + (other == v.s.bearer ? -6 : 0) + v.of(other).runes;
    }
    default: break;
  }
  // Refusing, or giving up, is better than paying if the price is too high or cannot be paid.
  if (pay_must(pay)) return 0;
  if (!worth_paying(v, d)) return 1000;
  return d.why == static_cast<std::uint16_t>(Question::contribute) ? 100 : 0;
}

}  // namespace mathom::lotr_board
