// Words next to the game that teach it: a lesson, or the remarks of a first game. They stand above the prompt; on wide
// screens remarks stand in the column next to the table. They cover nothing and ask nothing of the engine. The table
// (screens/table) gives them their place.
#pragma once
#include "shell/services/match/match.h"
#include "shell/services/screen.h"
#include "shell/services/services.h"
#include "shell/tables/common/dotted.h"
#include "shell/tables/table_view.h"

namespace mathom {

inline constexpr float kMentorWide = 860;  // at most
// Buttons stand next to the words if these stay wide enough to be read, else below them.
inline bool mentor_buttons_beside(const ui::Canvas& c, float width) { return width >= c.em(600); }

// The words, in `r`; where there is too little room they are smaller, and then they scroll.
inline void mentor_words(const TableHost& host, const ui::Canvas& c, const std::string& id, ui::Rect r,
                         std::string_view words, ui::Colour colour) {
  const bool small = c.low() || c.height_of(c.body(), words, r.w) > r.h + 1;
  const ui::Type t = small ? c.small() : c.body();
  const float high = c.height_of(t, words, r.w);
  if (high <= r.h + 1) return dotted_fitted(host, c, id, r, t, words, colour);
  const std::string list = id + "/list";
  const float top = c.scene().begin_scroll(list, words, r);
  dotted_paragraph(host, c, id, {r.x, top, r.w, high}, t, words, colour);
  c.scene().end_scroll(high);
}

// The panel that it stands on, whose shadow does not fall on the question below.
inline void mentor_panel(const ui::Canvas& c, ui::Rect box) {
  const float shadow = 48;
  c.scene().push_clip({box.x - shadow, box.y - shadow, box.w + 2 * shadow, box.h + shadow + 2});
  c.raised(box);
  c.scene().pop_clip();
}

class Mentor {
 public:
  virtual ~Mentor() = default;
  // Takes up what is new; in each frame, after the table has.
  virtual void follow(const Services& use, Match& match, const TableView& table, ui::Scene& scene) = 0;
  // How high the words want to be in this width; 0: there is nothing to say.
  virtual float height(const Services& use, const ui::Canvas& c, float width) const = 0;
  virtual void build(const Services& use, const ui::Canvas& c, ui::Rect room) = 0;
  // What it says now, in one piece; empty: nothing.
  virtual std::string said(const Services& use) const = 0;
  // On a small screen its words may stand in few lines, without its buttons, while a card is read above them.
  virtual bool may_fold() const { return true; }
  // The same on a phone on which its buttons would leave the table too little.
  virtual bool gives_way() const { return false; }
};

}  // namespace mathom
