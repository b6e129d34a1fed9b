// Who may sit at a seat of the set-up screen: a person, or a bot at one of the game's levels.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "rules/game.h"
#include "session/seats.h"
#include "shell/services/services.h"
#include "shell/ui/canvas.h"

namespace mathom {

// In words, a person first, then the levels from the weakest on.
std::vector<std::string> kinds_of_players(const Services& use, const Game& game);
// Which of them a seat has, and giving it another. A level that the game does not offer counts as its strongest.
int kind_of(const Game& game, const Seat& seat);
void give_kind(const Game& game, Seat& seat, int kind);
// A field one can write in: the seat's sign, its name, a line below. True: it was pressed.
bool build_seat_name(const Services& use, const ui::Canvas& c, ui::Rect r, int seat, const std::string& shown);
// One level for all bots of a table with several. Shortens `column`.
void build_all_others(const Services& use, const ui::Canvas& c, ui::Rect& column, const Game& game,
                      std::span<Seat> seats);
// How each level plays that one of the seats has, where the game tells. Shortens `column`.
void build_level_notes(const Services& use, const ui::Canvas& c, ui::Rect& column, const Game& game,
                       std::span<const Seat> seats);

}  // namespace mathom
