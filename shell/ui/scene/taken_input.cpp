#include "shell/ui/scene/taken_input.h"

namespace mathom::ui {

void TakenInput::begin() {
  act = Act::none;
  id.clear();
  free_key = Key::none;
  free_character = 0;
  touched = stirred = pressed_nothing = dismissed = false;
}

void TakenInput::act_on(const Placed& item, Act what, float to) {
  act = what;
  id = item.item.id;
  where = item.visible;
  value = to;
}

bool TakenInput::is_complete() const {
  return act != Act::none || free_key != Key::none || dismissed || pressed_nothing;
}

Reaction TakenInput::heard_by(const Item& item) const {
  Reaction r;
  if (act == Act::none || id != item.id) return r;
  const bool commits =
      act == Act::activate || (act == Act::mark && item.role != Role::card && item.role != Role::toggle);
  r.zoom = act == Act::zoom;
  r.refused = (commits || act == Act::mark) && !item.offered;
  r.activated = commits && item.offered;
  r.marked = act == Act::mark && !commits && item.offered;
  if (act == Act::value && item.offered) r.value = value;
  return r;
}

}  // namespace mathom::ui
