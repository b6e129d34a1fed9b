// A card at full size over any table, and a second one next to it to compare. It opens on the side away from the hand
// that asked for it. What is on a card, its table says.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "core/ids.h"
#include "shell/tables/table_host.h"
#include "shell/ui/canvas.h"

namespace mathom {

class CardZoom {
 public:
  struct Face {
    std::string name = {};
    std::vector<std::string> notes = {};
    std::function<void(const ui::Pen&, ui::Rect)> draw = {};
    // From this width on the name and the first notes stand on the card itself, and are not written beneath it again.
    float whole_from = 100000;
    std::size_t on_it = 0;
    // What may be done with it now, each a button above the others; true when it was done, and the card is put away.
    int acts = 0;
    std::function<bool(int, ui::Rect)> act = {};
  };
  using FaceOf = std::function<Face(CardId)>;

  void open(CardId card) { card_ = card, fresh_ = true; }
  void close() { card_ = CardId::none; }
  bool is_open() const { return card_ != CardId::none; }
  void forget() { card_ = pinned_ = CardId::none; }
  void build(TableHost& host, const ui::Canvas& c, const FaceOf& face_of);

 private:
  ui::Rect place(const ui::Canvas& c, float wide, float high) const;
  void build_card(const ui::Canvas& c, ui::Rect r, CardId card, const Face& face) const;
  bool build_acts(const ui::Canvas& c, ui::Rect& buttons, const Face& face) const;
  bool build_buttons(TableHost& host, const ui::Canvas& c, ui::Rect r, const std::string& name);

  CardId card_ = CardId::none, pinned_ = CardId::none;
  ui::Rect from_;
  bool fresh_ = false;
};

}  // namespace mathom
