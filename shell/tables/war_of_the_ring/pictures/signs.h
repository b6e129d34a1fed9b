// The signs of War of the Ring, drawn as paths: icons, the crests of the factions, kinds of cards, sides, tokens. Every
// sign has a form of its own, and an icon never stands without its number; colour only helps.
#pragma once
#include <array>

#include "games/war_of_the_ring/cards/catalog.h"
#include "shell/ui/drawing/pen.h"

namespace mathom::war_of_the_ring {

// Icons, in the order in which a card shows them. What counts on a path is a helmet or a skull, by the side.
enum class Sign : std::uint8_t { attack, defence, lead_attack, lead_defence, helmet, skull };
inline constexpr int kSigns = 6;
constexpr Sign path_sign(Side side) { return side == Side::free_peoples ? Sign::helmet : Sign::skull; }
using Counts = std::array<int, kSigns>;
Counts counts_of(const Icons&, Side);

// `light`: on something dark.
void draw_sign(const ui::Pen&, Sign, ui::Vec middle, float size, bool light = false);
// The number with its sign behind it, from `left` on; how wide both are together.
float draw_count(const ui::Pen&, Sign, int n, ui::Vec left, float size, bool light = false);
float count_width(const ui::Pen&, int n, float size);

// What a faction looks like: the colour of its edge, of its paper and of its ink.
struct Livery {
  ui::Colour band, paper, deep;
};
const Livery& livery_of(Faction);
void draw_crest(const ui::Pen&, Faction, ui::Vec middle, float size);

void draw_type(const ui::Pen&, Type, ui::Vec middle, float size, ui::Colour);
// A sun that rises on a disc, or a crown of spikes on a shield.
void draw_side(const ui::Pen&, Side, ui::Vec middle, float size);
ui::Colour side_colour(Side);

// What a place is worth: a seal with the number on it.
void draw_points(const ui::Pen&, int n, ui::Vec middle, float size);
// The number of a path, on a milestone.
void draw_path_number(const ui::Pen&, int n, ui::Vec middle, float size);
// Tokens: the Ring of a seat, whole or spent, and corruption.
void draw_ring(const ui::Pen&, ui::Vec middle, float size, bool spent);
void draw_corruption(const ui::Pen&, ui::Vec middle, float size);

}  // namespace mathom::war_of_the_ring
