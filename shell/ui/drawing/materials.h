// What a table is made of, as the player likes it: the cloth, the backs of the cards, the wood; and how the colours of
// the house look by daylight. Values only, no drawing.
#pragma once
#include "shell/ui/drawing/theme.h"

namespace mathom::ui {

enum class Cloth : std::uint8_t { green, burgundy, midnight, slate };
enum class Back : std::uint8_t { wine, midnight, forest, ivory };
enum class Wood : std::uint8_t { walnut, oak, cherry, ebony };
inline constexpr int kClothChoices = 4, kBackChoices = 4, kWoodChoices = 4;

struct Materials {
  Cloth cloth = Cloth::green;
  Back back = Back::wine;
  Wood wood = Wood::walnut;
  friend bool operator==(const Materials&, const Materials&) = default;
};

// From where the lamp shines to the edge.
struct ClothColours {
  Colour lit, middle, deep, edge;
};
struct BackColours {
  Colour field, deep, line, star;
};
struct WoodColours {
  Colour light, dark, edge;
};
const ClothColours& cloth_colours(Cloth cloth);
const BackColours& back_colours(Back back);
const WoodColours& wood_colours(Wood wood);

// The colour that stands for this one by daylight: what is dark becomes paper, what is light becomes ink, and what
// could be read on the one can be read on the other.
Colour by_daylight(Colour c);

}  // namespace mathom::ui
