// The part of the set-up about rules: which set, as cards where there are several ways to play, and below a fold what can
// be changed in it, as far as it matters for so many seats.
#pragma once
#include <string>

#include "core/json_fwd.h"
#include "rules/game.h"
#include "shell/app/lessons/course.h"
#include "shell/ui/canvas.h"

namespace mathom {

class App;

class HouseRules {
 public:
  explicit HouseRules(const Game& game) : game_(game), course_(course_of(game.info().id)) {}
  // True: another rule set was chosen; the seats are to be fitted to it.
  bool build_sets(App& app, const ui::Canvas& c, ui::Rect& column, Json& config) const;
  // The fold and, when it is open, what it holds.
  void build_fold(App& app, const ui::Canvas& c, ui::Rect& column, Json& config, int seats);
  int changed(const Json& config, int seats) const;  // options that are not as the rule set has them

 private:
  std::size_t set_of(const Json& config) const;
  bool matters(const RuleOption& option, int seats) const;
  int value_of(const Json& config, const RuleOption& option) const;
  int usual(const Json& config, const RuleOption& option) const;
  bool build_set(App& app, const ui::Canvas& c, ui::Rect r, std::size_t set, bool chosen) const;
  float set_height(const App& app, const ui::Canvas& c, float width) const;
  void build_option(const App& app, const ui::Canvas& c, ui::Rect& column, Json& config, const RuleOption& o,
                    int seats) const;
  int build_choice(const App& app, const ui::Canvas& c, ui::Rect& column, const RuleOption& o, int now,
                   int seats) const;

  const Game& game_;
  const Course* course_;
  bool open_ = false;
};

}  // namespace mathom
