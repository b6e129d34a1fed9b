// Cards at places that the question is about: they have gold rings where they lie and are lifted there. Where one of them has
// no room for a finger, all of them are laid out over the places instead.
#include <algorithm>

#include "shell/tables/war_of_the_ring/table.h"

namespace mathom::war_of_the_ring {

using namespace ui;

bool WarTable::is_target(int print) const {
  return std::find(targets_.begin(), targets_.end(), print) != targets_.end();
}

bool WarTable::asks_elsewhere() const {
  if (!asked()) return false;
  const auto& options = decision().options;
  return std::any_of(options.begin(), options.end(), [&](const Option& o) { return spot_of(o) == Spot::card; });
}

void WarTable::lay_targets(const Frame& f) {
  places_ = board_.active_places();
  cells_ = place_cells(spots_.places, static_cast<int>(places_.size()));
  targets_.clear();
  if (!asked() || f.c.scene().words() || question() == Question::action) return;
  std::vector<int> wanted;
  for (const Option& o : decision().options) {
    if (spot_of(o) != Spot::card) continue;
    const int print = index(offered_card(o));
    if (std::find(wanted.begin(), wanted.end(), print) == wanted.end()) wanted.push_back(print);
  }
  std::size_t found = 0;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    const Laid laid = lay_place(f, places_[i], cells_[i], standing(places_[i]));
    const auto look = [&](const std::vector<int>& prints, const PlaceRow& row) {
      for (std::size_t k = 0; k < prints.size() && !row.lines && !row.overlap; ++k)
        if (row.cards[k].h >= kTouch && std::find(wanted.begin(), wanted.end(), prints[k]) != wanted.end()) ++found;
    };
    look(laid.far, laid.far_row), look(laid.near, laid.near_row);
  }
  if (found == wanted.size()) targets_ = std::move(wanted);
}

void WarTable::build_targets_at(const Frame& f, const Laid& laid) {
  const auto build = [&](const std::vector<int>& prints, const PlaceRow& row) {
    for (std::size_t i = 0; i < prints.size(); ++i)
      if (is_target(prints[i]))
        build_offered_card(f, "spread/" + game().card_word(static_cast<CardDef>(prints[i])), row.cards[i],
                           card_at(prints[i]), 1);
  };
  // An answer may come with the first of them: then the others mean nothing any more.
  build(laid.far, laid.far_row);
  if (asked()) build(laid.near, laid.near_row);
}

}  // namespace mathom::war_of_the_ring
