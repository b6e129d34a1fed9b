#include "shell/tables/common/result_layer.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "shell/tables/common/dialog.h"

namespace mathom {

using namespace ui;

namespace {

struct ResultAct {
  const char* id;
  const std::string* words;
  TableView::Wish wish;
};
const char* const kGoOn = "go-on";
ResultAct going_on(const ResultPage& page) { return {kGoOn, &page.next, TableView::Wish::none}; }
ResultAct another_game(const ResultPage& page) { return {"account/again", &page.again, TableView::Wish::again}; }

// The gold button begins another game, or goes on if none can be begun.
ResultAct golden_act(const ResultPage& page) { return page.again.empty() ? going_on(page) : another_game(page); }
// The other acts.
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
// On a narrow page they stand above the button that goes on, at most two in a row.
int result_rows(const Canvas& c, float width, std::size_t acts) {
  if (!stacks(c, width) || acts == 0) return 1;
  return acts > 2 ? 3 : 2;
}

// The gold button is at the right; the others are before it, or above it if they do not fit. Enter goes on, gold or
// not: a press too many only closes the page.
ResultLayer::Pressed build_buttons(const Canvas& c, const ResultPage& page, Rect row) {
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
  ResultLayer::Pressed pressed;
  const auto act = [&](const ResultAct& a, Rect r, Weight weight) {
    const bool goes_on = a.id == kGoOn;
    const Item item{.id = a.id,
                    .name = *a.words,
                    .rect = r,
                    .primary = goes_on,
                    .first_focus = goes_on,
                    .hesitates = a.wish == TableView::Wish::again || a.wish == TableView::Wish::swap};
    if (!c.button(item, {.weight = weight}).activated) return;
    pressed = {true, a.wish};
  };
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto column = static_cast<float>(i % abreast), line = static_cast<float>(i / abreast);
    // The last one of an odd number has its row to itself.
    const bool alone = narrow && i + 1 == all.size() && i % abreast == 0;
    const Rect r{others.x + column * (each + kStep), others.y + line * (high + kStep), alone ? others.w : each, high};
    act(all[i], r, Weight::secondary);
  }
  act(golden_act(page), next, Weight::primary);
  return pressed;
}

}  // namespace

ResultLayer::Pressed ResultLayer::build(const TableHost& host, const Canvas& c, const ResultPage& page) {
  // As high as its contents; they scroll if they do not fit.
  const float edge = c.phone() ? 14.0f : 28.0f, wide = c.em(1080);
  const auto rows = static_cast<float>(result_rows(c, dialog(c, wide, 0).w - 2 * edge, result_acts(page).size()));
  const float foot = rows * (c.control_height() + kStep) - kStep + 12;
  const Rect panel = dialog(c, wide, height_ + foot + 2 * edge);
  c.veil();
  const bool away = c.scene().begin_layer("account", page.title, panel);
  c.raised(panel);
  c.pen().frame(panel.inset(6), kRound, faded(kGoldDeep, 0.25f), 1);
  Rect r = panel.inset(edge);
  Rect row = cut_bottom(r, foot);
  cut_top(row, 12);
  // The scroll bar stands in the margin, next to the numbers.
  const Rect view{r.x, r.y, r.w + edge * 0.4f, r.h};
  const float top = c.scene().begin_scroll("account/scroll", page.title, view);
  const float used = build_result(host, c, {r.x + 2, top, r.w - (c.phone() ? 14.0f : 6.0f), r.h}, page);
  c.scene().end_scroll(used);
  if (std::abs(used - height_) > 0.5f) height_ = used, c.scene().build_again();
  c.scene().begin_zone("account/act", {.name = page.title});
  Pressed pressed = build_buttons(c, page, row);
  c.scene().end_zone();
  c.scene().end_layer();
  pressed.closes |= away;
  if (!pressed.closes) return pressed;
  since_ = -1;
  c.scene().want_frame();
  return pressed;
}

float ResultLayer::counted_share(const BuildFrame& f, bool fresh) {
  constexpr float kCounting = 900;
  const float whole = kCounting * f.host.pace();
  if (!fresh || whole <= 0 || f.c.scene().reduced_motion()) return 1;
  if (since_ < 0) since_ = f.now;
  if (f.c.scene().touched() && f.now > since_) since_ = f.now - static_cast<double>(whole);
  const float share = static_cast<float>(f.now - since_) / whole;
  if (share < 1) f.c.scene().want_frame();
  return ease_out(share);
}

}  // namespace mathom
