// Cards of the player's own: which file new games are begun with, and that every game that opens finds the cards with which
// it was begun. One set is laid at a time, for the whole program, and what is told of a game is told of those.
#include "core/json.h"
#include "rules/card_files.h"
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

bool App::lay(const Game& game, std::string_view text, Problems& problems) {
  const CardFiles* files = game.card_files();
  if (!files || files->laid() == text) return true;
  if (!text.empty()) problems = files->check(text);
  if (!problems.empty()) return false;
  if (match_ && &match_->game() == &game) leave_match();
  bots_->rest();
  problems = files->lay(text);
  load_texts();
  return problems.empty();
}

// The file is in the save; a save that was made without it finds it where the player has brought it.
LoadResult App::load(std::string_view save) {
  const auto wanted = cards_of_save(save);
  const CardFiles* files = wanted ? wanted->game->card_files() : nullptr;
  if (!files || wanted->word == files->word()) return load_save(save);
  std::string_view text = wanted->text;
  const std::string& chosen = own_cards(*wanted->game);
  if (text.empty() && wanted->word != kPrintedCards && wanted->word == cards_word(chosen)) text = chosen;
  if (text.empty() && wanted->word != kPrintedCards) return load_save(save);
  autosave();  // of the running match, as long as its own cards lie
  const std::string before(files->laid());
  bots_->rest();
  if (!files->lay(text).empty()) return load_save(save);
  LoadResult result = load_save(save);
  if (!result.session) {
    files->lay(before);
    return result;
  }
  if (match_ && &match_->game() == wanted->game) leave_match();
  load_texts();
  return result;
}

bool App::has_its_cards(const Session& session) {
  const CardFiles* files = session.game().card_files();
  const std::string* word = files ? text_member(session.config(), "cards") : nullptr;
  return !word || *word == files->word();
}

std::string App::load_words(const LoadResult& result) const {
  const std::string words = say(load_phrase(result));
  if (result.status != LoadStatus::other_cards || result.cards == kPrintedCards) return words;
  return words + " " + say("save.missing_cards", {{"cards", result.cards}});
}

}  // namespace mathom
