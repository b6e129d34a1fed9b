#include "shell/tables/common/seat_plate.h"

#include <algorithm>
#include <cmath>

#include "shell/ui/cards/suits.h"
#include "shell/ui/people/person.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kPlateLine = 1.3f;  // of the letters' height

// On a narrow plate the words come first, and the face is smaller.
float plate_face(const Canvas& c, Rect r) { return std::min(r.h, r.w * (r.w < c.em(130) ? 0.32f : 0.42f)); }

// The cards that a seat holds, seen from the back: a small fan below the plate.
void draw_fan(const Canvas& c, Rect box, int n) {
  const float wide = c.em(19), high = wide * 1.5f, room = box.w - wide - 10;
  const float step = n > 1 ? std::min(wide * 0.5f, room / static_cast<float>(n - 1)) : 0;
  const float middle = box.centre().x + 4, half = static_cast<float>(n - 1) / 2;
  for (int i = 0; i < n; ++i) {
    const float from = static_cast<float>(i) - half;
    const float down = half > 0 ? (from * from) / (half * half) * 3 : 0;
    const Rect card{middle + from * step - wide / 2, box.bottom() + seat_fan_height(c) - high - down, wide, high};
    const Vec foot{card.centre().x, card.y - high};
    const Pen pen = c.pen().through(shift(foot) * turn(from * -0.012f) * shift(foot * -1.0f));
    pen.box(card, 3, kCard);
    pen.frame(grown(card, -0.5f), 3, rgb(0x04120C, 110), 1);
    pen.box(card.inset(2), 2, downwards(pen.backs().field, pen.backs().deep, card));
  }
}

// A brighter part of the ring around a face, which goes round while its owner thinks.
void draw_arc(const Pen& pen, Vec eye, float radius, float turns) {
  std::vector<Vec> line;
  constexpr int kSteps = 14;
  for (int i = 0; i <= kSteps; ++i) {
    const float a = 2 * kPi * (turns + 0.28f * static_cast<float>(i) / kSteps) - kPi / 2;
    line.push_back(eye + Vec{std::cos(a), std::sin(a)} * radius);
  }
  pen.stroke(line, rgb(0xFFF3CF), std::max(2.5f, radius * 0.1f), false);
}

void draw_puck(const Canvas& c, Vec middle, float size, const std::string& letter) {
  c.pen().shadow(around(middle, size, size), size / 2, 6, 2, 0.5f);
  c.pen().disc(middle, size / 2, Paint(kCard, rgb(0xE3D5B0), middle - Vec{0, size / 2}, middle + Vec{0, size / 2}));
  c.pen().ring(middle, size * 0.40f, kGoldDeep, 1.2f);
  c.pen().text_at({Face::strong, std::max(kLeastType, size * 0.5f)}, middle, letter, kGoldInk, Align::centre);
}

// A bubble and the point of its tail.
struct Bubble {
  Rect box;
  Vec tip;
  Type type;
};

Bubble bubble_at(const Canvas& c, Rect r, SpeechSide side, const std::string& words) {
  const float face = plate_face(c, r), down = r.h * 0.07f, gap = 4, tail = 7, along = r.x + face + c.em(14);
  Bubble b;
  b.type = c.type(Face::serif, c.phone() ? 15 : 18);
  b.tip = side == SpeechSide::above   ? Vec{along, r.y + down - gap}
          : side == SpeechSide::below ? Vec{along, r.bottom() - down + gap}
          : side == SpeechSide::right ? Vec{r.right() + gap, r.centre().y}
                                      : Vec{r.x - gap, r.centre().y};
  float wide = c.letters().width(b.type, words), high = b.type.px * 1.9f;
  // Long words take two lines where plates stand close.
  if (c.phone() && wide > c.em(84) && words.find(' ') != std::string::npos) {
    b.type = c.letters().largest(b.type, words, c.em(84), b.type.px * 2.6f);
    wide = c.em(84), high = b.type.px * 2.9f;
  }
  wide += c.em(c.phone() ? 18 : 24);
  b.box = side == SpeechSide::above   ? Rect{b.tip.x - wide * 0.4f, b.tip.y - tail - high, wide, high}
          : side == SpeechSide::below ? Rect{b.tip.x - wide * 0.4f, b.tip.y + tail, wide, high}
          : side == SpeechSide::right ? Rect{b.tip.x + tail, b.tip.y - high / 2, wide, high}
                                      : Rect{b.tip.x - tail - wide, b.tip.y - high / 2, wide, high};
  const Rect screen = c.scene().safe();
  b.box.x = std::clamp(b.box.x, screen.x + 4, std::max(screen.x + 4, screen.right() - b.box.w - 4));
  return b;
}

// The bubble of a spoken word.
void draw_speech(const Canvas& c, Rect plate, SpeechSide side, const std::string& words) {
  const auto [r, tip, type] = bubble_at(c, plate, side, words);
  c.pen().shadow(r, kRound, 12, 4, 0.4f);
  const Colour paper = rgb(0xFFF9EC);
  c.pen().box(r, std::min(kRound, r.h * 0.4f), paper);
  const bool upright = side == SpeechSide::above || side == SpeechSide::below;
  const Vec along = upright ? Vec{6, 0} : Vec{0, 6};
  const Vec root = side == SpeechSide::above   ? Vec{tip.x, r.bottom() - 1}
                   : side == SpeechSide::below ? Vec{tip.x, r.y + 1}
                   : side == SpeechSide::right ? Vec{r.x + 1, tip.y}
                                               : Vec{r.right() - 1, tip.y};
  const bool turned = side == SpeechSide::above || side == SpeechSide::left;
  const Vec tail_line[] = {turned ? root + along : root - along, tip, turned ? root - along : root + along};
  c.pen().convex(tail_line, paper);
  c.fitted("", r.inset(2), type, words, kGoldInk, Align::centre);
}

// Draws the picture of the part at the left, or above if the plate is high. Returns the rest of the plate.
Rect draw_part(const Canvas& c, Rect r, const SeatPlate& plate) {
  const Pen& pen = c.pen();
  pen.shadow(r, kRound, 10, 3, 0.4f);
  pen.box(r, kRound,
          downwards(mix(rgb(0x1A3029, 240), plate.colour, 0.34f), mix(rgb(0x0F1D18), plate.colour, 0.16f), r));
  Rect in = r.inset(3);
  const Rect picture = r.h > r.w * 0.8f ? cut_top(in, in.h * 0.44f) : cut_left(in, std::min(in.h, in.w * 0.32f));
  pen.push_clip(picture);
  plate.portrait(pen, around(picture.centre(), std::max(picture.w, picture.h), std::max(picture.w, picture.h)));
  pen.pop_clip();
  pen.frame(grown(r, -0.5f), kRound, plate.acts ? kGold : mix(plate.colour, kPanelEdge, 0.5f),
            plate.acts ? 2.2f : 1.2f);
  return in;
}

}  // namespace

float seat_plate_height(const Canvas& c) {
  const float most = c.phone() ? 46.0f : 66.0f * c.larger();
  return std::max(most, std::min(c.strong().px * kPlateLine + c.small().px * kPlateLine + kStep, 84.0f * c.larger()));
}

float seat_fan_height(const Canvas& c) { return c.phone() ? 8.0f : c.em(15); }

Rect speech_room(const Canvas& c, Rect r, SpeechSide side, const std::string& words) {
  return bubble_at(c, r, side, words).box;
}

Rect draw_seat_plate(const Canvas& c, Rect r, const SeatPlate& plate, SpeechSide side) {
  if (plate.portrait) return draw_part(c, r, plate);
  const Pen& pen = c.pen();
  const SeatSign sign = seat_sign(plate.seat);
  const float face = plate_face(c, r), radius = face / 2;
  const Vec eye{r.x + radius, r.centre().y};
  Rect box{eye.x, r.y + r.h * 0.07f, r.right() - eye.x, r.h * 0.86f};
  if (plate.fan > 0) draw_fan(c, {r.x + face, box.y, box.right() - r.x - face - 4, box.h}, std::min(plate.fan, 24));
  pen.shadow(box, kRound, 12, 4, 0.45f);
  pen.box(box, kRound + 4, downwards(rgb(0x1C332B, 245), rgb(0x0E1C17, 245), box));
  const bool warm = plate.acts || plate.crown;
  pen.frame(grown(box, -0.5f), kRound + 4, warm ? faded(kGold, plate.acts ? 0.9f : 0.55f) : rgb(0xFFFFFF, 26),
            plate.acts ? 1.8f : 1.0f);
  if (plate.side != 0) pen.box({box.right() - 5, box.y + 6, 3, box.h - 12}, 1.5f, plate.side);
  draw_person(pen, eye, radius - 2, plate.person ? *plate.person : person_of(plate.face),
              {.colour = sign.colour, .badge = sign.badge, .acts = plate.acts, .crown = plate.crown});
  if (plate.thinks >= 0) draw_arc(pen, eye, radius, plate.thinks);
  const float puck = plate.puck.empty() ? 0 : c.phone() ? 18.0f : std::min(c.em(24), r.h * 0.42f);
  if (puck > 0) draw_puck(c, {box.right() - puck * 0.42f, box.centre().y}, puck, plate.puck);
  const float left = r.x + face + (r.w < c.em(130) ? 4.0f : c.em(7));
  Rect in{left, box.y + 3, box.right() - left - std::max(5.0f, puck * 0.95f), box.h - 6};
  const Type wanted = c.type(Face::strong, c.phone() ? 15 : 17);
  const Rect name = cut_top(in, in.h * 0.54f);
  c.fitted("", name, c.letters().largest(wanted, plate.name, name.w, name.h), plate.name,
           plate.acts   ? kGold
           : plate.mate ? mix(kGold, kText, 0.5f)
                        : kText);
  if (plate.speech.empty()) return in;
  draw_speech(c, r, side, plate.speech);
  return in;
}

void draw_score_line(const Canvas& c, Rect line, const std::string& score, Colour colour, int held) {
  const std::string cards = held >= 0 ? std::to_string(held) : std::string();
  Type t = c.type(Face::strong, c.phone() ? 13 : 15), small = c.small();
  const auto whole = [&] {
    const float back = held >= 0 ? small.px * 0.95f + 5 + c.letters().width(small, cards) : 0;
    return c.letters().width(t, score) + back + (score.empty() || held < 0 ? 0.0f : c.em(17));
  };
  while (whole() > line.w && t.px > kLeastType) {
    t.px = std::max(kLeastType, t.px - 0.5f);
    small.px = std::max(kLeastType, small.px - 0.5f);
  }
  float x = line.x;
  const float y = line.centre().y;
  // If both do not fit even in small letters, only the score is shown.
  const bool both = whole() <= line.w + 1;
  if (!score.empty()) {
    c.pen().text_at(t, {x, y}, c.letters().fitted(t, score, line.w), colour);
    x += c.letters().width(t, score) + c.em(8);
    if (!both) return;
    if (held >= 0) c.pen().box({x, y - small.px * 0.5f, 1, small.px}, 0.01f, rgb(0xFFFFFF, 70));
    x += c.em(8);
  }
  if (held < 0) return;
  const Rect back{x, y - small.px * 0.58f, small.px * 0.8f, small.px * 1.16f};
  c.pen().box(back, 2, kCard);
  c.pen().box(back.inset(1.5f), 1.4f, c.pen().backs().field);
  c.pen().text_at(small, {back.right() + 5, y}, cards, kTextSoft);
}

void draw_pill(const Canvas& c, Vec middle, float widest, const std::string& words) {
  Type t = c.type(Face::strong, c.phone() ? 13 : 15);
  t = c.letters().largest(t, words, widest - 16, t.px * 1.5f);
  const float wide = std::min(widest, c.letters().width(t, words) + 22), high = t.px * 1.75f;
  Rect r = around(middle, wide, high);
  const Rect all = c.scene().screen();  // never over its edge
  r.x = std::clamp(r.x, all.x + 4, std::max(all.x + 4, all.right() - 4 - wide));
  c.pen().shadow(r, high / 2, 8, 2, 0.45f);
  c.pen().box(r, high / 2, downwards(rgb(0xF8D77C), rgb(0xE2AC3C), r));
  c.pen().text(t, r, c.letters().fitted(t, words, wide - 10), kGoldInk, Align::centre);
}

}  // namespace mathom
