#include "shell/tables/plain_view.h"

namespace mathom {

using namespace ui;

void PlainView::reset(App&, Match& match) {
  game_ = &match.game();
  id_ = game_->info().id;
  heard_ = match.session().event_count();
  explained_.reset();
  over_ = false;
}

void PlainView::follow(App& app, Match& match, Scene& scene) {
  if (heard_ > match.session().event_count()) reset(app, match);
  for (const Event& e : match.session().events_for(match.viewers(), heard_)) {
    const Phrase line = match.game().tell(e);
    if (line.empty()) continue;
    scene.announce(app.say(line));
  }
  heard_ = match.session().event_count();
  if (match.session().outcome().over && !over_) over_ = scores_ = true;
}

void PlainView::draw_chip(const App& app, const Pen& pen, Rect r, CardDef card) const {
  const Type type{Face::index, r.h * 0.55f};
  pen.box(r, r.h * 0.2f, kCard);
  pen.text(type, r, pen.letters().fitted(type, card_words(app, card), r.w - 4), kInk, Align::centre);
}

void PlainView::build(App& app, Match& match, const Canvas& c, const TablePlaces& places) {
  const SeatId waiting = match.session().waiting_for();
  std::string words;
  if (match.your_turn())
    words = app.say("shell.table.your_turn", {{"ask", app.say(match.session().prompt())}});
  else if (is_player(waiting))
    words = app.say("shell.table.waiting", {{"name", app.seat_name(waiting)}});
  c.scene().begin_zone("prompt", {.name = app.say("text_view.ask"), .part = Part::ask});
  if (!words.empty() && !places.prompt.empty())
    c.text("prompt", places.prompt, c.strong(), words, kGold, Align::centre);
  c.scene().end_zone();
  if (!match.your_turn()) return;
  if (std::exchange(point_out_, false)) c.scene().set_focus("offer/0");
  const auto& options = match.view().decision.options;
  const Rect area = places.felt.inset(kStep);
  const float high = c.control_height(), gap = kStep;
  const int columns = std::max(1, static_cast<int>(area.w / c.em(240)));
  const float wide = (area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  int chosen = -1;
  c.scene().begin_zone("offers", {.name = app.say("text_view.ask"), .list = true, .part = Part::ask});
  const float top = c.scene().begin_scroll("offers/list", words, area);
  for (std::size_t i = 0; i < options.size(); ++i) {
    const auto column = static_cast<float>(static_cast<int>(i) % columns),
               row = static_cast<float>(static_cast<int>(i) / columns);
    const Item item{.id = "offer/" + std::to_string(i),
                    .name = app.say(match.session().label(options[i])),
                    .rect = {area.x + column * (wide + gap), top + row * (high + gap), wide, high},
                    .offer = match.session().token(options[i])};
    if (c.button(item).activated) chosen = static_cast<int>(i);
  }
  const auto rows = (options.size() + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns);
  c.scene().end_scroll(static_cast<float>(rows) * (high + gap));
  c.scene().end_zone();
  if (chosen >= 0) match.choose(static_cast<std::uint64_t>(chosen));
}

void PlainView::build_layers(App& app, Match& match, const Canvas& c) {
  if (!scores_) return;
  const Outcome outcome = match.session().outcome();
  const Seats& seats = match.session().seats();
  const Rect safe = c.scene().safe().inset(kStep);
  const float line = c.em(28), wide = std::min(c.em(440), safe.w);
  const float high =
      std::min(safe.h, c.em(60) + line * static_cast<float>(seats.size()) + c.control_height() + 5 * kStep);
  const Rect panel{safe.centre().x - wide / 2, safe.centre().y - high / 2, wide, high};
  const std::string title = app.say(outcome.over ? "shell.scores.match_over" : "shell.scores.title");
  c.veil();
  const bool dismissed = c.scene().begin_layer("scores_panel", title, panel);
  c.raised(panel);
  Rect in = panel.inset(2 * kStep);
  c.heading("scores/heading", cut_top(in, c.em(36)), title);
  const int unit = match.game().info().score_unit;
  for (std::size_t i = 0; i < seats.size(); ++i)
    c.account_line("score/" + std::to_string(i), cut_top(in, line), app.seat_name(seat_at(static_cast<int>(i))),
                   std::to_string(outcome.score[i] / unit), kText, false);
  const Rect foot = cut_bottom(in, c.control_height());
  c.scene().begin_zone("scores", {.name = title});
  const bool pressed = c.button({.id = "scores/close",
                                 .name = app.say("shell.close"),
                                 .rect = foot,
                                 .primary = true,
                                 .first_focus = true,
                                 .key = kEscapeKey})
                           .activated;
  c.scene().end_zone();
  c.scene().end_layer();
  if (pressed || dismissed) scores_ = false, c.scene().want_frame();
}

}  // namespace mathom
