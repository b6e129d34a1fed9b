// assets/cards/war_of_the_ring/schema.json: what editors know of card files.
#include "core/json.h"
#include "effects/read/card_set.h"
#include "effects/read/forms.h"
#include "rules/card_files.h"
#include "shell/headless/card_language.h"
#include "shell/headless/words.h"

namespace mathom::headless {
namespace {

using effects::Fact;
using effects::Language;
using effects::Names;
using effects::Param;

constexpr int kMostNumber = effects::kAll;

Json defined(const std::string& name) { return {{"$ref", "#/definitions/" + name}}; }
Json list_of(Json item) { return {{"type", "array"}, {"items", std::move(item)}}; }
Json some_of(Json item) { return {{"type", "array"}, {"items", std::move(item)}, {"minItems", 1}}; }
Json whole(int least, int most) { return {{"type", "integer"}, {"minimum", least}, {"maximum", most}}; }
Json yes_or_no() { return {{"type", "boolean"}}; }
Json only_true() { return {{"const", true}}; }
Json any_of(std::vector<Json> ways) { return {{"anyOf", std::move(ways)}}; }
Json words(const Names& names) {
  Json out = Json::array();
  for (int i = 0; i < names.size(); ++i) out.push_back(std::string(names.word(i)));
  return {{"enum", std::move(out)}};
}

// An object with these keys and no others.
class Object {
 public:
  Object& key(std::string_view name, Json takes, bool needed, std::string_view what = {}) {
    if (!what.empty()) takes["description"] = std::string(what);
    keys_[std::string(name)] = std::move(takes);
    if (needed) needed_.push_back(std::string(name));
    return *this;
  }
  Json done() const {
    Json out{{"type", "object"}, {"properties", keys_}, {"additionalProperties", false}};
    if (!needed_.empty()) out["required"] = needed_;
    return out;
  }

 private:
  Json keys_ = Json::object(), needed_ = Json::array();
};

class Schema {
 public:
  Schema(std::string_view id, const CardGame& g) : id_(id), forms_(g.forms()), l_(g.language()) {}

  Json make() {
    defs_["who"] = words(l_.selectors());
    for (int i = 0; i < l_.target_kinds(); ++i) defs_[target_name(i)] = targets(l_.target_kind(i));
    defs_["value"] = value(false);
    if (l_.modifiers() > 0 && l_.times()) defs_["signed_value"] = value(true);
    defs_["steps"] = list_of(defined("step"));
    defs_["step"] = steps();
    if (l_.conditions() > 0)
      defs_["condition"] = of_words("is", l_.conditions(), [&](int i) -> const auto& { return l_.condition(i); });
    if (l_.modifiers() > 0)
      defs_["modifier"] = of_words("mod", l_.modifiers(), [&](int i) -> const auto& { return l_.modifier(i); });
    defs_["trigger"] = moments();
    defs_["ability"] = abilities();
    Object file;
    file.key("$schema", {{"type", "string"}}, false);
    for (const auto list : effects::lists_of(forms_)) {
      std::vector<Json> ways;
      for (const auto& form : forms_)
        if (form.list == list) ways.push_back(entry(form));
      file.key(list, list_of(ways.size() == 1 ? std::move(ways[0]) : any_of(std::move(ways))), false);
    }
    Json out = file.done();
    out["$schema"] = "http://json-schema.org/draft-07/schema#";
    out["title"] = "Cards of " + Words().say(id_ + ".title");
    out["definitions"] = defs_;
    return out;
  }

 private:
  std::string target_name(int i) const { return std::string(l_.target_kind(i).word) + "s"; }
  Json named(const Names& names) {
    constexpr int kMostInline = 20;
    if (names.size() <= kMostInline) return words(names);
    const std::string key(names.key(0));  // "<prefix>.<word>"
    const std::string name = key.substr(0, key.size() - names.word(0).size() - 1);
    defs_[name] = words(names);
    return defined(name);
  }
  Json any_targets(int target_kind) const {
    if (target_kind >= 0) return defined(target_name(target_kind));
    std::vector<Json> ways;
    for (int i = 0; i < l_.target_kinds(); ++i) ways.push_back(defined(target_name(i)));
    return any_of(std::move(ways));
  }
  Json targets(const effects::TargetKind& s) {
    using K = effects::TestWord::Kind;
    Object tests;
    for (const auto& t : s.tests) {
      Json one = t.kind == K::who      ? defined("who")
                 : t.kind == K::flag   ? only_true()
                 : t.kind == K::name   ? named(*t.names)
                 : t.kind == K::filter ? defined(std::string(s.word) + "s")
                                       : whole(0, kMostNumber);
      if (t.kind == K::number && t.names) one = any_of({std::move(one), named(*t.names)});
      tests.key(t.word, any_of({one, some_of(one)}), false, t.note.what);
    }
    Json filter = tests.done();
    filter["minProperties"] = 1;
    // A choice may have been given a name before.
    const Json word = l_.extras().named_choices ? Json{{"type", "string"}, {"minLength", 1}} : words(s.words);
    return any_of({word, std::move(filter)});
  }
  Json value(bool is_signed) const {
    const int least = is_signed ? -kMostNumber : 0;
    const Json per = whole(1, 32767);
    std::vector<Json> ways{{{"const", "all"}}, whole(least, kMostNumber)};
    const auto counted = [&](std::string_view key, Json of) {
      ways.push_back(Object()
                         .key(key, std::move(of), true)
                         .key("per", per, false)
                         .key("over", whole(1, kMostNumber), false)
                         .key("times", whole(is_signed ? least : 1, kMostNumber), false)
                         .key("most", whole(1, kMostNumber), false)
                         .done());
    };
    if (l_.target_kinds() > 0) counted("count", defined(target_name(0)));
    counted("taken", only_true());
    for (int i = 0; i < l_.measures(); ++i) {
      const auto& m = l_.measure(i);
      counted(m.word, m.target_kind < 0 ? only_true() : any_targets(m.target_kind));
    }
    if (l_.extras().amounts) counted("asked", only_true());
    if (l_.extras().sums) counted("sum", list_of(defined(is_signed ? "signed_value" : "value")));
    return any_of(std::move(ways));
  }
  Json takes(const Param& p) {
    switch (p.kind) {
      case Param::Kind::who: return defined("who");
      case Param::Kind::number: return whole(-1, kMostNumber);
      case Param::Kind::name: return named(*p.names);
      case Param::Kind::block: return defined("steps");
      case Param::Kind::blocks: return some_of(defined("steps"));
      case Param::Kind::cost: return {{"type", "array"}};
      case Param::Kind::conditions: return some_of(defined("condition"));
      case Param::Kind::value: return defined(p.is_signed && l_.times() ? "signed_value" : "value");
      case Param::Kind::flag: return yes_or_no();
      case Param::Kind::targets: return any_targets(p.target_kind);
      case Param::Kind::modifiers: return some_of(defined("modifier"));
      case Param::Kind::moment: return defined("trigger");
      case Param::Kind::binding: return {{"type", "string"}, {"minLength", 1}};
    }
    return {};
  }
  Json takes(const Fact& f) {
    switch (f.kind) {
      case Fact::Kind::id:
      case Fact::Kind::text: return {{"type", "string"}};
      case Fact::Kind::flag: return yes_or_no();
      case Fact::Kind::number: return whole(f.least, f.most);
      case Fact::Kind::numbers: return list_of(whole(f.least, f.most));
      case Fact::Kind::word: return named(*f.names);
      case Fact::Kind::words: return list_of(named(*f.names));
      case Fact::Kind::texts: return {{"type", "object"}, {"minProperties", 1}};
      case Fact::Kind::targets: return any_targets(f.target_kind);
      case Fact::Kind::conditions: return some_of(defined("condition"));
      case Fact::Kind::steps: return defined("steps");
      case Fact::Kind::modifiers: return some_of(defined("modifier"));
      case Fact::Kind::causes: return some_of(named(*l_.causes()));
      case Fact::Kind::limit: return limit();
      case Fact::Kind::answer: return yes_or_no();
      case Fact::Kind::to_play: return only_true();
      case Fact::Kind::who: return defined("who");
      case Fact::Kind::trigger: return defined("trigger");
      case Fact::Kind::abilities: return list_of(defined("ability"));
    }
    return {};
  }
  Json limit() {
    if (!l_.extras().counts_uses) return named(*l_.limits());
    std::vector<Json> ways{named(*l_.limits())};
    for (int i = 0; i < l_.limits()->size(); ++i)
      ways.push_back(Object().key(l_.limits()->word(i), whole(1, effects::kMostUses), true).done());
    return any_of(std::move(ways));
  }
  Json word_of(std::string_view key, std::string_view word, const std::vector<Param>& params, std::string_view what) {
    Object o;
    o.key(key, {{"const", std::string(word)}}, true, what);
    for (const Param& p : params) o.key(p.key, takes(p), p.needed);
    return o.done();
  }
  template <class At>
  Json of_words(std::string_view key, int n, At at) {
    std::vector<Json> ways;
    for (int i = 0; i < n; ++i) ways.push_back(word_of(key, at(i).word, at(i).params, at(i).note.what));
    return any_of(std::move(ways));
  }
  Json steps() {
    std::vector<Json> ways;
    for (int i = 0; i < l_.verbs(); ++i) {
      const auto& v = l_.verb(i);
      if (v.word != "end" && can_be_written(l_, v)) ways.push_back(word_of("do", v.word, v.params, v.note.what));
    }
    return any_of(std::move(ways));
  }
  Json moments() {
    std::vector<Json> ways;
    for (int i = 0; i < l_.triggers(); ++i) {
      const auto& t = l_.trigger(i);
      const Json word{{"const", std::string(t.word)}, {"description", std::string(t.note.what)}};
      if (!t.needs_to) ways.push_back(word);
      const auto narrowed = [&](bool to, bool by) {
        Object o;
        o.key("on", word, true);
        if (t.target_kind >= 0) o.key("to", defined(target_name(t.target_kind)), to);
        if (by) o.key("by", defined(target_name(t.by_kind)), true);
        ways.push_back(o.done());
      };
      if (t.target_kind >= 0) narrowed(true, false);
      if (t.by_kind >= 0) narrowed(t.needs_to, true);
    }
    if (l_.extras().many_moments) ways.push_back(several_moments());
    return any_of(std::move(ways));
  }
  Json several_moments() const {
    Json all = Json::array();
    for (int i = 0; i < l_.triggers(); ++i)
      if (!l_.trigger(i).needs_to) all.push_back(std::string(l_.trigger(i).word));
    return {{"type", "array"}, {"items", {{"enum", std::move(all)}}}, {"minItems", 2}};
  }
  Json entry(const effects::Form& form) {
    Object o;
    // A key that only some types have is not required of all.
    for (const Fact& f : form.keys)
      if (can_be_written(l_, f)) o.key(f.key, takes(f), f.needed && f.types == 0, f.what);
    if (form.replaces)
      for (const Param& p : l_.replacement()) o.key(p.key, takes(p), p.needed);
    return o.done();
  }
  Json abilities() {
    std::vector<Json> ways;
    for (const auto& form : effects::ability_forms())
      if (can_be_written(l_, form)) ways.push_back(entry(form));
    return any_of(std::move(ways));
  }

  const std::string id_;
  std::span<const effects::Form> forms_;
  const Language& l_;
  Json defs_ = Json::object();
};

}  // namespace

Json language_schema(std::string_view id, const CardGame& game) { return Schema(id, game).make(); }

}  // namespace mathom::headless
