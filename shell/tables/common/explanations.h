// What is explained at a table: why something is not offered, with the cards that are to blame; a hint, with what it
// speaks of; and where something may be done.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "shell/tables/table_view.h"

namespace mathom {

class Explanations {
 public:
  bool caused(CardId card) const;      // outlined: why another is not offered
  bool hinted(const Option& o) const;  // outlined: what a hint speaks of
  bool hints() const { return !hinted_.empty(); }
  void point_out() { points_out_ = true; }  // what may be done
  bool points_out() const { return points_out_; }
  // Why the card's touch means nothing: asked for once for each question.
  const std::string& why(CardId card, const std::function<std::string()>& find_out);

 protected:
  const std::optional<Explained>& explanation() const { return explained_; }
  void explain_nothing();
  void set_explanation(Explained words, std::vector<Option> about, std::vector<CardId> because);
  void begin_question();  // of another nothing is known

 private:
  std::optional<Explained> explained_;
  std::vector<CardId> caused_;
  std::vector<Option> hinted_;
  std::vector<std::pair<CardId, std::string>> whys_;
  bool points_out_ = false;
};

}  // namespace mathom
