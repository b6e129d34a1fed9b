#pragma once
// Keys of the words that prompts, reasons and the log share, and the account of a deal in sentences.
#include <string_view>

#include "games/french_tarot/cards/cards.h"
#include "games/french_tarot/rules/scoring.h"
#include "text/phrase.h"

namespace mathom::french_tarot {

std::string_view bid_word(Contract contract);
std::string_view suit_name(Suit suit);
std::string_view handful_word(Handful handful);

// A line of the account that score() made of these facts.
Phrase account_phrase(const DealFacts& facts, const Account& account, const AccountLine& line);

}  // namespace mathom::french_tarot
