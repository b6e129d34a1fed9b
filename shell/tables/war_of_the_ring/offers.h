// Where an offer is put before the player: on the thing itself where it is one thing, else in the row of buttons, in a
// list or on the one button below; and what a card may mean. It draws nothing; of its own it has only whether the page
// is one of words.
#pragma once
#include <vector>

#include "shell/tables/common/sense.h"
#include "shell/tables/war_of_the_ring/card_texts.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

bool is_control(const Option& o);  // an answer to a question of the card language: yes, no, one of several
bool has_card(const Option& o);

class Offers {
 public:
  using Choosable = GameTable::Choosable;
  enum class Spot : std::uint8_t { hand, reserve, place, card, row, list, main };

  Offers(const Sight& sight, const CardTexts& texts) : sight_(sight), texts_(texts) {}

  void begin_frame(bool words) { words_ = words; }
  Spot spot_of(const Option& o) const;
  bool in_sentences() const;      // a choice between whole sentences, or yes and no
  bool elsewhere() const;         // about cards that lie neither in the hand nor in the reserve
  int at_place(int place) const;  // the option that means this place, or -1
  std::vector<Choosable> in_row() const;

  // --- the hand
  bool hand_live() const;
  bool picks_together() const;
  bool pays_for(CardId lifted, CardId card) const;
  std::vector<Option> meanings_of(CardId card) const;  // the most sensible first
  bool is_sensible(const Option& o) const;             // worth putting forward

 private:
  const Sight& sight_;
  const CardTexts& texts_;
  Sense sense_;
  bool words_ = false;  // on the page of words nothing is lifted
};

}  // namespace mathom::war_of_the_ring
