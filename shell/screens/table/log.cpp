#include "shell/screens/table/log.h"

#include <algorithm>
#include <string>
#include <vector>

#include "rules/brain.h"
#include "shell/services/outside.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

void TableLog::say_again() {
  column_.forget();
  whole_.forget();
}

void TableLog::begin_again(const Match& match, const TableView& table) {
  say_again();
  chronicle_.begin_after(table.sections_before(match));
}

std::optional<std::size_t> TableLog::follow(const Services& use, const Match& match, const TableView& table,
                                            Scene& scene, std::uint32_t read) {
  const std::size_t known = chronicle_.lines().size();
  const bool changed = chronicle_.follow(match);
  chronicle_.hold_back(table.unseen());
  if (changed) return say_again(), std::nullopt;
  std::optional<std::size_t> heard;
  const auto lines = chronicle_.lines();
  for (std::size_t i = known; i < lines.size(); ++i) {
    if (!lines[i].said || lines[i].ply == read) continue;
    // Without this, events that have no other line would not be heard.
    const auto tells = [&](std::size_t at) { return at < lines.size() && lines[at].ply == lines[i].ply; };
    const bool more = (i > known && tells(i - 1)) || tells(i + 1);
    const std::string words = line_words(use, lines[i]);
    scene.announce(words, Urgency::polite, more ? Detail::full : Detail::normal);
    heard = words.size();
  }
  return heard;
}

void TableLog::build_list(const TableFrame& f, Rect r, std::string_view id, LogList& list) const {
  f.c.scene().begin_zone(id, {.name = f.use.words.say("shell.log"), .list = true, .part = Part::log});
  LogList::Look look{.id = std::string(id), .room = r, .filter = filter_, .ply = {}};
  if (f.past) look.ply = f.past->ply();
  const LogList::Wish wish = list.build(f.use, f.c, f.match, f.table, f.log(), look);
  f.c.scene().end_zone();
  if (wish.card != CardDef::hidden) {
    f.wishes.open(TablePanel::none);
    f.table.zoom_card(wish.card);
    f.c.scene().want_frame();
  }
  if (wish.ply) f.wishes.look_back(*wish.ply, f.c.scene());
}

// What to show, whose lines, and the whole of it as a text.
void TableLog::build_tools(const TableFrame& f, Rect& in) {
  // What is neither a card nor a reason has a name of its own where the game has bids.
  std::string others = std::string(f.match.game().info().id) + ".log.words";
  if (!f.use.words.texts().has(others)) others = "time.log.words";
  std::vector<std::string> kinds{f.use.words.say("time.log.all"), f.use.words.say("time.log.cards"),
                                 f.use.words.say(others)};
  if (const Brain* brain = f.match.game().brain(); brain && brain->speaks())
    kinds.push_back(f.use.words.say("time.log.said"));
  const Rect row = cut_top(in, f.c.segments_height(kinds, in.w));
  filter_.kinds = static_cast<LogFilter::Kinds>(
      f.c.segments("log_panel/kinds", row, f.use.words.say("time.log.show"), kinds, static_cast<int>(filter_.kinds)));
  cut_top(in, kStep);
  std::vector<std::string> seats{f.use.words.say("time.log.everybody")};
  for (std::size_t i = 0; i < f.match.seats().size(); ++i)
    seats.push_back(f.use.words.seat_name(seat_at(static_cast<int>(i))));
  const Rect whose = cut_top(in, f.c.segments_height(seats, in.w));
  const int seat = is_player(filter_.seat) ? index(filter_.seat) + 1 : 0;
  const int wanted = f.c.segments("log_panel/seats", whose, f.use.words.say("time.log.whose"), seats, seat);
  filter_.seat = wanted == 0 ? SeatId::none : seat_at(wanted - 1);
  cut_top(in, kStep);
}

void TableLog::build_panel(const TableFrame& f) {
  const Rect safe = f.c.scene().safe().inset(kStep);
  const std::string name = f.use.words.say("shell.log");
  bool close = false;
  Rect in = f.c.begin_panel("log_panel", "panel", name,
                            around(safe.centre(), std::min(f.c.em(600), safe.w), safe.h * 0.94f), close);
  Rect foot = cut_bottom(in, f.c.control_height());
  cut_bottom(in, kStep);
  const std::string copy = f.use.words.say("time.log.copy");
  f.c.scene().begin_zone("panel", {.name = name});
  if (in.h > f.c.em(300)) build_tools(f, in);
  const Rect left = cut_left(foot, (foot.w - kStep) / 2);
  cut_left(foot, kStep);
  if (f.c.button({.id = "log_panel/copy", .name = copy, .rect = left}).activated)
    f.use.outside.copy(log_text(f.use, f.match.game(), f.log(), filter_), f.use.words.say("time.log.copied"));
  close |= f.c.close_button("panel", f.use.words.say("shell.close"), foot);
  f.c.scene().end_zone();
  build_list(f, in, "log_panel/log", whole_);
  f.c.scene().end_layer();
  if (close) f.wishes.close(f.c.scene());
}

}  // namespace mathom
