// Questions that a seat's own side may answer for it: those in which nothing can be done but pass, those at which the
// player does not stop, and those about a text of a card with a standing order. Each game's description says here which
// option is about which text. The orders themselves are kept with the match (services/match/standing_orders.h) and not
// in any State.
#pragma once
#include <compare>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "rules/view.h"

namespace mathom {

// What is done when a text is asked about. Always: an optional one is used, a required one comes first.
enum class Standing : std::uint8_t { ask, always, never };

// One text of a printed card, whichever copy of it is meant.
struct CatalogText {
  CardDef card = CardDef::hidden;
  int text = 0;  // which of its texts, from 0
  friend auto operator<=>(const CatalogText&, const CatalogText&) = default;
};

class StandingTexts {
 public:
  enum class Means : std::uint8_t {
    nothing,  // no order is about it
    pass,     // does nothing
    leave,    // leaves the texts unused that the other options would use
    use,      // uses an optional text
    first     // a required text comes first
  };
  struct Meaning {
    Means means = Means::nothing;
    CatalogText text = {};  // of use and first
  };
  struct Orderable {
    CatalogText text;
    bool required = false;  // it cannot be left: it comes first, or that is asked
  };
  virtual ~StandingTexts() = default;
  // Of an option of the pending question. Pre: it is the viewers'.
  virtual Meaning meaning(const Game&, const View&, const Option&) const = 0;
  // The texts of a card that may be asked about, in printed order.
  virtual std::vector<Orderable> texts_of(const Game&, CardDef) const = 0;

  // Stops: moments of the game at which somebody may want to be asked, or else to pass without being asked. Each has a
  // word by which it is kept, and the key of its name.
  struct Stop {
    std::string_view word, name;
  };
  static constexpr std::size_t kMostStops = 32;
  virtual std::span<const Stop> stops() const { return {}; }
  // Which one the pending question is, by its place among them; -1: none. Pre: it is the viewers'.
  virtual int stop_of(const View&) const { return -1; }
};

// Null: this game asks about no texts, and every question is the player's.
const StandingTexts* standing_texts(std::string_view game);

}  // namespace mathom
