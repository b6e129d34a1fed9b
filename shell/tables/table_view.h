// The picture of one game: shows what happened at the player's speed, and puts the pending question so that one can answer it.
// One for each game; the table screen (shell/app/screens/table.cpp) holds it and draws around it what all games share.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "shell/app/app.h"
#include "shell/app/match.h"
#include "shell/ui/canvas.h"

namespace mathom {

// Where a table may draw, in CSS pixels of the screen.
struct TablePlaces {
  ui::Rect felt;    // seats, cards that lie open, questions with buttons
  ui::Rect prompt;  // one line
  ui::Rect hand;
  ui::Rect actions;  // what is left of the row of buttons at the bottom: the act itself goes here
};

// Why something is not offered.
struct Explained {
  std::string words;
  std::string rule;  // number in the rule book, or empty
};

// What a table wishes of the screen around it.
enum class TableWish : std::uint8_t { none, again, home };

class TableView {
 public:
  virtual ~TableView() = default;

  // Takes up what has happened since, and shows it as time allows.
  virtual void follow(App& app, Match& match, ui::Scene& scene) = 0;
  // After an undo, a resume or a change of viewer: no motion, the table as it is now.
  virtual void reset(App& app, Match& match) = 0;
  // Everything that happened has been shown: others may go on.
  virtual bool settled() const = 0;

  virtual float hand_height(const ui::Canvas& c, float width, float screen_height) const = 0;
  virtual void build(App& app, Match& match, const ui::Canvas& c, const TablePlaces& places) = 0;
  // Panels above everything: the result of a deal, a card seen large, the last trick.
  virtual TableWish build_layers(App& app, Match& match, const ui::Canvas& c) = 0;

  virtual std::string title(const App& app) const = 0;
  virtual std::string status(const App& app) const = 0;
  // What one may always know: lines beside the table.
  virtual std::vector<std::string> counters(const App& app) const = 0;
  // The log, as far as it has been shown.
  virtual const std::vector<std::string>& lines() const = 0;
  virtual const Explained& explained() const = 0;
  // Moves focus to something that may be done.
  virtual void show_offer(ui::Scene& scene) = 0;
  virtual void open_last_trick() = 0;
  virtual bool has_last_trick() const = 0;
  virtual void open_scores() = 0;
};

// A game that has no picture of its own is played by its questions alone.
std::unique_ptr<TableView> make_table(std::string_view game);

}  // namespace mathom
