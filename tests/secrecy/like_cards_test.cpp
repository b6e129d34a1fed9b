// A card of a hand that everybody has seen, and has marks, as an event that was played this turn and came back: when a
// like card or another one leaves that hand, nobody else can tell which of them it was.
#include <catch2/catch_test_macros.hpp>

#include "games/lotr_tcg/rules/deeds.h"
#include "games/lotr_tcg_table.h"

using namespace mathom;
using namespace mathom::lotr_tcg;
using namespace mathom::lotr_tcg::laid;

namespace {

// A hand of the Free Peoples player in which one card is known and the other is not.
struct Held {
  Laid l;
  int known, unseen;
  explicit Held(const char* other) : known(l.hold(kFree, "sleep-caradhras")), unseen(l.hold(kFree, other)) {
    l.hold(kFree, kGimli);
    l.s.cards[known].seen_by = kEveryone;
    l.t.mark(known, kPlayedThisTurn);
  }
  std::uint64_t looks() const {
    const Game& game = *find_game("lotr_tcg");
    const StatePtr boxed = game.initial({{"seats", 2}});
    GameOf<lotr_tcg::Rules>::get(*boxed) = l.s;
    return game.hash(*boxed, only(seat_at(kDark)));
  }
};

}  // namespace

TEST_CASE("when one of several like cards leaves a hand, marks do not tell which", "[secrecy][lotr_tcg]") {
  Held two("sleep-caradhras"), one(kBoromir);
  REQUIRE(two.looks() == one.looks());
  for (Held* h : {&two, &one}) {
    h->l.t.begin_scope(-1);
    h->l.t.running_scope().note_moved(h->known);  // a text took it into the hand
  }
  CHECK(lift(two.l.t, two.unseen) == two.known);
  CHECK(lift(one.l.t, one.known) == one.known);
  CHECK(two.looks() == one.looks());
}

TEST_CASE("what a text remembers of like cards follows the card that leaves", "[secrecy][lotr_tcg]") {
  Held two("sleep-caradhras");
  two.l.t.begin_scope(-1);
  two.l.t.name(-1, two.unseen);
  lift(two.l.t, two.unseen);
  CHECK(two.l.t.scope().chosen == two.known);
}

TEST_CASE("marks do not tell which card has left a hand unseen", "[secrecy][lotr_tcg]") {
  Held open("delving"), hidden("delving");
  const SeatMask sees = only(seat_at(kFree));
  open.l.t.move_unseen(open.known, zone_of(kDrawDeck, kFree), sees, sees);
  hidden.l.t.move_unseen(hidden.unseen, zone_of(kDrawDeck, kFree), sees, sees);
  CHECK(open.looks() == hidden.looks());
}
