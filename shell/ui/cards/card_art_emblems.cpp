// The emblems of the trumps: one thing for each number, in gold on the evening that all of them share. Our own designs,
// each in a box from -24 to 24, told apart by outline alone.
#include "shell/ui/cards/card_art.h"
#include "shell/ui/cards/card_face.h"

namespace mathom::ui {
namespace {

namespace emblem {

constexpr Colour kPale = rgb(0xFBE7AE), kGilt = rgb(0xD9A13A), kDusk = rgb(0x2A0C48);

// A pen that paints in gold, lighter above, and draws details in the colour of the dusk.
class Gilder {
 public:
  explicit Gilder(const Pen& pen) : pen_(pen) {}
  void part(std::string_view path) const { pen_.fill(drawn(path), gold()); }
  void dark(std::string_view path) const { pen_.fill(drawn(path), kDusk); }
  void line(std::string_view path, float width) const { pen_.stroke(line_from_path(path), kGilt, width, false); }
  void cut(std::string_view path, float width) const { pen_.stroke(line_from_path(path), kDusk, width, false); }
  void disc(Vec at, float radius) const { pen_.disc(at, radius, gold()); }
  void hole(Vec at, float radius) const { pen_.disc(at, radius, kDusk); }
  void ring(Vec at, float radius, float width) const { pen_.ring(at, radius, kGilt, width); }
  // The same part n times around the middle.
  void around(std::string_view path, int n, float first = 0) const {
    for (int i = 0; i < n; ++i)
      pen_.through(turn(first + 2 * kPi * static_cast<float>(i) / static_cast<float>(n))).fill(drawn(path), gold());
  }
  const Pen& pen() const { return pen_; }

 private:
  static Paint gold() { return {kPale, kGilt, {0, -24}, {0, 24}}; }
  Pen pen_;
};

void candle(const Gilder& g) {
  g.part("M-5 -2 L5 -2 L5 16 L-5 16 Z");
  g.part("M0 -22 C7 -13 7 -7 0 -5 C-7 -7 -7 -13 0 -22 Z");
  g.dark("M0 -14 C3 -10 3 -8 0 -7 C-3 -8 -3 -10 0 -14 Z");
  g.part("M-16 15 L16 15 C15 22 8 23 0 23 C-8 23 -15 22 -16 15 Z");
  g.ring({17, 16}, 4.5f, 2);
}

void leaf(const Gilder& g) {
  g.part("M0 -23 C18 -14 19 8 0 18 C-19 8 -18 -14 0 -23 Z");
  g.line("M0 12 L0 24", 2.4f);
  g.cut("M0 -15 L0 17", 1.4f);
  for (const float y : {-6.0f, 1.0f, 8.0f}) {
    const Vec left[] = {{-9 + std::abs(y - 1) * 0.3f, y - 5}, {0, y}, {9 - std::abs(y - 1) * 0.3f, y - 5}};
    g.pen().stroke(left, kDusk, 1.1f, false);
  }
}

void bell(const Gilder& g) {
  g.ring({0, -20}, 3, 1.8f);
  g.part("M0 -18 C12 -17 11 -2 13 7 C14 11 17 13 19 15 L-19 15 C-17 13 -14 11 -13 7 C-11 -2 -12 -17 0 -18 Z");
  g.disc({0, 18.5f}, 4);
  g.cut("M-14 10 Q0 13 14 10", 1.3f);
}

void lantern(const Gilder& g) {
  g.ring({0, -18}, 4.5f, 2);
  g.part("M-9 -13 L9 -13 L12 -7 L-12 -7 Z");
  g.part("M-11 -7 L11 -7 L9 17 L-9 17 Z");
  g.dark("M-8 -4 L8 -4 L6.4 14 L-6.4 14 Z");
  g.part("M0 -2 C5 4 5 9 0 12 C-5 9 -5 4 0 -2 Z");
  g.part("M-12 17 L12 17 L10 22 L-10 22 Z");
}

void key(const Gilder& g) {
  g.disc({0, -14}, 9);
  g.hole({0, -14}, 4.6f);
  g.part("M-2.6 -6 L2.6 -6 L2.6 23 L-2.6 23 Z");
  g.part("M2 10 L10 10 L10 14 L2 14 Z");
  g.part("M2 17 L12 17 L12 22 L2 22 Z");
}

void anchor(const Gilder& g) {
  g.ring({0, -18}, 4.4f, 2.4f);
  g.part("M-2.4 -14 L2.4 -14 L2.4 18 L-2.4 18 Z");
  g.part("M-11 -9 L11 -9 L11 -5 L-11 -5 Z");
  g.part("M-20 4 C-16 17 -8 19 0 19 C8 19 16 17 20 4 L22 12 C16 23 8 24 0 24 C-8 24 -16 23 -22 12 Z");
}

void wheel(const Gilder& g) {
  g.ring({0, 0}, 19, 4.2f);
  g.around("M-1.5 -18 L1.5 -18 L1.5 -4 L-1.5 -4 Z", 8);
  g.disc({0, 0}, 6);
  g.hole({0, 0}, 2.2f);
  for (int i = 0; i < 8; ++i) {
    const float a = 2 * kPi * static_cast<float>(i) / 8;
    g.disc({std::cos(a) * 22, std::sin(a) * 22}, 2);
  }
}

void scales(const Gilder& g) {
  g.part("M-1.8 -20 L1.8 -20 L1.8 17 L-1.8 17 Z");
  g.disc({0, -20}, 3.2f);
  g.line("M-17 -13 L17 -13", 2.6f);
  for (const float x : {-17.0f, 17.0f}) {
    const Vec strings[] = {{x - 7, 4}, {x, -13}, {x + 7, 4}};
    g.pen().stroke(strings, kGilt, 1.2f, false);
    const Gilder pan(g.pen().through(shift({x, 4})));
    pan.part("M-8 0 L8 0 C7 6 3 7 0 7 C-3 7 -7 6 -8 0 Z");
  }
  g.part("M-10 22 C-9 17 -4 16 0 16 C4 16 9 17 10 22 Z");
}

void hourglass(const Gilder& g) {
  g.part("M-14 -23 L14 -23 L14 -18 L-14 -18 Z");
  g.part("M-14 18 L14 18 L14 23 L-14 23 Z");
  g.part("M-11 -18 L11 -18 C11 -8 4 -4 2 0 C4 4 11 8 11 18 L-11 18 C-11 8 -4 4 -2 0 C-4 -4 -11 -8 -11 -18 Z");
  g.dark("M-8 -15 L8 -15 C8 -11 6 -9 5 -8 L-5 -8 C-6 -9 -8 -11 -8 -15 Z");
  g.dark("M0 3 C3 6 8 9 8 12 C4 9 -4 9 -8 12 C-8 9 -3 6 0 3 Z");
}

void ship(const Gilder& g) {
  g.part("M-21 9 L21 9 C18 18 12 19 8 19 L-8 19 C-12 19 -18 18 -21 9 Z");
  g.part("M-1.3 -23 L1.3 -23 L1.3 9 L-1.3 9 Z");
  g.part("M3 -20 C15 -14 17 -4 17 5 L3 5 Z");
  g.part("M-3 -16 C-10 -10 -14 -3 -14 5 L-3 5 Z");
  g.line("M-24 22 Q-18 18 -12 22 Q-6 25 0 22 Q6 18 12 22 Q18 25 24 22", 1.8f);
}

void fire(const Gilder& g) {
  g.part(
      "M1 -23 C4 -13 15 -8 14 5 C13 14 7 18 0 18 C-8 18 -14 13 -14 5 C-14 -2 -9 -5 -8 -11 C-4 -9 -3 -6 -3 -3 C1 -8 2 "
      "-15 1 -23 Z");
  g.dark("M0 -2 C5 3 7 7 5 11 C4 14 2 15 0 15 C-4 15 -6 12 -5 9 C-4 6 -1 3 0 -2 Z");
  g.part("M-18 17 L-15 14 L18 21 L16 24 Z");
  g.part("M18 17 L15 14 L-18 21 L-16 24 Z");
}

void tree(const Gilder& g) {
  g.part("M-2.6 4 L2.6 4 C3 14 5 19 9 23 L-9 23 C-5 19 -3 14 -2.6 4 Z");
  for (const Vec v : {Vec{0, -14}, Vec{-10, -7}, Vec{10, -7}, Vec{-5, 0}, Vec{6, 0}}) g.disc(v, 8.4f);
  for (const Vec v : {Vec{-2, -16}, Vec{-10, -6}, Vec{9, -9}, Vec{-3, -3}, Vec{5, 1}}) g.hole(v, 1.5f);
}

void rose(const Gilder& g) {
  g.line("M0 2 C1 10 -1 16 0 24", 2);
  g.part("M0 17 C7 10 13 12 16 9 C15 18 8 20 0 19 Z");
  g.around("M0 0 C8 0 9 -12 0 -14 C-9 -12 -8 0 0 0 Z", 1);
  const Gilder top(g.pen().through(shift({0, -8})));
  top.around("M0 -2 C9 -3 9 -14 0 -15 C-9 -14 -9 -3 0 -2 Z", 5);
  top.hole({0, 0}, 6);
  top.disc({0, 0}, 4.6f);
  top.cut("M-2.6 0 C-2 -3 2 -3 2.4 0 C2 2.4 -1 2.4 -0.6 0.6", 1);
}

void goblet(const Gilder& g) {
  g.part(
      "M-15 -21 L15 -21 C16 -7 10 1 2.6 3 L2.6 14 C8 15 11 18 12 22 L-12 22 C-11 18 -8 15 -2.6 14 L-2.6 3 C-10 1 -16 "
      "-7 -15 -21 Z");
  g.dark("M-11.5 -17 L11.5 -17 C11.5 -14 10 -13 8 -13 L-8 -13 C-10 -13 -11.5 -14 -11.5 -17 Z");
  g.hole({0, 8}, 1.6f);
}

void mountains(const Gilder& g) {
  g.disc({13, -14}, 6);
  g.part("M-24 20 L-6 -16 L6 6 L11 -1 L24 20 Z");
  g.dark("M-6 -16 L-11.5 -5 L-8 -8 L-5.5 -4 L-3 -7.5 L0 -5 Z");
  g.line("M-24 23 L24 23", 1.6f);
}

void tower(const Gilder& g) {
  g.part("M-9 -8 L9 -8 L11 22 L-11 22 Z");
  g.part("M-12 -16 L-7 -16 L-7 -12 L-2.5 -12 L-2.5 -16 L2.5 -16 L2.5 -12 L7 -12 L7 -16 L12 -16 L12 -7 L-12 -7 Z");
  g.line("M0 -16 L0 -24", 1.4f);
  g.part("M0 -24 L9 -21.5 L0 -19 Z");
  g.dark("M-3 22 L-3 15 C-3 11 3 11 3 15 L3 22 Z");
  g.dark("M-1.6 -2 L1.6 -2 L1.6 5 L-1.6 5 Z");
}

void star(const Gilder& g) {
  g.around("M0 -23 L4.6 -5 L-4.6 -5 Z", 4);
  g.around("M0 -15 L3.6 -4 L-3.6 -4 Z", 4, kPi / 4);
  g.disc({0, 0}, 7);
  g.hole({0, 0}, 3);
  g.disc({0, 0}, 1.6f);
}

void moon(const Gilder& g) {
  g.part("M5 -21 C-15 -20 -20 2 -11 13 C-3 22 11 21 17 12 C4 15 -5 7 -5 -4 C-5 -12 -1 -18 5 -21 Z");
  const Gilder small(g.pen().through(shift({12, -8}) * stretch(0.34f, 0.34f)));
  star(small);
  g.disc({18, 4}, 1.4f);
}

void compass(const Gilder& g) {
  g.ring({0, 0}, 20, 2.2f);
  g.around("M-1 -20 L1 -20 L1 -16 L-1 -16 Z", 8);
  g.part("M0 -17 L5 0 L-5 0 Z");
  g.pen().fill(drawn("M0 17 L5 0 L-5 0 Z"), rgb(0xA9743F));
  g.disc({0, 0}, 2.8f);
  g.hole({0, 0}, 1.2f);
}

void comet(const Gilder& g) {
  g.line("M-22 -16 C-10 -16 -2 -10 4 -2", 1.6f);
  g.line("M-20 -5 C-12 -7 -5 -4 2 3", 1.6f);
  g.line("M-8 -22 C-1 -20 5 -13 8 -4", 1.6f);
  const Gilder head(g.pen().through(shift({9, 8})));
  head.around("M0 -14 L4 -3 L-4 -3 Z", 5);
  head.disc({0, 0}, 5.4f);
}

void sun(const Gilder& g) {
  g.around("M0 -24 L4.4 -14 L-4.4 -14 Z", 8);
  g.around("M0 -21 C3 -18 2 -16 1 -14 L-1 -14 C-2 -16 -3 -18 0 -21 Z", 8, kPi / 8);
  g.disc({0, 0}, 13);
  for (const float x : {-4.6f, 4.6f}) g.hole({x, -2}, 1.5f);
  g.cut("M-5 4 Q0 8.6 5 4", 1.4f);
}

}  // namespace emblem
}  // namespace

void draw_trump_emblem(const Pen& art, int number) {
  using namespace emblem;
  using Draw = void (*)(const Gilder&);
  static constexpr Draw all[] = {candle, leaf, bell,   lantern,   key,   anchor, wheel, scales,  hourglass, ship, fire,
                                 tree,   rose, goblet, mountains, tower, star,   moon,  compass, comet,     sun};
  static_assert(std::size(all) == 21);
  all[std::clamp(number, 1, 21) - 1](Gilder(art));
}

}  // namespace mathom::ui
