#include "shell/tables/lotr_board/layout/resolving.h"

#include <algorithm>
#include <cmath>

#include "games/lotr_board/content/content.h"
#include "shell/tables/lotr_board/names.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

constexpr float kLow = 180;  // boards lower than this have no room to spare

constexpr float kLaidRow = 66;     // cards that lie open, at their smallest
constexpr float kLeastSheet = 60;  // a name and a line or two

// A tile that is more than a step of a marker: it has a price, or one player bears it for all.
bool asks_something(int print) {
  if (print < kFirstTile || print >= kFirstGold) return false;
  return language().verb(content().code.ops[at(facts_of(print).program)].verb).say != nullptr;
}

}  // namespace

void Resolving::take_up(const Event& e) {
  switch (what_of(e)) {
    case What::tile: now_ = {Subject::Kind::card, index(e.face)}; return;
    case What::event:
    case What::action: now_ = {Subject::Kind::program, e.amount % 10}; return;
    case What::place:
    case What::turn:
    case What::played:
    case What::refreshed:
    case What::rested:
    case What::ring_on:
    case What::called:
    case What::descent: now_ = {}; return;
    default: return;
  }
}

// What happens at a haven lies on a sheet over the upper part of its picture; questions have the lower part.
Rect Resolving::build_haven(const Frame& f, Rect room) {
  const int last = static_cast<int>(sight_.place().programs.size()) - 1;
  if (!sight_.asked() && now_.is(Subject::Kind::none))
    now_ = {Subject::Kind::program, std::clamp(sight_.board().action, 0, last)};
  if (now_.is(Subject::Kind::none) || !fits(f)) return room;
  f.c.scene().begin_zone("haven", {.name = f.host.say(sight_.place().key), .part = Part::table});
  const Rect left = build_sheet(f, room);
  f.c.scene().end_zone();
  return left;
}

float Resolving::wanted_below(const Frame& f) const {
  const float laid = laid_.are_any() ? kLaidRow : 0;
  if (!sight_.asked() || !offers_.in_panel()) return laid;
  const float lines =
      sight_.spots().form == Form::low ? 1.0f : std::ceil(static_cast<float>(sight_.decision().options.size()) / 2);
  return laid + lines * (f.c.control_height() + kStep) + 2 * kStep;
}

// On the smallest boards the answers have all of the room. The question names the event.
bool Resolving::fits(const Frame& f) const {
  return !sight_.asked() || !offers_.in_panel() || sight_.spots().board.h - wanted_below(f) >= kLeastSheet;
}

// Between events the frames say what is being resolved. While events are shown the State is ahead of what the viewer
// has seen.
void Resolving::follow_state() {
  if (sight_.settled()) now_ = subject_of(sight_.seen());
}

bool Resolving::is_shown() const {
  if (sight_.place().haven || now_.is(Subject::Kind::none) || sight_.board().result != Result::playing) return false;
  if (!sight_.asked()) return !now_.is(Subject::Kind::card) || asks_something(now_.which);
  switch (sight_.question()) {
    case Question::pay:
    case Question::must_pay:
    case Question::contribute:
    case Question::propose:
    case Question::control:
    case Question::window: return true;
    default: return false;
  }
}

std::string Resolving::name(const TableHost& host) const {
  if (now_.is(Subject::Kind::program)) return host.say(sight_.place().programs[at(now_.which)].key);
  return host.say(now_.is(Subject::Kind::face) ? std::string_view("lotr_board.cause.die") : facts_of(now_.which).key);
}

std::string Resolving::words(const TableHost& host) const {
  if (now_.is(Subject::Kind::program)) return event_words(host, sight_.board().place, now_.which);
  return sentences(host, now_.is(Subject::Kind::face) ? say_face(now_.which) : say_card(now_.which));
}

Rect Resolving::build(const Frame& f, Rect room) const {
  if (!is_shown() || !fits(f)) return room;
  const bool tile = now_.is(Subject::Kind::card) && now_.which >= kFirstTile;
  f.c.scene().begin_zone("now", {.name = f.host.say("lotr_board.table.now"), .part = Part::table});
  const Rect left = build_sheet(f, room, tile ? now_.which : -1);
  f.c.scene().end_zone();
  return left;
}

// A name and what it does, at the top of the room.
Rect Resolving::build_sheet(const Frame& f, Rect room, int tile) const {
  const std::string title = name(f.host), sentence = words(f.host);
  const Canvas& c = f.c;
  const Type large = c.type(ui::Face::serif, c.phone() ? 20 : 24);
  // Its words are shown whole, if necessary in smaller letters, in the room that the question leaves.
  const float most = std::max(room.h * 0.52f, room.h - wanted_below(f) - 16);
  const float picture = tile < 0 ? 0 : std::min(c.em(78), most - 16);
  const float wide = std::min(room.w - 24, c.em(520)), in_wide = wide - 28 - (tile < 0 ? 0 : picture + 12);
  const float head = std::min(c.height_of(large, title, in_wide), most * 0.4f);
  Type text = c.body();
  while (text.px > kLeastType && head + c.height_of(text, sentence, in_wide) + 24 > most)
    text.px = std::max(kLeastType, text.px - 0.5f);
  const float text_high = c.height_of(text, sentence, in_wide);
  const float high = std::min(most, std::max(picture + 16, head + text_high + 24));
  const Rect sheet{room.centre().x - wide / 2, room.y + (room.h < kLow ? 6.0f : 12.0f), wide, high};
  c.pen().shadow(sheet, 10, 14, 4, 0.4f);
  c.pen().box(sheet, 10, rgb(0x0E1813, sight_.place().haven ? 200 : 235));
  c.pen().frame(grown(sheet, -0.5f), 10, rgb(0xD8AE5B, 120), 1);
  if (tile >= 0) draw_tile(c.pen(), tile, {sheet.x + 14, sheet.centre().y - picture / 2, picture, picture});
  Rect in{sheet.right() - 14 - in_wide, sheet.y + 9, in_wide, sheet.h - 18};
  const std::string said = f.host.say("shell.named", {{"name", title}, {"words", sentence}});
  const std::string id = "asked/" + std::string(subject_word(sight_.board().place, now_));
  c.scene().add({.id = id, .role = Role::text, .name = said, .rect = sheet, .z = 1});
  c.fitted("", cut_top(in, head), large, title, ui::kGold);
  cut_top(in, 3);
  if (text_high <= in.h + 2) {
    c.fitted("", in, text, sentence, kText);
  } else {
    const float top = c.scene().begin_scroll(id + "/list", title, in);
    c.pen().paragraph(text, {in.x, top, in.w - kStep, text_high}, sentence, kText);
    c.scene().end_scroll(c.height_of(text, sentence, in.w - kStep));
  }
  return below(room, sheet.bottom() + 4);
}

}  // namespace mathom::lotr_board
