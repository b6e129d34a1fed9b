#include "shell/tables/lotr_tcg/layout/amount.h"

#include <algorithm>

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr float kNumberGap = 6, kNumberBar = 14;

}  // namespace

// Whether every answer is a number of the same thing.
bool AmountQuestion::is_asked() const {
  const auto& options = sight_.decision().options;
  if (options.size() < 3) return false;
  return std::all_of(options.begin(), options.end(), [&](const Option& o) {
    const bool number = o.verb == effects::kAmount || (o.verb < effects::kPick && verb_of(o) == Verb::bid);
    return number && o.verb == options.front().verb;
  });
}

// Returns the number that is marked first.
int AmountQuestion::sensible() const {
  const auto& options = sight_.decision().options;
  const auto best = std::max_element(options.begin(), options.end(), [&](const Option& a, const Option& b) {
    return sense_.rank(base_.seat_view(), a) < sense_.rank(base_.seat_view(), b);
  });
  return static_cast<int>(best - options.begin());
}

float AmountQuestion::height(const TableFrame& f, float wide) const {
  const int across = std::max(1, static_cast<int>((wide + kNumberGap) / (kTouch + kNumberGap)));
  const int rows = (static_cast<int>(sight_.decision().options.size()) + across - 1) / across;
  return f.c.control_height() + kStep + static_cast<float>(rows) * (kTouch + kNumberGap);
}

void AmountQuestion::build_step(const TableFrame& f, Rect r, int by) {
  const auto last = static_cast<int>(sight_.decision().options.size()) - 1;
  Item item{.id = by < 0 ? "amount/less" : "amount/more",
            .name = f.host.say(by < 0 ? "lotr_tcg.table.less" : "lotr_tcg.table.more"),
            .rect = r};
  item.offered = by < 0 ? amount_ > 0 : amount_ < last;
  if (!item.offered) item.description = f.host.say(by < 0 ? "lotr_tcg.table.least" : "lotr_tcg.table.most");
  if (f.c.button(item, {.sign = by < 0 ? ui::Sign::minus : ui::Sign::plus}).activated)
    amount_ = std::clamp(amount_ + by, 0, last), f.c.scene().want_frame();
}

void AmountQuestion::build_stepper(const TableFrame& f, Rect r) {
  build_step(f, cut_left(r, r.h), -1);
  build_step(f, cut_right(r, r.h), 1);
  f.c.fitted("amount/value", r.inset(2), f.c.heading_type(), words_.labels(f)[at(amount_)], kGold, Align::centre);
}

// Returns true if it was chosen.
bool AmountQuestion::build_number(const TableFrame& f, Rect r, int i) const {
  const Canvas& c = f.c;
  const Option& o = sight_.decision().options[at(i)];
  Item item{.id = "offer/" + f.seat.token(o),
            .role = Role::radio,
            .name = words_.labels(f)[at(i)],
            .rect = r,
            .selected = i == amount_};
  item.offer = f.seat.token(o);
  const Reaction is = c.scene().add(std::move(item));
  const bool now = i == amount_;
  c.pen().box(r, kRound * 0.7f,
              now ? downwards(rgb(0xF8D77C), rgb(0xE2AC3C), r) : Paint(is.held ? kButtonEdge : kButton));
  c.pen().frame(grown(r, -0.5f), kRound * 0.7f, base_.hinted(o) ? kGold : kButtonEdge, base_.hinted(o) ? 2.5f : 1.0f);
  c.pen().text(c.strong(), r, std::to_string(o.amount), now ? kGoldInk : kText, Align::centre);
  if (is.focused) c.focus_ring(r, kRound * 0.7f);
  return is.activated || is.marked;
}

void AmountQuestion::build(const TableFrame& f, Rect in) {
  if (amount_of_ != base_.seat_view().changes()) amount_ = sensible(), amount_of_ = base_.seat_view().changes();
  const Canvas& c = f.c;
  const auto n = static_cast<int>(sight_.decision().options.size());
  const std::string words = words_.question(f);
  const int across = std::clamp(static_cast<int>((in.w - kNumberBar + kNumberGap) / (kTouch + kNumberGap)), 1, n);
  const int rows = (n + across - 1) / across;
  const float scale = static_cast<float>(rows) * (kTouch + kNumberGap) - kNumberGap, step = c.control_height();
  const bool stepper = in.h >= scale + step + kStep && !c.scene().words(), scrolls = !stepper && scale > in.h + 1;
  float y = in.centre().y - (scale + (stepper ? step + kStep : 0)) / 2;
  c.scene().begin_zone("question", {.name = words, .list = true, .part = Part::ask});
  if (stepper) {
    const float wide = std::min(in.w, c.em(320));
    build_stepper(f, {in.centre().x - wide / 2, y, wide, step});
    y += step + kStep;
  }
  if (scrolls) y = c.scene().begin_scroll("question/list", words, in);
  const float each = std::min(c.em(64), (in.w - kNumberBar + kNumberGap) / static_cast<float>(across) - kNumberGap);
  const float x = in.centre().x - (static_cast<float>(across) * (each + kNumberGap) - kNumberGap) / 2;
  int chosen = -1;
  for (int i = 0; i < n; ++i) {
    const auto column = static_cast<float>(i % across), row = static_cast<float>(i / across);
    if (build_number(f, {x + column * (each + kNumberGap), y + row * (kTouch + kNumberGap), each, kTouch}, i))
      chosen = i;
  }
  if (scrolls) c.scene().end_scroll(scale);
  c.scene().end_zone();
  if (chosen < 0) return;
  amount_ = chosen;
  c.scene().want_frame();
  if (c.scene().words()) base_.choose(f, chosen);
}

void AmountQuestion::build_act(const TableFrame& f) {
  const Rect room = f.places.actions;
  const float wide = std::min(room.w, f.c.em(340));
  const int option = std::clamp(amount_of_ == base_.seat_view().changes() ? amount_ : sensible(), 0,
                                static_cast<int>(sight_.decision().options.size()) - 1);
  Item item{.id = "primary", .name = words_.labels(f)[at(option)], .rect = {room.right() - wide, room.y, wide, room.h}};
  item.primary = true;
  f.c.scene().begin_zone("act", {.name = f.host.say("shell.table.act"), .part = Part::ask});
  const Reaction is = f.c.button(item, {.weight = Weight::primary});
  f.c.scene().end_zone();
  if (is.activated) base_.choose(f, option);
}

}  // namespace mathom::lotr_tcg
