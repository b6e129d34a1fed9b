#include "effects/checks.h"

namespace mathom::effects {

std::vector<int> hopeless_filters(const LoadedCards& set, const Language& language, int kind, int first, int last,
                                  int from) {
  std::vector<int> out;
  const auto passes = [&](const Filter& f) {
    for (int print = first; print < last; ++print)
      if (print_passes(set, language, f, print) != Passes::no) return true;
    return false;
  };
  for (int n = from; n < static_cast<int>(set.code.filters.size()); ++n) {
    const Filter& f = filter_at(set.code, n);
    if (f.target_kind == kind && f.word < 0 && !passes(f)) out.push_back(n);
  }
  return out;
}

std::vector<int> strange_moments(const Language& language, const Ability& a, int type) {
  std::vector<int> out;
  if (a.kind != Ability::Kind::triggered) return out;
  for (int i = 0; i < language.triggers(); ++i) {
    const std::uint32_t types = language.trigger(i).types;
    if (a.is_at(i) && types != 0 && (types >> type & 1) == 0) out.push_back(i);
  }
  return out;
}

}  // namespace mathom::effects
