// What the battlegrounds look like.
#include "shell/tables/war_of_the_ring/pictures/scene_parts.h"

namespace mathom::war_of_the_ring {

using namespace ui;
using namespace parts;

namespace {

constexpr Colour kWhite = rgb(0xF6F3EA), kStoneDark = rgb(0x6E6858);

void dol_amroth(const Pen& p) {
  sky(p, rgb(0x8CC4EA), rgb(0xF2F0DC));
  clouds(p, rgb(0xFFFFFF, 190), 4, 30);
  water(p, 64, rgb(0x6FB0CE), rgb(0x2C6A92), rgb(0xD8F0F8));
  p.fill(drawn("M110 100 L104 72 L112 62 L120 58 L168 56 L186 62 L240 66 L240 100 Z"),
         downwards(rgb(0xB4AC94), rgb(0x6A6452), {100, 56, 140, 44}));
  wall(p, {116, 46, 60, 15}, kWhite, rgb(0xB8BCC0));
  for (const float x : {126.0f, 166.0f}) tower(p, {x, 60}, 12, 26, kWhite, rgb(0xA4ACB4));
  roofed_tower(p, {146, 60}, 15, 34, kWhite, rgb(0xA4ACB4), rgb(0x2F6DA8));
  arches(p, {120, 50, 52, 9}, 6, rgb(0x5E7A94));
  p.box({145.5f, 0, 1, 8}, 0, kStoneDark);
  p.fill(drawn("M146 0 L158 3 L146 6 Z"), rgb(0x2F6DA8));
  ship(p, {62, 82}, 30, rgb(0xE9E4D6), kWhite);
  p.fill(drawn("M70 79 C76 76 74 68 80 67 L83 69 L79 71 C80 76 78 80 73 82 Z"), kWhite);
  ship(p, {22, 72}, 15, rgb(0xC9C4B4), kWhite);
}
void edoras(const Pen& p) {
  sky(p, rgb(0x9CC3E4), rgb(0xFBEFC8));
  ridge(p, Ridge::peaks, rgb(0xC0CAD4), rgb(0x93A3A8));
  snow_caps(p, 0);
  ridge(p, Ridge::hills, rgb(0xB8B06A), rgb(0x8C8C4A), -10, 6);
  p.fill(drawn("M34 100 C60 74 76 54 100 54 C126 54 146 76 170 100 Z"),
         downwards(rgb(0x9AA652), rgb(0x5E7034), {34, 54, 136, 46}));
  for (const Vec at : {Vec{58, 86}, Vec{76, 78}, Vec{130, 80}, Vec{146, 90}, Vec{88, 90}, Vec{114, 92}})
    house(p, at, 15, rgb(0x8A6A42), rgb(0xB89A52), rgb(0xF2D98A));
  p.box({82, 48, 36, 10}, 0, rgb(0x6B4A2A));
  for (const float x : {85.0f, 93.0f, 101.0f, 109.0f}) p.box({x, 48, 2.4f, 10}, 0, rgb(0xC9973A));
  p.fill(drawn("M76 49 L88 34 L112 34 L124 49 Z"), downwards(rgb(0xFFE38A), rgb(0xC98A1E), {76, 34, 48, 15}));
  p.fill(drawn("M86 36 L82 28 L89 33 Z"), ui::kGoldDeep);
  p.fill(drawn("M114 36 L118 28 L111 33 Z"), ui::kGoldDeep);
  for (float x = 40; x < 164; x += 4.4f)
    p.through(shift({x, 98})).fill(drawn("M-1.6 2 L-1.6 -7 L0 -10 L1.6 -7 L1.6 2 Z"), rgb(0x7C5A34));
}
void helms_deep(const Pen& p) {
  sky(p, rgb(0x1E2840), rgb(0x74788C));
  stars(p, 18);
  ridge(p, Ridge::peaks, rgb(0x5A6478), rgb(0x3E4658), 20);
  p.fill(drawn("M-60 10 L20 24 L38 56 L52 76 L56 100 L-60 100 Z"),
         downwards(rgb(0x545864), rgb(0x2A2C34), {-60, 10, 116, 90}));
  p.fill(drawn("M260 0 L172 20 L160 52 L150 78 L146 100 L260 100 Z"),
         downwards(rgb(0x545864), rgb(0x2A2C34), {146, 0, 114, 100}));
  wall(p, {44, 66, 112, 24}, rgb(0xA49E90), rgb(0x646052));
  tower(p, {134, 68}, 24, 26, rgb(0xAAA496), rgb(0x666256));
  tower(p, {138, 42}, 12, 16, rgb(0xAAA496), rgb(0x666256));
  p.box({84, 78, 12, 12}, 5, rgb(0x1E1A16));
  for (const Vec at : {Vec{56, 62}, Vec{76, 62}, Vec{106, 62}, Vec{134, 36}}) glowing(p, at, 1.6f, rgb(0xFFC85A));
  ridge(p, Ridge::plain, rgb(0x43483C), rgb(0x20231E), 0, 4);
  for (int i = 0; i < 24; ++i)
    p.box({24 + static_cast<float>(i) * 6.4f, 88 + static_cast<float>(i * 7 % 5), 0.8f, 10}, 0, rgb(0x14150F));
}
void lorien(const Pen& p) {
  sky(p, rgb(0xE6EFC8), rgb(0xFBF0BE));
  glowing(p, {100, 26}, 14, rgb(0xFFFDE6));
  for (int i = 0; i < 12; ++i) {
    const float x = static_cast<float>(i) * 18.4f - 2, k = i % 2 == 0 ? 62.0f : 78.0f;
    broad_tree(p, {x, 92 + static_cast<float>(i * 5 % 7)}, k, i % 2 == 0 ? rgb(0xD6D2C0) : rgb(0xECEAE0),
               i % 3 == 0 ? rgb(0xD8B84A) : rgb(0xEBCB58));
  }
  for (const Vec at : {Vec{72, 58}, Vec{126, 54}, Vec{98, 68}}) {
    p.box({at.x - 13, at.y, 26, 2.2f}, 0, rgb(0xF4F0E0));
    const Vec roof[] = {at + Vec{-10, 0}, at + Vec{0, -9}, at + Vec{10, 0}};
    p.convex(roof, rgb(0xDCE6E0, 220));
    glowing(p, at + Vec{0, -3}, 1.3f, rgb(0xFFFBD0));
  }
  ridge(p, Ridge::downs, rgb(0xA4C272), rgb(0x5E8A4E), 0, 4);
  for (int i = 1; i < 16; ++i)
    p.disc({static_cast<float>(i * 37 % 200), 90 + static_cast<float>(i * 5 % 9)}, 1, rgb(0xFFF6C0));
}
void minas_tirith(const Pen& p) {
  sky(p, rgb(0x86B4E0), rgb(0xF4EBD8));
  p.fill(drawn("M-60 100 L-60 54 L-10 34 L30 10 L70 -14 L150 -14 L190 24 L260 50 L260 100 Z"),
         downwards(rgb(0xA9B6C8), rgb(0x76869C), {0, -10, 200, 100}));
  p.fill(drawn("M30 10 L70 -14 L150 -14 L190 24 L168 18 L150 26 L128 12 L106 24 L84 8 L60 20 Z"), rgb(0xEFF5FA));
  struct Tier {
    float y, half;
  };
  static constexpr Tier kTiers[] = {{32, 12}, {42, 22}, {53, 33}, {65, 45}, {78, 58}};
  p.fill(drawn("M99 30 L98 14 L100 2 L102 14 L101 30 Z"), kWhite);
  roofed_tower(p, {100, 32}, 7, 16, kWhite, rgb(0xB8C0CC), rgb(0xE9EEF4));
  for (const Tier& t : kTiers) {
    const Rect r{100 - t.half, t.y, t.half * 2, 15};
    p.box(r, 3, Paint(kWhite, rgb(0xAEB6C4), {r.x, 0}, {r.right(), 0}));
    p.box({r.x, r.y, r.w, 1.6f}, 0, rgb(0xFFFFFF));
    arches(p, {r.x + 3, r.y + 4.5f, r.w - 6, 4}, static_cast<int>(t.half / 5), rgb(0x6E829C));
  }
  p.fill(drawn("M98 92 L98 30 L104 36 L106 92 Z"), rgb(0xC9CED6, 170));
  p.box({94, 82, 12, 11}, 5, rgb(0x3A4250));
  ridge(p, Ridge::plain, rgb(0x9CB070), rgb(0x62804C), 0, 5);
}
void pelargir(const Pen& p) {
  sky(p, rgb(0x9CCBE6), rgb(0xF8EBCB));
  ridge(p, Ridge::hills, rgb(0xA9C29A), rgb(0x7C9A7A));
  water(p, 66, rgb(0x7CB4C6), rgb(0x35708C), rgb(0xE0F2F6));
  for (const float x : {50.0f, 76.0f, 124.0f, 152.0f})
    house(p, {x, 66}, 20, rgb(0xE9DEC4), rgb(0xB8603A), rgb(0x6E829C));
  roofed_tower(p, {100, 66}, 13, 32, kWhite, rgb(0xB4B0A4), rgb(0x3A6A9A));
  wall(p, {26, 62, 150, 8}, rgb(0xD6CCB4), rgb(0x9A917C));
  for (const float x : {40.0f, 64.0f, 88.0f, 112.0f, 136.0f, 160.0f}) p.box({x, 68, 3, 8}, 0, rgb(0x6B5236));
  ship(p, {66, 86}, 26, rgb(0x7A5430), kWhite);
  ship(p, {132, 90}, 30, rgb(0x6B4526), rgb(0xE4D2A8));
}
void rivendell(const Pen& p) {
  sky(p, rgb(0xBCD8E8), rgb(0xF8ECCB));
  ridge(p, Ridge::peaks, rgb(0xB0C0CC), rgb(0x8AA2A8), 8);
  snow_caps(p, 8);
  p.fill(drawn("M-60 20 L18 34 L40 62 L54 100 L-60 100 Z"),
         downwards(rgb(0x86967A), rgb(0x4C6448), {-60, 20, 114, 80}));
  p.fill(drawn("M260 14 L184 32 L160 60 L148 100 L260 100 Z"),
         downwards(rgb(0x86967A), rgb(0x4C6448), {148, 14, 112, 86}));
  fall_of_water(p, {30, 50, 6, 44});
  fall_of_water(p, {166, 52, 5, 42});
  p.box({76, 60, 50, 24}, 0, downwards(rgb(0xF4EAD2), rgb(0xC9B890), {76, 60, 50, 24}));
  arches(p, {78, 66, 46, 14}, 5, rgb(0x7A6A4A));
  p.fill(drawn("M70 61 L82 46 L120 46 L132 61 Z"), rgb(0x5C8296));
  roofed_tower(p, {101, 50}, 11, 14, rgb(0xF4EAD2), rgb(0xC9B890), rgb(0x4A7086));
  ridge(p, Ridge::downs, rgb(0x84A862), rgb(0x436E40), 0, 4);
  p.stroke(line_from_path("M58 90 C80 76 118 76 142 92"), rgb(0xE4D6B4), 3.4f, false);
  water(p, 94, rgb(0x9CCBE0), rgb(0x5A9AB8), rgb(0xFFFFFF));
}
void dol_guldur(const Pen& p) {
  sky(p, rgb(0x2A3432), rgb(0x8A9A76));
  clouds(p, rgb(0x1E2624, 170), 5, 30);
  p.fill(drawn("M30 100 C60 84 78 60 100 60 C124 60 144 84 172 100 Z"),
         downwards(rgb(0x3E463C), rgb(0x1A1E1A), {30, 60, 142, 40}));
  for (const float x : {82.0f, 120.0f}) tower(p, {x, 68}, 9, 24, rgb(0x4E5450), rgb(0x1E2220));
  p.fill(drawn("M90 66 L92 32 L88 22 L95 28 L97 16 L101 26 L104 14 L106 28 L113 20 L109 32 L112 66 Z"),
         Paint(rgb(0x565C58), rgb(0x1A1C1C), {90, 0}, {112, 0}));
  for (const Vec at : {Vec{100, 40}, Vec{104, 50}, Vec{97, 56}}) glowing(p, at, 1.2f, rgb(0xC8E86A));
  for (int i = 0; i < 17; ++i)
    dead_tree(p, {static_cast<float>(i) * 13 - 4, 98 - static_cast<float>(i * 7 % 9)},
              26 + static_cast<float>(i * 5 % 11), rgb(0x14180F));
  mist(p, 72, rgb(0xB8C8A0), 0.35f);
}
void harad(const Pen& p) {
  sky(p, rgb(0xE89A4A), rgb(0xFBE6A8));
  glowing(p, {136, 34}, 11, rgb(0xFFF6D4));
  ridge(p, Ridge::dunes, rgb(0xF0CB82), rgb(0xD29A4E), -12, -6);
  for (const Vec at : {Vec{64, 78}, Vec{92, 74}, Vec{120, 80}})
    tent(p, at, at.x == 92 ? 34.0f : 26.0f, at.x == 92 ? rgb(0xB8321E) : rgb(0xD2701E));
  p.fill(drawn("M150 78 L150 70 C150 62 158 60 164 62 C170 60 174 66 174 72 L176 80 L172 80 L170 72 L168 80 L160 80 "
               "L158 73 L154 80 Z"),
         rgb(0x7A6A58));
  palm(p, {42, 82}, 26);
  palm(p, {52, 86}, 20);
  palm(p, {148, 90}, 24);
  ridge(p, Ridge::dunes, rgb(0xE2AE5E), rgb(0xA8682A), 14, 12);
}
void minas_morgul(const Pen& p) {
  sky(p, rgb(0x0E1A1E), rgb(0x4A6E64));
  stars(p, 10);
  ridge(p, Ridge::crags, rgb(0x2E3C40), rgb(0x161E20), -8, -16);
  for (int i = 5; i >= 1; --i) p.disc({100, 46}, 9.0f * static_cast<float>(i), rgb(0x9CF0C8, 18));
  p.fill(drawn("M86 84 L89 40 L84 32 L90 34 L93 22 L97 32 L100 18 L103 32 L107 22 L110 34 L116 32 L111 40 L114 84 Z"),
         Paint(rgb(0xD6F6E4), rgb(0x6AA890), {86, 0}, {114, 0}));
  wall(p, {58, 64, 84, 20}, rgb(0xA8D0BE), rgb(0x4E7A6C));
  for (const float x : {60.0f, 140.0f}) tower(p, {x, 84}, 11, 28, rgb(0xB8DCCC), rgb(0x4E7A6C));
  p.box({94, 70, 12, 15}, 5.5f, rgb(0x0A1412));
  for (const Vec at : {Vec{100, 42}, Vec{97, 52}, Vec{103, 58}}) p.disc(at, 1.3f, rgb(0x0E2A22));
  ridge(p, Ridge::downs, rgb(0x2E4038), rgb(0x10181A), 0, 2);
  p.fill(drawn("M95 86 L105 86 L118 101 L84 101 Z"), rgb(0x9CB8AC));
  mist(p, 60, rgb(0xA8F0CC), 0.28f);
}
void morannon(const Pen& p) {
  sky(p, rgb(0x4A2420), rgb(0xE09A5A));
  clouds(p, rgb(0x2A1616, 150), 4, 26);
  p.fill(drawn("M-60 100 L-60 30 L-10 24 L14 40 L34 34 L50 62 L58 100 Z"),
         downwards(rgb(0x5E4038), rgb(0x2A1C1A), {-60, 24, 118, 76}));
  p.fill(drawn("M260 100 L260 26 L206 22 L184 42 L168 32 L150 62 L142 100 Z"),
         downwards(rgb(0x5E4038), rgb(0x2A1C1A), {142, 22, 118, 78}));
  wall(p, {50, 56, 100, 38}, rgb(0x5A4E48), rgb(0x2A2422));
  for (const float x : {52.0f, 148.0f}) {
    tower(p, {x, 96}, 18, 62, rgb(0x6A5C54), rgb(0x241E1C));
    for (const float y : {42.0f, 52.0f, 64.0f}) glowing(p, {x, y}, 1.1f, rgb(0xFFA03C));
  }
  p.fill(drawn("M74 94 L74 62 C74 52 126 52 126 62 L126 94 Z"), rgb(0x1A1614));
  for (const float x : {82.0f, 91.0f, 109.0f, 118.0f}) p.box({x - 0.8f, 58, 1.6f, 36}, 0, rgb(0x4E443E));
  p.box({98.8f, 54, 2.4f, 40}, 0, rgb(0x6A5C54));
  for (const float y : {66.0f, 80.0f}) p.box({74, y, 52, 2.4f}, 0, rgb(0x4E443E));
  ridge(p, Ridge::plain, rgb(0x6E5644), rgb(0x33261E), 0, 7);
}
void moria(const Pen& p) {
  sky(p, rgb(0x0E1420), rgb(0x3A465E));
  for (const float far : {0.55f, 0.78f, 1.0f}) {
    const Colour c = mix(rgb(0x46546C), rgb(0x1C2434), 1 - far);
    const float step = 40 * far, wide = 9 * far;
    for (int i = -3; i < 3; ++i) {
      const float x = 100 + (static_cast<float>(i) + 0.5f) * step;
      p.box({x - wide / 2, 0, wide, 60 + 34 * far}, 0,
            Paint(mix(c, rgb(0xFFFFFF), 0.2f), c, {x - wide / 2, 0}, {x + wide / 2, 0}));
      p.box({x - wide * 0.8f, 58 + 34 * far, wide * 1.6f, 3.4f * far}, 0, mix(c, rgb(0xFFFFFF), 0.14f));
    }
  }
  p.fill(drawn("M-60 101 L60 78 L140 78 L260 101 Z"), downwards(rgb(0x3A4458), rgb(0x12161F), {0, 78, 200, 22}));
  for (int i = 6; i >= 1; --i) p.disc({100, 66}, 4.6f * static_cast<float>(i), rgb(0xFF7A2A, 26));
  p.fill(drawn("M92 80 L92 60 C92 52 108 52 108 60 L108 80 Z"),
         downwards(rgb(0xFFC85A), rgb(0xC2401A), {92, 54, 16, 26}));
  for (const Vec at : {Vec{76, 90}, Vec{126, 92}, Vec{60, 94}}) p.disc(at, 1, rgb(0xE8D86A));
}
void orthanc(const Pen& p) {
  sky(p, rgb(0x6E7884), rgb(0xE0D0AE));
  ridge(p, Ridge::peaks, rgb(0xAEB4BA), rgb(0x82888C), -20);
  snow_caps(p, -20);
  wall(p, {10, 76, 180, 10}, rgb(0x8C887C), rgb(0x5A5850));
  p.fill(drawn("M88 94 L92 36 L87 18 L94 30 L96 10 L99.4 28 L103 10 L106 30 L113 18 L108 36 L112 94 Z"),
         Paint(rgb(0x5A6068), rgb(0x14161A), {90, 0}, {111, 0}));
  for (const float y : {44.0f, 56.0f, 68.0f}) p.box({99, y, 1.8f, 5}, 0.8f, rgb(0xF2D98A));
  ridge(p, Ridge::plain, rgb(0x6E6A5C), rgb(0x3A3832), 0, 4);
  for (const Vec at : {Vec{54, 92}, Vec{74, 96}, Vec{132, 92}, Vec{154, 96}}) {
    p.convex(ellipse(at, 9, 2.6f, 18), rgb(0x1C1816));
    p.convex(ellipse(at, 5.6f, 1.5f, 16), rgb(0xF08A2E));
    for (int k = 0; k < 4; ++k)
      p.disc(at + Vec{static_cast<float>(k) * 2.4f, -6 - static_cast<float>(k) * 7}, 3 + static_cast<float>(k) * 1.2f,
             rgb(0x4A4844, 80));
  }
}
void umbar(const Pen& p) {
  sky(p, rgb(0xC2503A), rgb(0xFBD89A));
  glowing(p, {100, 50}, 13, rgb(0xFFF0C0));
  water(p, 66, rgb(0xC98A62), rgb(0x4E3A4A), rgb(0xFBD8A0));
  p.fill(drawn("M-60 100 L-60 40 L10 38 L36 48 L52 66 L60 100 Z"),
         downwards(rgb(0x8A4A34), rgb(0x3E2220), {-60, 38, 120, 62}));
  p.fill(drawn("M260 100 L260 36 L192 38 L166 48 L150 66 L142 100 Z"),
         downwards(rgb(0x8A4A34), rgb(0x3E2220), {142, 36, 118, 64}));
  for (const float x : {36.0f, 166.0f}) {
    tower(p, {x, 52}, 13, 22, rgb(0xC9926A), rgb(0x6A3A2C));
    glowing(p, {x, 40}, 1.5f, rgb(0xFFD98A));
  }
  ship(p, {80, 84}, 28, rgb(0x241818), rgb(0x2E2224));
  ship(p, {122, 78}, 20, rgb(0x2E1E1C), rgb(0x3A2A2A));
  ship(p, {104, 94}, 32, rgb(0x1C1212), rgb(0x241A1C));
  p.disc({104, 84}, 3, rgb(0xC22A1E));
}

constexpr Scene kScenes[] = {{"dol-amroth", dol_amroth},
                             {"edoras", edoras},
                             {"helms-deep", helms_deep},
                             {"lorien", lorien},
                             {"minas-tirith", minas_tirith},
                             {"pelargir", pelargir},
                             {"rivendell", rivendell},
                             {"dol-guldur", dol_guldur},
                             {"harad", harad},
                             {"minas-morgul", minas_morgul},
                             {"morannon", morannon},
                             {"moria", moria},
                             {"orthanc", orthanc},
                             {"umbar", umbar}};

}  // namespace

std::span<const Scene> battlegrounds() { return kScenes; }

}  // namespace mathom::war_of_the_ring
