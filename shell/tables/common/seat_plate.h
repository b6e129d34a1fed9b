// The plate of a seat on any table: the player's face in the colour and with the shape of the seat, the name, and a
// line below it that the game fills. The player at this screen has one like everybody else.
#pragma once
#include <functional>
#include <string>

#include "shell/ui/canvas.h"

namespace mathom {

namespace ui {
struct Person;
}

struct SeatPlate {
  int seat = 0;
  std::string name = {};
  std::string face = {};               // the name by which they are drawn (TableHost::face_of)
  const ui::Person* person = nullptr;  // whose face; null: the person that goes with `face`
  bool acts = false;                   // it is its turn: a ring of gold
  float thinks = -1;                   // where the arc is that runs round while it thinks, in turns; below 0: none
  bool crown = false;                  // taker, bearer
  bool mate = false;                   // plays with the one who has the crown
  ui::Colour side = 0;      // of those who win and lose together, where that is known: a bar at the plate's end
  std::string puck = {};    // a letter on a small disc: who deals
  std::string speech = {};  // what has just been said, in a bubble next to the plate
  int fan = 0;              // backs of cards below the plate, where there is room
  // A part that is played: its picture takes the place of the face, and the plate is a panel in its colour.
  std::function<void(const ui::Pen&, ui::Rect)> portrait = {};
  ui::Colour colour = 0;
};

enum class SpeechSide : std::uint8_t { above, below, right, left };

// How high one is wanted here, and how far the fan of backs looks out below it.
float seat_plate_height(const ui::Canvas& c);
float seat_fan_height(const ui::Canvas& c);
// Returns the place of the line below the name.
ui::Rect draw_seat_plate(const ui::Canvas& c, ui::Rect r, const SeatPlate& plate, SpeechSide side = SpeechSide::above);
// The usual line: a score, and how many cards the seat holds as a small back with a number. An empty score is left out.
void draw_score_line(const ui::Canvas& c, ui::Rect line, const std::string& score, ui::Colour colour, int held);
// Where the bubble next to a plate at `r` lies: as wide as its words, or in two lines where a phone has little room.
ui::Rect speech_room(const ui::Canvas& c, ui::Rect r, SpeechSide side, const std::string& words);
// What lies at the end of a trick's contest: gold words on a card's lower edge.
void draw_pill(const ui::Canvas& c, ui::Vec middle, float widest, const std::string& words);

}  // namespace mathom
