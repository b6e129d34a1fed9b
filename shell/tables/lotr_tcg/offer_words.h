// What offers are called and what they lead to: in words from the steps that run, each with a name of its own. It keeps
// the names of this question.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/lotr_tcg/offers.h"
#include "shell/tables/lotr_tcg/seen_cards.h"
#include "shell/tables/lotr_tcg/skirmish/skirmish_words.h"

namespace mathom::lotr_tcg {

class OfferWords {
 public:
  OfferWords(const GameTable& base, const CompanySight& sight, const SeenCards& cards, const Offers& offers,
             const SkirmishWords& skirmish)
      : base_(base), sight_(sight), cards_(cards), offers_(offers), skirmish_(skirmish) {}

  const std::vector<std::string>& labels(const TableFrame& f) const;  // by option
  std::string name_of(const TableFrame& f, const Option& o) const;
  std::string outcome(const TableFrame& f, const Option& o) const;
  std::string note(const TableFrame& f, const Option& o) const;
  std::string question(const TableFrame& f) const;

 private:
  std::string twilight(const TableFrame& f, const Option& o) const;

  const GameTable& base_;
  const CompanySight& sight_;
  const SeenCards& cards_;
  const Offers& offers_;
  const SkirmishWords& skirmish_;
  mutable std::vector<std::string> labels_;  // of this question, in this language
  mutable std::uint64_t labels_at_ = ~0ull;
  mutable std::string labels_in_;
};

}  // namespace mathom::lotr_tcg
