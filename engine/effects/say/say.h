#pragma once
// Turns programs into sentences of a rule card: "Each Hobbit in turn: discard 3 cards, or move 1 space towards Sauron."
// A sentence is a tree of phrases, so that each language orders and joins the parts in its own way. TextBuilder makes
// the tree from the operations that run. Each verb has a template. A verb that needs more has a function `say`.
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "effects/language.h"
#include "text/phrase.h"

namespace mathom::effects {

// A phrase. Clauses fill the places that its arguments leave open.
struct Clause {
  Phrase phrase{};
  std::vector<std::string_view> places{};
  std::vector<Clause> parts{};  // one for each place

  bool operator==(const Clause&) const = default;
  bool empty() const { return phrase.empty(); }
  Clause& put(std::string_view place, Clause part) {
    places.push_back(place);
    parts.push_back(std::move(part));
    return *this;
  }
};
using Say = std::function<std::string(const Phrase&)>;
// Returns the words of a clause in small letters, without a full stop. `Say` must write an open place as "<name>", as
// Texts::say does.
std::string in_words(const Clause&, const Say&);
// Returns each clause as a sentence, with a capital letter and a full stop.
std::string sentences(const std::vector<Clause>&, const Say&);

// Returns the key "<key>.<suffix>". It lives as long as the program runs, because phrases borrow their keys.
std::string_view kept_key(std::string_view key, std::string_view suffix);

// Whether these words say no more than "it". Phrases of steps have the answer as the number "it": 1 if they do, else 2.
bool is_said_as_it(const Clause& things);

// The selector of the player who acts, if a text belongs to the owner of its card.
inline constexpr int kWhoSelf = static_cast<int>(Who::self);

// What a text has said so far. The rest of its words depend on it.
struct Telling {
  int it = -1, other = -1;       // the filters of the moment's card and of the other card; -1: none
  int trigger = -1;              // the moment; -1: none
  std::string_view itself;       // what the card is called in its own text, by the key of a noun
  std::vector<int> fresh;        // filters of cards that are chosen but not named yet
  std::uint32_t taken_from = 0;  // bits of places from which the text has taken things
  bool of_others = false;        // the player who acts is not the reader: "their hand"
  bool owner_said = false;       // the owner of the things has been named before them
  bool by_another = false;       // another player caused the moment: "that player"
  bool opponent_named = false;   // an opponent has been named who stays the same through the text
  std::string_view actor{};      // the key of the name of the player who does the steps; empty: the reader, or clear
  bool another_said = false;     // another card of the kind has been named: "this" is near, "that" is far
  int asked = -1;                // the filter that the only condition of a text asks about; -1: none
  int or_before = -1;            // the filter of the option said before this one; -1: none
  bool made = false;             // the steps follow "make an opponent ..."
  bool lasts = false;            // the conditions follow "while", not "if"
  bool after_need = false;       // a condition comes before the steps: a step's own condition follows its things
  int aside = -1;                // the number of cards that the text has laid aside and not taken since; -1: unknown
  int took = -1;                 // the number of things that the last step took; -1: unknown
  int spoken_of = -1;            // the word of a card that was just named and may be called "it"; -1: none
  bool names_all = false;        // nothing is called "it"
  int within = 0;                // the number of things named around this one: "a possession borne by ..."
};

// Makes clauses from operations. A *full* clause names the player who acts: "the active Hobbit draws 2 cards". A *bare*
// clause leaves the player out, because the words before it make them clear: "draw 2 cards". Phrases of steps and of
// piles have the number "own": 1 if the piles are the reader's ("your hand"), 2 if not ("their hand").
class TextBuilder {
 public:
  // `on`: a table. Numbers that depend on the table are then said too. `frame`: whose text it is on that table.
  TextBuilder(const Language& language, const Code& code, const Host* on = nullptr, const Frame* frame = nullptr)
      : l_(language), c_(code), on_(on), frame_(frame) {}
  const Code& code() const { return c_; }
  const Language& language() const { return l_; }

  // While a Voice lives, bare clauses are about `who`. Their piles are "your hand" if `who` is the reader, otherwise
  // "their hand".
  class Voice {
   public:
    Voice(const TextBuilder& sp, const Clause& who)
        : sp_(sp), before_(sp.now_.of_others), actor_before_(sp.now_.actor) {
      if (who.empty()) return;
      sp.now_.of_others = !sp.is_reader(who);
      sp.now_.actor = sp.now_.of_others ? who.phrase.key : std::string_view();
    }
    ~Voice() {
      sp_.now_.of_others = before_;
      sp_.now_.actor = actor_before_;
    }
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;

   private:
    const TextBuilder& sp_;
    bool before_;
    std::string_view actor_before_;
  };
  bool is_reader(const Clause& who) const { return l_.says_you() && who.phrase.key == l_.selectors().key(kWhoSelf); }

  // Whether the clause can be bare if `actor` acts.
  bool omits_subject(const Op&, int actor) const;
  bool block_omits_subject(int block, int actor) const;
  bool all_omit_subject(const Op&, int slot, int actor) const;  // all options of a choice
  bool is_empty(int block) const;
  const Op* only_step(int block) const;  // null: the block has no step, or several

  Clause bare(const Op&) const;
  // `as`: the player who acts; empty: the player whom the operation names.
  Clause full(const Op&, const Clause& as = {}) const;
  Clause either(const Op&, int actor) const;             // bare if it can be, otherwise full
  Clause bare_block(int block) const;                    // all steps in order, bare
  Clause block(int block) const;                         // all steps in order, full
  Clause block(int block, int actor) const;              // bare if every step can be, otherwise full
  Clause options(const Op&, int slot, int actor) const;  // the options of a choice: "A or B"
  Clause who(int selector) const;
  Clause may(int selector, Clause what) const;    // "the Elf player may draw a card", "you may draw a card"
  Clause pay(int cost) const;                     // "discard 2 cards"
  Clause pay(int cost, const Clause& who) const;  // "the active Hobbit discards 2 cards"
  Clause need(const Op&, int slot) const;         // the conditions of an operation
  // Joins conditions, the last two by the text `two`. The number "lasts" in that text is 2 after "while" and 1 after
  // "if", for languages that repeat this word before each condition.
  Clause needs(std::vector<Clause>, std::string_view two) const;
  Clause condition(const Op&) const;
  // Names the things that a filter means: "1 Rohan army from reserve". `n`: their number, as a parameter of kind value,
  // or one of these constants. -1: all of them, or one if the kind says so (TargetKind::one).
  static constexpr std::int16_t kEach = -2;   // "army", as after the word "each"
  static constexpr std::int16_t kAny = -3;    // "any army"
  static constexpr std::int16_t kEvery = -4;  // "armies", all that there are
  struct Many {
    std::int16_t n = -1;
    bool up_to = false;
    bool article = false;  // "a Troll" instead of "1 Troll"
  };
  // How the place is said: where things come from, where they lie, or as a sentence: "Saruman is in reserve".
  enum class Lying : std::uint8_t { from, there, stands };
  Clause targets(int filter, Many, Lying = Lying::from) const;
  Telling& now() const { return now_; }
  const Host* on() const { return on_; }
  const Frame* frame() const { return frame_; }
  // Sets what the text calls its own card, by the key of a noun: "this minion" instead of "this card".
  void speak_of_itself_as(std::string_view noun) const { now_.itself = noun; }
  // Begins a text. `it`, `other`: the filters of its moment's card and of the other card. `trigger`: its moment. -1:
  // none.
  void about(int it, int other, int trigger = -1) const {
    now_ = {
        .it = it, .other = other, .trigger = trigger, .itself = now_.itself, .fresh = {}, .names_all = now_.names_all};
  }
  bool is_one(int filter) const;  // whether a word or a name means one thing
  // Returns the word that these arguments name, if "it" can stand for that word the next time; otherwise -1.
  int said_again(const std::vector<Param>&, const Op&) const;
  bool has_place(int filter) const;  // whether the filter says where things lie
  // value: "2", "+2" if the sign is shown, "for every 2 ...". amount: a number alone, "the number of ...".
  Clause value(std::int16_t arg, bool is_signed = false) const;
  Clause amount(std::int16_t arg) const;
  bool is_counted(std::int16_t arg) const;      // whether its words are "for each ..."
  Clause in_order(int block, int actor) const;  // each step bare if it can be
  // steps: the steps of a block as sentences of a card (steps_teller.cpp). `told`: they stand alone. `aim`: they follow
  // "to ..." or "you may ...". has_aim: whether the first step can follow "to". cost: the steps that pay for others.
  enum class Way : std::uint8_t { told, aim };
  Clause steps(int block, Way) const;
  bool has_aim(int block) const;
  Clause cost(int block) const;
  // Says an `if` as one clause if its two steps differ only by a number: "+2 (+4 if ...)". Otherwise empty.
  Clause more_if(const Op&) const;
  // Says an `if` that asks whether the things that its block takes exist: "discard 1 possession; if you cannot, ...".
  // Empty if the `if` asks something else.
  Clause if_there(const Op&) const;
  // Says when something happens: "when any Orc is killed by this card". `to`, `by`: filters that narrow it; -1: none.
  Clause moment(int trigger, int to, int by, bool again = false, Clause during = {}) const;
  // Says a block that waits for a later moment (control/later.cpp). `it`, `other`: the filters of that moment.
  Clause block_about(int block, int it, int other) const;
  Clause adverb(const Op& condition) const;  // pre: Condition::is_adverb
  Clause gives(const Op& modifier) const;
  // Says which things a step gives a modifier to. `again`: the step has given them another one before.
  Clause gives_to(const Op& modifier, const Clause& things, bool many, bool again) const;
  Clause replaces(const Op& replacement) const;  // its flags are numbers: 1 for true, 2 for false
  Clause all_of(std::vector<Clause>) const;      // "A, B and C"
  Clause any_of(std::vector<Clause>) const;      // "A, B or C"
  Clause or_else(std::vector<Clause>) const;     // "A, B, or C", of longer clauses
  // Joins the last two by the text `two`, and those before them by `more`.
  Clause join(std::vector<Clause>, std::string_view two, std::string_view more) const;
  Clause in_a_row(std::vector<Clause>) const;  // "A, B, then C"
  void put_own(Phrase&) const;                 // adds the number "own"
  // Says "..., if so ..., otherwise ...", without the parts whose blocks are empty.
  Clause outcome(Clause first, int then, int otherwise, int actor) const;

 private:
  void arguments(const std::vector<Param>&, const Op&, Phrase&) const;
  bool names_card(const Verb&, const Op&) const;
  // Adds what a phrase cannot hold: things, and numbers that depend on the table.
  void put_clauses(const std::vector<Param>&, const Op&, Clause&, Lying = Lying::from) const;
  Clause taking_part(int filter, int kind) const;
  void put_value(const Param&, std::int16_t arg, Clause&) const;
  const Op& at(int pc) const { return c_.ops[static_cast<std::size_t>(pc)]; }

  const Language& l_;
  const Code& c_;
  const Host* on_;
  const Frame* frame_;
  mutable Telling now_;
};

// Returns every sentence of a program, in order.
std::vector<Clause> say_program(const Language&, const Code&, int block);
// Returns a text of a card as one sentence.
struct Ability;
Clause say_ability(const TextBuilder&, const Ability&);
// Returns the text without its moment: what a player who agrees does and pays.
Clause say_deed(const TextBuilder&, const Ability&);
// Returns one sentence for several texts of an event, if the player uses one of them: "Skirmish: exert 1 Elf to ..., or
// exert 1 Dwarf to ...". Pre: all are actions of the same moment, which has a name (Trigger::has_name).
Clause say_any(const TextBuilder&, const LoadedCards&, const std::vector<int>& abilities);
// Returns the texts of a card, each as a sentence. Texts that differ only by their moment or their cost are one:
// "when the Ring-bearer exerts or when the Ring-bearer takes a wound, ..." (say_alike.cpp).
std::vector<Clause> say_each(const TextBuilder&, const LoadedCards&, const std::vector<int>& abilities);
std::string say_abilities(const TextBuilder&, const LoadedCards&, const std::vector<int>& abilities, const Say&);

}  // namespace mathom::effects
