#include "effects/read/check_frames.h"

#include "effects/run/machine.h"

namespace mathom::effects {

bool program_is_sound(const Language& language, const Code& code, const Frame& f, int seats) {
  constexpr int kMostStages = 9;
  const auto within = [&](Slot slot, int least, int most) { return f.local[slot] >= least && f.local[slot] <= most; };
  if (!is_place(code, f.local[kPc])) return false;
  const bool has_asked = f.step != 0;
  const Op& op = code.ops[static_cast<std::size_t>(f.local[kPc])];
  return within(kSelf, -1, seats - 1) && within(kChosen, -1, seats - 1) && within(kStage, 0, kMostStages) &&
         (!has_asked || language.verb(op.verb).ask != nullptr);
}

}  // namespace mathom::effects
