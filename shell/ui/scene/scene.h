// The scene: the one list of everything a player can see, hear, touch or reach by key, rebuilt by the screen in each
// drawn frame. Drawing goes to draw(); each thing that means something is also added as an Item with an id, a role and
// a name. The same list (scene_list.h) then serves hit-testing, focus and keyboard order, the page's hidden mirror of
// real buttons, and the browser tests. The scene keeps only hover, focus, press and scroll positions, each in a part of
// its own. It knows no game and no platform.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "shell/ui/drawing/geometry.h"
#include "shell/ui/scene/input_parts.h"
#include "shell/ui/scene/inputs.h"
#include "shell/ui/scene/item.h"
#include "shell/ui/scene/scene_list.h"
#include "shell/ui/sound.h"

namespace mathom::ui {

class Scene : public SceneList {
 public:
  // --- The application: post inputs as they come; then begin, build the screens, end.
  void post(Input input) { inputs_.post(std::move(input)); }
  void begin(const FrameInfo& frame);
  void end();
  bool frame_wanted() const { return next_.is_wanted() || inputs_.are_waiting(); }
  std::optional<double> wake_at() const { return next_.wake_at(); }
  std::vector<Announcement> take_announcements();

  // --- Facts of this frame.
  const Rect& screen() const { return frame_.screen; }
  const Rect& safe() const { return frame_.safe; }
  double now() const { return frame_.now; }
  bool reduced_motion() const { return frame_.reduced_motion; }
  bool light() const { return frame_.light; }  // by daylight: dark words on light pages
  const Materials& materials() const { return frame_.materials; }
  ImDrawList* draw() const { return frame_.draw; }
  bool words() const { return frame_.words; }
  bool letter_keys() const { return frame_.letter_keys; }

  // --- Motion: ask for the next frame while something moves, or for one at a moment to come. Never ask without need.
  void want_frame() { next_.want(); }
  // What has been built is out of date already: a measure has changed, or the screen. The window builds it again before
  // it draws; where that would go on, the next frame does.
  void build_again() { next_.build_again(); }
  bool out_of_date() const { return next_.is_out_of_date(); }
  void want_frame_at(double ms) { next_.want_at(ms); }
  // What has been built is soon out of date: until that moment the window need not draw it.
  void leave_undrawn(double until) { next_.leave_undrawn(until); }
  bool left_undrawn() const { return next_.is_left_undrawn(); }

  // --- Zones: Tab goes from zone to zone, arrows go within. Every item that can be acted on belongs to one.
  void begin_zone(std::string_view id, ZoneOptions options) { open_zone(id, std::move(options)); }
  void end_zone() { close_zone(); }

  // --- Layers: dialogs, menus, curtains. What lies under a layer cannot be reached while it is there; focus moves in,
  // and returns. True when the player wants it gone (Escape, or a press outside `panel`). Build layers after the screen
  // below, in order.
  bool begin_layer(std::string_view id, std::string_view name, const Rect& panel);
  void end_layer() { close_layer(); }

  Reaction add(Item item);
  void text(std::string_view id, std::string_view words, const Rect& rect);
  void heading(std::string_view id, std::string_view words, const Rect& rect, int level = 2);

  // --- Clipping of drawing and of touch alike.
  void push_clip(const Rect& rect);
  void pop_clip();

  // --- Scroll regions (vertical): wheel, dragging with weight, keys. Returns the y at which the content begins; say
  // its height at the end.
  float begin_scroll(std::string_view id, std::string_view name, const Rect& view, bool stick_to_end = false);
  void end_scroll(float content_height);
  void scroll_to(std::string_view id, float offset) { scrolls_.scroll_to(id, offset, next_); }
  // The wheel does something there, and so far that way.
  bool scrolls(Point at, float by) const { return scrolls_.scrolls(at, by, top_layer()); }

  // --- Keys that no item took, for the screen: at most one in a frame. Letters are lower case.
  bool key(Key key) const { return taken_.free_key == key && key != Key::character; }
  bool key(char letter) const {
    return taken_.free_key == Key::character && taken_.free_character == static_cast<char32_t>(letter);
  }
  // A tap or key anywhere since the last frame: "any tap finishes a motion".
  bool touched() const { return taken_.touched; }
  // Where the item lies that was acted on last: what opens because of it opens next to it.
  const Rect& acted_on() const { return taken_.where; }
  // Where the mouse is; empty: it is not over the window.
  std::optional<Point> hover() const { return inputs_.pointer().hover(); }
  // Anything at all from the person since the last frame, a moving pointer too: somebody is there.
  bool stirred() const { return taken_.stirred; }
  // The pointer is down on this item of the last frame and has not left it: known before the item is built again.
  bool held(std::string_view id) const { return inputs_.pointer().holds(id); }
  // A press that met no item.
  bool pressed_nothing() const { return taken_.pressed_nothing; }

  // --- Focus.
  const std::string& focus() const { return focus_.id(); }
  bool focus_visible() const { return focus_.is_visible(); }
  void set_focus(std::string_view id);

  // What insists is heard at every level of detail.
  void announce(std::string words, Urgency urgency = Urgency::polite, Detail detail = Detail::normal);
  // Heard when the frame is finished; the same sound twice is one.
  void sound(Sound sound) { sounds_ |= 1u << static_cast<unsigned>(sound); }
  std::vector<Sound> take_sounds();
  // What was said is not to be found any more: another person looks at the screen, or nobody. Announcements that follow
  // in the same frame are kept.
  void hush();
  bool take_hush() { return std::exchange(hushed_, false); }

  // --- The finished frame: what SceneList tells of it, and the list in words.
  std::string tree_json() const { return ui::tree_json(*this, focus(), focus_visible()); }

 private:
  InputParts parts();
  bool is_deaf(const Item& item);
  void settle_focus();
  void draw_scrollbar(const ScrollRegion& region) const;

  FrameInfo frame_;
  NextFrame next_;
  ScrollRegions scrolls_;
  Focus focus_;
  TakenInput taken_;
  Inputs inputs_;
  std::vector<Rect> clips_;
  std::unordered_map<std::string, double> came_;  // when, of items that hesitate
  std::vector<Announcement> announcements_;
  bool hushed_ = false;
  unsigned sounds_ = 0;  // a bit for each
};

}  // namespace mathom::ui
