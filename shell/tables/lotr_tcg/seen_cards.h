// What the cards that are seen are called and what they look like: words, keywords, the numbers that count now, what
// they bear and whom they fight. It keeps the words of cards that have been drawn; it draws nothing.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "shell/tables/lotr_tcg/pictures/stack.h"
#include "shell/tables/lotr_tcg/sight.h"

namespace mathom::lotr_tcg {

class SeenCards {
 public:
  explicit SeenCards(const CompanySight& sight) : sight_(sight) {}

  // --- of a print
  std::string name_of(const TableHost& host, int print) const;
  std::string title_of(const TableHost& host, CardDef face) const;  // in front of the comma; of one that is hidden too
  const FaceLook& words_of(const TableHost& host, int print) const;
  std::string printed_keywords(const TableHost& host, int print) const;  // with commas

  // --- of a card
  std::string card_name(const TableHost& host, CardId card) const;              // what a screen reader says
  std::string names_of(const TableHost& host, const CardSet& cards) const;      // their titles, with commas
  FaceLook look_of(const TableHost& host, CardId card) const;                   // with the numbers that count now
  StackLook stack_of(const TableHost& host, int card) const;                    // of one that lies in a row
  std::vector<std::string> keywords_of(const TableHost& host, int card) const;  // that count now
  // Those that change no skirmish too, for who reads the card.
  std::vector<std::string> keywords_in_full(const TableHost& host, int card) const;
  std::string fight_tab(const TableHost& host, int card, bool& wins) const;

 private:
  std::vector<std::string> printed_words(const TableHost& host, int print) const;
  std::string numbers_of(const TableHost& host, int card) const;  // of a character, in words

  const CompanySight& sight_;
  mutable std::map<int, FaceLook> words_;  // of cards that have been drawn in this language since the last answer
  mutable std::string words_in_;
  mutable std::uint32_t words_at_ = 0;
};

}  // namespace mathom::lotr_tcg
