// Loads the filters and values of texts.
#include <algorithm>
#include <array>

#include "core/json_reader.h"
#include "effects/read/loader.h"

namespace mathom::effects {
namespace {

constexpr std::int16_t kMostTestValue = kAll;

}  // namespace

// --- filters

int Loader::new_filter(Filter f, const std::vector<Test>& tests) {
  f.first = short_of(code_.tests.size());
  f.tests = short_of(tests.size());
  code_.tests.insert(code_.tests.end(), tests.begin(), tests.end());
  code_.filters.push_back(f);
  return static_cast<int>(code_.filters.size()) - 1;
}

// For a parameter that takes targets of any kind: returns the first kind that knows the word, or the first of the keys.
int Loader::target_kind_of(const Json& j) const {
  for (int i = 0; i < language_.target_kinds(); ++i) {
    const TargetKind& target_kind = language_.target_kind(i);
    if (j.is_string() && target_kind.words.find(*j.get_ptr<const std::string*>()) >= 0) return i;
    if (!j.is_object() || j.empty()) continue;
    const auto knows = [&](const TestWord& t) { return t.word == j.begin().key(); };
    if (std::any_of(target_kind.tests.begin(), target_kind.tests.end(), knows)) return i;
  }
  return 0;
}

// Returns the word of a name that an earlier step gave, or -1.
int Loader::named(const std::string& name) const {
  for (std::size_t i = 0; i < names_.size(); ++i)
    if (names_[i].text == name) return static_cast<int>(i);
  return -1;
}

int Loader::word(const std::string& text, int kind_number, const std::string& path) {
  const TargetKind& target_kind = language_.target_kind(kind_number);
  Filter f{static_cast<std::uint8_t>(kind_number), static_cast<std::int16_t>(target_kind.words.find(text)), 0, 0};
  if (f.word >= 0) return new_filter(f, {});
  const int name = named(text);
  if (name < 0) {
    auto known = all_words(target_kind.words);
    for (const Name& n : names_) known.push_back(n.text);
    return problems_.add(path, unknown_word(Json(text), known)), -1;
  }
  const Name& given = names_[static_cast<std::size_t>(name)];
  if (given.target_kind != kind_number) return problems_.add(path, "is the name of another kind of thing"), -1;
  f.word = static_cast<std::int16_t>(kNamed + name);
  const int n = new_filter(f, {});
  code_.filters[static_cast<std::size_t>(n)].first = given.filter;
  return n;
}

// Adds the tests that are assumed if a filter does not have them: whose the things are, and where.
void Loader::imply(const TargetKind& kind, Implied implied, std::vector<Test>& tests) {
  const auto has = [&](int word) {
    return std::any_of(tests.begin(), tests.end(), [&](const Test& t) { return t.word == word; });
  };
  const auto add = [&](int word, std::int16_t value) {
    tests.push_back({static_cast<std::uint8_t>(word), short_of(code_.lists.size()), 1});
    code_.lists.push_back(value);
  };
  const auto says_where = [&](const Test& t) { return t.word == kind.where || kind.tests[t.word].places; };
  if (implied == Implied::all && kind.implied >= 0 && !has(kind.implied)) add(kind.implied, kind.implied_value);
  if ((implied == Implied::all || implied == Implied::place) && kind.usual_place >= 0 &&
      std::none_of(tests.begin(), tests.end(), says_where))
    add(kind.where, static_cast<std::int16_t>(kind.usual_place));
}

int Loader::targets(const Json& j, int kind_number, const std::string& path, Implied implied) {
  if (language_.target_kinds() == 0) return problems_.add(path, "is unknown to this game: it has no filters"), -1;
  if (kind_number < 0) kind_number = target_kind_of(j);
  const TargetKind& target_kind = language_.target_kind(kind_number);
  const Filter f{static_cast<std::uint8_t>(kind_number), -1, 0, 0};
  if (j.is_string()) return word(*j.get_ptr<const std::string*>(), kind_number, path);
  if (!j.is_object() || j.empty()) return problems_.add(path, "must be a word or an object of tests"), -1;
  std::vector<Test> tests;
  bool sound = true;
  for (const auto& [key, wanted] : j.items()) {
    const auto word = std::find_if(target_kind.tests.begin(), target_kind.tests.end(),
                                   [&](const TestWord& t) { return t.word == key; });
    const std::string at = path + "/" + key;
    if (word == target_kind.tests.end()) {
      std::vector<std::string_view> known;
      for (const TestWord& t : target_kind.tests) known.push_back(t.word);
      problems_.add(at, unknown_word(key, known));
      sound = false;
      continue;
    }
    Test t;
    t.word = static_cast<std::uint8_t>(word - target_kind.tests.begin());
    sound = test(*word, wanted, at, t, kind_number) && sound;
    tests.push_back(t);
  }
  imply(target_kind, implied, tests);
  // In the order of the table, so that cheap tests come first and the text does not depend on how it was written.
  std::sort(tests.begin(), tests.end(), [](const Test& a, const Test& b) { return a.word < b.word; });
  return sound ? new_filter(f, tests) : -1;
}

// Reads filters as values of a test. A test of the thing itself implies no place; a thing that it is compared with
// implies one.
bool Loader::inner_filters(const TestWord& word, const Json& j, const std::string& path, Test& out, int kind) {
  std::vector<std::int16_t> found;
  if (++filters_deep_ > kMostFilters) problems_.add(path, "is one filter in a filter too many");
  const auto one = [&](const Json& item, const std::string& at) {
    const bool itself = word.combine != TestWord::Combine::none;
    if (filters_deep_ <= kMostFilters)
      found.push_back(
          short_of(static_cast<std::size_t>(targets(item, kind, at, itself ? Implied::nothing : Implied::place) + 1)));
  };
  if (j.is_array())
    for (std::size_t i = 0; i < j.size(); ++i) one(j[i], path + "/" + std::to_string(i));
  else
    one(j, path);
  const bool deep = filters_deep_-- > kMostFilters;
  if (found.empty() && !deep) problems_.add(path, "must be a filter or a list of filters");
  if (found.empty() || std::find(found.begin(), found.end(), 0) != found.end()) return false;
  out.first = short_of(code_.lists.size());
  out.values = short_of(found.size());
  for (const std::int16_t n : found) code_.lists.push_back(static_cast<std::int16_t>(n - 1));
  return true;
}

bool Loader::test(const TestWord& word, const Json& j, const std::string& path, Test& out, int kind) {
  if (word.kind == TestWord::Kind::filter) return inner_filters(word, j, path, out, kind);
  std::vector<std::int16_t> values;
  const Json* wrong = nullptr;
  const auto one = [&](const Json& item) {
    std::int16_t v = 0;
    if (!test_value(word, item, v) && !wrong) wrong = &item;
    values.push_back(v);
  };
  if (j.is_array())
    for (const Json& item : j) one(item);
  else
    one(j);
  if (values.empty()) return problems_.add(path, "must be a value or a list of values"), false;
  if (wrong) return problems_.add(path, wrong_value(word, *wrong)), false;
  out.first = short_of(code_.lists.size());
  out.values = short_of(values.size());
  code_.lists.insert(code_.lists.end(), values.begin(), values.end());
  return true;
}

std::string Loader::wrong_value(const TestWord& word, const Json& j) const {
  if (word.kind == TestWord::Kind::flag) return "must be true, or left out";
  const Names* names = word.kind == TestWord::Kind::who ? &language_.selectors() : word.names;
  const std::string number = "must be a whole number from 0 to " + std::to_string(kMostTestValue);
  if (!names) return number;
  const std::string unknown = unknown_word(j, all_words(*names));
  return word.kind == TestWord::Kind::number ? number + ", or a word: " + unknown : unknown;
}

bool Loader::test_value(const TestWord& word, const Json& j, std::int16_t& out) const {
  if (word.kind == TestWord::Kind::flag) {
    out = 1;
    return j.is_boolean() && j.get<bool>();  // `false` is written by leaving the key out
  }
  if (j.is_string()) {
    const std::string& text = *j.get_ptr<const std::string*>();
    const Names* names = word.kind == TestWord::Kind::who ? &language_.selectors() : word.names;
    const int n = names ? names->find(text) : -1;
    out = static_cast<std::int16_t>(word.kind == TestWord::Kind::number ? -1 - n : n);
    return n >= 0;
  }
  const auto n = whole_number<std::int16_t>(j);
  if (word.kind != TestWord::Kind::number || !n || *n < 0 || *n > kMostTestValue) return false;
  out = *n;
  return true;
}

// Returns the part of {"count": cards, "over": 4} that says what is counted; false if it says nothing, or too much.
bool Loader::counted(const Json& j, const std::string& path, Value& v) {
  const auto is_true = [&](const char* key) {
    const Json* said = member(j, key);
    return said && said->is_boolean() && said->get<bool>();
  };
  const auto filter = [&](const Json& what, int kind, const std::string& at) {
    return (v.filter = static_cast<std::int16_t>(targets(what, kind, at))) >= 0;
  };
  if (const Json* things = member(j, "count")) return filter(*things, 0, path + "/count");
  if (is_true("taken")) return true;
  if (const Json* parts = member(j, "sum"); parts && language_.extras().sums) return sum(*parts, path + "/sum", v);
  if (is_true("asked") && language_.extras().amounts) return v.measure = kNumberAsked, true;
  for (int i = 0; i < language_.measures(); ++i) {
    const Measure& m = language_.measure(i);
    const Json* of = member(j, std::string(m.word).c_str());
    if (!of) continue;
    v.measure = static_cast<std::int16_t>(i);
    if (m.target_kind < 0) return is_true(std::string(m.word).c_str());
    return filter(*of, m.target_kind, path + "/" + std::string(m.word));
  }
  return false;
}

// Reads a sum of plain values: a sum within a sum is refused.
bool Loader::sum(const Json& list, const std::string& path, Value& v) {
  if (!list.is_array() || list.size() < 2) return problems_.add(path, "must be a list of at least two numbers"), false;
  std::vector<std::int16_t> parts;
  bool sound = true;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string at = path + "/" + std::to_string(i);
    std::int16_t part = 0;
    if (member(list[i], "sum"))
      problems_.add(at, "is a sum within a sum"), sound = false;
    else
      sound = value(list[i], {.key = "sum", .kind = Param::Kind::value}, at, &part) && sound;
    parts.push_back(part);
  }
  v.measure = kSum;
  v.first = short_of(code_.lists.size());
  v.parts = short_of(parts.size());
  code_.lists.insert(code_.lists.end(), parts.begin(), parts.end());
  return sound;
}

bool Loader::value(const Json& j, const Param& p, const std::string& path, std::int16_t* out) {
  if (j == "all") return *out = kAll, true;
  if (!j.is_object()) {
    const auto n = whole_number<std::int16_t>(j);
    if (!n || *n < (p.is_signed ? -kMostTestValue : 0) || *n > kMostTestValue)
      return problems_.add(path, "must be a number or say what is counted"), false;
    *out = *n;
    return true;
  }
  Value v;
  struct Bounded {
    const char* key;
    std::int16_t& to;
    int least, most;
  };
  std::array<Bounded, 4> parts{Bounded{"per", v.per, 1, 32767}, Bounded{"over", v.over, 0, kMostTestValue},
                               Bounded{"times", v.times, p.is_signed ? -kMostTestValue : 1, kMostTestValue},
                               Bounded{"most", v.most, 1, kMostTestValue}};
  std::size_t keys = 1;
  bool sound = true;
  for (const Bounded& part : parts) {
    const Json* said = member(j, part.key);
    if (!said) continue;
    ++keys;
    const auto n = whole_number<std::int16_t>(*said);
    if (n && *n >= part.least && *n <= part.most && *n != 0)
      part.to = *n;
    else
      sound = false;
  }
  const std::size_t faults = problems_.size();
  if (!counted(j, path, v) || j.size() != keys || !sound) {
    if (problems_.size() == faults) problems_.add(path, what_values_are());
    return false;
  }
  *out = static_cast<std::int16_t>(kComputed + static_cast<std::int16_t>(code_.values.size()));
  code_.values.push_back(v);
  return true;
}

std::string Loader::what_values_are() const {
  std::string all = R"(must be {"count": cards} or {"taken": true})";
  if (language_.extras().amounts) all += R"( or {"asked": true})";
  if (language_.extras().sums) all += R"( or {"sum": [values]})";
  for (int i = 0; i < language_.measures(); ++i) {
    const Measure& m = language_.measure(i);
    all += " or {\"" + std::string(m.word) + "\": " + (m.target_kind < 0 ? "true}" : "cards}");
  }
  return all + R"(, with "per", "over", "times" and "most" or without)";
}

}  // namespace mathom::effects
