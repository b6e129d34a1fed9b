#pragma once
// A whole game as text that a person can read: every question with its options, every answer, what was told, and the
// hash after it. Golden files are playthroughs; played again by their tokens they must come out letter for letter.
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "rules/game.h"

namespace mathom {

// A game played at random. Pre: the game accepts the config.
std::string write_playthrough(const Game& game, std::string_view config_text, std::uint64_t seed);

// Plays the answers of a playthrough again; empty when everything is as it was, otherwise the first difference.
std::string check_playthrough(std::string_view text, std::span<const Game* const> games);

// The same answers under the rules as they are now, as far as they are still to be given: how a golden file is renewed.
// An answer that was the only option is left out where it is not asked for any more.
std::string renew_playthrough(std::string_view text, std::span<const Game* const> games);

}  // namespace mathom
