// Whether cards lie as piles without gaps.
#include "table/check_cards.h"

#include <catch2/catch_test_macros.hpp>

using namespace mathom;

namespace {

constexpr std::size_t kMost = 70;

// Seventy cards in three zones, one after the other in turn.
Cards<kMost> piles() {
  Cards<kMost> cards;
  cards.resize(static_cast<int>(kMost));
  for (int i = 0; i < cards.size(); ++i) {
    cards[i].zone = static_cast<std::uint8_t>(i % 3);
    cards[i].order = static_cast<std::uint16_t>(i / 3);
  }
  return cards;
}

}  // namespace

TEST_CASE("cards lie in order when each zone is a pile from 0 to n-1", "[table]") {
  CHECK(lie_in_order(piles(), 3));
  CHECK(lie_in_order(Cards<kMost>{}, 3));
  Cards<kMost> turned = piles();
  std::swap(turned[0].order, turned[66].order);
  CHECK(lie_in_order(turned, 3));
}

TEST_CASE("a place taken twice, a gap and an unknown zone are not in order", "[table]") {
  for (const int order : {1, 24, 69, 0xFFFF}) {
    Cards<kMost> cards = piles();
    cards[0].order = static_cast<std::uint16_t>(order);
    INFO(order);
    CHECK_FALSE(lie_in_order(cards, 3));
  }
  Cards<kMost> cards = piles();
  cards[0].zone = 1;  // the first place of zone 0 is empty then, and one of zone 1 taken twice
  CHECK_FALSE(lie_in_order(cards, 3));
  CHECK_FALSE(lie_in_order(piles(), 2));
}
