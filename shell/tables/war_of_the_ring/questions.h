// The question where it is not on the things themselves: the prompt, the row of buttons, sentences to choose from,
// cards laid out over the table, and the one button below. It reads where each offer is put, and answers by the table.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/war_of_the_ring/layout/plan.h"
#include "shell/tables/war_of_the_ring/offer_words.h"
#include "shell/tables/war_of_the_ring/offers.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

class Questions {
 public:
  using Frame = GameTable::Frame;
  using Choosable = GameTable::Choosable;

  Questions(GameTable& table, const Sight& sight, const Offers& offers, const OfferWords& words, const Plan& plan)
      : table_(table), sight_(sight), offers_(offers), words_(words), plan_(plan) {}

  std::string prompt(const Frame& f) const;
  // `spread`: cards that lie elsewhere are laid out here. Returns the room that sentences took; empty: there were none.
  ui::Rect build(const Frame& f, bool spread);
  // How high the column of sentences is at least, where they stand in it.
  float column_height(const Frame& f, float width) const;
  void build_row(const Frame& f);
  void build_acts(const Frame& f);

 private:
  std::vector<Choosable> sentences() const;
  ui::Rect build_sentences(const Frame& f, const std::string& words, const std::vector<Choosable>& list);
  bool in_column(const Frame& f, std::size_t n) const;
  ui::Rect sentence_row(const Frame& f) const;
  void build_spread(const Frame& f);
  void build_meanings_in_words(const Frame& f);

  GameTable& table_;
  const Sight& sight_;
  const Offers& offers_;
  const OfferWords& words_;
  const Plan& plan_;
};

}  // namespace mathom::war_of_the_ring
