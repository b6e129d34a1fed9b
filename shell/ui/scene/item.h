// What a screen says to the scene, and what it hears back: items with role and name, their reactions, zones, the facts
// of a frame.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "shell/ui/drawing/geometry.h"
#include "shell/ui/drawing/materials.h"

struct ImDrawList;

namespace mathom::ui {

// text, heading and image are read but cannot be acted on; scroll (made by begin_scroll) takes focus so that keys can
// scroll it; the rest can be acted on.
enum class Role : std::uint8_t { text, heading, image, scroll, button, card, toggle, radio, link, slider };
bool actable(Role role);

// What a zone is for: the order in which a page of words tells of it, and what "read my hand" reads. A close look comes
// and goes with what is lifted or has the focus.
enum class Part : std::uint8_t { other, state, ask, hand, table, seats, scores, tools, log, curtain, close_look };
std::string_view part_name(Part part);
std::string_view role_name(Role role);

struct Item {
  std::string id = {};  // stable from frame to frame, unique in the scene: "hand/41", "bid/guard"
  Role role = Role::button;
  std::string name = {};  // what a screen reader says: "Knight of hearts", "Undo", or the whole sentence of a text
  std::string description = {};  // what it says after the name: why it is not offered, whose card, what it does
  Rect rect = {};
  bool offered = true;       // false: visible and reachable, but activating it only asks why not (Reaction::refused)
  bool selected = false;     // card: chosen and lifted; toggle: on; radio: the one taken
  bool primary = false;      // Enter presses it when nothing focused takes the key
  bool golden = false;       // drawn in gold: the one act that goes on
  bool first_focus = false;  // where focus goes when its layer opens
  bool holds = false;  // a pointer acts by staying down (Scene::held); letting go does nothing. Keys press it as usual
  bool hesitates = false;  // hears nothing for kDeaf after it came: a second press was meant for what lay there before
  char key = 0;            // lower-case letter, digit or symbol that presses it; kEscapeKey for Escape
  int level = 2;           // heading only
  float value = 0, low = 0, high = 1, step = 0.1f;  // slider only
  std::string value_text = {};                      // slider: the value in words
  // slider: so far from the left and the right side of its rect lie its lowest and highest value
  float low_at = 0, high_at = 0;
  // What the control answers to the engine's question: the token of the offer. Each offer is on one item of the scene.
  std::string offer = {};
  std::string act = {};  // what that does, when the name is only a thing's: "Play the Knight of hearts"
  bool picks = false;    // one of several that are chosen together and answered with by the primary button
  bool full = false;     // of these as many are chosen as can be: pressing it only says so
  bool takes = false;    // what is lifted may be laid here: a card that is dropped on it presses it
  bool plays = false;    // a card that can mean one thing only, and means it where it is dropped on the table
  int z = 0;             // above items of its layer with a smaller z; among equals the later is above
};
inline constexpr char kEscapeKey = 27;
inline constexpr double kDeaf = 400;  // milliseconds

// What happened to one item since the frame before. At most one item is acted on in a frame.
struct Reaction {
  bool activated = false;  // pressed and released, tapped, Enter, its key, or by assistive technology; only if offered
  bool refused = false;    // the same, on an item that is not offered: say why not
  bool marked = false;     // Space on a card or toggle: choose without committing (other roles: activated)
  bool zoom = false;       // long press, right click, or Z while focused
  bool hovered = false;    // the mouse is over it: decoration only, never information
  bool held = false;       // pressed now
  bool focused = false;    // has focus and the ring is to be drawn
  std::optional<float> value = {};    // slider: the player wants this value
  std::optional<Point> dragged = {};  // a card: so far it has been dragged out of its hand
};

struct ZoneOptions {
  std::string name = {};  // read when focus enters: "Your hand"
  bool list = false;      // a list of like things (a hand, the bids), else a region
  bool table =
      false;  // a page of words shows its texts as rows of cells, which tabs part; the first row names the columns
  bool slide = false;     // a finger sliding along moves the press from item to item
  bool numbered = false;  // its offered items are counted for the digits, as every item with an offer is
  Part part = Part::other;
};

struct FrameInfo {
  Rect screen = {};            // the whole window
  Rect safe = {};              // without notches and gesture areas
  double now = 0;              // milliseconds, monotonic
  ImDrawList* draw = nullptr;  // null: nothing is drawn (tests)
  bool reduced_motion = false;
  bool words = false;       // read as a page of words: nothing has to be lifted or unfolded to be named
  bool letter_keys = true;  // letters and digits act without a modifier
  bool light = false;       // by daylight
  Materials materials = {};
};

enum class Urgency : std::uint8_t { polite, assertive };
// How much a listener has to want to hear it: what nobody may miss, one sentence an action, every event.
enum class Detail : std::uint8_t { brief, normal, full };
struct Announcement {
  std::string words = {};
  Urgency urgency = Urgency::polite;
  Detail detail = Detail::normal;
};

}  // namespace mathom::ui
