#pragma once
// What is printed on the cards of the trading card game: closed lists and the facts of one print. Every card of the set
// is a print of its own; how many of them a player has is a matter of decks.
#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace mathom::lotr_tcg {

inline constexpr int kPrints = 365;

enum class Type : std::uint8_t { companion, ally, minion, possession, artifact, condition, event, ring, site };
enum class Culture : std::uint8_t {
  dwarven,
  elven,
  gandalf,
  gondor,
  shire,
  isengard,
  moria,
  ringwraith,
  sauron,
  none  // of sites and Rings
};
inline constexpr int kFreeCultures = 5;
enum class Race : std::uint8_t { man, elf, dwarf, hobbit, wizard, orc, uruk_hai, nazgul, troll, none };
enum class Class : std::uint8_t { hand_weapon, ranged_weapon, armor, helm, shield, cloak, mount, pipe, none };
enum class Signet : std::uint8_t { frodo, gandalf, aragorn, none };
enum class Rarity : std::uint8_t { common, uncommon, rare, premium };
enum class Arrow : std::uint8_t { left, right };
enum class Side : std::uint8_t { free_peoples, shadow, none };
enum Keyword {
  kArcher,
  kFierce,
  kRanger,
  kTracker,
  kTale,
  kStealth,
  kSearch,
  kSpell,
  kWeather,
  kPipeweed,
  kForest,
  kMarsh,
  kMountain,
  kPlains,
  kRiver,
  kSanctuary,
  kUnderground,
  kPrintedKeywords,  // those that are lists of words in the files; the others are numbers there
  kDamage = kPrintedKeywords,
  kDefender,
  kBearsTheRing  // "ring-bearer", not printed on a card, but who bears it now
};

struct CardFacts {
  std::string id, key;  // "gandalf-friend-of-the-shirefolk"; key of its name
  int number = 0;       // 1 to 365
  Rarity rarity = Rarity::common;
  int title = 0;  // cards of one title are the same person or thing
  bool unique = false;
  Type type = Type::event;
  Culture culture = Culture::none;
  Race race = Race::none;
  Class item = Class::none;
  Signet signet = Signet::none;
  int cost = 0;                    // twilight cost; of a site its Shadow number
  int strength = 0, vitality = 0;  // of characters; of others what their bearer has more
  Arrow arrow = Arrow::left;       // of a site: which player plays the next one
  int resistance = 0;              // of who can bear the Ring
  int site = 0;                    // of a site its number, of an ally its home, of a minion its site number
  std::uint32_t keywords = 0;      // bits
  int damage = 0;                  // "damage +1"
  std::int16_t bearer = -1;        // filter: who may bear it; -1: nobody
  bool one_per_bearer = false;
  bool on_site = false;        // it is played on a site
  std::vector<int> abilities;  // in Catalog::abilities

  Side side() const {
    if (culture == Culture::none) return Side::none;
    return static_cast<int>(culture) < kFreeCultures ? Side::free_peoples : Side::shadow;
  }
  bool is_character() const { return type == Type::companion || type == Type::ally || type == Type::minion; }
  // Played from a draw deck; all others lie next to it.
  bool is_in_draw_deck() const { return type != Type::site && type != Type::ring; }
};

}  // namespace mathom::lotr_tcg
