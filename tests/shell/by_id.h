// What a screen shows by the ids of its items, for tests that press them.
#pragma once
#include <string>

#include "core/json.h"
#include "shell/services/notices.h"
#include "shell/services/services.h"
#include "shell/ui/scene/scene.h"

namespace mathom::test {

inline std::string name_of_id(const ui::Scene& scene, const std::string& id) {
  const auto* p = scene.find(id);
  return p ? p->item.name : std::string("nothing");
}
// The sentence over the table about the event or the card that is asked about; null if no event or card is asked about.
inline const ui::Scene::Placed* asked_about(const ui::Scene& scene) {
  for (const auto& p : scene.items())
    if (p.item.id.starts_with("asked/") && p.item.role == ui::Role::text) return &p;
  return nullptr;
}
inline bool is_offered(const ui::Scene& scene, const std::string& id) {
  const auto* p = scene.find(id);
  return p && p->item.offered;
}
// The words at the foot of the screen.
inline std::string notice_of(const Services& use) { return use.notices.words(); }

}  // namespace mathom::test
