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
#include "effects/say/say.h"

#include <algorithm>

#include "effects/run/filters.h"
#include "effects/run/machine.h"

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
    if (word.kind == TestWord::Kind::filter)
      list.push_back(targets(v, {word.combine == TestWord::Combine::one_of ? kEach : kAny}, Lying::there));
    else if (word.kind == TestWord::Kind::who)
      list.push_back(who(v));
    else if (word.kind == TestWord::Kind::number && v >= 0)
      list.push_back({Phrase{"effects.number", {}}.number("n", v)});
    else if (word.names)
      list.push_back({Phrase{formed(word.names->key(word.kind == TestWord::Kind::number ? -1 - v : v), form), {}}});
  }
  return join(std::move(list), "effects.or_short", "effects.comma");
}

// The test that says what they are: of what kind, or else the first that has nouns; -1: none.
int TextBuilder::noun_test(const Filter& f) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  int found = -1;
  for (int i = f.first; i < f.first + f.tests; ++i) {
    const int word = c_.tests[static_cast<std::size_t>(i)].word;
    if (word == kind.kind) return word;
    if (found < 0 && (kind.nouns >> word & 1) != 0) found = word;
  }
  return found;
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
  const int nouns = noun_test(f);
  each_test([&](const Test& t) {
    const TestWord& word = target_kind.tests[t.word];
    if (t.word == target_kind.title) {
      out = one_of(word, t);
      named = true;
    } else if (t.word == nouns && !named) {
      std::vector<Clause> kinds;
      for (int i = 0; i < t.values; ++i) {
        const int v = c_.lists[static_cast<std::size_t>(t.first + i)];
        kinds.push_back({Phrase{kept_key(word.names->key(v), "n"), {}}.number("n", n)});
      }
      out = join(std::move(kinds), "effects.or_short", "effects.comma");
    }
  });
  each_test([&](const Test& t) {
    if (t.word == target_kind.title || (t.word == nouns && !named) || t.word == target_kind.kind ||
        t.word == target_kind.where || t.word == target_kind.implied)
      return;
    out = tested(target_kind, t, many, named, std::move(out));
  });
  return out;
}

// "wounded companion"; of {"any": ...} alone the things themselves: "Dwarf or Elf".
Clause TextBuilder::tested(const TargetKind& kind, const Test& t, bool many, bool is_named, Clause things) const {
  const TestWord& word = kind.tests[t.word];
  if (word.combine == TestWord::Combine::one_of && !is_named && things.phrase.key == kind.key) return one_of(word, t);
  Clause s{Phrase{word.key, {}}.number("n", many ? 2 : 1)};
  return std::move(s.put("value", one_of(word, t)).put("things", std::move(things)));
}

// "for each minion", "for every 2 burdens over 4 (at most 3)".
Clause TextBuilder::counted_value(const Value& v) const {
  Clause s{Phrase{v.per == 1 ? "effects.for_each" : "effects.for_every", {}}};
  if (v.measure >= 0) {
    Phrase unit = Phrase{l_.measure(v.measure).key, {}}.number("n", v.per == 1 ? 1 : 2);
    Clause things{unit};
    if (v.per != 1) {
      Clause some{Phrase{"effects.things.some", {}}.number("n", v.per)};
      things = std::move(some.put("things", std::move(things)));
    }
    s.put("things", std::move(things));
  } else {
    s.put("things", targets(v.filter, {v.per == 1 ? kEach : v.per}, Lying::there));
  }
  return s;
}

namespace {

bool says_for_each(const Language& l, const Value& v) {
  if (v.measure == kNumberAsked || v.measure == kSum) return false;
  return v.measure < 0 ? v.filter >= 0 : l.measure(v.measure).counted;
}
Clause with_number(std::string_view key, Clause what, std::int16_t n) {
  Clause s{Phrase{key, {}}.number("n", n)};
  return std::move(s.put("what", std::move(what)));
}

}  // namespace

bool TextBuilder::is_counted(std::int16_t arg) const {
  return arg >= kComputed && says_for_each(l_, c_.values[static_cast<std::size_t>(arg - kComputed)]);
}

Clause TextBuilder::value(std::int16_t arg, bool is_signed) const {
  if (arg < kComputed) return {Phrase{is_signed && arg > 0 ? "effects.plus" : "effects.number", {}}.number("n", arg)};
  const Value& v = c_.values[static_cast<std::size_t>(arg - kComputed)];
  if (!says_for_each(l_, v)) {
    if (!is_signed) return amount(arg);
    if (v.measure < 0 && v.filter < 0) return {Phrase{"effects.as_many.more", {}}};
    Clause s{Phrase{v.times < 0 ? "effects.less" : "effects.more", {}}};
    return std::move(s.put("n", amount(arg)));
  }
  Clause s = counted_value(v);
  if (v.over > 0) s = with_number("effects.over", std::move(s), v.over);
  if (v.most > 0) s = with_number("effects.at_most", std::move(s), v.most);
  if (!on_) return s;
  return with_number("effects.now", std::move(s), static_cast<std::int16_t>(value_of(*on_, arg, *frame_)));
}

Clause TextBuilder::amount(std::int16_t arg) const {
  if (arg == kAll) return {Phrase{"effects.any_number", {}}};
  if (arg < kComputed) return {Phrase{"effects.number", {}}.number("n", arg)};
  const Value& v = c_.values[static_cast<std::size_t>(arg - kComputed)];
  if (v.measure == kNumberAsked) return {Phrase{"effects.asked", {}}};
  if (v.measure < 0 && v.filter < 0) return {Phrase{"effects.as_many", {}}};
  Clause s;
  if (v.measure == kSum) {
    std::vector<Clause> parts;
    for (int i = v.first; i < v.first + v.parts; ++i) parts.push_back(amount(c_.lists[static_cast<std::size_t>(i)]));
    s = join(std::move(parts), "effects.sum", "effects.sum");
  } else if (says_for_each(l_, v)) {
    s = {Phrase{"effects.number_of", {}}};
    s.put("things", v.measure >= 0 ? Clause{Phrase{l_.measure(v.measure).key, {}}.number("n", 2)}
                                   : targets(v.filter, {}, Lying::there));
  } else {
    s = {Phrase{l_.measure(v.measure).key, {}}};
    if (v.filter >= 0) s.put("what", targets(v.filter, {}, Lying::there));
  }
  const int times = v.times < 0 ? -v.times : v.times;
  if (v.over > 0) s = with_number("effects.over", std::move(s), v.over);
  if (v.per > 1) s = with_number("effects.divided", std::move(s), v.per);
  if (times > 1) s = with_number("effects.times", std::move(s), static_cast<std::int16_t>(times));
  return v.most > 0 ? with_number("effects.at_most", std::move(s), v.most) : s;
}

// Where a filter means things in play although it does not say so, nor do we.
bool TextBuilder::is_usual_place(const TargetKind& kind, const Test& t) const {
  return kind.usual_place >= 0 && t.word == kind.where && t.values == 1 &&
         c_.lists[static_cast<std::size_t>(t.first)] == kind.usual_place;
}

bool TextBuilder::has_place(int filter) const {
  const Filter& f = c_.filters[static_cast<std::size_t>(filter)];
  const auto first = c_.tests.begin() + f.first;
  return f.word < 0 && std::any_of(
                           first, first + f.tests,
                           [&](const Test& t) {
                             const TargetKind& kind = l_.target_kind(f.target_kind);
                             return t.word == kind.where && !is_usual_place(kind, t);
                           });
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

// What a step chose and gave a name to, or what a moment is about: "that Orc". What a name means is said by its name.
Clause TextBuilder::that_one(int filter) const {
  const Filter& chosen = c_.filters[static_cast<std::size_t>(filter)];
  const auto first = c_.tests.begin() + chosen.first;
  const bool named = std::any_of(first, first + chosen.tests, [&](const Test& t) {
    return t.word == l_.target_kind(chosen.target_kind).title && t.values == 1;
  });
  if (chosen.word >= 0 || named) return targets(filter, {}, Lying::there);
  Clause s{Phrase{"effects.that", {}}};
  Filter what = chosen;
  const int nouns = noun_test(chosen);
  const auto says = std::find_if(first, first + chosen.tests, [&](const Test& t) { return t.word == nouns; });
  what.tests = nouns < 0 ? 0 : 1;
  if (nouns >= 0) what.first = static_cast<std::int16_t>(says - c_.tests.begin());
  return std::move(s.put("things", noun(what, false)));
}

// "2 companions", "up to 2 companions", "1 companion for each minion".
std::string_view TextBuilder::how_many(Many many) const {
  if (many.n == kAll) return many.up_to ? "effects.things.any" : "effects.things.all";
  if (many.n >= kComputed) {
    const Value& v = c_.values[static_cast<std::size_t>(many.n - kComputed)];
    return says_for_each(l_, v) ? "effects.things.each" : "effects.things.so_many";
  }
  if (many.article && many.n == 1) return "effects.things.one";
  return many.up_to ? "effects.things.up_to" : "effects.things.some";
}

Clause TextBuilder::counted(Many many, Clause things) const {
  Clause out{Phrase{how_many(many), {}}};
  if (many.n < kAll) out.phrase.number("n", many.n);
  if (many.n >= kComputed) {
    out.put("n", value(many.n));
    out.phrase.number("times", c_.values[static_cast<std::size_t>(many.n - kComputed)].times);
  }
  return std::move(out.put("things", std::move(things)));
}

// "1 card for each Orc": it is one thing, however many there come to be.
bool TextBuilder::is_one_for_each(Many many) const {
  return many.n >= kComputed && how_many(many) == "effects.things.each" &&
         c_.values[static_cast<std::size_t>(many.n - kComputed)].times == 1;
}

// "Gandalf or 1 Elf": what goes by a name is not counted, and the other is. Empty: no such choice.
Clause TextBuilder::name_or_number(const Filter& f, Many many, Lying lying) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  const auto test = c_.tests.begin() + f.first;
  const auto says = [&](const Test& t) { return t.word != kind.implied && !is_usual_place(kind, t); };
  if (many.n < 0 || std::count_if(test, test + f.tests, says) != 1) return {};
  const Test& t = *std::find_if(test, test + f.tests, says);
  if (kind.tests[t.word].combine != TestWord::Combine::one_of) return {};
  const auto first = c_.lists.begin() + t.first;
  if (std::none_of(first, first + t.values, [&](int each) { return is_one(each); })) return {};
  std::vector<Clause> list;
  for (auto each = first; each != first + t.values; ++each) list.push_back(targets(*each, many, lying));
  return join(std::move(list), "effects.or_short", "effects.comma");
}

Clause TextBuilder::targets(int filter, Many many, Lying lying) const {
  const Filter& f = c_.filters[static_cast<std::size_t>(filter)];
  const TargetKind& target_kind = l_.target_kind(f.target_kind);
  if (f.word >= kNamed) return that_one(f.first);
  if (f.word >= 0 && f.word == target_kind.it && it_ >= 0) return that_one(it_);
  if (f.word >= 0 && f.word == target_kind.other && other_ >= 0) return that_one(other_);
  if (f.word >= 0)
    return Clause{Phrase{target_kind.words.key(f.word), {}}.number("n", many.n < kComputed ? many.n : 2)};
  if (Clause either = name_or_number(f, many, lying); !either.empty()) return either;
  const Test* where = nullptr;
  bool named = false, plain = true;
  for (int i = f.first; i < f.first + f.tests; ++i) {
    const Test& t = c_.tests[static_cast<std::size_t>(i)];
    if (t.word == target_kind.where && !is_usual_place(target_kind, t)) where = &t;
    named = named || t.word == target_kind.title;
    plain = plain && (t.word == target_kind.where || t.word == target_kind.implied);
  }
  if (where && plain && many.n == kAll && where->values == 1)
    return {Phrase{
        kept_key(target_kind.tests[where->word].names->key(c_.lists[static_cast<std::size_t>(where->first)]), "all"),
        {}}};
  const bool one = many.n < 0 && target_kind.one;
  Clause out = noun(f, is_many(many.n) && !one && !is_one_for_each(many));
  if (one && !named && where && lying == Lying::there && where->values == 1)
    return one_placed(target_kind.tests[where->word], *where, std::move(out));
  if (!named && (one || (many.n < 0 && many.n != kEach))) {
    const char* few = many.n == kAny     ? "effects.things.whichever"
                      : many.n == kEvery ? "effects.things.every"
                                         : "effects.things.many";
    Clause a{Phrase{one ? "effects.things.one" : few, {}}};
    out = std::move(a.put("things", std::move(out)));
  }
  if (where && many.n >= kComputed) out = placed(target_kind.tests[where->word], *where, many, lying, std::move(out));
  if (!named && many.n >= 0) out = counted(many, std::move(out));
  if (!where || many.n >= kComputed) return out;
  return placed(target_kind.tests[where->word], *where, many, lying, std::move(out));
}

// "1 for each ...": a sentence of its own.
void TextBuilder::put_value(const Param& p, std::int16_t arg, Clause& s) const {
  if (arg < kComputed) {
    if (p.is_signed)
      s.put(p.key, value(arg, true));
    else if (!s.phrase.args.full())
      s.phrase.number(p.key, arg);
    return;
  }
  s.put(p.key, value(arg, p.is_signed));
  const Value& v = c_.values[static_cast<std::size_t>(arg - kComputed)];
  if (!says_for_each(l_, v)) {
    if (!p.is_signed) s.phrase.key = kept_key(s.phrase.key, "as_many");  // "discard just as many cards"
    return;
  }
  s.phrase.key = kept_key(s.phrase.key, "each");
  if (p.is_signed)
    s.put("times", value(v.times, true));
  else if (!s.phrase.args.full())
    s.phrase.number("times", v.times);
}

bool TextBuilder::is_one(int filter) const {
  const Filter& f = c_.filters[static_cast<std::size_t>(filter)];
  const Test* title = f.word < 0 ? test_of(c_, f, l_.target_kind(f.target_kind).title) : nullptr;
  return f.word >= 0 || (title && title->values == 1);
}

void TextBuilder::put_clauses(const std::vector<Param>& params, const Op& op, Clause& s, Lying lying) const {
  Many many;
  std::size_t slot = 0;
  bool counts_things = false;  // their number is said of the things
  for (const Param& p : params) {
    if (p.kind == Param::Kind::targets && p.key == "what") counts_things = true;
    if (p.kind == Param::Kind::value && p.key == "n") many.n = op.arg[slot];
    if (p.key == "least") many.n = op.arg[slot];
    if (p.kind == Param::Kind::flag && p.key == "up_to") many.up_to = op.arg[slot] != 0;
    slot += static_cast<std::size_t>(p.width());
  }
  slot = 0;
  for (const Param& p : params) {
    const std::int16_t arg = op.arg[slot];
    slot += static_cast<std::size_t>(p.width());
    if (p.kind == Param::Kind::value && (p.key != "n" || !counts_things || arg < kComputed)) put_value(p, arg, s);
    if (p.key == "on" && arg >= 0 && !s.phrase.args.full()) s.phrase.number("many", is_one(arg) ? 1 : 2);
    if (p.kind == Param::Kind::targets && arg >= 0)
      s.put(p.key, targets(arg,
                           p.key == "what" ? many
                           : p.key == "on" ? Many{kEvery}
                                           : Many{},
                           p.key == "what" ? lying : Lying::there));
    if (p.kind == Param::Kind::conditions) s.put(p.key, need(op, static_cast<int>(slot) - p.width()));
  }
}

}  // namespace mathom::effects
