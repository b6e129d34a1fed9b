// What the house looks like: colours, steps and the suits' and seats' own signs. Values only, no drawing.
#pragma once
#include <array>
#include <cstdint>

namespace mathom::ui {

// 0xAABBGGRR, the order the renderer wants.
using Colour = std::uint32_t;
constexpr Colour rgb(std::uint32_t hex, int alpha = 255) {
  return (hex >> 16 & 255U) | (hex & 0xFF00U) | (hex & 255U) << 16 | static_cast<Colour>(alpha) << 24;
}
Colour mix(Colour a, Colour b, float t);
Colour faded(Colour c, float alpha);

inline constexpr float kStep = 8;        // distances are multiples of this
inline constexpr float kTouch = 44;      // no smaller target for a finger
inline constexpr float kRound = 12;      // corners of panels and buttons
inline constexpr float kLeastType = 12;  // no smaller words

inline constexpr Colour kFelt = rgb(0x17352B), kFeltLight = rgb(0x2B5A48), kFeltDark = rgb(0x0C2019);
inline constexpr Colour kBar = rgb(0x0D1A15), kPanel = rgb(0x12221C, 232), kPanelSolid = rgb(0x13241E),
                        kPanelEdge = rgb(0xFFFFFF, 18);
inline constexpr Colour kText = rgb(0xF3EDE0), kTextSoft = rgb(0xB4C0B6), kTextFaint = rgb(0x8C9C91);
inline constexpr Colour kGold = rgb(0xF2C14E), kGoldDeep = rgb(0xD9A13A), kGoldInk = rgb(0x1B1A12);
inline constexpr Colour kLink = rgb(0x6EC6FF), kFocus = rgb(0x7FD0FF), kWarn = rgb(0xFF8A7A), kGood = rgb(0x8FD9A8);
inline constexpr Colour kButton = rgb(0x21493C), kButtonEdge = rgb(0x3E6F5E), kButtonOff = rgb(0x1B332B);
inline constexpr Colour kCard = rgb(0xFBF6EA), kCardShade = rgb(0xF1E8D3), kCardEdge = rgb(0xC9B98F),
                        kInk = rgb(0x2A241C);

enum class Suit : std::uint8_t { spade, heart, diamond, club, trump };
inline constexpr int kSuits = 5;

struct SuitColours {
  std::array<Colour, kSuits> on_card, on_table;
};
const SuitColours& suit_colours(bool four_colours);

// Seats are told apart by colour and by shape: never by colour alone.
enum class Badge : std::uint8_t { circle, square, triangle, pentagon, hexagon, diamond };
struct SeatSign {
  Colour colour;
  Badge badge;
};
SeatSign seat_sign(int seat);

// How things change over time. Milliseconds; a speed divides them, zero means at once.
inline constexpr float kFlight = 180, kTrickRest = 900, kTrickLeave = 220, kCountUp = 250;
inline constexpr float kLift = 14;  // how far a chosen card stands out
float ease_out(float t);
float ease_in_out(float t);

}  // namespace mathom::ui
