#include "games/lotr_board/rules/payment.h"

#include <algorithm>

#include "games/lotr_board/state/phases.h"

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
  const auto add_cards = [&](std::uint8_t zone, int seat) {
    t.lying_in(zone).for_each([&](int card) { add_card(t, have, t.s.cards[card].def, seat); });
  };
  for (int seat = 0; seat < t.s.seats; ++seat) add_cards(pledge_of(seat), seat);
  if (hopeful >= 0) {
    add_cards(hand_of(hopeful), hopeful);
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

bool is_paid_in_cards(const Frame& pay) {
  const Need need = whole_need(pay.local[kPayCost]);
  const auto& symbol = need.symbol;
  return need.cards > 0 || need.named >= 0 || need.star > 0 ||
         std::any_of(symbol.begin(), symbol.end(), [](int n) { return n > 0; });
}

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
  // Gandalf's stars are as good as a card that shows them (ruling R19).
  need.cards = std::max(0, need.cards - have.cards - (pay.local[kPayStars] > 0 ? 1 : 0));
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

namespace {

// How many symbols a card of the same pack as this one shows at most: backs tell the packs apart.
int most_symbols(int card) {
  static const std::array<int, kFirstTile> kMost = [] {
    std::array<int, kFirstTile> most{};
    for (int like = 0; like < kFirstTile; ++like)
      for (int print = 0; print < kFirstTile; ++print)
        if (group_of(print) == group_of(like)) most[at(like)] = std::max(most[at(like)], facts_of(print).symbols);
    return most;
  }();
  return kMost[at(card)];
}

// Of a card in a hand, to those who do not see its face; only story cards are known to all (ruling R6).
int may_be_worth(const State& s, int card) {
  return is_in(content().stories, s.cards[card].def) ? 0 : most_symbols(card);
}

// Everybody sees that this card lies where none of these seats could give it.
bool lies_elsewhere(const State& s, int print, SeatMask seats) {
  for (const Card& c : s.cards) {
    if (index(c.def) != print || c.seen_by != kEveryone) continue;
    return c.zone < kHand || c.zone >= kPledged || !contains(seats, seat_at(c.zone - kHand));
  }
  return false;
}

int most_runes(const Table& t, int seat) {
  const State& s = t.s;
  return s.competitive ? s.runes[at(seat)] + kMostGold * t.size(gold_of(seat)) : t.runes(seat);
}

}  // namespace

bool may_cover(const Table& t, const Need& need, SeatMask seats) {
  const State& s = t.s;
  int cards = 0, symbols = 0, runes = 0, tokens = 0;
  std::array<int, kTokenKinds> token{};
  for (int seat = 0; seat < s.seats; ++seat) {
    if (!contains(seats, seat_at(seat))) continue;
    const CardSet& hand = t.lying_in(hand_of(seat));
    cards += hand.count();
    hand.for_each([&](int card) { symbols += may_be_worth(s, card); });
    runes += most_runes(t, seat) - s.pledged_runes[at(seat)];
    for (int k = 0; k < kTokenKinds; ++k) token[at(k)] += s.tokens[at(seat)][at(k)];
  }
  for (int k = 0; k < kTokenKinds; ++k) {
    if (token[at(k)] < need.token[at(k)]) return false;
    tokens += token[at(k)] - need.token[at(k)];
  }
  return cards >= need.cards && symbols >= need.symbols && runes >= need.runes && tokens >= need.any_token &&
         (need.named < 0 || (cards > 0 && !lies_elsewhere(s, need.named, seats)));
}

bool may_help(const Table& t, const Need& need, int seat) {
  if (!is_alive(t.s, seat)) return false;
  int symbols = 0;
  const CardSet& hand = t.lying_in(hand_of(seat));
  hand.for_each([&](int card) { symbols += may_be_worth(t.s, card); });
  if ((need.symbols > 0 && symbols > 0) || ((need.cards > 0 || need.named >= 0) && !hand.empty())) return true;
  if (need.runes > 0 && most_runes(t, seat) > t.s.pledged_runes[at(seat)]) return true;
  for (int k = 0; k < kTokenKinds; ++k)
    if (t.s.tokens[at(seat)][at(k)] > 0 && (need.token[at(k)] > 0 || need.any_token > 0)) return true;
  return false;
}

bool may_afford(const Table& t, int cost, By by, int seat) {
  Frame pay;
  pay.local[kPayCost] = static_cast<std::int16_t>(cost);
  const Need need = need_of(t, pay);
  if (by == By::group) return may_cover(t, need, t.s.alive);
  for (int i = 0; i < t.s.seats; ++i)
    if ((by != By::alone || i == seat) && is_alive(t.s, i) && may_cover(t, need, only(seat_at(i)))) return true;
  return false;
}

void offer_gifts(const Table& t, const Frame& pay, int seat, Decision& d) {
  const Need need = need_of(t, pay);
  // Who pays alone begins only what can be finished: costs are never half paid.
  if (pay_by(pay) != By::group && !need_of(t, pay, seat).nothing()) return;
  t.lying_in(hand_of(seat)).for_each([&](int card) {
    const CardDef def = t.s.cards[card].def;
    if (def != CardDef::hidden && helps(t, need, index(def), seat))
      d.options.push_back(card_option(Verb::give, card_at(card)));
  });
  for (int k = 0; k < kTokenKinds; ++k)
    if (t.s.tokens[at(seat)][at(k)] > 0 && (need.token[at(k)] > 0 || need.any_token > 0))
      d.options.push_back(option(Verb::give_token, k));
  const int most = std::min(need.runes, t.runes(seat) - t.s.pledged_runes[at(seat)]);
  const int least = pay_by(pay) == By::group ? 1 : need.runes;
  for (int n = least; n >= 1 && n <= most; ++n) d.options.push_back(option(Verb::give_runes, n));
}

}  // namespace mathom::lotr_board
