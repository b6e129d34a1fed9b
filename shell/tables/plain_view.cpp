#include "shell/tables/plain_view.h"

namespace mathom {

using namespace ui;

void PlainView::reset(TableHost&, SeatView& seat) {
  game_ = &seat.game();
  id_ = game_->info().id;
  heard_ = seat.event_count();
  explained_.reset();
  over_ = false;
}

void PlainView::follow(TableHost& host, SeatView& seat, Scene& scene) {
  if (heard_ > seat.event_count()) reset(host, seat);
  for (const Event& e : seat.events(heard_)) {
    const Phrase line = seat.game().tell(e);
    if (line.empty()) continue;
    scene.announce(host.say(line));
  }
  heard_ = seat.event_count();
  if (seat.outcome().over && !over_) over_ = scores_ = true;
}

void PlainView::draw_chip(const TableHost& host, const Pen& pen, Rect r, CardDef card) const {
  const Type type{Face::index, r.h * 0.55f};
  pen.box(r, r.h * 0.2f, kCard);
  pen.text(type, r, pen.letters().fitted(type, card_words(host, card), r.w - 4), kInk, Align::centre);
}

void PlainView::build(TableHost& host, SeatView& seat, const Canvas& c, const TablePlaces& places) {
  const SeatId waiting = seat.view().waiting_for;
  std::string words;
  if (seat.view().yours())
    words = host.say("shell.table.your_turn", {{"ask", host.say(seat.prompt())}});
  else if (is_player(waiting))
    words = host.say(contains(seat.viewers(), waiting) ? "shell.table.turn_of" : "shell.table.waiting",
                     {{"name", waiting}});
  c.scene().begin_zone("prompt", {.name = host.say("text_view.ask"), .part = Part::ask});
  if (!words.empty() && !places.prompt.empty())
    c.text("prompt", places.prompt, c.strong(), words, kGold, Align::centre);
  c.scene().end_zone();
  if (!seat.view().yours()) return;
  if (std::exchange(point_out_, false)) c.scene().set_focus("offer/0");
  const auto& options = seat.view().decision.options;
  const Rect area = places.felt.inset(kStep);
  const float high = c.control_height(), gap = kStep;
  const int columns = std::max(1, static_cast<int>(area.w / c.em(240)));
  const float wide = (area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  int chosen = -1;
  c.scene().begin_zone("offers", {.name = host.say("text_view.ask"), .list = true, .part = Part::ask});
  const float top = c.scene().begin_scroll("offers/list", words, area);
  for (std::size_t i = 0; i < options.size(); ++i) {
    const auto column = static_cast<float>(static_cast<int>(i) % columns),
               row = static_cast<float>(static_cast<int>(i) / columns);
    const Item item{.id = "offer/" + std::to_string(i),
                    .name = host.say(seat.label(options[i])),
                    .rect = {area.x + column * (wide + gap), top + row * (high + gap), wide, high},
                    .offer = seat.token(options[i])};
    if (c.button(item).activated) chosen = static_cast<int>(i);
  }
  const auto rows = (options.size() + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns);
  c.scene().end_scroll(static_cast<float>(rows) * (high + gap));
  c.scene().end_zone();
  if (chosen >= 0) seat.answer(static_cast<std::uint64_t>(chosen));
}

void PlainView::build_layers(TableHost& host, SeatView& seat, const Canvas& c) {
  if (!scores_) return;
  const Outcome outcome = seat.outcome();
  const int seats = seat.seat_count();
  const Rect safe = c.scene().safe().inset(kStep);
  const float line = c.em(28), wide = std::min(c.em(440), safe.w);
  const float high = std::min(safe.h, c.em(60) + line * static_cast<float>(seats) + c.control_height() + 5 * kStep);
  const Rect panel{safe.centre().x - wide / 2, safe.centre().y - high / 2, wide, high};
  const std::string title = host.say(outcome.over ? "shell.scores.match_over" : "shell.scores.title");
  c.veil();
  const bool dismissed = c.scene().begin_layer("scores_panel", title, panel);
  c.raised(panel);
  Rect in = panel.inset(2 * kStep);
  c.heading("scores/heading", cut_top(in, c.em(36)), title);
  const int unit = seat.game().info().score_unit;
  for (int i = 0; i < seats; ++i)
    c.account_line("score/" + std::to_string(i), cut_top(in, line), host.seat_name(seat_at(i)),
                   std::to_string(outcome.score[static_cast<std::size_t>(i)] / unit), kText, false);
  const Rect foot = cut_bottom(in, c.control_height());
  c.scene().begin_zone("scores", {.name = title});
  const bool pressed = c.button({.id = "scores/close",
                                 .name = host.say("shell.close"),
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
