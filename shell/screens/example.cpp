#include "shell/screens/example.h"

#include <imgui.h>

#include "shell/lessons/lesson_mentor.h"
#include "shell/services/appearance.h"
#include "shell/services/match/local_match.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

// The table is laid out at a size at which everything can be read, and drawn smaller.
constexpr float kWide = 900, kNarrow = 620, kNarrowBelow = 480;

// Moves everything that was drawn since then, makes it smaller, and does the same with its clip rectangles. `view`: the
// end of the page.
struct Shrinking {
  ImDrawList& list;
  int vertices, commands;
  explicit Shrinking(ImDrawList& l) : list(l), vertices(l.VtxBuffer.Size), commands(l.CmdBuffer.Size) {}
  void onto(Rect r, float scale, const ImVec4& view) const {
    const auto at = [&](float x, float y) { return ImVec2{r.x + x * scale, r.y + y * scale}; };
    for (int i = vertices; i < list.VtxBuffer.Size; ++i) {
      ImVec2& p = list.VtxBuffer[i].pos;
      p = at(p.x, p.y);
    }
    for (int i = commands; i < list.CmdBuffer.Size; ++i) {
      ImVec4& clip = list.CmdBuffer[i].ClipRect;
      const ImVec2 a = at(clip.x, clip.y), b = at(clip.z, clip.w);
      clip = {std::max(a.x, view.x), std::max(a.y, view.y), std::min(b.x, view.z), std::min(b.y, view.w)};
      clip.z = std::max(clip.x, clip.z), clip.w = std::max(clip.y, clip.w);
    }
  }
};

TablePlaces places_in(const TableView& view, const Canvas& c, Rect area) {
  TablePlaces places;
  places.hand = cut_bottom(area, view.hand_height(c, area.w - 2 * kStep, area.h));
  places.hand.x += kStep;
  places.hand.w -= 2 * kStep;
  places.felt = area.inset(kStep);
  return places;
}

}  // namespace

TableExample::TableExample(const Services& use, const Game& game, const Course& course, std::size_t at) {
  Problems problems;
  const Lesson& lesson = course.lessons[at];
  auto session = open_lesson(game, lesson, use.words.say("language.player"), problems);
  if (!session) return;
  // Plays up to the question to the learner.
  LessonMentor mentor(game, course, at);
  LocalMatch match(std::move(session), no_bots());
  match.direct(mentor);
  while (match.update(true, 0)) {
  }
  past_ = std::make_unique<Past>(use, match.record(only(seat_at(lesson.learner))), false);
  past_->go_to(use, match.ply());
}

void TableExample::draw(const Services& use, const Canvas& page, Rect r) {
  ImDrawList* list = page.scene().draw();
  if (!past_ || !list) return;
  const float wide = r.w < kNarrowBelow ? kNarrow : kWide, scale = r.w / wide;
  const Rect screen{0, 0, wide, r.h / scale};
  const ImVec4 view{list->GetClipRectMin().x, list->GetClipRectMin().y, list->GetClipRectMax().x,
                    list->GetClipRectMax().y};
  list->PushClipRect({0, 0}, {screen.w, screen.h});
  // Needs a draw command of its own, even if the clip rectangles are equal.
  list->AddDrawCmd();
  const Shrinking shrinking(*list);
  scene_.begin({.screen = screen, .safe = screen, .now = page.scene().now(), .draw = list, .reduced_motion = true});
  use.words.speak_of(&past_->match());
  const Canvas c(scene_, use.looks.letters(), 1);
  c.felt(screen);
  past_->view().follow(use.host, past_->match(), scene_);
  past_->view().build(use.host, past_->match(), c, places_in(past_->view(), c, screen));
  scene_.end();
  use.words.speak_of(nullptr);
  Shrinking all = shrinking;
  all.commands = std::max(0, shrinking.commands - 1);
  all.onto(r, scale, view);
  list->PopClipRect();
  list->AddDrawCmd();
  page.pen().frame(r, 4, faded(kGoldDeep, 0.8f), 1.5f);
}

}  // namespace mathom
