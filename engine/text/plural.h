#pragma once
// Which form of a word a number takes: the rule of one language, as its language.json has it. A rule is a list of
// conditions, one for each form but the last, with "; " between them; the last form is for every other number.
// Conditions are written as Unicode's tables of plurals write them: "n = 1", "i = 0,1", "n % 10 = 2..4 and n % 100 !=
// 12..14". n is the number without its sign, i what stands before its decimal point; a number with a fraction equals no
// whole one. This knows no texts.
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "core/problems.h"

namespace mathom {

class PluralRule {
 public:
  // "n = 1": the first form for one, the second for every other number.
  PluralRule();
  // A condition that cannot be read is a problem, and holds for no number.
  static PluralRule read(std::string_view text, Problems& problems);
  // The place of the form, from 0, for the number value / unit.
  int form(std::int64_t value, std::int64_t unit) const;
  int forms() const { return static_cast<int>(conditions_.size()) + 1; }

 private:
  struct Relation {
    bool whole = false;  // of what stands before the decimal point alone: i
    bool differs = false;
    std::int64_t modulo = 0;  // 0: none
    std::vector<std::pair<std::int64_t, std::int64_t>> ranges{};
  };
  using All = std::vector<Relation>;   // between them stands "and"
  using Condition = std::vector<All>;  // between them stands "or"
  static bool read(std::string_view text, Relation& out);
  static Condition condition(std::string_view text, Problems& problems);
  static bool holds(const Relation& relation, std::int64_t value, std::int64_t unit);
  std::vector<Condition> conditions_;
};

}  // namespace mathom
