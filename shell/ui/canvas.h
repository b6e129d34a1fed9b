// What a screen builds with: panels, lines of text and controls that are drawn and added to the scene in one go, so
// that nothing is visible without a name or named without being visible. Sizes follow the player's text scale.
#pragma once
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "shell/ui/cards/card_face.h"
#include "shell/ui/drawing/pen.h"
#include "shell/ui/scene/scene.h"

namespace mathom::ui {

enum class Weight : std::uint8_t {
  primary,    // gold: the one act that goes on
  secondary,  // green
  quiet,      // a line of text that can be pressed
  bar,        // on the bar: words, or a sign, without a box until touched
};

enum class Sign : std::uint8_t {
  none,
  menu,
  back,
  close,
  help,
  undo,
  redo,
  hint,
  plus,
  minus,
  check,
  speed,
  more,
  cover,
  play,
  pause,
  step_back,
  step_on,
  skip_back,
  skip_on,
  part_back,
  part_on
};

struct ButtonLook {
  Weight weight = Weight::secondary;
  std::string_view words = {};  // drawn in place of the name, where that has no room; empty: the name
  std::string_view note = {};   // a smaller second line
  Sign sign = Sign::none;       // instead of words, which then only name it
  std::string_view hint = {};   // the key that presses it, shown small
  float size = 0;               // of the words; 0: as the body
};

inline constexpr float kLow = 480;
// Of two screens at arm's length the larger one shows everything larger, though not as much larger as it is.
float growth(const Rect& screen);
// What the player's text scale comes to on this screen.
float text_scale_on(const Rect& screen, float text_scale);

class Canvas {
 public:
  Canvas(Scene& scene, const Letters& letters, float text_scale);

  // The same for things that look alike by day and by night: tables, cards, faces.
  Canvas painted() const;
  bool light() const { return pen_.light(); }

  Scene& scene() const { return scene_; }
  const Pen& pen() const { return pen_; }
  const Letters& letters() const { return pen_.letters(); }
  // A screen for one hand: sizes and places differ.
  bool phone() const { return phone_; }
  // A phone on its side: no height for rows of words.
  bool low() const { return scene_.safe().h < kLow; }
  // How much larger than a small desktop the screen is, for what has a largest size: cards, panels.
  float larger() const { return growth(scene_.screen()); }
  float em(float px) const { return px * scale_; }
  Type type(Face face, float px) const { return {face, std::max(kLeastType, em(px))}; }
  Type body() const { return type(Face::text, phone_ ? 16 : 15); }
  Type strong() const { return type(Face::strong, phone_ ? 16 : 15); }
  Type small() const { return type(Face::text, 13); }
  Type small_strong() const { return type(Face::strong, 13); }
  Type heading_type() const { return type(Face::strong, 20); }
  Type title_type() const { return type(Face::serif, 36); }
  // One line of words with air around it. Not the text's size twice over: at 200 % that would fill a phone with edges.
  float control_height() const { return std::max(kTouch, body().px * 1.4f + 2.5f * kStep); }

  // --- ground
  void felt(Rect r) const;
  void inlay(Rect r) const;  // a thin line of gold in the felt, as around a card table
  void bar(Rect r) const;
  void panel(Rect r) const;
  void raised(Rect r) const;  // a panel above others: menus, results
  void veil() const;          // over everything below a layer

  // The ground of a whole screen, with a bar that has a button to leave by and a heading; returns what is left below
  // it. True in `leave`: it was pressed.
  Rect screen_bar(std::string_view words, std::string leave_words, bool& leave) const;

  // A panel over the screen, as a layer `id`, with its heading; returns what is left below that. True in `close`: it
  // was dismissed. Ends with scene().end_layer(). `part`: what the ids of its items begin with.
  Rect begin_panel(std::string_view id, const std::string& part, const std::string& words, Rect panel, bool& close,
                   Colour colour = kText) const;
  // The button at its foot by which it is closed.
  bool close_button(const std::string& part, std::string words, Rect r, ButtonLook look = {}) const;

  // --- words. Ids name them for assistive technology; an empty id only draws.
  void text(std::string_view id, Rect r, Type t, std::string_view words, Colour c, Align align = Align::left) const;
  // Returns the height used.
  float paragraph(std::string_view id, Rect r, Type t, std::string_view words, Colour c,
                  Align align = Align::left) const;
  float height_of(Type t, std::string_view words, float width) const {
    return paragraph_height(letters(), t, words, width);
  }
  // The words set smaller, in more lines, or both, so that they stand in `r`, in its middle. What finds no room in it
  // even then is cut, with an ellipsis: whoever needs all of it asks has_room() first.
  void fitted(std::string_view id, Rect r, Type t, std::string_view words, Colour c, Align align = Align::left) const;
  bool has_room(Rect r, Type t, std::string_view words) const;
  // The least height in which fitted words stand whole, as small and as close as they may.
  float least_height(Face face, std::string_view words, float width) const;
  // How far apart the lines of fitted words stand.
  float line_step(Type t, Rect r, std::size_t lines, float leading) const;
  void heading(std::string_view id, Rect r, std::string_view words, int level = 2, Colour c = kText,
               Align align = Align::left) const;
  float heading_height(std::string_view words, float width) const {
    return std::max(em(30), height_of(heading_type(), words, width) + 4);
  }
  void title(std::string_view id, Rect r, std::string_view words, Align align = Align::left) const;

  // --- controls
  Reaction button(Item item, ButtonLook look = {}) const;
  // As high as the words need at this width.
  float button_height(std::string_view words, float width, std::string_view note = {}) const;
  // A switch with its name and a line on what it does.
  Reaction toggle(Item item, std::string_view note) const;
  float toggle_height(std::string_view name, std::string_view note, float width) const;
  // One of several in a row, or in as many rows as the words need; the new choice, or the old one.
  float segments_height(std::span<const std::string> labels, float width) const;
  int segments(std::string_view id, Rect r, std::string_view name, std::span<const std::string> labels,
               int chosen) const;
  // A number with a button on either side.
  int stepper(std::string_view id, Rect r, std::string_view name, std::string_view shown, int value, int least,
              int most, int step, std::string_view less, std::string_view more) const;
  // Two columns, as in an account: a name and what it is worth.
  void account_line(std::string_view id, Rect r, std::string_view left, std::string_view right, Colour c,
                    bool bold) const;
  float account_height(std::string_view left, std::string_view right, float width, bool bold) const;

  void focus_ring(Rect r, float radius) const;
  void sign(Sign s, Vec middle, float size, Colour c) const;

 private:
  void button_body(Rect r, const Item& item, const ButtonLook& look, const Reaction& is) const;
  void button_words(Rect r, const Item& item, const ButtonLook& look, Colour ink) const;
  int segment_columns(std::span<const std::string> labels, float width) const;
  static std::size_t lines_in(Type t, Rect r, float step);
  void lines(const Pen& pen, Type t, Rect r, std::string_view words, Colour c, Align align, float leading) const;

  Scene& scene_;
  Pen pen_;
  float scale_;
  bool phone_;
};

}  // namespace mathom::ui
