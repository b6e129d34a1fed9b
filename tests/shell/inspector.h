// Looks at a built screen as a player's eye and finger would: nothing lies outside, over its neighbour, too small to
// touch or to read, and no words are cut. It looks at the scene alone, so a game added later is checked as it is.
#pragma once
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <map>
#include <string>
#include <utility>

#include "shell/services/appearance.h"
#include "shell/services/preferences.h"
#include "shell/services/services.h"
#include "shell/stage.h"
#include "shell/ui/drawing/theme.h"

namespace mathom::test {

struct Size {
  float w, h;
};
inline constexpr Size kSizes[] = {{390, 844},  {844, 390},   {768, 1024}, {1024, 768},
                                  {1280, 800}, {1920, 1080}, {2560, 1440}};
inline constexpr float kScales[] = {0.8f, 1, 1.5f, 2};
inline constexpr float kStrip = 22;     // of a covered card, in a hand
inline constexpr float kSmallest = 12;  // words
inline constexpr float kTrembling = 1;  // one pixel is not a fault

// Faults by what they are, so that one mistake is one line however many screens show it.
class Faults {
 public:
  void add(const std::string& what, const std::string& where) {
    auto& [count, example] = faults_[what];
    if (count++ == 0) example = where;
  }
  void report() const {
    std::string all;
    for (const auto& [what, seen] : faults_)
      all += what + "  (" + std::to_string(seen.first) + " times, first at " + seen.second + ")\n";
    INFO(all);
    CHECK(faults_.empty());
  }

 private:
  std::map<std::string, std::pair<int, std::string>> faults_;
};

// "hand/heart-1" and "hand/spade-9" are the same thing.
inline std::string kind_of(const ui::Item& i) {
  const std::size_t slash = i.id.find('/');
  return slash > 12 ? i.id : i.id.substr(0, slash) + "/…";
}

inline std::string text(const ui::Rect& r) {
  const auto n = [](float f) { return std::to_string(static_cast<int>(std::lround(f))); };
  return n(r.w) + "x" + n(r.h);
}

class Inspector {
 public:
  Inspector(Stage& stage, Faults& faults) : stage_(stage), faults_(faults) {}

  void look(const std::string& where) {
    ui::LettersWatch watch;
    stage_.use().looks.letters().watch(&watch);
    stage_.frame();
    stage_.use().looks.letters().watch(nullptr);
    where_ = where;
    items_ = &stage_.scene().items();
    top_ = 0;
    for (const auto& p : *items_) top_ = std::max(top_, p.layer);
    for (const std::string& p : stage_.scene().problems()) fault(p);
    for (const std::string& words : watch.shortened)
      if (stage_.use().preferences.settings().text_scale <= 1) fault("does not fit: " + words);
    if (watch.smallest < kSmallest - 0.01f)
      faults_.add("words are too small to read", where_ + ": " + watch.smallest_words);
    for (const auto& p : *items_) one(p);
    for (std::size_t i = 0; i < items_->size(); ++i)
      for (std::size_t k = i + 1; k < items_->size(); ++k) pair((*items_)[i], (*items_)[k]);
  }

 private:
  using Placed = ui::Scene::Placed;
  void fault(const std::string& what) { faults_.add(what, where_); }

  void one(const Placed& p) {
    const ui::Rect& r = p.item.rect;
    const ui::Rect screen = stage_.scene().screen();
    const bool scrolled = p.scroll >= 0;
    const ui::Rect& room = scrolled ? p.clip : screen;
    const bool across = r.x < room.x - kTrembling || r.right() > room.right() + kTrembling;
    const bool along = r.y < room.y - kTrembling || r.bottom() > room.bottom() + kTrembling;
    if (across || (along && !scrolled)) fault(kind_of(p.item) + " reaches outside");
    if (!ui::actable(p.item.role) || p.layer != top_) return;
    for (const auto& o : *items_)
      if (o.item.z > p.item.z && o.item.rect.overlaps(r)) return;  // a panel of the table lies over it for now
    const ui::Rect seen = scrolled ? r : p.visible;
    const bool card = p.item.role == ui::Role::card, link = p.item.role == ui::Role::link;
    const float wide = card ? kStrip : ui::kTouch, high = card ? 2 * kStrip : link ? kStrip : ui::kTouch;
    if (seen.w < wide - kTrembling || seen.h < high - kTrembling)
      faults_.add(kind_of(p.item) + " is too small to touch", where_ + ": " + text(seen));
  }

  // Cards of one zone overlap on purpose, and what lies higher; nothing else does, and words never lie on words.
  void pair(const Placed& a, const Placed& b) {
    if (a.layer != b.layer || a.layer != top_) return;
    const bool acts_a = ui::actable(a.item.role), acts_b = ui::actable(b.item.role);
    if (a.item.role == ui::Role::scroll || b.item.role == ui::Role::scroll) return;
    if (a.item.z != b.item.z) return;  // a panel of the table lies over it
    if (a.item.role == ui::Role::card && b.item.role == ui::Role::card && a.zone == b.zone) return on_index(a, b);
    const ui::Rect both = a.item.rect.intersect(a.clip).intersect(b.item.rect.intersect(b.clip));
    if (both.w <= 2 || both.h <= 2) return;
    if (acts_a == acts_b || both.w * both.h > 40)
      fault(kind_of(a.item) + " and " + kind_of(b.item) + " lie over each other");
  }

  // `b` is drawn later. Where the index of a card of a trick stands, nothing else lies.
  void on_index(const Placed& a, const Placed& b) {
    if (!a.item.id.starts_with("trick/")) return;
    const ui::Rect& r = a.item.rect;
    const ui::Rect index{r.x, r.y, r.w * 0.42f, r.h * 0.4f};
    if (index.overlaps(b.item.rect)) fault("the index of a card of the trick is covered");
  }

  Stage& stage_;
  Faults& faults_;
  std::string where_;
  const std::vector<Placed>* items_ = nullptr;
  int top_ = 0;
};

inline std::string name_of(Size s, float scale) {
  return std::to_string(static_cast<int>(s.w)) + "x" + std::to_string(static_cast<int>(s.h)) + " at " +
         std::to_string(static_cast<int>(std::lround(scale * 100))) + " %";
}

inline Settings scaled(float scale, std::string_view language) {
  Settings s = Stage::at_once();
  s.text_scale = scale;
  s.language = language;
  return s;
}

inline void look_everywhere(Stage& stage, Faults& faults, float scale, const std::string& what) {
  Inspector inspector(stage, faults);
  for (const Size s : kSizes) {
    stage.size(s.w, s.h);
    stage.settle();
    inspector.look(what + ", " + name_of(s, scale));
  }
}

// Presses `open`, looks everywhere, presses `close`.
inline void look_at_panel(Stage& stage, Faults& faults, float scale, const std::string& what, const char* open,
                          ui::Key close = ui::Key::escape) {
  stage.size(1280, 800);
  stage.settle();
  if (!stage.press(open)) return;
  look_everywhere(stage, faults, scale, what + ", " + open);
  stage.key(close);
}

}  // namespace mathom::test
