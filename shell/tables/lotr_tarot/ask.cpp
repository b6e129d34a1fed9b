// What is asked in a round, what a touch of the hand means, and the buttons below it.
#include <algorithm>

#include "shell/tables/lotr_tarot/table.h"

namespace mathom::lotr_tarot {

using namespace ui;

bool RingTable::hand_live() const { return question() == Question::pass || turn_asked(); }

// A Major may go to the Journey Pile or on the Ring: the button plays it where it can, another lays it on the Ring.
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
  if (asked()) return f.host.say(f.seat.prompt());
  if (over()) return f.host.say("lotr_tarot.table.over");
  return idle_words(f, "lotr_tarot.table.over");
}

bool RingTable::panel_asked() const { return asked() && !hand_live(); }

// As low as can be: few answers stand in one row where the table is wide.
Rect RingTable::ask_room(const Frame& f) const {
  Rect room = spots_.ask;
  if (decision().options.size() > 4 || room.w < f.c.em(560)) return room;
  return cut_bottom(room, f.c.control_height() + 3 * kStep);
}

// Suits, sides and the Ring Bearer's point: a panel of buttons over the table.
void RingTable::build_question(const Frame& f) {
  if (!panel_asked()) return;
  // The prompt below says it; the panel stands under the piles, which it is about.
  build_choices(f, "question", f.host.say(f.seat.prompt()), {}, ask_room(f), all_choices(), true);
}

// Only while a card is chosen that could be played as well: else the button below lays it there. A page of words has it
// for every such card.
void RingTable::build_lay_on_ring(const Frame& f) {
  if (!turn_asked()) return;
  std::vector<CardId> cards = marks();
  if (f.c.scene().words()) {
    cards.clear();
    for (const Card card : sorted(board_.hands[at(me())])) cards.push_back(static_cast<CardId>(index(card)));
  }
  int chosen = -1;
  f.c.scene().begin_zone("lay", {.name = f.host.say("lotr_tarot.table.ring"), .list = true, .part = Part::ask});
  for (const CardId card : cards) {
    const std::vector<Option> means = hand_options(card);
    const int ring = find(means[1]);
    if (ring < 0 || find(means[0]) < 0) continue;
    // On the lower edge of the card that bears it now, whose index stays in view.
    const Rect pile = spots_.ring;
    const float wide = std::min(std::max(pile.w + 24, f.c.em(190)), spots_.spread - 8), high = f.c.control_height();
    const Rect r{pile.centre().x - wide / 2, pile.bottom() - high - 2, wide, high};
    if (build_offer(f, means[1], r, true)) chosen = ring;
  }
  f.c.scene().end_zone();
  if (chosen >= 0) choose(f, chosen);
}

// Drawing, or ending the turn, next to the button that plays the chosen card.
void RingTable::build_acts(const Frame& f) {
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
