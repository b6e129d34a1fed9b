#include "games/lotr_board/payment.h"

#include <algorithm>

#include "games/lotr_board/phases.h"

namespace mathom::lotr_board {
namespace {

using effects::By;
using effects::CostItem;

struct Supply {
  std::array<int, kSymbols> symbol{};
  int stars = 0, cards = 0, runes = 0, tokens = 0;
  std::array<int, kTokenKinds> token{};
  std::array<bool, kLegendary> named{};
};

void add_card(const Table& t, Supply& have, CardDef def, int seat) {
  if (def == CardDef::hidden || index(def) >= kPrints) return;
  ++have.cards;
  const Worth w = worth_of(t, index(def), seat);
  if (w.symbol == kStar) have.stars += w.n;
  if (w.symbol >= 0 && w.symbol < kSymbols) have.symbol[at(w.symbol)] += w.n;
  const int legendary = index(def) - kFirstLegendary;
  if (legendary >= 0 && legendary < kLegendary) have.named[at(legendary)] = true;
}

void add_tokens(Supply& have, const std::array<std::uint8_t, kTokenKinds>& tokens) {
  for (int k = 0; k < kTokenKinds; ++k) {
    have.token[at(k)] += tokens[at(k)];
    have.tokens += tokens[at(k)];
  }
}

Supply supply_of(const Table& t, const Frame& pay, int hopeful) {
  Supply have;
  have.stars = pay.local[kPayStars];
  for (int seat = 0; seat < t.s.seats; ++seat) {
    add_tokens(have, t.s.pledged_tokens[at(seat)]);
    have.runes += t.s.pledged_runes[at(seat)];
  }
  for (int i = 0; i < kFirstTile; ++i) {
    const Card& c = t.s.cards[i];
    if (c.zone >= kPledged && c.zone < kGoldOf) add_card(t, have, c.def, c.zone - kPledged);
    if (hopeful >= 0 && c.zone == hand_of(hopeful)) add_card(t, have, c.def, hopeful);
  }
  if (hopeful >= 0) {
    add_tokens(have, t.s.tokens[at(hopeful)]);
    have.runes += std::max(0, t.runes(hopeful) - t.s.pledged_runes[at(hopeful)]);
  }
  return have;
}

const effects::Cost& cost_of(int cost) {
  const auto& costs = content().code.costs;
  return costs[cost >= 0 && cost < static_cast<int>(costs.size()) ? at(cost) : 0];
}

Need whole_need(int cost) {
  Need need;
  for (const CostItem& item : cost_of(cost)) {
    switch (item.what) {
      case kPaySymbol:
        if (item.kind == kStar)
          need.star += item.n;
        else
          need.symbol[item.kind] += item.n;
        break;
      case kPayCard: need.cards += item.n; break;
      case kPayToken: need.token[item.kind] += item.n; break;
      case kPayAnyToken: need.any_token += item.n; break;
      case kPayRune: need.runes += item.n; break;
      case kPayNamed: need.named = kFirstLegendary + item.kind; break;
      default: break;
    }
  }
  return need;
}

}  // namespace

Worth worth_of(const Table& t, int print, int seat) {
  const CardFacts& f = facts_of(print);
  if (f.symbol < 0) return {};
  const bool frodo = f.colour == Colour::brown && print < kQuest && t.has(seat, Ability::brown_quest_is_star);
  return {frodo ? kStar : f.symbol, f.symbols};
}

Need need_of(const Table& t, const Frame& pay, int hopeful) {
  Need need = whole_need(pay.local[kPayCost]);
  const Supply have = supply_of(t, pay, hopeful);
  need.symbols = need.star;
  for (int k = 0; k < kSymbols; ++k) {
    need.symbol[at(k)] = std::max(0, need.symbol[at(k)] - have.symbol[at(k)]);
    need.symbols += need.symbol[at(k)];
  }
  // A star stands for anything, nothing else for a star: stars fill in whatever is left.
  need.symbols = std::max(0, need.symbols - have.stars);
  need.cards = std::max(0, need.cards - have.cards);
  need.runes = std::max(0, need.runes - have.runes);
  int used = 0;
  for (int k = 0; k < kTokenKinds; ++k) {
    used += std::min(need.token[at(k)], have.token[at(k)]);
    need.token[at(k)] = std::max(0, need.token[at(k)] - have.token[at(k)]);
  }
  need.any_token = std::max(0, need.any_token - (have.tokens - used));
  if (need.named >= 0 && have.named[at(need.named - kFirstLegendary)]) need.named = -1;
  return need;
}

bool helps(const Table& t, const Need& need, int print, int seat) {
  if (need.cards > 0 || need.named == print) return true;
  const Worth w = worth_of(t, print, seat);
  if (need.symbols <= 0 || w.symbol < 0) return false;
  return w.symbol == kStar || need.symbol[at(w.symbol)] > 0;
}

bool may_help(const Table& t, const Need& need, int seat) {
  if (!is_alive(t.s, seat)) return false;
  if ((need.symbols > 0 || need.cards > 0 || need.named >= 0) && hand_size(t.s, seat) > 0) return true;
  if (need.runes > 0 && t.may_have_runes(seat, t.s.pledged_runes[at(seat)] + 1)) return true;
  for (int k = 0; k < kTokenKinds; ++k)
    if (t.s.tokens[at(seat)][at(k)] > 0 && (need.token[at(k)] > 0 || need.any_token > 0)) return true;
  return false;
}

namespace {

bool may_pay_alone(const Table& t, const Need& need, int seat) {
  if (!is_alive(t.s, seat)) return false;
  const int hand = hand_size(t.s, seat);
  if (((need.symbols > 0 || need.named >= 0) && hand == 0) || hand < need.cards) return false;
  if (need.runes > 0 && !t.may_have_runes(seat, need.runes)) return false;
  int tokens = 0;
  for (int k = 0; k < kTokenKinds; ++k) {
    if (t.s.tokens[at(seat)][at(k)] < need.token[at(k)]) return false;
    tokens += t.s.tokens[at(seat)][at(k)] - need.token[at(k)];
  }
  return tokens >= need.any_token;
}

}  // namespace

bool may_afford(const Table& t, int cost, By by, int seat) {
  Frame pay;
  pay.local[kPayCost] = static_cast<std::int16_t>(cost);
  const Need need = need_of(t, pay);
  if (by == By::alone) return may_pay_alone(t, need, seat);
  for (int i = 0; i < t.s.seats; ++i)
    if (by == By::group ? may_help(t, need, i) : may_pay_alone(t, need, i)) return true;
  return false;
}

void offer_gifts(const Table& t, const Frame& pay, int seat, Decision& d) {
  const Need need = need_of(t, pay);
  // Who pays alone begins only what he can finish: costs are never half paid.
  if (pay_by(pay) != By::group && !need_of(t, pay, seat).nothing()) return;
  for (int i = 0; i < t.s.cards.size(); ++i) {
    const Card& c = t.s.cards[i];
    if (c.zone == hand_of(seat) && c.def != CardDef::hidden && helps(t, need, index(c.def), seat))
      d.options.push_back(card_option(Verb::give, card_at(i)));
  }
  for (int k = 0; k < kTokenKinds; ++k)
    if (t.s.tokens[at(seat)][at(k)] > 0 && (need.token[at(k)] > 0 || need.any_token > 0))
      d.options.push_back(option(Verb::give_token, k));
  const int most = std::min(need.runes, t.runes(seat) - t.s.pledged_runes[at(seat)]);
  const int least = pay_by(pay) == By::group ? 1 : need.runes;
  for (int n = least; n >= 1 && n <= most; ++n) d.options.push_back(option(Verb::give_runes, n));
}

}  // namespace mathom::lotr_board
