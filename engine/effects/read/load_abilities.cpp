// The texts of cards: the forms of an ability.
#include <algorithm>

#include "core/json_reader.h"
#include "effects/read/forms.h"
#include "effects/read/loader.h"

namespace mathom::effects {
// --- abilities

std::vector<Ability> Loader::abilities(const Json& list, const std::string& path) {
  std::vector<Ability> out;
  if (!list.is_array()) return problems_.add(path, "must be a list of abilities"), out;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Json& j = list[i];
    const std::string at = path + "/" + std::to_string(i);
    Ability a;
    bool sound = false;
    names_.clear();
    before_ = false;
    if (member(j, "when"))
      sound = triggered(j, at, a);
    else if (member(j, "give"))
      sound = static_(j, at, a);
    else if (member(j, "instead_of"))
      sound = replacement(j, at, a);
    else if (member(j, "to_play") && language_.extras().to_play)
      sound = to_play(j, at, a);
    else
      problems_.add(at, "must have \"when\", \"give\" or \"instead_of\"");
    if (sound) out.push_back(a);
  }
  names_.clear();
  before_ = false;
  if (!fits()) problems_.add(path, "holds more than there is room for"), out.clear();
  return out;
}

int Loader::moment(const Json& j, const std::string& path) {
  const auto* word = j.is_string() ? j.get_ptr<const std::string*>() : text_member(j, "on");
  const int n = word ? language_.find_trigger(*word) : -1;
  if (n >= 0) return n;
  std::vector<std::string_view> known;
  for (int i = 0; i < language_.triggers(); ++i) known.push_back(language_.trigger(i).word);
  const Json* on = j.is_object() ? member(j, "on") : nullptr;
  problems_.add(path, unknown_word(on ? *on : j, known));
  return -1;
}

// "when": [moments]: one text; each of its moments is a word.
bool Loader::moments(const Json& list, const std::string& path, Ability& out) {
  bool sound = list.size() > 1;
  if (!sound) problems_.add(path, "must be a moment or several");
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string at = path + "/" + std::to_string(i);
    const int n = moment(list[i], at);
    sound = sound && n >= 0;
    if (n < 0) continue;
    const Trigger& t = language_.trigger(n);
    const Trigger& first = language_.trigger(i == 0 ? n : out.trigger);
    if (!list[i].is_string() || t.needs_to)
      problems_.add(at, "must be a word alone, where there are several"), sound = false;
    if (t.is_action != first.is_action || t.is_plain != first.is_plain || t.is_before != first.is_before)
      problems_.add(at, "does not go with the moment before it"), sound = false;
    if (i == 0)
      out.trigger = static_cast<std::uint8_t>(n);
    else
      out.also |= std::uint64_t{1} << n;
  }
  return sound;
}

bool Loader::trigger(const Json& j, const std::string& path, Ability& out) {
  if (j.is_array() && language_.extras().many_moments) return moments(j, path, out);
  const int n = moment(j, path);
  if (n < 0) return false;
  out.trigger = static_cast<std::uint8_t>(n);
  const Trigger& t = language_.trigger(n);
  const Json* to = j.is_object() ? member(j, "to") : nullptr;
  const Json* by = j.is_object() ? member(j, "by") : nullptr;
  const std::size_t keys = 1u + (to ? 1u : 0u) + (by ? 1u : 0u);
  if (j.is_object() && (j.size() != keys || keys == 1))
    return problems_.add(path, "must be a word, or {\"on\": word, \"to\": where}"), false;
  if (t.needs_to && !to) return problems_.add(path, "must say where, as {\"on\": ..., \"to\": ...}"), false;
  if (to && t.target_kind < 0) return problems_.add(path + "/to", "does not go with this moment"), false;
  if (by && t.by_kind < 0) return problems_.add(path + "/by", "does not go with this moment"), false;
  // The thing that a moment is about may have left play: it was killed, or discarded.
  if (to) out.to = static_cast<std::int16_t>(targets(*to, t.target_kind, path + "/to", Implied::owner));
  if (by) out.other = static_cast<std::int16_t>(targets(*by, t.by_kind, path + "/by", Implied::owner));
  return (!to || out.to >= 0) && (!by || out.other >= 0);
}

// Reads the moment for which a step leaves a text, before its steps are read.
bool Loader::later_moment(const Json& j, const std::string& path, std::int16_t* out) {
  if (j.is_array()) return problems_.add(path, "must be one moment"), false;
  Ability a;
  if (!trigger(j, path, a)) return false;
  const Trigger& t = language_.trigger(a.trigger);
  if (t.is_action || t.is_plain) return problems_.add(path, "must be something that happens by itself"), false;
  before_ = t.is_before;
  out[0] = a.trigger;
  out[1] = a.to;
  out[2] = a.other;
  return true;
}

bool Loader::triggered(const Json& j, const std::string& path, Ability& out) {
  bool sound = only_keys(j, ability_forms()[kTriggeredForm], path, problems_);
  sound = trigger(*member(j, "when"), path + "/when", out) && sound;
  before_ = sound && language_.trigger(out.trigger).is_before;
  sound = need(j, "if", path, out) && sound;
  if (const Json* by = member(j, "by"))
    sound = param(*by, {"by", Param::Kind::who, true, 0, nullptr, 0}, path + "/by", &out.by) && sound;
  if (const Json* may = member(j, "may")) {
    if (!may->is_boolean()) problems_.add(path + "/may", "must be true or false"), sound = false;
    out.may = may->is_boolean() && may->get<bool>();
  }
  sound = steps(j, "cost", path, out.cost) && sound;
  sound = steps(j, "do", path, out.body) && sound;
  sound = limit(j, path, out) && sound;
  if (const Json* answer = member(j, "answer")) {
    const std::string at = path + "/answer";
    if (!language_.extras().instead) return problems_.add(at, "is unknown to this game"), false;
    if (!answer->is_boolean()) problems_.add(at, "must be true or false"), sound = false;
    out.response = answer->is_boolean() && answer->get<bool>();
    if (out.response && language_.trigger(out.trigger).is_action)
      problems_.add(at, "goes with something that happens, not with an action"), sound = false;
  }
  return sound;
}

// "limit": "phase", or {"phase": 3}.
bool Loader::limit(const Json& j, const std::string& path, Ability& out) {
  const Json* limit = member(j, "limit");
  if (!limit) return true;
  const std::string at = path + "/limit";
  if (!language_.limits()) return problems_.add(at, "is unknown to this game"), false;
  std::int16_t n = 0;
  const bool numbered = limit->is_object() && limit->size() == 1 && language_.extras().counts_uses;
  const Json word = numbered ? Json(limit->begin().key()) : *limit;
  if (!param(word, {"limit", Param::Kind::name, true, 0, language_.limits(), 0}, at, &n)) return false;
  out.limit = static_cast<std::uint8_t>(1 + n);
  if (!numbered) return true;
  const auto times = whole_number<std::uint8_t>(limit->begin().value());
  if (!times || *times < 1 || *times > kMostUses)
    return problems_.add(at, "must be from 1 to " + std::to_string(kMostUses) + " times"), false;
  out.limit_n = *times;
  return true;
}

// Reads the conditions of a text under that key.
bool Loader::need(const Json& j, const char* key, const std::string& path, Ability& out) {
  const Json* list = member(j, key);
  if (!list) return true;
  std::int16_t run[2]{};
  const bool sound = conditions(*list, path + "/" + key, run);
  out.first_condition = run[0];
  out.conditions = run[1];
  return sound;
}

// Reads steps. If the key is there, there must be at least one.
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
  sound = need(j, "while", path, out) && sound;
  std::int16_t run[2]{};
  sound = modifiers(*member(j, "give"), path + "/give", run) && sound;
  out.first_modifier = run[0];
  out.modifiers = run[1];
  return sound;
}

bool Loader::modifiers(const Json& list, const std::string& path, std::int16_t* out) {
  if (!list.is_array() || list.empty()) return problems_.add(path, "must be a list of modifiers"), false;
  std::vector<Op> ops;
  bool sound = true;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string at = path + "/" + std::to_string(i);
    const auto* word = text_member(list[i], "mod");
    const int n = word ? language_.find_modifier(*word) : -1;
    if (n < 0) {
      unknown(list[i], "mod", at, language_.modifiers(), [&](int m) { return language_.modifier(m).word; });
      sound = false;
      continue;
    }
    Op op;
    op.verb = static_cast<std::uint16_t>(n);
    if (params(list[i], language_.modifier(n).params, "mod", at, op))
      ops.push_back(op);
    else
      sound = false;
  }
  out[0] = short_of(code_.modifiers.size());
  out[1] = short_of(ops.size());
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
  sound = need(j, "while", path, out) && sound;
  return params(rest, language_.replacement(), "", path, out.replacement) && sound;
}

// Its body is an empty block, so that it is paid like any other text (abilities.h).
bool Loader::to_play(const Json& j, const std::string& path, Ability& out) {
  out.kind = Ability::Kind::to_play;
  bool sound = only_keys(j, ability_forms()[kToPlayForm], path, problems_);
  const Json& mark = *member(j, "to_play");
  if (!mark.is_boolean() || !mark.get<bool>()) problems_.add(path + "/to_play", "must be true"), sound = false;
  if (!member(j, "if") && !member(j, "cost")) problems_.add(path, "must have \"if\" or \"cost\""), sound = false;
  sound = need(j, "if", path, out) && sound;
  sound = steps(j, "cost", path, out.cost) && sound;
  out.body = short_of(static_cast<std::size_t>(finish({})));
  return sound;
}

}  // namespace mathom::effects
