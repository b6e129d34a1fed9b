#pragma once
// The words of a language: verbs, selectors, costs, conditions, tests, moments, modifiers and numbers, each with one table
// of parameters from which reading, checking and the player's text follow. All words of one game together are its Language.
#include <string>
#include <string_view>
#include <vector>

#include "effects/names.h"
#include "effects/note.h"
#include "effects/program.h"
#include "rules/decision.h"
#include "rules/frames.h"

namespace mathom::effects {

// Who: the first are every game's, the rest are the game's own, in the order of its table.
enum class Who : std::int16_t {
  active,       // whose turn it is, or who acts in their place
  self,         // whose block it is
  chosen,       // who volunteered or was pointed at
  each_player,  // everyone in play, clockwise from the active one
  others,       // everyone in play but the active one
  own           // the game's first own selector
};
constexpr bool is_many(int who) {
  return who == static_cast<int>(Who::each_player) || who == static_cast<int>(Who::others);
}
// Who pays when more than one might.
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
    targets,    // a filter of that kind, or of any (-1); left out, the kind's own word number `usual`, or nothing (-1)
    modifiers,  // a list of them
    moment,     // when something happens, narrowed or not
    binding     // a name for what the step chooses, by which later steps of the ability call it
  };
  std::string_view key;
  Kind kind = Kind::number;
  bool needed = true;
  std::int16_t usual = 1;  // when it is left out
  const Names* names = nullptr;
  int target_kind = 0;
  bool is_signed = false;  // a value that may be below 0, and is said with its sign: "strength +2"
  bool anywhere = false;   // targets that need not be where a filter means that names no place
  bool is_one = false;     // one thing is meant, of the targets: "a Hobbit"
  // Places of an operation that it takes: lists take two, where they begin and how many they are; a moment takes three, its
  // place in the language's list and the filters of whom it is about and who brings it about.
  int width() const {
    if (kind == Kind::moment) return 3;
    return kind == Kind::blocks || kind == Kind::conditions || kind == Kind::modifiers ? 2 : 1;
  }
};

// What an operation tells the runner.
enum class Flow : std::uint8_t {
  next,   // done: on with the next operation
  again,  // look again: an inner frame may have been called
  ask,    // a decision is due; its answer lands in Frame::answer
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
  bool (*possible)(const Host&, const Op&, const Frame&);  // may it be done in full, and would it do anything?
  Flow (*run)(Host&, const Op&, Frame&);
  void (*ask)(const Host&, const Op&, const Frame&, Decision&) = nullptr;  // null: it never asks
  // Its words where a template does not do; `who` acts, empty: it is plain who does (say.h). And could the words do
  // without naming the player, where that is `actor`? Null: it could not.
  Clause (*say)(const TextBuilder&, const Op&, const Clause& who) = nullptr;
  bool (*omits_subject)(const TextBuilder&, const Op&, int actor) = nullptr;
  std::string_view key{}, by_key{};  // of its templates, without and with who acts; set by Language
  Note note{};
  bool only_before = false;  // only in texts that answer what is about to happen
  // Places from which it takes cards, as bits of the values of TargetKind::where; 0: from where everybody sees them.
  std::uint32_t from = 0;
  // Would it change something, for all that is known before the text is used (outlook.h)? It also notes what later steps may
  // ask about. Null: it would. And which things could be chosen; null: what its `what` means.
  bool (*changes)(const Host&, const Op&, const Frame&, Outlook&) = nullptr;
  void (*choices)(const Host&, const Op&, const Frame&, Things& out) = nullptr;
  bool reader_sees = false;  // the reader looks at cards of the player who acts: its key with ".by.seen" says so
  bool shows = false;        // hidden cards of who acts are seen by whose text it is from then on (check_places.h)
  bool lays_aside = false;   // `n` cards are laid aside, of which later steps of the text speak
  // The place of parameter n among the arguments.
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
  Clause (*say)(const TextBuilder&, const Op&) = nullptr;  // null: by its template
  std::string_view key{};
  Note note{};
  bool counts = false;  // its first parameter says what is counted: only what everybody sees
  // It can follow a moment: its key with ".during" is "in the skirmish phase".
  bool is_adverb = false;
  // That it does not hold, where its key with ".not" is not how one says it; empty: it is.
  Clause (*say_not)(const TextBuilder&, const Op&) = nullptr;
};
// Something that holds as long as the card says, never stored: looked up whenever it matters.
struct Modifier {
  std::string_view word;
  std::vector<Param> params;
  Clause (*say)(const TextBuilder&, const Op&) = nullptr;  // null: by its template
  std::string_view key{};
  Note note{};
  bool in_a_row = false;  // after another of the same word it is said by its key with ".too": "and the skirmish phase"
};
// One key of a filter, and its values. Is it so of this thing (`matches`), of a print (`printed`; null: by the table)?
struct TestWord {
  enum class Kind : std::uint8_t { name, who, flag, number, filter };  // number: or a name, if there are names
  // Of filters: what the thing itself must be, which need not be asked where prints tell; or another thing (`none`).
  enum class Combine : std::uint8_t { none, not_one, one_of };
  std::string_view word;
  Kind kind = Kind::name;
  const Names* names = nullptr;
  bool (*matches)(const Host&, const Test&, const Frame&, int thing) = nullptr;
  bool (*printed)(const LoadedCards&, const Test&, int print) = nullptr;
  std::string_view key{};
  Note note{};
  Combine combine = Combine::none;
  bool places = false;               // it says where the thing is, so that no place is implied
  bool of_step = false;              // it asks what an earlier step did
  bool follows_is = false;           // its words can stand without a noun: "is exhausted", "is bearing a Ring"
  std::int16_t least = 0, most = 0;  // of numbers: the least and the greatest that occur; 0: no limit is known
};
// What filters can be about. Its own words stand for what an ability points at: "this", "here".
struct TargetKind {
  std::string_view word;  // "card": what one of them is called when nothing else does
  Names words;
  std::vector<TestWord> tests;
  // The test that a filter passes when it does not name that key, and the value it stands for; -1: none.
  int implied = -1;
  std::int16_t implied_value = 0;
  // Tests that have words of their own; -1: none has. What kind of thing it is; its name; where it lies.
  int kind = -1, title = -1, where = -1;
  bool one = false;  // unless they are counted, it is one of them
  int chosen = -1;   // which of its own words is what a step chose; -1: none
  std::string_view key{};
  std::vector<std::string_view> notes{};  // what its own words mean, in their order
  // Where things are that a filter means which names no place ("in play"): a value of the test `where`; -1: anywhere.
  int usual_place = -1;
  std::uint32_t nouns = 0;  // bits of tests whose words are nouns too, where the kind is not named: "Dwarf", "weapon"
  int it = -1, other = -1;  // the words for the two that a moment is about: "that Dwarf"
  // Places whose things only their owner sees, as bits; the test that says whose they are, and whether a filter without it
  // means those of who acts (check_places.h).
  std::uint32_t hidden = 0;
  int whose = -1;
  bool own_piles = false;
  int itself = -1;           // the word for the card with the text; -1: the kind has no such word
  int mine = -1;             // the test for the reader's own things, "your Orc"; -1: the kind has no such test
  std::uint32_t before = 0;  // bits of its own words for things named earlier in the text: "not" these is "other Orcs"
  int aside = -1;  // the value of the test `where` for what the text has laid aside; -1: the kind has no such place
};
// When an ability happens. `target_kind`: the kind of the filter that "to" narrows it with; -1: none.
struct Trigger {
  std::string_view word;
  int target_kind = -1;
  bool needs_to = false;
  bool is_action = false;  // a player uses it in their turn
  bool is_plain = false;   // the card is nothing but this text, which does not name its moment
  std::string_view key{}, to_key{};
  Note note{};
  int by_kind = -1;          // of the filter that "by" narrows it with: who or what brought it about; -1: none
  bool is_before = false;    // the thing is about to happen: a text may have something else happen instead
  std::uint32_t types = 0;   // bits of the types of cards that have such texts; 0: all
  bool has_name = false;     // an action whose words begin with its name: "Skirmish: ..."
  bool is_state = false;     // it comes as soon as the conditions hold; its words are the conditions
  bool is_by_owner = false;  // the owner of the thing causes it: ".to.your" says "each time you play {to}"
};
// A number that only the game knows: {"strength": cards}, or {"burdens": true} where it is about no things.
struct Measure {
  std::string_view word;
  int target_kind = -1;
  int (*of)(const Host&, int filter, const Frame&) = nullptr;
  bool counted = false;  // its words are "for each burden"; otherwise "the strength of that card"
  std::string_view key{};
  Note note{};
};
// Forms that ask more of a table than the simplest games have. What a game does not name is refused in its files.
struct Extras {
  bool counts_uses = false;    // "limit": {"phase": 3}, counted by text (uses.h)
  bool many_moments = false;   // one text at several moments
  bool named_choices = false;  // "as": name; the step `choose` (scope.h)
  bool instead = false;        // answers to what is about to happen, also from hand (happenings.h)
  bool amounts = false;        // X: a number that a player chooses
  bool repeats = false;        // as_often, repeat
  bool to_play = false;        // what it takes to play a card: {"to_play": true, "if": [...], "cost": [...]}
  bool sums = false;           // {"sum": [values]}
  bool later = false;          // texts that a step lays down for a later moment (later.h)
  bool as_far_as = false;      // a choice of which nothing can be done in full is done as far as it can be
};
struct CostWord {
  std::string_view word;
  const Names* kinds = nullptr;  // null: it has none
  std::string_view key{};
  Note note{};
};

// The words that a game adds. Those it does not need stay empty.
struct Words {
  std::vector<Verb> verbs{};
  std::vector<std::string_view> selectors{};  // of seats
  std::string_view owner{};              // the selector for the owner of the moment's card; empty: the game has none
  std::string_view opponent{};           // the one for an opponent, the same through a text; empty: the game has none
  std::vector<std::string_view> many{};  // those of them that mean several, one after the other
  std::vector<CostWord> costs{};
  std::vector<Condition> conditions{};
  const Names* tags = nullptr;  // of payments
  std::vector<TargetKind> target_kinds{};
  std::vector<Trigger> triggers{};
  std::vector<Modifier> modifiers{};
  const Names* causes = nullptr;                                                 // what a replacement can step in for
  std::vector<Param> replacement{};                                              // its other keys
  const Names* limits = nullptr;                                                 // how often an ability may be used
  std::vector<std::string_view> selector_notes{}, cause_notes{}, limit_notes{};  // what they mean, in their order
  std::string_view replacement_note{};                                           // what its other keys mean
  bool you = false;  // texts speak to whoever reads them: "self" is not named
  std::vector<Measure> measures{};
  const Names* times = nullptr;  // how long a modifier may last that a step gives (timed.h)
  std::vector<std::string_view> time_notes{};
  Extras extras{};
};

}  // namespace mathom::effects
