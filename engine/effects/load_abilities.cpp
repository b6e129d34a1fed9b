// The texts of cards: filters, values, and the three forms of an ability.
#include <algorithm>

#include "core/json_reader.h"
#include "effects/forms.h"
#include "effects/loader.h"

namespace mathom::effects {
namespace {

std::int16_t small(std::size_t n) { return static_cast<std::int16_t>(n); }
constexpr std::int16_t kMostTestValue = kAll;

}  // namespace

// --- filters

int Loader::new_filter(Filter f, const std::vector<Test>& tests) {
  f.first = small(code_.tests.size());
  f.tests = small(tests.size());
  code_.tests.insert(code_.tests.end(), tests.begin(), tests.end());
  code_.filters.push_back(f);
  return static_cast<int>(code_.filters.size()) - 1;
}

// A parameter that takes targets of any kind: the first kind that knows the word, or the first of the keys.
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

int Loader::targets(const Json& j, int kind_number, const std::string& path) {
  if (language_.target_kinds() == 0) return problems_.add(path, "is unknown to this game: it has no filters"), -1;
  if (kind_number < 0) kind_number = target_kind_of(j);
  const TargetKind& target_kind = language_.target_kind(kind_number);
  Filter f{static_cast<std::uint8_t>(kind_number), -1, 0, 0};
  if (j.is_string()) {
    f.word = static_cast<std::int16_t>(target_kind.words.find(*j.get_ptr<const std::string*>()));
    if (f.word < 0) return problems_.add(path, unknown_word(j, all_words(target_kind.words))), -1;
    return new_filter(f, {});
  }
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
    sound = test(*word, wanted, at, t) && sound;
    tests.push_back(t);
  }
  const auto is_implied = [&](const Test& t) { return t.word == target_kind.implied; };
  if (target_kind.implied >= 0 && std::none_of(tests.begin(), tests.end(), is_implied)) {
    tests.push_back({static_cast<std::uint8_t>(target_kind.implied), small(code_.lists.size()), 1});
    code_.lists.push_back(target_kind.implied_value);
  }
  // In the order of the table, so that the cheap tests come first and the text reads the same however it was written.
  std::sort(tests.begin(), tests.end(), [](const Test& a, const Test& b) { return a.word < b.word; });
  return sound ? new_filter(f, tests) : -1;
}

bool Loader::test(const TestWord& word, const Json& j, const std::string& path, Test& out) {
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
  out.first = small(code_.lists.size());
  out.values = small(values.size());
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
    return j.is_boolean() && j.get<bool>();  // left out is the other one
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

bool Loader::value(const Json& j, const std::string& path, std::int16_t* out) {
  if (j == "all") return *out = kAll, true;
  if (!j.is_object()) {
    const auto n = whole_number<std::int16_t>(j);
    if (!n || *n < 0 || *n > kMostTestValue)
      return problems_.add(path, "must be a number or say what is counted"), false;
    *out = *n;
    return true;
  }
  Value v;
  const Json* counted = member(j, "count");
  const Json* taken = member(j, "taken");
  const auto per = number_member<std::int16_t>(j, "per");
  bool sound = (counted != nullptr) != (taken != nullptr && taken->is_boolean() && taken->get<bool>());
  if (j.size() != (member(j, "per") ? 2u : 1u)) sound = false;
  if (member(j, "per") && (!per || *per < 1)) sound = false;
  if (!sound)
    return problems_.add(path, "must be {\"count\": cards} or {\"taken\": true}, with \"per\" or without"), false;
  if (counted) {
    v.filter = static_cast<std::int16_t>(targets(*counted, 0, path + "/count"));
    if (v.filter < 0) return false;
  }
  if (per) v.per = *per;
  *out = static_cast<std::int16_t>(kComputed + static_cast<std::int16_t>(code_.values.size()));
  code_.values.push_back(v);
  return true;
}

// --- abilities

std::vector<Ability> Loader::abilities(const Json& list, const std::string& path) {
  std::vector<Ability> out;
  if (!list.is_array()) return problems_.add(path, "must be a list of abilities"), out;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Json& j = list[i];
    const std::string at = path + "/" + std::to_string(i);
    Ability a;
    bool sound = false;
    if (member(j, "when"))
      sound = triggered(j, at, a);
    else if (member(j, "give"))
      sound = static_(j, at, a);
    else if (member(j, "instead_of"))
      sound = replacement(j, at, a);
    else
      problems_.add(at, "must have \"when\", \"give\" or \"instead_of\"");
    if (sound) out.push_back(a);
  }
  if (!fits()) problems_.add(path, "holds more than there is room for"), out.clear();
  return out;
}

bool Loader::trigger(const Json& j, const std::string& path, Ability& out) {
  const auto* word = j.is_string() ? j.get_ptr<const std::string*>() : text_member(j, "on");
  const int n = word ? language_.find_trigger(*word) : -1;
  if (n < 0) {
    std::vector<std::string_view> known;
    for (int i = 0; i < language_.triggers(); ++i) known.push_back(language_.trigger(i).word);
    const Json* on = j.is_object() ? member(j, "on") : nullptr;
    return problems_.add(path, unknown_word(on ? *on : j, known)), false;
  }
  out.trigger = static_cast<std::uint8_t>(n);
  const Trigger& t = language_.trigger(n);
  const Json* to = j.is_object() ? member(j, "to") : nullptr;
  if (j.is_object() && (j.size() != 2 || !to))
    return problems_.add(path, "must be a word, or {\"on\": word, \"to\": where}"), false;
  if (t.needs_to && !to) return problems_.add(path, "must say where, as {\"on\": ..., \"to\": ...}"), false;
  if (!to) return true;
  if (t.target_kind < 0) return problems_.add(path + "/to", "does not go with this moment"), false;
  out.to = static_cast<std::int16_t>(targets(*to, t.target_kind, path + "/to"));
  return out.to >= 0;
}

bool Loader::triggered(const Json& j, const std::string& path, Ability& out) {
  bool sound = only_keys(j, ability_forms()[kTriggeredForm], path, problems_);
  sound = trigger(*member(j, "when"), path + "/when", out) && sound;
  if (const Json* need = member(j, "if")) {
    std::int16_t run[2]{};
    sound = conditions(*need, path + "/if", run) && sound;
    out.first_condition = run[0];
    out.conditions = run[1];
  }
  if (const Json* by = member(j, "by"))
    sound = param(*by, {"by", Param::Kind::who, true, 0, nullptr, 0}, path + "/by", &out.by) && sound;
  if (const Json* may = member(j, "may")) {
    if (!may->is_boolean()) problems_.add(path + "/may", "must be true or false"), sound = false;
    out.may = may->is_boolean() && may->get<bool>();
  }
  sound = steps(j, "cost", path, out.cost) && sound;
  sound = steps(j, "do", path, out.body) && sound;
  if (const Json* limit = member(j, "limit")) {
    std::int16_t n = 0;
    if (!language_.limits()) return problems_.add(path + "/limit", "is unknown to this game"), false;
    sound = param(*limit, {"limit", Param::Kind::name, true, 0, language_.limits(), 0}, path + "/limit", &n) && sound;
    out.limit = static_cast<std::uint8_t>(1 + n);
  }
  return sound;
}

// Steps that have to be some, where they are written at all.
bool Loader::steps(const Json& j, const char* key, const std::string& path, std::int16_t& out) {
  const Json* list = member(j, key);
  if (!list) return true;
  const std::string at = path + "/" + key;
  out = static_cast<std::int16_t>(program(*list, at));
  if (!list->is_array() || !list->empty()) return true;
  return problems_.add(at, "must have at least one step"), false;
}

bool Loader::static_(const Json& j, const std::string& path, Ability& out) {
  out.kind = Ability::Kind::static_;
  bool sound = only_keys(j, ability_forms()[kStaticForm], path, problems_);
  if (const Json* need = member(j, "while")) {
    std::int16_t run[2]{};
    sound = conditions(*need, path + "/while", run) && sound;
    out.first_condition = run[0];
    out.conditions = run[1];
  }
  const Json& give = *member(j, "give");
  if (!give.is_array() || give.empty()) return problems_.add(path + "/give", "must be a list of modifiers"), false;
  std::vector<Op> ops;
  for (std::size_t i = 0; i < give.size(); ++i) {
    const std::string at = path + "/give/" + std::to_string(i);
    const auto* word = text_member(give[i], "mod");
    const int n = word ? language_.find_modifier(*word) : -1;
    if (n < 0) {
      unknown(give[i], "mod", at, language_.modifiers(), [&](int m) { return language_.modifier(m).word; });
      sound = false;
      continue;
    }
    Op op;
    op.verb = static_cast<std::uint16_t>(n);
    if (params(give[i], language_.modifier(n).params, "mod", at, op))
      ops.push_back(op);
    else
      sound = false;
  }
  out.first_modifier = small(code_.modifiers.size());
  out.modifiers = small(ops.size());
  code_.modifiers.insert(code_.modifiers.end(), ops.begin(), ops.end());
  return sound;
}

bool Loader::replacement(const Json& j, const std::string& path, Ability& out) {
  out.kind = Ability::Kind::replacement;
  const Json& causes = *member(j, "instead_of");
  if (!causes.is_array() || causes.empty() || !language_.causes())
    return problems_.add(path + "/instead_of", "must be a list of causes"), false;
  bool sound = true;
  for (std::size_t i = 0; i < causes.size(); ++i) {
    std::int16_t n = 0;
    const std::string at = path + "/instead_of/" + std::to_string(i);
    if (param(causes[i], {"", Param::Kind::name, true, 0, language_.causes(), 0}, at, &n))
      out.causes |= 1u << n;
    else
      sound = false;
  }
  Json rest = j;
  rest.erase("instead_of");
  rest.erase("while");
  if (const Json* need = member(j, "while")) {
    std::int16_t run[2]{};
    sound = conditions(*need, path + "/while", run) && sound;
    out.first_condition = run[0];
    out.conditions = run[1];
  }
  return params(rest, language_.replacement(), "", path, out.replacement) && sound;
}

}  // namespace mathom::effects
