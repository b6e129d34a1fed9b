// The questions of a round, the meaning of a touch of the hand, and the buttons below it.
#include <algorithm>

#include "shell/tables/common/seat_plate.h"
#include "shell/tables/lotr_tarot/table.h"

namespace mathom::lotr_tarot {

using namespace ui;

bool RingTable::hand_live() const { return question() == Question::pass || turn_asked(); }

// A Major may go to the Journey Pile or on the Ring. The button plays it, if that is possible; another button lays it
// on the Ring.
std::vector<Option> RingTable::hand_options(CardId id) const {
  const Card card = card_of(index(id));
  if (question() == Question::pass) return {card_option(Verb::pass, card)};
  return {card_option(Verb::play, card), card_option(Verb::ring, card)};
}

std::string RingTable::pick_words(const TableHost& host, int n, int of) const {
  return host.say("lotr_tarot.table.pass", {{"n", std::to_string(n)}, {"of", std::to_string(of)}});
}

std::string RingTable::prompt_words(const Frame& f) const {
  // With one thing left to do the sentence names that alone.
  if (turn_asked() && decision().options.size() == 1)
    return f.host.say(question() == Question::turn ? "lotr_tarot.table.only_draw" : "lotr_tarot.table.only_end");
  if (two_ways() && !f.c.scene().words()) return f.host.say("lotr_tarot.table.which_pile");
  if (asked()) return question_said(f);
  if (over()) return f.host.say("lotr_tarot.table.over");
  return idle_words(f, "lotr_tarot.table.over");
}

bool RingTable::panel_asked() const { return asked() && !hand_live(); }

// As low as possible: few answers are in one row on a wide table.
Rect RingTable::ask_room(const Frame& f) const {
  Rect room = spots_.ask;
  if (decision().options.size() > 4 || room.w < f.c.em(560)) return room;
  return cut_bottom(room, f.c.control_height() + 3 * kStep);
}

// Suits, sides and the Ring Bearer's point: a panel of buttons over the table.
void RingTable::build_question(const Frame& f) {
  if (!panel_asked()) return;
  // The prompt below has the question. The panel is under the piles that it is about.
  build_choices(f, "question", f.host.say(f.seat.prompt()), {}, ask_room(f), all_choices(), true);
}

int RingTable::pile_option(std::size_t meaning) const {
  if (!turn_asked() || marks().empty()) return -1;
  return find(hand_options(marks().front())[meaning]);
}

// While a card is lifted that could be played as well, the pile of the Ring says what a touch does. Otherwise the
// button below says it. A page of words has buttons for all these cards.
void RingTable::build_lay_on_ring(const Frame& f) {
  if (!turn_asked()) return;
  if (f.c.scene().words()) return build_lay_in_words(f);
  const int ring = pile_option(1);
  if (ring < 0 || pile_option(0) < 0) return;
  const Rect pile = spots_.ring;
  const float wide = std::min(std::max(pile.w + 24, f.c.em(190)), spots_.spread - 8);
  draw_pill(f.c, {pile.centre().x, pile.bottom() - f.c.em(14)}, wide, f.host.say("lotr_tarot.table.to_ring"));
}

void RingTable::build_lay_in_words(const Frame& f) {
  int chosen = -1;
  f.c.scene().begin_zone("lay", {.name = f.host.say("lotr_tarot.table.ring"), .list = true, .part = Part::ask});
  float y = spots_.ring.bottom();
  for (const Card card : sorted(board_.hands[at(me())])) {
    const std::vector<Option> means = hand_options(static_cast<CardId>(index(card)));
    const int ring = find(means[1]);
    if (ring < 0 || find(means[0]) < 0) continue;
    const Rect r{spots_.ring.x, y, f.c.em(190), f.c.control_height()};
    y += r.h + kStep;
    if (build_offer(f, means[1], r, true)) chosen = ring;
  }
  f.c.scene().end_zone();
  if (chosen >= 0) choose(f, chosen);
}

// The Journey Pile and the Ring, next to each other and alike.
void RingTable::build_two_ways(const Frame& f) {
  const int ring = pile_option(1);
  TablePlaces places = f.places;
  Rect& row = places.actions;
  const bool above = row.h > 1.9f * f.c.control_height();
  const Rect r = above ? cut_top(row, (row.h - 2 * kStep) / 3) : cut_right(row, (row.w - kStep) * 0.36f);
  above ? cut_top(row, kStep) : cut_right(row, kStep);
  f.c.scene().begin_zone("to_ring", {.name = f.host.say("shell.table.act"), .part = Part::ask});
  const Item item{
      .id = "to_ring", .name = offer_words(f, decision().options[static_cast<std::size_t>(ring)]), .rect = r};
  const bool pressed =
      f.c.button(item, {.weight = Weight::secondary, .words = f.host.say("lotr_tarot.table.to_ring")}).activated;
  f.c.scene().end_zone();
  if (pressed) return choose(f, ring);
  const Frame beside{f.host, f.seat, f.c, places, f.now};
  build_acts_with(beside, {});
}

// If it could go on the Ring as well, the player is asked, and neither answer is in gold.
bool RingTable::is_golden(const Option& o) const {
  return verb_of(o) != Verb::play || find(card_option(Verb::ring, card_of(index(o.subject)))) < 0;
}

// Drawing, or ending the turn, next to the button that plays the chosen card.
void RingTable::build_acts(const Frame& f) {
  if (two_ways() && !f.c.scene().words()) return build_two_ways(f);
  const Option other = option(question() == Question::turn ? Verb::draw : Verb::end);
  if (!turn_asked() || find(other) < 0) {
    build_acts_with(f, {});
    return;
  }
  // Drawing and ending are gold only where there is nothing else to do.
  const Weight alone = decision().options.size() > 1 ? Weight::secondary : Weight::primary;
  build_acts_with(f, OtherAct{.option = other, .part = 0.5f, .alone = alone});
}

}  // namespace mathom::lotr_tarot
