// The cards of the hand in one frame, as they are named and drawn: offered or not and why, lifted, to blame, hinted at.
#pragma once
#include "shell/tables/common/asked_hand.h"
#include "shell/tables/common/card_faces.h"
#include "shell/tables/common/explanations.h"
#include "shell/tables/common/offer_texts.h"

namespace mathom {

class HandCards {
 public:
  HandCards(const AskedHand& hand, const CardFaces& faces, const OfferTexts& words, Explanations& explained)
      : hand_(hand), faces_(faces), words_(words), explained_(explained), live_(hand.asked() && hand.hand_live()) {}

  bool may(CardId card) const { return live_ && hand_.hand_index(card) >= 0; }  // it is offered
  bool hinted(CardId card) const;
  ui::Item item(const BuildFrame& f, CardId card) const;
  // In the hand. `all`: every card may be played, and none has to be told apart.
  ui::CardState state(CardId card, bool all) const;
  ui::CardState state_apart(CardId card) const;  // wherever else it lies
  // `shown`: how wide it is not covered by the next one.
  void draw(const BuildFrame& f, CardId card, ui::Rect r, const ui::Reaction& is, bool all, float shown) const;
  // On a phone the card beneath a finger that rests or slides rises out of the hand, large enough to be read; nothing
  // else moves. `since`: when the finger came; below 0: just now.
  void rise(const BuildFrame& f, CardId card, ui::Rect lies, double& since) const;

 private:
  const AskedHand& hand_;
  const CardFaces& faces_;
  const OfferTexts& words_;
  Explanations& explained_;
  bool live_;
};

}  // namespace mathom
