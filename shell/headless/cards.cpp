// `mathom cards`: what the cards of a game do, what is wrong with files of cards, and the language they are written in.
#include <span>

#include "core/json.h"
#include "core/json_place.h"
#include "rules/card_files.h"
#include "rules/registry.h"
#include "shell/headless/args.h"
#include "shell/headless/card_language.h"
#include "shell/headless/commands.h"
#include "shell/headless/console.h"
#include "shell/headless/words.h"

namespace mathom::headless {
namespace {

constexpr std::string_view kUse =
    "cards GAME [WORD] [--language L] [--cards FILE], cards check GAME FILE..., cards language GAME, or "
    "cards schema GAME";

// One line for each fault: "file:12: /cards/0/id: is there twice".
void tell(const std::string& file, std::string_view text, const Problems& problems) {
  for (const auto& p : by_line(text, problems)) print(file + ":" + std::to_string(p.line) + ": " + p.words + "\n");
}

int check(const CardFiles* cards, std::span<const std::string> files) {
  if (!cards) return misused("this game takes no files of cards");
  bool sound = true;
  for (const auto& file : files) {
    const auto text = read_file(file);
    if (!text) {
      complain("cannot read " + file);
      sound = false;
      continue;
    }
    const Problems problems = cards->check(*text);
    tell(file, *text, problems);
    if (problems.empty()) print(file + ": ok\n");
    sound = sound && problems.empty();
  }
  return sound ? 0 : 1;
}

int show(const Game& g, const std::string& word, std::string_view language) {
  const Words words(language);
  const auto say = [&](const Phrase& p) { return words.say(g, {}, p); };
  const std::vector<CardDef> prints = prints_called(g, word);
  for (const CardDef card : prints) {
    const std::string text = g.card_text(card, say);
    print(g.card_word(card) + ": " + say(g.card_name(card)) + "\n  " + (text.empty() ? "-" : text) + "\n");
  }
  if (prints.empty()) complain("there is no such card");
  return prints.empty() ? 1 : 0;
}

void describe(bool page, std::string_view id, const CardGame& cards) {
  print(page ? language_page(id, cards) : dump_json(language_schema(id, cards), 1) + "\n");
}
}  // namespace

const Game* with_cards(const Game& game, const std::string& file) {
  if (file.empty()) return &game;
  const CardFiles* files = game.card_files();
  if (!files) return complain("this game takes no files of cards"), nullptr;
  const auto text = read_file(file);
  if (!text) return complain("cannot read " + file), nullptr;
  Problems problems;
  if (text->empty()) problems.add("", "is empty");
  const Game* out = text->empty() ? nullptr : files->with(*text, problems);
  tell(file, *text, problems);
  return out;
}

// The files that come with it name their game; this file of cards goes to every game that can read it.
std::vector<const Game*> games_with_cards(const std::string& file) {
  std::vector<const Game*> out(all_games().begin(), all_games().end());
  if (file.empty()) return out;
  const auto text = read_file(file);
  if (!text) return complain("cannot read " + file), std::vector<const Game*>();
  std::vector<std::pair<const Game*, Problems>> unread;
  bool taken = false;
  for (const Game* g : all_games()) {
    const CardFiles* files = g->card_files();
    if (!files) continue;
    Problems problems;
    if (const Game* own = files->with(*text, problems))
      out.push_back(own), taken = true;
    else
      unread.emplace_back(g, std::move(problems));
  }
  if (taken) return out;
  if (unread.empty()) complain("no game takes files of cards");
  for (const auto& [game, problems] : unread) {
    complain("as cards of " + std::string(game->info().id) + ":");
    tell(file, *text, problems);
  }
  return {};
}

int run_cards(const CommandLine& line) {
  const Args args(line, {"language", "cards"}, {});
  if (!args.fault().empty() || args.rest().empty()) return misused(kUse);
  std::vector<std::string> words = args.rest();
  if (words[0] == "text") words.erase(words.begin());  // "cards text GAME WORD" says the same
  if (words.empty()) return misused(kUse);
  if (words[0] == "check") {
    if (words.size() < 3) return misused(kUse);
    const Game* g = game_named(words[1]);
    return g ? check(g->card_files(), std::span(words).subspan(2)) : 2;
  }
  if (words[0] == "language" || words[0] == "schema") {
    if (words.size() != 2) return misused(kUse);
    const Game* g = game_named(words[1]);
    if (!g) return 2;
    if (!g->cards()) return misused("this game is not made of cards");
    return describe(words[0] == "language", g->info().id, *g->cards()), 0;
  }
  if (words.size() > 2) return misused(kUse);
  const Game* g = game_named(words[0]);
  if (g) g = with_cards(*g, args.text("cards"));
  if (!g) return 2;
  if (!is_spoken(args.text("language"))) return 2;
  return show(*g, words.size() == 2 ? words[1] : std::string(), args.text("language"));
}

}  // namespace mathom::headless
