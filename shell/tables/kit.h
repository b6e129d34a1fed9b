// What a game brings to the window besides its rules. shell/tables/<id>/kit.cpp defines both of them in the game's
// namespace, as `const Door door` and `const Kit kit`; the list of all is made from the folders. A game without a kit
// is played in words, on buttons (plain_view.h), and has the backs of cards on its door.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json_fwd.h"
#include "shell/tables/config_editor.h"
#include "shell/tables/page.h"
#include "shell/tables/standing.h"
#include "shell/tables/table_host.h"
#include "shell/tables/table_view.h"
#include "shell/ui/drawing/pen.h"

namespace mathom {

// What was played last, for a line on the first screen.
struct Lately {
  bool any = false;            // a game of any kind has been kept
  std::string last_mark = {};  // of the game that was touched last (TableHost::match_mark)
  std::string next_mark = {};  // of the game that the player would go on with
};

// A line on the first screen that opens a page of the game.
struct DoorLine {
  std::string page, what;  // for Kit::page; "page" is the id of what is pressed, too
  std::string name;        // what is pressed
  std::string words;       // next to it
};

// What the first screen asks. It is asked before the game's code is here: in the page only functions called draw_door
// or door_line, and what they call, are in the program by then (scripts/split_games.py).
struct Door {
  // Fills `r`, and nothing outside of it.
  void (*draw)(const TableHost& host, const ui::Pen& pen, ui::Rect r) = nullptr;
  // Something of the game that waits to be gone on with besides the kept games; null: there is no such thing.
  std::optional<DoorLine> (*line)(const TableHost& host, const Lately& lately) = nullptr;
  // The page of its cards: for Kit::page; "<key>" and "<key>.note" are texts of its door. A link with a deck opens it,
  // too. Empty: the game has none.
  std::string_view book = {}, book_key = {};
  // The one to begin with, for whoever has not played any.
  bool begin_here = false;
};

// The rest, once the game's code is here. Null: the game has no such thing.
struct Kit {
  std::unique_ptr<TableView> (*table)() = nullptr;
  std::optional<ConfigEditor> (*editor)(const TableHost& host, const Json& config,
                                        const std::vector<std::string>& players) = nullptr;
  const StandingTexts& (*standing)() = nullptr;
  // A page by its name, and what it is to show: "book" and a list of cards, "evening" and its id.
  PagePtr (*page)(std::string_view name, std::string_view what) = nullptr;
  // The page that wished for a game with this mark.
  PagePtr (*page_of_mark)(std::string_view mark) = nullptr;
  // A picture for one of several ways to play. False: this way has none.
  bool (*draw_rule_set)(const ui::Pen& pen, ui::Rect r, std::string_view set) = nullptr;
  // The sign and the colour of a team of SeatRole.
  void (*draw_side)(const ui::Pen& pen, int team, ui::Vec middle, float size) = nullptr;
  ui::Colour (*side_colour)(int team) = nullptr;
  // A thing of the game by its words, "card heart-king", for the drawings that say what the game is about: those of
  // its course name them. Within `r`. False: it knows no such thing.
  bool (*draw_thing)(const TableHost& host, const ui::Pen& pen, ui::Rect r, std::string_view words) = nullptr;
  // The option that says how long a match is: it is asked with the players. Empty: none does.
  std::string_view length = {};
};

// Those of a game; a game without a kit has empty ones.
const Door& door_of(std::string_view game);
const Kit& kit_of(std::string_view game);

}  // namespace mathom
