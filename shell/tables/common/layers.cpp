// The layers over every table: the account of a deal, and sheets.
#include <algorithm>

#include "shell/tables/common/game_table.h"

namespace mathom {

using namespace ui;

Rect dialog(const Canvas& c, float wide, float high) {
  const Rect safe = c.scene().safe();
  return around(safe.centre(), std::min(safe.w - 16, wide), std::min(safe.h - 16, high));
}

// The corner of the card, where its index stands.
void GameTable::draw_chip(const TableHost& host, const Pen& pen, Rect r, CardDef card) const {
  const float width = r.w * 1.7f;
  pen.push_clip(r);
  draw_face(host, pen, {r.x - 2, r.y - 2, width, card_height(width)}, static_cast<CardId>(card), CardState::plain);
  pen.pop_clip();
}

void GameTable::build_sheet_layer(const Frame& f, const std::string& title, float wide, float high,
                                  const std::function<float(Rect)>& body) {
  const Canvas& c = f.c;
  const Rect panel = dialog(c, wide, high);
  c.veil();
  bool close = c.scene().begin_layer("sheet", title, panel);
  c.raised(panel);
  Rect in = panel.inset(c.phone() ? 14 : 22);
  const Rect foot = cut_bottom(in, c.control_height());
  cut_bottom(in, kStep);
  c.heading("sheet/heading", cut_top(in, c.heading_height(title, in.w)), title, 1, kGold);
  cut_top(in, kStep);
  const float top = c.scene().begin_scroll("sheet/scroll", title, in);
  c.scene().end_scroll(body({in.x, top, in.w - 14, in.h}));
  c.scene().begin_zone("sheet/act", {.name = title});
  close |= c.button({.id = "sheet/close",
                     .name = f.host.say("shell.close"),
                     .rect = foot,
                     .primary = true,
                     .first_focus = true,
                     .key = kEscapeKey},
                    {.weight = Weight::primary})
               .activated;
  c.scene().end_zone();
  c.scene().end_layer();
  if (!close) return;
  layer_ = Layer::none;
  c.scene().want_frame();
}

void GameTable::build_account(const Frame& f) {
  ResultPage page = result_page(f);
  if (!playback().counted() || over() || f.seat.is_directed()) page.next = f.host.say("shell.close");
  if (f.seat.may_analyse()) page.how = f.host.say("analysis.title");
  // The lesson says what comes next.
  if (f.seat.is_directed()) page.look = page.again = page.swap = {};
  if (!f.seat.is_played_here()) page.again = page.swap = {};
  page.counted = result_.counted_share(f, playback().counted());
  const ResultLayer::Pressed pressed = result_.build(f.host, f.c, page);
  const auto wins = [](const ResultPage::Standing& row) { return row.me && row.first; };
  const bool won = over() && !f.seat.is_directed() && std::ranges::any_of(page.standings, wins);
  if (won && playback().counted() && !pressed.closes) triumph_.build(f);
  if (pressed.wish != Wish::none) wish_ = pressed.wish;
  if (!pressed.closes) return;
  layer_ = Layer::none;
  triumph_.forget();
  show().go_on();
}

}  // namespace mathom
