#pragma once
// The part of TextBuilder that says filters and values: "up to 2 other Orcs from your hand".
#include "effects/say/say.h"

namespace mathom::effects {

// Returns the filter of the first parameter that means things; -1: no parameter does.
int things_of(const std::vector<Param>&, const Op&);

// Says a choice of the same step for different things: "exert Frodo or 2 other companions". Otherwise empty.
Clause same_step(const TextBuilder&, const Op& choice, int slot, int actor);

class Nouns {
 public:
  using Many = TextBuilder::Many;
  using Lying = TextBuilder::Lying;
  static constexpr std::int16_t kEach = TextBuilder::kEach, kAny = TextBuilder::kAny, kEvery = TextBuilder::kEvery;

  explicit Nouns(const TextBuilder& sp) : sp_(sp), l_(sp.language()), c_(sp.code()), now_(sp.now()) {}

  Clause targets(int filter, Many, Lying) const;
  Clause value(std::int16_t arg, bool is_signed = false) const;
  Clause amount(std::int16_t arg) const;
  bool is_counted(std::int16_t arg) const;
  bool has_place(int filter) const;
  // Returns the test that says who owns the things; null: the filter has no such test, or its words are not needed.
  const Test* whose_test(const Filter&) const;
  // Names what a step chose, or what a moment is about: "that Orc". A card with a title is named by its title.
  Clause that_one(int filter) const;
  // Whether the owner replaces the article: "your Orc", "an opponent's site".
  bool is_owned(const Filter&, Many) const;
  // is_one_aside: whether the filter means the only card that the text has laid aside. kind_of: what the filter says
  // without the place: "Sauron card".
  bool is_one_aside(int filter) const;
  Clause kind_of(int filter) const { return noun(this->filter(filter), {kEach}, false, false); }
  // For a filter that leaves out one kind of things: puts "companions in the fellowship" at "what" and "Hobbits" at
  // "so". Returns false for any other filter.
  bool put_only(int filter, Clause&) const;
  bool means_same(int a, int b) const;  // whether two filters ask the same of things in their usual place
  bool has_title(int filter) const;     // whether the filter names a title
  static bool says_for_each(const Language&, const Value&);

 private:
  // Says the values of a test. `form`: the form of their names. `of`: the test that says whose pile it is, or null.
  Clause one_of(const TestWord&, const Test&, std::string_view form = {}, const Test* of = nullptr,
                std::string_view joint = "effects.or_short") const;
  Clause one_value(const TestWord&, std::int16_t value, std::string_view form) const;
  bool is_row(const TestWord&, const Test&) const;
  Clause number_in_row(const TestWord&, const Test&) const;
  bool is_place(const TestWord&) const;
  bool is_usual_place(const TargetKind&, const Test&) const;
  bool is_worth_words(const Filter&, const Test&, bool is_owned) const;
  bool is_another(const TargetKind&, const Test&) const;
  bool names_same(int a, int b) const;
  const Test* owner_of_pile(const Filter&) const;
  const Test* place_test(const Filter&) const;
  bool is_plain(const Filter&) const;
  int noun_test(const Filter&) const;
  Clause noun(const Filter&, Many, bool is_many, bool is_owned) const;
  Clause tested(const Filter&, const Test&, bool many, bool is_named, bool is_owned, Clause things) const;
  bool is_known(const Filter& outer, const Filter& inner) const;
  Clause without(const Filter&, const Test&, bool many, bool is_named, Clause things) const;
  bool put_opposite(const Filter&, const Filter& left_out, bool many, Clause& things) const;
  bool is_in_full(const Filter&, const Test&) const;
  bool is_aside(const TargetKind&, const Test& where) const;
  bool is_actor(const Test& whose) const;
  Clause with_owner(const Filter&, Many, Clause things) const;
  Clause with_article(Many, bool is_one, Clause things) const;
  Clause word_for(const Filter&, Many) const;
  Clause name_or_number(const Filter&, Many, Lying) const;
  std::string_view how_many(Many) const;
  Clause counted(Many, Clause things) const;
  bool is_one_for_each(Many) const;
  Clause counted_value(const Value&) const;
  bool counts_it(const Value&) const;
  Clause that_or_it(int filter) const;
  Clause placed(const Filter&, const Test& where, Many, Lying, Clause things) const;
  Clause one_placed(const TestWord&, const Test&, Clause thing) const;
  Clause all_there(const TargetKind&, const Test& where) const;
  Clause some_aside(const Filter&, const Test& where, Many, Lying) const;
  void take_from(const Test& where, Many, bool any) const;
  const Filter& filter(int n) const { return c_.filters[static_cast<std::size_t>(n)]; }

  const TextBuilder& sp_;
  const Language& l_;
  const Code& c_;
  Telling& now_;
  const Test* unsaid_ = nullptr;  // a test that is left out
  bool is_noun_known_ = false;    // the noun is left out too
};

}  // namespace mathom::effects
