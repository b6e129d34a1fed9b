#include "effects/run/filters.h"

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

bool is_open(const Host& h, int filter) {
  const Filter& f = filter_at(h.code(), filter);
  const TargetKind& kind = h.language().target_kind(f.target_kind);
  if (f.word >= kNamed) return !h.is_named(f.word - kNamed);
  if (f.word >= 0) return f.word == kind.chosen && !h.is_named(-1);
  for (int i = f.first; i < f.first + f.tests; ++i) {
    const Test& test = test_at(h.code(), i);
    const TestWord& word = kind.tests[test.word];
    if (word.of_step && !h.is_named(-1)) return true;
    if (word.kind == TestWord::Kind::filter && any_value(h.code(), test, [&](int inner) { return is_open(h, inner); }))
      return true;
  }
  return false;
}

namespace {

// A "no" for `any` is a "yes" for `not`.
Passes combined(const LoadedCards& set, const Language& language, const Test& t, TestWord::Combine how, int print) {
  Passes one_passes = Passes::no;
  any_value(set.code, t, [&](int filter) {
    const Passes p = print_passes(set, language, filter_at(set.code, filter), print);
    if (p == Passes::yes || (p == Passes::ask && one_passes == Passes::no)) one_passes = p;
    return one_passes == Passes::yes;
  });
  if (how == TestWord::Combine::one_of || one_passes == Passes::ask) return one_passes;
  return one_passes == Passes::yes ? Passes::no : Passes::yes;
}

bool is_meant(const Host& h, const Test& t, const Frame& f, int thing) {
  return any_value(h.code(), t, [&](int filter) { return h.means(filter, thing, f); });
}
bool is_not_meant(const Host& h, const Test& t, const Frame& f, int thing) { return !is_meant(h, t, f, thing); }
bool was_moved(const Host& h, const Test&, const Frame&, int thing) { return h.was_moved(thing); }

}  // namespace

Passes print_passes(const LoadedCards& set, const Language& language, const Test& t, int kind, int print) {
  const TestWord& word = language.target_kind(kind).tests[t.word];
  if (word.combine != TestWord::Combine::none) return combined(set, language, t, word.combine, print);
  if (!word.printed) return Passes::ask;
  return word.printed(set, t, print) ? Passes::yes : Passes::no;
}

Passes print_passes(const LoadedCards& set, const Language& language, const Filter& f, int print) {
  if (f.word >= 0) return Passes::ask;
  Passes all = Passes::yes;
  for (int i = f.first; i < f.first + f.tests && all != Passes::no; ++i) {
    const Passes p = print_passes(set, language, test_at(set.code, i), f.target_kind, print);
    if (p != Passes::yes) all = p;
  }
  return all;
}

TestWord not_test() {
  TestWord out = documented(TestWord{.word = "not", .kind = TestWord::Kind::filter, .matches = is_not_meant},
                            "none of these", R"("this")");
  out.key = "effects.of.not";
  out.combine = TestWord::Combine::not_one;
  return out;
}
TestWord any_test() {
  TestWord out = documented(TestWord{.word = "any", .kind = TestWord::Kind::filter, .matches = is_meant},
                            "one of these", R"(["this", "chosen"])");
  out.key = "effects.of.any";
  out.combine = TestWord::Combine::one_of;
  return out;
}
TestWord moved_test() {
  TestWord out = documented(TestWord{.word = "moved", .kind = TestWord::Kind::flag, .matches = was_moved},
                            "the step before moved it, wherever it is now", "true");
  out.key = "effects.of.moved";
  out.places = out.of_step = true;
  return out;
}

}  // namespace mathom::effects
