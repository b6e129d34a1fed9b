// Filters and values in words: "up to 2 Nazgûl characters from the cards drawn", "1 for every 2 Isengard armies here".
//
//   <game>.things.card        "{n|card|cards}"          a thing of no particular kind
//   <name of a kind>.n        "{n|army|armies}"         a thing of that kind
//   <game>.of.<test>          "{value} {things}"        what is so of it
//   <game>.of.<where>         "{things} from {value}"; ".there": "{things} {value}"; ".stands": "{things} is {value}"
//   <name of a place>         "the cycle pile"; ".there", for the last two: "in the cycle pile"
//   <name of a place>.one     "an active {things}"     one that lies there, where the kind of target says that one is meant
//   <name of a place>.all     "the other cards drawn"   all that lie there, and nothing else is said of them
//   effects.things.*          how many
#include "effects/say.h"

#include <algorithm>

#include "effects/machine.h"

namespace mathom::effects {
namespace {

bool is_many(std::int16_t n) { return n != 1 && n != TextBuilder::kEach && n != TextBuilder::kAny; }
std::string_view formed(std::string_view key, std::string_view form) {
  return form.empty() ? key : kept_key(key, form);
}

}  // namespace

// The values of a test: "Boromir or Faramir".
Clause TextBuilder::one_of(const TestWord& word, const Test& t, std::string_view form) const {
  std::vector<Clause> list;
  for (int i = 0; i < t.values; ++i) {
    const std::int16_t v = c_.lists[static_cast<std::size_t>(t.first + i)];
    if (word.kind == TestWord::Kind::who)
      list.push_back(who(v));
    else if (word.kind == TestWord::Kind::number && v >= 0)
      list.push_back({Phrase{"effects.number", {}}.number("n", v)});
    else if (word.names)
      list.push_back({Phrase{formed(word.names->key(word.kind == TestWord::Kind::number ? -1 - v : v), form), {}}});
  }
  return join(std::move(list), "effects.or_short", "effects.comma");
}

// What they are, without how many and where: "Rohan army", "Boromir or Faramir".
Clause TextBuilder::noun(const Filter& f, bool many) const {
  const TargetKind& target_kind = l_.target_kind(f.target_kind);
  const int n = many ? 2 : 1;
  Clause out{Phrase{target_kind.key, {}}.number("n", n)};
  const auto each_test = [&](auto use) {
    for (int i = f.first; i < f.first + f.tests; ++i) use(c_.tests[static_cast<std::size_t>(i)]);
  };
  bool named = false;
  each_test([&](const Test& t) {
    const TestWord& word = target_kind.tests[t.word];
    if (t.word == target_kind.title) {
      out = one_of(word, t);
      named = true;
    } else if (t.word == target_kind.kind && !named) {
      std::vector<Clause> kinds;
      for (int i = 0; i < t.values; ++i) {
        const int v = c_.lists[static_cast<std::size_t>(t.first + i)];
        kinds.push_back({Phrase{kept_key(word.names->key(v), "n"), {}}.number("n", n)});
      }
      out = join(std::move(kinds), "effects.or_short", "effects.comma");
    }
  });
  each_test([&](const Test& t) {
    if (t.word == target_kind.title || t.word == target_kind.kind || t.word == target_kind.where ||
        t.word == target_kind.implied)
      return;
    Clause s{Phrase{target_kind.tests[t.word].key, {}}.number("n", n)};
    s.put("value", one_of(target_kind.tests[t.word], t)).put("things", std::move(out));
    out = std::move(s);
  });
  return out;
}

Clause TextBuilder::value(std::int16_t arg) const {
  if (arg < kComputed) return {Phrase{"effects.number", {}}.number("n", arg)};
  const Value& v = c_.values[static_cast<std::size_t>(arg - kComputed)];
  if (v.filter < 0) return {Phrase{"effects.as_many", {}}};
  Clause s{Phrase{v.per == 1 ? "effects.for_each" : "effects.for_every", {}}};
  s.put("things", targets(v.filter, {v.per == 1 ? kEach : v.per}, Lying::there));
  if (!on_) return s;
  Clause now{Phrase{"effects.now", {}}.number("n", value_of(*on_, arg, *frame_))};
  return std::move(now.put("what", std::move(s)));
}

bool TextBuilder::has_place(int filter) const {
  const Filter& f = c_.filters[static_cast<std::size_t>(filter)];
  const auto first = c_.tests.begin() + f.first;
  return f.word < 0 &&
         std::any_of(
             first, first + f.tests, [&](const Test& t) { return t.word == l_.target_kind(f.target_kind).where; });
}

// Where they lie. Of one name, or of one thing, the sentence is in the singular.
Clause TextBuilder::placed(const TestWord& word, const Test& where, Many many, Lying lying, Clause things) const {
  static constexpr std::string_view kLyingForms[] = {"", "there", "stands"};
  Clause s{Phrase{formed(word.key, kLyingForms[static_cast<std::size_t>(lying)]), {}}};
  s.phrase.number("n", many.n < 0 || many.n >= kComputed ? 1 : many.n);
  s.put("value", one_of(word, where, lying == Lying::from ? "" : "there"));
  return std::move(s.put("things", std::move(things)));
}

// "an active battleground": one of these, and nothing else is said of where it lies.
Clause TextBuilder::one_placed(const TestWord& word, const Test& where, Clause thing) const {
  Clause a{Phrase{kept_key(word.names->key(c_.lists[static_cast<std::size_t>(where.first)]), "one"), {}}};
  return std::move(a.put("things", std::move(thing)));
}

Clause TextBuilder::targets(int filter, Many many, Lying lying) const {
  const Filter& f = c_.filters[static_cast<std::size_t>(filter)];
  const TargetKind& target_kind = l_.target_kind(f.target_kind);
  if (f.word >= 0)
    return Clause{Phrase{target_kind.words.key(f.word), {}}.number("n", many.n < kComputed ? many.n : 2)};
  const Test* where = nullptr;
  bool named = false, plain = true;
  for (int i = f.first; i < f.first + f.tests; ++i) {
    const Test& t = c_.tests[static_cast<std::size_t>(i)];
    if (t.word == target_kind.where) where = &t;
    named = named || t.word == target_kind.title;
    plain = plain && (t.word == target_kind.where || t.word == target_kind.implied);
  }
  if (where && plain && many.n == kAll && where->values == 1)
    return {Phrase{
        kept_key(target_kind.tests[where->word].names->key(c_.lists[static_cast<std::size_t>(where->first)]), "all"),
        {}}};
  const bool one = many.n < 0 && target_kind.one;
  Clause out = noun(f, is_many(many.n) && !one);
  if (one && !named && where && lying == Lying::there && where->values == 1)
    return one_placed(target_kind.tests[where->word], *where, std::move(out));
  if (!named && (one || (many.n < 0 && many.n != kEach))) {
    const char* few = many.n == kAny ? "effects.things.whichever" : "effects.things.many";
    Clause a{Phrase{one ? "effects.things.one" : few, {}}};
    out = std::move(a.put("things", std::move(out)));
  }
  if (!named && many.n >= 0) {
    const char* key = many.n == kAll        ? (many.up_to ? "effects.things.any" : "effects.things.all")
                      : many.n >= kComputed ? "effects.things.so_many"
                      : many.up_to          ? "effects.things.up_to"
                                            : "effects.things.some";
    Clause counted{Phrase{key, {}}};
    if (many.n < kAll) counted.phrase.number("n", many.n);
    if (many.n >= kComputed) counted.put("n", value(many.n));
    out = std::move(counted.put("things", std::move(out)));
  }
  if (!where) return out;
  return placed(target_kind.tests[where->word], *where, many, lying, std::move(out));
}

void TextBuilder::put_clauses(const std::vector<Param>& params, const Op& op, Clause& s, Lying lying) const {
  Many many;
  std::size_t slot = 0;
  for (const Param& p : params) {
    if (p.kind == Param::Kind::value && p.key == "n") many.n = op.arg[slot];
    if (p.key == "least") many.n = op.arg[slot];
    if (p.kind == Param::Kind::flag && p.key == "up_to") many.up_to = op.arg[slot] != 0;
    slot += static_cast<std::size_t>(p.width());
  }
  slot = 0;
  for (const Param& p : params) {
    const std::int16_t arg = op.arg[slot];
    slot += static_cast<std::size_t>(p.width());
    if (p.kind == Param::Kind::value) {
      if (arg < kComputed && !s.phrase.args.full()) s.phrase.number(p.key, arg);
      // "1 for each ...": a sentence of its own.
      if (arg >= kComputed) s.put(p.key, value(arg));
      if (arg >= kComputed && c_.values[static_cast<std::size_t>(arg - kComputed)].filter >= 0)
        s.phrase.key = kept_key(s.phrase.key, "each");
    }
    if (p.kind == Param::Kind::targets && arg >= 0)
      s.put(p.key, targets(arg, p.key == "what" ? many : Many{}, p.key == "what" ? lying : Lying::there));
    if (p.kind == Param::Kind::conditions) s.put(p.key, need(op, static_cast<int>(slot) - p.width()));
  }
}

}  // namespace mathom::effects
