#include "effects/read/editions.h"

#include "core/json.h"

namespace mathom::effects {

void check_config_cards(const Json& config, const CardFiles& files, Problems& problems) {
  const Json* cards = member(config, "cards");
  if (!cards || *cards == files.word()) return;
  problems.add("/cards",
               *cards == kPrintedCards ? "are the printed ones, and these are others" : "are those of another file");
}

std::vector<OwnEntry> OwnCards::entries(std::string_view text, std::string_view language) const {
  std::vector<OwnEntry> out;
  Problems problems;
  const auto j = parse_json(text, problems);
  const auto lists = lists_of(forms_);
  for (std::size_t i = 0; j && i < lists.size(); ++i) {
    const Json* all = member(*j, std::string(lists[i]).c_str());
    for (std::size_t n = 0; all && n < all->size(); ++n) {
      const Json& entry = (*all)[n];
      const Json* names = member(entry, "name");
      const auto* own = names ? text_member(*names, std::string(language).c_str()) : nullptr;
      const std::string title(form_of(forms_, entry, lists[i]).title);
      // If the entry has no name in this language, its name in another language comes before the printed one.
      out.push_back({i > 0, title + "." + *text_member(entry, "id"),
                     own     ? *own
                     : names ? names->begin()->get<std::string>()
                             : std::string()});
    }
  }
  return out;
}

std::string_view OwnCards::name(std::string_view key, std::string_view language) const {
  std::string_view found;
  for (const OwnName& n : names_)
    if (n.key == key && (found.empty() || n.language == language)) found = n.text;
  return found;
}

}  // namespace mathom::effects
