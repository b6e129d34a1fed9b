// People at the table: a bust for each name, drawn by computation in a friendly flat style. The name alone decides what
// they look like, so that a player is the same person in every game and on every screen. Nothing here knows a seat's
// cards.
#pragma once
#include <string_view>

#include "shell/ui/drawing/pen.h"

namespace mathom::ui {

enum class Hair : std::uint8_t { bald, cropped, bob, straight, bun, curls, braids };
enum class Hat : std::uint8_t { none, feathered, straw, fur, hood, scarf, band };
enum class Beard : std::uint8_t { none, moustache, full, pointed };

struct Person {
  Colour skin = 0, hair_colour = 0, clothes = 0, trim = 0, hat_colour = 0;
  Hair hair = Hair::cropped;
  Hat hat = Hat::none;
  Beard beard = Beard::none;
  bool freckles = false;
};

// The same name is always the same person.
Person person_of(std::string_view name);

struct Ring {
  Colour colour = 0;  // of the seat
  Badge badge = Badge::circle;
  bool acts = false;   // a broad ring of gold around it
  bool crown = false;  // the one who plays against the others, or leads
};
// In a disc, with the seat's shape in a small badge at its lower right.
void draw_person(const Pen& pen, Vec middle, float radius, const Person& person, const Ring& ring);

}  // namespace mathom::ui
