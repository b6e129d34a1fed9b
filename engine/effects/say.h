#pragma once
// What programs say to a player, as sentences of a rule card: "Each Hobbit in turn: discard 3 cards, or move 1 space
// towards Sauron." A sentence is a tree of phrases, so that each language orders and joins the parts in its own manner.
// It is made from the operations that run (Speaker); a verb that is said in another way than by its template has a `say`
// of its own, in its file.
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "effects/language.h"
#include "rules/phrase.h"

namespace mathom::effects {

// A phrase; the places that its arguments leave open are filled with sayings.
struct Saying {
  Phrase phrase{};
  std::vector<std::string_view> places{};
  std::vector<Saying> parts{};  // one for each place

  bool empty() const { return phrase.empty(); }
  Saying& put(std::string_view place, Saying part) {
    places.push_back(place);
    parts.push_back(std::move(part));
    return *this;
  }
};
using Say = std::function<std::string(const Phrase&)>;
// In words: small letters, no full stop. An open place must come out as "<name>", as Texts::say gives it.
std::string in_words(const Saying&, const Say&);
// Each as a sentence: a capital letter in front, a full stop behind.
std::string sentences(const std::vector<Saying>&, const Say&);

// The key "<key>.<suffix>", kept as long as the program runs: phrases borrow their keys.
std::string_view kept_key(std::string_view key, std::string_view suffix);

// Who acts, where a text is that of its own card's owner.
inline constexpr int kHimself = static_cast<int>(Who::self);

// Makes sayings of operations. A clause is *bare* when who acts is plain from what stands before it: "draw 2 cards"; it is
// *full* when it names him: "the active Hobbit draws 2 cards".
class Speaker {
 public:
  // `on` and `frame`: a table, and as whose text it is read there: then numbers that depend on it are said as well.
  Speaker(const Language& language, const Code& code, const Host* on = nullptr, const Frame* frame = nullptr)
      : l_(language), c_(code), on_(on), frame_(frame) {}
  const Code& code() const { return c_; }
  const Language& language() const { return l_; }

  // Could it be said bare, where `actor` is who acts?
  bool is_bare(const Op&, int actor) const;
  bool is_bare_block(int block, int actor) const;
  bool all_bare(const Op&, int slot, int actor) const;  // all options of a choice
  bool is_empty(int block) const;
  const Op* only_step(int block) const;  // null: it has none, or several

  Saying bare(const Op&) const;
  // `as`: who acts; empty: as the operation says.
  Saying full(const Op&, const Saying& as = {}) const;
  Saying either(const Op&, int actor) const;             // bare where it can be
  Saying bare_block(int block) const;                    // what is done one after another
  Saying block(int block) const;                         // the same, full
  Saying block(int block, int actor) const;              // the same, bare where all of it can be
  Saying options(const Op&, int slot, int actor) const;  // of a choice: "A or B"
  Saying who(int selector) const;
  Saying may(int selector, Saying what) const;    // "the Elf player may draw a card", "you may draw a card"
  Saying pay(int cost) const;                     // "discard 2 cards"
  Saying pay(int cost, const Saying& who) const;  // "the active Hobbit discards 2 cards"
  Saying need(const Op&, int slot) const;         // conditions
  // Things that a filter means: "1 Rohan army from reserve". `n`: how many, as a parameter of kind value; -1: as many as
  // there are of it.
  static constexpr std::int16_t kEach = -2;  // "each army", without the word
  static constexpr std::int16_t kAny = -3;   // "any army"
  struct Many {
    std::int16_t n = -1;
    bool up_to = false;
  };
  // The place: whence they are fetched, where they lie, or as a sentence: "Saruman is in reserve".
  enum class Lying : std::uint8_t { from, there, stands };
  Saying things(int filter, Many, Lying = Lying::from) const;
  bool has_place(int filter) const;             // does it say where they lie?
  Saying value(std::int16_t arg) const;         // "2", "1 for every 2 ..."
  Saying in_order(int block, int actor) const;  // each step bare where it can be
  Saying gives(const Op& modifier) const;
  Saying replaces(const Op& replacement) const;  // its flags are numbers: 1 for true, 2 for false
  Saying all_of(std::vector<Saying>) const;      // "A, B and C"
  Saying any_of(std::vector<Saying>) const;      // "A, B or C"
  // "..., if so ..., otherwise ...", for the blocks that are not empty.
  Saying outcome(Saying first, int then, int otherwise, int actor) const;

 private:
  void arguments(const std::vector<Param>&, const Op&, Phrase&) const;
  // What a phrase cannot hold: numbers that depend on the table, and things.
  void sayings(const std::vector<Param>&, const Op&, Saying&, Lying = Lying::from) const;
  Saying noun(const Filter&, bool many) const;
  Saying one_of(const TestWord&, const Test&, std::string_view form = {}) const;
  Saying placed(const TestWord&, const Test&, Many, Lying, Saying things) const;
  Saying join(std::vector<Saying>, std::string_view two, std::string_view more) const;
  const Op& at(int pc) const { return c_.ops[static_cast<std::size_t>(pc)]; }

  const Language& l_;
  const Code& c_;
  const Host* on_;
  const Frame* frame_;
};

// Every sentence of a program, in order.
std::vector<Saying> say_program(const Language&, const Code&, int block);
// A text of a card, as one sentence.
struct Ability;
Saying say_ability(const Speaker&, const Ability&);
// What one operation does, as a phrase, for the button that stands for the option `number` (from 1) of a choice.
Phrase say_step(const Language&, const Op&, int number);

}  // namespace mathom::effects
