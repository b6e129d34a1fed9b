// What a filter leaves out, in words.
//
//   effects.of.not, .not_so, .not_both   "{things} (not {value})", "(not bearing a Ring)", both
//   effects.of.not_only                  "card that is not a minion"
//   <game>.of.<test>.not                 "{things} of a race that no {value} in play has": a test that says so itself
#include <algorithm>
#include <utility>

#include "effects/run/filters.h"
#include "effects/say/nouns.h"

namespace mathom::effects {

// Whether `inner` says nothing more about the kind than `outer`, and everything else in words that can follow "is".
bool Nouns::is_known(const Filter& outer, const Filter& inner) const {
  if (inner.word >= 0) return false;
  const TargetKind& kind = l_.target_kind(inner.target_kind);
  const int nouns = noun_test(inner);
  const Test* said = nouns < 0 ? nullptr : test_of(c_, outer, nouns);
  int rest = 0;
  for (int i = inner.first; i < inner.first + inner.tests; ++i) {
    const Test& t = c_.tests[static_cast<std::size_t>(i)];
    if (t.word == kind.implied) continue;
    if (t.word != nouns) {
      if (!kind.tests[t.word].follows_is) return false;
      ++rest;
      continue;
    }
    const auto list = c_.lists.begin();
    if (!said || said->values != t.values || !std::equal(list + t.first, list + t.first + t.values, list + said->first))
      return false;
  }
  return rest > 0;
}

// Adds what is left out, if one word says the opposite: "unassigned companion", "companion (of a race that no character
// in play has)". Returns false if no word does.
bool Nouns::put_opposite(const Filter& f, const Filter& left_out, bool many, Clause& things) const {
  const TargetKind& kind = l_.target_kind(f.target_kind);
  const int nouns = noun_test(left_out);
  const Test* only = nullptr;
  for (int i = left_out.first; i < left_out.first + left_out.tests; ++i) {
    const Test& t = c_.tests[static_cast<std::size_t>(i)];
    if (t.word == kind.implied || t.word == nouns) continue;
    if (only || t.values != 1) return false;
    only = &t;
  }
  if (!only) return false;
  const TestWord& word = kind.tests[only->word];
  const std::int16_t value = c_.lists[static_cast<std::size_t>(only->first)];
  if (word.says_not && word.kind == TestWord::Kind::filter) {
    Clause so{Phrase{kept_key(word.key, "not"), {}}}, s{Phrase{"effects.of.any", {}}};
    so.put("value", Nouns(sp_).targets(value, {kEach}, Lying::there))
        .put("things", {Phrase{"effects.things.none", {}}});
    things = std::move(s.put("things", std::move(things)).put("value", std::move(so)));
    return true;
  }
  const int other = word.opposite ? word.opposite(value) : -1;
  if (other < 0) return false;
  Clause s{Phrase{word.key, {}}.number("n", many ? 2 : 1)};
  s.put("value", {Phrase{word.names->key(other), {}}}).put("things", std::move(things));
  things = std::move(s);
  return true;
}

// "companion (not the Ring-bearer)", "companion (not bearing a Ring)", "card that is not a minion".
Clause Nouns::without(const Filter& f, const Test& t, bool many, bool is_named, Clause things) const {
  std::vector<Clause> others, so;
  for (int i = 0; i < t.values; ++i) {
    const std::int16_t left_out = c_.lists[static_cast<std::size_t>(t.first + i)];
    if (!is_known(f, filter(left_out))) {
      others.push_back(targets(left_out, {kAny}, Lying::there));
      continue;
    }
    if (put_opposite(f, filter(left_out), many, things)) continue;
    Nouns bare(sp_);
    bare.is_noun_known_ = true;
    so.push_back(bare.noun(filter(left_out), {kAny}, false, false));
  }
  if (others.empty() && so.empty()) return things;
  const bool is_card = !is_named && so.empty() && things.phrase.key == l_.target_kind(f.target_kind).key;
  const char* key = is_card          ? "effects.of.not_only"
                    : so.empty()     ? "effects.of.not"
                    : others.empty() ? "effects.of.not_so"
                                     : "effects.of.not_both";
  Clause s{Phrase{key, {}}.number("n", many ? 2 : 1)};
  s.put("things", std::move(things));
  if (!others.empty()) s.put("value", sp_.any_of(std::move(others)));
  return so.empty() ? s : std::move(s.put("so", sp_.any_of(std::move(so))));
}

// "all companions in the fellowship", "Hobbits".
bool Nouns::put_only(int filter, Clause& s) const {
  const Filter& f = this->filter(filter);
  const TargetKind& kind = l_.target_kind(f.target_kind);
  for (int i = f.first; f.word < 0 && i < f.first + f.tests; ++i) {
    const Test& t = c_.tests[static_cast<std::size_t>(i)];
    if (kind.tests[t.word].combine != TestWord::Combine::not_one || t.values != 1) continue;
    const Filter& left_out = this->filter(c_.lists[static_cast<std::size_t>(t.first)]);
    if (left_out.word >= 0 || is_known(f, left_out)) return false;
    Nouns rest(sp_);
    rest.unsaid_ = &t;
    s.put("what", rest.targets(filter, {kAll}, Lying::there)).put("so", noun(left_out, {kAll}, true, false));
    return true;
  }
  return false;
}

}  // namespace mathom::effects
