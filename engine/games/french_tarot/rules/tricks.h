#pragma once
// What may be played to a trick, why not, and who wins it. Works on sets of cards and a few
// numbers about the trick; it knows neither seats nor the rest of the deal.
#include "games/french_tarot/cards/cards.h"
#include "games/french_tarot/options.h"

namespace mathom::french_tarot {

// A trick as the duties see it. An Excuse leaves no mark: led, it lets the next card set the suit.
struct TrickFacts {
  Suit led = Suit::none;        // none until a card other than the Excuse lies there
  Card led_card = kNoCard;      // the card that set the suit
  std::uint8_t high_trump = 0;  // rank of the highest trump, 0 without one
  Card best = kNoCard;          // the card that wins so far
  std::uint8_t best_place = 0;  // and its place in the order of play

  friend bool operator==(const TrickFacts&, const TrickFacts&) = default;

  static void fields(auto& t, auto& v) {
    v("led", t.led);
    v("led_card", t.led_card);
    v("high_trump", t.high_trump);
    v("best", t.best);
    v("best_place", t.best_place);
  }
};

// The lead of the first trick, five at the table (R13): the called card, or kNoCard without a ban.
struct Lead {
  Card banned_call = kNoCard;
};

CardSet legal_cards(CardSet hand, const TrickFacts& trick, const Options& options, Lead lead = {});

// `place` counts from 0, the lead.
void add_card(TrickFacts& trick, Card card, int place);

// Which duty keeps a card of the hand from being played.
enum class Duty : std::uint8_t {
  none,         // it may be played
  follow,       // the suit led is in the hand
  trump,        // no card of the suit led, but a trump
  overtrump,    // a higher trump than the highest in the trick is in the hand
  called_suit,  // the first lead may not be in the called suit
  excuse        // the Excuse only stands for a trump, and none could be played here
};
struct Breach {
  Duty duty = Duty::none;
  Card cause = kNoCard;  // the card on the table that makes the duty
  CardSet instead;       // the cards of the hand that answer it
};
Breach why_not_card(Card card, CardSet hand, const TrickFacts& trick, const Options& options, Lead lead = {});

// What a card played tells everybody of the hand it came from: the cards it cannot hold.
CardSet ruled_out(Card card, const TrickFacts& before);

}  // namespace mathom::french_tarot
