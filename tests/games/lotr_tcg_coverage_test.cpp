// What the scenarios of the trading card game look at: every paragraph of its rule book, every ruling of its README
// with each value of its options, every card. Texts of cards are held by card_texts_test.cpp.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdio>
#include <map>
#include <set>
#include <sstream>

#include "proof/scenario.h"
#include "support/card_texts.h"
#include "support/files.h"

using namespace mathom;

namespace {

const std::string kFolder = "tests/scenario/lotr_tcg/";
const Game& tcg() { return test::game_named("lotr_tcg"); }

struct Told {
  std::string file;
  Json scenario;
};
const std::vector<Told>& scenarios() {
  static const std::vector<Told> kAll = [] {
    std::vector<Told> out;
    Problems problems;
    for (const std::string& path : test::files_in(kFolder, ".json"))
      if (const auto j = parse_json(test::read_file(path), problems))
        out.push_back({path.substr(path.rfind('/') + 1), *j});
    return out;
  }();
  return kAll;
}
std::vector<std::string> lines_of(const std::string& file) {
  std::vector<std::string> out;
  std::istringstream text(test::read_file(file));
  for (std::string line; std::getline(text, line);) out.push_back(line);
  return out;
}

// The numbers of a rule book: "**5.2** ...".
std::set<std::string> paragraphs(const std::string& book) {
  std::set<std::string> out;
  for (const std::string& line : lines_of("assets/text/" + book))
    if (const auto end = line.find("**", 2); line.starts_with("**") && end != std::string::npos)
      out.insert(line.substr(2, end - 2));
  return out;
}

// A row of the README: "| R5 | 11.5 | question | what we play | `option`: ... |".
struct Ruling {
  int number = 0;
  std::string rule;
  std::vector<std::string> options;
  std::string files() const { return (number < 10 ? "ruling_0" : "ruling_") + std::to_string(number) + "_"; }
};
std::vector<std::string> cells_of(const std::string& row) {
  std::vector<std::string> out;
  std::istringstream text(row);
  for (std::string cell; std::getline(text, cell, '|');) {
    const auto from = cell.find_first_not_of(' '), to = cell.find_last_not_of(' ');
    out.push_back(from == std::string::npos ? "" : cell.substr(from, to + 1 - from));
  }
  return out;
}
std::vector<Ruling> rulings() {
  std::vector<Ruling> out;
  for (const std::string& line : lines_of("engine/games/lotr_tcg/README.md")) {
    if (!line.starts_with("| R")) continue;
    const auto cells = cells_of(line);
    REQUIRE(cells.size() == 6);
    Ruling r{std::stoi(cells[1].substr(1)), cells[2], {}};
    for (const RuleOption& o : tcg().info().options)
      if (cells[5].find('`' + std::string(o.id) + '`') != std::string::npos) r.options.emplace_back(o.id);
    CHECK((!r.options.empty() || cells[5] == "none"));
    out.push_back(r);
  }
  return out;
}

bool is_on(const Json& scenario, const std::string& option) {
  const Json* config = member(scenario, "config");
  const Json* options = config ? member(*config, "options") : nullptr;
  const Json* value = options ? member(*options, option.c_str()) : nullptr;
  return value && value->get<bool>();
}
bool fails_with_the_other_value(Json scenario, const std::string& option) {
  const bool other = !is_on(scenario, option);
  scenario["config"]["options"][option] = other;
  return !run_scenario(dump_json(scenario), test::games_and_test_games()).passed();
}
// Does a scenario of the ruling fail when the option is not as it has it?
bool needs(const Ruling& r, const std::string& option, bool on) {
  return std::any_of(scenarios().begin(), scenarios().end(), [&](const Told& s) {
    return s.file.starts_with(r.files()) && is_on(s.scenario, option) == on &&
           fails_with_the_other_value(s.scenario, option);
  });
}

const int kFacts =
    test::for_game("every fact of every card without a text is missed by a scenario when it is otherwise",
                   "[scenario][long]", "lotr_tcg", 1, test::check_card_facts);

}  // namespace

TEST_CASE("the trading card game: every paragraph of the rule book has a scenario", "[lotr_tcg][rulings]") {
  std::set<std::string> told;
  for (const Told& s : scenarios()) told.insert(s.scenario["rule"].get<std::string>());
  CHECK(paragraphs("en/rules/lotr_tcg.md").size() > 60);
  CHECK(told == paragraphs("en/rules/lotr_tcg.md"));
  CHECK(told == paragraphs("fr/rules/lotr_tcg.md"));
}

TEST_CASE("the trading card game: the rulings have their numbers, their options and their rules",
          "[lotr_tcg][rulings]") {
  const auto book = paragraphs("en/rules/lotr_tcg.md");
  std::vector<std::string> options, all;
  int last = 0;
  for (const Ruling& r : rulings()) {
    INFO("R" << r.number);
    CHECK(r.number == ++last);
    CHECK(book.contains(r.rule));
    options.insert(options.end(), r.options.begin(), r.options.end());
  }
  for (const RuleOption& o : tcg().info().options) all.emplace_back(o.id);
  std::sort(options.begin(), options.end());
  std::sort(all.begin(), all.end());
  CHECK(options == all);
  for (const char* file : {"assets/text/en/rules/lotr_tcg.md", "assets/text/fr/rules/lotr_tcg.md"}) {
    const std::string text = test::read_file(file);
    for (auto at = text.find("[R"); at != std::string::npos; at = text.find("[R", at + 1))
      CHECK(std::stoi(text.substr(at + 2)) <= last);
  }
}

TEST_CASE("the trading card game: every ruling has a scenario for each value of its options", "[lotr_tcg][rulings]") {
  for (const Ruling& r : rulings()) {
    INFO("R" << r.number);
    CHECK(std::any_of(scenarios().begin(), scenarios().end(),
                      [&](const Told& s) { return s.file.starts_with(r.files()); }));
    for (const std::string& option : r.options) {
      INFO(option);
      CHECK(needs(r, option, false));
      CHECK(needs(r, option, true));
    }
  }
}

// The texts of the others are held by card_texts_test.cpp.
TEST_CASE("the trading card game: every card has a text or facts that scenarios test", "[lotr_tcg][rulings]") {
  std::set<std::string> all, looked_at;
  for (const auto& printed : test::printed_entries("lotr_tcg")) all.insert(printed.entry["id"].get<std::string>());
  for (const auto& cards : {test::without_a_text("lotr_tcg"), test::with_another_fact("lotr_tcg")})
    for (const test::LesserCard& card : cards) looked_at.insert(card.entry["id"].get<std::string>());
  CHECK(all.size() == 365);
  CHECK(looked_at == all);
}

TEST_CASE("the trading card game: how much there is", "[lotr_tcg]") {
  const auto cards = test::printed_entries("lotr_tcg").size(), texts = test::without_a_text("lotr_tcg").size();
  const auto rules = paragraphs("en/rules/lotr_tcg.md").size();
  std::printf("lotr_tcg: %zu cards, %zu texts, %zu rule paragraphs, %zu rulings, %zu options, %zu scenarios\n", cards,
              texts, rules, rulings().size(), tcg().info().options.size(), scenarios().size());
  CHECK(cards == 365);
  CHECK(kFacts == 1);
}
