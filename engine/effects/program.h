#pragma once
// A card's or an event's effect after loading: flat lists of operations. Blocks (what follows a payment, an option of a
// choice) are runs of operations that end with `end`; an operation names a block by the place where it begins. Nothing
// here changes after loading, and nothing here knows a game.
#include <array>
#include <cstdint>
#include <vector>

namespace mathom::effects {

inline constexpr std::uint16_t kEnd = 0;  // the verb that ends a block
inline constexpr int kArgs = 7;

struct Op {
  std::uint16_t verb = kEnd;
  std::array<std::int16_t, kArgs> arg{};  // as the verb's table of parameters lays them out
};

// One thing that a cost asks for: so many of something, of a kind when the word has kinds.
struct CostItem {
  std::uint8_t what = 0;  // place in the vocabulary's list of costs
  std::uint8_t kind = 0;  // place in that word's list of kinds
  std::int16_t n = 1;
};
using Cost = std::vector<CostItem>;

struct Code {
  std::vector<Op> ops;
  std::vector<std::int16_t> lists;  // beginnings of blocks, for choices
  std::vector<Op> conditions;
  std::vector<Cost> costs;
};

}  // namespace mathom::effects
