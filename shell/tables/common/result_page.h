// The result of a deal, a round or a match as a page one looks at: who won and by what, what counted, and where
// everybody stands. A game fills it with its data; nothing here knows a game. Whatever is drawn is said too.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "shell/ui/canvas.h"

namespace mathom {

class TableHost;

namespace ui {
struct Person;
}

struct ResultPage {
  struct Bar {
    float whole = 1, need = 0, taken = 0;
    std::string need_words = {}, taken_words = {}, left = {}, right = {};
  };
  struct Medal {
    std::function<void(const ui::Canvas&, ui::Vec, float)> draw = {};
    std::string name = {}, note = {};
    bool good = false;
  };
  struct Row {
    std::string label = {}, how = {}, amount = {};
    std::string said = {};  // the whole row as a sentence
    ui::Colour colour = ui::kText;
    bool sum = false;  // below a line, and larger
  };
  struct Standing {
    int seat = 0;
    std::string name = {}, deal = {}, total = {}, moved_words = {};
    std::string said = {};
    std::string face = {};  // the name by which they are drawn
    int moved = 0;          // places won, or lost below zero
    bool first = false, me = false, good = true;
    std::function<void(const ui::Pen&, ui::Rect)> portrait = {};  // in place of the face
    const ui::Person* person = nullptr;                           // whose face; null: the face that goes with the name
  };
  struct Curve {
    int seat = 0;
    std::string name = {};
    std::vector<float> points = {};  // from the beginning, which is 0
  };

  int seat = -1;  // whose face; -1: nobody's
  std::string face;
  std::function<void(const ui::Pen&, ui::Rect)> portrait = {};  // of a part that is played, in place of the face
  const ui::Person* person = nullptr;                           // in place of the face that goes with the name
  bool crown = false;
  std::string title, line, note;
  std::vector<Bar> bar;  // none or one
  std::vector<Medal> medals;
  std::vector<Row> rows;
  std::string standings_title, standings_note;
  bool ranked = true;  // the standings are places, from the first on
  std::vector<Standing> standings;
  std::string curve_title;
  std::vector<Curve> curves;
  std::function<float(const ui::Canvas&, ui::Rect)> course = {};  // below the standings, in place of curves; its height
  std::function<float(const ui::Canvas&, ui::Rect)> extra = {};   // below everything, as wide as the page; its height
  float counted = 1;                                              // how far its figures have been counted up
  std::string next, again, swap, look, how;                       // the words of the buttons; empty: no such button
};

// Everything but the buttons, from the top of `r`; returns the height used. One column where there is no room for two.
float build_result(const TableHost& host, const ui::Canvas& c, ui::Rect r, const ResultPage& page);

}  // namespace mathom
