// The log as a list that can be scrolled: headings for deals and tricks, a line for each thing told, a mark for its
// card. However long it is, only what can be seen is drawn and named.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "shell/services/match/chronicle.h"
#include "shell/services/match/match.h"
#include "shell/services/screen.h"
#include "shell/services/services.h"
#include "shell/tables/table_view.h"

namespace mathom {

class LogList {
 public:
  // What was pressed.
  struct Wish {
    std::optional<std::uint32_t> ply;  // the table as it was
    CardDef card = CardDef::hidden;    // this card, large
  };
  struct Look {
    std::string id;
    ui::Rect room;
    LogFilter filter;
    std::optional<std::uint32_t> ply;  // the line of this moment is marked; none: the latest
  };

  // The words are said again: another language, other names.
  void forget() { *this = LogList(); }
  Wish build(const Services& use, const ui::Canvas& c, const Match& match, const TableView& table, const Chronicle& log,
             const Look& look);

 private:
  struct Row {
    int line = -1;  // of the chronicle; -1: a heading alone
    bool heading = false;
    int times = 1;                // how many lines of the chronicle this row stands for; `line` is the last of them
    std::vector<int> chips = {};  // lines whose cards stand in a row below the words, or as a trick in place of them
    bool trick = false;           // of the seats in the order in which they played, with who won
    std::string words;
    float y = 0, high = 0;
    int first() const { return chips.empty() ? line - (times - 1) : chips.front(); }
  };
  void read(const Services& use, const Match& match, const Chronicle& log, const LogFilter& filter);
  void say_again(const Services& use, int line, const std::string& words);
  bool gathers(const Services& use, const Match& match, const Chronicle& log, int line);
  void measure(const ui::Canvas& c, const Chronicle& log, float width);
  static bool build_cell(const Services& use, const ui::Canvas& c, const TableView& table, const LogLine& line,
                         const std::string& id, ui::Rect r, bool now, Wish& wish);
  Wish build_chips(const Services& use, const ui::Canvas& c, const TableView& table, const Chronicle& log,
                   const Look& look, const Row& row, ui::Rect r, bool now) const;
  static bool build_card(const Services& use, const ui::Canvas& c, const TableView& table, CardDef card,
                         const std::string& id, ui::Rect r);
  Wish build_row(const Services& use, const ui::Canvas& c, const TableView& table, const Chronicle& log,
                 const Look& look, const Row& row, ui::Rect r, bool now) const;

  std::vector<Row> rows_;
  LogFilter filter_;
  std::size_t read_ = 0, measured_ = 0;  // lines of the chronicle, rows
  float width_ = 0, size_ = 0;
  std::string scrolled_to_;
};

// What a line says; of what somebody said, who said it too.
std::string line_words(const Services& use, const LogLine& line);
// "Trick 5", "Deal 2", in the game's words; empty when it has none.
std::string section_words(const Services& use, const Game& game, const LogLine& line);
std::string chapter_words(const Services& use, const Game& game, const LogLine& line);
// The whole log, with its headings, as a text.
std::string log_text(const Services& use, const Game& game, const Chronicle& log, const LogFilter& filter);

}  // namespace mathom
