// The second composition of a card: its visible part in a hand when the next card covers all but a strip. The index is
// above; the picture is centred in the rest.
#include "shell/ui/cards/card_art.h"
#include "shell/ui/cards/card_face.h"
#include "shell/ui/cards/suits.h"

namespace mathom::ui {
namespace {

// As many signs as the card has, in one or two columns.
void draw_pip_columns(const Pen& pen, Rect box, Suit suit, int count, Colour colour) {
  const int columns = count > 5 ? 2 : 1, rows = (count + columns - 1) / columns;
  const float size = std::min({box.w * (columns == 1 ? 0.5f : 0.40f), box.h / static_cast<float>(rows) * 0.8f, 20.0f});
  const float step = std::min(box.h / static_cast<float>(rows), size * 1.35f);
  const float top = box.y + (box.h - step * static_cast<float>(rows - 1)) / 2;
  for (int i = 0; i < count; ++i) {
    const int row = i / columns, column = i % columns;
    const bool last_odd = columns == 2 && i + 1 == count && count % 2 == 1;
    const float side = columns == 1 || last_odd ? 0.0f : (column == 0 ? -0.24f : 0.24f) * box.w;
    draw_suit(pen, suit, {box.centre().x + side, top + step * static_cast<float>(row)}, size, colour);
  }
}

void draw_evening(const Pen& pen, Rect box, int number, bool bout) {
  const Pen p = pen;
  p.box(box, 3, downwards(rgb(0x2A0C48), rgb(0x9A55B8), box));
  p.push_clip(box);
  const float k = box.w / 62;
  const Pen hills = p.through(shift({box.centre().x, box.bottom()}) * stretch(std::max(k, 0.7f), std::max(k, 0.7f)));
  hills.fill(drawn("M-31 -14 C-22 -22 -12 -20 -4 -13 C6 -20 20 -22 31 -12 L31 0 L-31 0 Z"), rgb(0x3A1460));
  hills.fill(drawn("M-31 -7 C-18 -13 -4 -9 6 -5 C16 -10 24 -9 31 -6 L31 0 L-31 0 Z"), rgb(0x260A42));
  p.pop_clip();
  for (const Vec v : {Vec{0.18f, 0.12f}, Vec{0.8f, 0.2f}, Vec{0.5f, 0.07f}, Vec{0.86f, 0.62f}, Vec{0.14f, 0.68f}})
    p.disc({box.x + v.x * box.w, box.y + v.y * box.h}, 0.9f, rgb(0xFFF3CF, 210));
  // The emblem is clear of the frame, where the next card leaves it visible.
  const float half = std::min(box.w * 0.46f, box.h * 0.26f);
  const Vec middle{box.centre().x, box.y + box.h * 0.46f};
  draw_trump_emblem(p.through(shift(middle) * stretch(half / 24, half / 24)), number);
  p.frame(box, 3, bout ? rgb(0xE9B949) : rgb(0x3A1460), bout ? 2.0f : 1.0f);
}

}  // namespace

void draw_strip(const Pen& pen, Rect box, TarotFace face, const CardLook& look, Colour colour) {
  if (face.suit == Suit::trump && !face.excuse()) return draw_evening(pen, box, face.rank, face.bout());
  if (!face.court() && !face.excuse()) return draw_pip_columns(pen, box, face.suit, face.rank, colour);
  const auto& colours = suit_colours(look.four_colours).on_card;
  pen.box(box, 3,
          face.excuse() ? downwards(rgb(0xFFF3CC), rgb(0xF0CE7A), box)
                        : downwards(mix(rgb(0xFFFDF6), colour, 0.06f), mix(rgb(0xFFFDF6), colour, 0.2f), box));
  pen.push_clip(box);
  if (face.excuse()) {
    const float k = box.w / 62 * 1.25f;
    draw_jester(pen.through(shift({box.centre().x, box.bottom() - 36 * k}) * stretch(k, k)), colours);
  } else {
    // Larger than the strip at the shoulders, never at the face.
    const float k = std::clamp(box.w / 34, 1.0f, 1.5f), high = 67 * k;
    // The cavalier's face is next to the horse's.
    const float aside = face.rank == 12 ? -7.0f * k : 0.0f;
    draw_court_half(
        pen.through(shift({box.centre().x + aside, std::max(box.y + 2, box.bottom() - high)}) * stretch(k, k)),
        face.suit, face.rank, colour);
  }
  pen.pop_clip();
  pen.frame(box, 3, face.excuse() ? rgb(0xB98520) : colour, 1.1f);
}

}  // namespace mathom::ui
