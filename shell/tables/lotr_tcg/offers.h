// What is offered, and how it is put: on the cards themselves where they lie in sight, as cards laid out over the table
// where they do not, as a list of deeds where nothing on the table stands for them; what needs no card in the row of
// buttons. Of a card it says what it may be used for, what sense that makes for who looks, and what would be tried with
// it and is refused.
#pragma once
#include <optional>
#include <vector>

#include "shell/tables/common/sense.h"
#include "shell/tables/lotr_tcg/forecast.h"
#include "shell/tables/lotr_tcg/layout/laid.h"
#include "shell/tables/lotr_tcg/sight.h"

namespace mathom::lotr_tcg {

class Offers {
 public:
  // Where an offer is put: on the card itself where it lies in sight.
  enum class Spot : std::uint8_t { hand, laid, spread, row, list };
  // How the whole question is put: on what lies there, as cards laid out over the table, or as a list of deeds.
  enum class Form : std::uint8_t { laid, spread, list };

  Offers(const GameTable& base, const CompanySight& sight, const CompanyLayout& layout)
      : base_(base), sight_(sight), layout_(layout) {}

  // --- the question
  Form form() const;
  bool hand_live() const;

  // --- one offer
  CardId card_of(const Option& o) const;
  Spot spot_of(const Option& o) const;
  bool is_pass_of_window(const Option& o) const;
  std::optional<Pairing> pairing_of(const Option& o) const;  // that it makes, if it assigns
  int sense_of(const Option& o) const;                       // for who looks; below 0: they would lose by it
  bool is_sensible(const Option& o) const;                   // worth putting forward

  // --- one card
  std::vector<Option> means_of(CardId card) const;
  std::vector<Option> hand_options(CardId card) const;
  std::optional<Option> refused_with(CardId card) const;
  std::optional<Option> lifted_option() const;  // what the gold button does
  int target_option(int card) const;            // what the lifted card may do with that one, or -1
  std::optional<Option> refused_target(int card) const;

 private:
  void read_refused() const;

  const GameTable& base_;
  const CompanySight& sight_;
  const CompanyLayout& layout_;
  Sense sense_;
  mutable std::vector<Option> refused_;  // of this question
  mutable std::uint64_t refused_at_ = ~0ull;
};

}  // namespace mathom::lotr_tcg
