// An evening: some players draft or open sealed pools, build their decks and play with them. What is kept of it is what
// was picked, the decks and how the games ended. It knows no screen.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/lotr_tcg/decks/draft.h"

namespace mathom::lotr_tcg {

struct Drafter {
  std::string name;  // empty: the only person, who has given none
  bool bot = false;
  int rest_from = -1;  // from this pick on the program picks for this person; -1: nowhere
  Deck deck = {};
  bool ready = false;  // the deck is built
  friend bool operator==(const Drafter&, const Drafter&) = default;
};

struct EveningGame {
  std::string id;  // of the kept game; empty: it was read from a text
  std::vector<int> players = {};
  bool over = false;
  int winner = -1;  // one of the players; -1: nobody alone
  friend bool operator==(const EveningGame&, const EveningGame&) = default;
};

struct Evening {
  enum class Kind : std::uint8_t { draft, sealed };
  enum class Stage : std::uint8_t { picking, building, ready };

  std::string id = {}, name = {};
  Kind kind = Kind::draft;
  std::uint32_t number = 1;  // of the boosters
  std::vector<Drafter> players = {};
  std::optional<Draft> draft = {};  // nothing of a sealed evening, and of one whose decks were read from a text
  int looked = 0;                   // acts() when somebody was last shown their cards
  std::vector<EveningGame> games = {};
  friend bool operator==(const Evening&, const Evening&) = default;

  Stage stage() const;
  int people() const;
  // Who is to act at the screen; -1: nobody.
  int next() const;
  int acts() const;  // of people: their picks, and leaving the rest to the program once
};

inline constexpr std::size_t kMostEvenings = 20;

// Everybody has a name of their own, and the bots have made their first picks. Pre: at least one person; kLeastDrafters
// to kMostDrafters players.
Evening begin_evening(Evening::Kind, std::uint32_t number, std::vector<Drafter> players);
// A name as lists can have it: one line, without the signs by which they are read.
std::string plain_name(std::string_view name);

// --- picking. Bots pick at once.
// Pre: the player is next() and may pick it.
void pick_card(Evening&, int player, int print);
void pick_rest(Evening&, int player);
// looked: somebody else has been shown their cards since; built: somebody has begun their deck.
enum class TakeBack : std::uint8_t { open, nothing, looked, built };
TakeBack may_take_back(const Evening&);
int last_to_act(const Evening&);  // whose act would be taken back; -1: nobody has acted
void take_back(Evening&);         // pre: it is open

// --- decks
// What this player has to build from, and a legal deck of it.
Deck begun_deck(const Evening&, int player);
Deck deck_at_once(const Evening&, int player);
void deck_is_ready(Evening&, int player);

// The decks of all who have none yet and need not build them; games that were played since.
void settle(Evening&);

}  // namespace mathom::lotr_tcg
