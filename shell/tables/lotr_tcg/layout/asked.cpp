// Questions that are answered in the middle of the table, where they cover no card: a number on a scale, deeds in words, cards
// that lie nowhere in sight. The table makes room for them.
#include <algorithm>
#include <numeric>

#include "shell/tables/lotr_tcg/table.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr float kAskedPad = kStep, kAskedGap = 6, kScrollBar = 14;
constexpr float kSmallestSpread = 52;  // how wide a card is that is chosen by its picture

float stacked(const std::vector<float>& rows) {
  return std::accumulate(rows.begin(), rows.end(), -kAskedGap, [](float y, float row) { return y + row + kAskedGap; });
}

}  // namespace

// Every answer is a number of the same thing.
bool CompanyTable::asks_amount() const {
  const auto& options = decision().options;
  if (options.size() < 3) return false;
  return std::all_of(options.begin(), options.end(), [&](const Option& o) {
    const bool number = o.verb == effects::kAmount || (o.verb < effects::kPick && verb_of(o) == Verb::bid);
    return number && o.verb == options.front().verb;
  });
}

// How high the question wants to be; 0: it is answered elsewhere.
float CompanyTable::asked_height(const Frame& f, Rect room) const {
  if (!asked() || answers_itself() || f.c.scene().words()) return 0;
  const float wide = room.w * (f.c.low() ? 0.78f : f.c.phone() ? 0.96f : 0.8f) - 2 * kAskedPad - kScrollBar;
  if (form() == Form::list && asks_amount()) {
    const int across = std::max(1, static_cast<int>((wide + kAskedGap) / (kTouch + kAskedGap)));
    const int rows = (static_cast<int>(decision().options.size()) + across - 1) / across;
    return f.c.control_height() + kStep + static_cast<float>(rows) * (kTouch + kAskedGap) + 2 * kAskedPad;
  }
  if (form() == Form::list) {
    return stacked(row_heights(f, list_columns(f, wide), wide)) + 2 * kAskedPad;
  }
  if (form() != Form::spread || spread_cards().empty()) return 0;
  const float card = spread_card_width(f);
  const int across = std::max(1, static_cast<int>((wide + kAskedGap) / (card + kAskedGap)));
  const auto rows = static_cast<float>((static_cast<int>(spread_cards().size()) + across - 1) / across);
  return std::min(rows, 2.5f) * (card * 1.4f + kAskedGap) + 2 * kAskedPad + kLift;
}

// A page of words has no rows to keep free.
Rect CompanyTable::asked_room(const Frame& f) const {
  return (f.c.scene().words() ? spots_.table : spots_.stage).inset(kAskedPad);
}

// --- deeds in words: as many columns as let each stand in one line, rows as high as their words. Where they would scroll, more
// of them stand in a row, in several lines each, if then all of them are seen.
int CompanyTable::list_columns(const Frame& f, float width, float high) const {
  float longest = kTouch;
  for (const std::string& label : labels(f)) longest = std::max(longest, f.c.letters().width(f.c.strong(), label) + 40);
  const int most = std::clamp(static_cast<int>(labels(f).size()), 1, 4);
  const int usual = std::clamp(static_cast<int>((width + kAskedGap) / (longest + kAskedGap)), 1, most);
  if (high <= 0) return usual;
  for (int columns = usual; columns <= most && width / static_cast<float>(columns) >= f.c.em(150); ++columns)
    if (stacked(row_heights(f, columns, width)) <= high + 1) return columns;
  return usual;
}

std::vector<float> CompanyTable::row_heights(const Frame& f, int columns, float width) const {
  const float each = (width + kAskedGap) / static_cast<float>(columns) - kAskedGap;
  std::vector<float> rows;
  for (std::size_t i = 0; i < labels(f).size(); ++i) {
    if (i % at(columns) == 0) rows.push_back(f.c.control_height());
    const float high = f.c.button_height(labels(f)[i], each, offer_outcome(f, decision().options[i]));
    rows.back() = std::max(rows.back(), high);
  }
  return rows;
}

void CompanyTable::build_list(const Frame& f) {
  Rect in = asked_room(f);
  const std::vector<Choosable> list = all_choices();
  const std::string words = question_words(f);
  float wide = std::min(in.w - kScrollBar, f.c.em(860));
  const int columns = list_columns(f, wide, in.h), n = static_cast<int>(list.size());
  wide = std::min(wide, static_cast<float>(columns) * f.c.em(460));
  const float each = (wide + kAskedGap) / static_cast<float>(columns) - kAskedGap;
  in.x = in.centre().x - wide / 2, in.w = wide + kScrollBar;
  const std::vector<float> rows = row_heights(f, columns, wide);
  const float whole = stacked(rows);
  f.c.scene().begin_zone("question", {.name = words, .list = true, .part = Part::ask});
  const bool scrolls = whole > in.h + 1;
  const float top = scrolls ? f.c.scene().begin_scroll("question/list", words, in) : in.centre().y - whole / 2;
  int chosen = -1;
  float y = top;
  for (int row = 0; row * columns < n; ++row) {
    const float high = rows[at(row)];
    for (int i = row * columns; i < std::min(n, (row + 1) * columns); ++i) {
      const Rect r{in.x + static_cast<float>(i - row * columns) * (each + kAskedGap), y, each, high};
      const Choosable& o = list[at(i)];
      if (build_offer(f, o.option, r, o.index >= 0) && o.index >= 0) chosen = o.index;
    }
    y += high + kAskedGap;
  }
  if (scrolls) f.c.scene().end_scroll(whole);
  f.c.scene().end_zone();
  if (chosen >= 0) choose(f, chosen);
}

// --- a number: set on the scale or a step at a time, and answered with the gold button
void CompanyTable::build_step(const Frame& f, Rect r, int by) {
  const auto last = static_cast<int>(decision().options.size()) - 1;
  Item item{.id = by < 0 ? "amount/less" : "amount/more",
            .name = f.host.say(by < 0 ? "lotr_tcg.table.less" : "lotr_tcg.table.more"),
            .rect = r};
  item.offered = by < 0 ? amount_ > 0 : amount_ < last;
  if (!item.offered) item.description = f.host.say(by < 0 ? "lotr_tcg.table.least" : "lotr_tcg.table.most");
  if (f.c.button(item, {.sign = by < 0 ? ui::Sign::minus : ui::Sign::plus}).activated)
    amount_ = std::clamp(amount_ + by, 0, last), f.c.scene().want_frame();
}

void CompanyTable::build_stepper(const Frame& f, Rect r) {
  build_step(f, cut_left(r, r.h), -1);
  build_step(f, cut_right(r, r.h), 1);
  f.c.fitted("amount/value", r.inset(2), f.c.heading_type(), labels(f)[at(amount_)], kGold, Align::centre);
}

// True: it was chosen.
bool CompanyTable::build_amount(const Frame& f, Rect r, int i) {
  const Canvas& c = f.c;
  const Option& o = decision().options[at(i)];
  Item item{.id = "offer/" + f.seat.token(o),
            .role = Role::radio,
            .name = labels(f)[at(i)],
            .rect = r,
            .selected = i == amount_};
  item.offer = f.seat.token(o);
  const Reaction is = c.scene().add(std::move(item));
  const bool now = i == amount_;
  c.pen().box(r, kRound * 0.7f,
              now ? downwards(rgb(0xF8D77C), rgb(0xE2AC3C), r) : Paint(is.held ? kButtonEdge : kButton));
  c.pen().frame(grown(r, -0.5f), kRound * 0.7f, hinted(o) ? kGold : kButtonEdge, hinted(o) ? 2.5f : 1.0f);
  c.pen().text(c.strong(), r, std::to_string(o.amount), now ? kGoldInk : kText, Align::centre);
  if (is.focused) c.focus_ring(r, kRound * 0.7f);
  return is.activated || is.marked;
}

void CompanyTable::build_amounts(const Frame& f) {
  if (amount_of_ != seat_view().changes()) amount_ = 0, amount_of_ = seat_view().changes();
  const Canvas& c = f.c;
  const auto n = static_cast<int>(decision().options.size());
  const std::string words = question_words(f);
  const Rect in = asked_room(f);
  const int across = std::clamp(static_cast<int>((in.w - kScrollBar + kAskedGap) / (kTouch + kAskedGap)), 1, n);
  const int rows = (n + across - 1) / across;
  const float scale = static_cast<float>(rows) * (kTouch + kAskedGap) - kAskedGap, step = c.control_height();
  const bool stepper = in.h >= scale + step + kStep && !c.scene().words(), scrolls = !stepper && scale > in.h + 1;
  float y = in.centre().y - (scale + (stepper ? step + kStep : 0)) / 2;
  c.scene().begin_zone("question", {.name = words, .list = true, .part = Part::ask});
  if (stepper) {
    const float wide = std::min(in.w, c.em(320));
    build_stepper(f, {in.centre().x - wide / 2, y, wide, step});
    y += step + kStep;
  }
  if (scrolls) y = c.scene().begin_scroll("question/list", words, in);
  const float each = std::min(c.em(64), (in.w - kScrollBar + kAskedGap) / static_cast<float>(across) - kAskedGap);
  const float x = in.centre().x - (static_cast<float>(across) * (each + kAskedGap) - kAskedGap) / 2;
  int chosen = -1;
  for (int i = 0; i < n; ++i) {
    const auto column = static_cast<float>(i % across), row = static_cast<float>(i / across);
    if (build_amount(f, {x + column * (each + kAskedGap), y + row * (kTouch + kAskedGap), each, kTouch}, i)) chosen = i;
  }
  if (scrolls) c.scene().end_scroll(scale);
  c.scene().end_zone();
  if (chosen < 0) return;
  amount_ = chosen;
  c.scene().want_frame();
  if (c.scene().words()) choose(f, chosen);
}

void CompanyTable::build_amount_act(const Frame& f) {
  const Rect room = f.places.actions;
  const float wide = std::min(room.w, f.c.em(340));
  const int option =
      std::clamp(amount_of_ == seat_view().changes() ? amount_ : 0, 0, static_cast<int>(decision().options.size()) - 1);
  Item item{.id = "primary", .name = labels(f)[at(option)], .rect = {room.right() - wide, room.y, wide, room.h}};
  item.primary = true;
  f.c.scene().begin_zone("act", {.name = f.host.say("shell.table.act"), .part = Part::ask});
  const Reaction is = f.c.button(item, {.weight = Weight::primary});
  f.c.scene().end_zone();
  if (is.activated) choose(f, option);
}

// --- cards that lie elsewhere, and with them those of the table that are offered too
std::vector<CardId> CompanyTable::spread_cards() const {
  std::vector<CardId> cards;
  for (const Option& o : decision().options) {
    const Spot spot = spot_of(o);
    if (spot == Spot::row || spot == Spot::hand) continue;
    const CardId card = offered_card(o);
    if (std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
  }
  return cards;
}

float CompanyTable::spread_card_width(const Frame& f) const {
  const float on_phone = seen().stage == lotr_tcg::Stage::playing ? 84.0f : 98.0f;  // three beside each other
  return std::clamp(f.places.felt.h * 0.22f, 62.0f, f.c.phone() ? on_phone : 112.0f * f.c.larger());
}

void CompanyTable::build_spread(const Frame& f) {
  const std::vector<CardId> cards = spread_cards();
  if (cards.empty()) return;
  const Rect in = asked_room(f);
  // One row of them is seen whole.
  const float wide = std::clamp((in.h - kLift - 4) / 1.4f, kSmallestSpread, spread_card_width(f)), tall = wide * 1.4f;
  const int most = std::max(1, static_cast<int>((in.w - kScrollBar + kAskedGap) / (wide + kAskedGap)));
  const int n = static_cast<int>(cards.size()), rows = (n + most - 1) / most, columns = std::min(n, most);
  const float whole = static_cast<float>(rows) * (tall + kAskedGap) - kAskedGap;
  const std::string words = question_words(f);
  f.c.scene().begin_zone("question", {.name = words, .list = true, .part = Part::ask});
  const float room = std::max(0.0f, in.h - whole - kLift);
  const float top = f.c.scene().begin_scroll("question/cards", words, in) + kLift / 2 + room / 2;
  const float left = in.centre().x - (static_cast<float>(columns) * (wide + kAskedGap) - kAskedGap) / 2;
  for (int i = 0; i < n; ++i) {
    const Rect r{left + static_cast<float>(i % columns) * (wide + kAskedGap),
                 top + static_cast<float>(i / columns) * (tall + kAskedGap), wide, tall};
    build_offered_card(f, "spread/" + std::to_string(index(cards[at(i)])), r, cards[at(i)], 1);
  }
  f.c.scene().end_scroll(whole + kLift);
  f.c.scene().end_zone();
}

}  // namespace mathom::lotr_tcg
