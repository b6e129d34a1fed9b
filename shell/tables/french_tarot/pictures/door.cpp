// The three bouts and a king, fanned out before the sun of an old playing-card wrapper.
#include <cmath>
#include <numbers>

#include "assets/languages.h"
#include "shell/tables/french_tarot/pictures/door.h"
#include "shell/ui/cards/card_face.h"

namespace mathom::french_tarot {

using namespace ui;

void draw_door(const TableHost& host, const Pen& pen, Rect r) {
  pen.box(r, 1, downwards(rgb(0x7A2333), rgb(0x35101C), r));
  const Vec sun{r.centre().x, r.bottom() + r.h * 0.12f};
  const float reach = length({r.w, r.h});
  constexpr int kRays = 22;
  for (int i = 0; i < kRays; ++i) {
    const float a = std::numbers::pi_v<float> * (1 + (static_cast<float>(i) + 0.25f) / kRays), half = 0.036f;
    const Vec ray[] = {sun, sun + Vec{std::cos(a - half), std::sin(a - half)} * reach,
                       sun + Vec{std::cos(a + half), std::sin(a + half)} * reach};
    pen.convex(ray, Paint(rgb(0xF2C14E, 120), rgb(0xF2C14E, 14), sun, sun + Vec{0, -reach}));
  }
  pen.disc(sun, r.h * 0.42f, Paint(rgb(0xF7D98B), rgb(0xD9923A), sun - Vec{0, r.h * 0.42f}, sun));
  CardLook look;
  look.four_colours = host.looks().four_colours;
  look.court_letters = language_or_first(host.language()).court_letters;
  const TarotFace faces[] = {
      {ui::Suit::heart, 14}, {ui::Suit::trump, 1}, {ui::Suit::trump, 21}, {ui::Suit::trump, 0}, {ui::Suit::spade, 13}};
  // In a narrow picture three cards are enough.
  const int shown = r.w < r.h * 1.35f ? 3 : 5, first = (5 - shown) / 2;
  const float high = r.h * (shown == 3 ? 0.80f : 0.84f), wide = high / kCardRatio;
  const float spread = std::min(wide * 0.54f, (r.w - wide * 1.5f) / static_cast<float>(shown - 1));
  for (int i = first; i < first + shown; ++i) {
    const float k = static_cast<float>(i - 2);
    const Vec m = {r.centre().x + k * spread, r.bottom() - high * 0.42f + k * k * high * 0.028f};
    const Pen turned = pen.through(shift(m) * turn(k * 0.14f) * shift(m * -1.0f));
    draw_card(turned, around(m, wide, high), faces[i], look);
  }
}

}  // namespace mathom::french_tarot
