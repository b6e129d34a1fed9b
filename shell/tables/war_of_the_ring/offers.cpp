#include "shell/tables/war_of_the_ring/offers.h"

#include <algorithm>
#include <tuple>

#include "effects/run/options.h"

namespace mathom::war_of_the_ring {

namespace {

// The order of the meanings of a card: on a place, to its wielder, to the reserve, its text, and last as a price.
int rank_of(const Option& o) {
  switch (verb_of(o)) {
    case Verb::play:
      if (o.object == CardId::none) return 0;
      return is_place(index(o.object)) ? 1 : index(o.object) < kCards ? 2 : 3;
    case Verb::move: return 4;
    case Verb::use: return 5;
    default: return 6;
  }
}

}  // namespace

bool is_control(const Option& o) { return o.verb >= effects::kPick; }
bool has_card(const Option& o) { return !is_control(o) && (o.subject != CardId::none || verb_of(o) == Verb::take); }

bool Offers::in_sentences() const {
  return sight_.question() == Question::rescue || is_control(sight_.decision().options.front());
}

Offers::Spot Offers::spot_of(const Option& o) const {
  if (in_sentences()) return Spot::list;
  if (!has_card(o)) {
    switch (verb_of(o)) {
      case Verb::ring:
      case Verb::winnow: return Spot::row;
      case Verb::pass:
      case Verb::none:
      case Verb::leave_it:
      case Verb::from_deck: return Spot::main;
      default: break;
    }
    const int thing = o.object == CardId::none ? -1 : index(o.object);
    return is_place(thing) && sight_.board().table().is_active(thing - kFirstPlace) ? Spot::place : Spot::list;
  }
  const int print = index(sight_.offered_card(o));
  if (print < 0) return Spot::list;
  if (is_place(print)) return Spot::list;
  const int zone = sight_.board().zone(print);
  if (zone == kHand + sight_.me() || zone == kAside + sight_.me()) return Spot::hand;
  if (zone == kReserve + sight_.me()) return Spot::reserve;
  return sight_.question() == Question::action ? Spot::row : Spot::card;
}

bool Offers::hand_live() const {
  if (sight_.question() == Question::action) return true;
  return std::any_of(sight_.decision().options.begin(), sight_.decision().options.end(), [&](const Option& o) {
    return spot_of(o) == Spot::hand || spot_of(o) == Spot::reserve || spot_of(o) == Spot::card;
  });
}

bool Offers::picks_together() const {
  const auto& options = sight_.decision().options;
  return sight_.decision().ask == Ask::pick && sight_.decision().max - sight_.decision().picked > 1 &&
         std::all_of(options.begin(), options.end(),
                     [&](const Option& o) { return spot_of(o) == Spot::hand && o.object == CardId::none; });
}

// A card of the hand that is played is paid for with another one of it.
bool Offers::pays_for(CardId lifted, CardId card) const {
  if (words_ || !sight_.asked() || sight_.question() != Question::action) return false;
  const auto in_hand = [&](CardId c) { return sight_.board().zone(index(c)) == kHand + sight_.me(); };
  const int option = sight_.table().hand_index(lifted);
  return option >= 0 && in_hand(lifted) && in_hand(card) &&
         verb_of(sight_.decision().options[at(option)]) == Verb::play;
}

// In a lesson the player is told what to do: all that they are offered may be put forward.
bool Offers::is_sensible(const Option& o) const {
  const SeatView& seat = sight_.table().seat_view();
  return seat.is_directed() || sense_.of(seat, o);
}

// For a card that is not offered, these are the options that a player would try.
std::vector<Option> Offers::meanings_of(CardId card) const {
  std::vector<Option> out;
  for (const Option& o : sight_.decision().options)
    if (has_card(o) && sight_.offered_card(o) == card && spot_of(o) != Spot::list) out.push_back(o);
  const GameTable& table = sight_.table();
  const auto order = [&](const Option& o) {
    return std::tuple(!table.hinted(o), -sense_.rank(table.seat_view(), o), rank_of(o));
  };
  std::stable_sort(out.begin(), out.end(), [&](const Option& a, const Option& b) { return order(a) < order(b); });
  if (!out.empty()) return out;
  const CardId where = sight_.physical(index(card));
  const bool reserve = is_reserve(static_cast<std::uint8_t>(sight_.board().zone(index(card))));
  if (reserve && sight_.question() == Question::action) {
    // An item goes with its wielder, so a player would try its text.
    const std::vector<Choosable> uses = texts_.uses_of(index(card));
    const bool item = sight_.catalog().facts_of(static_cast<CardDef>(card)).type == war_of_the_ring::Type::item;
    return {item && !uses.empty() ? uses.front().option : card_option(Verb::move, where)};
  }
  return {card_option(Verb::play, where)};
}

bool Offers::elsewhere() const {
  if (!sight_.asked()) return false;
  const auto& options = sight_.decision().options;
  return std::any_of(options.begin(), options.end(), [&](const Option& o) { return spot_of(o) == Spot::card; });
}

int Offers::at_place(int place) const {
  if (!sight_.asked()) return -1;
  for (std::size_t i = 0; i < sight_.decision().options.size(); ++i) {
    const Option& o = sight_.decision().options[i];
    if (spot_of(o) == Spot::place && index(o.object) == kFirstPlace + place) return static_cast<int>(i);
  }
  if (sight_.lifted() == CardId::none) return -1;
  for (const Option& o : meanings_of(sight_.lifted()))
    if (o.object != CardId::none && index(o.object) == kFirstPlace + place)
      return sight_.table().find(o) >= 0 && spot_of(o) != Spot::card ? sight_.table().find(o) : -1;
  return -1;
}

std::vector<Offers::Choosable> Offers::in_row() const {
  std::vector<Choosable> out;
  if (!sight_.asked() || in_sentences()) return out;
  const auto add = [&](const Option& o) { out.push_back({o, sight_.table().find(o)}); };
  if (sight_.lifted() != CardId::none && !words_) {
    const std::vector<Option> means = meanings_of(sight_.lifted());
    for (std::size_t i = 1; i < means.size(); ++i) {
      const int thing = means[i].object == CardId::none ? -1 : index(means[i].object);
      // Cards that are laid out lie over the places.
      if (!is_place(thing) || spot_of(means[i]) == Spot::card) add(means[i]);
    }
    return out;
  }
  if (sight_.question() != Question::action) return out;
  add(option(Verb::winnow));
  add(option(Verb::ring));
  for (const Option& o : sight_.decision().options)
    if (has_card(o) && spot_of(o) == Spot::row) add(o);
  return out;
}

}  // namespace mathom::war_of_the_ring
