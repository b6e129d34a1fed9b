// Pictures of the cards with names: a few shapes each, of our own making.
#include "games/lotr_board/content/content.h"
#include "shell/tables/lotr_board/pictures/face.h"
#include "shell/tables/lotr_board/pictures/signs.h"
#include "shell/ui/cards/card_art.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

constexpr ui::Colour kSteel = rgb(0xB8C2CA), kWood = rgb(0x7C5230), kGreen = rgb(0x3F7A4A), kSkin = rgb(0xF0D2B0),
                     kCloth = rgb(0x5B6E8C), kWine = rgb(0x7A2A3A), kPale = rgb(0xF6F2E4);

void head(const Brush& b, ui::Colour robe) {
  b.part("M-24 34 C-24 12 -12 4 0 4 C12 4 24 12 24 34 Z", robe);
  b.oval({0, -8}, 10, 12, kSkin);
  b.dot({-3.6f, -9}, 1.2f, kInk);
  b.dot({3.6f, -9}, 1.2f, kInk);
}
void wizard(const Brush& b) {
  head(b, rgb(0x8C939C));
  b.part("M-9 -2 C-8 18 8 18 9 -2 C5 4 -5 4 -9 -2 Z", rgb(0xE8E6DF));
  b.part("M-20 -15 C-10 -19 10 -19 20 -15 L6 -19 L2 -40 L-8 -19 Z", rgb(0x5C6470));
}
void king(const Brush& b) {
  head(b, rgb(0x38503A));
  b.part("M-11 -10 C-14 4 -12 8 -13 12 L-9 4 Z", rgb(0x4A3220));
  b.part("M11 -10 C14 4 12 8 13 12 L9 4 Z", rgb(0x4A3220));
  b.part("M-12 -16 L-13 -30 L-6 -23 L0 -34 L6 -23 L13 -30 L12 -16 Z", ui::kGold);
}
void lady(const Brush& b) {
  b.part("M-14 -12 C-20 10 -18 22 -20 34 L20 34 C18 22 20 10 14 -12 Z", rgb(0xE2C26A));
  head(b, kPale);
  b.line("M-10 -16 C-4 -20 4 -20 10 -16", kGoldDeep, 2);
  b.dot({0, -19}, 2.4f, rgb(0x6EC6FF));
}
void warrior(const Brush& b) {
  head(b, kCloth);
  b.part("M-13 -6 L-13 -14 C-13 -32 13 -32 13 -14 L13 -6 L8 -9 L8 -15 L-8 -15 L-8 -9 Z", kSteel);
  b.part("M-3 -28 C-2 -38 8 -40 16 -36 C10 -34 6 -30 3 -27 Z", kWine);
}
void archer(const Brush& b) {
  head(b, kGreen);
  b.part("M-12 -6 C-16 -30 16 -30 12 -6 C8 -16 -8 -16 -12 -6 Z", rgb(0x2C5C38));
  b.line("M22 -34 C36 -12 36 12 22 34", kWood, 3);
  b.line("M22 -34 L22 34", kInk, 1);
}
void axe(const Brush& b) {
  b.part("M-3 -30 L3 -30 L3 34 L-3 34 Z", kWood);
  b.part("M3 -28 C20 -34 28 -20 26 -4 C18 -10 10 -10 3 -8 Z", kSteel);
  b.part("M-3 -28 C-20 -34 -28 -20 -26 -4 C-18 -10 -10 -10 -3 -8 Z", kSteel);
}
void horn(const Brush& b) {
  b.part("M-28 -22 C-8 30 22 28 30 -20 C24 8 0 10 -14 -24 Z", rgb(0xEFE3C4));
  b.part("M-30 -24 C-26 -30 -16 -30 -13 -25 L-16 -18 L-27 -18 Z", kGoldDeep);
}
void sword(const Brush& b) {
  const Brush t(b.pen().through(turn(0.5f)));
  t.part("M0 -36 L5 -28 L5 16 L-5 16 L-5 -28 Z", kSteel);
  t.part("M-17 14 L17 14 L17 20 L-17 20 Z", kGoldDeep);
  t.part("M-3.5 20 L3.5 20 L3.5 34 L-3.5 34 Z", kWood);
}
void flask(const Brush& b) {
  b.part("M-6 -30 L6 -30 L6 -14 C20 -6 22 26 12 32 L-12 32 C-22 26 -20 -6 -6 -14 Z", rgb(0xBFE0E8));
  b.bare("M-15 8 C-6 4 6 12 15 8 C17 18 15 26 10 29 L-10 29 C-15 26 -17 18 -15 8 Z", rgb(0xE2A63C));
  b.part("M-5 -36 L5 -36 L5 -28 L-5 -28 Z", kWood);
}
void shirt(const Brush& b) {
  b.part("M-12 -28 C-6 -22 6 -22 12 -28 L28 -18 L22 -4 L15 -8 L17 32 L-17 32 L-15 -8 L-22 -4 L-28 -18 Z",
         rgb(0xD6DEE4));
  for (int y = 0; y < 4; ++y)
    for (int x = -1; x <= 1; ++x)
      b.pen().ring({static_cast<float>(x) * 9 + (y % 2 != 0 ? 4.0f : 0.0f), -8 + static_cast<float>(y) * 10}, 3.6f,
                   rgb(0x7C8C98), 1.2f);
}
void staff(const Brush& b) {
  const Brush t(b.pen().through(turn(0.3f)));
  t.part("M-2.5 -20 L2.5 -20 L3 36 L-3 36 Z", kWood);
  t.part("M-10 -20 C-14 -34 -4 -40 0 -32 C4 -40 14 -34 10 -20 C4 -26 -4 -26 -10 -20 Z", kWood);
  t.dot({0, -26}, 5, rgb(0xFFF3B0));
}
void leaf(const Brush& b) {
  b.part("M0 32 C-30 16 -26 -20 0 -34 C26 -20 30 16 0 32 Z", kGreen);
  b.line("M0 34 L0 -24 M0 8 L-14 -4", rgb(0xDDF0C8), 2);
  b.line("M0 8 L-14 -4", rgb(0xDDF0C8), 1.6f);
  b.line("M0 8 L14 -4", rgb(0xDDF0C8), 1.6f);
  b.line("M0 -6 L12 -16", rgb(0xDDF0C8), 1.6f);
}
void book(const Brush& b) {
  b.part("M-28 -20 C-18 -26 -6 -24 0 -18 C6 -24 18 -26 28 -20 L28 24 C18 18 6 20 0 26 C-6 20 -18 18 -28 24 Z", kPale);
  b.line("M0 -18 L0 26", kInk, 1.4f);
  for (const float y : {-10.0f, -1.0f, 8.0f}) {
    const Vec left[] = {{-22, y}, {-6, y + 3}}, right[] = {{22, y}, {6, y + 3}};
    b.pen().stroke(left, rgb(0x8C7A5A), 1.6f, false);
    b.pen().stroke(right, rgb(0x8C7A5A), 1.6f, false);
  }
}
void pipe(const Brush& b) {
  b.part("M-30 -8 L-26 -12 L8 14 L4 20 Z", kWood);
  b.part("M4 2 L24 2 C26 20 20 28 12 28 C4 28 2 18 4 2 Z", rgb(0x8A5A2B));
  b.line("M14 -4 C8 -14 20 -18 14 -30", rgb(0x8C939C), 3);
}
void chest(const Brush& b) {
  b.part("M-24 -8 L24 -8 L24 26 L-24 26 Z", kWood);
  b.part("M-24 -8 C-24 -26 24 -26 24 -8 Z", rgb(0x96683A));
  b.part("M-5 -12 L5 -12 L5 2 L-5 2 Z", ui::kGold);
}
void rope(const Brush& b) {
  for (const float r : {26.0f, 20.0f, 14.0f}) {
    b.pen().ring({0, 0}, r, rgb(0x5A4A36), 6);
    b.pen().ring({0, 0}, r, rgb(0xC9C4B4), 4.4f);
  }
  b.line("M18 18 C24 26 22 32 30 34", rgb(0xC9C4B4), 5);
}
void cloak(const Brush& b) {
  b.part("M0 -34 C14 -30 14 -16 10 -10 C22 4 26 20 26 34 L-26 34 C-26 20 -22 4 -10 -10 C-14 -16 -14 -30 0 -34 Z",
         rgb(0x6F8A7C));
  b.part("M0 -26 C8 -22 8 -12 0 -8 C-8 -12 -8 -22 0 -26 Z", rgb(0x2A362F));
  b.part("M0 -8 C6 -8 8 -2 0 4 C-8 -2 -6 -8 0 -8 Z", kGreen);
}
void boat(const Brush& b) {
  b.part("M-32 0 C-16 8 16 8 32 0 C30 16 16 24 0 24 C-16 24 -30 16 -32 0 Z", rgb(0xB9A98A));
  b.part("M-32 0 C-34 -10 -28 -16 -24 -14 L-24 3 Z", rgb(0xB9A98A));
  b.line("M-30 28 C-18 34 -8 24 2 30 C12 36 22 26 32 30", rgb(0x4F86A8), 2.6f);
}
void bow(const Brush& b) {
  b.line("M-14 -34 C22 -20 22 20 -14 34", kWood, 4);
  b.line("M-14 -34 L-14 34", kInk, 1.2f);
  b.line("M-26 0 L26 0", rgb(0x8A5A2B), 2.4f);
  b.part("M26 0 L16 -6 L18 0 L16 6 Z", kSteel);
}
void gem(const Brush& b) {
  b.part("M-18 -20 L18 -20 L30 -4 L0 32 L-30 -4 Z", rgb(0x49B07A));
  b.bare("M-18 -20 L0 -4 L-30 -4 Z", rgb(0x9CE6BE));
  b.bare("M18 -20 L0 -4 L30 -4 Z", rgb(0x2C8A5C));
  b.bare("M0 -4 L30 -4 L0 32 Z", rgb(0x227048));
}
void phial(const Brush& b) {
  for (int i = 4; i >= 1; --i) b.pen().disc({0, 4}, 9.0f * static_cast<float>(i), rgb(0xFFF6C8, 46));
  b.part("M-4 -28 L4 -28 L4 -14 C12 -6 12 22 0 30 C-12 22 -12 -6 -4 -14 Z", rgb(0xEAF6FF));
  b.dot({0, 8}, 6, rgb(0xFFF3B0));
}
void wafer(const Brush& b) {
  b.part("M0 30 C-30 22 -34 -16 -8 -28 C-2 -30 2 -30 8 -28 C34 -16 30 22 0 30 Z", kGreen);
  b.part("M-18 -12 L14 -18 L20 12 L-12 18 Z", rgb(0xF3DFA8));
  b.line("M-2 -15 L4 15 M0 0 L4 4", rgb(0xB58A3C), 1.6f);
}
void belt(const Brush& b) {
  b.line("M-32 -6 C-16 14 16 14 32 -6", rgb(0xD9A13A), 9);
  b.line("M-32 -6 C-16 14 16 14 32 -6", rgb(0xF6E0A0), 2);
  b.part("M-9 2 L9 2 L9 18 L-9 18 Z", kPale);
  b.dot({0, 10}, 4, rgb(0x6EC6FF));
}
void horse(const Brush& b) {
  b.part("M-10 34 C-14 12 -6 0 -12 -8 C-22 -2 -28 0 -30 -6 C-24 -18 -16 -28 -4 -32 L0 -38 L6 -30 C20 -20 26 6 26 34 Z",
         rgb(0xE4E2DA));
  b.part("M2 -32 C20 -24 30 0 28 34 L20 34 C20 8 14 -12 0 -24 Z", rgb(0x9A958A));
  b.dot({-10, -20}, 2, kInk);
}
void gollum(const Brush& b) {
  b.part("M-26 34 C-30 2 -22 -26 0 -28 C22 -26 30 2 26 34 Z", rgb(0x8A9A86));
  for (const float x : {-10.0f, 10.0f}) {
    b.oval({x, -6}, 8.5f, 9, rgb(0xF4F0C8));
    b.dot({x, -5}, 3.4f, kInk);
  }
  b.line("M-8 14 C-3 18 3 18 8 14", kInk, 1.6f);
}
void ghost(const Brush& b) {
  b.part("M-24 34 C-26 -10 -16 -30 0 -30 C16 -30 26 -10 24 34 L14 26 L6 34 L-4 26 L-14 34 Z", rgb(0xBFE0D2, 220));
  b.part("M-10 -26 L-12 -38 L-4 -32 L0 -40 L4 -32 L12 -38 L10 -26 Z", rgb(0x8FB8A6));
  b.dot({-6, -12}, 3, rgb(0x1E3A30));
  b.dot({6, -12}, 3, rgb(0x1E3A30));
}
void shield(const Brush& b) {
  b.part("M-24 -26 L24 -26 L24 4 C22 22 10 30 0 36 C-10 30 -22 22 -24 4 Z", rgb(0x2F6B46));
  b.part("M-6 18 C-12 2 -4 -6 -10 -12 C-4 -20 10 -18 12 -6 C14 4 10 12 12 18 Z", kPale);
}
void drum(const Brush& b) {
  b.part("M-22 -12 L22 -12 L18 28 L-18 28 Z", kWood);
  b.oval({0, -12}, 22, 8, rgb(0xEFE3C4));
  b.line("M-22 -10 L-6 26 L8 -4 L20 26", rgb(0xEFE3C4), 1.8f);
}

struct Motif {
  std::string_view word;
  void (*draw)(const Brush&);
};
constexpr Motif kMotifs[] = {{"gandalf", wizard},     {"aragorn", king},
                             {"gimli", axe},          {"legolas", archer},
                             {"boromir", horn},       {"anduril", sword},
                             {"glamdring", sword},    {"sting", sword},
                             {"miruvor", flask},      {"mithril", shirt},
                             {"staff", staff},        {"athelas", leaf},
                             {"book", book},          {"pipe", pipe},
                             {"arwen", lady},         {"galadriel", lady},
                             {"box-of-earth", chest}, {"elven-rope", rope},
                             {"elven-cloak", cloak},  {"boat", boat},
                             {"brooch", leaf},        {"bow", bow},
                             {"elessar", gem},        {"phial", phial},
                             {"lembas", wafer},       {"belt", belt},
                             {"shadowfax", horse},    {"riders-of-rohan", horse},
                             {"theoden", king},       {"eomer", warrior},
                             {"faramir", archer},     {"gollum", gollum},
                             {"ghan", drum},          {"army-of-the-dead", ghost},
                             {"eowyn", shield}};

// Of Gandalf's cards each shows what it does.
void draw_help(const Pen& pen, int print) {
  const Vec m{19, 19};
  const std::string_view what = facts_of(print).word;
  pen.disc(m, 20, rgb(0x3B4862));
  pen.disc(m, 18.2f, rgb(0xFBF6EA));
  if (what == "healing") return draw_thing(pen, Thing::purity, m, 27);
  if (what == "persistence") return draw_thing(pen, Thing::cards, m, 27);
  if (what == "foresight") return draw_tile_back(pen, around(m, 22, 22));
  if (what == "magic") {
    draw_thing(pen, Thing::next_event, m, 25);
    return pen.stroke(std::vector<Vec>{m + Vec{-12, 12}, m + Vec{12, -12}}, rgb(0xC0281E), 3.2f, false);
  }
  for (const float x : {-7.5f, 7.5f}) draw_symbol(pen, kStar, m + Vec{x, 0}, 15, rgb(0x3B4862));
}

}  // namespace

void draw_motif(const Pen& art, int print) {
  const Brush b(art);
  if (print >= kFirstGandalf) return wizard(b), draw_help(art, print);
  for (const Motif& m : kMotifs)
    if (m.word == facts_of(print).word) return m.draw(b);
  sword(b);
}

}  // namespace mathom::lotr_board
