#pragma once
// One set of cards: everything that is printed on cards, places and scenarios, read from assets/cards/war_of_the_ring
// and checked whole, with the entries of a file of the players' own in the place of printed ones. Immutable. A set is a
// value of its game (rules.h): several games, each with its own, may be played at the same time.
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "effects/language.h"
#include "effects/read/loaded_cards.h"
#include "effects/run/filters.h"
#include "games/war_of_the_ring/cards/cards.h"
#include "rules/card_files.h"

namespace mathom {
class Game;
}

namespace mathom::war_of_the_ring {

struct Icons {
  int attack = 0, defence = 0, lead_attack = 0, lead_defence = 0, path = 0;
};
struct CardFacts {
  std::string id, key;  // "mordor-orcs"; key of its name
  Faction faction = Faction::dunedain;
  Type type = Type::army;
  Icons icons;
  int copies = 1;
  std::uint16_t paths = 0;     // bits: numbers of paths it may stand on
  std::uint8_t keywords = 0;   // bits
  std::int16_t wielders = -1;  // of an item: a filter of cards
  bool promo = false;
  bool depends_on_support = false;  // its icons do
  bool saves_others = false;        // has a text that has another card cycled instead of eliminated
  std::uint16_t gives = 0;          // bits: kinds of modifiers among its abilities
  std::vector<int> abilities;       // in Catalog::abilities
};
struct PlaceFacts {
  std::string id, key;
  bool path = false;
  Side side = Side::free_peoples;  // of a battleground: the defender
  int number = 0;                  // of a path
  int points = 0, defence = 0;
  std::uint16_t defenders = 0, attackers = 0;  // bits: factions
  std::vector<int> abilities;
  bool shows(Faction f) const { return ((defenders | attackers) >> static_cast<int>(f) & 1) != 0; }
};

enum class RingRule : std::uint8_t { game, round, none };  // how often a Ring token may be used
struct DeckFacts {
  std::string id, key;  // "frodo": who plays it
  Side side = Side::free_peoples;
  std::vector<std::uint8_t> copies;  // by title: how many
  int first_draw = 7, first_cycle = 2, draw = 3;
  RingRule ring = RingRule::game;
  bool twice = false;                 // what each player of the team is told to do, this one does twice
  int start_text = 0, ring_text = 0;  // programs
};
struct Scenario {
  std::string id;
  std::vector<DeckFacts> decks;  // by seat
  std::vector<int> slots;        // seats in the order of turns
  // By faction: the seat whose deck holds it. One that the scenario leaves out is its side's only player's; -1:
  // nobody's.
  std::array<std::int8_t, kFactions> player_of{};
  std::vector<int> places;               // those in use
  std::vector<std::vector<int>> rounds;  // battlegrounds by round; empty: at random
  int last_path = kLastPath;
  bool more_helmets = false;  // a path is only scored with more helmets than skulls
};

using Printed = effects::PrintedFilter<kThings>;  // of prints and places; `where` by In (targets.h)

struct Catalog : effects::LoadedCards {
  std::vector<CardFacts> titles;
  std::array<std::int16_t, kCards> title_of{};  // by print
  std::array<std::string, kCards> words;        // by print: "mordor-orcs-3"
  std::array<std::uint16_t, kCards> gives{};    // by print: kinds of modifiers, as CardFacts::gives
  std::array<std::uint8_t, kThings> hears{};    // by print and place: bits of Trigger
  std::vector<PlaceFacts> places;
  std::vector<Scenario> scenarios;
  std::vector<Printed> printed;                     // by filter
  std::vector<int> source_of;                       // by ability: title, or kTitles + place
  std::vector<OwnName> names;                       // of the players' own cards
  int pay_for_card = 0, winnow = 0, cycle_one = 0;  // programs

  const CardFacts& facts_of(CardDef print) const {
    return titles[static_cast<std::size_t>(title_of[static_cast<std::size_t>(index(print))])];
  }
  const PlaceFacts& place_facts(int place) const { return places[static_cast<std::size_t>(place)]; }
};

// The files to read, by path below assets/; tests put others in the place of some. `own`: a file of the players' own,
// whose entries take the place of printed ones; empty: none.
using FileOf = std::string_view (*)(std::string_view path);
struct Files {
  FileOf printed;
  std::string_view own{};
};
Catalog read_catalog(const Files&, Problems&);
// The cards with which a game of this kind is played.
const Catalog& catalog_of(const Game&);

const effects::Language& make_language();  // language.cpp
inline const effects::Language& language() {
  static const effects::Language& kLanguage = make_language();
  return kLanguage;
}

// --- words of the tables (names.cpp)
const effects::Names& faction_names();
const effects::Names& type_names();
const effects::Names& side_names();
const effects::Names& keyword_names();
const effects::Names& title_names();  // of cards
const effects::Names& place_names();
enum Keyword { kNazgul, kEnt, kWeapon, kMount };

// Selectors of seats besides the language's own: each player of a team, and whoever holds a faction.
enum Selector { kFreePlayers, kShadowPlayers, kFactionPlayer };

// Kinds of targets, their own words, and the tests of filters, in the order of the tables (targets.cpp).
enum TargetKind { kCardTarget, kPlaceTarget };
enum CardWord { kThis, kWielder, kChosenCard, kHandWord };
enum PlaceWord { kHere, kActivePath, kThere, kWordReserve, kWordPath, kWordBattleground };
enum Trigger { kOnAction, kOnEvent, kOnActivated, kOnPlayed, kOnEnters };
enum Modifier { kIcons, kDrawStep, kCarryover, kMayGo, kMayNotGo, kSupportedBy, kSeesTop, kNoSecond };
inline constexpr int kModifiers = 8;
// Why a card is eliminated.
enum Cause {
  kPathCombat,
  kBattlegroundCombat,
  kForsakenHand,
  kForsakenReserve,
  kForsakenDeck,
  kByEffect,
  kWinnowed,
  kWithWielder,
  kRemoved,
  kCauses
};

}  // namespace mathom::war_of_the_ring
