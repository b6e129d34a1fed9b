// What the cards that are lifted would do, as the button that names the act says it.
#pragma once
#include <string>

#include "shell/tables/common/asked_hand.h"
#include "shell/tables/common/offer_texts.h"

namespace mathom {

class LiftedAct {
 public:
  LiftedAct(const BuildFrame& f, const AskedHand& hand, const OfferTexts& offers)
      : f_(f), hand_(hand), offers_(offers) {}
  std::string words() const;    // empty: nothing is lifted that does something
  std::string outcome() const;  // of the lifted card, or of those that are lifted together
  std::string missing() const;  // why the button waits
  bool is_golden() const;       // it may be put forward
  const Option* meant() const;  // of a card that is lifted alone; null: it does nothing

 private:
  const BuildFrame& f_;
  const AskedHand& hand_;
  const OfferTexts& offers_;
};

}  // namespace mathom
