// Decks that two pages of one browser keep: neither loses what the other has kept.
#include "shell/tables/common/deck_shelf.h"

#include <catch2/catch_test_macros.hpp>

using namespace mathom;

namespace {
using Shelf = ShelfOf<int>;
Shelf shelf(std::vector<KeptDeck<int>> decks, std::optional<int> draft = {}) { return {std::move(decks), draft}; }
}  // namespace

TEST_CASE("a shelf takes the decks that another page has kept", "[deck]") {
  const Shelf before = shelf({{"Monday", 1}, {"Tuesday", 2}, {"Wednesday", 3}});
  Shelf mine = before;
  mine.keep("Thursday", 4);
  mine.keep("Tuesday", 20);
  const Shelf theirs = shelf({{"Monday", 10}, {"Tuesday", 2}, {"Sunday", 7}});
  mine.take_over(before, theirs);
  CHECK(mine.decks == std::vector<KeptDeck<int>>{{"Monday", 10}, {"Tuesday", 20}, {"Sunday", 7}, {"Thursday", 4}});
}

TEST_CASE("a deck that was removed here stays removed, unless it was changed there", "[deck]") {
  const Shelf before = shelf({{"Monday", 1}, {"Tuesday", 2}});
  Shelf mine = before;
  mine.remove(1);
  mine.remove(0);
  mine.take_over(before, shelf({{"Monday", 1}, {"Tuesday", 9}}));
  CHECK(mine.decks == std::vector<KeptDeck<int>>{{"Tuesday", 9}});
}

TEST_CASE("the other version of a deck that both pages changed can be brought back", "[deck]") {
  const Shelf before = shelf({});
  Shelf mine = before;
  mine.keep("Sunday", 1);
  mine.take_over(before, shelf({{"Sunday", 2}}));
  CHECK(mine.decks == std::vector<KeptDeck<int>>{{"Sunday", 1}});
  CHECK(mine.removed_name() == "Sunday");
  mine.restore();
  CHECK(mine.decks == std::vector<KeptDeck<int>>{{"Sunday", 2}});
}

TEST_CASE("a deck begun here is kept, otherwise the deck begun in the other page", "[deck]") {
  const Shelf before = shelf({}, 1);
  Shelf mine = before;
  mine.take_over(before, shelf({}, 2));
  CHECK(mine.draft == 2);
  mine.draft = 3;
  mine.take_over(shelf({}, 2), shelf({}, 4));
  CHECK(mine.draft == 3);
}
