// A line that shows for some seconds over every screen and is announced. One at a time; the latest wins.
#pragma once
#include <string>
#include <string_view>
#include <utility>

#include "shell/ui/scene/item.h"

namespace mathom {

namespace ui {
class Letters;
class Scene;
}  // namespace ui

class Notices {
 public:
  void notify(std::string words, ui::Urgency urgency = ui::Urgency::polite);
  void warn(std::string words) { notify(std::move(words), ui::Urgency::assertive); }
  const std::string& words() const { return words_; }  // empty: nothing is said
  void withdraw(std::string_view words);               // if this is what is said
  void build(ui::Scene& scene, const ui::Letters& letters, float text_scale, bool light);

 private:
  std::string words_;
  ui::Urgency urgency_ = ui::Urgency::polite;
  bool fresh_ = false;
  double until_ = 0;
};

}  // namespace mathom
