#include "effects/run/conditions.h"

#include "effects/say/say.h"
#include "effects/verbs.h"

namespace mathom::effects {
namespace {

Param some_conditions() { return {.key = "of", .kind = Param::Kind::conditions, .usual = 0}; }

bool is_not_so(const Host& h, const Op& op, const Frame& f) { return first_failing(h, arg(op, 0), arg(op, 1), f) >= 0; }
bool is_one_so(const Host& h, const Op& op, const Frame& f) {
  for (int i = arg(op, 0); i < arg(op, 0) + arg(op, 1); ++i)
    if (first_failing(h, i, 1, f) < 0) return true;
  return false;
}
Clause say_one_so(const TextBuilder& sp, const Op& op) {
  std::vector<Clause> list;
  for (int i = arg(op, 0); i < arg(op, 0) + arg(op, 1); ++i)
    list.push_back(sp.condition(sp.code().conditions[static_cast<std::size_t>(i)]));
  return sp.needs(std::move(list), "effects.need.or");
}

// "you cannot spot an Elf": each condition has a key with ".not" for the opposite.
Clause say_not_so(const TextBuilder& sp, const Op& op) {
  const Op& first = sp.code().conditions[static_cast<std::size_t>(arg(op, 0))];
  if (const auto say_not = sp.language().condition(first.verb).say_not; say_not && arg(op, 1) == 1)
    if (Clause s = say_not(sp, first); !s.empty()) return s;
  Clause s = sp.need(op, 0);
  s.phrase.key = kept_key(s.phrase.key, "not");
  return s;
}

enum NumberKey : std::size_t { kOfNumber, kAtLeast, kAtMost };

bool is_within(const Host& h, const Op& op, const Frame& f) {
  const int n = value_of(h, arg(op, kOfNumber), f);
  return (arg(op, kAtLeast) < 0 || n >= value_of(h, arg(op, kAtLeast), f)) &&
         (arg(op, kAtMost) < 0 || n <= value_of(h, arg(op, kAtMost), f));
}
Clause say_within(const TextBuilder& sp, const Op& op) {
  std::vector<Clause> list;
  const auto limit = [&](std::string_view key, std::int16_t n) {
    Clause s{Phrase{key, {}}};
    if (n >= 0) list.push_back(s.put("of", sp.amount(arg(op, kOfNumber))).put("n", sp.amount(n)));
  };
  limit("effects.if.number.least", arg(op, kAtLeast));
  limit("effects.if.number.most", arg(op, kAtMost));
  return sp.all_of(std::move(list));
}

}  // namespace

Condition not_condition() {
  return documented(Condition{"not", {some_conditions()}, is_not_so, say_not_so},
                    "At least one of these does not hold.", R"({"is": "not", "of": [{"is": "on_path"}]})");
}
Condition any_condition() {
  return documented(Condition{"any", {some_conditions()}, is_one_so, say_one_so}, "At least one of these holds.",
                    R"({"is": "any", "of": [{"is": "on_path"}, {"is": "in_reserve"}]})");
}
Condition number_condition() {
  Param least = value_param("least", -1), most = value_param("most", -1);
  Param of = value_param("of");
  of.needed = true;
  return documented(Condition{"number", {of, least, most}, is_within, say_within},
                    "The number is at least `least` and at most `most`.",
                    R"({"is": "number", "of": {"taken": true}, "least": 3})");
}

}  // namespace mathom::effects
