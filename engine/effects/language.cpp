#include "effects/language.h"

#include "effects/control/control.h"

namespace mathom::effects {
namespace {

template <class List>
int place_of(const List& list, std::string_view word) {
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i].word == word) return static_cast<int>(i);
  return -1;
}

}  // namespace

Language::Language(std::string_view prefix, Words w)
    : selectors_(std::string(prefix) + ".who", {"active", "self", "chosen", "each_player", "others"}),
      costs_(std::move(w.costs)),
      conditions_(std::move(w.conditions)),
      target_kinds_(std::move(w.target_kinds)),
      triggers_(std::move(w.triggers)),
      modifiers_(std::move(w.modifiers)),
      measures_(std::move(w.measures)),
      causes_(w.causes),
      limits_(w.limits),
      times_(w.times),
      replacement_(std::move(w.replacement)),
      selector_notes_{"the player whose turn it is, or whoever acts for them",
                      "the player who resolves this ability or step", "the player who was chosen or who volunteered",
                      "all players in turn order, each for themselves",
                      "everyone but the active player, in turn order"},
      cause_notes_(std::move(w.cause_notes)),
      limit_notes_(std::move(w.limit_notes)),
      time_notes_(std::move(w.time_notes)),
      extras_(w.extras),
      you_(w.you) {
  const std::string own(prefix);
  replacement_note_ = w.replacement_note;
  for (const auto word : w.selectors) selectors_.add(own + ".who", word);
  for (const auto note : w.selector_notes) selector_notes_.push_back(note);
  if (!w.owner.empty()) owner_ = selectors_.find(w.owner);
  if (!w.opponent.empty()) opponent_ = selectors_.find(w.opponent);
  for (const auto word : w.many) many_ |= std::uint64_t{1} << selectors_.find(word);
  verbs_ = control_words(w);
  each_ = place_of(verbs_, "each");
  for (Verb& v : verbs_) v.key = keep("effects." + std::string(v.word));
  for (Verb& v : w.verbs) {
    v.key = keep(own + ".do." + std::string(v.word));
    v.by_key = keep(own + ".do." + std::string(v.word) + ".by");
    verbs_.push_back(std::move(v));
  }
  name_words(own);
}

// Sets the keys of all sentences about the game's own words.
void Language::name_words(const std::string& own) {
  const auto name = [&](auto& list, const std::string& layer) {
    for (auto& item : list)
      if (item.key.empty()) item.key = keep(own + layer + std::string(item.word));
  };
  name(costs_, ".pay.");
  name(conditions_, ".if.");
  name(triggers_, ".when.");
  name(modifiers_, ".give.");
  name(measures_, ".number.");
  for (TargetKind& target_kind : target_kinds_) {
    target_kind.key = keep(own + ".things." + std::string(target_kind.word));
    name(target_kind.tests, ".of.");
  }
  pay_ = keep(own + ".say.pay");
  pay_by_ = keep(own + ".say.pay.by");
  one_ = keep(own + ".who.one");
  group_ = keep(own + ".who.group");
  anyone_ = keep(own + ".who.anyone");
  instead_ = keep(own + ".instead");
  for (Trigger& t : triggers_) t.to_key = keep(std::string(t.key) + ".to");
}

std::string_view Language::keep(std::string text) {
  texts_.push_back(std::move(text));
  return texts_.back();
}

// "end" closes a block and is never written.
int Language::find_verb(std::string_view word) const {
  const int i = place_of(verbs_, word);
  return i == kEnd ? -1 : i;
}
int Language::find_cost(std::string_view word) const { return place_of(costs_, word); }
int Language::find_condition(std::string_view word) const { return place_of(conditions_, word); }
int Language::find_trigger(std::string_view word) const { return place_of(triggers_, word); }
int Language::find_modifier(std::string_view word) const { return place_of(modifiers_, word); }

}  // namespace mathom::effects
