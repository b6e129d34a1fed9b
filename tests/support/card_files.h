#pragma once
// Card files for tests: the printed entries, and a file of one's own laid for as long as a test needs it.
#include <string>
#include <string_view>
#include <vector>

#include "catalog/assets.h"
#include "core/json.h"
#include "rules/card_files.h"
#include "rules/registry.h"

namespace mathom::test {

inline const Game& war() { return *find_game("war_of_the_ring"); }

struct PrintedEntry {
  std::string list;  // "cards" or "locations"
  Json entry;
};
inline std::vector<PrintedEntry> printed_entries() {
  std::vector<PrintedEntry> out;
  Problems problems;
  for (const char* file : {"free_peoples", "shadow", "promos", "battlegrounds", "paths"}) {
    const auto j = parse_json(asset("cards/war_of_the_ring/" + std::string(file) + ".json"), problems);
    for (const char* list : {"cards", "locations"})
      if (const Json* entries = j ? member(*j, list) : nullptr)
        for (const Json& entry : *entries) out.push_back({list, entry});
  }
  return out;
}
inline std::string file_of(const std::string& list, const Json& entry) {
  return dump_json({{list, Json::array({entry})}});
}

// Laid from here to the end of the scope; the printed cards afterwards.
class Laid {
 public:
  explicit Laid(std::string_view text) : problems_(war().card_files()->lay(text)) {}
  ~Laid() { war().card_files()->lay({}); }
  Laid(const Laid&) = delete;
  Laid& operator=(const Laid&) = delete;
  const Problems& problems() const { return problems_; }

 private:
  Problems problems_;
};

}  // namespace mathom::test
