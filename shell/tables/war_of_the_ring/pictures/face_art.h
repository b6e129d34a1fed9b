// The pictures on the cards and places of War of the Ring: a land for each faction, a motif for each card, a scene for
// each place.
#pragma once
#include "games/war_of_the_ring/cards/catalog.h"
#include "shell/ui/cards/card_art.h"

namespace mathom::war_of_the_ring {

// The land behind a card fills `where`. It follows from the faction and, in its details, from the title.
void draw_land(const ui::Pen&, ui::Rect where, int title, Faction);
// In a box from -32 to 32 both ways. A card that nobody has drawn shows what it is.
void draw_motif(const ui::Pen& art, int title, const CardFacts&);
bool has_motif(int title);  // one of its own
// Fills `where`; what is too much falls off at the sides and at the top.
void draw_scene(const ui::Pen&, ui::Rect where, int place);
bool has_scene(int place);  // one of its own

}  // namespace mathom::war_of_the_ring
