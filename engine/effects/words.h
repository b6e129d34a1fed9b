#pragma once
// The words of a language: verbs, selectors, costs, conditions, tests, moments, modifiers and numbers. Each has one
// table of parameters, from which reading, checking and the player's text follow. All words of one game are its
// Language.
#include <string>
#include <string_view>
#include <vector>

#include "effects/extras.h"
#include "effects/names.h"
#include "effects/note.h"
#include "effects/program.h"
#include "rules/decision.h"
#include "rules/frames.h"

namespace mathom::effects {

// Selectors of seats. These are common to all games; the game's own follow, in the order of its table.
enum class Who : std::int16_t {
  active,       // the player whose turn it is, or who acts in their place
  self,         // the player whose block it is
  chosen,       // the player who volunteered or was pointed at
  each_player,  // every player in play, clockwise from the active one
  others,       // every player in play except the active one
  own           // the game's first own selector
};
constexpr bool is_many(int who) {
  return who == static_cast<int>(Who::each_player) || who == static_cast<int>(Who::others);
}
// Which players may pay.
enum class By : std::int16_t { alone, one_player, group };

struct Param {
  enum class Kind : std::uint8_t {
    who,
    number,
    name,
    block,
    blocks,
    cost,
    conditions,
    value,      // a number, or one that depends on the table
    flag,       // true or false
    targets,    // a filter of that target kind (-1: any); if missing: word `usual` of the kind (-1: nothing)
    modifiers,  // a list of them
    moment,     // when something happens, narrowed by filters or not
    binding     // a name for what the step chooses, which later steps of the ability use
  };
  std::string_view key;
  Kind kind = Kind::number;
  bool needed = true;
  std::int16_t usual = 1;  // the value if it is missing
  const Names* names = nullptr;
  int target_kind = 0;
  bool is_signed = false;  // the value may be negative and is shown with its sign: "strength +2"
  bool anywhere = false;   // if the filter names no place, targets may lie anywhere
  bool is_one = false;     // one of the targets is meant: "a Hobbit"
  // Returns the number of arguments that it takes. Lists take two: the index of the first item and the number of items.
  // A moment takes three: its index in the language's list, the filter of what it is about, and that of its cause.
  int width() const {
    if (kind == Kind::moment) return 3;
    return kind == Kind::blocks || kind == Kind::conditions || kind == Kind::modifiers ? 2 : 1;
  }
};

// What an operation tells the runner.
enum class Flow : std::uint8_t {
  next,   // done: continue with the next operation
  again,  // run this operation again: an inner frame may have been called
  ask,    // a decision is due; its answer goes to Frame::answer
};

class Host;
class Things;
struct LoadedCards;
struct Outlook;
class TextBuilder;
struct Clause;

struct Verb {
  std::string_view word;
  std::vector<Param> params;
  bool (*possible)(const Host&, const Op&, const Frame&);  // whether it can be done in full and would do anything
  Flow (*run)(Host&, const Op&, Frame&);
  void (*ask)(const Host&, const Op&, const Frame&, Decision&) = nullptr;  // null: it never asks
  // say: makes the words if a template does not suffice. `who` acts; empty if the subject is clear (say.h).
  // omits_subject: whether the words can leave the player out if `actor` acts; null: they cannot.
  Clause (*say)(const TextBuilder&, const Op&, const Clause& who) = nullptr;
  bool (*omits_subject)(const TextBuilder&, const Op&, int actor) = nullptr;
  std::string_view key{}, by_key{};  // of its templates, without and with the player who acts; set by Language
  Note note{};
  bool only_before = false;  // only in texts that respond to what is about to happen
  // Places from which it takes cards, as bits of the values of TargetKind::where; 0: places that everybody sees.
  std::uint32_t from = 0;
  // changes: whether it would change anything, as far as is known before the text is used (outlook.h). It also records
  // what later steps may ask about. Null: it always would. choices: lists the things that could be chosen; null: those
  // that the parameter `what` means.
  bool (*changes)(const Host&, const Op&, const Frame&, Outlook&) = nullptr;
  void (*choices)(const Host&, const Op&, const Frame&, Things& out) = nullptr;
  bool reader_sees = false;   // the reader looks at cards of the player who acts: its key with ".by.seen" says so
  bool shows = false;         // from then on the owner of the text sees hidden cards of who acts (check_places.h)
  bool lays_aside = false;    // `n` cards are laid aside, and later steps of the text refer to them
  std::string_view brings{};  // the condition that it brings about, by its word: no text with it asks for the "not"
  bool points = false;        // nothing happens to the chosen thing, so only later steps say its name
  // Returns the place of parameter n among the arguments.
  int slot(std::size_t n) const {
    int at = 0;
    for (std::size_t i = 0; i < n; ++i) at += params[i].width();
    return at;
  }
};
struct Condition {
  std::string_view word;
  std::vector<Param> params;
  bool (*holds)(const Host&, const Op&, const Frame&);
  Clause (*say)(const TextBuilder&, const Op&) = nullptr;  // null: its template says it
  std::string_view key{};
  Note note{};
  bool counts = false;  // its first parameter says what is counted; everybody must see those things
  // It can follow a moment: its key with ".during" is "in the skirmish phase".
  bool is_adverb = false;
  // Says that it does not hold. If it returns nothing, or is null, the key with ".not" says it.
  Clause (*say_not)(const TextBuilder&, const Op&) = nullptr;
  // The condition only asks whether the thing exists that this word of a filter stands for. A text about that thing
  // need not say the condition. -1: it asks for more.
  int asks_for = -1;
  bool says_first = false;  // "no Orc has been played": a text about Orcs says "the first Orc", by ".first"
  bool lasts = false;       // "while The One Ring is worn, each time ..."
};
// A change that holds as long as the card says. It is never stored, but looked up whenever it matters.
struct Modifier {
  std::string_view word;
  std::vector<Param> params;
  Clause (*say)(const TextBuilder&, const Op&) = nullptr;  // null: its template says it
  std::string_view key{};
  Note note{};
  bool in_a_row = false;  // its key ends with ".too" after a modifier of the same word: "and the skirmish phase"
};
// One key of a filter, and its values. `matches`: whether a thing passes. `printed`: whether a print passes; null: ask
// the table.
struct TestWord {
  enum class Kind : std::uint8_t { name, who, flag, number, filter };  // number: or a name if the word has names
  // How a test of filters combines them if they are about the thing itself; prints alone may then decide it. `none`:
  // they are about another thing.
  enum class Combine : std::uint8_t { none, not_one, one_of };
  std::string_view word;
  Kind kind = Kind::name;
  const Names* names = nullptr;
  bool (*matches)(const Host&, const Test&, const Frame&, int thing) = nullptr;
  bool (*printed)(const LoadedCards&, const Test&, int print) = nullptr;
  std::string_view key{};
  Note note{};
  Combine combine = Combine::none;
  bool places = false;      // it says where the thing is, so no place is implied
  bool of_step = false;     // it asks what an earlier step did
  bool follows_is = false;  // its words can stand without a noun: "is exhausted", "is bearing a Ring"
  bool says_not = false;    // its key with ".not" says what it leaves out
  // Bits. For these kinds of things the key with ".full" says these names, which could be mistaken for other words.
  std::uint32_t full_for = 0, full_names = 0;
  int (*opposite)(int name) = nullptr;  // the name of a thing without that name: "unassigned"; -1: it has no opposite
  std::int16_t least = 0, most = 0;     // the least and the greatest number that occur; 0: unknown
};
// A kind of things that filters can be about. Its own words stand for what an ability refers to: "this", "here".
struct TargetKind {
  std::string_view word;  // "card": the noun for one of them if no other noun fits
  Names words;
  std::vector<TestWord> tests;
  // The test that is assumed if a filter does not have that key, and its value; -1: none.
  int implied = -1;
  std::int16_t implied_value = 0;
  // The tests that say what kind of thing it is, its name, and where it lies; -1: none. They have words of their own.
  int kind = -1, title = -1, where = -1;
  bool one = false;  // a filter without a number means one thing
  int chosen = -1;   // its word for what a step chose; -1: none
  std::string_view key{};
  std::vector<std::string_view> notes{};  // the meanings of its own words, in their order
  // The place of things if a filter names none ("in play"): a value of the test `where`; -1: anywhere.
  int usual_place = -1;
  std::uint32_t nouns = 0;  // bits of tests whose words serve as nouns if the kind is not named: "Dwarf", "weapon"
  int it = -1, other = -1;  // its words for the two things that a moment is about: "that Dwarf"
  // hidden: bits of the places whose things only their owner sees. whose: the test that says who the owner is.
  // own_piles: a filter without that test means the piles of the player who acts (check_places.h).
  std::uint32_t hidden = 0;
  int whose = -1;
  bool own_piles = false;
  int itself = -1;           // the word for the card with the text; -1: none
  int mine = -1;             // the test for the reader's own things, "your Orc"; -1: none
  std::uint32_t before = 0;  // bits of its own words for things named earlier in the text: "not" these is "other Orcs"
  int aside = -1;  // the value of the test `where` for what the text has laid aside; -1: the kind has no such place
  std::uint32_t again = 0;  // bits of its own words that become "it" the second time: the key ends with ".it"
};
// When an ability happens. `target_kind`: the kind of the filter under "to"; -1: none.
struct Trigger {
  std::string_view word;
  int target_kind = -1;
  bool needs_to = false;
  bool is_action = false;  // a player uses it in their turn
  bool is_plain = false;   // the card has only this text, and the text does not name its moment
  std::string_view key{}, to_key{};
  Note note{};
  int by_kind = -1;          // kind of the filter under "by": who or what caused it; -1: none
  bool is_before = false;    // it is about to happen: a text may replace it
  std::uint32_t types = 0;   // bits of the types of cards that may have it; 0: all
  bool has_name = false;     // an action whose words begin with its name: "Skirmish: ..."
  bool is_state = false;     // it comes as soon as the conditions hold; its words are the conditions
  int lands_in = -1;         // the place of the thing afterwards: what is counted there includes it; -1: not said
  bool is_by_owner = false;  // the owner of the thing causes it: ".to.your" says "each time you play {to}"
};
// A number that only the game knows: {"strength": cards}, or {"burdens": true} if it is not about things.
struct Measure {
  std::string_view word;
  int target_kind = -1;
  int (*of)(const Host&, int filter, const Frame&) = nullptr;
  bool counted = false;  // its words are "for each burden"; otherwise "the strength of that card"
  std::string_view key{};
  Note note{};
};
struct CostWord {
  std::string_view word;
  const Names* kinds = nullptr;  // null: it has none
  std::string_view key{};
  Note note{};
};

// The words that a game adds. Unused lists stay empty.
struct Words {
  std::vector<Verb> verbs{};
  std::vector<std::string_view> selectors{};  // of seats
  std::string_view owner{};              // the selector for the owner of the moment's card; empty: the game has none
  std::string_view opponent{};           // the selector for an opponent, the same through a text; empty: it has none
  std::vector<std::string_view> many{};  // the selectors that mean several seats, one after the other
  std::vector<CostWord> costs{};
  std::vector<Condition> conditions{};
  const Names* tags = nullptr;  // of payments
  std::vector<TargetKind> target_kinds{};
  std::vector<Trigger> triggers{};
  std::vector<Modifier> modifiers{};
  const Names* causes = nullptr;                                                 // what a replacement can replace
  std::vector<Param> replacement{};                                              // the other keys of a replacement
  const Names* limits = nullptr;                                                 // how often an ability may be used
  std::vector<std::string_view> selector_notes{}, cause_notes{}, limit_notes{};  // the meanings of the words, in order
  std::string_view replacement_note{};  // the meaning of the other keys of a replacement
  bool you = false;                     // texts address their reader: "self" is "you"
  std::vector<Measure> measures{};
  const Names* times = nullptr;  // how long a modifier from a step may last (timed.h)
  std::vector<std::string_view> time_notes{};
  Extras extras{};
};

}  // namespace mathom::effects
