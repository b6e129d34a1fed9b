// What a screen builds with: panels, lines of text and controls that are drawn and added to the scene in one go, so that
// nothing is visible without a name or named without being visible. Sizes follow the player's text scale.
#pragma once
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "shell/ui/card_face.h"
#include "shell/ui/pen.h"
#include "shell/ui/scene.h"

namespace mathom::ui {

enum class Weight : std::uint8_t {
  primary,    // gold: the one act that goes on
  secondary,  // green
  quiet,      // a line of text that can be pressed
  bar,        // on the bar: words, or a sign, without a box until touched
};

enum class Sign : std::uint8_t { none, menu, back, close, help, undo, redo, plus, minus, check, speed, more, cover };

struct ButtonLook {
  Weight weight = Weight::secondary;
  std::string_view note = {};  // a smaller second line
  Sign sign = Sign::none;      // instead of words, which then only name it
  std::string_view hint = {};  // the key that presses it, shown small
  float size = 0;              // of the words; 0: as the body
};

class Canvas {
 public:
  Canvas(Scene& scene, const Letters& letters, float text_scale);

  Scene& scene() const { return scene_; }
  const Pen& pen() const { return pen_; }
  const Letters& letters() const { return pen_.letters(); }
  // A screen for one hand: sizes and places differ.
  bool phone() const { return phone_; }
  float em(float px) const { return px * scale_; }
  Type body() const { return {Face::text, em(phone_ ? 16 : 15)}; }
  Type strong() const { return {Face::strong, em(phone_ ? 16 : 15)}; }
  Type small() const { return {Face::text, em(13)}; }
  Type small_strong() const { return {Face::strong, em(13)}; }
  Type heading_type() const { return {Face::strong, em(20)}; }
  Type title_type() const { return {Face::strong, em(30)}; }
  float control_height() const { return std::max(kTouch, em(44)); }

  // --- ground
  void felt(Rect r) const;
  void bar(Rect r) const;
  void panel(Rect r) const;
  void raised(Rect r) const;  // a panel above others: menus, results
  void veil() const;          // over everything below a layer

  // --- words. Ids name them for assistive technology; an empty id only draws.
  void text(std::string_view id, Rect r, Type t, std::string_view words, Colour c, Align align = Align::left) const;
  // Returns the height used.
  float paragraph(std::string_view id, Rect r, Type t, std::string_view words, Colour c,
                  Align align = Align::left) const;
  float height_of(Type t, std::string_view words, float width) const {
    return paragraph_height(letters(), t, words, width);
  }
  void heading(std::string_view id, Rect r, std::string_view words, int level = 2, Colour c = kText,
               Align align = Align::left) const;
  void title(std::string_view id, Rect r, std::string_view words, Align align = Align::left) const;

  // --- controls
  Reaction button(Item item, ButtonLook look = {}) const;
  // A switch with its name and a line on what it does.
  Reaction toggle(Item item, std::string_view note) const;
  float toggle_height(std::string_view name, std::string_view note, float width) const;
  // One of several in a row; the new choice, or the old one.
  int segments(std::string_view id, Rect r, std::string_view name, std::span<const std::string> labels,
               int chosen) const;
  // A number with a button on either side.
  int stepper(std::string_view id, Rect r, std::string_view name, std::string_view shown, int value, int least,
              int most, int step, std::string_view less, std::string_view more) const;
  // Two columns, as in an account: a name and what it is worth.
  void account_line(std::string_view id, Rect r, std::string_view left, std::string_view right, Colour c,
                    bool bold) const;

  void focus_ring(Rect r, float radius) const;
  void sign(Sign s, Vec middle, float size, Colour c) const;

 private:
  void button_body(Rect r, const Item& item, const ButtonLook& look, const Reaction& is) const;
  void button_words(Rect r, const Item& item, const ButtonLook& look, Colour ink) const;

  Scene& scene_;
  Pen pen_;
  float scale_;
  bool phone_;
};

}  // namespace mathom::ui
