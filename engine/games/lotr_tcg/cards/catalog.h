#pragma once
// All cards of the set as they are printed, read from assets/cards/lotr_tcg and checked whole, with the entries of a
// file of the players' own in the place of printed ones. Immutable.
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "assets/assets.h"
#include "effects/language.h"
#include "effects/read/loaded_cards.h"
#include "effects/run/filters.h"
#include "games/lotr_tcg/cards/cards.h"
#include "rules/card_files.h"

namespace mathom {
class Game;
}

namespace mathom::lotr_tcg {

using Printed = effects::PrintedFilter<kPrints>;

struct Catalog : effects::LoadedCards {
  std::vector<CardFacts> prints;            // by print, in the order of the files
  std::vector<OwnName> names;               // of the players' own cards
  std::vector<Printed> printed;             // by filter
  std::vector<std::uint16_t> rest_in_play;  // the same: what is left to ask of active cards, if it means them alone
  std::vector<std::uint64_t> gives;  // by print: bits, kinds of modifiers among the static abilities that it may have
  std::vector<std::uint64_t> hears;  // by print: bits, moments of the triggered abilities that it may have
  std::vector<char> says_whose;      // by test: does its filter name whose cards are meant?
  std::vector<char> in_cost;         // by operation: is it a part of a cost?
  std::array<std::uint32_t, 2> acts{};  // by side: bits, phases in which events of the set are played
  std::uint64_t answered = 0;           // bits, moments that some event of the set answers
  std::array<std::array<std::vector<int>, 64>, 2> responses;  // by side and moment: texts of events of the set

  const CardFacts& facts(int print) const { return prints[static_cast<std::size_t>(print)]; }
  int find(std::string_view id) const;  // the print; -1: no print has that id
  int numbered(int number) const;       // the same by the number printed on it
};

// The files to read, by path below assets/; tests put others in the place of some. `own`: a file of the players' own.
using FileOf = std::string_view (*)(std::string_view path);
struct Files {
  FileOf printed;
  std::string_view own{};
};
Catalog read_catalog(const Files&, Problems&);
// The cards that a game of ours is played with. They live as long as the game.
const Catalog& catalog_of(const Game&);
// The printed cards. They are sound; a test says so.
const Catalog& printed_cards();

// A file of this game, as the catalogue has it; empty: it has not come yet (scripts/cmake/web.cmake), or does not
// exist.
std::string_view file(std::string_view path);

// The words in which its texts are written (language.cpp).
const effects::Language& language();

// --- closed lists of words (names.cpp), in the order of the enums
const effects::Names& type_names();  // without sites
const effects::Names& kind_names();  // the same, with sites, and the words for several of them
const effects::Names& culture_names();
const effects::Names& race_names();
const effects::Names& class_names();
const effects::Names& weapon_names();  // the same, with the word for both weapons
const effects::Names& signet_names();
const effects::Names& rarity_names();
const effects::Names& side_names();
const effects::Names& arrow_names();
const effects::Names& keyword_names();  // printed as words
const effects::Names& ability_names();  // the same, with those that are printed with numbers
const effects::Names& phase_names();
const effects::Names& title_names();
inline constexpr int kCharacterKind = 9, kItemKind = 10, kWeaponKind = 8;  // the words for several
enum Phase { kFellowship, kShadow, kManeuver, kArchery, kAssignment, kSkirmish, kRegroup };

// Kinds of targets and their own words, in the order of the tables (targets.cpp).
enum TargetKind { kCardTarget, kSiteTarget };
std::vector<effects::TargetKind> target_kinds();

}  // namespace mathom::lotr_tcg
