// What the cards of the trading card game look like in the book: a tile among many, and what stands on a card in
// colour.
#pragma once
#include <string_view>

#include "games/lotr_tcg/cards/cards.h"
#include "shell/tables/table_host.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tcg {

// What a culture looks like; sites and Rings have one of their own.
struct Livery {
  ui::Colour edge, paper, deep;
};
Livery livery_of(Culture);
// The sign of the culture on a disc; of a site its number, of a Ring a ring.
void draw_crest(const ui::Pen&, const CardFacts&, ui::Vec middle, float size);
// The twilight cost, or the Shadow number, on a dark ball.
void draw_cost(const ui::Pen&, int cost, ui::Vec middle, float size);
// Strength on a disc, or on a shield for minions; vitality in a heart.
void draw_strength(const ui::Pen&, const CardFacts&, ui::Vec middle, float size);
void draw_vitality(const ui::Pen&, int vitality, ui::Vec middle, float size);
ui::Colour side_colour(Side);

struct TileLook {
  std::string_view name, kind;
  int copies = 0;
  bool chosen = false, focused = false, hovered = false;
};
void draw_tile(const ui::Canvas&, ui::Rect, const CardFacts&, int print, const TileLook&);
// How wide a tile is at least: `usual`, or more where the language has a longer word for a kind of card.
float tile_width(const TableHost&, const ui::Canvas&, float usual);
inline constexpr float kTileRatio = 1.3f;  // height over width

}  // namespace mathom::lotr_tcg
