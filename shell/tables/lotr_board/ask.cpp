// Questions by the means of every table: the prompt, panels, the row of standing buttons, the button that names the
// act. Also the answers to what every table is asked about its offers.
#include <algorithm>

#include "effects/run/options.h"
#include "games/lotr_board/content/content.h"
#include "shell/tables/lotr_board/names.h"
#include "shell/tables/lotr_board/table.h"

namespace mathom::lotr_board {

using namespace ui;

bool JourneyTable::hand_live() const { return offers_.hand_live(); }
bool JourneyTable::card_asked() const { return offers_.card_asked(); }
std::vector<Option> JourneyTable::hand_options(CardId card) const { return offers_.hand_options(card); }
bool JourneyTable::answers_itself() const { return step_in_.answers_itself(); }
std::string JourneyTable::offer_words(const Frame& f, const Option& o) const { return words_.of(f, o); }
std::string JourneyTable::offer_note(const Frame& f, const Option& o) const { return stakes_.note(f, o); }
std::string JourneyTable::offer_outcome(const Frame& f, const Option& o) const { return stakes_.outcome(f, o); }
std::string JourneyTable::picks_outcome(const Frame& f) const { return stakes_.picks_outcome(f); }

bool JourneyTable::picks_together() const {
  return GameTable::picks_together() || picks_.pay_together() || picks_.refill();
}

std::string JourneyTable::pick_words(const TableHost& host, int n, int of) const { return picks_.words(host, n, of); }

std::optional<Option> JourneyTable::ends_picks() const {
  if (picks_.refills_to() == 0) return {};
  return option(Verb::done);
}

int JourneyTable::picks_wanted() const {
  return picks_.refill() || picks_.pay_together() ? picks_.wanted() : GameTable::picks_wanted();
}

bool JourneyTable::picks_enough() const {
  return picks_.refills_to() > 0 || picks_.pay_together() ? picks_.are_enough() : GameTable::picks_enough();
}

int JourneyTable::picks_left() const { return picks_.pay_together() ? picks_.missing() : GameTable::picks_left(); }

std::string JourneyTable::prompt_words(const Frame& f) const {
  if (asked() && marks().size() == 1) {
    // The text of the chosen card, if it has one.
    const std::string words = sentences(f.host, say_card(index(marks().front())));
    const std::string name = f.host.say(game().card_name(static_cast<CardDef>(marks().front())));
    if (!words.empty()) return f.host.say("shell.named", {{"name", name}, {"words", words}});
  }
  // The board already shows what the question is about, if it can be shown.
  const bool shown = !f.c.scene().words() && (place().haven || resolving_.is_shown()) && resolving_.fits(f);
  if (asked() && shown && f.seat.prompt().key == "lotr_board.ask.may") return f.host.say("lotr_board.table.may");
  if (asks(Question::contribute) && picks_.pay_together() && !marks().empty())
    return f.host.say(Phrase{"lotr_board.table.missing_now", {}}.number("n", picks_.missing()));
  if (asked()) return question_said(f);
  return idle_words(f, "lotr_board.table.over");
}

void JourneyTable::explain_switch(const Frame& f, std::optional<Explained> words) {
  if (!words) return;
  f.c.scene().announce(words->words);
  f.c.scene().want_frame();
  explain(std::move(*words));
}

void JourneyTable::build_row(const Frame& f) {
  if (f.seat.is_record() || over() || spots().acts.empty()) return;
  const std::vector<Choosable> row = offers_.row();
  const ButtonRow cells(spots().acts, offers_.row_cells(), f.c.em(170));
  explain_switch(f, step_in_.build(f, cells));
  if (row.empty()) return;
  const int chosen = build_offer_row(f, row, cells);
  if (chosen < 0) return;
  const Option& o = decision().options[at(chosen)];
  const bool ring = verb_of(o) == Verb::put_on && o.verb < effects::kPick;
  if (!ring || f.c.scene().words()) return choose(f, chosen);
  // A second touch of the same spot does not put it on: it takes the preview back.
  if (offers_.shows_ring() && lay_back()) return f.c.scene().want_frame();
  preview_ring(f);
}

// The first touch shows what might come of it.
void JourneyTable::preview_ring(const Frame& f) {
  offers_.show_ring(true);
  // A phone has two lines for it.
  const char* about = f.c.phone() ? "lotr_board.table.about_ring_short" : "lotr_board.table.about_ring";
  explain({.words = f.host.say(about), .rule = "10.2", .title = f.host.say("lotr_board.label.put_on")});
  f.c.scene().announce(f.host.say("lotr_board.table.about_ring"), Urgency::assertive);
  f.c.scene().want_frame();
}

void JourneyTable::build_question(const Frame& f, Rect room) {
  if (!asked()) return;
  const std::string words = f.host.say(f.seat.prompt());
  // The question itself stands below, as every other does.
  if (offers_.in_panel()) return build_choices(f, "question", words, {}, room, all_choices(), place().haven);
  if (spot_of(decision().options.front()) == Spot::card) return build_card_choices(f, "question", words, room);
  // On a page of words every track that a card may go to is a button of its own.
  if (!f.c.scene().words() || question() != Question::play) return;
  const Rect from = spots().board;
  build_meanings(f, "wild", f.host.say("lotr_board.table.tracks"), own_hand(), {from.x, from.y}, 6);
}

// The lifted card, or the Ring that is about to be put on.
bool JourneyTable::lay_back() {
  if (!offers_.shows_ring()) return GameTable::lay_back();
  offers_.show_ring(false);
  forget_explanation();
  return true;
}

// The Ring is put on after its possible results have been shown. It may be laid back.
void JourneyTable::build_put_on(const Frame& f, int option) {
  Rect row = f.places.actions;
  const bool above = row.h > 1.9f * f.c.control_height();
  build_lay_back(f, above ? cut_top(row, (row.h - kStep) / 2) : cut_left(row, (row.w - kStep) * 0.36f));
  above ? cut_top(row, kStep) : cut_left(row, kStep);
  const float wide = std::min(row.w, f.c.em(340));
  const Item item{.id = "primary",
                  .name = f.host.say(f.seat.label(decision().options[at(option)])),
                  .rect = {row.right() - wide, row.y, wide, row.h},
                  .primary = true};
  f.c.scene().begin_zone("act", {.name = f.host.say("shell.table.act"), .part = Part::ask});
  const bool pressed = f.c.button(item, {.weight = Weight::primary}).activated;
  f.c.scene().end_zone();
  if (pressed) choose(f, option);
}

// The button that names the act; before anything is chosen, the button that goes on without.
void JourneyTable::build_acts(const Frame& f) {
  if (!asked() || f.places.actions.empty()) return;
  const int ring = offers_.shows_ring() && marks().empty() ? find(option(Verb::put_on)) : -1;
  if (ring >= 0) return build_put_on(f, ring);
  const Option* other = offers_.on_main();
  if (!other || (offers_.shows_ring() && marks().empty())) {
    build_acts_with(f, {});
    return;
  }
  const bool passes = question() == Question::window && verb_of(*other) == Verb::pass;
  // Gold is for acts that go on: not for ending a turn in which nothing was played, nor for declining.
  const Verb verb = verb_of(*other);
  const bool idle =
      verb == Verb::refuse || verb == Verb::give_up || (verb == Verb::done && find(option(Verb::draw_two)) >= 0);
  const Weight alone = idle ? Weight::secondary : Weight::primary;
  if (build_acts_with(f, OtherAct{.option = *other, .alone = alone}) && passes) step_in_.passed_by_hand();
}

}  // namespace mathom::lotr_board
