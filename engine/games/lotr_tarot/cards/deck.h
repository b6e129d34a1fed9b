#pragma once
// The deck as printed: words, titles, subjects and which side each card stands for, read from
// assets/cards/lotr_tarot/deck.json. Immutable. Which side a card stands for may be changed by a config.
#include <array>
#include <string>
#include <string_view>

#include "core/problems.h"
#include "games/lotr_tarot/cards/cards.h"

namespace mathom::lotr_tarot {

struct CardFacts {
  std::string word;      // "cup-queen": tokens, saves, scenario files
  std::string title;     // English, as on the card; what players read comes from the texts
  std::string name_key;  // "lotr_tarot.card.cup-queen"
  std::string subject;   // what the picture shows
  Side side = Side::none;
  bool side_is_sourced = false;  // or reconstructed
};

struct Deck {
  std::array<CardFacts, kCards> cards;  // by Card
  CardSet dark, neutral;                // as the data has it
};

// Reads a deck; every fault becomes a problem, unknown keys and a wrong order too.
Deck read_deck(std::string_view json, Problems&);

// The deck that the program carries.
const Deck& deck();

const std::string& word_of(Card);
// Card::hidden when there is no such card; the Ring has a word as well.
Card card_from_word(std::string_view word);

}  // namespace mathom::lotr_tarot
