#include "support/card_texts.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <optional>
#include <set>
#include <sstream>

#include "proof/scenario.h"
#include "support/files.h"

namespace mathom::test {
namespace {

// A scenario, and the words of which it may speak: those in its text, and the name of its file.
struct ScenarioFile {
  std::string text, name;
  std::optional<bool> holds = {};  // with the printed cards; one that does not hold misses nothing
  bool speaks_of(std::string word) const {
    if (text.find('"' + word) != std::string::npos || text.find(' ' + word) != std::string::npos) return true;
    std::replace(word.begin(), word.end(), '-', '_');
    return name.find(word) != std::string::npos;
  }
};
std::vector<ScenarioFile> scenarios_of(std::string_view game) {
  std::vector<ScenarioFile> out;
  for (const auto& path : files_in("tests/scenario/" + std::string(game) + "/", ".json"))
    out.push_back({read_file(path), path.substr(path.rfind('/') + 1)});
  return out;
}

std::string list_file(const std::string& game, const char* what = "texts") {
  return "tests/data/" + game + "/" + what + "_no_scenario_misses.txt";
}
std::vector<std::string> lines_of(const std::string& file) {
  std::vector<std::string> out;
  std::istringstream lines(read_file(file));
  for (std::string line; std::getline(lines, line);) out.push_back(line);
  return out;
}
// Which lines of the list name a text; the others are remarks.
std::set<std::string> listed(const std::string& file) {
  std::set<std::string> out;
  for (const std::string& line : lines_of(file))
    if (!line.empty() && !line.starts_with('#')) out.insert(line);
  return out;
}

// The entry less each part of a text, one at a time, down to the words of a filter; a list that is left empty goes.
void shorten(const Json& entry, const Json& part, const std::string& at, const LesserCard& card,
             std::vector<LesserCard>& out) {
  for (const auto& [key, value] : part.items()) {
    const std::string path = at + "/" + key;
    Json less = entry;
    const Json::json_pointer where(at);
    Json& rest = less[where];
    if (rest.is_object())
      rest.erase(key);
    else
      rest.erase(std::stoul(key));
    if (Json& above = less[where.parent_pointer()]; rest.empty() && above.is_object()) above.erase(where.back());
    out.push_back({card.word + " " + path, card.list, std::move(less)});
    if (value.is_structured()) shorten(entry, value, path, card, out);
  }
}

}  // namespace

std::vector<LesserCard> without_a_text(std::string_view game) {
  std::vector<LesserCard> out;
  for (const auto& printed : printed_entries(game)) {
    const Json* texts = member(printed.entry, "abilities");
    for (std::size_t n = 0; texts && n < texts->size(); ++n) {
      Json less = printed.entry;
      less["abilities"].erase(n);
      out.push_back(
          {printed.entry["id"].get<std::string>() + " " + std::to_string(n + 1), printed.list, std::move(less)});
    }
  }
  return out;
}

std::vector<LesserCard> without_a_clause(std::string_view game) {
  std::vector<LesserCard> out;
  for (const auto& printed : printed_entries(game)) {
    const Json* texts = member(printed.entry, "abilities");
    for (std::size_t n = 0; texts && n < texts->size(); ++n) {
      const LesserCard card{printed.entry["id"].get<std::string>() + " " + std::to_string(n + 1), printed.list, {}};
      shorten(printed.entry, (*texts)[n], "/abilities/" + std::to_string(n), card, out);
    }
  }
  return out;
}

std::vector<LesserCard> with_another_fact(std::string_view game) {
  static const std::set<std::string, std::less<>> kNames = {"id",      "number", "rarity", "type",
                                                            "culture", "race",   "title",  "unique"};
  std::vector<LesserCard> out;
  for (const auto& printed : printed_entries(game)) {
    const Json* texts = member(printed.entry, "abilities");
    if (texts && !texts->empty()) continue;
    for (const auto& [key, value] : printed.entry.items()) {
      if (kNames.contains(key) || key == "abilities") continue;
      Json other = printed.entry;
      if (value.is_number_integer())
        other[key] = value.get<int>() > 4 ? value.get<int>() - 3 : value.get<int>() + 3;
      else
        other.erase(key);
      out.push_back({printed.entry["id"].get<std::string>() + " " + key, printed.list, std::move(other)});
    }
  }
  return out;
}

bool is_missed(const Game& game, const LesserCard& card, std::string& faults) {
  const WithCards own(file_of(card.list, card.entry), game);
  faults = own.problems().text();
  if (!faults.empty()) return false;
  static std::map<std::string, std::vector<ScenarioFile>, std::less<>> all;
  auto found = all.find(game.info().id);
  if (found == all.end()) found = all.emplace(game.info().id, scenarios_of(game.info().id)).first;
  const std::string id = card.entry["id"].get<std::string>();
  return std::any_of(found->second.begin(), found->second.end(), [&](ScenarioFile& s) {
    if (!s.speaks_of(id) || run_scenario(s.text, own.games()).passed()) return false;
    if (!s.holds) s.holds = run_scenario(s.text, games_and_test_games()).passed();
    return *s.holds;
  });
}

namespace {

// Returns how many there are.
int check_cards(const Share& share, const std::vector<LesserCard>& all, const std::set<std::string>& open) {
  std::string missed_by_none, missed_now;
  int n = 0;
  std::size_t met = 0;
  for (const LesserCard& card : all) {
    met += open.contains(card.word);
    if (!share.has(n++)) continue;
    std::string faults;
    const bool missed = is_missed(game_named(share.game), card, faults);
    if (!faults.empty()) FAIL_CHECK(card.word << ": " << faults);
    if (!missed && !open.contains(card.word)) missed_by_none += card.word + "\n";
    if (missed && open.contains(card.word)) missed_now += card.word + "\n";
  }
  INFO("missed by none:\n" << missed_by_none << "stand in the list and are missed now:\n" << missed_now);
  CHECK((missed_by_none + missed_now).empty());
  CHECK(met == open.size());
  return n;
}

}  // namespace

void check_card_texts(const Share& share) {
  CHECK(check_cards(share, without_a_text(share.game), listed(list_file(share.game))) > 150);
}
void check_card_facts(const Share& share) {
  CHECK(check_cards(share, with_another_fact(share.game), listed(list_file(share.game, "facts"))) > 20);
}

void strike_missed_texts(const std::string& game) {
  std::set<std::string> missed;
  for (const LesserCard& card : without_a_text(game)) {
    std::string faults;
    if (is_missed(game_named(game), card, faults)) missed.insert(card.word);
  }
  std::string kept;
  for (const std::string& line : lines_of(list_file(game)))
    if (!missed.contains(line)) kept += line + "\n";
  write_file(list_file(game), kept);
}

}  // namespace mathom::test
