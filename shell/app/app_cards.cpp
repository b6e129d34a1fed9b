// Cards of the player's own: which file new games are begun with, and that every game that opens finds the cards with which
// it was begun.
#include <array>

#include "rules/card_files.h"
#include "rules/registry.h"
#include "shell/app/app.h"
#include "shell/app/platform/platform.h"

namespace mathom {

namespace {
std::string place_of(const Game& game) { return "cards." + std::string(game.info().id); }
}  // namespace

const std::string& App::own_cards(const Game& game) {
  const auto [at, fresh] = own_cards_.try_emplace(std::string(game.info().id));
  if (fresh) at->second = kept(place_of(game)).value_or("");
  return at->second;
}

void App::choose_cards(const Game& game, std::string_view text) {
  own_cards_[std::string(game.info().id)] = text;
  keep(place_of(game), text);
}

const Game* App::with_own_cards(const Game& game, Problems& problems) {
  const CardFiles* files = game.card_files();
  return files ? files->with(own_cards(game), problems) : &game;
}

// A save brings its cards along; one that was made without them finds them where the player has brought them.
LoadResult App::load(std::string_view save) {
  const Game* game = find_game(game_of_save(save));
  Problems unsound;
  const Game* own = game ? with_own_cards(*game, unsound) : nullptr;
  if (!own || own == game) return load_save(save);
  return load_save(save, std::array{game, own});
}

std::string_view App::own_name(std::string_view key) const {
  const Match* match = spoken_of_ ? spoken_of_ : match_.get();
  const CardFiles* files = match ? match->game().card_files() : nullptr;
  return files ? files->name(key, language()) : std::string_view();
}

std::string App::load_words(const LoadResult& result) const {
  const std::string words = say(load_phrase(result));
  if (result.status != LoadStatus::other_cards || result.cards == kPrintedCards) return words;
  return words + " " + say("save.missing_cards", {{"cards", result.cards}});
}

}  // namespace mathom
