// The scene: the one list of everything a player can see, hear, touch or reach by key, rebuilt by the screen in each
// drawn frame. Drawing goes to draw(); each thing that means something is also added as an Item with an id, a role and
// a name. The same list then serves hit-testing, focus and keyboard order, the page's hidden mirror of real buttons,
// and the browser tests. The scene keeps only hover, focus, press and scroll positions. It knows no game and no
// platform.
#pragma once
#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "shell/ui/drawing/geometry.h"
#include "shell/ui/scene/input.h"
#include "shell/ui/scene/item.h"
#include "shell/ui/sound.h"

namespace mathom::ui {

class Scene {
 public:
  // --- The application: post inputs as they come; then begin, build the screens, end.
  void post(Input input);
  void begin(const FrameInfo& frame);
  void end();
  bool frame_wanted() const { return frame_wanted_ || !inputs_.empty(); }
  std::optional<double> wake_at() const { return wake_at_; }
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
  void want_frame() { frame_wanted_ = true; }
  // What has been built is out of date already: a measure has changed, or the screen. The window builds it again before it
  // draws; where that would go on, the next frame does.
  void build_again() { build_again_ = frame_wanted_ = true; }
  bool out_of_date() const { return build_again_; }
  void want_frame_at(double ms);
  // What has been built is soon out of date: until that moment the window need not draw it.
  void leave_undrawn(double until) { undrawn_until_ = until; }
  bool left_undrawn() const { return undrawn_until_ > frame_.now; }

  // --- Zones: Tab goes from zone to zone, arrows go within. Every item that can be acted on belongs to one.
  void begin_zone(std::string_view id, ZoneOptions options);
  void end_zone();

  // --- Layers: dialogs, menus, curtains. What lies under a layer cannot be reached while it is there; focus moves in,
  // and returns. True when the player wants it gone (Escape, or a press outside `panel`). Build layers after the screen
  // below, in order.
  bool begin_layer(std::string_view id, std::string_view name, const Rect& panel);
  void end_layer();

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
  void scroll_to(std::string_view id, float offset);
  bool scrolls(Point at, float by) const;  // the wheel does something there, and so far that way

  // --- Keys that no item took, for the screen: at most one in a frame. Letters are lower case.
  bool key(Key key) const { return free_key_ == key && key != Key::character; }
  bool key(char letter) const {
    return free_key_ == Key::character && free_character_ == static_cast<char32_t>(letter);
  }
  // A tap or key anywhere since the last frame: "any tap finishes a motion".
  bool touched() const { return touched_; }
  // Where the item lies that was acted on last: what opens because of it opens next to it.
  const Rect& acted_on() const { return acted_on_; }
  // Where the mouse is; nothing: there is none over the window.
  std::optional<Point> hover() const { return pointer_here_ ? std::optional<Point>(pointer_) : std::nullopt; }
  // Anything at all from the person since the last frame, a moving pointer too: somebody is there.
  bool stirred() const { return stirred_; }
  // The pointer is down on this item of the last frame and has not left it: known before the item is built again.
  bool held(std::string_view id) const;
  // A press that met no item.
  bool pressed_nothing() const { return pressed_nothing_; }

  // --- Focus.
  const std::string& focus() const { return focus_; }
  bool focus_visible() const { return focus_visible_; }
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

  // --- The finished frame.
  struct Placed {
    Item item = {};
    Rect visible = {};  // the largest part that can be touched: clipped, and not under later items
    Rect clip = {};
    int zone = -1, layer = 0, scroll = -1;
    bool reachable() const { return visible.w >= 1 && visible.h >= 1; }
  };
  const std::vector<Placed>& items() const { return items_; }
  const Placed* find(std::string_view id) const;
  // The first item with this name that can be acted on, else the first of any kind.
  const Placed* find_named(std::string_view name) const;
  // The zone's, of the layer that is on top; items of no zone belong to no part.
  Part part_of(const Placed& item) const;
  std::string_view zone_name(const Placed& item) const;
  bool on_top(const Placed& item) const { return item.layer == top_layer(); }
  std::string_view layer_name() const { return layers_.back().name; }
  // Offers count from 1 in the order of the list, across zones: what a digit presses and a page of words shows.
  const Placed* offer(int number) const;
  bool counts_as_offer(const Placed& item) const;
  // Reading order with zones and layers, for the mirror and the tests.
  std::string tree_json() const;
  // Changes when words, roles, states, order or focus change; places alone change only geometry().
  std::uint64_t revision() const { return revision_; }
  std::uint64_t geometry() const { return geometry_; }
  // Mistakes of the screens: an actable item without a name or zone, an id used twice. Debug builds stop at the first.
  const std::vector<std::string>& problems() const { return problems_; }

 private:
  enum class Act : std::uint8_t { none, activate, mark, zoom, value };
  struct Zone {
    std::string id = {};
    ZoneOptions options = {};
    int layer = 0;
  };
  struct Layer {
    std::string id = {}, name = {};
    Rect panel = {};
  };
  struct Scroll {
    std::string id = {}, name = {};
    Rect view = {};
    float offset = 0, velocity = 0, content = 0;
    int layer = 0;
    std::uint64_t seen = 0;
    std::size_t place = 0;  // of its item
    bool stick = false, at_end = true;
    float limit() const { return std::max(0.0f, content - view.h); }
  };
  struct Press {
    bool down = false, scrolling = false, sliding = false, dragging = false, spent = false, touch = false;
    Point start = {}, last = {};
    double since = 0, last_time = 0;  // since: the frame that saw it first, so that a slow frame is not a long press
    Input timed = {};                 // at which the finger's speed was taken last
    std::string id = {}, scroll = {};
  };

  // scene_input.cpp
  void take_inputs();
  void take(const Input& in);
  void press(const Placed& named, bool whole);
  void pointer_move(const Input& in);
  void pointer_down(const Input& in);
  void pointer_up(const Input& in);
  void drag(const Input& in);
  void drop(Point at);
  const Placed* taker(const Placed& card) const;
  void slide_to(const Placed& slider, Point at);
  void check_long_press();
  void act(const Placed& item, Act act, float value = 0);
  const Placed* hit(Point at) const;
  Scroll* scroll_at(Point at);
  // scene_keys.cpp
  void take_key(const Input& in);
  bool take_moving_key(const Input& in);
  bool take_shortcut(const Input& in);
  void slide_by_key(Key key);
  void press_focused(bool space);
  void move_zone(bool back);
  void move_within(Key key);
  void scroll_by_key(Key key);
  void finish_performing();
  void focus_on(const Placed& item);
  bool reachable_by_key(const Placed& item) const;
  // scene.cpp
  void settle_focus();
  void place_visible();
  void check_names();
  void hash_frame();
  void glide(Scroll& s);
  void show_focus_in_scroll();
  void draw_scrollbar(const Scroll& s) const;
  int top_layer() const { return static_cast<int>(layers_.size()) - 1; }
  const Item* focused_item() const;

  FrameInfo frame_;
  double previous_ = 0;
  std::uint64_t frames_ = 0;
  std::deque<Input> inputs_;
  std::vector<Placed> items_;
  std::vector<Zone> zones_;
  std::vector<Layer> layers_{Layer{}};
  std::vector<int> open_layers_{0};
  int open_zone_ = -1;
  std::vector<Rect> clips_;
  std::unordered_map<std::string, Scroll> scrolls_;
  std::string open_scroll_;
  std::vector<Announcement> announcements_;
  std::vector<std::string> problems_;
  unsigned sounds_ = 0;  // a bit for each

  Press press_;
  Point pointer_;
  bool pointer_here_ = false;
  std::string hovered_, focus_, focus_zone_;
  std::size_t focus_place_ = 0;  // among its zone, for when it vanishes
  std::unordered_map<std::string, std::string> zone_focus_;
  std::vector<std::array<std::string, 2>> returns_;  // layer id, focus to return to
  bool focus_visible_ = false, focus_moved_ = false;

  Act act_ = Act::none;
  std::string act_id_;
  Rect acted_on_;
  float act_value_ = 0;
  Performing performing_;
  Key free_key_ = Key::none;
  char32_t free_character_ = 0;
  bool touched_ = false, stirred_ = false, pressed_nothing_ = false, dismissed_ = false, hushed_ = false;

  bool frame_wanted_ = false, build_again_ = false;
  std::optional<double> wake_at_;
  double undrawn_until_ = 0;
  std::unordered_map<std::string, double> came_;  // when, of items that hesitate
  std::uint64_t revision_ = 0, geometry_ = 0;
};

}  // namespace mathom::ui
