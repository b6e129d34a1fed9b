// What is asked: on the cards, tracks and Hobbits themselves where an offer is one thing; else a row of standing buttons,
// a panel, or the one button below.
#include <algorithm>

#include "effects/run/options.h"
#include "effects/say/say.h"
#include "effects/verbs.h"
#include "games/lotr_board/content/content.h"
#include "games/lotr_board/rules/payment.h"
#include "shell/tables/lotr_board/names.h"
#include "shell/tables/lotr_board/table.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

bool same_face(const Game& game, int a, int b) {
  return game.card_name(static_cast<CardDef>(a)).key == game.card_name(static_cast<CardDef>(b)).key;
}

}  // namespace

JourneyTable::Spot JourneyTable::spot_of(const Option& o) const {
  if (o.verb == effects::kPoint) return Spot::seat;
  if (o.verb >= effects::kPick) return Spot::row;
  switch (verb_of(o)) {
    case Verb::play:
    case Verb::story:
    case Verb::give:
    case Verb::hand_over:
    case Verb::drop: return Spot::hand;
    case Verb::track: return Spot::track;
    case Verb::gandalf:
    case Verb::top_tile: return Spot::card;
    case Verb::ask_seat:
    case Verb::assign:
    case Verb::from:
    case Verb::to: return Spot::seat;
    case Verb::done:
    case Verb::refuse:
    case Verb::give_up:
    case Verb::pass: return Spot::main;
    default: return Spot::row;
  }
}

bool JourneyTable::hand_live() const {
  if (answers_itself()) return false;
  switch (question()) {
    case Question::play:
    case Question::pay:
    case Question::must_pay:
    case Question::contribute: return true;
    case Question::window: {
      // A hand without a story card has nothing to do with it.
      const std::vector<CardId> hand = own_hand();
      return std::any_of(hand.begin(), hand.end(),
                         [](CardId c) { return facts_of(index(c)).colour == lotr_board::Colour::story; });
    }
    default: break;
  }
  return std::any_of(decision().options.begin(), decision().options.end(),
                     [&](const Option& o) { return spot_of(o) == Spot::hand; });
}

bool JourneyTable::card_asked() const {
  return hand_live() || std::any_of(decision().options.begin(), decision().options.end(),
                                    [&](const Option& o) { return spot_of(o) == Spot::card; });
}

// A card that may go to several tracks goes to the main one first. What is not offered is what a player would try.
std::vector<Option> JourneyTable::hand_options(CardId card) const {
  std::vector<Option> out;
  for (const Option& o : decision().options)
    if ((spot_of(o) == Spot::hand || spot_of(o) == Spot::card) && offered_card(o) == card) out.push_back(o);
  const auto main = std::find_if(out.begin(), out.end(),
                                 [&](const Option& o) { return verb_of(o) == Verb::play && o.amount == place().main; });
  if (main != out.end()) std::rotate(out.begin(), main, main + 1);
  if (!out.empty()) return out;
  const CardId where = physical(card);
  const bool story = index(card) < kFirstTile && facts_of(index(card)).colour == lotr_board::Colour::story;
  switch (question()) {
    case Question::play:
    case Question::window: return {story ? card_option(Verb::story, where) : card_option(Verb::play, where, -1)};
    default: return {card_option(Verb::give, where)};
  }
}

int JourneyTable::refills_to() const {
  if (question() != Question::refill || seen().frames.size() == 0) return 0;
  return effects::arg(*effects::op_of(content().code, seen().frames.back()), 1);
}

// What is discarded and how many cards are drawn then.
std::string JourneyTable::refill_words(const TableHost& host, std::size_t gone) const {
  const auto all = static_cast<int>(own_hand().size()), n = static_cast<int>(gone);
  Phrase words{gone == 0 ? "lotr_board.table.refill_none" : "lotr_board.table.refill", {}};
  return host.say(words.number("n", n).number("drawn", std::max(0, refills_to() - all + n)));
}

std::optional<Option> JourneyTable::ends_picks() const {
  if (refills_to() == 0) return {};
  return option(Verb::done);
}

std::string JourneyTable::pick_words(const TableHost& host, int n, int of) const {
  if (refills_to() > 0) return refill_words(host, marks().size());
  if (!pays_together())
    return host.say("lotr_board.table.pick", {{"n", std::to_string(n)}, {"of", std::to_string(of)}});
  if (!picks_enough()) return host.say(Phrase{"lotr_board.table.pay_more", {}}.number("n", still_missing()));
  std::string names;
  for (std::size_t i = 0; i < marks().size(); ++i) {
    const std::string name = host.say(game().card_name(static_cast<CardDef>(marks()[i])));
    const bool last = i + 1 == marks().size();
    names = i == 0 ? name : host.say(last ? "effects.and" : "effects.comma", {{"first", names}, {"rest", name}});
  }
  const bool gives = question() == Question::contribute;
  return host.say(gives ? "lotr_board.table.pay_with" : "lotr_board.table.discard_with", {{"cards", names}});
}

// Cards alone pay, and more than one may be needed: they are lifted together and given at once.
bool JourneyTable::pays_together() const {
  if (!asked() || seen().frames.size() == 0) return false;
  const Question q = question();
  if (q != Question::pay && q != Question::must_pay && q != Question::contribute) return false;
  const Need need = need_of(looking_at(seen()), seen().frames.back());
  const bool others = need.any_token > 0 || need.runes > 0 || need.named >= 0 ||
                      std::any_of(need.token.begin(), need.token.end(), [](int n) { return n > 0; });
  return !others && std::max(need.symbols, 0) + need.cards > 1 && (need.symbols <= 0 || need.cards == 0);
}

int JourneyTable::still_missing() const {
  const Table t = looking_at(seen());
  const Need need = need_of(t, seen().frames.back());
  if (need.cards > 0) return std::max(0, need.cards - static_cast<int>(marks().size()));
  std::array<int, kSymbols> have{};
  int stars = 0;
  for (const CardId card : marks()) {
    const Worth w = worth_of(t, index(card), me());
    if (w.symbol == kStar)
      stars += w.n;
    else if (w.symbol >= 0)
      have[at(w.symbol)] += w.n;
  }
  for (int k = 0; k < kSymbols; ++k) stars += std::min(have[at(k)], need.symbol[at(k)]);
  return std::max(0, need.symbols - stars);
}

int JourneyTable::picks_wanted() const {
  if (asked() && refills_to() > 0) return static_cast<int>(own_hand().size());
  if (!pays_together()) return GameTable::picks_wanted();
  return static_cast<int>(marks().size()) + (still_missing() > 0 ? 1 : 0);
}

// Together the Hobbits may each give a part.
bool JourneyTable::picks_enough() const {
  if (refills_to() > 0) return !marks().empty();
  if (!pays_together()) return GameTable::picks_enough();
  return !marks().empty() && (question() == Question::contribute || still_missing() == 0);
}

bool JourneyTable::turns_tile() const {
  return asks(Question::window) && !answers_itself() && decision().seat == seat_at(seen().active) &&
         static_cast<Moment>(seen().frames.back().local[kWinMoment]) == Moment::before_tile;
}

std::string JourneyTable::answer_words(const TableHost& host, const Option& o) const {
  if (o.verb >= effects::kPick) return {};
  switch (verb_of(o)) {
    case Verb::refuse: return host.say("lotr_board.label.give_up");
    case Verb::pass: return turns_tile() ? host.say("lotr_board.table.turn_tile") : std::string();
    case Verb::done:
      if (refills_to() > 0) return refill_words(host, 0);
      return question() == Question::play && find(option(Verb::draw_two)) >= 0
                 ? host.say("lotr_board.table.play_nothing")
                 : std::string();
    default: return {};
  }
}

// What yes and no do, from the operation that asks; empty: it is not such a question.
std::string JourneyTable::deed_words(const TableHost& host, const Option& o, std::string* then) const {
  if ((o.verb != effects::kYes && o.verb != effects::kNo) || seen().frames.size() == 0) return {};
  const effects::Op* op = effects::op_of(content().code, seen().frames.back());
  if (!op) return {};
  const bool volunteers = language().verb(op->verb).word == "volunteer_or";
  if (o.verb == effects::kNo)
    return host.say(volunteers ? "lotr_board.table.leave_to_others" : "lotr_board.table.leave_it");
  // Who is asked does it: "Roll the die", not "The Ring-bearer rolls the die".
  const effects::TextBuilder say(language(), content().code);
  const int actor = volunteers ? static_cast<int>(effects::Who::chosen) : op->arg[0];
  effects::Clause deed = say.block(op->arg[volunteers ? 0 : 1], actor);
  // Long deeds: whole they stand over the board, and in the "?".
  if (deed.phrase.key == "effects.then" && deed.parts.size() == 2) {
    const effects::Clause rest = deed.parts[deed.places.front() == "first" ? 1 : 0];
    if (then) *then = host.say("lotr_board.table.and_then", {{"what", sentences(host, {rest})}});
    deed = effects::Clause(deed.parts[deed.places.front() == "first" ? 0 : 1]);
  }
  std::string words = sentences(host, {deed});
  if (words.ends_with('.')) words.pop_back();
  return words;
}

// Of cards that look alike each has a number, so that every offer has a name of its own.
std::string JourneyTable::offer_words(const Frame& f, const Option& o) const {
  if (std::string words = deed_words(f.host, o); !words.empty()) return words;
  if (std::string words = answer_words(f.host, o); !words.empty()) return words;
  const std::string label = GameTable::offer_words(f, o);
  const CardId card = spot_of(o) == Spot::hand || spot_of(o) == Spot::card ? offered_card(o) : CardId::none;
  if (card == CardId::none) return label;
  int of = 0, n = 0;
  for (const Option& other : decision().options) {
    const int face = index(offered_card(other));
    if (other.verb != o.verb || other.amount != o.amount || !same_face(game(), face, index(card))) continue;
    ++of;
    if (face <= index(card)) ++n;
  }
  if (of < 2) return label;
  if (o.verb < effects::kPick && verb_of(o) == Verb::play && o.amount >= 0)
    return f.host.say(Phrase{"lotr_board.table.play_copy", {}}
                          .card("card", static_cast<CardDef>(index(card)))
                          .word("track", symbol_names().key(o.amount))
                          .number("n", n)
                          .number("of", of));
  return f.host.say("lotr_board.table.copy", {{"card", label}, {"n", std::to_string(n)}, {"of", std::to_string(of)}});
}

std::string JourneyTable::offer_note(const Frame& f, const Option& o) const {
  if (o.verb >= effects::kPick) return {};
  switch (verb_of(o)) {
    case Verb::draw_two: return f.host.say("lotr_board.table.about_draw");
    case Verb::rest: return f.host.say("lotr_board.table.about_rest");
    case Verb::call: return f.host.say("lotr_board.table.about_gandalf");
    case Verb::put_on: return f.host.say("lotr_board.table.about_ring");
    case Verb::pass_turn:
      return offer_outcome(f, o).empty() ? f.host.say("lotr_board.table.about_pass_turn") : std::string();
    default: return {};
  }
}

int JourneyTable::offered_track(int symbol) const {
  if (!asked()) return -1;
  for (std::size_t i = 0; i < decision().options.size(); ++i) {
    const Option& o = decision().options[i];
    if (spot_of(o) == Spot::track && o.amount == symbol) return static_cast<int>(i);
  }
  if (question() != Question::play || marks().empty() || gathers()) return -1;
  for (const Option& o : hand_options(marks().front()))
    if (verb_of(o) == Verb::play && o.amount == symbol) return find(o);
  return -1;
}

int JourneyTable::offered_seat(int seat) const {
  if (!asked()) return -1;
  for (std::size_t i = 0; i < decision().options.size(); ++i)
    if (spot_of(decision().options[i]) == Spot::seat && decision().options[i].seat == seat_at(seat))
      return static_cast<int>(i);
  return -1;
}

// A choice between whole sentences, or yes and no.
bool JourneyTable::panel_asked() const {
  return decision().options.front().verb >= effects::kPick && decision().options.front().verb != effects::kPoint;
}

// One of the standing buttons answers what is asked, or nothing is asked. A lifted card is for a track.
bool JourneyTable::acts_answer() const {
  if (asked() && question() == Question::play && !marks().empty()) return false;
  return !asked() || question() == Question::window || !row_choices().empty();
}

// With the switches.
int JourneyTable::acts_shown() const { return static_cast<int>(row_choices().size()) + switches_shown(); }

std::string JourneyTable::prompt_words(const Frame& f) const {
  if (asked() && marks().size() == 1) {
    // What the chosen card says, where it says something.
    const std::string words = sentences(f.host, say_card(index(marks().front())));
    const std::string name = f.host.say(game().card_name(static_cast<CardDef>(marks().front())));
    if (!words.empty()) return f.host.say("shell.named", {{"name", name}, {"words", words}});
  }
  // What it is about stands over the board already, where there is one to be seen.
  const bool shown = !f.c.scene().words() && (place().haven || now_shown()) && sheet_fits(f);
  if (asked() && shown && f.seat.prompt().key == "lotr_board.ask.may") return f.host.say("lotr_board.table.may");
  if (asks(Question::contribute) && pays_together() && !marks().empty())
    return f.host.say(Phrase{"lotr_board.table.missing_now", {}}.number("n", still_missing()));
  if (asked()) return question_said(f);
  return idle_words(f, "lotr_board.table.over");
}

// --- what stands in the row. While cards are played its usual buttons stand there even when they can do nothing now
std::vector<GameTable::Choosable> JourneyTable::row_choices() const {
  std::vector<Choosable> out;
  if (!asked() || answers_itself() || panel_asked()) return out;
  if (question() == Question::play) {
    for (const Verb verb : {Verb::draw_two, Verb::rest}) {
      const Option o = option(verb);
      out.push_back({o, find(o)});
    }
    if (decision().seat == seat_at(seen().bearer) && find(option(Verb::put_on)) < 0 && !seen().doom && !place().haven)
      out.push_back({option(Verb::put_on), -1});
  }
  for (std::size_t i = 0; i < decision().options.size(); ++i) {
    const Option& o = decision().options[i];
    if (spot_of(o) != Spot::row || verb_of(o) == Verb::draw_two || verb_of(o) == Verb::rest) continue;
    out.push_back({o, static_cast<int>(i)});
  }
  return out;
}

void JourneyTable::build_row(const Frame& f) {
  if (f.seat.is_record() || over() || spots().acts.empty()) return;
  const Canvas& c = f.c;
  const std::vector<Choosable> row = row_choices();
  const ButtonRow cells(spots().acts, acts_shown(), c.em(170));
  build_switches(f, cells);
  if (row.empty()) return;
  const int chosen = build_offer_row(f, row, cells);
  if (chosen < 0) return;
  const bool ring =
      verb_of(decision().options[at(chosen)]) == Verb::put_on && decision().options[at(chosen)].verb < effects::kPick;
  if (!ring || c.scene().words()) return choose(f, chosen);
  // The same spot does not put it on: it takes the preview back.
  if (ring_preview_ && lay_back()) return c.scene().want_frame();
  // First it is shown what might come of it.
  ring_preview_ = true;
  // A phone has two lines for it.
  const char* about = f.c.phone() ? "lotr_board.table.about_ring_short" : "lotr_board.table.about_ring";
  explain({.words = f.host.say(about), .rule = "10.2", .title = f.host.say("lotr_board.label.put_on")});
  c.scene().announce(f.host.say("lotr_board.table.about_ring"), Urgency::assertive);
  c.scene().want_frame();
}

void JourneyTable::build_question(const Frame& f) {
  if (!asked()) return;
  const std::string words = f.host.say(f.seat.prompt());
  // The question itself stands below, as every other does.
  if (panel_asked()) return build_choices(f, "question", words, {}, room_, all_choices(), place().haven);
  if (spot_of(decision().options.front()) == Spot::card) return build_card_choices(f, "question", words, room_);
  build_wild_in_words(f);
}

// On a page of words every track that a card may go to is a button of its own.
void JourneyTable::build_wild_in_words(const Frame& f) {
  if (!f.c.scene().words() || question() != Question::play) return;
  build_meanings(f, "wild", f.host.say("lotr_board.table.tracks"), own_hand(), {spots().board.x, spots().board.y}, 6);
}

// What is lifted, or the Ring that is about to be put on.
bool JourneyTable::lay_back() {
  if (!std::exchange(ring_preview_, false)) return GameTable::lay_back();
  forget_explanation();
  return true;
}

// The Ring is put on after what might come of it has been shown; it may be laid back.
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

// The button that names the act; before anything is chosen, the one that goes on without.
void JourneyTable::build_acts(const Frame& f) {
  if (!asked() || f.places.actions.empty()) return;
  const int ring = ring_preview_ && marks().empty() ? find(option(Verb::put_on)) : -1;
  if (ring >= 0) return build_put_on(f, ring);
  const auto& options = decision().options;
  const auto other =
      std::find_if(options.begin(), options.end(), [&](const Option& o) { return spot_of(o) == Spot::main; });
  if (other == options.end() || (ring_preview_ && marks().empty())) {
    build_acts_with(f, {});
    return;
  }
  const bool passes = question() == Question::window && verb_of(*other) == Verb::pass;
  // Gold is for what goes on: not for ending a turn in which nothing was played, nor for declining.
  const Verb verb = verb_of(*other);
  const bool idle =
      verb == Verb::refuse || verb == Verb::give_up || (verb == Verb::done && find(option(Verb::draw_two)) >= 0);
  const Weight alone = idle ? Weight::secondary : Weight::primary;
  if (build_acts_with(f, OtherAct{.option = *other, .alone = alone}) && passes) let_pass_ = true;
}

}  // namespace mathom::lotr_board
