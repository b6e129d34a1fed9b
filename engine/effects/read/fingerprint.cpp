#include "effects/read/fingerprint.h"

namespace mathom::effects {
namespace {

void add_number(Hash& hash, std::int64_t n) { hash.add(static_cast<std::uint64_t>(n)); }

// A part that only some languages have is hashed only if it is used, so sets of cards without it keep their hashes.
// Every operation has these arguments.
constexpr std::size_t kAlways = 7;

void add_op(Hash& hash, std::string_view word, const Op& op) {
  hash.add_text(word);
  for (std::size_t i = 0; i < op.arg.size(); ++i)
    if (i < kAlways || op.arg[i] != 0) add_number(hash, op.arg[i]);
}

void add_value(Hash& hash, const Language& l, const Value& v) {
  add_number(hash, v.filter);
  add_number(hash, v.per);
  if (v.over == 0 && v.times == 1 && v.most < 0 && v.measure < 0) return;
  for (const std::int16_t n : {v.over, v.times, v.most}) add_number(hash, n);
  if (v.measure < 0) return;
  if (v.measure == kSum)
    for (const std::int16_t n : {v.first, v.parts}) add_number(hash, n);
  else
    hash.add_text(v.measure == kNumberAsked ? std::string_view("asked") : l.measure(v.measure).word);
}

void add_filter(Hash& hash, const Language& l, const Code& code, const Filter& f) {
  const TargetKind& kind = l.target_kind(f.target_kind);
  hash.add_text(kind.word);
  add_number(hash, f.word);
  add_number(hash, f.first);
  for (int i = 0; i < f.tests; ++i) {
    const Test& t = code.tests[static_cast<std::size_t>(f.first + i)];
    hash.add_text(kind.tests[t.word].word);
    add_number(hash, t.first);
    add_number(hash, t.values);
  }
}

}  // namespace

void add_code(Hash& hash, const Language& l, const Code& code) {
  for (const Op& op : code.ops) add_op(hash, l.verb(op.verb).word, op);
  for (const Op& op : code.conditions) add_op(hash, l.condition(op.verb).word, op);
  for (const Op& op : code.modifiers) add_op(hash, l.modifier(op.verb).word, op);
  for (const std::int16_t n : code.lists) add_number(hash, n);
  for (const Filter& f : code.filters) add_filter(hash, l, code, f);
  for (const Value& v : code.values) add_value(hash, l, v);
  for (const Cost& cost : code.costs) {
    hash.add(cost.size());
    for (const CostItem& item : cost) {
      hash.add_text(l.cost(item.what).word);
      add_number(hash, item.kind);
      add_number(hash, item.n);
    }
  }
}

void add_abilities(Hash& hash, const Language& l, std::span<const Ability> abilities) {
  for (const Ability& a : abilities) {
    const bool triggered = a.kind == Ability::Kind::triggered;
    hash.add_text(triggered ? l.trigger(a.trigger).word : std::string_view());
    for (const std::int64_t n :
         {std::int64_t{static_cast<int>(a.kind)}, std::int64_t{a.may}, std::int64_t{a.limit}, std::int64_t{a.to},
          std::int64_t{a.by}, std::int64_t{a.first_condition}, std::int64_t{a.conditions}, std::int64_t{a.cost},
          std::int64_t{a.body}, std::int64_t{a.first_modifier}, std::int64_t{a.modifiers}, std::int64_t{a.causes}})
      add_number(hash, n);
    for (std::size_t i = 0; i < kAlways; ++i) add_number(hash, a.replacement.arg[i]);
    if (a.limit_n != 1 || a.response || a.other >= 0 || a.also != 0)
      for (const std::int64_t n : {std::int64_t{a.limit_n}, std::int64_t{a.response}, std::int64_t{a.other},
                                   static_cast<std::int64_t>(a.also)})
        add_number(hash, n);
  }
}

}  // namespace mathom::effects
