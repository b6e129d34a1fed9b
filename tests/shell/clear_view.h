// Nothing lies over what is asked about or taught, and the sentence of what is asked about stands in its box: on the
// scene as it is now.
#pragma once
#include <algorithm>
#include <string>

#include "shell/inspector.h"
#include "shell/services/appearance.h"
#include "shell/services/services.h"

namespace mathom::test {

// What a player looks for: what can be answered with, the question, the card that is read, the sentence that it is
// about, a way that something goes.
inline bool is_subject(const ui::Item& i) {
  if (!i.offer.empty() || i.id == "prompt") return true;
  for (const char* part : {"reading/", "asked/", "track/", "lesson/words", "why/"})
    if (i.id.starts_with(part)) return true;
  return false;
}

// What a sentence or a panel of answers is about may lie below it; a word that explains itself comes and goes.
inline bool may_lie_over(const ui::Scene& scene, const ui::Scene::Placed& over, const ui::Scene::Placed& below) {
  const ui::Item &a = over.item, &b = below.item;
  if (a.role == ui::Role::link || a.id.starts_with("word/")) return true;
  if (a.id.starts_with("asked/") && b.id.starts_with(a.id)) return true;
  // A lifted card lies in front of its neighbours, which show their index (hand_rows_test.cpp).
  if (a.role == ui::Role::card && b.role == ui::Role::card && over.zone == below.zone) return true;
  if (!b.offer.empty() || !b.id.starts_with("track/")) return false;
  const auto elsewhere = [&](const auto& p) { return !p.item.offer.empty() && p.zone != over.zone; };
  return !ui::actable(a.role) || std::none_of(scene.items().begin(), scene.items().end(), elsewhere);
}

// Words that one answers by, or is taught by: the question, an answer, a sentence over the table, what a lesson says,
// why not. Names, titles and captions may be cut short where a touch shows them whole.
inline bool is_read(const ui::Item& i) {
  if (i.id == "primary" || i.id == "lay_back") return true;
  if (i.role != ui::Role::text && i.role != ui::Role::button) return false;
  if (!i.offer.empty() || i.id == "prompt" || i.id == "lesson/words") return true;
  return i.id.starts_with("asked/") || i.id.starts_with("why/") || i.id.starts_with("die/") ||
         i.id.starts_with("combat/");
}
inline bool is_read(const ui::Scene& scene, const std::string& words) {
  return std::any_of(scene.items().begin(), scene.items().end(), [&](const auto& p) {
    const bool sentence = words.size() > 30 && p.item.name.ends_with(words);
    return is_read(p.item) && (sentence || p.item.name == words);
  });
}

inline void look_clear(Stage& stage, Faults& faults, const std::string& where) {
  ui::LettersWatch watch;
  stage.use().looks.letters().watch(&watch);
  stage.frame();
  stage.use().looks.letters().watch(nullptr);
  for (const std::string& words : watch.boxed_in)
    if (is_read(stage.scene(), words)) faults.add("has no room in its box: " + words, where);
  const auto& items = stage.scene().items();
  for (const auto& over : items) {
    if (over.item.z < 1 || !stage.scene().on_top(over)) continue;
    for (const auto& p : items) {
      if (!is_subject(p.item) || p.layer != over.layer || &p == &over || may_lie_over(stage.scene(), over, p)) continue;
      // Of things of one height those of one list stand side by side.
      if (p.item.z >= over.item.z && (p.zone == over.zone || !ui::actable(over.item.role))) continue;
      const ui::Rect both = over.item.rect.intersect(p.item.rect).intersect(p.clip).intersect(over.clip);
      if (both.w > 2 && both.h > 2) faults.add(kind_of(over.item) + " lies over " + kind_of(p.item), where);
    }
  }
}

inline constexpr Size kSmallSizes[] = {{390, 844}, {320, 568}, {844, 390}, {568, 320}};

inline void look_clear_everywhere(Stage& stage, Faults& faults, const std::string& what) {
  for (const Size s : kSmallSizes) {
    stage.size(s.w, s.h);
    stage.settle();
    look_clear(stage, faults, what + ", " + name_of(s, 1));
  }
}

}  // namespace mathom::test
