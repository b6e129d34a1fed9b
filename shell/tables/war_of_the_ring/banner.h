// What is said over the table while it happens: in the words of the log, and a combat as a scene, in which what the
// defence cancels is struck out one by one. It owns how far the combat has come.
#pragma once
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
  };
  bool build_combat(const Frame& f, const Event& e) const;
  void build_attack(const Frame& f, ui::Rect in, float size, int struck, bool path) const;

  const Sight& sight_;
  const Plan& plan_;
  Combat combat_;
};

}  // namespace mathom::war_of_the_ring
