#pragma once
// A card's or an event's effect after loading: flat lists of operations. Blocks (what follows a payment, an option of a
// choice) are runs of operations that end with `end`; an operation names a block by the place where it begins. Nothing
// here changes after loading, and nothing here knows a game.
#include <array>
#include <cstdint>
#include <vector>

namespace mathom::effects {

inline constexpr std::uint16_t kEnd = 0;  // the verb that ends a block
inline constexpr int kArgs = 8;

struct Op {
  std::uint16_t verb = kEnd;
  std::array<std::int16_t, kArgs> arg{};  // as the verb's table of parameters lays them out
};

// One thing that a cost asks for: n of something, of a kind when the word has kinds.
struct CostItem {
  std::uint8_t what = 0;  // place in the vocabulary's list of costs
  std::uint8_t kind = 0;  // place in that word's list of kinds
  std::int16_t n = 1;
};
using Cost = std::vector<CostItem>;

// One thing that must hold of a card or a place for a filter to fit: a word of the game's list of tests and the values
// that it may have, a run of Code::lists. A name stands for itself; a number n, where names may stand too, for -1 - n.
struct Test {
  std::uint8_t word = 0;
  std::int16_t first = 0, values = 0;
};
// Cards or places that are meant: one of the kind's own words ("this"), or everything that passes all tests.
struct Filter {
  std::uint8_t target_kind = 0;
  std::int16_t word = -1;  // of the kind; -1: by tests
  std::int16_t first = 0, tests = 0;
};
// A number that depends on the table: a count of cards, what the last step took, something that only the game knows, or what
// a player has chosen. Of those beyond `over`, `times` for every `per` of them, and `most` at the most.
struct Value {
  std::int16_t filter = -1;  // -1: what the last step took
  std::int16_t per = 1;
  std::int16_t over = 0, times = 1;
  std::int16_t most = -1;             // either way of 0; -1: there is no limit
  std::int16_t measure = -1;          // place in the language's list, kNumberAsked or kSum; -1: things are counted
  std::int16_t first = 0, parts = 0;  // of a sum: where its values stand in Code::lists
};
inline constexpr std::int16_t kNumberAsked = 999;  // the number that the player chose
inline constexpr std::int16_t kSum = 998;          // several numbers together
// From there on the word of a filter is the place of a name that a step of the ability gave.
inline constexpr std::int16_t kNamed = 100;
inline constexpr int kMostNames = 4;  // in one ability
// Where a parameter of kind `value` is not a plain number, it is this and the place in Code::values.
inline constexpr std::int16_t kComputed = 1000;
inline constexpr int kMostBlocks = 4;     // a block, blocks in it and so on: each is a frame while it runs
inline constexpr std::int16_t kAll = 99;  // "all", as a number

struct Code {
  std::vector<Op> ops;
  std::vector<std::int16_t> lists;  // beginnings of blocks, for choices; values of tests
  std::vector<Op> conditions;
  std::vector<Cost> costs;
  std::vector<Test> tests;
  std::vector<Filter> filters;
  std::vector<Value> values;
  std::vector<Op> modifiers;
};

}  // namespace mathom::effects
