#include "shell/tables/lotr_board/layout/stacks.h"

#include <algorithm>

#include "games/lotr_board/content/content.h"
#include "shell/tables/lotr_board/pictures/face.h"

namespace mathom::lotr_board {

using namespace ui;

Wanted Stacks::build_tile(const Frame& f) const {
  if (sight_.place().haven) return {};
  const Canvas& c = f.c;
  const Rect r = sight_.spots().tile;
  const int left = sight_.count(kTileStack);
  const std::string words = f.host.say(Phrase{"lotr_board.table.tiles_left", {}}.number("n", left));
  const std::string name = sight_.board().tile < 0
                               ? std::string()
                               : f.host.say(sight_.game().card_name(static_cast<CardDef>(sight_.board().tile)));
  c.scene().begin_zone("tile", {.name = f.host.say("lotr_board.table.tiles"), .part = Part::table});
  const Reaction is = c.scene().add(
      {.id = "tile",
       .name = (name.empty() ? "" : name + ". ") + words,
       .description = f.host.say(offers_.turns_tile() ? "lotr_board.table.turn_tile" : "lotr_board.table.tiles_open"),
       .rect = r});
  c.scene().end_zone();
  c.pen().box(r, 9, downwards(rgb(0x16281F, 235), rgb(0x0F1D18, 235), r));
  c.pen().frame(grown(r, -0.5f), 9, is.held || offers_.turns_tile() ? ui::kGold : kPanelEdge,
                offers_.turns_tile() ? 2.2f : 1);
  const Rect slot = sight_.spots().tile_slot();
  if (sight_.board().tile >= 0 && !sight_.flies(sight_.board().tile, f.now))
    draw_tile(c.pen(), sight_.board().tile, slot);
  else if (left > 0)
    draw_tile_back(c.pen(), slot);
  else
    draw_card_place(c.pen(), slot, {});
  // How many are left: next to the tile, or below it where it is high.
  const Rect in = r.inset(4);
  const bool beside = slot.right() < in.right() - 14;
  const Rect room = beside ? Rect{slot.right() + 3, in.y, in.right() - slot.right() - 3, in.h}
                           : Rect{in.x, slot.bottom() + 1, in.w, in.bottom() - slot.bottom() - 1};
  c.pen().text_at({ui::Face::index, std::clamp(beside ? room.h * 0.3f : room.h - 3, 10.0f, 16.0f)}, room.centre(),
                  std::to_string(left), kTextSoft, Align::centre);
  if (is.focused) c.focus_ring(r, 9);
  if (!is.activated && !is.marked && !is.zoom) return {};
  if (offers_.turns_tile() && !is.zoom) return {.option = sight_.find(option(Verb::pass))};
  return {.page = SheetPage{SheetPage::Of::tiles}};
}

std::string Stacks::cards_words(const TableHost& host, const std::vector<int>& cards, int cause) const {
  const auto named = [&](std::string_view key, int print) {
    return " " + host.say(key, {{"card", host.say(sight_.game().card_name(static_cast<CardDef>(print)))}});
  };
  std::string words = host.say(Phrase{"lotr_board.table.discard_pile", {}}.number("n", static_cast<int>(cards.size())));
  if (!cards.empty()) words += named("lotr_board.table.on_top", cards.back());
  if (cause >= 0) words += named("lotr_board.table.is_cause", cause);
  return words + " " + host.say(Phrase{"lotr_board.table.deck_left", {}}.number("n", sight_.count(kDeck)));
}

void Stacks::draw_cards(const Frame& f, const std::vector<int>& cards, int cause) const {
  const Canvas& c = f.c;
  const Rect r = sight_.spots().piles, deck = sight_.spots().deck(), pile = sight_.spots().discard();
  const auto below = [&](Rect card, int many) {
    const float high = r.bottom() - card.bottom();
    c.pen().text_at({ui::Face::index, std::clamp(high - 5, 9.0f, 14.0f)}, {card.centre().x, card.bottom() + high / 2},
                    std::to_string(many), many > 0 ? kTextSoft : kTextFaint, Align::centre);
  };
  const int left = sight_.count(kDeck), n = static_cast<int>(cards.size());
  if (left > 0)
    draw_card_back(c.pen(), deck);
  else
    draw_card_place(c.pen(), deck, {});
  below(deck, left);
  if (n == 0) draw_card_place(c.pen(), pile, {});
  // Of two cards the lower one looks out.
  if (n > 1) lotr_board::draw_face(c.pen(), moved(pile, {-2, -1.5f}), cards[at(n - 2)], {});
  if (n > 0)
    sight_.draw_face(f.host, c.pen(), pile, static_cast<CardId>(cause >= 0 ? cause : cards.back()),
                     cause >= 0 ? CardState::caused : CardState::plain);
  below(pile, n);
}

Wanted Stacks::build_cards(const Frame& f) const {
  const Canvas& c = f.c;
  const Rect r = sight_.spots().piles;
  std::vector<int> cards = sight_.lying(kDiscard);
  std::erase_if(cards, [&](int print) { return sight_.flies(print, f.now); });
  const auto found =
      std::find_if(cards.rbegin(), cards.rend(), [&](int p) { return sight_.caused(static_cast<CardId>(p)); });
  const int cause = found == cards.rend() ? -1 : *found;
  c.scene().begin_zone("piles", {.name = f.host.say("lotr_board.table.piles"), .part = Part::table});
  const Reaction is = c.scene().add({.id = "discard",
                                     .name = cards_words(f.host, cards, cause),
                                     .description = f.host.say("lotr_board.table.discard_opens"),
                                     .rect = r});
  c.scene().end_zone();
  c.pen().box(r, 9, downwards(rgb(0x16281F, 235), rgb(0x0F1D18, 235), r));
  c.pen().frame(grown(r, -0.5f), 9, is.held ? ui::kGold : kPanelEdge, 1);
  draw_cards(f, cards, cause);
  if (is.focused) c.focus_ring(r, 9);
  if (!is.activated && !is.marked && !is.zoom) return {};
  return {.page = SheetPage{SheetPage::Of::discard}};
}

}  // namespace mathom::lotr_board
