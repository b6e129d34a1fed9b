// What each answer leads to, as far as it can be told (forecast.h): in words, and as forecasts that others draw. It
// owns what comes of the answer that a companion proposes, and of the other one.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "shell/tables/lotr_board/answer_words.h"
#include "shell/tables/lotr_board/forecast.h"

namespace mathom::lotr_board {

class Stakes {
 public:
  using Frame = GameTable::Frame;
  Stakes(const JourneySight& sight, const StepIn& step_in, const CardPicks& picks, const AnswerWords& words)
      : sight_(sight), step_in_(step_in), picks_(picks), words_(words) {}

  std::string outcome(const Frame& f, const Option& o) const;
  std::string note(const Frame& f, const Option& o) const;  // said of it next to its name
  std::string picks_outcome(const Frame& f) const;          // of all the cards that are lifted together
  TableView::Outcomes weigh(const TableHost& host, const std::optional<TableView::Proposed>& proposed);
  std::vector<Forecast> forecasts() const;  // of the answers that are open, or of the card that is lifted
  // What the pale markers on the corruption line stand for, for whoever does not see them.
  std::string ghost_words(const TableHost& host) const;

 private:
  std::string foreseen_words(const TableHost& host, const Forecast& forecast) const;
  std::string averted_words(const TableHost& host, const Forecast& forecast) const;
  std::string outcome_words(const TableHost& host, const Forecast& forecast) const;
  std::string gains_words(const TableHost& host, const Option& o) const;
  bool others_pay() const;  // the price that is asked for is not one Hobbit's alone
  std::optional<Forecast> foresee_of(const TableView::Proposed& proposed, const Option& o) const;

  const JourneySight& sight_;
  const StepIn& step_in_;
  const CardPicks& picks_;
  const AnswerWords& words_;
  std::vector<Forecast> weighed_;
};

}  // namespace mathom::lotr_board
