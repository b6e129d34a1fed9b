// The picture of one game: shows what happened at the player's speed, and puts the pending question so that one can
// answer it. One for each game; a TableScreen (shell/screens) holds it and draws what all games share around it.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "rules/decision.h"
#include "rules/event.h"
#include "shell/tables/common/reading.h"
#include "shell/tables/seat_view.h"
#include "shell/tables/table_host.h"
#include "shell/ui/canvas.h"
#include "text/phrase.h"

namespace mathom {

// Where a table may draw. All in CSS pixels of the screen; an empty rectangle: there is no such place at this size.
struct TablePlaces {
  ui::Rect felt;    // seats, cards that lie open, panels that ask
  ui::Rect prompt;  // one line
  ui::Rect hand;
  ui::Rect actions;  // the row of buttons at the bottom
};

// What the table wants to be told or shown next to it, read after build().
struct Explained {
  std::string words = {};  // why something is not offered, or a hint
  std::string rule = {};   // number of the rule, or empty
  bool hint = false;
  std::string title = {};  // in place of "why not?": the words are a note on what was touched, and nothing was refused

  bool refuses() const { return !hint && title.empty(); }
};

class TableView {
 public:
  virtual ~TableView() = default;

  // The match has changed, or time has passed: take up what is new.
  virtual void follow(TableHost& host, SeatView& seat, ui::Scene& scene) = 0;
  // After an undo, a resume or another viewer: no motion, the table as it is now.
  virtual void reset(TableHost& host, SeatView& seat) = 0;
  // Everything that happened has been shown: others may go on.
  virtual bool settled() const = 0;
  // Who looks is out of the game: they are not asked again, and the others play on.
  virtual bool is_out() const { return false; }
  // How many of the events that it has taken up wait to be shown. What is being shown now is seen.
  virtual std::size_t unseen() const { return 0; }

  // How much height the hand wants on this canvas, for the layout around it.
  virtual float hand_height(const ui::Canvas& c, float width, float screen_height) const = 0;
  // A card that is read above the hand leaves the table at least this much height, and scrolls if it needs more.
  virtual float least_felt() const { return 350; }
  // Cards have texts, and are read where they are lifted.
  virtual bool reads_cards() const { return false; }
  // On an upright phone, the height (Canvas::em) that is kept free for the words of a lifted card, so that nothing
  // moves when one is lifted. 0: no card answers the pending question. Nothing: nothing is asked, and the table stays
  // as it was at the last question.
  virtual std::optional<float> words_kept() const { return 0.0f; }
  // How wide its row of buttons may be on a desktop.
  virtual float bar_width(const ui::Canvas& c) const { return c.em(520); }
  // How much height the answers of the pending question want where they stand in the column of a low screen; 0: none
  // do.
  virtual float answers_height(TableHost&, SeatView&, const ui::Canvas&, float /*width*/) { return 0; }
  virtual void build(TableHost& host, SeatView& seat, const ui::Canvas& c, const TablePlaces& places) = 0;
  // Panels above everything: the result of a deal, a zoomed card, the last trick.
  virtual void build_layers(TableHost& host, SeatView& seat, const ui::Canvas& c) = 0;

  virtual std::string title(const TableHost& host) const = 0;   // what is going on: "Trick 7 · Guard"
  virtual std::string status(const TableHost& host) const = 0;  // the numbers that matter all the time
  // Lines of the panel next to the table: counters that one may always know.
  virtual std::vector<std::string> counters(const TableHost& host) const = 0;
  virtual const std::optional<Explained>& explained() const = 0;
  virtual void forget_explanation() = 0;
  // Words from outside of the table, and the options they speak of, which are outlined until something is done.
  virtual void explain(Explained words, std::vector<Option> about) = 0;
  // Points to something that may be done.
  virtual void show_offer() = 0;

  // The card that asks, else the lifted card, else the card that is pointed at; nothing: no card is to be read.
  virtual std::optional<Reading> reading(TableHost&, SeatView&) const { return {}; }
  // What is lifted or armed, and not answered with yet, is laid back; false: nothing was.
  virtual bool lay_back() { return false; }
  // The pending question in words, one line for each answer: what it does, and what it leads to where that is known.
  virtual std::vector<Reading::Fact> answers(TableHost&, SeatView&, const ui::Canvas&) { return {}; }

  // --- games of tricks alone: the last one can be looked at again
  virtual bool takes_tricks() const { return false; }
  virtual bool has_last_trick() const { return false; }
  virtual void open_last_trick() {}
  // How many sections of its chapter a game had behind it when it began: none but where it was arranged, as in a
  // lesson.
  virtual int sections_before(const SeatView&) const { return 0; }

  // A companion is about to answer, and anybody may want it otherwise: what comes of it, and of what they might be made
  // to do instead. The table shows both while it is asked, and says them; empty words: that cannot be told.
  struct Proposed {
    SeatId who = SeatId::none;
    Option answer;
    CardDef card = CardDef::hidden;   // that the companion names, though it lies in their hand
    std::vector<Option> others = {};  // of which one would be done instead
  };
  struct Outcomes {
    std::string agreed = {}, other = {};
  };
  virtual Outcomes weigh(const TableHost&, const std::optional<Proposed>&) { return {}; }

  virtual void open_scores() = 0;
  // What was pressed on the page of the result and is not the table's to do: the same game again, with
  // sides swapped, the table as it was, or how it was played.
  enum class Wish : std::uint8_t { none, again, swap, look_back, how };
  virtual Wish take_wish() { return Wish::none; }

  // --- a printed card that is spoken of, wherever it is: in the log, in the strip of what happened
  virtual std::string card_words(const TableHost& host, CardDef card) const = 0;
  virtual void draw_chip(const TableHost& host, const ui::Pen& pen, ui::Rect r,
                         CardDef card) const = 0;  // its index, small
  virtual void zoom_card(CardDef card) = 0;
  // The cards in this seat's hand that the viewers know, in order.
  virtual std::vector<CardDef> known_hand(SeatId seat) const = 0;
};

// The game's table; the plain one where it has none.
std::unique_ptr<TableView> make_table(std::string_view game);

}  // namespace mathom
