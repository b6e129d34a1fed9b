// Nine travellers on a ridge before the morning, and the Ring above the road that they take.
#include "shell/tables/lotr_tcg/pictures/door.h"
#include "shell/ui/cards/card_art.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr std::string_view kFar =
    "M0 78 L18 58 L30 66 L52 34 L64 52 L78 40 L96 64 L112 50 L130 30 L146 54 L160 46 L178 64 L200 52 L200 120 L0 120 Z";
constexpr std::string_view kSnow = "M52 34 L58 43 L53 46 L48 42 Z", kMoreSnow = "M130 30 L137 40 L131 44 L124 40 Z";
constexpr std::string_view kRidge = "M0 96 C40 84 90 82 130 88 C160 92 184 88 200 82 L200 120 L0 120 Z";
constexpr std::string_view kCloak = "M-3.4 0 C-3.6 -6 -2 -8.6 0 -8.6 C2 -8.6 3.6 -6 3.4 0 Z";

// How high the ridge is where somebody walks.
float ridge_at(float x) { return 87.5f + (x - 104) * (x - 104) * 0.0009f; }

// Tall and small ones, a staff and a bow among them.
void draw_company(const Pen& p) {
  static constexpr float kHeights[] = {1.5f, 0.95f, 0.9f, 1.45f, 1.4f, 0.95f, 0.9f, 1.0f, 1.4f};
  const Colour dark = rgb(0x16202B);
  for (int i = 0; i < 9; ++i) {
    const float x = 44 + static_cast<float>(i) * 13.5f, k = kHeights[i];
    const Pen q = p.through(shift({x, ridge_at(x)}) * stretch(k, k));
    q.fill(drawn(kCloak), dark);
    q.disc({0, -9.6f}, 1.9f, dark);
    if (i == 0) q.box({3.6f, -13, 0.9f, 13}, 0, dark), q.fill(drawn("M-3.6 -10.4 L3.6 -10.4 L0.6 -15.4 Z"), dark);
    if (i == 4) q.stroke(std::vector<Vec>{{-3.8f, -12}, {-5.6f, -7}, {-3.8f, -2}}, dark, 0.8f, false);
  }
}

}  // namespace

void draw_door(const TableHost&, const Pen& pen, Rect r) {
  const float k = std::max(r.w / 200, r.h / 120);
  const Pen p = pen.through(shift({r.centre().x - 100 * k, r.bottom() - 120 * k}) * stretch(k, k));
  p.box({0, 0, 200, 120}, 0, downwards(rgb(0x2C4468), rgb(0xF2C9A0), {0, 0, 200, 92}));
  for (int i = 4; i >= 1; --i) p.disc({100, 40}, 9.0f * static_cast<float>(i), rgb(0xFFE2A0, 22));
  p.ring({100, 40}, 17, rgb(0xB9801F), 6.5f);
  p.ring({100, 40}, 17.6f, rgb(0xFFE39A), 2.2f);
  p.fill(drawn(kFar), downwards(rgb(0x6F86A6), rgb(0xA99AA0), {0, 30, 200, 60}));
  for (const std::string_view snow : {kSnow, kMoreSnow}) p.fill(drawn(snow), rgb(0xF4F1EA));
  p.fill(drawn(kRidge), downwards(rgb(0x3A4A3E), rgb(0x1B2620), {0, 82, 200, 38}));
  draw_company(p);
}

}  // namespace mathom::lotr_tcg
