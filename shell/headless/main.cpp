// `mathom`: the games without a window. See --help.
#include <cstdio>
#include <string>
#include <vector>

#include "core/version.h"
#include "shell/headless/commands.h"
#include "shell/headless/console.h"

namespace {

using namespace mathom::headless;

constexpr std::string_view kHelp = R"(mathom: card games without a window

  mathom games [--ids]                     the games there are
  mathom languages                         the languages there are, by their codes
  mathom rules GAME                        the rule book of one
  mathom cards GAME [WORD] [--language L] [--cards FILE]
                                           what its cards do, in the words that players read; or one of them
  mathom cards check GAME FILE...          everything that is wrong with files of cards (docs/card-language-war.md)
  mathom cards language | schema GAME      that page, and the schema of such files, from the tables that read them
  mathom play GAME [--seats human,bot:club,...] [--seed N] [--config FILE] [--load FILE] [--cards FILE]
                                           play in the terminal, by tokens; --cards: with cards of your own
  mathom scenario FILE... [--cards FILE]   run scenario files (docs/scenarios.md)
  mathom replay FILE                       replay a saved game and verify every answer
  mathom random GAME --games N [--seed N] [--config FILE | [--seats N] [--random-configs]] [--cards FILE]
                [--proofs ends|answers|sampled|all] [--each N] [--curious] [--hashes]
                                           random games that must keep what every game promises; --random-configs: with
                                           options and decks by lot; --curious: players who seldom pass
  mathom golden GAME [--seed N] [--config FILE] [--check FILE]
                                           a readable playthrough, or the comparison with one
  mathom arena GAME --a bot:club|program:COMMAND [--b bot:beginner] --deals N [--playouts N] [--seed N] [--config FILE]
               [--jobs N] [--shard I/N] [--out FILE] [--until FROM:TO [--errors ALPHA:BETA]] [--seconds N] [--json]
               [--progress]                one player against another, with the same luck for both; without --b: A
                                           alone at all seats, for games that are won or lost together (docs/arena.md)
  mathom arena merge FILE... [--out FILE] [--until FROM:TO] [--json]
                                           what several machines have played, together
  mathom analyse FILE [--seat N] [--worlds N] [--playouts N] [--options N] [--open] [--language L] [--json]
                                           what the answers of a saved game were worth, by what each seat saw then;
                                           --open: with all cards open
  mathom bench [GAME] [--json] [--seconds N]   how fast the rules and the bots are
  mathom protocol                          one JSON object a line, for other programs (docs/protocol.md)
  mathom --version                         which version this is

Seeds are decimal, or 0x and hexadecimal digits.
)";

struct Entry {
  std::string_view name;
  int (*run)(const CommandLine&);
};
constexpr Entry kCommands[] = {{"games", run_games},      {"languages", run_languages}, {"rules", run_rules},
                               {"cards", run_cards},      {"play", run_play},           {"scenario", run_scenarios},
                               {"replay", run_replay},    {"random", run_random},       {"golden", run_golden},
                               {"arena", run_arena},      {"analyse", run_analyse},     {"bench", run_bench},
                               {"protocol", run_protocol}};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.empty() || words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
    print(kHelp);
    return words.empty() ? 2 : 0;
  }
  if (words[0] == "--version") return print(std::string(mathom::kVersion) + "\n"), 0;
  for (const auto& c : kCommands)
    if (c.name == words[0]) return c.run(CommandLine(words.begin() + 1, words.end()));
  return misused("there is no command \"" + words[0] + "\"; see mathom --help");
}
