// The table as a whole: what all games share around the picture of one, and the pace at which others play.
#include "shell/app/screens/table/table_screen.h"

#include <algorithm>
#include <array>

#include "shell/app/screens/screens.h"
#include "shell/tables/plain_view.h"

namespace mathom {

using namespace ui;

void TableScreen::build(App& app, Scene& scene) {
  if (!walk_the_past(app)) return;
  const bool record = past_ && !past_->live();
  if (!record && !app.match()) return app.restart();
  app.speak_of(record ? &past_->match() : nullptr);
  if (!record) attend(app, *app.match(), scene);
  if (past_) past_->follow(app, scene);
  Match* match = &shown_match(app);
  const Canvas c(scene, app.letters(), app.settings().text_scale);
  c.felt(scene.screen());
  Rect area = scene.safe();
  Rect bar = cut_top(area, std::max(c.phone() ? 48.0f : 44.0f, c.em(44)));
  c.bar({0, 0, scene.screen().w, bar.bottom()});
  const bool wide = area.w >= 1000 && area.h >= 480;
  if (wide) build_side(app, c, cut_right(area, std::clamp(c.em(280), 250.0f, area.w * 0.32f)));
  if (past_)
    build_past_bar(app, c, bar);
  else
    build_bar(app, *match, c, bar);
  TablePlaces places;
  const Rect row = cut_bottom(area, c.control_height() + 2 * kStep + (past_ ? kTouch + kStep : 0));
  places.hand = cut_bottom(area, shown_view().hand_height(c, area.w - 2 * kStep, scene.screen().h)).inset(0);
  places.hand.x += kStep;
  places.hand.w -= 2 * kStep;
  if (!past_ && (match->covered() || peeking_)) {
    const Rect curtain = cut_bottom(area, curtain_height(app, *match, c, area.w - 2 * kStep));
    build_curtain(app, *match, c, {curtain.x + kStep, curtain.y, curtain.w - 2 * kStep, curtain.h - kStep},
                  places.hand);
  }
  places.prompt = cut_bottom(area, c.em(c.phone() ? 32 : 36));
  if (!wide && area.h > 330) build_last_lines(app, c, cut_bottom(area, c.em(58)));
  places.felt = area;
  if (past_) {
    Rect steps = row.inset(kStep);
    const Rect line = cut_top(steps, kTouch);
    cut_top(steps, kStep);
    build_timeline(app, c, line, steps);
  } else {
    places.actions = build_actions(app, *match, c, row.inset(kStep));
    keys(app, *match, scene);
  }
  shown_view().build(app, *match, c, places);
  build_panel(app, *match, c);
  shown_view().build_layers(app, *match, c);
}

void TableScreen::attend(App& app, Match& match, Scene& scene) {
  watch(match, scene);
  follow(app, match, scene);
  if (pass_on(match, scene)) follow(app, match, scene);
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
  if (anew) view_->reset(app, match), past_.reset();
  session_ = &s;
  undos_ = s.undos();
  viewers_ = match.viewers();
  language_ = app.language();
  // The game stands still while one looks back; only a bot may think on.
  if (past_) {
    match.update(false, scene.now());
    return;
  }
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
  read_log(match, anew);
}

ScreenPtr table_screen() { return std::make_unique<TableScreen>(); }

ScreenPtr replay_screen(App& app, const Session& record) {
  const Seats& seats = record.seats();
  SeatMask eyes = kNobody;
  for (const Seat& seat : seats)
    if (seat.is_person() && eyes == kNobody && (record.outcome().over || count_people(seats) == 1))
      eyes = seats_of(seats, seat.person);
  auto past = std::make_unique<Past>(app, record, eyes, false);
  past->go_to_stop(app, 0);
  return std::make_unique<TableScreen>(std::move(past));
}

}  // namespace mathom
