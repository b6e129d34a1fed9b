#include "shell/tables/lotr_tcg/skirmish/window_bar.h"

#include <algorithm>

#include "shell/tables/common/shares.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr float kOfPasses = 0.5f, kOfAct = 0.47f;  // of the bar
constexpr float kOfNoPasses = 0.38f;               // the part of a bar that is too narrow for anything but the words
constexpr float kMostOfPasses = 0.66f;             // of a bar so narrow that they themselves have no room in half of it
constexpr float kLeastPhases = 200;                // some phases side by side

bool is_pass(const Option& o) {
  return o.verb < effects::kPick && (verb_of(o) == Verb::pass || verb_of(o) == Verb::pass_phase);
}

bool all_have_room(const Canvas& c, const std::vector<std::string>& words, float width, float high) {
  const std::vector<float> shares = shares_of_row(c, words, width, high);
  for (std::size_t i = 0; i < words.size(); ++i)
    if (!c.has_room({0, 0, shares[i] - 2 * kStep, high - 4}, c.strong(), words[i])) return false;
  return true;
}

// The seven phases in a row, the present one in gold. If not all fit, only those next to it.
void draw_phases(const TableFrame& f, Rect r, int now) {
  const Canvas& c = f.c;
  constexpr int kPhases = kRegroup + 1;
  constexpr float kLeast = 12;  // between two
  std::vector<std::string> words;
  std::vector<float> wide;
  for (int phase = 0; phase < kPhases; ++phase) {
    words.push_back(f.host.say(phase_names().key(phase)));
    begin_sentence(words.back());
    wide.push_back(c.letters().width(c.small_strong(), words.back()) + kLeast);
  }
  int first = now, last = first;
  float whole = wide[at(first)];
  for (bool more = true; more;) {
    more = false;
    if (last + 1 < kPhases && whole + wide[at(last + 1)] <= r.w) whole += wide[at(++last)], more = true;
    if (first > 0 && whole + wide[at(first - 1)] <= r.w) whole += wide[at(--first)], more = true;
  }
  const float gap = std::min(10.0f, (r.w - whole) / static_cast<float>(last - first + 1));
  cut_left(r, r.w - whole - gap * static_cast<float>(last - first + 1));
  for (int phase = first; phase <= last; ++phase) {
    const Rect cell = cut_left(r, wide[at(phase)] + gap);
    const Rect pill = around(cell.centre(), cell.w, std::min(cell.h, c.small().px * 1.8f));
    const bool on = phase == now;
    if (on) c.pen().box(pill, pill.h / 2, kGold);
    const Colour ink = on ? kGoldInk : phase < now ? kTextFaint : kTextSoft;
    c.pen().text(on ? c.small_strong() : c.small(), cell, words[at(phase)], ink, Align::centre);
  }
}

}  // namespace

std::vector<WindowBar::Choosable> WindowBar::row_choices(bool passes) const {
  std::vector<Choosable> list;
  for (const Choosable& o : base_.all_choices())
    if (offers_.form() != Offers::Form::list && offers_.spot_of(o.option) == Offers::Spot::row &&
        is_pass(o.option) == passes)
      list.push_back(o);
  return list;
}

// Returns the pressed button, or -1. A button that says its result is wider.
int WindowBar::build_row(const TableFrame& f, std::span<const Choosable> list, Rect row, bool from_right) {
  if (list.empty()) return -1;
  constexpr float kWide = 1.6f;
  float parts = 0;
  for (const Choosable& o : list) parts += offers_.is_pass_of_window(o.option) && !f.c.phone() ? kWide : 1;
  const float gaps = kStep * static_cast<float>(list.size() - 1);
  const float part = std::min((row.w - gaps) / parts, f.c.em(190));
  if (from_right) cut_left(row, row.w - part * parts - gaps);
  std::vector<std::string> words;
  for (const Choosable& o : list) words.push_back(words_.name_of(f, o.option));
  const std::vector<float> shares = shares_of_row(f.c, words, part * static_cast<float>(list.size()), row.h);
  int chosen = -1;
  f.c.scene().begin_zone("row", {.name = f.host.say("shell.table.act"), .list = true, .part = Part::ask});
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Option& o = list[i].option;
    const float wide = offers_.is_pass_of_window(o) && !f.c.phone() ? part * kWide : f.c.phone() ? shares[i] : part;
    if (base_.build_offer(f, o, cut_left(row, wide), true)) chosen = list[i].index;
    cut_left(row, kStep);
  }
  f.c.scene().end_zone();
  return chosen;
}

// Half of the bar, or a little more if their words need it.
float WindowBar::share_of_passes(const TableFrame& f, std::span<const Choosable> passes, Rect bar) const {
  std::vector<std::string> words;
  for (const Choosable& o : passes) words.push_back(words_.name_of(f, o.option));
  const float gaps = kStep * static_cast<float>(std::max<std::size_t>(1, words.size()) - 1);
  float share = kOfPasses;
  while (share < kMostOfPasses && !all_have_room(f.c, words, bar.w * share - gaps, bar.h)) share += 0.02f;
  return share;
}

// The phase of the window, and the players who have passed since somebody acted.
void WindowBar::build_window(const TableFrame& f, Rect r) {
  if (sight_.seen().stage != lotr_tcg::Stage::playing || r.empty()) return;
  std::string words = f.host.say(phase_names().key(sight_.seen().phase)), names;
  for (int seat = 0; seat < sight_.seen().seats; ++seat)
    if (seats_.has_passed(seat)) names += (names.empty() ? "" : ", ") + f.host.seat_name(seat_at(seat));
  begin_sentence(words);
  if (!names.empty()) words = f.host.say("lotr_tcg.table.window", {{"phase", words}, {"names", names}});
  f.c.scene().begin_zone("window", {.name = f.host.say("lotr_tcg.table.in_window"), .part = Part::ask});
  if (sight_.question() == Question::act && sight_.asked() && sight_.viewers() != kNobody &&
      !base_.seat_view().is_record()) {
    const Rect at = cut_right(r, std::max(kTouch, std::min(r.h, f.c.em(56))));
    cut_right(r, kStep);
    const Item item{.id = "window/settings",
                    .name = f.host.say("lotr_tcg.window.settings"),
                    .description = f.host.say("lotr_tcg.window.settings_note"),
                    .rect = at};
    if (f.c.button(item, {.sign = Sign::more}).activated) sheets_.open_orders(f);
  }
  const float line = f.c.small().px * 1.35f;
  if (r.w < f.c.em(kLeastPhases) || r.h < line) {
    f.c.fitted("window/now", r, f.c.small(), words, kTextSoft, Align::right);
  } else {
    f.c.scene().text("window/now", words, r);
    if (!names.empty() && r.h >= 2 * line)
      f.c.fitted("", cut_bottom(r, line), f.c.small(), words, kTextSoft, Align::right);
    draw_phases(f, r, sight_.seen().phase);
  }
  f.c.scene().end_zone();
}

void WindowBar::build(const TableFrame& f, const OrdersAsked& orders) {
  if (!sight_.asked() || f.places.actions.empty()) return;
  if (sight_.answers_itself()) return build_window(f, f.places.actions);
  if (offers_.form() == Offers::Form::list && amount_.is_asked() && !f.c.scene().words()) return amount_.build_act(f);
  Rect room = f.places.actions;
  const bool above = room.h > 1.9f * f.c.control_height();
  if (!base_.marks().empty() && !f.c.scene().words()) {
    base_.build_lay_back(f, above ? cut_top(room, (room.h - kStep) / 2) : cut_left(room, room.w * 0.3f));
    above ? cut_top(room, kStep) : cut_left(room, room.w - f.places.actions.w * kOfAct);
    return base_.build_primary(f, room, {});
  }
  const std::vector<Choosable> passes = row_choices(true), others = row_choices(false);
  float of_passes = kOfPasses;
  if (passes.empty() && !above && f.c.phone()) {
    std::vector<std::string> words;
    for (const Choosable& o : others) words.push_back(words_.name_of(f, o.option));
    const float half = room.w * (1 - kOfPasses) - kStep * static_cast<float>(others.size());
    if (!all_have_room(f.c, words, half, room.h)) of_passes = kOfNoPasses;
  }
  if (sight_.question() == Question::act && !above && f.c.phone()) of_passes = share_of_passes(f, passes, room);
  Rect left = above ? cut_top(room, (room.h - kStep) / 2) : cut_left(room, room.w * of_passes);
  above ? cut_top(room, kStep) : cut_left(room, kStep);
  int chosen = build_row(f, passes, left, false);
  if (sight_.question() == Question::act) {
    build_window(f, room);
  } else {
    chosen = build_row(f, others, room, true);
    orders(f, left);
  }
  if (chosen >= 0) base_.choose(f, chosen);
}

}  // namespace mathom::lotr_tcg
