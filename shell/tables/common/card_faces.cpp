#include "shell/tables/common/card_faces.h"

namespace mathom {

using namespace ui;

void CardFaces::read_card(const TableHost& host, SeatView&, Reading& r) const {
  r.name = card_name(host, r.card);
  begin_sentence(r.name);
  r.ratio = kCardRatio;
  r.picture = [this, &host, card = r.card](const Pen& pen, Rect at) {
    draw_face(host, pen, at, card, CardState::plain);
  };
  for (std::string& note : zoom_notes(host, r.card)) r.facts.push_back({{}, std::move(note)});
}

}  // namespace mathom
