// The part of the set-up about rules: which set, as cards where there are several ways to play, and below a fold what
// can be changed in it, as far as it matters for that number of seats.
#pragma once
#include <string>

#include "core/json_fwd.h"
#include "rules/game.h"
#include "shell/lessons/course.h"
#include "shell/services/services.h"
#include "shell/ui/canvas.h"

namespace mathom {

struct Services;

class HouseRules {
 public:
  explicit HouseRules(const Game& game);
  // True: another rule set was chosen; the seats are to be fitted to it. `fold`: of many the chosen one stands alone,
  // and a button opens the others.
  bool build_sets(const Services& use, const ui::Canvas& c, ui::Rect& column, Json& config, bool fold);
  // How long a match is, where an option says so.
  void build_length(const Services& use, const ui::Canvas& c, ui::Rect& column, Json& config, int seats) const;
  // The fold and, when it is open, what it holds.
  void build_fold(const Services& use, const ui::Canvas& c, ui::Rect& column, Json& config, int seats);
  std::string set_words(const Services& use,
                        const Json& config) const;   // the chosen set's name; empty: there is no choice
  int changed(const Json& config, int seats) const;  // options that are not as the rule set has them

 private:
  std::size_t set_of(const Json& config) const;
  bool matters(const RuleOption& option, int seats) const;
  int value_of(const Json& config, const RuleOption& option) const;
  int usual(const Json& config, const RuleOption& option) const;
  bool build_set(const Services& use, const ui::Canvas& c, ui::Rect r, std::size_t set, bool chosen) const;
  std::size_t build_set_cards(const Services& use, const ui::Canvas& c, ui::Rect& column, std::size_t now, bool fold);
  float set_height(const Services& use, const ui::Canvas& c, float width) const;
  void build_option(const Services& use, const ui::Canvas& c, ui::Rect& column, Json& config, const RuleOption& o,
                    int seats) const;
  int build_choice(const Services& use, const ui::Canvas& c, ui::Rect& column, const RuleOption& o, int now,
                   int seats) const;

  const Game& game_;
  const Course* course_;
  const RuleOption* length_ = nullptr;
  bool open_ = false, sets_open_ = false;
};

// How many can sit at this table by the rule set that is chosen: for some games it says so.
std::vector<int> seat_numbers(const Game& game, const Json& config);

}  // namespace mathom
