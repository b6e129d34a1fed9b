#include "effects/fingerprint.h"

namespace mathom::effects {
namespace {

void add_number(Hash& hash, std::int64_t n) { hash.add(static_cast<std::uint64_t>(n)); }

void add_op(Hash& hash, std::string_view word, const Op& op) {
  hash.add_text(word);
  for (const std::int16_t arg : op.arg) add_number(hash, arg);
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
  for (const Value& v : code.values) {
    add_number(hash, v.filter);
    add_number(hash, v.per);
  }
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
    for (const std::int16_t arg : a.replacement.arg) add_number(hash, arg);
  }
}

}  // namespace mathom::effects
