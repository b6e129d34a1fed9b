// The account of the journey: how it ended, what the score is made of, and how far each Hobbit came.
#include <algorithm>

#include "games/lotr_board/content.h"
#include "shell/tables/lotr_board/land.h"
#include "shell/tables/lotr_board/table.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {}  // namespace

// The land that was reached, with the score written into it. Returns its height.
float JourneyTable::draw_reached(const Frame& f, Rect r) const {
  const Canvas& c = f.c;
  const float high = std::clamp(r.w * 0.24f, 64.0f, 150.0f);
  const Rect land{r.x + 3, r.y + 3, r.w - 6, high - 6};
  draw_land(c.pen(), land, board_.place);
  c.pen().frame(grown(land, 1), 6, rgb(0x2A1D0C), 5);
  c.pen().frame(grown(land, -1), 4, rgb(0xD8AE5B, 200), 1.6f);
  const Type t{ui::Face::serif, high * 0.46f};
  const std::string score = std::to_string(f.match.session().outcome().score[0]);
  const float wide = c.letters().width(t, score) + 36;
  const Rect plate = around(land.centre(), std::max(wide, high * 0.8f), high * 0.6f);
  if (seen().competitive) return high;  // each has his own
  c.pen().box(plate, 10, rgb(0x0E1813, 205));
  c.pen().frame(grown(plate, -0.5f), 10, rgb(0xD8AE5B, 150), 1.4f);
  c.pen().text_at(t, plate.centre(), score, ui::kGold, Align::centre);
  return high;
}

float JourneyTable::account_body(const Frame& f, Rect r) {
  const Canvas& c = f.c;
  const State& s = seen();
  const Table t(const_cast<State&>(s), nullptr);
  float y = r.y + draw_reached(f, r) + kStep;
  int n = 0;
  const auto line = [&](const std::string& left, const std::string& right, ui::Colour colour, bool bold) {
    const float high = c.account_height(left, right, r.w, bold);
    c.account_line("account/" + std::to_string(n++), {r.x, y, r.w, high}, left, right, colour, bold);
    y += high;
  };
  int together = 0;
  for (int seat = 0; seat < s.seats; ++seat) together += t.runes(seat);
  const bool destroyed = s.result == Result::destroyed;
  line(f.app.say("lotr_board.account.reached"), f.app.say(place().key), kText, false);
  line(f.app.say("lotr_board.account.space"), std::to_string(s.points), kText, false);
  if (destroyed && !s.competitive) line(f.app.say("lotr_board.account.runes"), std::to_string(together), kText, false);
  if (!s.competitive)
    line(f.app.say("lotr_board.account.score"), std::to_string(f.match.session().outcome().score[0]), ui::kGold, true);
  line(f.app.say("lotr_board.account.sauron"), std::to_string(board_.sauron), kText, false);
  y += kStep;
  const std::string title = f.app.say("lotr_board.account.hobbits");
  const float high = c.heading_height(title, r.w);
  c.heading("account/hobbits", {r.x, y, r.w, high}, title, 2, ui::kGold);
  y += high;
  for (int seat = 0; seat < s.seats; ++seat) {
    std::string words;
    if (s.competitive)
      words =
          f.app.say(Phrase{"lotr_board.table.points", {}}.number("n", f.match.session().outcome().score[at(seat)])) +
          " · ";
    words += board_.alive_at(seat) ? f.app.say(Phrase{"lotr_board.account.stands", {}}
                                                   .number("n", board_.corruption[at(seat)])
                                                   .number("runes", t.runes(seat)))
                                   : f.app.say("lotr_board.table.fallen");
    const float top = y, sign = c.em(24);
    r.x += sign + kStep, r.w -= sign + kStep;
    line(f.app.seat_name(seat_at(seat)) + " (" + hobbit(f.app, seat) + ")", words,
         board_.alive_at(seat) ? kText : kTextFaint, false);
    r.x -= sign + kStep, r.w += sign + kStep;
    draw_hobbit(c.pen().faded(board_.alive_at(seat) ? 1.0f : 0.4f), seat, {r.x + sign / 2, (top + y) / 2}, sign,
                letters(f.app, seat));
  }
  return y - r.y;
}

std::string JourneyTable::account_title(const App& app, bool over) const {
  if (!over || board_.result == Result::playing) return app.say("lotr_board.account.title");
  static constexpr std::array<std::string_view, 6> kResults{
      "lotr_board.account.title",           "lotr_board.told.result.destroyed",    "lotr_board.told.result.fallen",
      "lotr_board.told.result.bearer_lost", "lotr_board.told.result.ring_is_mine", "lotr_board.told.result.betrayed"};
  return app.say(kResults[static_cast<std::size_t>(board_.result)]);
}

std::string JourneyTable::account_button(const App& app) const { return app.say("shell.close"); }

Rect JourneyTable::account_size(const Canvas& c) const { return {0, 0, c.em(560), c.em(560)}; }

}  // namespace mathom::lotr_board
