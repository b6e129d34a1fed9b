#include "shell/screens/levels.h"

#include <algorithm>

#include "rules/bot_level.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/ui/cards/suits.h"

namespace mathom {

std::vector<std::string> kinds_of_players(const Services& use, const Game& game) {
  std::vector<std::string> out{use.words.say("shell.setup.person")};
  for (const BotLevel* level : levels_for(game)) out.push_back(use.words.say("shell.bot." + std::string(level->id)));
  return out;
}

int kind_of(const Game& game, const Seat& seat) {
  if (seat.bot.empty()) return 0;
  const std::vector<const BotLevel*> levels = levels_for(game);
  for (std::size_t k = 0; k < levels.size(); ++k)
    if (seat.bot == levels[k]->id) return static_cast<int>(k) + 1;
  return static_cast<int>(levels.size());
}

void give_kind(const Game& game, Seat& seat, int kind) {
  seat.bot = kind == 0 ? std::string() : std::string(levels_for(game)[static_cast<std::size_t>(kind - 1)]->id);
}

bool build_seat_name(const Services& use, const ui::Canvas& c, ui::Rect r, int seat, const std::string& shown) {
  using namespace ui;
  const Item item{
      .id = "name/" + std::to_string(seat), .name = use.words.say("shell.setup.name_of", {{"name", shown}}), .rect = r};
  const Reaction is = c.scene().add(item);
  c.pen().box(r, kRound, rgb(0x07120D, is.hovered ? 90 : 170));
  c.pen().frame(grown(r, -0.5f), kRound, is.hovered ? kButtonEdge : kPanelEdge, 1);
  const SeatSign mark = seat_sign(seat);
  const float size = std::min(c.em(20), r.h * 0.5f);
  draw_badge(c.pen(), mark.badge, {r.x + kStep + size / 2 + 2, r.centre().y}, size, mark.colour);
  const Rect words{r.x + size + 2.5f * kStep, r.y, r.w - size - 3.5f * kStep, r.h};
  c.fitted("", words, c.body(), shown, kText);
  if (is.focused) c.focus_ring(r, kRound);
  return is.activated;
}

void build_all_others(const Services& use, const ui::Canvas& c, ui::Rect& column, const Game& game,
                      std::span<Seat> seats) {
  const auto is_bot = [](const Seat& s) { return !s.bot.empty(); };
  const auto first = std::ranges::find_if(seats, is_bot);
  std::vector<std::string> kinds = kinds_of_players(use, game);
  kinds.erase(kinds.begin());  // a person is chosen seat by seat
  if (std::ranges::count_if(seats, is_bot) < 2 || kinds.size() < 2) return;
  const int kind = kind_of(game, *first);
  const bool alike = std::ranges::all_of(seats, [&](const Seat& s) { return !is_bot(s) || kind_of(game, s) == kind; });
  const std::string name = use.words.say("shell.setup.all_others");
  ui::cut_top(column, c.paragraph("others/words", column, c.small(), name, ui::kTextSoft) + 4);
  const int now = alike ? kind - 1 : -1;
  const int chosen = c.segments("others", ui::cut_top(column, c.segments_height(kinds, column.w)), name, kinds, now);
  ui::cut_top(column, 2 * ui::kStep);
  if (chosen == now) return;
  for (Seat& s : seats)
    if (is_bot(s)) give_kind(game, s, chosen + 1);
}

void build_level_notes(const Services& use, const ui::Canvas& c, ui::Rect& column, const Game& game,
                       std::span<const Seat> seats) {
  for (const BotLevel* level : levels_for(game)) {
    const std::string id(level->id), key = std::string(game.info().id) + "." + id;
    const bool there = std::ranges::any_of(seats, [&](const Seat& s) { return s.bot == id; });
    if (there && use.words.texts().has(key))
      cut_top(column, c.paragraph("seats/" + id, column, c.small(), use.words.say(key), ui::kTextSoft) + ui::kStep);
  }
}

}  // namespace mathom
