#include "shell/tables/common/explanations.h"

#include <algorithm>

namespace mathom {

bool Explanations::caused(CardId card) const {
  return std::find(caused_.begin(), caused_.end(), card) != caused_.end();
}

bool Explanations::hinted(const Option& o) const {
  return std::find(hinted_.begin(), hinted_.end(), o) != hinted_.end();
}

const std::string& Explanations::why(CardId card, const std::function<std::string()>& find_out) {
  for (const auto& [known, words] : whys_)
    if (known == card) return words;
  whys_.emplace_back(card, find_out());
  return whys_.back().second;
}

void Explanations::explain_nothing() {
  explained_.reset();
  caused_.clear();
  hinted_.clear();
}

void Explanations::set_explanation(Explained words, std::vector<Option> about, std::vector<CardId> because) {
  explained_ = std::move(words);
  hinted_ = std::move(about);
  caused_ = std::move(because);
}

void Explanations::begin_question() {
  explain_nothing();
  whys_.clear();
  points_out_ = false;
}

}  // namespace mathom
