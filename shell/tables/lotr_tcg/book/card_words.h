// What the book says of a card in the language that is spoken: its name, what kind it is, its numbers and words, what
// it does.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "games/lotr_tcg/decks/deck_text.h"
#include "games/lotr_tcg/decks/decks.h"
#include "shell/tables/table_host.h"

namespace mathom::lotr_tcg {

struct CardWords {
  std::string name, title, subtitle;  // "Aragorn, Ranger of the North"; in front of the comma, and behind it
  std::string kind;                   // "Gondor · companion · Man"
  std::string short_kind;             // "Companion · Man": where the culture is seen
  std::string facts;                  // "Unique · twilight cost 4 · strength 8 · ..."
  std::string text;                   // what it does; empty: nothing
  std::vector<std::string> notes;     // what its words mean, a sentence each
};

// A word of a closed list as it stands alone: some languages have another form of it inside a sentence.
std::string alone(const TableHost&, const effects::Names&, int i);

// What a rule does not allow of a deck. No match is played where decks are built: the card is named here.
std::string fault_words(const TableHost&, const DeckFault&);

class BookWords {
 public:
  // Forgets what was made in another language.
  void speak(const TableHost& host);
  const CardWords& of(const TableHost& host, int print);
  const std::string& name(const TableHost& host, int print);
  // All its words as they are compared, each with a space in front.
  const std::string& folded(const TableHost& host, int print);

 private:
  std::string language_;
  std::map<int, CardWords> words_;
  std::map<int, std::string> names_, folded_;
};

// What cards and headings of lists are called in every language that the program speaks.
CardNames names_in_all_languages();

// The phases in which a card is used, as bits by Phase, and kResponseBit for an answer.
inline constexpr int kResponseBit = 7;
unsigned phases_of(const Catalog&, const CardFacts&);

}  // namespace mathom::lotr_tcg
