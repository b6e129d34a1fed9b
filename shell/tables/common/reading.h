// A card as it is read: large, with its numbers in words and all it says, next to the table or in a sheet above the
// hand. What is on it, its game says; how it is laid out is the same for all. It holds nothing that the viewer does not
// know.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/ids.h"
#include "shell/tables/standing.h"
#include "shell/tables/table_host.h"
#include "shell/ui/canvas.h"

namespace mathom {

struct Reading {
  enum class Why : std::uint8_t { asks, held, looked_at };  // it asks, is lifted, or is pointed at
  // "2" over "attack", with the sign of it, which may bear the number itself.
  struct Number {
    std::string n, words;
    std::function<void(const ui::Pen&, ui::Vec middle, float size)> sign = {};
    bool in_sign = false;
  };
  // What is to be done with a text when it is asked about, to be seen and changed.
  struct Order {
    std::string id, name;
    std::vector<std::string> choices;  // in order of Standing
    Standing now = Standing::ask;
    std::function<void(Standing)> give;
  };
  // One sentence of what it says; the one in question is marked, and the others step back.
  struct Clause {
    std::string words;
    bool asked = false;
    std::optional<Order> order = {};
  };
  // "Goes to" and where; "To cycle" and what that is; without a label a sentence.
  struct Fact {
    std::string label, words;
  };

  CardId card = CardId::none;
  Why why = Why::looked_at;
  std::string name, kind;
  // The picture alone, or the whole card where that says more (ratio above 1: it stands next to the words).
  std::function<void(const ui::Pen&, ui::Rect)> picture = {};
  float ratio = 0.7f;  // its height over its width
  std::function<void(const ui::Pen&, ui::Vec middle, float size)> crest = {};
  ui::Colour paper = ui::kCard, ink = ui::kInk, rim = ui::kCardEdge;
  std::vector<Number> numbers = {};
  std::vector<Clause> text = {};
  std::vector<Fact> facts = {};
};

// In a column: the card upright, what is to be known of it beneath. Above a hand: the picture at the left.
enum class ReadingForm : std::uint8_t { column, sheet };

// The choices of an order in a row, or in as many as they need.
float order_height(const ui::Canvas&, const Reading::Order&, float width);
void build_order(const ui::Canvas&, ui::Rect, const Reading::Order&);

// As high as it wants to be at this width, its picture at its best.
float reading_height(const TableHost&, const ui::Canvas&, const Reading&, float width, ReadingForm);
// Within `room`, from its top; returns the height used. The picture gives way to the words; words that still do not fit
// scroll. A sheet may be laid away: true in `away`.
float build_reading(const TableHost&, const ui::Canvas&, ui::Rect room, const Reading&, ReadingForm,
                    bool* away = nullptr);

}  // namespace mathom
