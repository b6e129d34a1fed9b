// The panel that lists the keys.
#pragma once

namespace mathom {

namespace ui {
class Scene;
}
struct Services;

class KeysPanel {
 public:
  void show() { open_ = true; }
  void build(const Services& use, ui::Scene& scene);

 private:
  bool open_ = false;
};

}  // namespace mathom
