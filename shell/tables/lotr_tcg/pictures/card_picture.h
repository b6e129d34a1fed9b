// The pictures of the cards. Which drawings make them, and in which colours, is said in assets/pictures/lotr_tcg.json.
#pragma once
#include "shell/tables/common/picture_book.h"

namespace mathom::lotr_tcg {

const PictureBook& card_pictures();

// The picture of a print (0 to 364, in the order of Catalog::prints), or of an entry of the players' own, which may
// show no more than its culture and kind. It fills the rectangle; wide ones suit it best.
void draw_card_picture(const ui::Pen& pen, ui::Rect in, int print);

}  // namespace mathom::lotr_tcg
