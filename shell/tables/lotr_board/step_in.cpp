#include "shell/tables/lotr_board/step_in.h"

#include <algorithm>

#include "games/lotr_board/content/content.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

Explained about_switch(const TableHost& host, std::string_view words, std::string_view name) {
  const auto say = [&](std::string_view key) { return host.say("lotr_board.table." + std::string(key)); };
  return {.words = say(words), .rule = "9.1", .title = say(name)};
}

// A box to tick, with its name. Returns true if it was touched.
bool build_switch(const GameTable::Frame& f, Rect r, const std::string& id, bool on) {
  const std::string key = "lotr_board.table." + id;
  const Item item{.id = id,
                  .role = Role::toggle,
                  .name = f.host.say(key),
                  .description = f.host.say("lotr_board.table.about_" + id),
                  .rect = r,
                  .selected = on};
  const Reaction is = f.c.scene().add(item);
  f.c.pen().box(r, kRound, downwards(on ? rgb(0x2F6B4E) : kButton, on ? rgb(0x1F4A36) : kButtonOff, r));
  f.c.pen().frame(grown(r, -0.5f), kRound, on ? ui::kGold : kButtonEdge, on ? 1.8f : 1.0f);
  // The box is before the words, or above them on a narrow button.
  Rect in = r.inset(4);
  const float side = std::clamp(f.c.em(14), 12.0f, 20.0f);
  const Rect box = r.w < f.c.em(108) ? cut_top(in, side) : cut_left(in, side + 10);
  const Rect tick = around(box.centre(), side - 1, side - 1);
  f.c.pen().box(tick, 3, on ? ui::kGold : rgb(0x0B1A14));
  f.c.pen().frame(tick, 3, on ? ui::kGold : kTextSoft, 1.2f);
  if (on) f.c.sign(Sign::check, tick.centre(), tick.w * 0.7f, kGoldInk);
  const bool whole = f.c.letters().fits({f.c.small().face, kLeastType}, item.name, in.w, in.h + 2);
  const std::string words = whole ? item.name : f.host.say(key + ".short");
  f.c.fitted("", in, f.c.small(), words, on ? ui::kGold : kText, Align::centre);
  if (is.focused) f.c.focus_ring(r, kRound);
  return is.activated || is.marked;
}

}  // namespace

bool StepIn::at_moment() const { return sight_.asks(Question::window); }

bool StepIn::answers_itself() const {
  return at_moment() && contains(auto_pass_, sight_.decision().seat) && sight_.view().ply != called_at_ &&
         sight_.find(option(Verb::pass)) >= 0;
}

// A player who is asked does not need to wait for the next moment.
void StepIn::tell_wishes(const Frame& f) {
  if (f.seat.is_record()) return;
  const SeatMask own = sight_.viewers();
  if (at_moment() && (steps_in_ & own) != 0) {
    steps_in_ = static_cast<SeatMask>(steps_in_ & ~own);
    called_at_ = sight_.view().ply;
  }
  const bool passes = (auto_pass_ & only(seat_at(sight_.me()))) != 0;
  f.seat.wish(f.host.asks_always() && !passes, (steps_in_ & own) != 0);
}

std::optional<Explained> StepIn::offer(const Frame& f) {
  if (!let_pass_ || offered_ || !at_moment() || answers_itself() || f.host.asks_always()) return {};
  offered_ = true;
  return about_switch(f.host, "auto_pass_offer", "auto_pass");
}

// Everybody can tell this: a story card, the price of Gandalf, or the Ring that has not been put on here.
bool StepIn::could_step_in(int seat) const {
  const State& s = sight_.seen();
  if (!is_alive(s, seat)) return false;
  const bool gandalf = s.gandalf_used != (1 << kGandalf) - 1;
  if (gandalf && looking_at(s).runes(seat) >= content().gandalf_price) return true;
  if (seat == s.bearer && !s.ring_used && !s.doom && !sight_.place().haven) return true;
  const std::vector<CardDef> hand = sight_.known_hand(seat_at(seat));
  return std::any_of(hand.begin(), hand.end(),
                     [](CardDef c) { return facts_of(index(c)).colour == lotr_board::Colour::story; });
}

// While others act, or if the question is about stepping in, there is room for all switches.
int StepIn::shown() const { return at_moment() ? 2 : sight_.asked() ? 1 : sight_.viewers() != kNobody ? 3 : 1; }

std::optional<Explained> StepIn::build(const Frame& f, const ButtonRow& cells) {
  f.c.scene().begin_zone("pass", {.name = f.host.say("lotr_board.table.stepping_in"), .part = Part::tools});
  const int many = shown();
  std::optional<Explained> said = build_auto_pass(f, cells.cell(0));
  if (many > 1)
    if (auto next = build_every_moment(f, cells.cell(1))) said = std::move(next);
  if (many > 2)
    if (auto next = build_next_moment(f, cells.cell(2))) said = std::move(next);
  f.c.scene().end_zone();
  tell_wishes(f);  // at once: the next answer may come before the next frame
  return said;
}

std::optional<Explained> StepIn::build_auto_pass(const Frame& f, Rect r) {
  const SeatMask own = only(seat_at(sight_.me()));
  const bool on = (auto_pass_ & own) != 0;
  if (!build_switch(f, r, "auto_pass", on)) return {};
  auto_pass_ = static_cast<SeatMask>(on ? auto_pass_ & ~own : auto_pass_ | own);
  if (!on) f.host.ask_always(false);
  return about_switch(f.host, on ? "auto_pass_off" : "auto_pass_on", "auto_pass");
}

std::optional<Explained> StepIn::build_every_moment(const Frame& f, Rect r) {
  const bool on = f.host.asks_always();
  if (!build_switch(f, r, "every_moment", on)) return {};
  f.host.ask_always(!on);
  if (!on) auto_pass_ = static_cast<SeatMask>(auto_pass_ & ~only(seat_at(sight_.me())));
  return about_switch(f.host, on ? "every_moment_off" : "every_moment_on", "every_moment");
}

std::optional<Explained> StepIn::build_next_moment(const Frame& f, Rect r) {
  const SeatMask own = sight_.viewers();
  const bool on = (steps_in_ & own) != 0;
  if (!build_switch(f, r, "step_in", on)) return {};
  bool could = false;
  for (int seat = 0; seat < sight_.seen().seats; ++seat)
    could = could || (contains(own, seat_at(seat)) && could_step_in(seat));
  if (!on && !could) return about_switch(f.host, "step_in_with_nothing", "step_in");
  steps_in_ = static_cast<SeatMask>(on ? steps_in_ & ~own : steps_in_ | own);
  return about_switch(f.host, on ? "step_in_off" : "step_in_on", "step_in");
}

}  // namespace mathom::lotr_board
