// What the table of the trading card game sees: the match as its viewer knows it, their State as far as it has been
// told, and which card lies where in it. The table takes up what is told; all its parts read this and change nothing of
// it.
//
// A card is known by its place in the game, and a print that lies nowhere by kCards + its number. What somebody bears
// is touched on whoever bears it.
#pragma once
#include <vector>

#include "games/lotr_tcg/rules/questions.h"
#include "games/lotr_tcg/state/events.h"
#include "games/lotr_tcg/state/table.h"
#include "shell/tables/common/game_table.h"
#include "shell/tables/lotr_tcg/told.h"

namespace mathom::lotr_tcg {

using TableFrame = GameTable::Frame;  // one build of the table

class CompanySight {
 public:
  explicit CompanySight(const GameTable& base) : base_(base) {}

  // --- for the table alone
  // All has been told, if it has: what is seen is how it stands.
  void catch_up();
  void take_up(const Event& e) { told_.take_up(catalog(), e); }
  void forget();

  // --- the State
  const State& seen() const;
  // Another number: another State is seen, and what was found out about the one before holds no longer.
  std::uint64_t number() const { return seen(), number_; }
  // Something has not been told yet: what is seen is good to look at, and no rule may run on it.
  bool behind() const { return base_.playback().busy() && told_.stands(); }
  const Catalog& catalog() const { return catalog_of(game()); }
  Table table() const { return looking_at(catalog(), seen(), &memo_); }

  // --- the match
  const Game& game() const { return base_.game(); }
  const View& view() const { return base_.view(); }
  const Decision& decision() const { return base_.decision(); }
  Question question() const { return static_cast<Question>(decision().why); }
  SeatMask viewers() const { return base_.viewers(); }
  int me() const { return base_.me(); }
  bool asked() const { return base_.asked(); }
  bool answers_itself() const { return base_.seat_view().answers_itself(); }  // for the viewer, without asking

  // --- what is being told
  const Event* moving(What what) const;                                    // the current event, if it is of that kind
  float gone(double now) const { return base_.playback().progress(now); }  // how far it has come
  int flying() const;  // a card that is held up or on its way: it lies nowhere yet; -1: none

  // --- cards
  int print_of(CardId card) const;  // -1: nobody here knows it
  static bool is_card(CardId card) { return index(card) >= 0 && index(card) < kCards; }
  bool is_near(const Table& t, int card) const { return t.owner(card) == me(); }
  std::vector<CardId> own_hand() const;  // in order
  // Returns the card's bearer, or the bearer of its bearer. Pre: the card is in play.
  int holder_of(int card) const;
  std::vector<int> borne_by(int card) const;           // and stacked on it
  std::vector<int> cards_in(std::uint8_t zone) const;  // known ones, in order

 private:
  const GameTable& base_;
  mutable Memo memo_;
  mutable std::uint64_t memo_of_ = ~0ull, number_ = 0;
  Told told_;
  std::uint64_t told_of_ = ~0ull;
};

}  // namespace mathom::lotr_tcg
