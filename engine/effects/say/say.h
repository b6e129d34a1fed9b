#pragma once
// What programs say to a player, as sentences of a rule card: "Each Hobbit in turn: discard 3 cards, or move 1 space
// towards Sauron." A sentence is a tree of phrases, so that each language orders and joins the parts in its own manner.
// It is made from the operations that run (TextBuilder); a verb that is said in another way than by its template has a
// `say` of its own, in its file.
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "effects/language.h"
#include "text/phrase.h"

namespace mathom::effects {

// A phrase; the places that its arguments leave open are filled with clauses.
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
// In words: small letters, no full stop. An open place must come out as "<name>", as Texts::say gives it.
std::string in_words(const Clause&, const Say&);
// Each as a sentence: a capital letter in front, a full stop behind.
std::string sentences(const std::vector<Clause>&, const Say&);

// The key "<key>.<suffix>", kept as long as the program runs: phrases borrow their keys.
std::string_view kept_key(std::string_view key, std::string_view suffix);

// Do these words of things say no more than "it"? Phrases of steps have that as the number "it", 1 or 2.
bool is_said_as_it(const Clause& things);

// Who acts, where a text is that of its own card's owner.
inline constexpr int kWhoSelf = static_cast<int>(Who::self);

// What a text has said so far. The rest of its words depend on it.
struct Telling {
  int it = -1, other = -1;       // the filters of the moment's card and of the other card; -1: none
  int trigger = -1;              // the moment; -1: none
  std::string_view itself;       // what the card is called in its own text, by the key of a noun
  std::vector<int> fresh;        // filters of cards that are chosen, and not named yet
  std::uint32_t taken_from = 0;  // bits of places from which the text has taken some
  bool of_others = false;        // who acts is not the reader: "their hand"
  bool owner_said = false;       // the owner of the things stands before them already
  bool by_another = false;       // another player caused the moment: "that player"
  bool opponent_named = false;   // so has an opponent been named who is the same through the text
  std::string_view actor{};      // who does the steps, by the key of their name; empty: the reader, or it is plain
  bool another_said = false;     // another card of the kind has been named: "this" is near, "that" is far
  bool made = false;             // the steps follow "make an opponent ..."
  bool lasts = false;            // the conditions follow "while", not "if"
  bool after_need = false;       // a condition stands before the steps: one of theirs comes after what it is about
  int aside = -1;                // how many cards the text has laid aside and not taken since; -1: it is not known
  int took = -1;                 // how many things the last step took; -1: it is not known
  int spoken_of = -1;            // a word for a card that has just been named, which may be said as "it"; -1: none
  bool names_all = false;        // nothing is said as "it"
  int within = 0;                // how many things stand around this one: "a possession borne by ..."
};

// Makes clauses of operations. A clause is *bare* when who acts is plain from what stands before it: "draw 2 cards"; it
// is *full* when it names the player: "the active Hobbit draws 2 cards". Phrases of steps and of piles have the number
// "own": 1 where the piles are the reader's ("your hand"), 2 where they are another's ("their hand").
class TextBuilder {
 public:
  // `on` and `frame`: a table, and as whose text it is read there: then numbers that depend on it are said as well.
  TextBuilder(const Language& language, const Code& code, const Host* on = nullptr, const Frame* frame = nullptr)
      : l_(language), c_(code), on_(on), frame_(frame) {}
  const Code& code() const { return c_; }
  const Language& language() const { return l_; }

  // While it lives, bare clauses speak of what `who` does: their piles are "your hand" if that is the reader, else
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

  // Could it be said bare, where `actor` is who acts?
  bool omits_subject(const Op&, int actor) const;
  bool block_omits_subject(int block, int actor) const;
  bool all_omit_subject(const Op&, int slot, int actor) const;  // all options of a choice
  bool is_empty(int block) const;
  const Op* only_step(int block) const;  // null: it has none, or several

  Clause bare(const Op&) const;
  // `as`: who acts; empty: as the operation says.
  Clause full(const Op&, const Clause& as = {}) const;
  Clause either(const Op&, int actor) const;             // bare where it can be
  Clause bare_block(int block) const;                    // what is done one after another
  Clause block(int block) const;                         // the same, full
  Clause block(int block, int actor) const;              // the same, bare where all of it can be
  Clause options(const Op&, int slot, int actor) const;  // of a choice: "A or B"
  Clause who(int selector) const;
  Clause may(int selector, Clause what) const;    // "the Elf player may draw a card", "you may draw a card"
  Clause pay(int cost) const;                     // "discard 2 cards"
  Clause pay(int cost, const Clause& who) const;  // "the active Hobbit discards 2 cards"
  Clause need(const Op&, int slot) const;         // conditions
  // Conditions together, the last two by the text `two`. Its number "lasts" is 2 after "while": languages that begin
  // each of them with the word before the first tell it from "if".
  Clause needs(std::vector<Clause>, std::string_view two) const;
  Clause condition(const Op&) const;
  // Things that a filter means: "1 Rohan army from reserve". `n`: how many, as a parameter of kind value; -1: as many
  // as there are of it.
  static constexpr std::int16_t kEach = -2;   // "each army", without the word
  static constexpr std::int16_t kAny = -3;    // "any army"
  static constexpr std::int16_t kEvery = -4;  // "armies", all that there are
  struct Many {
    std::int16_t n = -1;
    bool up_to = false;
    bool article = false;  // "a Troll" instead of "1 Troll"
  };
  // The place: where they come from, where they lie, or as a sentence: "Saruman is in reserve".
  enum class Lying : std::uint8_t { from, there, stands };
  Clause targets(int filter, Many, Lying = Lying::from) const;
  Telling& now() const { return now_; }
  const Host* on() const { return on_; }
  const Frame* frame() const { return frame_; }
  // What the card with this text is called in it, by the key of a noun: "this minion" for "this card".
  void speak_of_itself_as(std::string_view noun) const { now_.itself = noun; }
  // Begins a text: the filters of its moment's card and of the other card, and its moment; -1: none.
  void about(int it, int other, int trigger = -1) const {
    now_ = {
        .it = it, .other = other, .trigger = trigger, .itself = now_.itself, .fresh = {}, .names_all = now_.names_all};
  }
  bool is_one(int filter) const;  // is one thing meant, by a word or a name?
  // What these arguments name, if that is one of the words that can be said again as "it"; -1: it is not.
  int said_again(const std::vector<Param>&, const Op&) const;
  bool has_place(int filter) const;  // does it say where they lie?
  // "2", "+2" where the sign is wanted, "for every 2 ..."; and as a number alone: "the number of ...".
  Clause value(std::int16_t arg, bool is_signed = false) const;
  Clause amount(std::int16_t arg) const;
  bool is_counted(std::int16_t arg) const;      // is it said "for each ..."?
  Clause in_order(int block, int actor) const;  // each step bare where it can be
  // The steps of a block as sentences of a card (steps_teller.cpp). `told`: they stand alone; `aim`: after "to ..." or
  // "you may ...". has_aim: can the first step follow "to"? cost: what is paid for them.
  enum class Way : std::uint8_t { told, aim };
  Clause steps(int block, Way) const;
  bool has_aim(int block) const;
  Clause cost(int block) const;
  // Says an `if` with two steps that differ only by a number as one clause: "+2 (+4 if ...)"; empty for any other `if`.
  Clause more_if(const Op&) const;
  // An `if` that asks whether there are the things that its block takes: "discard 1 possession; if you cannot, ...";
  // empty: it asks something else.
  Clause if_there(const Op&) const;
  // When something happens: "when any Orc is killed by this card". The filters narrow it; -1: they do not.
  Clause moment(int trigger, int to, int by, bool again = false, Clause during = {}) const;
  // A block that waits for a moment of its own, with the filters of that moment (control/later.cpp).
  Clause block_about(int block, int it, int other) const;
  Clause adverb(const Op& condition) const;  // pre: Condition::is_adverb
  Clause gives(const Op& modifier) const;
  // The same of things that a step gives it to. `again`: it gives them something else before.
  Clause gives_to(const Op& modifier, const Clause& things, bool many, bool again) const;
  Clause replaces(const Op& replacement) const;  // its flags are numbers: 1 for true, 2 for false
  Clause all_of(std::vector<Clause>) const;      // "A, B and C"
  Clause any_of(std::vector<Clause>) const;      // "A, B or C"
  Clause or_else(std::vector<Clause>) const;     // "A, B, or C", of longer clauses
  // The last two joined by the text `two`, those before by `more`.
  Clause join(std::vector<Clause>, std::string_view two, std::string_view more) const;
  Clause in_a_row(std::vector<Clause>) const;  // "A, B, then C"
  void put_own(Phrase&) const;                 // the number "own"
  // "..., if so ..., otherwise ...", for the blocks that are not empty.
  Clause outcome(Clause first, int then, int otherwise, int actor) const;

 private:
  void arguments(const std::vector<Param>&, const Op&, Phrase&) const;
  bool names_card(const Verb&, const Op&) const;
  // What a phrase cannot hold: numbers that depend on the table, and things.
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

// Every sentence of a program, in order.
std::vector<Clause> say_program(const Language&, const Code&, int block);
// A text of a card, as one sentence.
struct Ability;
Clause say_ability(const TextBuilder&, const Ability&);
// The same without its moment: what its player does who agrees to it, and pays for it.
Clause say_deed(const TextBuilder&, const Ability&);
// Several texts of one event, of which the player uses one, as one sentence: "Skirmish: exert 1 Elf to ..., or exert 1
// Dwarf to ...". Pre: all are actions of the same moment, which has a name (Trigger::has_name).
Clause say_any(const TextBuilder&, const LoadedCards&, const std::vector<int>& abilities);
// All of a card, each as a sentence. Those that say the same but for their moment or their cost are one: "when the
// Ring-bearer exerts or when the Ring-bearer takes a wound, ..." (say_alike.cpp).
std::vector<Clause> say_each(const TextBuilder&, const LoadedCards&, const std::vector<int>& abilities);
std::string say_abilities(const TextBuilder&, const LoadedCards&, const std::vector<int>& abilities, const Say&);

}  // namespace mathom::effects
