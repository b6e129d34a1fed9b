#pragma once
// Games of the trading card game before their first question, for tools that play many: every pair of printed decks,
// from either seat, and pairs of decks built from boosters by an opinion by lot.
#include <array>
#include <vector>

#include "core/json.h"
#include "core/rng.h"
#include "games/lotr_tcg/decks/pool.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/state/deal.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::lotr_tcg {

inline const Game& tcg() { return *find_game("lotr_tcg"); }
inline const Catalog& cards() { return catalog_of(tcg()); }
inline const Rules& rules() { return static_cast<const GameOf<Rules>&>(tcg()).rules(); }

// Some cultures, and any card more than another.
inline Json sealed(Rng& rng) {
  const Pool pool(cards(), 1 + rng.below(kMostPool));
  std::array<int, 10> liked{};
  for (int& culture : liked) culture = static_cast<int>(rng.below(3) * rng.below(60));
  std::vector<int> worth;
  for (const CardFacts& f : cards().prints) {
    const bool fights = f.type == Type::companion || f.type == Type::minion;
    worth.push_back(liked[static_cast<std::size_t>(f.culture)] + (fights ? 75 : 0) + static_cast<int>(rng.below(100)));
  }
  Deck d = build_sealed(cards(), pool, [&](int print) { return worth[static_cast<std::size_t>(print)]; });
  d.id = "sealed";
  return deck_json(cards(), d);
}

inline std::vector<State> starts(int sealed_pairs, std::uint64_t seed) {
  constexpr const char* kDecks[] = {"aragorn-starter", "gandalf-starter", "house-elves-and-nazgul",
                                    "house-dwarves-and-mordor"};
  std::vector<State> out;
  const auto add = [&](const Json& a, const Json& b) {
    out.push_back(rules().initial(rules().full_config({{"seats", 2}, {"decks", Json::array({a, b})}})));
  };
  for (const char* a : kDecks)
    for (const char* b : kDecks)
      if (a != b) add(a, b);
  Rng rng(seed);
  for (int i = 0; i < sealed_pairs; ++i) {
    const Json a = sealed(rng), b = sealed(rng);
    add(a, b);
  }
  return out;
}

}  // namespace mathom::lotr_tcg
