// What the table of the trading card game sees: a viewer's State, as far as it has been told, what lies where in it, what cards
// are called and what they look like with the numbers that count now. It draws nothing and asks nothing (table.h does).
//
// The table knows a card by its place in the game, and a print that lies nowhere by kCards + its number. What somebody bears is
// touched on whoever bears it.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "games/lotr_tcg/rules/questions.h"
#include "games/lotr_tcg/state/table.h"
#include "shell/tables/common/standing_table.h"
#include "shell/tables/lotr_tcg/pictures/stack.h"
#include "shell/tables/lotr_tcg/told.h"

namespace mathom::lotr_tcg {

class CompanySight : public StandingTable {
 protected:
  const State& seen() const;
  // Something has not been told yet: what is seen is good to look at, and no rule may run on it.
  bool behind() const { return playback().busy() && told_.stands(); }
  // All has been told, if it has: what is seen is how it stands.
  void catch_up();
  void take_up(const Event& e) { told_.take_up(catalog(), e); }
  void forget_told();
  virtual void other_seen() const {}  // another State is seen: what was found out about it holds no longer

  const Catalog& catalog() const { return catalog_of(game()); }
  Table table() const { return looking_at(catalog(), seen(), &memo_); }
  Question question() const { return static_cast<Question>(decision().why); }
  int print_of(CardId card) const;  // -1: nobody here knows it
  static bool is_card(CardId card) { return index(card) >= 0 && index(card) < kCards; }
  bool is_near(const Table& t, int card) const { return t.owner(card) == me(); }
  std::vector<CardId> own_hand() const;  // in order
  // Of cards that lie there: whoever bears it, or bears who bears it.
  int holder_of(int card) const;
  std::vector<int> borne_by(int card) const;           // and stacked on it
  std::vector<int> cards_in(std::uint8_t zone) const;  // known ones, in order

  std::string seat_name(const TableHost& host, int seat) const { return host.seat_name(seat_at(seat)); }
  std::string name_of(const TableHost& host, int print) const { return card_words(host, static_cast<CardDef>(print)); }
  const FaceLook& words_of(const TableHost& host, int print) const;
  FaceLook look_of(const TableHost& host, CardId card) const;  // with the numbers that count now
  StackLook stack_of(const TableHost& host, int card) const;   // of one that lies in a row
  std::vector<std::string> keywords_of(const TableHost& host, int card) const;
  // Those that change no skirmish too, for who reads the card.
  std::vector<std::string> keywords_in_full(const TableHost& host, int card) const;
  std::string printed_keywords(const TableHost& host, int print) const;  // with commas
  std::string fight_tab(const TableHost& host, int card, bool& wins) const;
  std::string numbers_of(const TableHost& host, int card) const;  // of a character, in words

 private:
  mutable Memo memo_;
  mutable std::uint64_t memo_of_ = ~0ull;
  Told told_;
  std::uint64_t told_of_ = ~0ull;
  mutable std::map<int, FaceLook> words_;  // of cards that have been drawn in this language since the last answer
  mutable std::string words_in_;
  mutable std::uint32_t words_at_ = 0;
};

}  // namespace mathom::lotr_tcg
