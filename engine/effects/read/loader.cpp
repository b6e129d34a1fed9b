#include "effects/read/loader.h"

#include <algorithm>

#include "core/json_reader.h"
#include "core/nearest.h"

namespace mathom::effects {
namespace {

// The range of numbers on a card: more than any table needs, and far from an overflow.
constexpr std::int16_t kLeastNumber = -1, kMostNumber = 99;
// Indices in the code have 16 bits; computed numbers start at kComputed.
constexpr std::size_t kMostPlaces = 16000;

std::string unknown_key(const std::string& key, const std::vector<Param>& params) {
  std::vector<std::string_view> known;
  for (const Param& p : params) known.push_back(p.key);
  if (known.empty()) return "unknown key; this word has none";
  const std::string_view meant = nearest(key, known);
  if (!meant.empty()) return "unknown key; did you mean \"" + std::string(meant) + "\"?";
  std::string list;
  for (const auto k : known) list += (list.empty() ? "" : ", ") + std::string(k);
  return "unknown key; this word may have: " + list;
}
bool is_known(const std::vector<Param>& params, std::string_view word_key, const std::string& key) {
  return key == word_key || std::any_of(params.begin(), params.end(), [&](const Param& p) { return p.key == key; });
}

}  // namespace

int Loader::finish(const std::vector<Op>& ops) {
  const int begin = static_cast<int>(code_.ops.size());
  code_.ops.insert(code_.ops.end(), ops.begin(), ops.end());
  code_.ops.push_back({});
  return begin;
}

bool Loader::fits() const {
  const Code& c = code_;
  return std::max({c.ops.size(), c.lists.size(), c.conditions.size(), c.costs.size(), c.tests.size(), c.filters.size(),
                   c.values.size(), c.modifiers.size()}) <= kMostPlaces;
}

int Loader::program(const Json& steps, const std::string& path) {
  std::vector<Op> ops;
  if (!steps.is_array() || depth_ >= kMostBlocks) {
    problems_.add(path, steps.is_array() ? "is one block in a block too many" : "must be a list of steps");
    return finish(ops);
  }
  ++depth_;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    Op op;
    if (step(steps[i], path + "/" + std::to_string(i), op)) ops.push_back(op);
  }
  --depth_;
  return finish(ops);
}

bool Loader::step(const Json& j, const std::string& path, Op& out) {
  const auto* word = text_member(j, "do");
  const int verb = word ? language_.find_verb(*word) : -1;
  if (verb < 0) {
    unknown(j, "do", path, language_.verbs(),
            [&](int i) { return i == kEnd ? std::string_view() : language_.verb(i).word; });
    look_deeper(j, path);
    return false;
  }
  out.verb = static_cast<std::uint16_t>(verb);
  if (language_.verb(verb).only_before && !before_)
    problems_.add(path + "/do", "stands only where something is about to happen");
  last_filter_ = -1;
  const bool before = before_;  // a step may contain a text for another moment
  const bool sound = params(j, language_.verb(verb).params, "do", path, out);
  before_ = before;
  if (!sound) return false;
  lower_many(language_.verb(verb), out);
  return true;
}

// Reports that the language does not have the word under that key.
void Loader::unknown(const Json& j, const char* key, const std::string& path, int n,
                     const std::function<std::string_view(int)>& word) {
  const Json* written = member(j, key);
  if (!written) return problems_.add(path + "/" + key, "is missing");
  std::vector<std::string_view> known;
  for (int i = 0; i < n; ++i)
    if (!word(i).empty()) known.push_back(word(i));
  problems_.add(path + "/" + key, unknown_word(*written, known));
}

// Blocks and conditions under an unknown word are still read, so that all faults are reported at once.
void Loader::look_deeper(const Json& j, const std::string& path) {
  if (!j.is_object()) return;
  for (const auto& [key, value] : j.items()) {
    if (!value.is_array() || value.empty()) continue;
    std::int16_t run[2]{};
    const std::string at = path + "/" + key;
    if (member(value[0], "do"))
      program(value, at);
    else if (member(value[0], "is"))
      conditions(value, at, run);
    else if (value[0].is_array())
      blocks(value, at, run);
  }
}

// "Each player draws" becomes "each player: they draw", because only one verb handles several players.
void Loader::lower_many(const Verb& verb, Op& op) {
  if (op.verb == language_.each() || verb.params.empty() || verb.params[0].kind != Param::Kind::who) return;
  const std::int16_t who = op.arg[0];
  if (!language_.is_many(who)) return;
  op.arg[0] = static_cast<std::int16_t>(Who::self);
  Op each;
  each.verb = static_cast<std::uint16_t>(language_.each());
  each.arg[0] = who;
  each.arg[1] = static_cast<std::int16_t>(finish({op}));
  op = each;
}

bool Loader::params(const Json& j, const std::vector<Param>& list, std::string_view word_key, const std::string& path,
                    Op& out) {
  bool sound = true;
  for (const auto& [key, value] : j.items())
    if (!is_known(list, word_key, key)) {
      problems_.add(path + "/" + key, unknown_key(key, list));
      sound = false;
    }
  int at = 0;
  for (const Param& p : list) {
    std::int16_t* slot = &out.arg[static_cast<std::size_t>(at)];
    at += p.width();
    const auto it = j.find(std::string(p.key));
    if (it != j.end()) {
      sound = param(*it, p, path + "/" + std::string(p.key), slot) && sound;
    } else if (p.needed) {
      problems_.add(path + "/" + std::string(p.key), "is missing");
      sound = false;
    } else if (p.kind == Param::Kind::block) {
      *slot = static_cast<std::int16_t>(finish({}));
    } else if (p.kind == Param::Kind::targets && p.usual >= 0) {
      *slot = static_cast<std::int16_t>(new_filter({static_cast<std::uint8_t>(p.target_kind), p.usual, 0, 0}, {}));
    } else {
      *slot = p.usual;
    }
  }
  return sound;
}

bool Loader::param(const Json& j, const Param& p, const std::string& path, std::int16_t* out) {
  const auto fault = [&](const char* what) { return problems_.add(path, what), false; };
  switch (p.kind) {
    case Param::Kind::number: {
      const auto n = whole_number<std::int16_t>(j);
      if (!n || *n < kLeastNumber || *n > kMostNumber) return fault("must be a whole number from -1 to 99");
      *out = *n;
      return true;
    }
    case Param::Kind::who:
    case Param::Kind::name: {
      const Names& names = p.kind == Param::Kind::who ? language_.selectors() : *p.names;
      const int n = j.is_string() ? names.find(*j.get_ptr<const std::string*>()) : -1;
      if (n < 0) return problems_.add(path, unknown_word(j, all_words(names))), false;
      *out = static_cast<std::int16_t>(n);
      return true;
    }
    case Param::Kind::flag: {
      if (!j.is_boolean()) return fault("must be true or false");
      *out = j.get<bool>() ? 1 : 0;
      return true;
    }
    case Param::Kind::value: return value(j, p, path, out);
    case Param::Kind::targets: {
      const int filter = targets(j, p.target_kind, path, p.anywhere ? Implied::owner : Implied::all);
      *out = static_cast<std::int16_t>(filter);
      last_filter_ = filter;
      return filter >= 0;
    }
    case Param::Kind::modifiers: return modifiers(j, path, out);
    case Param::Kind::moment: return later_moment(j, path, out);
    case Param::Kind::binding: return binding(j, path, out);
    case Param::Kind::block: return *out = static_cast<std::int16_t>(program(j, path)), true;
    case Param::Kind::cost: return *out = static_cast<std::int16_t>(cost(j, path)), true;
    case Param::Kind::blocks: return blocks(j, path, out);
    case Param::Kind::conditions: return conditions(j, path, out);
  }
  return false;
}

// Reads a name for what the step chooses, by the filter that was read before it.
bool Loader::binding(const Json& j, const std::string& path, std::int16_t* out) {
  const auto fault = [&](const char* what) { return problems_.add(path, what), false; };
  if (!j.is_string() || j.get_ptr<const std::string*>()->empty()) return fault("must be a name");
  const std::string& name = *j.get_ptr<const std::string*>();
  for (int i = 0; i < language_.target_kinds(); ++i)
    if (language_.target_kind(i).words.find(name) >= 0) return fault("is a word of the language already");
  if (named(name) >= 0) return fault("has been given to another choice");
  if (names_.size() == kMostNames) return fault("is one name too many");
  if (last_filter_ < 0) return false;  // already reported
  *out = static_cast<std::int16_t>(names_.size());
  names_.push_back({name, code_.filters[static_cast<std::size_t>(last_filter_)].target_kind,
                    static_cast<std::int16_t>(last_filter_)});
  return true;
}

bool Loader::blocks(const Json& j, const std::string& path, std::int16_t* out) {
  if (!j.is_array() || j.empty()) return problems_.add(path, "must be a list of programs"), false;
  std::vector<std::int16_t> begins;
  for (std::size_t i = 0; i < j.size(); ++i)
    begins.push_back(static_cast<std::int16_t>(program(j[i], path + "/" + std::to_string(i))));
  out[0] = static_cast<std::int16_t>(code_.lists.size());
  out[1] = static_cast<std::int16_t>(begins.size());
  code_.lists.insert(code_.lists.end(), begins.begin(), begins.end());
  return true;
}

bool Loader::conditions(const Json& j, const std::string& path, std::int16_t* out) {
  if (!j.is_array() || j.empty()) return problems_.add(path, "must be a list of conditions"), false;
  std::vector<Op> found;  // nested conditions add theirs first
  bool sound = true;
  for (std::size_t i = 0; i < j.size(); ++i) {
    const std::string at = path + "/" + std::to_string(i);
    const auto* word = text_member(j[i], "is");
    const int n = word ? language_.find_condition(*word) : -1;
    if (n < 0) {
      unknown(j[i], "is", at, language_.conditions(), [&](int c) { return language_.condition(c).word; });
      look_deeper(j[i], at);
      sound = false;
      continue;
    }
    Op op;
    op.verb = static_cast<std::uint16_t>(n);
    if (params(j[i], language_.condition(n).params, "is", at, op))
      found.push_back(op);
    else
      sound = false;
  }
  out[0] = static_cast<std::int16_t>(code_.conditions.size());
  code_.conditions.insert(code_.conditions.end(), found.begin(), found.end());
  out[1] = static_cast<std::int16_t>(found.size());
  return sound;
}

int Loader::cost(const Json& items, const std::string& path) {
  Cost out;
  if (!items.is_array() || items.empty()) problems_.add(path, "must be a list of what is paid");
  for (std::size_t i = 0; items.is_array() && i < items.size(); ++i) {
    const Json& j = items[i];
    const std::string at = path + "/" + std::to_string(i);
    const auto* word = text_member(j, "pay");
    const int what = word ? language_.find_cost(*word) : -1;
    if (what < 0) {
      unknown(j, "pay", at, language_.costs(), [&](int c) { return language_.cost(c).word; });
      continue;
    }
    CostItem item;
    item.what = static_cast<std::uint8_t>(what);
    const Names* kinds = language_.cost(what).kinds;
    Op op;
    std::vector<Param> list{{"n", Param::Kind::number, false, 1, nullptr}};
    if (kinds) list.push_back({"of", Param::Kind::name, true, 0, kinds});
    if (!params(j, list, "pay", at, op)) continue;
    item.n = op.arg[0];
    item.kind = static_cast<std::uint8_t>(op.arg[1]);
    if (item.n < 1) problems_.add(at + "/n", "must be at least 1");
    out.push_back(item);
  }
  code_.costs.push_back(std::move(out));
  return static_cast<int>(code_.costs.size()) - 1;
}

}  // namespace mathom::effects
