// The table as a whole: what all games share around the picture of one, and the pace at which others play.
#include "shell/app/screens/table/table_screen.h"

#include <algorithm>
#include <array>

#include "shell/app/screens/screens.h"
#include "shell/tables/plain_view.h"

namespace mathom {

using namespace ui;

void TableScreen::build(App& app, Scene& scene) {
  Match* match = app.match();
  if (!match) return app.restart();
  watch(*match, scene);
  follow(app, *match, scene);
  if (pass_on(*match, scene)) follow(app, *match, scene);
  const Canvas c(scene, app.letters(), app.settings().text_scale);
  c.felt(scene.screen());
  Rect area = scene.safe();
  Rect bar = cut_top(area, std::max(c.phone() ? 48.0f : 44.0f, c.em(44)));
  c.bar({0, 0, scene.screen().w, bar.bottom()});
  const bool wide = area.w >= 1000 && area.h >= 480;
  if (wide) build_side(app, c, cut_right(area, std::clamp(c.em(280), 250.0f, area.w * 0.32f)));
  build_bar(app, *match, c, bar);
  TablePlaces places;
  const Rect row = cut_bottom(area, c.control_height() + 2 * kStep);
  places.hand = cut_bottom(area, view_->hand_height(c, area.w - 2 * kStep, scene.screen().h)).inset(0);
  places.hand.x += kStep;
  places.hand.w -= 2 * kStep;
  if (match->covered() || peeking_) {
    const Rect curtain = cut_bottom(area, curtain_height(app, *match, c, area.w - 2 * kStep));
    build_curtain(app, *match, c, {curtain.x + kStep, curtain.y, curtain.w - 2 * kStep, curtain.h - kStep},
                  places.hand);
  }
  places.prompt = cut_bottom(area, c.em(c.phone() ? 32 : 36));
  if (!wide && area.h > 330) build_last_lines(app, c, cut_bottom(area, c.em(58)));
  places.felt = area;
  places.actions = build_actions(app, *match, c, row.inset(kStep));
  view_->build(app, *match, c, places);
  keys(app, *match, scene);
  build_panel(app, *match, c);
  view_->build_layers(app, *match, c);
}

void TableScreen::follow(App& app, Match& match, Scene& scene) {
  const Session& s = match.session();
  const bool fresh = session_ != &s;
  if (fresh) view_ = make_table(s.game().info().id);
  if (!view_) view_ = std::make_unique<PlainView>();
  // Words of the log are kept as said: another language says them anew.
  const bool anew =
      fresh || undos_ != s.undos() || s.ply() < ply_ || viewers_ != match.viewers() || language_ != app.language();
  if (!fresh && viewers_ != match.viewers()) scene.hush();
  if (anew) view_->reset(app, match);
  session_ = &s;
  undos_ = s.undos();
  viewers_ = match.viewers();
  language_ = app.language();
  view_->follow(app, match, scene);
  const bool steps = app.settings().speed == Speed::step;
  const bool ready = view_->settled() && panel_ == Panel::none && !left_ && (!steps || next_asked_);
  const bool went_on = match.update(ready, scene.now());
  if (match.deadline()) scene.want_frame_at(*match.deadline());
  if (match.thinks_here()) scene.want_frame();
  if (went_on) {
    next_asked_ = false;
    view_->follow(app, match, scene);
    scene.want_frame();
  }
  ply_ = s.ply();
  read_log(app, match, anew);
}

ScreenPtr table_screen() { return std::make_unique<TableScreen>(); }

}  // namespace mathom
