// What is said over the table while it happens: in the words of the log, and a combat as a scene, in which what the
// defence cancels is struck out one by one; at its end it stays with strengths, losses and result. A round that is over
// is summed up. It owns how far the combat has come, and what was won in the round.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/war_of_the_ring/layout/plan.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

class Banner {
 public:
  using Frame = GameTable::Frame;

  Banner(const Sight& sight, const Plan& plan) : sight_(sight), plan_(plan) {}

  void follow(const Event& e);  // before the board takes it up
  void build(const Frame& f) const;

 private:
  struct Combat {
    int place = -1;
    int attack = 0, defence = 0;
    int struck = 0, before = 0;  // cancelled so far, and before what is being shown
    std::vector<int> lost = {};  // prints that are eliminated for it
  };
  struct Round {
    int round = 0;
    std::vector<Event> won = {};  // places, as they were told
  };
  // One line of a panel.
  struct Line {
    std::string id, words;
    ui::Type type;
    ui::Colour ink;
  };
  int struck_now(const Frame& f) const;
  bool build_combat(const Frame& f, const Event& e) const;
  std::vector<Line> lines_of(const Frame& f, const Event& e, int struck) const;
  std::string result_words(const Frame& f, const Event& e) const;
  void build_round(const Frame& f, const Event& e) const;
  static float height_of(const ui::Canvas& c, const std::vector<Line>& lines, float width);
  static void build_lines(const ui::Canvas& c, ui::Rect& in, const std::vector<Line>& lines);

  const Sight& sight_;
  const Plan& plan_;
  Combat combat_;
  Round now_, over_;  // over_: the one before, of which its summary tells
};

}  // namespace mathom::war_of_the_ring
