// The pages of the trading card game that are made of the card book, as a test uses them: by the ids of what stands
// there.
#pragma once
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>

#include "shell/by_id.h"
#include "shell/inspector.h"
#include "shell/platform/words_panel.h"

namespace mathom::test {

struct TcgPages {
  explicit TcgPages(const Settings& settings, Size size) : stage(std::make_unique<Stage>(settings)) {
    stage->size(size.w, size.h);
    open();
  }
  void open() {
    stage->settle();
    press("book");
  }
  // What lies out of sight is brought into it first.
  void press(const std::string& id) {
    INFO(id);
    if (const auto* item = stage->scene().find(id); item && !item->reachable()) {
      stage->post({.kind = ui::Input::Kind::focus, .id = id});
      stage->settle();
    }
    REQUIRE(stage->press(id));
  }
  // Words into the dialog that is open.
  void type(const std::string& words) {
    stage->settle();
    for (int i = 0; i < 200; ++i) words_panel().erase();
    words_panel().type(words);
    press("words/confirm");
    stage->settle();
  }
  bool there(const std::string& id) const { return stage->scene().find(id) != nullptr; }
  std::string name(const std::string& id) const { return name_of_id(stage->scene(), id); }
  bool offered(const std::string& id) const { return is_offered(stage->scene(), id); }
  std::string notice() const { return notice_of(stage->use()); }

  std::unique_ptr<Stage> stage;
};

}  // namespace mathom::test
