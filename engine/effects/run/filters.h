#pragma once
// Filters while rules run: which cards or places they mean now. What a filter says about prints is computed once, when
// the cards are read (PrintedFilter). On the table only the rest is tested.
//
// T is a game's table: a Host that also has
//   printed(filter)                          the PrintedFilter of a filter
//   print_of(kind, target)                   the number of the target's print; -1: another kind, or hidden
//   matches_word(kind, word, target, frame)  whether the target is what that word of the kind stands for
#include <bit>
#include <cstdint>

#include "core/bitset.h"
#include "effects/read/loaded_cards.h"
#include "effects/run/machine.h"

namespace mathom::effects {

template <int N>
struct PrintedFilter {
  BitSet<N> prints;         // the prints that pass its tests of prints
  std::uint16_t rest = 0;   // bits: its other tests, by their order
  std::uint16_t where = 0;  // bits: the values of its test of places; 0: it names none
};

inline const Filter& filter_at(const Code& code, int n) { return code.filters[static_cast<std::size_t>(n)]; }
inline const Test& test_at(const Code& code, int n) { return code.tests[static_cast<std::size_t>(n)]; }
// Whether the filter is one of its kind's own words, or this word.
inline bool is_word(const Code& code, int filter) { return filter >= 0 && filter_at(code, filter).word >= 0; }
inline bool is_word(const Code& code, int filter, int word) {
  return filter >= 0 && filter_at(code, filter).word == word;
}

// Whether f(value) is true for one of the values of a test.
template <class F>
bool any_value(const Code& code, const Test& t, F f) {
  for (int i = t.first; i < t.first + t.values; ++i)
    if (f(code.lists[static_cast<std::size_t>(i)])) return true;
  return false;
}
// Returns the test of a filter with that word; null if there is none.
const Test* test_of(const Code&, const Filter&, int word);
// Returns the names that a filter gives for that word, as bits; 0 if it does not name it.
std::uint16_t values_of(const Code&, const Filter&, int word);
// Whether the test of that word names exactly one seat: the player whose text it is, or this selector.
bool means_only(const Code&, const Filter&, int word, int who);

// Whether the filter means what a later step chooses. Until then its meaning is unknown.
bool is_open(const Host&, int filter);

// Whether the print passes, as far as a print can tell.
enum class Passes : std::uint8_t { no, yes, ask };
Passes print_passes(const LoadedCards&, const Language&, const Test&, int kind, int print);
Passes print_passes(const LoadedCards&, const Language&, const Filter&, int print);

// Returns what a filter says of the prints in [first, last). `where`: the word that says where things lie; -1: none.
template <int N>
PrintedFilter<N> read_filter(const LoadedCards& set, const Language& language, const Filter& f, int first, int last,
                             int where) {
  PrintedFilter<N> out;
  if (where >= 0) out.where = values_of(set.code, f, where);
  for (int print = first; print < last; ++print) out.prints.insert(print);
  for (int i = 0; i < f.tests; ++i) {
    const Test& test = test_at(set.code, f.first + i);
    for (int print = first; print < last; ++print) {
      const Passes passes = print_passes(set, language, test, f.target_kind, print);
      if (passes == Passes::no) out.prints.erase(print);
      if (passes == Passes::ask) out.rest = static_cast<std::uint16_t>(out.rest | 1 << i);
    }
  }
  return out;
}

// Whether the target passes these tests of the filter, bits by their order.
template <class T>
bool passes(const T& t, const Filter& f, std::uint32_t tests, int target, const Frame& frame) {
  const auto& words = t.language().target_kind(f.target_kind).tests;
  for (; tests != 0; tests &= tests - 1) {
    const Test& test = test_at(t.code(), f.first + std::countr_zero(tests));
    if (!words[test.word].matches(t, test, frame, target)) return false;
  }
  return true;
}

// Whether the filter means that card or place now.
template <class T>
bool matches_filter(const T& t, int filter, int target, const Frame& frame) {
  const Filter& f = filter_at(t.code(), filter);
  if (f.word >= 0) return t.matches_word(f.target_kind, f.word, target, frame);
  const int print = t.print_of(f.target_kind, target);
  const auto& printed = t.printed(filter);
  return print >= 0 && printed.prints.has(print) && passes(t, f, printed.rest, target, frame);
}

// --- tests that any kind of thing may have; a game puts them into its table of that kind
// {"not": a filter or a list}: matches none of them. {"any": [filters]}: matches at least one of them.
TestWord not_test();
TestWord any_test();
// {"moved": true}: the last step moved it, wherever it is now.
TestWord moved_test();

}  // namespace mathom::effects
