#pragma once
// Finds texts that load but cannot mean what they say: a filter that no card can pass, a moment that cards of that type
// never have.
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "effects/read/entry_reader.h"
#include "effects/run/filters.h"

namespace mathom::effects {

// Returns the filters of that kind that none of the prints in [first, last) can pass, by what is printed on them.
std::vector<int> hopeless_filters(const LoadedCards&, const Language&, int kind, int first, int last);
// Returns the moments of a text that cards of that type do not have, as indices in the language's list.
std::vector<int> strange_moments(const Language&, const Ability&, int type);

// Reports both at the entries that contain them. Call entry() for each entry as it is read, and filters() once all
// prints are known.
class TextChecks {
 public:
  // `type`: of the entry, as Trigger::types numbers them.
  void entry(const Language&, const Entry&, const std::string& file, int type, Problems&);
  // `may_be`: accepts a filter that names a card outside the set.
  void filters(const LoadedCards&, const Language&, int kind, int first, int last, Problems&,
               const std::function<bool(const Filter&)>& may_be = {}) const;

 private:
  struct Stands {
    std::size_t filters = 0;  // number of filters before the entry
    std::string path;
  };
  std::vector<Stands> entries_;
};

}  // namespace mathom::effects
