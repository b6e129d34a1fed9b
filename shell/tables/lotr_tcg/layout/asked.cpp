#include "shell/tables/lotr_tcg/layout/asked.h"

#include <algorithm>
#include <numeric>

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr float kAskedPad = kStep, kAskedGap = 6, kScrollBar = 14;
constexpr float kSmallestSpread = 52;  // the width of a card that is chosen by its picture

float stacked(const std::vector<float>& rows) {
  return std::accumulate(rows.begin(), rows.end(), -kAskedGap, [](float y, float row) { return y + row + kAskedGap; });
}

}  // namespace

float Questions::height(const TableFrame& f, Rect table) const {
  if (!sight_.asked() || sight_.answers_itself() || f.c.scene().words()) return 0;
  const float wide = table.w * (f.c.low() ? 0.78f : f.c.phone() ? 0.96f : 0.8f) - 2 * kAskedPad - kScrollBar;
  if (offers_.form() == Offers::Form::list && amount_.is_asked()) return amount_.height(f, wide) + 2 * kAskedPad;
  if (offers_.form() == Offers::Form::list) {
    return stacked(row_heights(f, list_columns(f, wide), wide)) + 2 * kAskedPad;
  }
  if (offers_.form() != Offers::Form::spread || spread_cards().empty()) return 0;
  const float card = spread_card_width(f);
  const int across = std::max(1, static_cast<int>((wide + kAskedGap) / (card + kAskedGap)));
  const auto rows = static_cast<float>((static_cast<int>(spread_cards().size()) + across - 1) / across);
  return std::min(rows, 2.5f) * (card * 1.4f + kAskedGap) + 2 * kAskedPad + kLift;
}

void Questions::build(const TableFrame& f) {
  if (!sight_.asked() || sight_.answers_itself()) return;
  if (offers_.form() == Offers::Form::list) return amount_.is_asked() ? amount_.build(f, asked_room(f)) : build_list(f);
  if (offers_.form() == Offers::Form::spread) build_spread(f);
  if (sight_.asked()) build_other_meanings(f);
}

// A page of words has no rows to keep free.
Rect Questions::asked_room(const TableFrame& f) const {
  return (f.c.scene().words() ? layout_.spots().table : layout_.spots().stage).inset(kAskedPad);
}

// Returns the number of columns: each act in one line, rows as high as their words. If they would scroll, a row has
// more acts, in several lines each, if all of them are then visible.
int Questions::list_columns(const TableFrame& f, float width, float high) const {
  float longest = kTouch;
  for (const std::string& label : words_.labels(f))
    longest = std::max(longest, f.c.letters().width(f.c.strong(), label) + 40);
  const int most = std::clamp(static_cast<int>(words_.labels(f).size()), 1, 4);
  const int usual = std::clamp(static_cast<int>((width + kAskedGap) / (longest + kAskedGap)), 1, most);
  if (high <= 0) return usual;
  for (int columns = usual; columns <= most && width / static_cast<float>(columns) >= f.c.em(150); ++columns)
    if (stacked(row_heights(f, columns, width)) <= high + 1) return columns;
  return usual;
}

std::vector<float> Questions::row_heights(const TableFrame& f, int columns, float width) const {
  const float each = (width + kAskedGap) / static_cast<float>(columns) - kAskedGap;
  std::vector<float> rows;
  for (std::size_t i = 0; i < words_.labels(f).size(); ++i) {
    if (i % at(columns) == 0) rows.push_back(f.c.control_height());
    const float high = f.c.button_height(words_.labels(f)[i], each, words_.outcome(f, sight_.decision().options[i]));
    rows.back() = std::max(rows.back(), high);
  }
  return rows;
}

void Questions::build_list(const TableFrame& f) {
  Rect in = asked_room(f);
  const std::vector<GameTable::Choosable> list = base_.all_choices();
  const std::string words = words_.question(f);
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
      const GameTable::Choosable& o = list[at(i)];
      if (base_.build_offer(f, o.option, r, o.index >= 0) && o.index >= 0) chosen = o.index;
    }
    y += high + kAskedGap;
  }
  if (scrolls) f.c.scene().end_scroll(whole);
  f.c.scene().end_zone();
  if (chosen >= 0) base_.choose(f, chosen);
}

std::vector<CardId> Questions::spread_cards() const {
  std::vector<CardId> cards;
  for (const Option& o : sight_.decision().options) {
    const Offers::Spot spot = offers_.spot_of(o);
    if (spot == Offers::Spot::row || spot == Offers::Spot::hand) continue;
    const CardId card = offers_.card_of(o);
    if (std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
  }
  return cards;
}

float Questions::spread_card_width(const TableFrame& f) const {
  const float on_phone = sight_.seen().stage == lotr_tcg::Stage::playing ? 84.0f : 98.0f;  // three in a row
  return std::clamp(f.places.felt.h * 0.22f, 62.0f, f.c.phone() ? on_phone : 112.0f * f.c.larger());
}

void Questions::build_spread(const TableFrame& f) {
  const std::vector<CardId> cards = spread_cards();
  if (cards.empty()) return;
  const Rect in = asked_room(f);
  // One row of them is seen whole.
  const float wide = std::clamp((in.h - kLift - 4) / 1.4f, kSmallestSpread, spread_card_width(f)), tall = wide * 1.4f;
  const int most = std::max(1, static_cast<int>((in.w - kScrollBar + kAskedGap) / (wide + kAskedGap)));
  const int n = static_cast<int>(cards.size()), rows = (n + most - 1) / most, columns = std::min(n, most);
  const float whole = static_cast<float>(rows) * (tall + kAskedGap) - kAskedGap;
  const std::string words = words_.question(f);
  f.c.scene().begin_zone("question", {.name = words, .list = true, .part = Part::ask});
  const float room = std::max(0.0f, in.h - whole - kLift);
  const float top = f.c.scene().begin_scroll("question/cards", words, in) + kLift / 2 + room / 2;
  const float left = in.centre().x - (static_cast<float>(columns) * (wide + kAskedGap) - kAskedGap) / 2;
  for (int i = 0; i < n; ++i) {
    const Rect r{left + static_cast<float>(i % columns) * (wide + kAskedGap),
                 top + static_cast<float>(i / columns) * (tall + kAskedGap), wide, tall};
    base_.build_offered_card(f, "spread/" + std::to_string(index(cards[at(i)])), r, cards[at(i)], 1);
  }
  f.c.scene().end_scroll(whole + kLift);
  f.c.scene().end_zone();
}

// The other acts of the lifted card, except acts about a visible card. A page of words has every meaning but the first.
void Questions::build_other_meanings(const TableFrame& f) {
  if (f.c.scene().words()) {
    std::vector<CardId> cards;
    for (const Option& o : sight_.decision().options)
      if (const CardId card = offers_.card_of(o);
          card != CardId::none && std::find(cards.begin(), cards.end(), card) == cards.end())
        cards.push_back(card);
    return base_.build_meanings(f, "meanings", f.host.say("lotr_tcg.table.meanings"), cards,
                                {layout_.spots().table.x, layout_.spots().table.y}, 8);
  }
  if (base_.lifted() == CardId::none) return;
  const std::vector<Option> means = offers_.means_of(base_.lifted());
  std::vector<GameTable::Choosable> list;
  for (std::size_t i = 1; i < means.size(); ++i) {
    const bool aims =
        means[i].object != CardId::none && sight_.is_card(means[i].object) && offers_.form() == Offers::Form::laid;
    const int target = aims ? sight_.holder_of(index(means[i].object)) : -1;
    if (target < 0 || !layout_.is_laid(target) || offers_.target_option(target) != base_.find(means[i]))
      list.push_back({means[i], base_.find(means[i])});
  }
  if (list.empty()) return;
  // Away from the card that is lifted.
  const bool far = sight_.is_card(base_.lifted()) && layout_.is_far(index(base_.lifted()));
  Rect room = layout_.spots().table;
  if (far)
    cut_top(room, layout_.spots().near.y - room.y);
  else
    room.h = layout_.spots().near.y - room.y;
  base_.build_choices(f, "meanings", f.host.say("lotr_tcg.table.meanings"), {}, room, list, far);
}

}  // namespace mathom::lotr_tcg
