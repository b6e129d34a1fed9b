// The last trick, laid out again.
#include <algorithm>

#include "shell/tables/common/named.h"
#include "shell/tables/french_tarot/table.h"

namespace mathom::french_tarot {

using namespace ui;

// `first`: the place of its first card.
void TarotTable::draw_last_trick(const Frame& f, Rect first, float gap) const {
  const Canvas& c = f.c;
  const float words = c.small().px * 1.4f;
  Rect card = first;
  for (const Laid& laid : board_.last_trick) {
    const bool won = laid.seat == board_.last_winner;
    draw_card(c.pen(), card, face_of(laid.card), card_look(f.host), won ? CardState::offered : CardState::plain);
    const std::string name = f.host.seat_name(seat_at(laid.seat));
    c.fitted("", {card.x - gap / 2 + 1, card.bottom() + 4, card.w + gap - 2, words}, c.small(), name,
             won ? kGold : kTextSoft, Align::centre);
    c.scene().text("last-trick/" + card_token(laid.card),
                   named_line(f.host, name, card_name(f.host, static_cast<CardId>(laid.card))), card);
    card.x += card.w + gap;
  }
}

void TarotTable::build_own_layer(const Frame& f) {
  const TableHost& host = f.host;
  const Canvas& c = f.c;
  const auto& trick = board_.last_trick;
  const auto n = static_cast<float>(std::max<std::size_t>(1, trick.size()));
  const std::string title = host.say("french_tarot.table.last_trick");
  const Rect most = dialog(c, c.em(640), c.em(340));
  const float gap = 10, words = c.small().px * 1.4f, head = c.heading_height(title, most.w - 40);
  const float rest = head + words + c.control_height() + 40 + 3 * gap, tall = c.scene().safe().h - 16 - rest;
  const float width =
      std::clamp(std::min((most.w - 40 - gap * (n - 1)) / n, tall / kCardRatio), 40.0f, 120 * c.larger());
  const Rect panel = around(most.centre(), std::min(most.w, std::max(c.em(280), n * (width + gap) - gap + 40)),
                            card_height(width) + rest);
  c.veil();
  const bool away = c.scene().begin_layer("last-trick", title, panel);
  c.raised(panel);
  Rect r = panel.inset(20);
  c.heading("last-trick/title", cut_top(r, head), title, 1, kGold, Align::centre);
  cut_top(r, gap);
  const Rect button = cut_bottom(r, c.control_height());
  draw_last_trick(f, {r.centre().x - (n * (width + gap) - gap) / 2, r.y, width, card_height(width)}, gap);
  c.scene().begin_zone("last-trick/act", {.name = title});
  Item item{
      .id = "last-trick/close", .name = host.say("shell.close"), .rect = button, .primary = true, .first_focus = true};
  const bool pressed = c.button(item, {}).activated;
  c.scene().end_zone();
  c.scene().end_layer();
  if (pressed || away) open_layer(Layer::none), c.scene().want_frame();
}

}  // namespace mathom::french_tarot
