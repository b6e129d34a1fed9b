// The list of one frame: its items, and the zones and layers in which they stand. It answers what a player can see and
// reach. The scene builds it; code that only reads needs nothing else.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/ui/drawing/geometry.h"
#include "shell/ui/scene/item.h"

namespace mathom::ui {

struct Placed {
  Item item = {};
  Rect visible = {};  // the largest part that can be touched: clipped, and not under later items
  Rect clip = {};
  int zone = -1, layer = 0, scroll = -1;
  bool overflows = false;  // a scroll region with more in it than it shows
  bool reachable() const { return visible.w >= 1 && visible.h >= 1; }
};

class SceneList {
 public:
  using Placed = ui::Placed;
  struct Zone {
    std::string id = {};
    ZoneOptions options = {};
    int layer = 0;
  };
  struct Layer {
    std::string id = {}, name = {};
    Rect panel = {};
  };

  const std::vector<Placed>& items() const { return items_; }
  const Placed* find(std::string_view id) const;
  // The first item with this name that can be acted on, else the first of any kind.
  const Placed* find_named(std::string_view name) const;
  // The zone's, of the layer that is on top; items of no zone belong to no part.
  Part part_of(const Placed& item) const;
  // Empty for an item of no zone.
  std::string_view zone_id(const Placed& item) const;
  std::string_view zone_name(const Placed& item) const;
  // Null for an item of no zone.
  const Zone* zone_of(const Placed& item) const;
  const std::vector<Zone>& zones() const { return zones_; }

  // Layer 0 is the screen. Only items of the last layer can be reached.
  const std::vector<Layer>& layers() const { return layers_; }
  int top_layer() const { return static_cast<int>(layers_.size()) - 1; }
  bool on_top(const Placed& item) const { return item.layer == top_layer(); }
  std::string_view layer_name() const { return layers_.back().name; }

  // The item that a press there meets; null: it meets none.
  const Placed* hit(Point at) const;
  bool reachable_by_key(const Placed& item) const;
  // Offers count from 1 in the order of the list, across zones: what a digit presses and a page of words shows.
  const Placed* offer(int number) const;
  bool counts_as_offer(const Placed& item) const;

  // Changes when words, roles, states, order or focus change; places alone change only geometry().
  std::uint64_t revision() const { return revision_; }
  std::uint64_t geometry() const { return geometry_; }
  // Mistakes of the screens: an actable item without a name or zone, an id used twice. Debug builds stop at the first.
  const std::vector<std::string>& problems() const { return problems_; }

 protected:
  // A new list begins; the one before is forgotten.
  void begin_list();
  void open_zone(std::string_view id, ZoneOptions options);
  void close_zone() { open_zone_ = -1; }
  void open_layer(std::string_view id, std::string_view name, const Rect& panel);
  void close_layer() { open_layers_.pop_back(); }
  int current_layer() const { return open_layers_.back(); }
  bool has_open_part() const { return open_zone_ >= 0 || open_layers_.size() != 1; }
  // `scroll`: the place in the list of the scroll region around the item; -1: it is in no region.
  void place(Item item, const Rect& clip, int scroll);
  void set_overflows(std::size_t place, bool overflows) { items_[place].overflows = overflows; }
  void add_problem(std::string words) { problems_.push_back(std::move(words)); }
  // When the list is complete: finds the part of each item that can be touched.
  void place_visible();
  void check_names();
  void count_revision(std::string_view focus);

 private:
  std::vector<Placed> items_;
  std::vector<Zone> zones_;
  std::vector<Layer> layers_{Layer{}};
  std::vector<int> open_layers_{0};
  int open_zone_ = -1;
  std::vector<std::string> problems_;
  std::uint64_t revision_ = 0, geometry_ = 0;
};

// The list as JSON, in reading order with zones and layers: for the page's mirror and for tests.
std::string tree_json(const SceneList& list, std::string_view focus, bool focus_visible);

}  // namespace mathom::ui
