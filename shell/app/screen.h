// One screen of the application: builds the scene in each drawn frame and acts on what the scene reports. A screen
// keeps only what is its own (what is selected, what is unfolded); the game is in the Match, everything else in the
// App.
#pragma once
#include <memory>
#include <string_view>

namespace mathom {

namespace ui {
class Scene;
}
class App;

class Screen {
 public:
  virtual ~Screen() = default;
  virtual std::string_view name() const = 0;  // "home", "table": for tests and the page's title
  virtual void build(App& app, ui::Scene& scene) = 0;
  // It explains what is asked on it: there the key "?" does that, elsewhere it lists the keys.
  virtual bool explains() const { return false; }
  // Nobody looks any more: the tab was hidden, the window minimised. Curtains fall here.
  virtual void hidden(App&) {}
};
using ScreenPtr = std::unique_ptr<Screen>;

// The screen that everything starts from; defined next to the screens.
ScreenPtr first_screen(App& app);

}  // namespace mathom
