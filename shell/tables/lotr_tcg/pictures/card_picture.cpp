#include "shell/tables/lotr_tcg/pictures/card_picture.h"

#include <string>

#include "effects/words.h"
#include "games/lotr_tcg/cards/catalog.h"

namespace mathom::lotr_tcg {

const PictureBook& card_pictures() {
  static const PictureBook kBook(file, "pictures/lotr_tcg.json");
  return kBook;
}

void draw_card_picture(const ui::Pen& pen, ui::Rect in, int print) {
  const CardFacts& facts = printed_cards().facts(print);
  const PictureBook& book = card_pictures();
  const PictureBook::Layers* layers = book.find(facts.id);
  if (!layers) {
    const std::string_view culture =
        facts.culture == Culture::none ? "none" : culture_names().word(static_cast<int>(facts.culture));
    layers = book.find(std::string(culture) + '/' + std::string(kind_names().word(static_cast<int>(facts.type))));
  }
  if (layers) book.draw(pen, in, *layers);
}

}  // namespace mathom::lotr_tcg
