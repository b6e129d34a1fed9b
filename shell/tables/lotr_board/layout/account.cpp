// The account of the journey: how it ended, what the score is made of, and how far each Hobbit came.
#include <algorithm>

#include "games/lotr_board/content/content.h"
#include "shell/tables/common/account_lines.h"
#include "shell/tables/lotr_board/pictures/land.h"
#include "shell/tables/lotr_board/table.h"

namespace mathom::lotr_board {

using namespace ui;

// The land that was reached, with the score written into it. Returns its height.
float JourneyTable::draw_reached(const Frame& f, Rect r) const {
  const Canvas& c = f.c;
  const float high = std::clamp(r.w * 0.24f, 64.0f, 150.0f);
  const Rect land{r.x + 3, r.y + 3, r.w - 6, high - 6};
  draw_land(c.pen(), land, board_.place);
  c.pen().frame(grown(land, 1), 6, rgb(0x2A1D0C), 5);
  c.pen().frame(grown(land, -1), 4, rgb(0xD8AE5B, 200), 1.6f);
  const Type t{ui::Face::serif, high * 0.46f};
  const std::string score = std::to_string(f.seat.outcome().score[0]);
  const float wide = c.letters().width(t, score) + 36;
  const Rect plate = around(land.centre(), std::max(wide, high * 0.8f), high * 0.6f);
  if (seen().competitive) return high;  // each player has their own
  c.pen().box(plate, 10, rgb(0x0E1813, 205));
  c.pen().frame(grown(plate, -0.5f), 10, rgb(0xD8AE5B, 150), 1.4f);
  c.pen().text_at(t, plate.centre(), score, ui::kGold, Align::centre);
  return high;
}

// A Hobbit: what counts for it, and how far it has come towards the Eye.
void JourneyTable::account_of(const Frame& f, int seat, AccountLines& lines) const {
  const bool alive = board_.alive_at(seat);
  std::string words;
  if (seen().competitive)
    words = f.host.say(Phrase{"lotr_board.table.points", {}}.number("n", f.seat.outcome().score[at(seat)])) + " · ";
  words += alive ? f.host.say(Phrase{"lotr_board.account.stands", {}}
                                  .number("n", board_.corruption[at(seat)])
                                  .number("runes", Table(const_cast<State&>(seen()), nullptr).runes(seat)))
                 : f.host.say("lotr_board.table.fallen");
  const float sign = f.c.em(24), left = lines.rest().x;
  const Rect r = lines.add(f.host.seat_name(seat_at(seat)) + " (" + hobbit(f.host, seat) + ")", words,
                           alive ? kText : kTextFaint, false, sign + kStep);
  draw_hobbit(f.c.pen().faded(alive ? 1.0f : 0.4f), seat, {left + sign / 2, r.centre().y}, sign, letters(f.host, seat));
}

float JourneyTable::account_body(const Frame& f, Rect r) {
  const Canvas& c = f.c;
  const State& s = seen();
  const Table t(const_cast<State&>(s), nullptr);
  AccountLines lines(c, r);
  lines.skip(draw_reached(f, r) + kStep);
  const auto line = [&](std::string_view key, const std::string& right, ui::Colour colour = kText, bool bold = false) {
    lines.add(f.host.say(key), right, colour, bold);
  };
  int together = 0;
  for (int seat = 0; seat < s.seats; ++seat) together += t.runes(seat);
  line("lotr_board.account.reached", f.host.say(place().key));
  line("lotr_board.account.space", std::to_string(s.points));
  if (s.result == Result::destroyed && !s.competitive) line("lotr_board.account.runes", std::to_string(together));
  if (!s.competitive) line("lotr_board.account.score", std::to_string(f.seat.outcome().score[0]), ui::kGold, true);
  line("lotr_board.account.sauron", std::to_string(board_.sauron));
  lines.skip(kStep);
  const std::string title = f.host.say("lotr_board.account.hobbits");
  const Rect rest = lines.rest();
  const float high = c.heading_height(title, rest.w);
  c.heading("account/hobbits", {rest.x, rest.y, rest.w, high}, title, 2, ui::kGold);
  lines.skip(high);
  for (int seat = 0; seat < s.seats; ++seat) account_of(f, seat, lines);
  return lines.height();
}

std::string JourneyTable::account_title(const TableHost& host, bool over) const {
  if (!over || board_.result == Result::playing) return host.say("lotr_board.account.title");
  static constexpr std::array<std::string_view, 6> kResults{
      "lotr_board.account.title",           "lotr_board.told.result.destroyed",    "lotr_board.told.result.fallen",
      "lotr_board.told.result.bearer_lost", "lotr_board.told.result.ring_is_mine", "lotr_board.told.result.betrayed"};
  return host.say(kResults[static_cast<std::size_t>(board_.result)]);
}

std::string JourneyTable::account_button(const TableHost& host) const { return host.say("shell.close"); }

Rect JourneyTable::account_size(const Canvas& c) const { return {0, 0, c.em(560), c.em(560)}; }

}  // namespace mathom::lotr_board
