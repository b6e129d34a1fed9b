#include "shell/tables/lotr_tcg/prices.h"

#include <algorithm>
#include <cstdlib>

#include "games/lotr_tcg/rules/numbers.h"

namespace mathom::lotr_tcg {

namespace {

// Shadow cards are paid at the site that the fellowship moves to. Before that nobody knows their cost.
bool is_time_of(const State& s, Side side, int seat) {
  if (s.stage != Stage::playing) return false;
  return side == Side::free_peoples ? s.turn == seat : s.turn != seat && s.phase != kFellowship;
}

std::string signed_number(int n) { return (n < 0 ? "−" : "+") + std::to_string(std::abs(n)); }

}  // namespace

std::optional<Price> price_now(const CompanySight& sight, CardId card, int on) {
  if (sight.print_of(card) < 0 || !CompanySight::is_card(card)) return std::nullopt;
  const Table t = sight.table();
  const int i = index(card);
  if (t.zone(i) != zone_of(kHand, sight.me()) || !is_time_of(sight.seen(), t.facts(i).side(), sight.me()))
    return std::nullopt;
  Price out;
  out.printed = t.facts(i).cost;
  out.now = cost_of(t, i, on);
  out.roaming = roaming_cost_of(t, i);
  out.by_texts = out.now - out.printed - out.roaming;
  return out;
}

std::string price_words(const TableHost& host, const CompanySight& sight, const Price& price, CardId card) {
  if (!price.differs() && price.roaming == 0) return {};
  const Table t = sight.table();
  const std::string_view key = price.roaming == 0    ? "lotr_tcg.price.texts"
                               : price.by_texts == 0 ? "lotr_tcg.price.roaming"
                                                     : "lotr_tcg.price.both";
  return host.say(key, {{"n", std::to_string(price.now)},
                        {"cost", std::to_string(price.printed)},
                        {"roaming", std::to_string(price.roaming)},
                        {"by", signed_number(price.by_texts)},
                        {"site", std::to_string(t.facts(index(card)).site)},
                        {"at", std::to_string(t.site_number())}});
}

std::string paid_words(const TableHost& host, const CompanySight& sight, const Price& price, CardId card) {
  const bool adds = sight.table().facts(index(card)).side() == Side::free_peoples;
  return host.say(Phrase{adds ? "lotr_tcg.price.adds" : "lotr_tcg.price.takes", {}}
                      .number("n", price.now)
                      .number("pool", sight.seen().twilight));
}

std::string move_words(const TableHost& host, const CompanySight& sight, bool brief) {
  const Table t = sight.table();
  int companions = 0;
  t.each_active(Type::companion, [&](int) { ++companions; });
  const int next = t.site_at(t.site_number() + 1);
  if (next < 0)
    return host.say(
        Phrase{brief ? "lotr_tcg.price.move.at_least" : "lotr_tcg.price.move.least", {}}.number("n", companions));
  const int site = shadow_number_of(t, next);
  if (brief) return host.say(Phrase{"lotr_tcg.price.adds", {}}.number("n", companions + site));
  return host.say(Phrase{"lotr_tcg.price.move", {}}
                      .number("n", companions + site)
                      .number("companions", companions)
                      .number("site", site));
}

}  // namespace mathom::lotr_tcg
