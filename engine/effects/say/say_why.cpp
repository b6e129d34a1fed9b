#include "effects/say/say_why.h"

#include <string>

#include "effects/run/filters.h"
#include "text/kept_words.h"

namespace mathom::effects {
namespace {

// Says a condition about things, by its key with ".needed".
Clause say_condition(const TextBuilder& sp, int condition) {
  const Condition& word = sp.language().condition(sp.code().conditions[static_cast<std::size_t>(condition)].verb);
  if (word.params.empty()) return {};
  Op one;
  one.arg[0] = static_cast<std::int16_t>(condition);
  one.arg[1] = 1;
  Clause s{Phrase{kept_key(word.key, "needed"), {}}};
  return s.put("need", sp.need(one, 0));
}

// Names the things that the first step needs and that do not exist.
Clause say_missing(const TextBuilder& sp, const Host& h, int block, const Frame& self) {
  const Op& op = sp.code().ops[static_cast<std::size_t>(block)];
  const int filter = missing_things(h, op, self);
  if (filter < 0) return {};
  Clause s{Phrase{"effects.why.none", {}}};
  return s.put("what", sp.targets(filter, {TextBuilder::kAny}, TextBuilder::Lying::there));
}

void write(const Clause& s, std::string& out) {
  out += s.phrase.key;
  out += '(';
  const auto begin = [&](std::string_view name) {
    if (out.back() != '(') out += ',';
    out.append(name).append("=");
  };
  for (const Arg& a : s.phrase.args) {
    begin(a.name);
    switch (a.kind) {
      case Arg::Kind::word: out += a.word; break;
      case Arg::Kind::card: out += "@" + std::to_string(a.value); break;
      case Arg::Kind::seat: out += "$" + std::to_string(a.value); break;
      default: out += "#" + std::to_string(a.value);
    }
  }
  for (std::size_t i = 0; i < s.places.size(); ++i) {
    begin(s.places[i]);
    write(s.parts[i], out);
  }
  out += ')';
}

}  // namespace

Clause say_unmet(const TextBuilder& sp, const Host& h, const Ability& a, const Frame& self) {
  switch (unmet(h, a, self)) {
    case Unmet::condition: return say_condition(sp, first_failing(h, a.first_condition, a.conditions, self));
    case Unmet::cost: {
      Clause s{Phrase{"effects.why.cost", {}}};
      return s.put("cost", sp.in_order(a.cost, kWhoSelf));
    }
    default: return say_missing(sp, h, a.body, self);
  }
}

std::string_view as_words(const Clause& s) {
  std::string words;
  write(s, words);
  return kept_words(std::move(words));
}

std::string_view block_as_words(const Language& l, const Code& code, int block) {
  return as_words(TextBuilder(l, code).in_order(block, kWhoSelf));
}

Lack lack_of(const Host& h, const Ability& a, const Frame& self, bool must) {
  Lack out{.unmet = unmet(h, a, self, must)};
  switch (out.unmet) {
    case Unmet::nothing: break;
    case Unmet::condition: out.condition = first_failing(h, a.first_condition, a.conditions, self); break;
    case Unmet::cost: out.step = impossible_step(h, a.cost, self); break;
    case Unmet::effect: out.step = a.body; break;  // its first step
  }
  return out;
}

int impossible_step(const Host& h, int block, const Frame& self) {
  for (int pc = block; h.code().ops[static_cast<std::size_t>(pc)].verb != kEnd; ++pc) {
    const Op& op = h.code().ops[static_cast<std::size_t>(pc)];
    if (!h.language().verb(op.verb).possible(h, op, self)) return pc;
  }
  return -1;
}

std::vector<int> options_of(const Language& language, const Code& code, const Op& op) {
  const Verb& verb = language.verb(op.verb);
  std::vector<int> out;
  for (std::size_t n = 0; n < verb.params.size(); ++n) {
    if (verb.params[n].kind != Param::Kind::blocks) continue;
    const auto slot = static_cast<std::size_t>(verb.slot(n));
    for (int i = 0; i < op.arg[slot + 1]; ++i) out.push_back(code.lists[static_cast<std::size_t>(op.arg[slot] + i)]);
  }
  return out;
}

int missing_things(const Host& h, const Op& op, const Frame& self) {
  if (op.verb == kEnd) return -1;
  const Verb& verb = h.language().verb(op.verb);
  for (std::size_t n = 0; n < verb.params.size(); ++n) {
    const int filter = op.arg[static_cast<std::size_t>(verb.slot(n))];
    if (verb.params[n].kind != Param::Kind::targets || filter < 0 || is_word(h.code(), filter)) continue;
    if (h.count(filter, self) == 0) return filter;
  }
  return -1;
}

std::int16_t argument_of(const Language& language, const Op& op, std::string_view key, std::int16_t otherwise) {
  const Verb& verb = language.verb(op.verb);
  for (std::size_t n = 0; n < verb.params.size(); ++n)
    if (verb.params[n].key == key) return op.arg[static_cast<std::size_t>(verb.slot(n))];
  return otherwise;
}

}  // namespace mathom::effects
