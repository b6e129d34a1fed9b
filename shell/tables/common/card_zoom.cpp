#include "shell/tables/common/card_zoom.h"

#include <algorithm>

#include "shell/ui/cards/card_face.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kPad = 2 * kStep;

// The words are below the card, on a low screen next to it. `from`: the first note that is not on the card.
float words_height(const Canvas& c, const CardZoom::Face& face, float wide, std::size_t from = 0) {
  float high = from > 0 ? 0 : c.height_of(c.strong(), face.name, wide) + kStep;
  for (std::size_t i = from; i < face.notes.size(); ++i) high += c.height_of(c.body(), face.notes[i], wide) + 4;
  return high;
}

// The width of the card in a rectangle, and the number of notes that fit on the card at that width.
struct Size {
  float width = 0;
  std::size_t on_it = 0;
};
Size size_in(const Canvas& c, Rect r, const CardZoom::Face& face) {
  const auto width = [&](float words) {
    return c.low() ? std::min(r.h / kCardRatio, r.w * 0.6f) : std::min(r.w, (r.h - words) / kCardRatio);
  };
  if (face.on_it > 0)
    if (const float alone = width(words_height(c, face, r.w, face.on_it)); alone >= face.whole_from)
      return {alone, face.on_it};
  return {width(words_height(c, face, r.w)), 0};
}

}  // namespace

// Away from the touched thing: left or right of it on a wide screen, above or below it on a narrow one.
Rect CardZoom::place(const Canvas& c, float wide, float high) const {
  const Rect safe = c.scene().safe().inset(kStep);
  Rect r = around(safe.centre(), wide, high);
  const Vec from = from_.empty() ? safe.centre() : from_.centre();
  if (safe.w > safe.h && wide < safe.w * 0.5f)
    r.x = from.x > safe.centre().x ? safe.x + safe.w * 0.04f : safe.right() - safe.w * 0.04f - wide;
  else if (high < safe.h * 0.9f)
    r.y = from.y > safe.centre().y ? safe.y : safe.bottom() - high;
  return r;
}

void CardZoom::build_card(const Canvas& c, Rect r, CardId card, const Face& face) const {
  const bool beside = c.low();
  const auto [width, on_it] = size_in(c, r, face);
  Rect at{beside ? r.x : r.centre().x - width / 2, r.y, width, card_height(width)};
  c.pen().shadow(at, 16, 30, 10, 0.6f);
  face.draw(c.pen(), at);
  Rect room = beside ? Rect{at.right() + kPad, r.y, r.right() - at.right() - kPad, r.h}
                     : Rect{r.x, at.bottom() + kStep, r.w, r.bottom() - at.bottom() - kStep};
  const std::string id = "zoom/" + std::to_string(static_cast<int>(card));
  const Align align = beside ? Align::left : Align::centre;
  Rect said = at;  // the words on the card, for readers who do not see it
  if (on_it > 0)
    c.scene().text(id, face.name, cut_top(said, at.h * 0.1f));
  else
    cut_top(room, c.paragraph(id, room, c.strong(), face.name, kGold, align) + 4);
  for (std::size_t i = 0; i < face.notes.size(); ++i) {
    const std::string note = id + "/" + std::to_string(i);
    if (i < on_it)
      c.scene().text(note, face.notes[i], cut_top(said, i + 1 < on_it ? at.h * 0.1f : said.h));
    else
      cut_top(room, c.paragraph(note, room, c.body(), face.notes[i], kTextSoft, align) + 4);
  }
}

bool CardZoom::build_buttons(TableHost& host, const Canvas& c, Rect r, const std::string& name) {
  const bool pinned = pinned_ != CardId::none;
  c.scene().begin_zone("zoom/act", {.name = name});
  const Item pin{.id = "zoom/pin",
                 .role = Role::toggle,
                 .name = host.say(pinned ? "shell.zoom.unpin" : "shell.zoom.pin"),
                 .description = host.say("shell.zoom.pin.note"),
                 .rect = cut_left(r, (r.w - kStep) / 2),
                 .selected = pinned};
  cut_left(r, kStep);
  const Reaction is = c.button(pin);
  const Item close{.id = "zoom/close",
                   .name = host.say("shell.close"),
                   .rect = r,
                   .primary = true,
                   .first_focus = true,
                   .key = kEscapeKey};
  const Reaction done = c.button(close);
  const bool closes = done.activated || done.zoom;  // Z again
  c.scene().end_zone();
  if (is.activated || is.marked) {
    pinned_ = pinned ? CardId::none : card_;
    if (!pinned) c.scene().announce(host.say("shell.zoom.pinned"));  // a notice would lie over the cards
    c.scene().want_frame();
  }
  return closes;
}

// The acts for the card, from the top of `buttons`, which they shorten. Returns true if one was done.
bool CardZoom::build_acts(const Canvas& c, Rect& buttons, const Face& face) const {
  if (face.acts == 0) return false;
  bool done = false;
  c.scene().begin_zone("zoom/offers", {.name = face.name, .part = Part::ask});
  for (int i = 0; i < face.acts; ++i) {
    const Rect r = cut_top(buttons, c.control_height());
    cut_top(buttons, kStep);
    done = face.act(i, r) || done;
  }
  c.scene().end_zone();
  return done;
}

void CardZoom::build(TableHost& host, const Canvas& c, const FaceOf& face_of) {
  if (!is_open()) return;
  if (std::exchange(fresh_, false)) from_ = c.scene().acted_on();
  std::vector<CardId> cards{card_};
  if (pinned_ != CardId::none && pinned_ != card_) cards.insert(cards.begin(), pinned_);
  const auto n = static_cast<float>(cards.size());
  const Rect safe = c.scene().safe().inset(kStep);
  const float each = std::min((safe.w - kPad * (n + 1)) / n, (c.low() ? 400.0f : 320.0f) * c.larger());
  float high = 0;
  std::vector<Face> faces;
  for (const CardId card : cards) {
    faces.push_back(face_of(card));
    const Face& face = faces.back();
    const float words = words_height(c, face, each, each >= face.whole_from ? face.on_it : 0);
    high = std::max(high, c.low() ? 320.0f : card_height(each) + kStep + words);
  }
  const float foot = (c.control_height() + kStep) * static_cast<float>(1 + faces.back().acts);
  // On an upright phone the hand that asked stays visible below it.
  const float most = safe.h > safe.w && n < 2 ? safe.h * 0.68f : safe.h;
  high = std::min(high, most - 2 * kPad - foot);
  const Rect panel = place(c, n * (each + kPad) + kPad, high + foot + 2 * kPad);
  c.veil();
  const std::string name = faces.back().name;
  const bool away = c.scene().begin_layer("zoom", name, panel);
  c.raised(panel);
  Rect in = panel.inset(kPad);
  Rect buttons = cut_bottom(in, foot - kStep);
  cut_bottom(in, kStep);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    build_card(c, cut_left(in, each), cards[i], faces[i]);
    cut_left(in, kPad);
  }
  const bool done = build_acts(c, buttons, faces.back());
  const bool closes = build_buttons(host, c, buttons, name) || c.scene().key('z') || done;
  c.scene().end_layer();
  if (closes || away) close(), c.scene().want_frame();
}

}  // namespace mathom
