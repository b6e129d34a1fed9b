#include "shell/ui/people/person.h"

#include <array>
#include <cstdint>

namespace mathom::ui {
namespace {

constexpr std::array<Colour, 6> kSkins{rgb(0xF3D0B0), rgb(0xEBBE98), rgb(0xD9A577),
                                       rgb(0xB97F53), rgb(0x96623C), rgb(0x6F4629)};
constexpr std::array<Colour, 7> kHairs{rgb(0x2B201C), rgb(0x4A2E1E), rgb(0x7A4322), rgb(0xA9652C),
                                       rgb(0xE0B556), rgb(0x9B9794), rgb(0xA63A22)};
constexpr std::array<Colour, 8> kCloths{rgb(0x1F6B50), rgb(0x8C2F39), rgb(0x2E5A94), rgb(0x6C3F86),
                                        rgb(0xB0642C), rgb(0x3E6E74), rgb(0x7A6A2C), rgb(0x54616B)};
constexpr Colour kLinen = rgb(0xF4ECD8), kStraw = rgb(0xE6C46C), kFur = rgb(0x5A3B26);

// FNV-1a: names that differ by a few letters get different faces.
std::uint32_t number_of(std::string_view name) {
  std::uint32_t h = 2166136261U;
  for (const char c : name) h = (h ^ static_cast<unsigned char>(c)) * 16777619U;
  return h ^ h >> 15;
}

struct Known {
  std::string_view name;
  Person person;
};

// The program's own opponents have faces that suit their names.
constexpr std::array<Known, 7> kKnown{{
    {"Nadia", {kSkins[3], kHairs[0], kLinen, kCloths[2], kCloths[2], Hair::bun, Hat::band, Beard::none, false}},
    {"Oleg", {kSkins[1], kHairs[2], kCloths[1], kLinen, kFur, Hair::cropped, Hat::fur, Beard::full, false}},
    {"Pia", {kSkins[0], kHairs[4], kCloths[6], kLinen, kStraw, Hair::braids, Hat::straw, Beard::none, true}},
    {"Quentin", {kSkins[1], kHairs[5], kCloths[7], kLinen, kCloths[7], Hair::bald, Hat::none, Beard::moustache, false}},
    {"Rosa", {kSkins[2], kHairs[1], kCloths[1], kStraw, kCloths[4], Hair::curls, Hat::scarf, Beard::none, false}},
    {"Sami", {kSkins[4], kHairs[0], kCloths[5], kLinen, kCloths[0], Hair::cropped, Hat::none, Beard::pointed, false}},
    {"Thea", {kSkins[0], kHairs[6], kCloths[3], kLinen, kCloths[3], Hair::bob, Hat::hood, Beard::none, true}},
}};

}  // namespace

Person person_of(std::string_view name) {
  for (const Known& k : kKnown)
    if (k.name == name) return k.person;
  std::uint32_t n = number_of(name);
  const auto pick = [&](std::uint32_t of) {
    const std::uint32_t at = n % of;
    n = n / of * 2654435761U + 97;
    n ^= n >> 13;
    return at;
  };
  Person p;
  p.skin = kSkins[pick(6)];
  p.hair_colour = kHairs[pick(7)];
  p.clothes = kCloths[pick(8)];
  p.trim = pick(3) == 0 ? kStraw : kLinen;
  p.hair = static_cast<Hair>(pick(7));
  p.hat = static_cast<Hat>(pick(7));
  p.hat_colour = p.hat == Hat::straw ? kStraw : p.hat == Hat::fur ? kFur : kCloths[pick(8)];
  // Long hair never comes with a beard, because both would hide the face.
  if (p.hair == Hair::bald || p.hair == Hair::cropped) p.beard = static_cast<Beard>(pick(4));
  p.freckles = pick(4) == 0;
  return p;
}

}  // namespace mathom::ui
