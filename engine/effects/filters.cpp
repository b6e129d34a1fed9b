#include "effects/filters.h"

namespace mathom::effects {

const Test* test_of(const Code& code, const Filter& f, int word) {
  for (int i = f.first; i < f.first + f.tests; ++i)
    if (test_at(code, i).word == word) return &test_at(code, i);
  return nullptr;
}

std::uint16_t values_of(const Code& code, const Filter& f, int word) {
  unsigned bits = 0;
  if (const Test* test = test_of(code, f, word))
    any_value(code, *test, [&](int value) {
      bits |= 1u << value;
      return false;
    });
  return static_cast<std::uint16_t>(bits);
}

bool means_only(const Code& code, const Filter& f, int word, int who) {
  const Test* test = test_of(code, f, word);
  if (!test || test->values != 1) return false;
  const int value = code.lists[static_cast<std::size_t>(test->first)];
  return value == static_cast<int>(Who::self) || value == who;
}

}  // namespace mathom::effects
