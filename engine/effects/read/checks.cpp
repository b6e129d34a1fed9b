#include "effects/read/checks.h"

namespace mathom::effects {

std::vector<int> hopeless_filters(const LoadedCards& set, const Language& language, int kind, int first, int last) {
  std::vector<int> out;
  const auto passes = [&](const Filter& f) {
    for (int print = first; print < last; ++print)
      if (print_passes(set, language, f, print) != Passes::no) return true;
    return false;
  };
  for (int n = 0; n < static_cast<int>(set.code.filters.size()); ++n) {
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

void TextChecks::entry(const Language& language, const Entry& e, const std::string& file, int type,
                       Problems& problems) {
  entries_.push_back({e.before().filters, file + e.path()});
  for (std::size_t i = 0; i < e.abilities().size(); ++i)
    for (const int moment : strange_moments(language, e.abilities()[i], type))
      problems.add(file + e.path() + "/abilities/" + std::to_string(i) + "/when",
                   "cards of this type never have this moment: " + std::string(language.trigger(moment).word));
}

void TextChecks::filters(const LoadedCards& set, const Language& language, int kind, int first, int last,
                         Problems& problems, const std::function<bool(const Filter&)>& may_be) const {
  for (const int n : hopeless_filters(set, language, kind, first, last)) {
    if (may_be && may_be(filter_at(set.code, n))) continue;
    std::string path;
    for (const Stands& s : entries_)
      if (s.filters <= static_cast<std::size_t>(n)) path = s.path;
    problems.add(path + "/abilities", "has a filter that no card can pass");
  }
}

}  // namespace mathom::effects
