#include "shell/tables/lotr_tcg/pictures/face.h"

#include <algorithm>

#include "shell/tables/lotr_tcg/book/card_look.h"
#include "shell/tables/lotr_tcg/pictures/card_picture.h"
#include "shell/ui/cards/card_art.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr float kKindLine = 15;
constexpr ui::Type kKindType{ui::Face::text, kLeastType};

constexpr float kReadable = 170;  // width of a card whose text is read
constexpr Colour kBlood = rgb(0xC8281E), kChanged = rgb(0xF2C14E);

float rim_of(Rect r) { return std::clamp(r.w * 0.025f, 1.5f, 5.0f); }
float round_of(Rect r) { return std::clamp(r.w * 0.07f, 3.0f, 12.0f); }

// As large as it fits, in the middle of the room. Returns false if no readable letters fit; then nothing is drawn.
bool draw_words(const Pen& pen, Rect r, ui::Face face, float px, const std::string& words, Colour ink) {
  if (r.w < 20 || r.h < kLeastType) return false;
  const ui::Type t = pen.letters().largest({face, std::max(px, kLeastType)}, words, r.w, r.h);
  if (words.empty() || !pen.letters().fits(t, words, r.w, r.h)) return false;
  const float high = paragraph_height(pen.letters(), t, words, r.w);
  pen.paragraph(t, {r.x, r.centre().y - high / 2, r.w, high}, words, ink, Align::centre);
  return true;
}

// Between strength and vitality; above the strength where only a strip of the card is seen.
void draw_number_of_site(const Pen& pen, Rect art, const FaceLook& look, float size) {
  const float y = art.bottom() - size * 0.46f;
  if (art.w >= size * 3.4f) return draw_site_number(pen, *look.facts, {art.centre().x, y}, size);
  if (art.h >= size * 3.4f) draw_site_number(pen, *look.facts, {art.x + size * 0.58f, y - size * 1.1f}, size);
}

// Below the cost: the signs that fit above the numbers.
void draw_keywords(const Pen& pen, Rect art, const FaceLook& look, float ball) {
  constexpr float kKeywordHigh = 15;
  constexpr ui::Type type{ui::Face::text, kLeastType};
  const float foot = look.facts->is_character() ? ball * 1.15f : 2.0f;
  float y = art.y + ball * 1.25f;
  for (const std::string& words : look.keywords) {
    const float wide = pen.letters().width(type, words) + 9;
    if (y + kKeywordHigh > art.bottom() - foot) return;
    if (wide > art.w - 3) continue;
    const Rect pill{art.x + 2, y, wide, kKeywordHigh};
    pen.box(pill, kKeywordHigh / 2, rgb(0x0C1512, 225));
    pen.text(type, pill, words, rgb(0xFFFFFF), Align::centre);
    y += kKeywordHigh + 2;
  }
}

// A higher cost than printed has a red rim, a lower one a golden rim.
void draw_price(const Pen& pen, const FaceLook& look, Vec m, float ball) {
  draw_cost(pen, look.cost, m, ball);
  if (look.dearer != 0) pen.ring(m, ball / 2, look.dearer > 0 ? rgb(0xFF5A48) : kChanged, std::max(2.0f, ball * 0.13f));
}

void draw_numbers(const Pen& pen, Rect art, const FaceLook& look, float size) {
  if (!look.facts->is_character()) return;
  CardFacts now;
  now.culture = look.facts->culture;
  now.strength = look.strength;
  const float edge = size * 0.58f;
  const Vec left{art.x + edge, art.bottom() - edge * 0.8f}, right{art.right() - edge, art.bottom() - edge * 0.8f};
  if (look.stronger || look.weaker) pen.disc(left, size * 0.62f, look.stronger ? kChanged : kBlood);
  draw_strength(pen, now, left, size);
  if (look.wounds > 0) pen.disc(right, size * 0.6f, kBlood);
  draw_vitality(pen, look.vitality, right, size);
  draw_number_of_site(pen, art, look, size);
}

// A drop for each wound, from the upper left.
void draw_wounds(const Pen& pen, Rect r, const FaceLook& look, float size) {
  for (int i = 0; i < std::min(look.wounds, 6); ++i) {
    const Vec m{r.x + size * (0.8f + 0.95f * static_cast<float>(i)), r.y + size * 0.9f};
    pen.disc(m, size * 0.46f, rgb(0xFFFFFF));
    pen.disc(m, size * 0.38f, kBlood);
  }
}

void draw_badge_at(const Pen& pen, Vec m, float size, const std::string& words, Colour ground) {
  pen.disc(m, size / 2 + 1.5f, rgb(0x14100A));
  pen.disc(m, size / 2, ground);
  pen.text_at({ui::Face::index, size * 0.66f}, m, words, rgb(0x14100A), Align::centre);
}

// The things on it in play: wounds, the number of cards that it bears, the number of its skirmish. All are in the upper
// half, clear of the name and the numbers.
void draw_marks(const Pen& pen, Rect r, const FaceLook& look) {
  const float size = std::clamp(r.w * 0.24f, 13.0f, 26.0f), drop = std::clamp(r.w * 0.15f, 8.0f, 16.0f);
  draw_wounds(pen, r, look, drop);
  const float below = r.y + (look.wounds > 0 ? drop * 1.7f : 3.0f);
  if (look.bears > 0) {
    draw_borne(pen, {r.right() - size * 1.5f - 2, r.y + size * 1.35f, size * 1.5f, size}, look.bears);
  }
  if (look.fight > 0)
    draw_badge_at(pen, {r.x + size * 0.62f, below + size * 0.6f}, size, std::to_string(look.fight),
                  look.now ? kGold : rgb(0xE9DFC8));
}

// The kind of the card, in the words that fit in one line; empty if a name of two lines leaves no room.
std::string kind_of(const Pen& pen, Rect words, const FaceLook& look) {
  std::string kind = look.kind;
  if (const auto culture = kind.find(" · "); culture != std::string::npos && look.facts->culture != Culture::none)
    kind = kind.substr(culture + std::string(" · ").size());
  while (pen.letters().width(kKindType, kind) > words.w && kind.rfind(" · ") != std::string::npos)
    kind = kind.substr(0, kind.rfind(" · "));
  return words.h < 2.3f * kLeastType + kKindLine || pen.letters().width(kKindType, kind) > words.w ? "" : kind;
}
// The name with the kind below it; a long name alone. Returns false if none of it can be read.
bool draw_small_words(const Pen& pen, Rect words, const FaceLook& look, const Livery& colours, float px) {
  const auto draw_name = [&](Rect room) {
    return draw_words(pen, room, ui::Face::strong, px, look.name, kInk) ||
           draw_words(pen, room, ui::Face::strong, px, look.title, kInk);
  };
  Rect above = words;
  const std::string kind = kind_of(pen, words, look);
  const Rect below = cut_bottom(above, kind.empty() ? 0 : kKindLine);
  if (!draw_name(above)) return !kind.empty() && draw_name(words);
  if (!kind.empty()) pen.text(kKindType, below, kind, mix(colours.deep, colours.paper, 0.2f), Align::centre);
  return true;
}

void draw_small(const Pen& pen, Rect in, const FaceLook& look, const Livery& colours) {
  const float ball = std::clamp(in.w * 0.27f, 13.0f, 30.0f);
  const float shown = std::min(in.w, in.w * look.shown), px = std::clamp(in.w * 0.135f, kLeastType, 18.0f);
  // Names of two long words have two lines, longer ones three. If none can be read the picture takes their room.
  Rect rest = in;
  for (const float share : {0.36f, 0.46f}) {
    rest = in;
    const Rect head = cut_bottom(rest, std::max(in.h * share, 16.0f));
    pen.box(head, 0, colours.paper);
    if (draw_small_words(pen, {head.x + 2, head.y + 1, shown - 4, head.h - 2}, look, colours, px)) break;
    rest = in;
  }
  draw_card_picture(pen, rest, look.print);
  draw_keywords(pen, {rest.x, rest.y, shown, rest.h}, look, look.cost >= 0 ? ball : 0);
  if (look.cost >= 0) draw_price(pen, look, {in.x + ball * 0.62f, in.y + ball * 0.62f}, ball);
  if (shown >= ball * 2.6f) draw_crest(pen, *look.facts, {in.x + shown - ball * 0.6f, in.y + ball * 0.6f}, ball * 0.9f);
  draw_numbers(pen, {rest.x, rest.y, shown, rest.h}, look, ball);
}

// The place of the words of a large card.
struct LargePlaces {
  explicit LargePlaces(Rect in) : ball(in.w * 0.15f), text_margin(in.w * 0.035f) {
    head = cut_top(in, in.h * 0.15f);
    name = head;
    cut_left(name, ball * 1.2f), cut_right(name, ball * 1.2f);
    art = cut_top(in, in.h * 0.46f);
    kind = cut_top(in, in.h * 0.14f);
    below = in;
  }
  float ball, text_margin;
  Rect head, name, art, kind, below;
  Rect text() const { return below.inset(text_margin); }
};

void draw_large(const Pen& pen, Rect in, const FaceLook& look, const Livery& colours) {
  const LargePlaces p(in);
  const float ball = p.ball;
  const Rect head = p.head;
  pen.box(head, 0, colours.paper);
  draw_words(pen, p.name, ui::Face::serif, in.w * 0.085f, look.name, kInk);
  // In play the cost has been paid, so the printed cost is shown.
  FaceLook priced = look;
  if (look.cost < 0) priced.cost = look.facts->cost;
  if (look.facts->type != Type::ring) draw_price(pen, priced, {head.x + ball * 0.62f, head.centre().y}, ball);
  draw_crest(pen, *look.facts, {head.right() - ball * 0.62f, head.centre().y}, ball * 0.9f);
  draw_card_picture(pen, p.art, look.print);
  draw_numbers(pen, p.art, look, ball);
  pen.box(p.kind, 0, colours.paper);
  draw_words(pen, p.kind.inset(2), ui::Face::strong, in.w * 0.055f, look.kind, colours.deep);
  pen.box(p.below, 0, rgb(0xFFFCF4));
  draw_words(pen, p.text(), ui::Face::text, in.w * 0.06f, look.text, kInk);
}

}  // namespace

// The cards on it: a sign of two cards, and their number. A number alone would look like strength.
void draw_borne(const Pen& pen, Rect tab, int many) {
  pen.box(tab, 4, rgb(0x1A2420, 235));
  pen.frame(tab, 4, kGoldDeep, 1);
  const float high = tab.h * 0.62f, wide = high * 0.7f;
  const Rect back{tab.x + tab.w * 0.1f, tab.centre().y - high / 2 - 1, wide, high};
  for (const Rect& card : {back, back.moved(wide * 0.4f, 2)}) {
    pen.box(card, 1.5f, rgb(0x1A2420));
    pen.frame(card, 1.5f, kGold, 1.2f);
  }
  cut_left(tab, back.right() + wide * 0.4f - tab.x);
  pen.text({ui::Face::index, tab.h * 0.72f}, tab, std::to_string(many), kGold, Align::centre);
}

void draw_site_number(const Pen& pen, const CardFacts& facts, Vec m, float size) {
  const bool minion = facts.type == Type::minion;
  if ((!minion && facts.type != Type::ally) || facts.site <= 0) return;
  const Shape& sign =
      minion ? drawn("M-58 -36 L30 -36 L58 0 L30 36 L-58 36 Z") : drawn("M-46 44 L-46 -14 L0 -52 L46 -14 L46 44 Z");
  const Pen p = pen.through(shift(m) * stretch(size / 100, size / 100));
  p.fill(sign, rgb(0x2B2012));
  p.stroke(sign.outline, rgb(0xE9DFC8), 7, true);
  const Vec at = minion ? m - Vec{size * 0.07f, 0} : m + Vec{0, size * 0.06f};
  pen.text_at({ui::Face::index, std::max(kLeastType, size * 0.56f)}, at, std::to_string(facts.site), rgb(0xFFFFFF),
              Align::centre);
}

float whole_from(const Letters& letters, const FaceLook& look) {
  constexpr float kWidest = 640, kStepOfWidth = 10;
  const auto fits = [&](ui::Face face, const std::string& words, Rect r) {
    return words.empty() || letters.fits({face, kLeastType}, words, r.w, r.h);
  };
  for (float wide = kReadable; wide <= kWidest; wide += kStepOfWidth) {
    const Rect whole{0, 0, wide, card_height(wide)};
    const LargePlaces p(whole.inset(rim_of(whole)));
    if (fits(ui::Face::serif, look.name, p.name) && fits(ui::Face::strong, look.kind, p.kind.inset(2)) &&
        fits(ui::Face::text, look.text, p.text()))
      return wide;
  }
  return 100000;
}

void draw_game_card(const Pen& pen, Rect r, const FaceLook& look, CardState state) {
  const Livery colours = livery_of(look.facts->culture);
  const float round = round_of(r), rim = rim_of(r);
  pen.box(r, round, colours.edge);
  const Rect in = r.inset(rim);
  if (r.w >= kReadable)
    draw_large(pen, in, look, colours);
  else
    draw_small(pen, in, look, colours);
  draw_marks(pen, r, look);
  if (state == CardState::sunk) pen.box(r, round, rgb(0x0A140F, 72));
  if (look.now && state == CardState::plain) pen.frame(grown(r, 1), round + 1, faded(kGold, 0.7f), 1.6f);
  draw_card_state(pen, r, round, state);
}

// Its picture, and its name if that can be read.
void draw_game_chip(const Pen& pen, Rect r, const FaceLook& look) {
  const Livery colours = livery_of(look.facts->culture);
  pen.box(r, r.h * 0.2f, colours.edge);
  Rect in = r.inset(1.5f);
  pen.box(in, r.h * 0.16f, colours.paper);
  const ui::Type t{ui::Face::strong, std::max(kLeastType, r.h * 0.55f)};
  const float picture = std::min(in.w, in.h * 1.5f);
  const Rect words{in.x + picture + 3, in.y, in.w - picture - 5, in.h};
  const bool named = words.w > 0 && pen.letters().width(t, look.title) <= words.w;
  draw_card_picture(pen, named ? cut_left(in, picture) : in, look.print);
  if (named) pen.text(t, words, look.title, kInk);
}

}  // namespace mathom::lotr_tcg
