// Cards at places that the question is about. They have gold rings at their places and are lifted there. If one of them
// is too small for a finger, all of them are laid out over the places instead.
#include "shell/tables/war_of_the_ring/layout/ground.h"

#include <algorithm>

namespace mathom::war_of_the_ring {

using namespace ui;

bool Ground::is_target(int print) const { return std::find(targets_.begin(), targets_.end(), print) != targets_.end(); }

std::vector<int> Ground::asked_cards() const {
  std::vector<int> out;
  for (const Option& o : sight_.decision().options) {
    if (offers_.spot_of(o) != Offers::Spot::card) continue;
    const int print = index(sight_.offered_card(o));
    if (std::find(out.begin(), out.end(), print) == out.end()) out.push_back(print);
  }
  return out;
}

void Ground::lay_targets(const Frame& f) {
  targets_.clear();
  if (!sight_.asked() || f.c.scene().words() || sight_.question() == Question::action) return;
  std::vector<int> wanted = asked_cards();
  std::size_t found = 0;
  for (std::size_t i = 0; i < plan_.places.size(); ++i) {
    const Laid laid = lay_place(f, plan_.places[i], plan_.cells[i], standings_.of(plan_.places[i]));
    const auto look = [&](const std::vector<int>& prints, const PlaceRow& row) {
      for (std::size_t k = 0; k < prints.size() && !row.lines && !row.overlap; ++k)
        if (row.cards[k].h >= kTouch && std::find(wanted.begin(), wanted.end(), prints[k]) != wanted.end()) ++found;
    };
    look(laid.far, laid.far_row), look(laid.near, laid.near_row);
  }
  if (found == wanted.size()) targets_ = std::move(wanted);
}

void Ground::build_targets_at(const Frame& f, const Laid& laid) {
  const auto build = [&](const std::vector<int>& prints, const PlaceRow& row) {
    for (std::size_t i = 0; i < prints.size(); ++i)
      if (is_target(prints[i]))
        table_.build_offered_card(f, "spread/" + sight_.game().card_word(static_cast<CardDef>(prints[i])), row.cards[i],
                                  card_at(prints[i]), 1);
  };
  // The first of them may give the answer. The others then mean nothing.
  build(laid.far, laid.far_row);
  if (sight_.asked()) build(laid.near, laid.near_row);
}

}  // namespace mathom::war_of_the_ring
