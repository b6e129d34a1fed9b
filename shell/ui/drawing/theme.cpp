#include "shell/ui/drawing/theme.h"

#include <algorithm>

namespace mathom::ui {

Colour mix(Colour a, Colour b, float t) {
  Colour out = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const float x = static_cast<float>(a >> shift & 255U), y = static_cast<float>(b >> shift & 255U);
    out |= static_cast<Colour>(std::clamp(x + (y - x) * t + 0.5f, 0.0f, 255.0f)) << shift;
  }
  return out;
}

Colour faded(Colour c, float alpha) {
  const float a = static_cast<float>(c >> 24) * std::clamp(alpha, 0.0f, 1.0f);
  return (c & 0xFFFFFFU) | static_cast<Colour>(a + 0.5f) << 24;
}

const SuitColours& suit_colours(bool four_colours) {
  static constexpr SuitColours four{{rgb(0x17171B), rgb(0xD00C10), rgb(0x0856F0), rgb(0x165943), rgb(0x6C0299)},
                                    {rgb(0xE9E4D8), rgb(0xFF8F88), rgb(0x8FB8FF), rgb(0x83D6AE), rgb(0xD6A4F2)}};
  static constexpr SuitColours two{{rgb(0x17171B), rgb(0xC4141B), rgb(0xC4141B), rgb(0x17171B), rgb(0x4A2A6B)},
                                   {rgb(0xE9E4D8), rgb(0xFF8F88), rgb(0xFF8F88), rgb(0xE9E4D8), rgb(0xD6A4F2)}};
  return four_colours ? four : two;
}

SeatSign seat_sign(int seat) {
  static constexpr SeatSign signs[] = {{rgb(0xF2C14E), Badge::circle},   {rgb(0x63B3ED), Badge::square},
                                       {rgb(0xE6A1D6), Badge::triangle}, {rgb(0xF2EE8D), Badge::pentagon},
                                       {rgb(0xF08070), Badge::hexagon},  {rgb(0x8FD9A8), Badge::diamond}};
  return signs[static_cast<unsigned>(seat) % std::size(signs)];
}

float ease_out(float t) {
  const float k = 1 - std::clamp(t, 0.0f, 1.0f);
  return 1 - k * k * k;
}

float ease_in_out(float t) {
  t = std::clamp(t, 0.0f, 1.0f);
  return t * t * (3 - 2 * t);
}

}  // namespace mathom::ui
