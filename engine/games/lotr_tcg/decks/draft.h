#pragma once
// Drafts: everybody opens a booster, takes a card, passes the others on, until all are taken; then the next booster,
// the other way round (README of the game, L5 to L9). The same seed gives the same boosters everywhere; what was picked
// is the rest of the truth.
#include <cstdint>
#include <optional>
#include <vector>

#include "core/json_fwd.h"
#include "core/problems.h"
#include "games/lotr_tcg/decks/decks.h"
#include "games/lotr_tcg/decks/pool.h"

namespace mathom::lotr_tcg {

inline constexpr int kLeastDrafters = 2, kMostDrafters = 8, kDraftBoosters = 6;
inline constexpr int kPicksOfDraft = kDraftBoosters * kCardsOfBooster;  // of each player

class Draft {
 public:
  // Pre: a seed from 1 to kMostPool, kLeastDrafters to kMostDrafters seats; the catalogue outlives the draft.
  Draft(const Catalog&, std::uint32_t seed, int seats);

  std::uint32_t seed() const { return seed_; }
  int seats() const { return static_cast<int>(packs_.size()); }
  int round() const;  // which booster, 0 to kDraftBoosters - 1; the last one when the draft is over
  bool over() const { return turns_ == kPicksOfDraft; }
  bool passes_left() const { return round() % 2 == 0; }  // in this round, to the seat after; else to the seat before
  // In front of this seat now, without what it has just picked; empty when the draft is over.
  const std::vector<int>& pack(int seat) const { return packs_[at_seat(seat)]; }
  // In the order of the picks. When the draft is over, what it is given for a side that is short stands behind them
  // (L8).
  const std::vector<int>& taken(int seat) const { return taken_[at_seat(seat)]; }
  int given(int seat) const;  // how many these are
  // Who has picked waits for the others.
  bool has_picked(int seat) const { return !over() && static_cast<int>(taken(seat).size()) > turns_; }
  bool may_pick(int seat, int print) const;
  // Pre: it may. When all have picked, the packs pass on, and at the end of a round the next boosters are opened.
  void pick(int seat, int print);

  friend bool operator==(const Draft&, const Draft&) = default;

 private:
  static std::size_t at_seat(int seat) { return static_cast<std::size_t>(seat); }
  // The nth booster of a seat, from the seed alone.
  Booster booster(int seat, int nth) const;
  void pass_on();
  void give(int seat);

  const Catalog* c_;
  std::uint32_t seed_;
  int turns_ = 0;  // picks that all have made
  std::vector<std::vector<int>> packs_, taken_;
};

// What a bot takes: it sees its own pack and its own picks, nothing else. Pre: it may pick.
int bot_pick(const Catalog&, const Draft&, int seat);
// The same, of any cards: of the pack what helps these picks most, by its rating and by what they need. Pre: the pack
// is not empty.
int best_pick(const Catalog&, const std::vector<int>& pack, const std::vector<int>& taken);

// {"seed": 4711, "seats": 4, "picks": [["gimli-son-of-gloin", ...], ...]}: by seat, in their order. Reading replays
// them.
Json save_draft(const Catalog&, const Draft&);
// Nothing, and what is wrong, when not every pick was one.
std::optional<Draft> read_draft(const Catalog&, const Json&, Problems&);

// A deck that is to be built from these cards: empty but for what is lent, and held to them.
Deck drafted_deck(const Catalog&, const std::vector<int>& taken);

}  // namespace mathom::lotr_tcg
