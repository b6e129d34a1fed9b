#include "shell/tables/lotr_board/layout/die_faces.h"

#include <algorithm>

#include "games/lotr_board/content/content.h"
#include "shell/tables/lotr_board/forecast.h"
#include "shell/tables/lotr_board/pictures/signs.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

std::string harm_words(const TableHost& host, const State& seen, int face, int roller) {
  const FaceHarm harm = harm_of(seen, face, roller);
  const auto say = [&](std::string_view key, int n) { return host.say(Phrase{key, {}}.number("n", n)); };
  if (harm.steps > 0) return say("lotr_board.die.steps", harm.steps);
  if (harm.cards > 0) return say("lotr_board.die.cards", harm.cards);
  if (harm.sauron > 0) return say("lotr_board.die.sauron", harm.sauron);
  return host.say("lotr_board.die.nothing");
}

}  // namespace

int DieFaces::roller() const {
  if (!sight_.asked() || step_in_.answers_itself()) return -1;
  if (offers_.shows_ring()) return sight_.seen().bearer;
  if (sight_.question() == Question::window) return roller_of(sight_.seen());
  if (sight_.question() == Question::play) return -1;
  for (const Option& o : sight_.decision().options)
    if (const auto forecast = foresee(sight_.seen(), sight_.decision().seat, o, sight_.board());
        forecast && forecast->dice > 0)
      return forecast->roller;
  return -1;
}

Rect DieFaces::build(const GameTable::Frame& f, Rect room, float free_below) const {
  const int who = roller();
  if (who < 0) return room;
  const Canvas& c = f.c;
  const auto n = static_cast<float>(content().faces.size());
  const float wide = std::min(room.w - 16, c.em(540)), each = (wide - 8) / n;
  // Two buttons of a question need room below it.
  const float question = std::max(offers_.in_panel() ? 2 * c.control_height() + 3 * kStep + 6 : c.em(20), free_below);
  float words = c.small().px * 2.3f;
  for (int face = 0; face < static_cast<int>(content().faces.size()); ++face)
    words = std::max(words,
                     c.height_of({c.small().face, kLeastType}, harm_words(f.host, sight_.seen(), face, who), each - 4));
  const float size = std::clamp(room.h - question - words - 16, c.em(24), c.em(38));
  const float high = size + words + 10;
  if (room.h < high + question || each < c.small().px * 3.4f) return room;
  const Rect panel{room.centre().x - wide / 2, room.y + 6, wide, high};
  c.raised(panel);
  std::string said;
  for (std::size_t i = 0; i < content().faces.size(); ++i) {
    const int face = static_cast<int>(i);
    const Rect cell{panel.x + 4 + each * static_cast<float>(i), panel.y + 4, each, high - 6};
    const bool rolled = sight_.board().face == face && has_rolled();
    if (rolled) c.pen().frame(cell.inset(2), 8, ui::kGold, 2);
    draw_die(c.pen(), face, {cell.centre().x, cell.y + size / 2 + 2}, size - 2);
    const std::string what = harm_words(f.host, sight_.seen(), face, who);
    c.fitted("", {cell.x + 2, cell.y + size + 2, cell.w - 4, words}, c.small(), what, rolled ? ui::kGold : kText,
             Align::centre);
    said += (said.empty() ? "" : "; ") + what;
  }
  c.scene().begin_zone("die", {.name = f.host.say("lotr_board.cause.die"), .part = Part::table});
  c.scene().add({.id = "die/faces",
                 .role = Role::text,
                 .name = f.host.say("lotr_board.die.faces", {{"what", said}}),
                 .rect = panel,
                 .z = 1});
  c.scene().end_zone();
  return below(room, panel.bottom() + 6);
}

bool DieFaces::has_rolled() const {
  return sight_.asks(Question::window) &&
         static_cast<Moment>(sight_.seen().frames.back().local[kWinMoment]) == Moment::rolled;
}

}  // namespace mathom::lotr_board
