#include "shell/services/card_files_in_use.h"

#include <array>

#include "rules/card_files.h"
#include "rules/registry.h"
#include "shell/services/outside.h"
#include "shell/services/words.h"

namespace mathom {

namespace {
std::string place_of(const Game& game) { return "cards." + std::string(game.info().id); }
}  // namespace

const std::string& CardFilesInUse::of(const Game& game) {
  const auto [at, fresh] = files_.try_emplace(std::string(game.info().id));
  if (fresh) at->second = outside_.kept(place_of(game)).value_or("");
  return at->second;
}

void CardFilesInUse::choose(const Game& game, std::string_view text) {
  files_[std::string(game.info().id)] = text;
  outside_.keep(place_of(game), text);
}

const Game* CardFilesInUse::with(const Game& game, Problems& problems) {
  const CardFiles* files = game.card_files();
  return files ? files->with(of(game), problems) : &game;
}

// A save brings its cards. A save without them uses the file that the player has imported.
LoadResult CardFilesInUse::load(std::string_view save) {
  const Game* game = find_game(game_of_save(save));
  Problems unsound;
  const Game* own = game ? with(*game, unsound) : nullptr;
  if (!own || own == game) return load_save(save);
  return load_save(save, std::array{game, own});
}

std::string CardFilesInUse::load_words(const LoadResult& result) const {
  const std::string words = words_.say(load_phrase(result));
  if (result.status != LoadStatus::other_cards || result.cards == kPrintedCards) return words;
  return words + " " + words_.say("save.missing_cards", {{"cards", result.cards}});
}

}  // namespace mathom
