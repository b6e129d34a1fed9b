// What is said of skirmishes: who fights whom, the numbers and where they come from, the verdict, what everybody takes,
// what the other side could still use, and what an answer leads to. It owns nothing.
#pragma once
#include <optional>
#include <string>

#include "shell/tables/lotr_tcg/forecast.h"
#include "shell/tables/lotr_tcg/seen_cards.h"
#include "shell/tables/lotr_tcg/skirmish/endings.h"
#include "shell/tables/lotr_tcg/skirmish/skirmish_panel.h"

namespace mathom::lotr_tcg {

class SkirmishWords {
 public:
  SkirmishWords(const CompanySight& sight, const SeenCards& cards, const Endings& endings)
      : sight_(sight), cards_(cards), endings_(endings) {}

  // --- of any skirmish; `place`: in State::skirmishes
  std::string fight(const TableHost& host, int place) const;
  std::string verdict(const TableHost& host, const Forecast& k) const;

  // --- of the current skirmish
  SkirmishLook look(const TableHost& host, const std::optional<Option>& wanted) const;
  std::string outcome(const TableHost& host, const Option& o) const;
  std::string pass(const TableHost& host, bool in_full) const;  // what it leads to, in any phase

 private:
  SkirmishSide side(const TableHost& host, const Ending& e, const Ending& now, bool minions) const;
  std::string ending_verdict(const TableHost& host, const Ending& e) const;
  std::string numbers_words(const TableHost& host, std::string_view when, const Ending& e) const;
  std::string fates_words(const TableHost& host, const Ending& e, bool minions) const;
  std::string with_words(const TableHost& host, const Option& o, const Ending& e) const;
  void say_thresholds(const TableHost& host, SkirmishLook& look) const;
  void say_reserve(const TableHost& host, const Ending& now, SkirmishLook& look) const;

  const CompanySight& sight_;
  const SeenCards& cards_;
  const Endings& endings_;
};

}  // namespace mathom::lotr_tcg
