#include "games/war_of_the_ring/brain/survey.h"

#include <algorithm>

namespace mathom::war_of_the_ring {
namespace {

// How often, in percent, an attack wins that is stronger than the defence now by -8 to 8; and how many of its icons are
// left over, in hundredths. Logistic curves, steeper when few cards can still come, written out so that every machine
// reads the same.
constexpr int kWidth = 8;
constexpr std::array<std::array<std::int16_t, 17>, 3> kWon{
    {{0, 0, 0, 0, 0, 0, 2, 8, 30, 70, 92, 98, 100, 100, 100, 100, 100},
     {0, 0, 0, 1, 2, 5, 11, 22, 40, 60, 78, 89, 95, 98, 99, 100, 100},
     {1, 2, 4, 6, 10, 15, 22, 32, 44, 56, 68, 78, 85, 90, 94, 96, 98}}};
constexpr std::array<std::array<std::int16_t, 17>, 3> kLeft{
    {{0, 0, 0, 0, 0, 0, 2, 10, 42, 110, 202, 300, 400, 500, 600, 700, 800},
     {0, 0, 1, 2, 4, 9, 21, 43, 83, 143, 221, 309, 404, 502, 601, 700, 800},
     {4, 6, 10, 16, 25, 40, 63, 95, 139, 195, 263, 340, 425, 516, 610, 706, 804}}};

std::size_t column(int margin) { return at(std::clamp(margin, -kWidth, kWidth) + kWidth); }
int left_over(int unrest, int margin) { return kLeft[at(unrest)][column(margin)] + 100 * std::max(0, margin - kWidth); }
int icons_here(const Icons& i, const PlaceFacts& place, Side side) {
  if (place.path) return i.path;
  return side == place.side ? i.defence : i.attack;
}
int lead_here(const Icons& i, const PlaceFacts& place, Side side) {
  if (place.path) return 0;
  return side == place.side ? i.lead_defence : i.lead_attack;
}

}  // namespace

Survey::Survey(const Catalog& catalog, const State& s, bool exact, const HeuristicWeights& weights)
    : s_(s), weights_(weights), t_(looking_at(catalog, s)), exact_(exact) {
  find_future();
  int hands = 0;
  for (int seat = 0; seat < t_.seats(); ++seat) hands += size_of(s, kHand, seat);
  unrest_ = hands > weights_.unsettled * t_.seats() ? 2 : hands > weights_.settled * t_.seats() ? 1 : 0;
  if (exact)
    count_exactly();
  else
    count_printed();
}

void Survey::find_future() {
  const int last = t_.scenario().last_path;
  rounds_left_ = std::max(0, last - s_.last_path);
  for (int n = s_.last_path + 1; n <= last; ++n) paths_ = static_cast<std::uint16_t>(paths_ | 1 << n);
  for (int place = 0; place < kPlaces; ++place) {
    const PlaceFacts& facts = t_.place_facts(place);
    const Where w = s_.places[at(place)].where;
    if (facts.path) {
      if (w == Where::active) paths_ = static_cast<std::uint16_t>(paths_ | 1 << facts.number);
      continue;
    }
    if (w != Where::active && (w != Where::deck || rounds_left_ == 0)) continue;
    attacks_ = static_cast<std::uint16_t>(attacks_ | facts.attackers);
    defends_ = static_cast<std::uint16_t>(defends_ | facts.defenders);
  }
}

void Survey::count_printed() {
  for (int card = 0; card < kCards; ++card) {
    const std::uint8_t zone = t_.zone(card);
    if (!is_at_place(zone)) continue;
    const int place = zone - kAt;
    const CardFacts& f = t_.facts(card);
    const Side side = side_of(f.faction);
    Stand& stand = stands_[at(place)];
    (side == defender(t_, place) ? stand.defence : stand.attack) += icons_here(f.icons, t_.place_facts(place), side);
    Line& line = lines_[at(place)][at(index(side))];
    const auto faction = static_cast<std::size_t>(f.faction);
    if (f.type == Type::army)
      line.armies = static_cast<std::uint16_t>(line.armies | 1 << faction);
    else
      line.leads[faction] =
          static_cast<std::uint8_t>(line.leads[faction] + lead_here(f.icons, t_.place_facts(place), side));
  }
  for (int place = 0; place < kPlaces; ++place) {
    if (!t_.is_active(place)) continue;
    Stand& stand = stands_[at(place)];
    for (int side = 0; side < 2; ++side)
      for (std::size_t f = 0; f < kFactions; ++f)
        if ((lines_[at(place)][at(side)].armies >> f & 1) != 0)
          (static_cast<Side>(side) == defender(t_, place) ? stand.defence : stand.attack) +=
              lines_[at(place)][at(side)].leads[f];
    const PlaceState& p = s_.places[at(place)];
    stand.attack += p.attack;
    stand.place_defence = (p.bare != 0 ? 0 : t_.place_facts(place).defence) + p.defence;
  }
}

void Survey::count_exactly() {
  for (int place = 0; place < kPlaces; ++place) {
    if (!t_.is_active(place)) continue;
    const Side defends = defender(t_, place);
    stands_[at(place)] = {sum(tally(t_, place, other(defends))) + place_attack(t_, place),
                          sum(tally(t_, place, defends)), place_defence(t_, place)};
  }
}

int Survey::worth(int place, const Stand& now) const {
  const PlaceFacts& facts = t_.place_facts(place);
  const int margin = std::max(0, now.attack - now.place_defence) - now.defence;
  // What the place stops is harder to overcome while nobody has attacked.
  const int open = now.attack - now.place_defence - now.defence;
  const int reckoned = margin > 0 ? margin : open;
  if (!facts.path) {
    const int won = kWon[at(unrest_)][column(reckoned)];
    return (facts.side == Side::shadow ? 100 - won : won) * 2 * facts.points - 100 * facts.points;
  }
  const int tied = t_.scenario().more_helmets ? 1 : 0;
  const int denied = kWon[at(unrest_)][column(reckoned + tied)];
  return left_over(unrest_, reckoned) - facts.points * (100 - denied);
}

int Survey::settled(int place, const Stand& now) const {
  const PlaceFacts& facts = t_.place_facts(place);
  const int left = std::max(0, now.attack - now.place_defence) - now.defence;
  if (!facts.path) return ((left > 0) == (facts.side == Side::free_peoples) ? 100 : -100) * facts.points;
  if (left > 0) return 100 * left;
  const bool scored = !t_.scenario().more_helmets || now.place_defence + now.defence > now.attack;
  return scored ? -100 * facts.points : 0;
}

int Survey::added_as_printed(int card, int place) const {
  const CardFacts& f = t_.facts(card);
  const Side side = side_of(f.faction);
  const Line& line = lines_[at(place)][at(index(side))];
  const auto faction = static_cast<std::size_t>(f.faction);
  int n = icons_here(f.icons, t_.place_facts(place), side);
  const bool led = (line.armies >> faction & 1) != 0;
  if (f.type == Type::army && !led) n += line.leads[faction];
  if (f.type == Type::character && led) n += lead_here(f.icons, t_.place_facts(place), side);
  if (is_in_play(t_.zone(card)))
    for (int item = 0; item < kCards; ++item)
      if (t_.is_item_of(item, card)) n += icons_here(t_.facts(item).icons, t_.place_facts(place), side);
  return n;
}

Stand Survey::with(int card, int place) const {
  Stand now = stands_[at(place)];
  const Side side = side_of(t_.facts(card).faction), defends = defender(t_, place);
  if (!exact_) {
    (side == defends ? now.defence : now.attack) += added_as_printed(card, place);
    return now;
  }
  State then = s_;
  then.cards[card].zone = zone_at(place);
  for (int item = 0; item < kCards; ++item)
    if (then.wielder[at(item)] == card) then.cards[item].zone = zone_at(place);
  const Table t = looking_at(t_.catalog(), then);
  return {sum(tally(t, place, other(defends))) + place_attack(t, place), sum(tally(t, place, defends)),
          place_defence(t, place)};
}

int Survey::gain_at(int card, int place) const {
  const int more = worth(place, with(card, place)) - worth(place, stands_[at(place)]);
  return side_of(t_.facts(card).faction) == Side::shadow ? more : -more;
}

Stand Survey::with_item(int item, int wielder) const {
  const int place = t_.place_of(wielder);
  const Side side = side_of(t_.facts(item).faction), defends = defender(t_, place);
  Stand now = stands_[at(place)];
  if (!exact_) {
    (side == defends ? now.defence : now.attack) += icons_here(t_.facts(item).icons, t_.place_facts(place), side);
    return now;
  }
  State then = s_;
  then.cards[item].zone = zone_at(place);
  then.wielder[at(item)] = static_cast<std::uint8_t>(wielder);
  const Table t = looking_at(t_.catalog(), then);
  return {sum(tally(t, place, other(defends))) + place_attack(t, place), sum(tally(t, place, defends)),
          place_defence(t, place)};
}

int Survey::gain_on(int item, int wielder) const {
  const int place = t_.place_of(wielder);
  if (place < 0) return 0;
  const int more = worth(place, with_item(item, wielder)) - worth(place, stands_[at(place)]);
  return side_of(t_.facts(item).faction) == Side::shadow ? more : -more;
}

int Survey::gain_of_icons(int place, bool attack, int n, Side side) const {
  Stand now = stands_[at(place)];
  (attack ? now.attack : now.place_defence) += n;
  const int more = worth(place, now) - worth(place, stands_[at(place)]);
  return side == Side::shadow ? more : -more;
}

// --- what cards are good for later
int Survey::in_reserve(const CardFacts& f) const { return worth_of_standing(*this, f); }

int Survey::keep(int print) const {
  const CardFacts& f = t_.catalog().facts_of(static_cast<CardDef>(print));
  if (f.type == Type::event) return weights_.card + weights_.event;
  if (f.type == Type::item)
    return weights_.card + weights_.item_icon * (f.icons.path + std::max(f.icons.attack, f.icons.defence)) +
           (f.abilities.empty() ? 0 : weights_.text);
  int best = 0;
  if (may_stand_on_path(f)) best = weights_.path_icon * f.icons.path;
  if (may_attack(f)) best = std::max(best, weights_.attack_icon * (f.icons.attack + f.icons.lead_attack));
  if (may_defend(f)) best = std::max(best, weights_.defence_icon * (f.icons.defence + f.icons.lead_defence));
  return weights_.card + best + in_reserve(f);
}

int Survey::unknown(int seat) const {
  // Late in the game most of a deck is never drawn.
  const int size = std::max(1, size_of(s_, kDraw, seat) + size_of(s_, kCycle, seat));
  const int drawn = std::min(size, t_.deck(seat).draw * rounds_left_ + 2);
  return weights_.unknown * drawn / size;
}

int Survey::excess(int seat) const { return size_of(s_, kHand, seat) - carryover_limit(t_, seat); }

int Survey::nth_least(int seat, int n, int but) const {
  FixedVector<std::int16_t, kCards> all;
  for (int card = 0; card < kCards; ++card)
    if (t_.zone(card) == zone_of(kHand, seat) && card != but)
      all.push_back(static_cast<std::int16_t>(t_.known(card) ? keep(index(s_.cards[card].def)) : weights_.unknown));
  std::sort(all.begin(), all.end());
  return n < all.size() ? all[n] : weights_.unknown;
}

}  // namespace mathom::war_of_the_ring
