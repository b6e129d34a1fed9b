// The windows of actions of the trading card game: how long they last.
#include "games/lotr_tcg_table.h"

using namespace mathom;
using namespace mathom::lotr_tcg;
using namespace mathom::lotr_tcg::laid;

TEST_CASE("After forty actions in one phase its actions are over", "[lotr_tcg][texts]") {
  Laid t;
  for (int n = 0; n < kMostActions + 1; ++n) t.hold(kDark, "uruk-savage");
  t.twilight(400);
  t.act(kShadow, kDark);
  for (int n = 0; n < kMostActions; ++n) {
    REQUIRE(t.asked() == kDark);
    t.play(t.copy_in(kDark, "uruk-savage", kHand));
    t.twilight(400);
  }
  CHECK(t.asked() < 0);
  CHECK(t.t.size(kHand, kDark) == 1);
}
TEST_CASE("A search that finds nothing is not offered again, and is after another action", "[lotr_tcg][texts]") {
  Laid t;
  const int sam = t.put(kFree, "sam-faithful-companion"), axe = t.hold(kFree, "dwarven-axe");
  t.put(kFree, kGimli);
  t.act(kFellowship);
  t.use(sam);
  CHECK_FALSE(t.may(Verb::use, sam));
  t.play(axe);
  CHECK(t.may(Verb::use, sam));
  t.pass();
  CHECK(t.s.uses.empty());
}
