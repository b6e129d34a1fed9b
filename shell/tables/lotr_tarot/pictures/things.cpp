#include "shell/tables/lotr_tarot/pictures/things.h"

#include <algorithm>
#include <array>

#include "games/lotr_tarot/cards/deck.h"
#include "shell/tables/common/named_thing.h"
#include "shell/tables/lotr_tarot/pictures/face.h"
#include "shell/ui/cards/card_face.h"

namespace mathom::lotr_tarot {

using namespace ui;

bool draw_named(const TableHost& host, const Pen& pen, Rect r, std::string_view words) {
  const NamedThing thing(words);
  if (thing.is("back")) return draw_card_back(pen, r), true;
  if (thing.is("side")) {
    static constexpr std::array<std::string_view, 3> kSides{"free", "dark", "neutral"};
    const auto side = std::find(kSides.begin(), kSides.end(), thing.which());
    if (side == kSides.end()) return false;
    draw_side(pen, static_cast<Side>(side - kSides.begin()), r.centre(), std::min(r.w, r.h));
    return true;
  }
  const Card card = thing.is("card") ? card_from_word(thing.which()) : Card::hidden;
  if (card == Card::hidden) return false;
  FaceLook look;
  look.court_letters = host.looks().page_letters;
  draw_face(pen, r, card, deck().cards[static_cast<std::size_t>(index(card))].side, look);
  return true;
}

}  // namespace mathom::lotr_tarot
