#pragma once
// Everything that is printed: boards, havens, events, tiles, cards, the die and their programs, read from assets/boards
// and assets/cards and checked whole. Immutable.
#include <string>
#include <string_view>
#include <vector>

#include "effects/read/loader.h"
#include "games/lotr_board/content/cards.h"

namespace mathom::lotr_board {

enum class Colour : std::uint8_t { none, brown, grey, story };

struct CardFacts {
  std::string word, key;  // "hiding-brown-3"; key of its name
  Colour colour = Colour::none;
  int symbol = -1;  // kStar: wild; -1: none
  int symbols = 0;
  int set = -1;      // of a legendary card
  int when = 0;      // bits of Moment: of a story card and of Gandalf's
  int asks = 0;      // bits of Moment and AskedFor: when the holder is asked for its sake
  int program = -1;  // of a tile, a story card, and Gandalf's
  int dice = 0;      // rolled by whom uses its stars
  int value = 0;     // of a gold rune
  bool ends_reveal = false, staff = false, harm = false;  // of a tile
};
struct Space {
  int program = 0, dice = 0, points = 0;
};
struct Track {
  int symbol = 0, start_points = 0;
  std::vector<int> parts;
  std::vector<Space> spaces;
};
struct Named {  // an event of a board, or an action of a haven
  std::string id, key;
  int program = 0;
  bool unavoidable = false;
};
struct Place {
  std::string id, key;
  bool haven = false;
  std::vector<Named> programs;  // events, or actions
  // A conflict's:
  int main = 0, set = -1;
  bool destroys_ring = false;
  std::vector<Track> tracks;
  std::array<int, kSymbols> lengths{};  // of its tracks, by symbol; 0: it has none
  const Track* track(int symbol) const {
    for (const auto& t : tracks)
      if (t.symbol == symbol) return &t;
    return nullptr;
  }
};
struct Face {
  std::string key;
  int symbols = 0, program = 0;
  bool takes_cards = false;
};
enum class Ability : std::uint8_t {
  brown_quest_is_star,
  die_harms_by_one,
  any_two_cards,
  needs_two_tokens,
  draws_after_conflict
};

inline constexpr int kMostHarm = 3;  // spaces or cards that one roll of the die may cost

struct Content {
  std::vector<CardFacts> cards;  // kPrints of them
  std::vector<Place> places;     // in the order of the journey
  std::vector<Face> faces;
  std::vector<Ability> abilities;  // by seat
  std::vector<std::string> hobbits;
  std::array<int, kTokenKinds> tokens{};
  int corruption_last = 0, ring_reach = 0, gandalf_price = 0, doom_points = 0, doom_reward = 0;
  std::array<int, kMostHarm + 1> card_cost{};      // n cards (1 or more), for the die
  std::array<std::array<int, 5>, 5> match_cost{};  // n symbols (0 to 4) of a kind, for revealed cards
  effects::Code code;
  CardSet stories;                             // prints of story cards,
  std::array<CardSet, kMoments> stories_at{};  // and of those that may be used at each moment
};

// The files to read, by path below assets/; tests put others in the place of some.
using FileOf = std::string_view (*)(std::string_view path);
Content read_content(FileOf, Problems&);

const Content& read_printed();  // content.cpp
// Asked for at every turn, and so without a call.
inline const Content& content() {
  static const Content& kContent = read_printed();
  return kContent;
}
const effects::Language& language();
inline const CardFacts& facts_of(int print) { return content().cards[static_cast<std::size_t>(print)]; }

// Is that print, as far as it is known, one of these?
inline bool is_in(const CardSet& prints, CardDef def) { return index(def) < kCards && prints.has(index(def)); }

// Words of tables.
const effects::Names& symbol_names();
const effects::Names& token_names();
const effects::Names& set_names();
const effects::Names& card_names();  // legendary cards
const effects::Names& tag_names();
enum Tag { kPlain, kLifeToken };
enum CostWord { kPaySymbol, kPayCard, kPayToken, kPayAnyToken, kPayRune, kPayNamed };
enum Selector { kRingBearer };

}  // namespace mathom::lotr_board
