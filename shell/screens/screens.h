// The screens of the application, by what they are for. Each is made here and known elsewhere as a Screen only.
#pragma once
#include "rules/game.h"
#include "shell/services/keeping/shelf.h"
#include "shell/services/screen.h"
#include "shell/services/services.h"
#include "shell/tables/page.h"
#include "shell/ui/canvas.h"

namespace mathom {

class Record;

ScreenPtr home_screen();
ScreenPtr first_screen(const Services& use);  // what everything starts from
ScreenPtr setup_screen(const Game& game);
// With what a game's page wishes for chosen.
ScreenPtr wished_screen(const Game& game, const GameWish& wish);
// Deals the first game with remarks at once, as the button of the set-up does.
ScreenPtr first_game_screen(const Game& game);
ScreenPtr lessons_screen(const Game& game);
ScreenPtr table_screen();  // of the running match
// A kept or finished game, to be watched from its beginning, or from after `ply` answers on.
ScreenPtr replay_screen(const Services& use, std::unique_ptr<Record> record, std::optional<std::uint32_t> ply = {});
// Whose eyes it is usually watched with: those of the first person; while it runs, of its only person, and with none
// but an onlooker's where several play it.
SeatMask replay_eyes(const Seats& seats, bool over);
// How the running match was played. Pre: Match::may_analyse().
ScreenPtr analysis_screen();
// A game of its own that begins with the first `ply` answers of the running match.
void try_again(const Services& use, std::uint32_t ply);
ScreenPtr exercises_screen();
ScreenPtr saves_screen();  // the kept games
// A game that another tab plays; taken: it was played here until now.
ScreenPtr elsewhere_screen(std::string_view id, bool taken);
ScreenPtr settings_screen();
ScreenPtr about_screen();
// The game's rule book; a number opens it at that paragraph.
ScreenPtr rules_screen(const Game& game, std::string_view number = {});

// What that paragraph says, without its number; empty: no such paragraph.
std::string rule_words(std::string_view game, std::string_view language, std::string_view number);

// A bar with a button to leave by and a heading; returns what is left below it. True in `leave`: it was pressed.
ui::Rect screen_bar(const Services& use, const ui::Canvas& c, std::string_view heading, bool& leave);
// The middle column that forms and texts use.
ui::Rect middle_column(const ui::Canvas& c, ui::Rect area, float most);
// One of the things that a list numbers: a lesson, an exercise.
struct NumberedRow {
  ui::Item item = {};  // primary: the one to go on with; its rect is where the row is laid
  std::string number = {}, title = {};
  bool done = false;  // a tick stands in place of the number
};
// Lays it at the top of the column. True: it was pressed.
bool build_numbered_row(const ui::Canvas& c, ui::Rect& column, NumberedRow row);
// Goes to the table of a kept game, or to the screen that says why not.
void play_kept(const Services& use, std::string_view id, store::Purpose purpose);
// The same, and on to how it was played.
void analyse_kept(const Services& use, std::string_view id);
std::string kept_title(const Services& use, const KeptGame& game);
std::string seat_words(const Services& use, const KeptGame& game, std::size_t seat);
// Goes to the screen on which a game is set up, when its code is here, if the player still waits for it.
void open_game(const Services& use, std::string_view game);
// The same for a page of the game's own, by its name and what it is to show (Kit::page).
void open_page(const Services& use, std::string_view game, std::string_view name, std::string_view what);
// A deck from a link, as a list or a word: the book of the game that has one shows it.
void open_deck(const Services& use, std::string_view list);
// Begins the lesson at this place of the game's course; it leads back to the lessons.
void begin_lesson(const Services& use, const Game& game, std::size_t at);
// The same, and on to its table.
void go_to_lesson(const Services& use, const Game& game, std::size_t at);
// What a game is about, for whoever begins with it; then its first lesson, or a first game.
void begin_with(const Services& use, std::string_view game);
// Asks for the text of a saved game and opens it; the table follows when it opened.
void ask_for_import(const Services& use);
// Opens the text of a saved game; the table follows when it opened; otherwise the page says what is wrong.
void open_save(const Services& use, const std::string& text);

}  // namespace mathom
