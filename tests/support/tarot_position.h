#pragma once
// A moment of a deal of French Tarot, told as data: the table, the number that drives the shuffle, and every answer so
// far in short words ("pass", "guard", "CQ", "T17", "E"). Seat 0 deals; no other luck is asked.
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "games/french_tarot/cards/cards.h"
#include "rules/brain.h"
#include "rules/game.h"

namespace mathom::test {

struct TarotPosition {
  Json config;
  std::uint64_t shuffle = 0;
  std::vector<std::string> answers;
};

// Of a file's entry: "seats", "shuffle" and "answers", the last as words with spaces between.
TarotPosition tarot_position(const Json& entry);

// The first moment of a deal with that number of seats: seat 0 deals, a match of one deal.
StatePtr tarot_deal(const TarotPosition&);
// The deal after all its answers; null, with the word that does not fit, when one is not offered.
StatePtr tarot_replay(const TarotPosition&, std::string& misfit);

// The word of an option: the card's code, or the token without its verb.
std::string tarot_word(const State&, const Decision&, const Option&);
// The option of this word, or -1.
int tarot_option(const State&, const Decision&, std::string_view word);

std::vector<std::string> words_of(std::string_view text);

}  // namespace mathom::test
