// The short commands: games, rules, scenario, replay, protocol.
#include "shell/headless/commands.h"

#include "assets/assets.h"
#include "assets/languages.h"
#include "core/json.h"
#include "proof/scenario.h"
#include "rules/registry.h"
#include "session/save.h"
#include "shell/headless/args.h"
#include "shell/headless/console.h"
#include "shell/headless/protocol.h"

namespace mathom::headless {

int misused(std::string_view what) {
  complain(what);
  return 2;
}

const Game* game_named(const std::string& id) {
  if (const Game* g = find_game(id)) return g;
  std::string known;
  for (const Game* g : all_games()) known += " " + std::string(g->info().id);
  complain("no game is called \"" + id + "\"; there are:" + known);
  return nullptr;
}

bool is_spoken(const std::string& language) {
  if (language.empty() || find_language(language)) return true;
  std::string known;
  for (const SpokenLanguage& l : spoken_languages()) known += " " + std::string(l.code);
  complain("no language is called \"" + language + "\"; there are:" + known);
  return false;
}

std::optional<std::string> config_text(const std::string& file) {
  if (file.empty()) return "{}";
  auto text = read_file(file);
  if (!text) complain("cannot read " + file);
  return text;
}

int run_games(const CommandLine& line) {
  const Args args(line, {}, {"ids"});
  if (!args.fault().empty() || !args.rest().empty()) return misused("games [--ids]");
  const Words words;
  for (const Game* g : all_games()) {
    const GameInfo& i = g->info();
    print(std::string(i.id));
    if (!args.has("ids")) {
      print("  " + words.say(std::string(i.id) + ".title") + ", " + std::to_string(i.least_seats) + " to " +
            std::to_string(i.most_seats) + " players, rules:");
      for (const auto set : i.rule_sets) print(" " + std::string(set));
    }
    print("\n");
  }
  return 0;
}

int run_languages(const CommandLine& line) {
  if (!line.empty()) return misused("languages");
  for (const SpokenLanguage& l : spoken_languages()) print(std::string(l.code) + "  " + std::string(l.name) + "\n");
  return 0;
}

int run_rules(const CommandLine& line) {
  if (line.size() != 1) return misused("rules GAME");
  const Game* g = game_named(line[0]);
  if (!g) return 2;
  print(asset(rule_book_path(g->info().id, spoken_languages().front().code)));
  return 0;
}

int run_scenarios(const CommandLine& line) {
  const Args args(line, {"cards"}, {});
  if (!args.fault().empty() || args.rest().empty()) return misused("scenario FILE... [--cards FILE]");
  const auto games = games_with_cards(args.text("cards"));
  if (games.empty()) return 2;
  int failed = 0;
  for (const auto& file : args.rest()) {
    const auto text = read_file(file);
    if (!text) {
      complain("cannot read " + file);
      ++failed;
      continue;
    }
    const ScenarioResult r = run_scenario(*text, games);
    print((r.passed() ? "ok      " : "FAILED  ") + file + ": " + r.name + "\n");
    for (const auto& fault : r.faults) print("          " + fault + "\n");
    failed += !r.passed();
  }
  print(std::to_string(args.rest().size() - static_cast<std::size_t>(failed)) + " passed, " + std::to_string(failed) +
        " failed\n");
  return failed == 0 ? 0 : 1;
}

int run_replay(const CommandLine& line) {
  if (line.size() != 1) return misused("replay FILE");
  const auto text = read_file(line[0]);
  if (!text) return misused("cannot read " + line[0]);
  const LoadResult r = load_save(*text);
  const Words words;
  const Phrase said = load_phrase(r);
  if (!r.session) {
    print(words.say(said.key) + "\n" + r.problems.text() + "\n");
    return 1;
  }
  print(words.say(r.session->game(), r.session->seats(), said) + "\n");
  if (!r.problems.empty()) print(r.problems.text() + "\n");
  print(std::string(r.session->game().info().id) + ", " + std::to_string(r.ply) + " answers, hash " +
        hex64(r.session->state_hash()) + (r.session->outcome().over ? ", over" : "") + "\n");
  return r.status == LoadStatus::ok ? 0 : 1;
}

int run_protocol(const CommandLine& line) {
  if (!line.empty()) return misused("protocol takes no words; it reads standard input");
  Protocol protocol(all_games());
  while (!protocol.finished()) {
    const auto request = read_line(Protocol::kMostBytes);
    if (!request) break;
    print(protocol.answer(*request) + "\n");
  }
  return 0;
}

}  // namespace mathom::headless
