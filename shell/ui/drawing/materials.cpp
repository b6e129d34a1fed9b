#include "shell/ui/drawing/materials.h"

#include <algorithm>
#include <cmath>

namespace mathom::ui {
namespace {

// The lightness of a colour, and its place between green and red, blue and yellow (Oklab).
struct Shade {
  float light, a, b;
};

float linear(float v) { return v <= 0.04045f ? v / 12.92f : std::pow((v + 0.055f) / 1.055f, 2.4f); }
float coded(float v) {
  v = std::clamp(v, 0.0f, 1.0f);
  return v <= 0.0031308f ? v * 12.92f : 1.055f * std::pow(v, 1 / 2.4f) - 0.055f;
}

Shade shade_of(Colour c) {
  const auto part = [c](int shift) { return linear(static_cast<float>(c >> shift & 255U) / 255); };
  const float r = part(0), g = part(8), b = part(16);
  const float l = std::cbrt(0.4122215f * r + 0.5363325f * g + 0.0514460f * b);
  const float m = std::cbrt(0.2119035f * r + 0.6806995f * g + 0.1073970f * b);
  const float s = std::cbrt(0.0883025f * r + 0.2817188f * g + 0.6299787f * b);
  return {0.2104543f * l + 0.7936178f * m - 0.0040720f * s, 1.9779985f * l - 2.4285922f * m + 0.4505937f * s,
          0.0259040f * l + 0.7827718f * m - 0.8086758f * s};
}

Colour colour_of_shade(const Shade& k) {
  const auto cube = [](float v) { return v * v * v; };
  const float l = cube(k.light + 0.3963378f * k.a + 0.2158038f * k.b);
  const float m = cube(k.light - 0.1055613f * k.a - 0.0638542f * k.b);
  const float s = cube(k.light - 0.0894842f * k.a - 1.2914855f * k.b);
  const auto part = [](float v) { return static_cast<Colour>(coded(v) * 255 + 0.5f); };
  return part(4.0767417f * l - 3.3077116f * m + 0.2309699f * s) |
         part(-1.2684380f * l + 2.6097574f * m - 0.3413194f * s) << 8 |
         part(-0.0041961f * l - 0.7034186f * m + 1.7076147f * s) << 16;
}

// From dark to light: the lightness by day of a colour of the evening. Words keep 4.5 to 1 against their ground.
float turned(float light) {
  struct Point {
    float from, to;
  };
  static constexpr Point points[] = {{0.00f, 0.985f}, {0.20f, 0.968f}, {0.26f, 0.955f}, {0.32f, 0.935f},
                                     {0.40f, 0.895f}, {0.50f, 0.76f},  {0.60f, 0.56f},  {0.68f, 0.485f},
                                     {0.76f, 0.455f}, {0.80f, 0.43f},  {0.86f, 0.445f}, {0.945f, 0.26f},
                                     {1.00f, 0.18f}};
  for (std::size_t i = 1; i < std::size(points); ++i)
    if (light <= points[i].from)
      return points[i - 1].to +
             (points[i].to - points[i - 1].to) * (light - points[i - 1].from) / (points[i].from - points[i - 1].from);
  return points[std::size(points) - 1].to;
}

}  // namespace

const ClothColours& cloth_colours(Cloth cloth) {
  static constexpr ClothColours all[] = {{rgb(0x44896C), rgb(0x31705A), rgb(0x1E4F3E), rgb(0x123127)},
                                         {rgb(0x9A4A58), rgb(0x7E3444), rgb(0x5A2230), rgb(0x38131E)},
                                         {rgb(0x46689C), rgb(0x33527F), rgb(0x22395D), rgb(0x14233C)},
                                         {rgb(0x6C7884), rgb(0x55616D), rgb(0x3B454F), rgb(0x252C34)}};
  return all[static_cast<std::size_t>(cloth) % std::size(all)];
}

const BackColours& back_colours(Back back) {
  static constexpr BackColours all[] = {{rgb(0x6B2230), rgb(0x4A1420), rgb(0xD8AE5B), rgb(0xF3D58C)},
                                        {rgb(0x24406E), rgb(0x152848), rgb(0xB9C8E2), rgb(0xE8EEF8)},
                                        {rgb(0x22573F), rgb(0x133527), rgb(0xD8C07A), rgb(0xF0DFA6)},
                                        {rgb(0xF1E6CC), rgb(0xDCCBA2), rgb(0x8A5A34), rgb(0xA9743F)}};
  return all[static_cast<std::size_t>(back) % std::size(all)];
}

const WoodColours& wood_colours(Wood wood) {
  static constexpr WoodColours all[] = {{rgb(0x8A5A34), rgb(0x4A2C19), rgb(0xC89A6A)},
                                        {rgb(0xC49A62), rgb(0x8A6236), rgb(0xE8CC9C)},
                                        {rgb(0x94452F), rgb(0x521F17), rgb(0xD08A6C)},
                                        {rgb(0x454042), rgb(0x1D1A1C), rgb(0x8C8488)}};
  return all[static_cast<std::size_t>(wood) % std::size(all)];
}

Colour by_daylight(Colour c) {
  struct Known {
    Colour from = 0, to = 0;
    bool is = false;
  };
  // A screen has a few dozen colours: each is worked out once.
  static Known known[512];
  const Colour plain = c & 0xFFFFFFU;
  Known& k = known[(plain * 2654435761U) >> 23];
  if (!k.is || k.from != plain) {
    Shade shade = shade_of(plain);
    shade.light = turned(shade.light);
    // Paper is a little warm, whatever its colour was.
    const float paper = std::clamp((shade.light - 0.80f) / 0.12f, 0.0f, 1.0f);
    shade.a = shade.a * (1 - 0.82f * paper) + 0.002f * paper;
    shade.b = shade.b * (1 - 0.82f * paper) + 0.017f * paper;
    k = {plain, colour_of_shade(shade) & 0xFFFFFFU, true};
  }
  return k.to | (c & 0xFF000000U);
}

}  // namespace mathom::ui
