// The table as far as it has been told: a viewer's State runs ahead of their eyes, so while events are being shown the
// table is that of before them, and each of them changes what it says. What no event says follows when all of them have
// been shown. It is what was seen and heard, and nothing else.
#pragma once
#include "games/lotr_tcg/state/state.h"
#include "rules/event.h"

namespace mathom::lotr_tcg {

class Told {
 public:
  void forget() { stands_ = false; }
  bool stands() const { return stands_; }
  // Everything has been shown: this is how it is.
  void stand_at(const State& s) { state_ = s, stands_ = true, ++changes_; }
  void take_up(const Catalog&, const Event&);  // nothing, before it stands anywhere
  const State& state() const { return state_; }
  std::uint64_t changes() const { return changes_; }

 private:
  void of_card(const Catalog&, const Event&, int card);
  void of_seat(const Event&, int seat);
  void put(int card, Zone zone, int seat);
  void leaves_play(int card, Zone zone);
  void draws(const Event&, int seat);
  void joins(int minion, int defender);
  void fights(int defender);

  State state_;
  bool stands_ = false;
  std::uint64_t changes_ = 0;
};

}  // namespace mathom::lotr_tcg
