// Zones that know their cards, against cards that are looked through.
#include "table/zone_sets.h"

#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"

using namespace mathom;

namespace {

constexpr int kCards = 70, kZones = 4;
using List = Cards<kCards>;
using Zones = ZoneSets<kCards, kZones>;

List dealt() {
  List cards;
  for (int i = 0; i < kCards; ++i)
    cards.push_back({static_cast<CardDef>(i), static_cast<std::uint16_t>(i / kZones),
                     static_cast<std::uint8_t>(i % kZones), kNobody});
  return cards;
}

bool agree(const Zones& zones, const List& cards) {
  for (int i = 0; i < cards.size(); ++i)
    for (std::uint8_t z = 0; z < kZones; ++z)
      if (zones.in(z).has(i) != (cards[i].zone == z)) return false;
  for (std::uint8_t z = 0; z < kZones; ++z) {
    if (zones.count(z) != count_in(cards, z) || zones.top(cards, z) != top_of(cards, z)) return false;
    for (int order = 0; order < zones.count(z); ++order)
      if (zones.at(cards, z, order) != card_in(cards, z, order)) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("zones that know their cards move them like a linear search", "[table]") {
  List plain = dealt(), known = dealt();
  Zones zones;
  zones.read(known);
  REQUIRE(agree(zones, known));
  Rng rng(7);
  for (int n = 0; n < 2000; ++n) {
    const CardId card = card_at(static_cast<int>(rng.below(kCards)));
    const auto to = static_cast<std::uint8_t>(rng.below(kZones));
    const auto sees = static_cast<SeatMask>(rng.below(4));
    if (rng.below(3) == 0) {
      const CardId a = move_unseen(plain, card, to, 1, sees);
      REQUIRE(zones.move_unseen(known, card, to, 1, sees) == a);
    } else {
      move_card(plain, card, to, sees);
      zones.move(known, card, to, sees);
    }
    REQUIRE(known == plain);
    REQUIRE(agree(zones, known));
  }
}

TEST_CASE("a card of an unknown zone lies in no known zone", "[table]") {
  List cards = dealt();
  cards[3].zone = 200;
  Zones zones;
  zones.read(cards);
  CHECK_FALSE(zones.in(3).has(3));
  CHECK(zones.in(200).count() == 1);
  CHECK(zones.at(cards, 3, 99) == CardId::none);
}
