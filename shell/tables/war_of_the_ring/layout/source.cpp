#include "shell/tables/war_of_the_ring/layout/source.h"

#include <algorithm>

namespace mathom::war_of_the_ring {

using namespace ui;

// In the place of the row of buttons. If a lifted card has something there, above the row if it fits, otherwise next to
// it.
void Source::lay(Spots& spots, bool row) {
  print_ = sight_.source_print();
  if (print_ < 0) {
    spots.source = {};
    return;
  }
  if (!row) return;
  constexpr float kGapOfActs = 6;
  spots.source.h -= spots.acts.h + kGapOfActs;
  if (spots.source.h >= kTouch) return;
  spots.source = cut_left(spots.acts, spots.acts.w * 0.36f);
  cut_left(spots.acts, kGapOfActs);
}

// The card that asks is read next to the table or above the hand.
void Source::give_way(Rect taken, Rect r) {
  if (!r.intersect(taken).empty()) print_ = -1;
}

bool Source::is_fought_over() const {
  return is_place(print_) && (sight_.question() == Question::lose || sight_.question() == Question::lose_for);
}

// In a combat the place that is fought over, and how the combat stands.
Source::Words Source::words(const TableHost& host) const {
  Words out;
  out.name = sight_.name_of(host, print_);
  if (is_fought_over()) {
    const int place = print_ - kFirstPlace;
    const Totals now = standings_.of(place).now;
    out.text = standings_.words(host, place, now);
    out.in_short = standings_.lead_words(host, place, now);
  } else {
    out.text = sight_.words_of(host, print_).text;
  }
  return out;
}

// The card, its name and, if they fit, its words.
void Source::draw(const Frame& f, Rect r, const Words& words) const {
  const Canvas& c = f.c;
  Rect in = r.inset(3);
  const float wide = std::min(is_place(print_) ? in.h * kCardRatio : in.h / kCardRatio, in.w * 0.45f);
  sight_.draw_face(f.host, c.pen(), cut_left(in, wide), card_at(print_), CardState::plain);
  cut_left(in, kStep);
  cut_right(in, 4);
  if (in.w <= c.em(60)) return;
  const float line = c.small_strong().px * 1.3f;
  const auto fits = [&](const std::string& said) {
    return !said.empty() && in.h - line >= c.height_of(c.small(), said, in.w);
  };
  const std::string below = fits(words.text) ? words.text : fits(words.in_short) ? words.in_short : std::string();
  c.fitted("", below.empty() ? in : cut_top(in, line), c.small_strong(), words.name, ui::kGold);
  if (!below.empty()) c.pen().paragraph(c.small(), in, below, kTextSoft);
}

void Source::build(const Frame& f, Rect r) {
  if (print_ < 0 || flights_.flies(print_)) return;
  const Canvas& c = f.c;
  const Pen& pen = c.pen();
  const Words words = this->words(f.host);
  const std::string about =
      f.host.say(is_fought_over() ? "war_of_the_ring.table.fought_over" : "war_of_the_ring.table.carried_out",
                 {{"card", words.name}});
  c.scene().begin_zone("source", {.name = about, .part = Part::ask});
  const Item item{.id = "source",
                  .role = Role::card,
                  .name = words.text.empty() ? about : about + " " + words.text,
                  .description = f.host.say("war_of_the_ring.table.source_opens"),
                  .rect = r};
  const Reaction is = c.scene().add(item);
  c.scene().end_zone();
  pen.shadow(r, kRound, 8, 2, 0.35f);
  pen.box(r, kRound, rgb(0x0F1D18, 240));
  pen.frame(grown(r, -0.5f), kRound, faded(ui::kGold, is.held || is.hovered ? 1.0f : 0.55f), 1.4f);
  draw(f, r, words);
  if (is.focused) c.focus_ring(r, kRound);
  if (is.activated || is.marked || is.zoom) table_.zoom(card_at(print_));
}

}  // namespace mathom::war_of_the_ring
