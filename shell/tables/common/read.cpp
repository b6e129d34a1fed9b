// The card that is read next to the table, the way back from a lifted card, and the results of answers.
#include <algorithm>

#include "shell/tables/common/game_table.h"

namespace mathom {

using namespace ui;

std::optional<Reading> GameTable::reading(TableHost& host, SeatView& seat) const {
  if (!is_known() || over() || seat.viewers() == kNobody) return {};
  Reading r;
  if (const CardId asking = asking_card(); asking != CardId::none && marks().empty())
    r.card = asking, r.why = Reading::Why::asks;
  else if (!marks().empty())
    r.card = marks().back(), r.why = Reading::Why::held;
  else
    r.card = looked_at_.card();
  if (r.card == CardId::none) return {};
  read_card(host, seat, r);
  return r;
}

void GameTable::look_at(const Frame& f, CardId card, const Reaction& is) {
  if (looked_at_.see(card, is)) f.c.scene().want_frame();
}

bool GameTable::lay_back() {
  if (take_marks().empty()) return false;
  forget_explanation();
  return true;
}

// Escape, or a touch of the felt.
void GameTable::lay_back_if_wanted(const Frame& f) {
  Scene& scene = f.c.scene();
  const bool wanted = scene.key(Key::escape) || (scene.pressed_nothing() && !gathers());
  if (wanted && layer_ == Layer::none && !zoom_.is_open() && lay_back()) scene.want_frame();
}

std::vector<Reading::Fact> GameTable::answers(TableHost& host, SeatView& seat, const Canvas& c) {
  std::vector<Reading::Fact> out;
  if (!asked()) return out;
  const TablePlaces nowhere;
  const Frame f{host, seat, c, nowhere, c.scene().now()};
  for (const Option& o : decision().options) {
    std::string words = offer_words(f, o), outcome = offer_outcome(f, o);
    if (outcome.empty()) outcome = offer_note(f, o);
    out.push_back({std::move(words), std::move(outcome)});
  }
  return out;
}

}  // namespace mathom
