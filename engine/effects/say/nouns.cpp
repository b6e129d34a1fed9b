// Filters and values in words: "up to 2 Nazgûl characters from the cards drawn", "1 for every 2 Isengard armies here".
//
//   <game>.things.card        "{n|card|cards}"          a thing of no particular kind
//   <name of a kind>.n        "{n|army|armies}"         a thing of that kind
//   <game>.of.<test>          "{value} {things}"        a test. "named" is 1 if the things are a name
//   <game>.of.<where>         "{things} from {value}"; ".there": "{things} {value}"; ".stands": "{things} is {value}"
//   <name of a place>         "the cycle pile"; ".there", for the last two: "in the cycle pile"; ".of" and ".of.there":
//                             with an owner: "the dead pile of {who}"
//   <name of a place>.one     "an active {things}"      one thing there, if the kind of target means one
//   <name of a place>.all     "the other cards drawn"   all things there, without other words. "rest" is 2 if the text
//                             has taken some of them before, "n" is 1 if one card is known to be there
//   <name of a place>.some    "2 of them"               n of the things that are laid aside; ".up_to": at most n
//   effects.of.not            "{things} (not {value})"  things left out; ".not_so": a failed test, ".not_both": both
//   effects.things.*          the number
#include "effects/say/nouns.h"

#include <algorithm>

#include "effects/run/filters.h"
#include "effects/run/machine.h"

namespace mathom::effects {
namespace {

// The place of a test that comes after the noun. What is left out comes before a thing of another kind: "1 companion
// (not a Hobbit) skirmishing an Orc".
constexpr int kTurns = 3;
int turn_of(const TestWord& word) {
  if (word.combine == TestWord::Combine::not_one) return 1;
  return word.kind == TestWord::Kind::filter && word.combine == TestWord::Combine::none ? 2 : 0;
}
bool is_many(std::int16_t n) { return n != 1 && n != TextBuilder::kEach && n != TextBuilder::kAny; }
std::string_view formed(std::string_view key, std::string_view form) {
  return form.empty() ? key : kept_key(key, form);
}

}  // namespace

// Says the values of a test: "Boromir or Faramir".
Clause Nouns::one_of(const TestWord& word, const Test& t, std::string_view form, const Test* of,
                     std::string_view joint) const {
  if (word.kind == TestWord::Kind::number && is_row(word, t)) return number_in_row(word, t);
  std::vector<Clause> list;
  for (int i = 0; i < t.values; ++i) {
    Clause one = one_value(word, c_.lists[static_cast<std::size_t>(t.first + i)], form);
    if (one.empty()) continue;
    if (is_place(word)) sp_.put_own(one.phrase);
    if (of) one.put("who", sp_.who(c_.lists[static_cast<std::size_t>(of->first)]));
    list.push_back(std::move(one));
  }
  return sp_.join(std::move(list), joint, "effects.comma");
}
Clause Nouns::one_value(const TestWord& word, std::int16_t v, std::string_view form) const {
  using K = TestWord::Kind;
  if (word.kind == K::filter) {
    ++now_.within;
    Clause other = Nouns(sp_).targets(v, {word.combine == TestWord::Combine::one_of ? kEach : kAny}, Lying::there);
    --now_.within;
    return other;
  }
  if (word.kind == K::who) return sp_.who(v);
  if (word.kind == K::number && v >= 0) return {Phrase{"effects.number", {}}.number("n", v)};
  if (!word.names) return {};
  return {Phrase{formed(word.names->key(word.kind == K::number ? -1 - v : v), form), {}}};
}

// Whether the numbers run from one up to the greatest that exists, or from the least: "4 or higher".
bool Nouns::is_row(const TestWord& word, const Test& t) const {
  const auto first = c_.lists.begin() + t.first;
  if (word.most == 0 || t.values < 2 || *first < 0 || !std::is_sorted(first, first + t.values)) return false;
  const int low = *first, high = *(first + t.values - 1);
  return high - low + 1 == t.values && (low == word.least) != (high == word.most);
}
Clause Nouns::number_in_row(const TestWord& word, const Test& t) const {
  const auto first = c_.lists.begin() + t.first;
  const int high = *(first + t.values - 1);
  const bool or_more = high == word.most;
  return {Phrase{or_more ? "effects.or_higher" : "effects.or_lower", {}}.number("n", or_more ? *first : high)};
}

bool Nouns::is_place(const TestWord& word) const {
  for (int i = 0; i < l_.target_kinds(); ++i)
    if (const TargetKind& kind = l_.target_kind(i);
        kind.where >= 0 && &word == &kind.tests[static_cast<std::size_t>(kind.where)])
      return true;
  return false;
}

// Returns the test that gives the noun: the kind, or else the first test that has nouns; -1: none.
int Nouns::noun_test(const Filter& f) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  int found = -1;
  for (int i = f.first; i < f.first + f.tests; ++i) {
    const int word = c_.tests[static_cast<std::size_t>(i)].word;
    if (word == kind.kind) return word;
    if (found < 0 && (kind.nouns >> word & 1) != 0) found = word;
  }
  return found;
}

// Says the things without their number and place: "Rohan army", "Boromir or Faramir".
Clause Nouns::noun(const Filter& f, Many how_many, bool many, bool is_owned) const {
  const TargetKind& target_kind = l_.target_kind(f.target_kind);
  const int n = many ? 2 : 1;
  Clause out{is_noun_known_ ? Phrase{"effects.things.none", {}} : Phrase{target_kind.key, {}}.number("n", n)};
  const auto each_test = [&](auto use) {
    for (int i = f.first; i < f.first + f.tests; ++i) use(c_.tests[static_cast<std::size_t>(i)]);
  };
  bool named = false;
  const int nouns = noun_test(f);
  each_test([&](const Test& t) {
    const TestWord& word = target_kind.tests[t.word];
    if (is_noun_known_ && t.word == nouns) return;
    if (t.word == target_kind.title) {
      out = one_of(word, t, {}, nullptr, how_many.n == kEvery ? "effects.and" : "effects.or_short");
      named = true;
    } else if (t.word == nouns && !named) {
      std::vector<Clause> kinds;
      for (int i = 0; i < t.values; ++i) {
        const int v = c_.lists[static_cast<std::size_t>(t.first + i)];
        kinds.push_back({Phrase{kept_key(word.names->key(v), "n"), {}}.number("n", n)});
      }
      // "a Troll or an Uruk-hai": some languages need an article for each
      const bool article = how_many.n == kAny || (how_many.article && how_many.n == kEach);
      const char* joint = how_many.n == kEvery ? "effects.and" : article ? "effects.or_one" : "effects.or_short";
      out = sp_.join(std::move(kinds), joint, article ? "effects.comma_one" : "effects.comma");
    }
  });
  for (int turn = 0; turn < kTurns; ++turn)
    each_test([&](const Test& t) {
      const bool told = t.word == nouns && !named;
      if (!told && turn_of(target_kind.tests[t.word]) == turn && is_worth_words(f, t, is_owned))
        out = tested(f, t, many, named, is_owned, std::move(out));
    });
  return out;
}

// Whether nothing else says this test: not the noun, not the owner before it, not the place after it.
bool Nouns::is_worth_words(const Filter& f, const Test& t, bool is_owned) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  const bool says_owner = t.word == kind.mine || t.word == kind.whose;
  if ((is_owned || now_.owner_said) && says_owner) return false;
  if (t.word == kind.title || t.word == kind.kind || t.word == kind.where || t.word == kind.implied) return false;
  return !is_another(kind, t) && &t != unsaid_ && &t != owner_of_pile(f);
}

// Whether it means "another Orc": all except one that has been named.
bool Nouns::is_another(const TargetKind& kind, const Test& t) const {
  if (kind.tests[t.word].combine != TestWord::Combine::not_one || t.values != 1) return false;
  const int left_out = c_.lists[static_cast<std::size_t>(t.first)];
  const int word = c_.filters[static_cast<std::size_t>(left_out)].word;
  if (now_.or_before >= 0 && names_same(left_out, now_.or_before)) return true;
  return word >= kNamed || (word >= 0 && (kind.before >> word & 1) != 0);
}

// Returns the test for the owner of the pile if the filter has an owner and a place; otherwise null.
const Test* Nouns::owner_of_pile(const Filter& f) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  const Test* where = kind.own_piles ? test_of(c_, f, kind.where) : nullptr;
  return where && !is_usual_place(kind, *where) ? whose_test(f) : nullptr;
}
// Returns the test for the owner; null if the filter has none or it needs no word.
const Test* Nouns::whose_test(const Filter& f) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  return kind.whose < 0 || kind.whose == kind.implied ? nullptr : test_of(c_, f, kind.whose);
}

// Whether the owner replaces the article: "your Orc", "an opponent's site".
bool Nouns::is_owned(const Filter& f, Many many) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  if (now_.owner_said || (many.n > 1 && many.n < kAll) || many.n >= kComputed || many.up_to) return false;
  return test_of(c_, f, kind.mine) || (whose_test(f) && !owner_of_pile(f));
}

// Adds the owner: "another Orc", "your other Orcs", "an opponent's site".
Clause Nouns::with_owner(const Filter& f, Many many, Clause things) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  const bool owned = is_owned(f, many), one = many.n == 1 || many.n == kAny || (many.article && many.n == kEach);
  const int n = one || many.n == kEach ? 1 : 2;
  const auto wrapped = [&](std::string_view key) {
    Clause s{Phrase{key, {}}.number("n", n)};
    things = std::move(s.put("things", std::move(things)));
  };
  const auto first = c_.tests.begin() + f.first;
  if (std::any_of(first, first + f.tests, [&](const Test& t) { return is_another(kind, t); })) {
    now_.another_said = now_.another_said || (one && !owned);
    wrapped(one && !owned ? "effects.things.another" : "effects.things.other");
  }
  if (!owned) return things;
  const bool mine = test_of(c_, f, kind.mine) != nullptr;
  wrapped(mine ? "effects.things.your" : "effects.things.whose");
  // "one of your Orcs", in languages where "your Orc" means the only one.
  if (mine) things.phrase.number("one", one ? 1 : 2);
  if (mine && one) things.put("all", noun(f, many, true, true));
  if (const Test* whose = whose_test(f); whose && !mine)
    things.put("who", sp_.who(c_.lists[static_cast<std::size_t>(whose->first)]));
  return things;
}

// Adds a test to the words: "wounded companion". {"any": ...} alone gives the things themselves: "Dwarf or Elf". The
// number "owned" is 1 if "your" comes before.
Clause Nouns::tested(const Filter& f, const Test& t, bool many, bool is_named, bool is_owned, Clause things) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  const TestWord& word = kind.tests[t.word];
  if (word.combine == TestWord::Combine::not_one) return without(f, t, many, is_named, std::move(things));
  if (word.combine == TestWord::Combine::one_of && !is_named && things.phrase.key == kind.key) return one_of(word, t);
  const bool is_mine = is_owned && test_of(c_, f, kind.mine);
  // "Ring-bearer Frodo"
  const bool titled = is_named && (kind.nouns >> t.word & 1) != 0;
  Clause s{Phrase{titled ? kept_key(word.key, "named") : is_in_full(f, t) ? kept_key(word.key, "full") : word.key, {}}};
  s.phrase.number("n", many ? 2 : 1).number("owned", is_mine ? 1 : 2).number("named", is_named ? 1 : 2);
  return std::move(s.put("value", one_of(word, t)).put("things", std::move(things)));
}
// Whether a name needs its long form: "Elven-culture ally", because "Elven" alone could mean something else.
bool Nouns::is_in_full(const Filter& f, const Test& t) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  const TestWord& word = kind.tests[t.word];
  return kind.kind >= 0 && (values_of(c_, f, kind.kind) & word.full_for) != 0 &&
         (values_of(c_, f, t.word) & word.full_names) != 0;
}

// If a filter only implies "in play", the sentence omits it too.
bool Nouns::is_usual_place(const TargetKind& kind, const Test& t) const {
  return kind.usual_place >= 0 && t.word == kind.where && t.values == 1 &&
         c_.lists[static_cast<std::size_t>(t.first)] == kind.usual_place;
}

bool Nouns::has_place(int filter) const {
  const Filter& f = c_.filters[static_cast<std::size_t>(filter)];
  const auto first = c_.tests.begin() + f.first;
  return f.word < 0 && std::any_of(
                           first, first + f.tests,
                           [&](const Test& t) {
                             const TargetKind& kind = l_.target_kind(f.target_kind);
                             return t.word == kind.where && !is_usual_place(kind, t);
                           });
}

// Adds the place. The sentence is singular for one name and for one thing.
Clause Nouns::placed(const Filter& f, const Test& where, Many many, Lying lying, Clause things) const {
  static constexpr std::string_view kLyingForms[] = {"", "there", "stands"};
  const TestWord& word = l_.target_kind(f.target_kind).tests[where.word];
  const Test* of = owner_of_pile(f);
  if (of && is_actor(*of)) of = nullptr;
  if (lying == Lying::from) take_from(where, many, false);
  Clause s{Phrase{formed(word.key, kLyingForms[static_cast<std::size_t>(lying)]), {}}};
  s.phrase.number("n", many.n < 0 || many.n >= kComputed ? 1 : many.n);
  const std::string_view form = of ? (lying == Lying::from ? "of" : "of.there") : lying == Lying::from ? "" : "there";
  s.put("value", one_of(word, where, form, of));
  return std::move(s.put("things", std::move(things)));
}

// Says one thing at a place, without any other word for the place: "an active battleground".
Clause Nouns::one_placed(const TestWord& word, const Test& where, Clause thing) const {
  Clause a{Phrase{kept_key(word.names->key(c_.lists[static_cast<std::size_t>(where.first)]), "one"), {}}};
  return std::move(a.put("things", std::move(thing)));
}

// Names what a step chose, or what a moment is about: "that Orc". A card with a title is named by its title.
Clause Nouns::that_one(int filter) const {
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
  const TargetKind& kind = l_.target_kind(chosen.target_kind);
  if (nouns >= 0 && says->values > 1 && kind.it >= 0) return {Phrase{kind.words.key(kind.it), {}}.number("n", 1)};
  what.tests = nouns < 0 ? 0 : 1;
  if (nouns >= 0) what.first = static_cast<std::int16_t>(says - c_.tests.begin());
  return std::move(s.put("things", noun(what, {}, false, false)));
}

// Returns the key of the number: "2 companions", "up to 2 companions", "1 companion for each minion".
std::string_view Nouns::how_many(Many many) const {
  if (many.n == kAll) return many.up_to ? "effects.things.any" : "effects.things.all";
  if (many.n >= kComputed) {
    const Value& v = c_.values[static_cast<std::size_t>(many.n - kComputed)];
    return says_for_each(l_, v) ? "effects.things.each" : "effects.things.so_many";
  }
  if (many.article && many.n == 1) return "effects.things.one";
  return many.up_to ? "effects.things.up_to" : "effects.things.some";
}

Clause Nouns::counted(Many many, Clause things) const {
  Clause out{Phrase{how_many(many), {}}};
  if (many.n < kAll) out.phrase.number("n", many.n);
  if (many.n >= kComputed) {
    out.put("n", value(many.n));
    out.phrase.number("times", c_.values[static_cast<std::size_t>(many.n - kComputed)].times);
  }
  return std::move(out.put("things", std::move(things)));
}

// Whether it means one thing for each other: "1 card for each Orc". The noun is then singular.
bool Nouns::is_one_for_each(Many many) const {
  return many.n >= kComputed && how_many(many) == "effects.things.each" &&
         c_.values[static_cast<std::size_t>(many.n - kComputed)].times == 1;
}

// Says a choice between a name and a number of things: "Gandalf or 1 Elf". A name has no number. Empty for any other
// filter.
Clause Nouns::name_or_number(const Filter& f, Many many, Lying lying) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  const auto test = c_.tests.begin() + f.first;
  const auto says = [&](const Test& t) { return t.word != kind.implied && !is_usual_place(kind, t); };
  if (many.n < 0 || std::count_if(test, test + f.tests, says) != 1) return {};
  const Test& t = *std::find_if(test, test + f.tests, says);
  if (kind.tests[t.word].combine != TestWord::Combine::one_of) return {};
  const auto first = c_.lists.begin() + t.first;
  if (std::none_of(first, first + t.values, [&](int each) { return sp_.is_one(each); })) return {};
  std::vector<Clause> list;
  for (auto each = first; each != first + t.values; ++each) list.push_back(targets(*each, many, lying));
  return sp_.join(std::move(list), "effects.or_short", "effects.comma");
}

// Says everything at a place: "your hand", "the others".
Clause Nouns::all_there(const TargetKind& kind, const Test& where) const {
  const int place = c_.lists[static_cast<std::size_t>(where.first)];
  Phrase all{kept_key(kind.tests[where.word].names->key(place), "all"), {}};
  sp_.put_own(all);
  if (is_aside(kind, where)) all.number("n", now_.aside == 1 ? 1 : 2);
  return {all.number("rest", (now_.taken_from >> place & 1) != 0 ? 2 : 1)};
}

bool Nouns::is_aside(const TargetKind& kind, const Test& where) const {
  return kind.aside >= 0 && where.values == 1 && c_.lists[static_cast<std::size_t>(where.first)] == kind.aside;
}
bool Nouns::is_one_aside(int filter) const {
  const Filter& f = this->filter(filter);
  const Test* const where = f.word < 0 ? place_test(f) : nullptr;
  return now_.aside == 1 && where && is_aside(l_.target_kind(f.target_kind), *where);
}
// Notes that the text takes things. `any`: any of them will do, so the number that is left is known.
void Nouns::take_from(const Test& where, Many many, bool any) const {
  now_.taken_from |= 1u << c_.lists[static_cast<std::size_t>(where.first)];
  if (any && now_.aside >= 0) now_.aside = many.up_to ? -1 : now_.aside - many.n;
}
// Says some of the things that are laid aside: "2 of them".
Clause Nouns::some_aside(const Filter& f, const Test& where, Many many, Lying lying) const {
  const TestWord& word = l_.target_kind(f.target_kind).tests[where.word];
  const std::string_view key = word.names->key(c_.lists[static_cast<std::size_t>(where.first)]);
  if (lying == Lying::from) take_from(where, many, true);
  return {Phrase{kept_key(key, many.up_to ? "up_to" : "some"), {}}.number("n", many.n)};
}
// Whether the owner is the player who does the step. Then it is "their" pile: "in their dead pile".
bool Nouns::is_actor(const Test& whose) const {
  return whose.values == 1 && !now_.actor.empty() &&
         l_.selectors().key(c_.lists[static_cast<std::size_t>(whose.first)]) == now_.actor;
}

// Says one of the kind's own words: "this minion", "that Orc"; "it" if the thing has just been named.
Clause Nouns::word_for(const Filter& f, Many many) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  if (f.word == now_.spoken_of && now_.within <= 1) {
    const std::string_view name = f.word == kind.itself ? now_.itself : kind.words.key(f.word);
    return {Phrase{kept_key(name, "it"), {}}.number("near", now_.another_said ? 2 : 1)};
  }
  if (f.word == kind.itself && !now_.itself.empty()) {
    Clause s{Phrase{"effects.this", {}}.number("near", now_.another_said ? 2 : 1)};
    return std::move(s.put("things", {Phrase{now_.itself, {}}.number("n", 1)}));
  }
  if (f.word == kind.it && now_.it >= 0) return that_one(now_.it);
  if (f.word == kind.other && now_.other >= 0) return that_one(now_.other);
  return Clause{Phrase{kind.words.key(f.word), {}}.number("n", many.n < kComputed ? many.n : 2)};
}

// Returns the test for the place; null if it needs no word.
const Test* Nouns::place_test(const Filter& f) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  const Test* where = nullptr;
  for (int i = f.first; i < f.first + f.tests; ++i)
    if (const Test& t = c_.tests[static_cast<std::size_t>(i)]; t.word == kind.where && !is_usual_place(kind, t))
      where = &t;
  return where;
}
// Whether the filter says nothing but the place.
bool Nouns::is_plain(const Filter& f) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  const auto first = c_.tests.begin() + f.first;
  return std::all_of(first, first + f.tests,
                     [&](const Test& t) { return t.word == kind.where || t.word == kind.implied; });
}
Clause Nouns::with_article(Many many, bool is_one, Clause things) const {
  const char* few = many.n == kAny     ? "effects.things.whichever"
                    : many.n == kEvery ? "effects.things.every"
                                       : "effects.things.many";
  Clause a{Phrase{is_one ? "effects.things.one" : few, {}}};
  return std::move(a.put("things", std::move(things)));
}

// "that Orc"; what is of one kind or another is "it": "exert your companion or minion to make it ...".
Clause Nouns::that_or_it(int filter) const {
  Clause that = that_one(filter);
  const TargetKind& kind = l_.target_kind(this->filter(filter).target_kind);
  if (kind.it >= 0 && that.phrase.key == kind.words.key(kind.it)) that.phrase.key = kept_key(that.phrase.key, "it");
  return that;
}

Clause Nouns::targets(int filter, Many many, Lying lying) const {
  const Filter& f = this->filter(filter);
  const TargetKind& kind = l_.target_kind(f.target_kind);
  if (f.word >= kNamed) {
    if (std::erase(now_.fresh, f.first) == 0) return that_or_it(f.first);
    return targets(f.first, {1}, Lying::there);
  }
  if (f.word >= 0) return word_for(f, many);
  if (Clause either = name_or_number(f, many, lying); !either.empty()) return either;
  const Test* const where = place_test(f);
  const bool named = test_of(c_, f, kind.title) != nullptr;
  if (where && is_plain(f) && many.n == kAll && where->values == 1) return all_there(kind, *where);
  if (where && is_plain(f) && many.n > 0 && many.n < kAll && is_aside(kind, *where))
    return some_aside(f, *where, many, lying);
  const bool one = many.n < 0 && kind.one;
  Clause out = noun(f, many, is_many(many.n) && !one && !is_one_for_each(many), is_owned(f, many));
  out = with_owner(f, many, std::move(out));
  if (one && !named && where && lying == Lying::there && where->values == 1)
    return one_placed(kind.tests[where->word], *where, std::move(out));
  if (!named && (one || (many.n < 0 && many.n != kEach))) out = with_article(many, one, std::move(out));
  if (where && many.n >= kComputed) out = placed(f, *where, many, lying, std::move(out));
  if (!named && many.n >= 0) out = counted(many, std::move(out));
  return !where || many.n >= kComputed ? out : placed(f, *where, many, lying, std::move(out));
}

Clause TextBuilder::targets(int filter, Many many, Lying lying) const {
  return Nouns(*this).targets(filter, many, lying);
}
Clause TextBuilder::value(std::int16_t arg, bool is_signed) const { return Nouns(*this).value(arg, is_signed); }
Clause TextBuilder::amount(std::int16_t arg) const { return Nouns(*this).amount(arg); }
bool TextBuilder::is_counted(std::int16_t arg) const { return Nouns(*this).is_counted(arg); }
bool TextBuilder::has_place(int filter) const { return Nouns(*this).has_place(filter); }

int things_of(const std::vector<Param>& params, const Op& op) {
  std::size_t slot = 0;
  for (const Param& p : params) {
    if (p.kind == Param::Kind::targets) return op.arg[slot];
    slot += static_cast<std::size_t>(p.width());
  }
  return -1;
}

bool Nouns::means_same(int a, int b) const {
  if (a < 0 || b < 0) return false;
  const Filter &x = filter(a), &y = filter(b);
  if (x.word >= 0 || y.word >= 0 || x.target_kind != y.target_kind) return a == b;
  const TargetKind& kind = l_.target_kind(x.target_kind);
  const auto said = [&](const Filter& f) {
    std::vector<Test> out;
    for (int i = f.first; i < f.first + f.tests; ++i)
      if (const Test& t = c_.tests[static_cast<std::size_t>(i)]; t.word != kind.implied && !is_usual_place(kind, t))
        out.push_back(t);
    return out;
  };
  return std::ranges::equal(said(x), said(y), [&](const Test& t, const Test& other) {
    const auto list = c_.lists.begin();
    return t.word == other.word && t.values == other.values &&
           std::equal(list + t.first, list + t.first + t.values, list + other.first);
  });
}

// Whether both name the same titles, whatever else they say.
bool Nouns::names_same(int a, int b) const {
  const auto title = [&](const Filter& f) {
    return f.word >= 0 ? nullptr : test_of(c_, f, l_.target_kind(f.target_kind).title);
  };
  const Test *const x = title(filter(a)), *const y = title(filter(b));
  const auto list = c_.lists.begin();
  return x && y && x->values == y->values && std::equal(list + x->first, list + x->first + x->values, list + y->first);
}

bool Nouns::has_title(int filter) const {
  const Filter& f = this->filter(filter);
  return f.word < 0 && test_of(c_, f, l_.target_kind(f.target_kind).title);
}

bool TextBuilder::is_one(int filter) const {
  const Filter& f = c_.filters[static_cast<std::size_t>(filter)];
  const Test* title = f.word < 0 ? test_of(c_, f, l_.target_kind(f.target_kind).title) : nullptr;
  return f.word >= 0 || (title && title->values == 1);
}

}  // namespace mathom::effects
