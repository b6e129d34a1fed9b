// What the paths 6 to 9 look like: from the Seat of Seeing to the Fire.
#include "shell/tables/war_of_the_ring/pictures/scene_parts.h"

namespace mathom::war_of_the_ring {

using namespace ui;
using namespace parts;

namespace {

void amon_hen(const Pen& p) {
  sky(p, rgb(0x8CBCE0), rgb(0xF6EBCB));
  ridge(p, Ridge::hills, rgb(0x9CB4A0), rgb(0x74947C), 0, -6);
  water(p, 62, rgb(0x86BCD4), rgb(0x35749A), rgb(0xFFFFFF));
  for (const float x : {22.0f, 46.0f}) {
    p.fill(x < 30 ? drawn("M14 74 L15 44 L19 38 L22 30 L26 38 L29 44 L30 74 Z")
                  : drawn("M39 72 L40 46 L43 41 L46 34 L49 41 L52 46 L53 72 Z"),
           Paint(rgb(0xC4BEB0), rgb(0x7E7868), {x - 8, 0}, {x + 8, 0}));
    p.disc({x, x < 30 ? 32.0f : 36.0f}, 3.2f, rgb(0xB4AE9E));
  }
  p.fill(drawn("M62 101 C80 80 92 62 112 58 C138 56 160 78 182 101 Z"),
         downwards(rgb(0x7CA25A), rgb(0x46703C), {62, 58, 120, 43}));
  for (const Vec at : {Vec{84, 92}, Vec{98, 84}, Vec{142, 84}, Vec{158, 94}, Vec{128, 94}})
    broad_tree(p, at, 24, rgb(0x5A4226), rgb(0x5E8A3E));
  p.fill(drawn("M108 60 L108 44 L112 40 L118 40 L120 52 L128 52 L128 60 Z"),
         Paint(rgb(0xD6D0C0), rgb(0x8A8474), {108, 0}, {128, 0}));
  p.box({104, 59, 28, 3}, 0, rgb(0xA8A290));
}
void dead_marshes(const Pen& p) {
  sky(p, rgb(0x2E3A34), rgb(0x9AA67C));
  ridge(p, Ridge::downs, rgb(0x5E6A50), rgb(0x3A463A), 0, -16);
  p.box({-40, 70, 280, 40}, 0, downwards(rgb(0x5E6A4A), rgb(0x2A3428), {0, 70, 200, 30}));
  for (const Vec at : {Vec{46, 80}, Vec{104, 76}, Vec{158, 82}, Vec{74, 92}, Vec{134, 94}}) {
    p.convex(ellipse(at, 24, 5, 30), downwards(rgb(0x8A9A86), rgb(0x24302C), {at.x, at.y - 5, 1, 10}));
    p.convex(ellipse(at + Vec{2, 0.6f}, 4.4f, 2.1f, 18), rgb(0xC9D6C4, 150));
    for (const float x : {0.6f, 3.4f}) p.disc(at + Vec{x, 0.4f}, 0.6f, rgb(0x1E2A26));
  }
  for (const Vec at : {Vec{40, 66}, Vec{96, 62}, Vec{118, 70}, Vec{162, 66}, Vec{76, 76}}) {
    glowing(p, at, 2.2f, rgb(0xDFFFC8));
    p.through(shift(at) * stretch(0.5f, 0.5f)).fill(drawn("M0 -12 C5 -4 5 2 0 5 C-5 2 -5 -4 0 -12 Z"), rgb(0xF6FFE4));
  }
  for (int i = 0; i < 26; ++i) {
    const Vec at{static_cast<float>(i * 31 % 200), 74 + static_cast<float>(i * 13 % 26)},
        reed[] = {at, at + Vec{i % 2 == 0 ? 1.6f : -1.6f, -11}};
    p.stroke(reed, rgb(0x8A9058), 0.9f, false);
  }
  mist(p, 56, rgb(0xC9D6B0), 0.35f);
}
void emyn_muil(const Pen& p) {
  sky(p, rgb(0x8A98A6), rgb(0xE9DEC4));
  ridge(p, Ridge::crags, rgb(0xA8A296), rgb(0x7C766A), -24, -14);
  ridge(p, Ridge::crags, rgb(0x8C8474), rgb(0x565044), 16, 0);
  p.fill(drawn("M-60 101 L-60 60 L-10 54 L20 62 L34 56 L48 72 L62 68 L76 101 Z"),
         downwards(rgb(0x7A7262), rgb(0x3E3A32), {-60, 54, 136, 47}));
  p.fill(drawn("M260 101 L260 50 L196 46 L176 58 L158 52 L146 74 L130 70 L118 101 Z"),
         downwards(rgb(0x7A7262), rgb(0x3E3A32), {118, 46, 142, 55}));
  p.stroke(line_from_path("M142 56 C138 70 140 84 134 98"), rgb(0xD6D2C4), 1, false);
  p.box({131, 84, 3.4f, 7}, 1.4f, rgb(0x3F4A34));
  p.disc({132.7f, 82.4f}, 1.9f, rgb(0xE8C7A0));
  p.fill(drawn("M66 101 L80 88 L98 94 L112 86 L128 101 Z"), rgb(0x4A463C));
  mist(p, 70, rgb(0xE9E6D8), 0.3f);
}
void henneth_annun(const Pen& p) {
  sky(p, rgb(0xE89A5A), rgb(0xFBE6B4));
  p.box({-40, -40, 280, 150}, 0, downwards(rgb(0x5E5446), rgb(0x2E2A24), {0, 0, 200, 100}));
  p.fill(drawn("M50 101 L52 40 C56 4 144 4 148 40 L150 101 Z"),
         downwards(rgb(0xF2A860), rgb(0xF6E2B0), {50, 10, 100, 90}));
  for (int i = 0; i < 13; ++i) {
    const float x = 52 + static_cast<float>(i) * 7.5f;
    p.box({x, -4, i % 2 == 0 ? 5.6f : 3.4f, 96}, 0, downwards(rgb(0xFFFFFF, 175), rgb(0xA8D4EC, 120), kScene));
  }
  glowing(p, {100, 42}, 9, rgb(0xFFF0B8));
  for (int i = 0; i < 10; ++i) p.disc({52 + static_cast<float>(i) * 10.6f, 92}, 6, rgb(0xFFFFFF, 130));
  // The rock around the curtain.
  p.fill(drawn("M-60 -40 L-60 101 L54 101 L52 40 C54 18 74 8 100 8 C126 8 146 18 148 40 L146 101 L260 101 L260 -40 Z"),
         downwards(rgb(0x5E5446), rgb(0x2E2A24), kScene));
  p.fill(drawn("M-60 101 L-60 84 L40 82 L56 101 Z"), rgb(0x241F1A));
  p.fill(drawn("M260 101 L260 84 L160 82 L144 101 Z"), rgb(0x241F1A));
  p.through(shift({30, 76}) * stretch(0.5f, 0.5f))
      .fill(drawn("M0 -26 C9 -24 10 -12 8 -8 C18 -2 20 12 20 22 L-20 22 C-20 12 -18 -2 -8 -8 C-10 -12 -9 -24 0 -26 Z"),
            rgb(0x1E3A24));
}
void osgiliath(const Pen& p) {
  sky(p, rgb(0x74808E), rgb(0xE6D2AE));
  clouds(p, rgb(0x4A4E58, 130), 4, 30);
  ridge(p, Ridge::peaks, rgb(0x9AA0A6), rgb(0x80867E), 24, 4);
  p.fill(drawn("M74 72 L74 54 C76 38 92 30 98 30 L100 38 L106 34 L110 44 C118 44 124 50 126 56 L126 72 Z"),
         Paint(rgb(0xD6CEBA), rgb(0x8A8270), {74, 0}, {126, 0}));
  arches(p, {76, 56, 48, 14}, 5, rgb(0x5A5448));
  p.fill(drawn("M20 78 L20 50 L26 46 L30 54 L36 48 L40 58 L48 56 L48 78 Z"),
         Paint(rgb(0xC4BCA8), rgb(0x7E7664), {20, 0}, {48, 0}));
  p.fill(drawn("M150 78 L150 44 L156 48 L160 40 L166 52 L172 50 L178 60 L184 58 L184 78 Z"),
         Paint(rgb(0xC4BCA8), rgb(0x7E7664), {150, 0}, {184, 0}));
  water(p, 78, rgb(0x8A9EA8), rgb(0x3E5868), rgb(0xE9E4D4));
  p.fill(drawn("M-60 78 L64 72 L70 76 L66 84 C60 78 50 78 46 88 L40 88 C38 80 26 80 22 90 L16 90 C14 82 2 82 -2 92 "
               "L-60 92 Z"),
         downwards(rgb(0xC9C0AC), rgb(0x7A7262), {0, 72, 70, 20}));
  p.fill(drawn("M260 80 L136 72 L132 78 L138 84 C144 78 154 78 158 88 L164 88 C166 80 178 80 182 90 L260 92 Z"),
         downwards(rgb(0xC9C0AC), rgb(0x7A7262), {132, 72, 70, 20}));
  for (const Vec at : {Vec{30, 40}, Vec{166, 34}})
    for (int i = 0; i < 4; ++i)
      p.disc(at + Vec{static_cast<float>(i) * 3, -static_cast<float>(i) * 7}, 4 + static_cast<float>(i) * 1.4f,
             rgb(0x3A3A3E, 80));
}
void cross_roads(const Pen& p) {
  sky(p, rgb(0x5A4A4A), rgb(0xF2B07A));
  glowing(p, {38, 60}, 8, rgb(0xFFE0A0));
  ridge(p, Ridge::hills, rgb(0x7A6A58), rgb(0x54503E), 0, 4);
  for (int i = 0; i < 10; ++i)
    broad_tree(p, {static_cast<float>(i) * 22, 78}, i > 2 && i < 7 ? 40.0f : 66.0f, rgb(0x3A2A1C),
               i % 2 == 0 ? rgb(0x5E6634) : rgb(0x6E6A38));
  p.fill(drawn("M-60 101 L-60 84 L240 82 L260 101 Z"), downwards(rgb(0x6E6A44), rgb(0x36341F), {0, 82, 200, 19}));
  p.fill(drawn("M96 82 L108 82 L130 101 L70 101 Z"), rgb(0xC4A878));
  p.fill(drawn("M-60 90 L240 86 L240 91 L-60 96 Z"), rgb(0xC4A878));
  p.fill(drawn("M86 86 L88 62 L96 56 L94 46 L110 46 L108 56 L116 62 L118 86 Z"),
         Paint(rgb(0xC9C2B2), rgb(0x7E7666), {86, 0}, {118, 0}));
  p.disc({102, 41}, 6.4f, rgb(0x9A9282));
  p.fill(drawn("M96 40 L98 36 L102 38 L106 35 L109 40 L106 44 L98 44 Z"), rgb(0x7E7666));
  p.disc({128, 92}, 6, rgb(0xC4BCAA));
  for (int i = 0; i < 7; ++i)
    p.disc({122.4f + static_cast<float>(i) * 1.9f, 87 + (i == 3 ? -0.8f : 0)}, 1.1f,
           i % 2 == 0 ? rgb(0xFFE27A) : rgb(0xFFFFFF));
}
void cirith_ungol(const Pen& p) {
  sky(p, rgb(0x1E1420), rgb(0x9A4A3A));
  ridge(p, Ridge::crags, rgb(0x4A3438), rgb(0x2A1C22), 10, -18);
  p.fill(drawn("M-60 101 L-60 34 L4 26 L34 48 L58 44 L76 74 L88 101 Z"),
         downwards(rgb(0x3E2E34), rgb(0x18121A), {-60, 26, 148, 75}));
  p.fill(drawn("M260 101 L260 30 L192 26 L160 50 L138 48 L122 76 L112 101 Z"),
         downwards(rgb(0x3E2E34), rgb(0x18121A), {112, 26, 148, 75}));
  for (const float y : {0.0f, 1.0f, 2.0f})
    p.box({122 - 4 * y, 48 + 16 * y, 36 - 2 * y, 18}, 0, Paint(rgb(0x6A5858), rgb(0x241C22), {118, 0}, {160, 0}));
  p.fill(drawn("M134 49 L134 28 L131 22 L137 25 L140 16 L143 25 L149 22 L146 28 L146 49 Z"),
         Paint(rgb(0x6A5858), rgb(0x241C22), {132, 0}, {148, 0}));
  for (const Vec at : {Vec{140, 32}, Vec{132, 56}, Vec{146, 58}, Vec{128, 74}}) glowing(p, at, 1.5f, rgb(0xFF7A3C));
  float y = 99, wide = 20;
  for (int i = 0; i < 10; ++i, y -= 4, wide *= 0.9f)
    p.box({96 - wide / 2 + static_cast<float>(i) * 0.8f, y - 3, wide, 2.8f}, 0,
          mix(rgb(0x9A8A82), rgb(0x3E3036), static_cast<float>(i) / 10));
}
void morgul_vale(const Pen& p) {
  sky(p, rgb(0x121C20), rgb(0x54786A));
  ridge(p, Ridge::peaks, rgb(0x2E3E40), rgb(0x1C2A2C), -10, -8);
  p.fill(drawn("M-60 101 L-60 44 L20 50 L62 78 L78 101 Z"),
         downwards(rgb(0x33463E), rgb(0x141E1C), {-60, 44, 138, 57}));
  p.fill(drawn("M260 101 L260 42 L180 50 L138 78 L122 101 Z"),
         downwards(rgb(0x33463E), rgb(0x141E1C), {122, 42, 138, 59}));
  for (int i = 4; i >= 1; --i) p.disc({100, 54}, 6.0f * static_cast<float>(i), rgb(0x9CF0C8, 24));
  p.fill(drawn("M94 70 L96 48 L93 42 L97 44 L100 36 L103 44 L107 42 L104 48 L106 70 Z"), rgb(0xBFE8D2));
  p.stroke(line_from_path("M100 70 C94 80 120 84 104 92 C98 95 92 98 94 101"), rgb(0xC9E4D4), 3.4f, false);
  p.fill(drawn("M78 86 C90 80 116 80 128 86 L128 90 C116 84 90 84 78 90 Z"), rgb(0x8AA89C));
  for (int i = 1; i < 34; ++i) {
    const float x = static_cast<float>(i * 59 % 200), y = 76 + static_cast<float>(i * 23 % 24);
    if (x > 84 && x < 118) continue;
    for (int k = 0; k < 5; ++k)
      p.disc(
          Vec{x, y} + Vec{std::cos(static_cast<float>(k) * 1.2566f), std::sin(static_cast<float>(k) * 1.2566f)} * 1.5f,
          0.9f, rgb(0xE4FFF0));
    p.disc({x, y}, 0.7f, rgb(0xB8D86A));
  }
  mist(p, 64, rgb(0xA8F0CC), 0.3f);
}
void lair(const Pen& p) {
  sky(p, rgb(0x0E1014), rgb(0x35392F));
  p.fill(drawn("M-60 -40 L260 -40 L260 20 L220 34 L196 18 L182 40 L164 20 L150 32 L132 14 L112 28 L96 12 L80 34 L62 16 "
               "L46 32 L28 14 L12 40 L-10 22 L-60 36 Z"),
         rgb(0x1B1D22));
  const Vec middle{124, 58};
  for (int i = 0; i < 14; ++i) {
    const float a = static_cast<float>(i) * 0.4488f;
    const Vec line[] = {middle, middle + Vec{std::cos(a) * 66, std::sin(a) * 50}};
    p.stroke(line, rgb(0xD6DAD0, 110), 0.6f, false);
  }
  for (const float r : {8.0f, 16.0f, 25.0f, 35.0f, 46.0f}) {
    std::vector<Vec> ring;
    for (int i = 0; i < 14; ++i)
      ring.push_back(middle + Vec{std::cos(static_cast<float>(i) * 0.4488f) * r,
                                  std::sin(static_cast<float>(i) * 0.4488f) * r * 0.8f});
    p.stroke(ring, rgb(0xD6DAD0, 100), 0.6f, true);
  }
  p.fill(drawn("M-60 101 L-60 50 L10 62 L26 52 L42 78 L58 74 L70 101 Z"), rgb(0x202228));
  p.fill(drawn("M260 101 L260 46 L194 66 L178 58 L164 84 L150 78 L140 101 Z"), rgb(0x202228));
  for (const Vec eye : {Vec{58, 58}, Vec{68, 55}, Vec{54, 66}, Vec{72, 64}, Vec{62, 69}, Vec{66, 62}}) {
    p.disc(eye, 3.8f, rgb(0xA6D84A, 60));
    p.disc(eye, 1.8f, rgb(0xDCF487));
  }
  glowing(p, {104, 84}, 3, rgb(0xEAF8FF));
  p.box({101, 86, 4, 9}, 1.6f, rgb(0x35424A));
  p.fill(drawn("M-60 101 L-60 96 C40 92 160 92 260 96 L260 101 Z"), rgb(0x121316));
}
void crack_of_doom(const Pen& p) {
  sky(p, rgb(0x240C0A), rgb(0xC2401A));
  p.fill(
      drawn("M-60 -40 L260 -40 L260 14 L200 30 L176 10 L150 34 L128 12 L104 30 L84 8 L60 32 L34 12 L10 34 L-60 18 Z"),
      rgb(0x1A0C0C));
  for (int i = 6; i >= 1; --i) p.disc({100, 86}, 13.0f * static_cast<float>(i), rgb(0xFFA03C, 26));
  p.fill(drawn("M-60 101 L-60 58 L30 64 L58 70 L72 84 L70 101 Z"),
         downwards(rgb(0x4A2420), rgb(0x180A0A), {-60, 58, 132, 43}));
  p.fill(drawn("M260 101 L260 52 L176 62 L146 66 L130 84 L128 101 Z"),
         downwards(rgb(0x4A2420), rgb(0x180A0A), {128, 52, 132, 49}));
  p.fill(drawn("M70 101 L74 84 L84 90 L94 82 L104 92 L116 82 L126 86 L130 101 Z"),
         downwards(rgb(0xFFF0A0), rgb(0xF0621E), {70, 82, 60, 19}));
  p.fill(drawn("M130 84 L106 68 L92 66 L98 70 L128 92 Z"), rgb(0x2A1412));
  p.box({99, 57, 4.4f, 11}, 1.8f, rgb(0x35302E));
  p.disc({101.2f, 54.6f}, 2.7f, rgb(0xE8B88A));
  p.ring({92, 52}, 2.4f, ui::kGold, 1.2f);
  glowing(p, {92, 52}, 0.7f, rgb(0xFFF6C8));
  for (int i = 1; i < 22; ++i)
    p.disc({static_cast<float>(i * i * 13 % 121) + 40, 20 + static_cast<float>(i * 41 % 67)}, 0.8f, rgb(0xFFD36B, 220));
}
void morgai(const Pen& p) {
  sky(p, rgb(0x2A1418), rgb(0xC2683A));
  clouds(p, rgb(0x1A0E12, 160), 5, 26);
  p.fill(drawn("M60 84 L86 50 L92 40 L96 42 L100 39 L106 50 L136 84 Z"), rgb(0x3A2024));
  glowing(p, {97, 38}, 2.6f, rgb(0xFF8A3C));
  ridge(p, Ridge::crags, rgb(0x5E3A34), rgb(0x2E1C1C), -6, 2);
  p.fill(drawn("M-60 101 L-60 78 L20 72 L60 84 L104 76 L150 88 L260 78 L260 101 Z"),
         downwards(rgb(0x6A4A3C), rgb(0x261816), {0, 72, 200, 29}));
  for (int i = 0; i < 9; ++i) {
    const Pen q = p.through(shift({static_cast<float>(i) * 24 + 4, 96 - static_cast<float>(i * 5 % 9)}) *
                            stretch(i % 2 == 0 ? 0.9f : -0.8f, 0.8f));
    for (const auto branch :
         {"M-14 4 C-10 -12 4 -16 10 -26", "M-4 4 C0 -10 -10 -16 -8 -28", "M6 4 C4 -8 16 -12 20 -16"}) {
      const auto line = line_from_path(branch, 6);
      q.stroke(line, rgb(0x1A100E), 1.8f, false);
      for (std::size_t k = 1; k + 1 < line.size(); k += 2) {
        const Vec thorn[] = {line[k] + Vec{-1, 1}, line[k] + Vec{3.4f, -2.4f}, line[k] + Vec{1, 1.4f}};
        q.convex(thorn, rgb(0x1A100E));
      }
    }
  }
}
void orodruin(const Pen& p) {
  sky(p, rgb(0x1E0E14), rgb(0xD0602E));
  p.fill(drawn("M84 34 C70 18 90 10 80 -4 C70 -24 100 -34 118 -22 C138 -34 158 -16 146 0 C138 14 122 16 118 34 Z"),
         Paint(rgb(0x241418, 160), rgb(0xE0602A, 230), {0, -20}, {0, 34}));
  ridge(p, Ridge::crags, rgb(0x4A2226), rgb(0x2A1418), 12, 0);
  p.fill(drawn("M20 101 L72 58 L86 34 L93 37 L100 33 L107 37 L115 34 L130 58 L184 101 Z"),
         downwards(rgb(0x6A3A38), rgb(0x1E1114), {20, 33, 164, 68}));
  p.fill(drawn("M90 36 L98 40 L112 36 L108 52 L118 66 L110 78 L116 96 L104 84 L100 68 L92 56 Z"),
         downwards(rgb(0xFFE08A), rgb(0xD93A1A), {88, 36, 30, 60}));
  p.fill(drawn("M92 56 L84 66 L86 80 L76 94 L82 80 L79 66 Z"), rgb(0xF07A24));
  p.stroke(line_from_path("M48 98 C70 92 96 92 90 84 C86 78 110 78 120 74"), rgb(0x8A6A5A), 1.8f, false);
  for (int i = 1; i < 18; ++i)
    p.disc({static_cast<float>(i * i * 17 % 131) + 36, static_cast<float>(i * 47 % 71)}, 0.9f, rgb(0xFFB04A, 220));
}

constexpr Scene kScenes[] = {{"amon-hen", amon_hen},
                             {"dead-marshes", dead_marshes},
                             {"emyn-muil", emyn_muil},
                             {"henneth-annun", henneth_annun},
                             {"osgiliath", osgiliath},
                             {"the-cross-roads", cross_roads},
                             {"cirith-ungol", cirith_ungol},
                             {"morgul-vale", morgul_vale},
                             {"shelobs-lair", lair},
                             {"crack-of-doom", crack_of_doom},
                             {"morgai", morgai},
                             {"orodruin", orodruin}};

}  // namespace

std::span<const Scene> roads_east() { return kScenes; }

}  // namespace mathom::war_of_the_ring
