#pragma once
// The effect of a card or an event after loading: flat lists of operations. A block (what follows a payment, an option
// of a choice) is a run of operations that ends with `end`. An operation names a block by the index of its first
// operation. Nothing here changes after loading, and nothing here knows a game.
#include <array>
#include <cstdint>
#include <vector>

namespace mathom::effects {

inline constexpr std::uint16_t kEnd = 0;  // the verb that ends a block
inline constexpr int kArgs = 8;

struct Op {
  std::uint16_t verb = kEnd;
  std::array<std::int16_t, kArgs> arg{};  // laid out as in the verb's table of parameters
};

// One part of a cost: n of something, of a kind if the word has kinds.
struct CostItem {
  std::uint8_t what = 0;  // index in the language's list of costs
  std::uint8_t kind = 0;  // index in that word's list of kinds
  std::int16_t n = 1;
};
using Cost = std::vector<CostItem>;

// One test that a card or a place must pass to match a filter: a word of the game's list of tests, and the values that
// it accepts, a run of Code::lists. A name is stored as itself; a number n that may stand in place of a name is stored
// as -1 - n.
struct Test {
  std::uint8_t word = 0;
  std::int16_t first = 0, values = 0;
};
// A filter of cards or places: one of the target kind's own words ("this"), or everything that passes all tests.
struct Filter {
  std::uint8_t target_kind = 0;
  std::int16_t word = -1;  // of the target kind; -1: by tests
  std::int16_t first = 0, tests = 0;
};
// A number that depends on the table: a count of things, what the last step took, a measure of the game, or what a
// player has chosen. Result: `times` for every `per` of those beyond `over`, at most `most`.
struct Value {
  std::int16_t filter = -1;  // -1: what the last step took
  std::int16_t per = 1;
  std::int16_t over = 0, times = 1;
  std::int16_t most = -1;             // limit of the absolute value; -1: no limit
  std::int16_t measure = -1;          // index in the language's list, kNumberAsked or kSum; -1: things are counted
  std::int16_t first = 0, parts = 0;  // of a sum: the run of its values in Code::lists
};
inline constexpr std::int16_t kNumberAsked = 999;  // the number that the player chose
inline constexpr std::int16_t kSum = 998;          // the sum of several numbers
// From this number on the word of a filter is the slot of a name that a step of the ability gave.
inline constexpr std::int16_t kNamed = 100;
inline constexpr int kMostNames = 4;  // in one ability
// A parameter of kind `value` that is not a plain number is this number plus an index in Code::values.
inline constexpr std::int16_t kComputed = 1000;
inline constexpr int kMostBlocks = 4;     // levels of nested blocks: each is a frame while it runs
inline constexpr std::int16_t kAll = 99;  // "all", as a number

struct Code {
  std::vector<Op> ops;
  std::vector<std::int16_t> lists;  // first operations of blocks, for choices; values of tests
  std::vector<Op> conditions;
  std::vector<Cost> costs;
  std::vector<Test> tests;
  std::vector<Filter> filters;
  std::vector<Value> values;
  std::vector<Op> modifiers;
};

}  // namespace mathom::effects
