#include "shell/services/notices.h"

#include <algorithm>
#include <utility>

#include "shell/platform/platform.h"
#include "shell/ui/canvas.h"
#include "shell/ui/drawing/pen.h"

namespace mathom {

namespace {
constexpr double kStays = 5000;  // milliseconds
}

void Notices::notify(std::string words, ui::Urgency urgency) {
  words_ = std::move(words);
  urgency_ = urgency;
  fresh_ = true;
  platform::want_frame();
}

void Notices::withdraw(std::string_view words) {
  if (words_ == words) words_.clear();
}

void Notices::build(ui::Scene& scene, const ui::Letters& letters, float text_scale, bool light) {
  if (words_.empty()) return;
  if (std::exchange(fresh_, false)) {
    until_ = scene.now() + kStays;
    scene.announce(words_, urgency_);
  }
  if (scene.now() >= until_) return words_.clear();
  scene.want_frame_at(until_);
  const float scale = ui::text_scale_on(scene.screen(), text_scale);
  const ui::Type type{ui::Face::text, 15 * scale};
  const float most = std::min(520 * scale, scene.safe().w - 4 * ui::kStep) - 4 * ui::kStep;
  const float high = ui::paragraph_height(letters, type, words_, most);
  const float wide = high > letters.line_height(type) * 1.5f ? most : std::min(most, letters.width(type, words_) + 2);
  const ui::Rect box{scene.safe().centre().x - wide / 2 - 2 * ui::kStep, scene.safe().y + ui::kStep / 2,
                     wide + 4 * ui::kStep, high + 2 * ui::kStep};
  if (scene.draw()) {
    const ui::Pen pen = ui::Pen(*scene.draw(), letters).by_day(light);
    pen.shadow(box, ui::kRound, 18, 4, 0.5f);
    pen.box(box, ui::kRound, ui::kPanelSolid);
    pen.frame(box, ui::kRound, urgency_ == ui::Urgency::assertive ? ui::kWarn : ui::kGoldDeep, 1.5f);
    pen.paragraph(type, {box.x + 2 * ui::kStep, box.y + ui::kStep, wide, high}, words_, ui::kText);
  }
  scene.text("notice", words_, box);
}

}  // namespace mathom
