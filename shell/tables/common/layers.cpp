// What is laid over every table: the account of a deal, and sheets.
#include <algorithm>
#include <cmath>

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

void GameTable::close_account(const Frame& f) {
  layer_ = Layer::none;
  result_since_ = -1;
  playback_.go_on();
  f.c.scene().want_frame();
}

namespace {

struct ResultAct {
  const char* id;
  const std::string* words;
  TableView::Wish wish;
};
const char* const kGoOn = "go-on";
ResultAct going_on(const ResultPage& page) { return {kGoOn, &page.next, TableView::Wish::none}; }
ResultAct another_game(const ResultPage& page) { return {"account/again", &page.again, TableView::Wish::again}; }

// Gold is another game, or what goes on where none can be begun.
ResultAct golden_act(const ResultPage& page) { return page.again.empty() ? going_on(page) : another_game(page); }
// What can be done besides.
std::vector<ResultAct> result_acts(const ResultPage& page) {
  using Wish = TableView::Wish;
  std::vector<ResultAct> all{{"account/look", &page.look, Wish::look_back},
                             {"account/how", &page.how, Wish::how},
                             {"account/swap", &page.swap, Wish::swap}};
  if (!page.again.empty()) all.push_back(going_on(page));
  std::erase_if(all, [](const ResultAct& o) { return o.words->empty(); });
  return all;
}

bool stacks(const Canvas& c, float width) { return width < c.em(480); }
// On a narrow page they stand above the one that goes on, at most two in a row.
int result_rows(const Canvas& c, float width, std::size_t acts) {
  if (!stacks(c, width) || acts == 0) return 1;
  return acts > 2 ? 3 : 2;
}

}  // namespace

// The gold one stands at the right; the others before it, or above it where there is no room. Enter goes on, gold or not: who
// presses it once too often only closes the page.
TableView::Wish GameTable::result_buttons(const Frame& f, const ResultPage& page, Rect row, bool& pressed) {
  const Canvas& c = f.c;
  const std::vector<ResultAct> all = result_acts(page);
  const bool narrow = stacks(c, row.w);
  const int rows = result_rows(c, row.w, all.size());
  Rect others = row, next = row;
  if (rows > 1)
    next = cut_bottom(others, (row.h - kStep * static_cast<float>(rows - 1)) / static_cast<float>(rows));
  else
    next = cut_right(others, std::max(row.w * (all.size() > 2 ? 0.32f : 0.4f), c.em(200))), cut_right(others, kStep);
  const std::size_t abreast = narrow ? std::min<std::size_t>(2, all.size()) : all.size();
  const auto n = static_cast<float>(std::max<std::size_t>(1, abreast));
  const float fit = (others.w + kStep) / n - kStep, each = narrow ? fit : std::min(c.em(190), fit);
  const float high = rows > 1 ? next.h : others.h;
  Wish wish = Wish::none;
  const auto act = [&](const ResultAct& a, Rect r, Weight weight) {
    const bool goes_on = a.id == kGoOn;
    const Item item{.id = a.id,
                    .name = *a.words,
                    .rect = r,
                    .primary = goes_on,
                    .first_focus = goes_on,
                    .hesitates = a.wish == Wish::again || a.wish == Wish::swap};
    if (!c.button(item, {.weight = weight}).activated) return;
    pressed |= goes_on;
    wish = a.wish;
  };
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto column = static_cast<float>(i % abreast), line = static_cast<float>(i / abreast);
    // The last one of an odd number has its row to itself.
    const bool alone = narrow && i + 1 == all.size() && i % abreast == 0;
    const Rect r{others.x + column * (each + kStep), others.y + line * (high + kStep), alone ? others.w : each, high};
    act(all[i], r, Weight::secondary);
  }
  act(golden_act(page), next, Weight::primary);
  return wish;
}

void GameTable::build_result_layer(const Frame& f, const ResultPage& page) {
  const Canvas& c = f.c;
  // As high as what it tells; what does not fit the screen scrolls.
  const float edge = c.phone() ? 14.0f : 28.0f, wide = c.em(1080);
  const auto rows = static_cast<float>(result_rows(c, dialog(c, wide, 0).w - 2 * edge, result_acts(page).size()));
  const float foot = rows * (c.control_height() + kStep) - kStep + 12;
  const Rect panel = dialog(c, wide, result_height_ + foot + 2 * edge);
  c.veil();
  const bool away = c.scene().begin_layer("account", page.title, panel);
  c.raised(panel);
  c.pen().frame(panel.inset(6), kRound, faded(kGoldDeep, 0.25f), 1);
  Rect r = panel.inset(edge);
  Rect row = cut_bottom(r, foot);
  cut_top(row, 12);
  // The bar of what scrolls stands in the margin, beside the numbers.
  const Rect view{r.x, r.y, r.w + edge * 0.4f, r.h};
  const float top = c.scene().begin_scroll("account/scroll", page.title, view);
  const float used = build_result(c, {r.x + 2, top, r.w - (c.phone() ? 14.0f : 6.0f), r.h}, page);
  c.scene().end_scroll(used);
  if (std::abs(used - result_height_) > 0.5f) result_height_ = used, c.scene().build_again();
  c.scene().begin_zone("account/act", {.name = page.title});
  bool pressed = false;
  const Wish wish = result_buttons(f, page, row, pressed);
  c.scene().end_zone();
  c.scene().end_layer();
  if (wish != Wish::none) wish_ = wish;
  if (pressed || away || wish != Wish::none) close_account(f);
}

// The figures of a result that has just come in are counted up; a touch finishes that.
float GameTable::counted_share(const Frame& f) {
  constexpr float kCounting = 900;
  const float whole = kCounting * f.host.pace();
  if (!playback_.counted() || whole <= 0 || f.c.scene().reduced_motion()) return 1;
  if (result_since_ < 0) result_since_ = f.now;
  if (f.c.scene().touched() && f.now > result_since_) result_since_ = f.now - static_cast<double>(whole);
  const float share = static_cast<float>(f.now - result_since_) / whole;
  if (share < 1) f.c.scene().want_frame();
  return ease_out(share);
}

void GameTable::build_account(const Frame& f) {
  ResultPage page = result_page(f);
  if (!playback_.counted() || over() || f.seat.is_directed()) page.next = f.host.say("shell.close");
  if (f.seat.may_analyse()) page.how = f.host.say("analysis.title");
  // What comes next, the lesson says.
  if (f.seat.is_directed()) page.look = page.again = page.swap = {};
  if (!f.seat.is_played_here()) page.again = page.swap = {};
  page.counted = counted_share(f);
  build_result_layer(f, page);
}

}  // namespace mathom
