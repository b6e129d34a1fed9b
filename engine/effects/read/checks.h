#pragma once
// Texts that read and cannot mean what they say: a filter that no card can pass, a moment that cards of that type never have.
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "effects/read/entry_reader.h"
#include "effects/run/filters.h"

namespace mathom::effects {

// The filters of that kind that none of the prints from `first` up to `last` can pass, by what is printed on them.
std::vector<int> hopeless_filters(const LoadedCards&, const Language&, int kind, int first, int last);
// The moments of a text that cards of that type do not have, as places in the language's list.
std::vector<int> strange_moments(const Language&, const Ability&, int type);

// Tells both at the entries in which they stand. Each entry is handed over as it is read; the filters are looked at when all
// prints are known.
class TextChecks {
 public:
  // `type`: of the entry, as Trigger::types numbers them.
  void entry(const Language&, const Entry&, const std::string& file, int type, Problems&);
  // `may_be`: a filter that is right all the same, as it names a card outside the set.
  void filters(const LoadedCards&, const Language&, int kind, int first, int last, Problems&,
               const std::function<bool(const Filter&)>& may_be = {}) const;

 private:
  struct Stands {
    std::size_t filters = 0;  // where those of the entry begin
    std::string path;
  };
  std::vector<Stands> entries_;
};

}  // namespace mathom::effects
