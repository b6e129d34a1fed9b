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

Language::Language(std::string_view prefix, std::vector<Verb> verbs, std::vector<std::string_view> selectors,
                   std::vector<CostWord> costs, std::vector<Condition> conditions, const Names* tags)
    : selectors_(std::string(prefix) + ".who", {"active", "self", "chosen", "each_player", "others"}),
      costs_(std::move(costs)),
      conditions_(std::move(conditions)) {
  const std::string own(prefix);
  for (const auto word : selectors) selectors_.add(own + ".who", word);
  verbs_ = control_words(tags);
  each_ = place_of(verbs_, "each");
  for (Verb& v : verbs_) v.key = keep("effects." + std::string(v.word));
  for (Verb& v : verbs) {
    v.key = keep(own + ".do." + std::string(v.word));
    v.by_key = keep(own + ".do." + std::string(v.word) + ".by");
    verbs_.push_back(std::move(v));
  }
  for (CostWord& c : costs_) c.key = keep(own + ".pay." + std::string(c.word));
  for (Condition& c : conditions_) c.key = keep(own + ".if." + std::string(c.word));
  pay_ = keep(own + ".say.pay");
  pay_by_ = keep(own + ".say.pay.by");
  one_ = keep(own + ".who.one");
  group_ = keep(own + ".who.group");
  anyone_ = keep(own + ".who.anyone");
}

std::string_view Language::keep(std::string text) {
  texts_.push_back(std::move(text));
  return texts_.back();
}

// The word "end" closes a block and is never written.
int Language::find_verb(std::string_view word) const {
  const int i = place_of(verbs_, word);
  return i == kEnd ? -1 : i;
}
int Language::find_cost(std::string_view word) const { return place_of(costs_, word); }
int Language::find_condition(std::string_view word) const { return place_of(conditions_, word); }

}  // namespace mathom::effects
