#include "shell/tables/common/standing_table.h"

#include <algorithm>

namespace mathom {

using namespace ui;

namespace {

using Means = StandingTexts::Means;

std::string word_of(const Game& game, const CatalogText& text) {
  return game.card_word(text.card) + "/" + std::to_string(text.text);
}

}  // namespace

// The texts of the lifted card, if a card is lifted; each text once.
std::vector<StandingTable::Ordered> StandingTable::texts_asked() const {
  std::vector<Ordered> out;
  const StandingTexts* texts = standing_texts(game().info().id);
  if (!texts || !asked()) return out;
  const auto& options = decision().options;
  for (int i = 0; i < static_cast<int>(options.size()); ++i) {
    const Option& o = options[at(i)];
    const auto [means, text] = texts->meaning(game(), view(), o);
    if (means != Means::use && means != Means::first) continue;
    if (lifted() != CardId::none && offered_card(o) != lifted()) continue;
    if (std::none_of(out.begin(), out.end(), [&](const Ordered& other) { return other.text == text; }))
      out.push_back({text, i, means == Means::first});
  }
  return out;
}

Reading::Order StandingTable::standing_order(const TableHost& host, SeatView& seat, const CatalogText& text,
                                             bool required) const {
  Reading::Order order{.id = "order/" + word_of(game(), text),
                       .name = host.say("shell.standing.name", {{"card", card_words(host, text.card)}}),
                       .choices = {host.say("shell.standing.ask")},
                       .now = seat.standing(text),
                       .give = [&seat, text](Standing standing) { seat.order(text, standing); }};
  order.choices.push_back(host.say(required ? "shell.standing.first" : "shell.standing.always"));
  if (!required) order.choices.push_back(host.say("shell.standing.never"));
  return order;
}

// Required texts are seldom asked about. An order for them is offered when they are, and shown while it holds.
std::optional<Reading::Order> StandingTable::order_for(const TableHost& host, SeatView& seat, CardId card,
                                                       const CatalogText& text) const {
  const StandingTexts* texts = standing_texts(game().info().id);
  if (!texts || seat.is_record() || viewers() == kNobody || !may_order(card)) return {};
  const auto all = texts->texts_of(game(), text.card);
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.text == text; });
  if (found == all.end()) return {};
  const auto now = texts_asked();
  const bool is_asked = std::any_of(now.begin(), now.end(), [&](const Ordered& one) { return one.text == text; });
  if (found->required && !is_asked && seat.standing(text) == Standing::ask) return {};
  return standing_order(host, seat, text, found->required);
}

// The order answers this question too, as if by hand, and taking it back leads here again. Other questions are asked as
// before.
void StandingTable::give_order(const Frame& f, const Ordered& about, Standing standing) {
  f.seat.order(about.text, standing);
  f.c.scene().want_frame();
  if (standing == Standing::always) return choose(f, about.option);
  const StandingTexts* texts = standing_texts(game().info().id);
  const auto& options = decision().options;
  int leaves = -1;
  for (int i = 0; i < static_cast<int>(options.size()); ++i) {
    const auto [means, text] = texts->meaning(game(), view(), options[at(i)]);
    if (means == Means::leave)
      leaves = i;
    else if (f.seat.standing(text) != Standing::never)
      return;
  }
  if (leaves >= 0) choose(f, leaves);
}

// The texts one after the other, each with its possible orders.
std::vector<StandingTable::OrderAct> StandingTable::order_acts(const Frame& f) const {
  std::vector<OrderAct> out;
  const std::vector<Ordered> all = texts_asked();
  const bool words = f.c.scene().words();
  if (all.size() > 1 && !words) return out;  // a lifted card shows which text is meant
  for (const Ordered& one : all) {
    const std::string card = card_words(f.host, one.text.card);
    const auto say = [&](std::string key) {
      return words ? f.host.say(key + ".of", {{"card", card}}) : f.host.say(key);
    };
    out.push_back(
        {one, Standing::always, say(one.required ? "shell.standing.set.first" : "shell.standing.set.always")});
    if (!one.required) out.push_back({one, Standing::never, say("shell.standing.set.never")});
  }
  return out;
}

void StandingTable::build_orders_asked(const Frame& f, Rect room) {
  constexpr float kLeast = 58;  // narrower ones cannot be read; the order can be given where the card is read
  const std::vector<OrderAct> acts = order_acts(f);
  const bool words = f.c.scene().words();  // nothing is drawn: they only must not overlap
  if (acts.empty()) return;
  const float each = std::min((room.w + kStep) / static_cast<float>(acts.size()) - kStep, f.c.em(150));
  if (!words && each < kLeast) return;
  const OrderAct* given = nullptr;
  int n = 0;
  f.c.scene().begin_zone("orders", {.name = f.host.say("shell.standing.title"), .list = true, .part = Part::ask});
  for (const OrderAct& act : acts) {
    const std::string id = act.standing == Standing::never ? "order/never/" : "order/always/";
    const auto nth = static_cast<float>(n++);
    Item item{.id = id + word_of(game(), act.about.text),
              .name = act.name,
              .description = text_words(f.host, act.about.text),
              .rect = {room.x + nth * (each + kStep), room.y, each, room.h}};
    if (words) item.rect = {room.x, room.y - nth * (room.h + kStep), f.c.em(150), room.h};
    if (f.c.button(item, {.size = f.c.small().px}).activated) given = &act;
  }
  f.c.scene().end_zone();
  if (given) give_order(f, given->about, given->standing);
}

// The phases in which the player is asked; in the others they pass silently.
float StandingTable::build_stops(const Frame& f, Rect r) {
  const auto stops = standing_texts(game().info().id)->stops();
  if (stops.empty()) return 0;
  const float from = r.y;
  const std::string title = f.host.say("shell.standing.stops"), note = f.host.say("shell.standing.stops.note");
  f.c.scene().begin_zone("stops", {.name = title, .list = true});
  f.c.heading("stops/heading", cut_top(r, f.c.heading_height(title, r.w)), title, 2, kGold);
  cut_top(r, f.c.paragraph("stops/note", r, f.c.body(), note, kText) + 4);
  const int columns = r.w >= f.c.em(520) ? 2 : 1, n = static_cast<int>(stops.size()),
            rows = (n + columns - 1) / columns;
  const float wide = (r.w + kStep) / static_cast<float>(columns) - kStep;
  float high = 0;
  for (const auto& stop : stops) high = std::max(high, f.c.toggle_height(f.host.say(stop.name), {}, wide));
  for (int i = 0; i < n; ++i) {
    const auto column = static_cast<float>(i / rows), row = static_cast<float>(i % rows);
    const auto& stop = stops[at(i)];
    const bool on = f.seat.stops_at(i);
    const Reaction is = f.c.toggle({.id = "stop/" + std::string(stop.word),
                                    .name = f.host.say(stop.name),
                                    .rect = {r.x + column * (wide + kStep), r.y + row * (high + 4), wide, high},
                                    .selected = on},
                                   {});
    if (!is.activated && !is.marked) continue;
    f.seat.stop_at(i, !on);
    f.c.scene().want_frame();
  }
  f.c.scene().end_zone();
  cut_top(r, static_cast<float>(rows) * (high + 4) + kStep);
  return r.y - from;
}

float StandingTable::build_orders_given(const Frame& f, Rect r) {
  const StandingTexts* texts = standing_texts(game().info().id);
  if (!texts || f.seat.is_record()) return 0;
  const float above = build_stops(f, r);
  cut_top(r, above);
  const float from = r.y;
  const std::string title = f.host.say("shell.standing.title");
  f.c.scene().begin_zone("orders_given", {.name = title, .list = true});
  for (int card = 0; card < game().info().prints; ++card)
    for (const auto& [text, required] : texts->texts_of(game(), static_cast<CardDef>(card))) {
      if (f.seat.standing(text) == Standing::ask) continue;
      if (r.y == from) f.c.heading("orders/heading", cut_top(r, f.c.heading_height(title, r.w)), title, 2, kGold);
      Reading::Order order = standing_order(f.host, f.seat, text, required);
      order.id = "given/" + word_of(game(), text);
      const std::string words =
          f.host.say("shell.named", {{"name", card_words(f.host, text.card)}, {"words", text_words(f.host, text)}});
      cut_top(r, f.c.paragraph(order.id + "/text", r, f.c.body(), words, kText) + 4);
      build_order(f.c, cut_top(r, order_height(f.c, order, r.w)), order);
      cut_top(r, kStep);
    }
  f.c.scene().end_zone();
  return r.y - from + above;
}

}  // namespace mathom
