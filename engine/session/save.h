#pragma once
// Saved games: {format, version, game, rules, content, config, seed, seats, log, state, hash, sum}. The log is the
// game; the state is its snapshot. Loading replays the log through the rules and compares each token, luck's answers
// with the seed, the final hash, and the sum over all of it. Every format that was released keeps loading.
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/problems.h"
#include "rules/registry.h"
#include "session/session.h"

namespace mathom {

inline constexpr int kSaveFormat = 2;

enum class LoadStatus : std::uint8_t {
  ok,            // verified to the last answer and the last byte
  other_bots,    // the same, but for bots of levels that this program does not have; others sit in their places
  not_a_save,    // not JSON, or not ours; problems say what is wrong
  newer_format,  // from a later version of the program
  unknown_game,  // a game that this program does not have
  damaged,       // ours, but it cannot be opened at all
  broken_log,    // opened as far as it is sound; `ply` says how far
  altered,       // opened whole, but it is not as it was written, or its luck is not the seed's
  replayed,      // content has changed since: all answers were given again, and where they led cannot be verified
  other_rules,   // rules have changed since: goes on from the snapshot, the old log is not replayed
  other_cards,   // sound perhaps, but played with cards that are neither in it nor here (rules/card_files.h)
  other_start,   // begins from an arranged table whose numbers mean something else by now (Game::content_hash)
};
// Is what was opened all that the save holds, so that its text is no longer needed?
constexpr bool is_whole(LoadStatus s) {
  using enum LoadStatus;
  return s == ok || s == other_bots || s == replayed || s == other_rules;
}

struct LoadResult {
  LoadStatus status = LoadStatus::not_a_save;
  std::unique_ptr<Session> session;  // null unless ok, other_bots, broken_log, altered, replayed or other_rules
  std::uint32_t ply = 0;             // answers that were replayed
  std::uint32_t plies_saved = 0;     // answers in the file
  std::string cards = {};            // with other_cards: which, as cards_word() has it
  bool content_changed = false;      // the save was written with other cards or procedures
  Problems problems;                 // developer's words, with paths
};

// The key of the sentence a player reads; arguments: ply, saved. "save.ok", "save.newer_format" ...
Phrase load_phrase(const LoadResult&);

// The sum over everything else in a save, as its member "sum" has it.
std::string save_sum(const Json& save);
std::string save_text(const Session&);
// For a file or the clipboard: sealed (seal.h) when several people play, so that nobody reads the others' cards in it.
std::string leaving_text(const Session&);
std::string leaving_text(
    std::string_view save);  // of a kept text; one that does not open leaves as it is; one with other
                             // cards, of which that is not known here, is sealed
// The id of the game that a save names; empty: the text is none, or it names none.
std::string game_of_save(std::string_view text);
// With the game that it names, and no other is asked for.
LoadResult load_save(std::string_view text);
// `games`: those that may be meant, and any with cards of the players' own (rules/card_files.h) that the save may have
// been played with. A save that carries its cards needs none.
LoadResult load_save(std::string_view text, std::span<const Game* const> games);

}  // namespace mathom
