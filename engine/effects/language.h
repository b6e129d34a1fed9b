#pragma once
// All words of one game: the control words, which every game has, and the game's own (words.h).
#include "effects/words.h"

namespace mathom::effects {

// The words of one game, control words first. `prefix` begins the keys of the game's own sentences.
class Language {
 public:
  Language(std::string_view prefix, Words);

  const Verb& verb(int i) const { return verbs_[static_cast<std::size_t>(i)]; }
  int verbs() const { return static_cast<int>(verbs_.size()); }
  int find_verb(std::string_view word) const;
  const Names& selectors() const { return selectors_; }
  // Returns what a word of these lists means; empty if the game does not say.
  std::string_view selector_note(int i) const { return note_at(selector_notes_, i); }
  std::string_view cause_note(int i) const { return note_at(cause_notes_, i); }
  std::string_view limit_note(int i) const { return note_at(limit_notes_, i); }
  const CostWord& cost(int i) const { return costs_[static_cast<std::size_t>(i)]; }
  int costs() const { return static_cast<int>(costs_.size()); }
  int find_cost(std::string_view word) const;
  const Condition& condition(int i) const { return conditions_[static_cast<std::size_t>(i)]; }
  int conditions() const { return static_cast<int>(conditions_.size()); }
  int find_condition(std::string_view word) const;
  int each() const { return each_; }  // the verb that a plural selector is lowered to
  bool is_many(int who) const { return effects::is_many(who) || (many_ >> who & 1) != 0; }
  const TargetKind& target_kind(int i) const { return target_kinds_[static_cast<std::size_t>(i)]; }
  int target_kinds() const { return static_cast<int>(target_kinds_.size()); }
  const Trigger& trigger(int i) const { return triggers_[static_cast<std::size_t>(i)]; }
  int triggers() const { return static_cast<int>(triggers_.size()); }
  int find_trigger(std::string_view word) const;
  const Modifier& modifier(int i) const { return modifiers_[static_cast<std::size_t>(i)]; }
  int modifiers() const { return static_cast<int>(modifiers_.size()); }
  int find_modifier(std::string_view word) const;
  const Names* causes() const { return causes_; }
  const Names* limits() const { return limits_; }
  const Measure& measure(int i) const { return measures_[static_cast<std::size_t>(i)]; }
  int measures() const { return static_cast<int>(measures_.size()); }
  const Names* times() const { return times_; }
  std::string_view time_note(int i) const { return note_at(time_notes_, i); }
  const Extras& extras() const { return extras_; }
  bool says_you() const { return you_; }
  int owner() const { return owner_; }        // the selector for the owner of the moment's card, or -1
  int opponent() const { return opponent_; }  // the selector for an opponent, the same through a text, or -1
  const std::vector<Param>& replacement() const { return replacement_; }
  std::string_view replacement_note() const { return replacement_note_; }
  std::string_view instead_key() const { return instead_; }
  // The keys of the game's own sentences: "discard {cost}" and "{who} discards {cost}"; and of who acts if no selector
  // says it.
  std::string_view pay_key() const { return pay_; }
  std::string_view pay_by_key() const { return pay_by_; }
  std::string_view one_key() const { return one_; }        // "one Hobbit"
  std::string_view group_key() const { return group_; }    // "the Hobbits together"
  std::string_view anyone_key() const { return anyone_; }  // "a Hobbit of your choice"

 private:
  std::string_view keep(std::string text);
  void name_words(const std::string& own);
  static std::string_view note_at(const std::vector<std::string_view>& notes, int i) {
    return static_cast<std::size_t>(i) < notes.size() ? notes[static_cast<std::size_t>(i)] : std::string_view();
  }
  std::deque<std::string> texts_;
  std::vector<Verb> verbs_;
  Names selectors_;
  std::vector<CostWord> costs_;
  std::vector<Condition> conditions_;
  std::vector<TargetKind> target_kinds_;
  std::vector<Trigger> triggers_;
  std::vector<Modifier> modifiers_;
  std::vector<Measure> measures_;
  const Names *causes_ = nullptr, *limits_ = nullptr, *times_ = nullptr;
  std::vector<Param> replacement_;
  std::vector<std::string_view> selector_notes_, cause_notes_, limit_notes_, time_notes_;
  Extras extras_;
  std::uint64_t many_ = 0;
  bool you_ = false;
  int each_ = 0, owner_ = -1, opponent_ = -1;
  std::string_view pay_, pay_by_, one_, group_, anyone_, instead_, replacement_note_;
};

}  // namespace mathom::effects
