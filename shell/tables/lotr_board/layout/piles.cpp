// The deck and the discard pile: how many, what lies on top; the pile opens to all of its cards.
#include "games/lotr_board/content/content.h"
#include "shell/tables/lotr_board/table.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

constexpr float kPileGap = 10;

}  // namespace

std::string JourneyTable::piles_words(const TableHost& host, const std::vector<int>& cards, int cause) const {
  const auto named = [&](std::string_view key, int print) {
    return " " + host.say(key, {{"card", host.say(game().card_name(static_cast<CardDef>(print)))}});
  };
  std::string words = host.say(Phrase{"lotr_board.table.discard_pile", {}}.number("n", static_cast<int>(cards.size())));
  if (!cards.empty()) words += named("lotr_board.table.on_top", cards.back());
  if (cause >= 0) words += named("lotr_board.table.is_cause", cause);
  return words + " " + host.say(Phrase{"lotr_board.table.deck_left", {}}.number("n", count(kDeck)));
}

// `cause`: a card of the discard pile that is outlined, and for that lies on top; or -1.
void JourneyTable::draw_piles(const Frame& f, const std::vector<int>& cards, int cause) const {
  const Canvas& c = f.c;
  const Rect r = spots().piles, deck = spots().deck(), pile = spots().discard();
  const auto below = [&](Rect card, int many) {
    const float high = r.bottom() - card.bottom();
    c.pen().text_at({ui::Face::index, std::clamp(high - 5, 9.0f, 14.0f)}, {card.centre().x, card.bottom() + high / 2},
                    std::to_string(many), many > 0 ? kTextSoft : kTextFaint, Align::centre);
  };
  const int left = count(kDeck), n = static_cast<int>(cards.size());
  if (left > 0)
    draw_card_back(c.pen(), deck);
  else
    draw_card_place(c.pen(), deck, {});
  below(deck, left);
  if (n == 0) draw_card_place(c.pen(), pile, {});
  // Of two cards the lower one looks out.
  if (n > 1) lotr_board::draw_face(c.pen(), moved(pile, {-2, -1.5f}), cards[at(n - 2)], {});
  if (n > 0)
    draw_face(f.host, c.pen(), pile, static_cast<CardId>(cause >= 0 ? cause : cards.back()),
              cause >= 0 ? CardState::caused : CardState::plain);
  below(pile, n);
}

void JourneyTable::build_piles(const Frame& f) {
  const Canvas& c = f.c;
  const Rect r = spots().piles;
  std::vector<int> cards = lying(kDiscard);
  std::erase_if(cards, [&](int print) { return flies(print, f.now); });
  const auto found = std::find_if(cards.rbegin(), cards.rend(), [&](int p) { return caused(static_cast<CardId>(p)); });
  const int cause = found == cards.rend() ? -1 : *found;
  c.scene().begin_zone("piles", {.name = f.host.say("lotr_board.table.piles"), .part = Part::table});
  const Reaction is = c.scene().add({.id = "discard",
                                     .name = piles_words(f.host, cards, cause),
                                     .description = f.host.say("lotr_board.table.discard_opens"),
                                     .rect = r});
  c.scene().end_zone();
  c.pen().box(r, 9, downwards(rgb(0x16281F, 235), rgb(0x0F1D18, 235), r));
  c.pen().frame(grown(r, -0.5f), 9, is.held ? ui::kGold : kPanelEdge, 1);
  draw_piles(f, cards, cause);
  if (is.focused) c.focus_ring(r, 9);
  if (!is.activated && !is.marked && !is.zoom) return;
  page_ = Page::discard;
  open_layer(Layer::own);
  c.scene().want_frame();
}

// The last one first, as one would turn them over.
float JourneyTable::discard_body(const Frame& f, Rect r) {
  const Canvas& c = f.c;
  std::vector<int> cards = lying(kDiscard);
  if (cards.empty())
    return c.paragraph("sheet/0", r, c.body(), f.host.say("lotr_board.table.discard_empty"), kTextSoft);
  std::reverse(cards.begin(), cards.end());
  const float wanted = std::clamp(c.em(92), 76.0f, 150.0f);
  const int columns = std::max(2, static_cast<int>((r.w + kPileGap) / (wanted + kPileGap)));
  const float wide = (r.w + kPileGap) / static_cast<float>(columns) - kPileGap, high = card_height(wide);
  c.scene().begin_zone("sheet/cards", {.name = sheet_title(f.host), .list = true});
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto at_column = static_cast<float>(static_cast<int>(i) % columns),
               at_row = static_cast<float>(static_cast<int>(i) / columns);
    const Rect card{r.x + at_column * (wide + kPileGap), r.y + 4 + at_row * (high + kPileGap), wide, high};
    const auto id = static_cast<CardId>(cards[i]);
    build_open_card(f, "sheet/" + std::to_string(static_cast<int>(i)), card, card, id, card_name(f.host, id));
  }
  c.scene().end_zone();
  const int rows = (static_cast<int>(cards.size()) + columns - 1) / columns;
  return static_cast<float>(rows) * (high + kPileGap) + 8;
}

}  // namespace mathom::lotr_board
