#include "shell/tables/french_tarot/pictures/things.h"

#include "games/french_tarot/cards/cards.h"
#include "shell/tables/common/named_thing.h"
#include "shell/tables/french_tarot/table.h"
#include "shell/ui/cards/card_face.h"

namespace mathom::french_tarot {

bool draw_named(const TableHost& host, const ui::Pen& pen, ui::Rect r, std::string_view words) {
  const NamedThing thing(words);
  if (thing.is("back")) return ui::draw_card_back(pen, r), true;
  const auto card = thing.is("card") ? card_from_token(thing.which()) : std::nullopt;
  if (!card) return false;
  ui::draw_card(pen, r, face_of(*card), card_look(host));
  return true;
}

}  // namespace mathom::french_tarot
