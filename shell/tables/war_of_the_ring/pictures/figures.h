// People, orcs and hoods as a few choices each: head, hair, what they wear and hold. Drawn as busts in a box from -32
// to 32 (figures.cpp); who looks how is in cast.cpp.
#pragma once
#include "shell/ui/cards/card_art.h"

namespace mathom::war_of_the_ring {

enum class Kin : std::uint8_t { man, elf, dwarf, hobbit, orc, wraith, shade };
enum class Hair : std::uint8_t { none, cropped, curly, longer };
enum class Beard : std::uint8_t { none, stubble, full, flowing };
enum class Wear : std::uint8_t { none, circlet, crown, spikes, hood, helm, crest, wings, hat, turban, kerchief, tall };
enum class Hold : std::uint8_t {
  none,
  sword,
  knife,
  sabre,
  axe,
  mace,
  flail,
  spear,
  staff,
  lit_staff,
  bow,
  banner,
  horn,
  pipe,
  pan,
  scroll,
  ring,
  herb,
  drum,
  fork
};

struct Figure {
  Kin kin = Kin::man;
  Hair hair = Hair::none;
  Beard beard = Beard::none;
  Wear wear = Wear::none;
  Hold hold = Hold::none;
  ui::Colour locks = 0, robe = 0, trim = 0, iron = ui::rgb(0xB8C2CA);
};
void draw_figure(const ui::Brush&, const Figure&);
// A head with helmet behind a shield with a device: three of them are an army.
void draw_soldiers(const ui::Brush&, const Figure&, ui::Colour shield, ui::Colour device, int device_form);
void draw_held(const ui::Brush&, Hold, ui::Colour robe, ui::Colour iron);

}  // namespace mathom::war_of_the_ring
