// One screen of the application: builds the scene in each drawn frame and acts on what the scene reports. A screen
// keeps only what is its own (what is selected, what is unfolded); all else is with the services (services.h).
#pragma once
#include <memory>
#include <string_view>

namespace mathom {

namespace ui {
class Scene;
}
struct Services;

class Screen {
 public:
  virtual ~Screen() = default;
  virtual std::string_view name() const = 0;  // "home", "table": for tests and the page's title
  virtual void build(const Services& use, ui::Scene& scene) = 0;
  // It explains what is asked on it: there the key "?" does that, elsewhere it lists the keys.
  virtual bool explains() const { return false; }
  // Nobody looks any more: the tab was hidden, the window minimised. Curtains fall here.
  virtual void hidden(const Services&) {}
};
using ScreenPtr = std::unique_ptr<Screen>;

}  // namespace mathom
