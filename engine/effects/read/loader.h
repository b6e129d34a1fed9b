#pragma once
// Turns JSON into programs. A step is an object {"do": word, ...} with exactly the keys of the word's table. All
// problems are reported at once, each with its path.
#include <functional>
#include <string>

#include "core/json_fwd.h"
#include "core/problems.h"
#include "effects/ability.h"
#include "effects/language.h"

namespace mathom::effects {

// An index or a count in the code. Loader::fits keeps them small.
inline std::int16_t short_of(std::size_t n) { return static_cast<std::int16_t>(n); }

class Loader {
 public:
  Loader(const Language& language, Code& code, Problems& problems)
      : language_(language), code_(code), problems_(problems) {}

  // Lowers a list of steps. Returns the index of the block's first operation. Faults become problems.
  int program(const Json& steps, const std::string& path);
  // Lowers a cost. Returns its index in Code::costs.
  int cost(const Json& items, const std::string& path);
  // Lowers a word or a filter of that kind. Returns its index in Code::filters. `implied`: what is assumed if the
  // filter does not say it.
  enum class Implied : std::uint8_t { nothing, owner, place, all };
  int targets(const Json&, int target_kind, const std::string& path, Implied implied = Implied::all);
  // Lowers the texts of a card, in order.
  std::vector<Ability> abilities(const Json&, const std::string& path);

 private:
  bool step(const Json&, const std::string& path, Op& out);
  void lower_many(const Verb&, Op&);
  bool params(const Json&, const std::vector<Param>&, std::string_view word_key, const std::string& path, Op& out);
  bool param(const Json&, const Param&, const std::string& path, std::int16_t* out);
  bool conditions(const Json&, const std::string& path, std::int16_t* out);
  bool blocks(const Json&, const std::string& path, std::int16_t* out);
  bool value(const Json&, const Param&, const std::string& path, std::int16_t* out);
  bool counted(const Json&, const std::string& path, Value& out);
  bool sum(const Json&, const std::string& path, Value& out);
  std::string what_values_are() const;
  bool binding(const Json&, const std::string& path, std::int16_t* out);
  int word(const std::string&, int target_kind, const std::string& path);
  int named(const std::string& name) const;
  void imply(const TargetKind&, Implied, std::vector<Test>&);
  bool inner_filters(const TestWord&, const Json&, const std::string& path, Test& out, int target_kind);
  bool test(const TestWord&, const Json&, const std::string& path, Test& out, int target_kind);
  bool test_value(const TestWord&, const Json&, std::int16_t& out) const;
  std::string wrong_value(const TestWord&, const Json&) const;
  bool triggered(const Json&, const std::string& path, Ability& out);
  int moment(const Json&, const std::string& path);
  bool moments(const Json&, const std::string& path, Ability& out);
  bool trigger(const Json&, const std::string& path, Ability& out);
  bool later_moment(const Json&, const std::string& path, std::int16_t* out);
  bool limit(const Json&, const std::string& path, Ability& out);
  bool modifiers(const Json&, const std::string& path, std::int16_t* out);
  bool static_(const Json&, const std::string& path, Ability& out);
  bool replacement(const Json&, const std::string& path, Ability& out);
  bool to_play(const Json&, const std::string& path, Ability& out);
  bool need(const Json&, const char* key, const std::string& path, Ability& out);
  bool steps(const Json&, const char* key, const std::string& path, std::int16_t& out);
  void unknown(const Json&, const char* key, const std::string& path, int n,
               const std::function<std::string_view(int)>& word);
  void look_deeper(const Json&, const std::string& path);
  int new_filter(Filter, const std::vector<Test>&);
  int target_kind_of(const Json&) const;
  int finish(const std::vector<Op>& ops);
  bool fits() const;  // whether every index in the code still fits in 16 bits

  const Language& language_;
  Code& code_;
  Problems& problems_;
  int depth_ = 0;  // of nested blocks
  static constexpr int kMostFilters = 3;
  int filters_deep_ = 0;  // of nested filters
  // What steps of the ability have named so far, and by which filter.
  struct Name {
    std::string text;
    int target_kind = 0;
    std::int16_t filter = -1;
  };
  std::vector<Name> names_;
  int last_filter_ = -1;  // of the step that is being read
  bool before_ = false;   // its text responds to what is about to happen
};

}  // namespace mathom::effects
