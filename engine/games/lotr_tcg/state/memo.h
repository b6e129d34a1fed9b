#pragma once
// What a table has found out about a State, kept from one call to the next until something is changed.
#include <cstdint>
#include <vector>

#include "effects/run/static_abilities.h"
#include "games/lotr_tcg/cards/words.h"
#include "games/lotr_tcg/state/state.h"
#include "table/zone_sets.h"

namespace mathom::lotr_tcg {

// The texts that a card has now: its own, and with them those that it has from others.
class CardTexts {
 public:
  CardTexts() = default;
  explicit CardTexts(const std::vector<int>& own) : own_(&own) {}
  void add(const std::vector<int>& had) {
    if (mixed_.empty()) mixed_ = *own_;
    mixed_.insert(mixed_.end(), had.begin(), had.end());
  }
  auto begin() const { return all().begin(); }
  auto end() const { return all().end(); }
  std::size_t size() const { return all().size(); }
  bool empty() const { return all().empty(); }
  int operator[](std::size_t i) const { return all()[i]; }

 private:
  static inline const std::vector<int> kNone;
  const std::vector<int>& all() const { return mixed_.empty() ? *own_ : mixed_; }
  const std::vector<int>* own_ = &kNone;
  std::vector<int> mixed_;
};

// A card with texts of some moments, bits by moment; of some of them it turns out that it has none.
struct Ear {
  std::uint64_t moments = 0;
  int card = -1;
};

// What is known of one State: where cards lie, which moves keep right, and what follows from what is in play.
struct Memo {
  ZoneSets<kCards, kZones> zones;
  CardSet in_play;                // on the table, and sites on the path; without what is stacked
  CardSet minions;                // active ones
  CardSet active;                 // of those the active ones; of sites the one where the fellowship is
  CardSet static_sources;         // active, with static abilities
  std::vector<Ear> listening;     // active cards with texts that begin at some moment, or that may have those of others
  CardSet bearing;                // cards that bear others or have some stacked on them
  CardSet borne;                  // those others
  std::uint64_t heard = 0;        // bits, by moment: some active card has a text for it
  std::uint64_t given = 0;        // bits: kinds of modifiers that static sources have
  std::uint64_t timed_kinds = 0;  // bits: kinds of modifiers among those that are given for a time
  bool timed_is_read = false;
  bool is_settled = false;  // nobody in play is dying, and nobody corrupted
  effects::StaticAbilities<kModifiers> in_force;
  CardSet marked;          // cards that may have marks
  std::uint8_t marks = 0;  // bits, Mark: some card may have it
  bool marks_are_read = false;
  bool is_read = false;     // the zones
  bool is_current = false;  // the rest
  void forget() { is_read = is_current = marks_are_read = false; }
  // Texts may be taken away or had from others, by what is in play or for a time.
  bool texts_change() const {
    constexpr std::uint64_t kKinds = std::uint64_t{1} << kNoText | std::uint64_t{1} << kTextOf;
    return !timed_is_read || ((given | timed_kinds) & kKinds) != 0;
  }
  // Something that texts ask about is not as it was.
  void look_again() { texts_change() ? in_force.forget() : in_force.ask_again(); }
};

}  // namespace mathom::lotr_tcg
