#include "shell/ui/scene/next_frame.h"

namespace mathom::ui {

void NextFrame::begin(double now) {
  now_ = now;
  undrawn_until_ = 0;
  wanted_ = out_of_date_ = false;
  wake_at_.reset();
}

void NextFrame::want_at(double ms) {
  if (ms <= now_)
    want();
  else if (!wake_at_ || ms < *wake_at_)
    wake_at_ = ms;
}

}  // namespace mathom::ui
