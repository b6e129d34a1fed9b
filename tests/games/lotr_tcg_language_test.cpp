// Texts of the trading card game that stress the language: what was shown and goes back, and numbers that a player
// chooses.
#include "games/lotr_tcg_table.h"

using namespace mathom;
using namespace mathom::lotr_tcg;
using namespace mathom::lotr_tcg::laid;

// --- what is shown, and the draw deck
TEST_CASE("Wealth of Moria: Free Peoples cards of three go to hand, the rest away", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kFree, kGimli);
  const int wealth = t.hold(kFree, "wealth-of-moria");
  const int one = t.deck(kFree, kSam), two = t.deck(kFree, "uruk-savage"), three = t.deck(kFree, "bounder");
  t.act(kFellowship);
  t.play(wealth);
  CHECK(t.is_in(one, kHand));
  CHECK(t.is_in(three, kHand));
  CHECK(t.is_in(two, kDiscardPile));
  CHECK(t.s.cards[one].seen_by == kEveryone);
}
TEST_CASE("Halls of My Home: of three cards one Shadow card may go, the rest return in any order",
          "[lotr_tcg][texts]") {
  Laid t;
  t.put(kFree, kGimli);
  const int halls = t.hold(kFree, "halls-of-my-home");
  const int low = t.deck(kDark, "uruk-rager"), one = t.deck(kDark, kSam), two = t.deck(kDark, "uruk-savage");
  const int three = t.deck(kDark, "bounder");
  t.act(kFellowship);
  t.play(halls);
  t.option(1);
  REQUIRE_FALSE(t.may_pick(one));
  t.pick(two);
  t.pick(three);
  CHECK(t.is_in(two, kDiscardPile));
  CHECK(t.t.print(t.t.top(zone_of(kDrawDeck, kDark))) == printed_cards().find(kSam));
  CHECK(t.s.cards[t.t.top(zone_of(kDrawDeck, kDark))].seen_by == only(SeatId::s0));
  CHECK(t.is_in(low, kDrawDeck));
  CHECK(t.t.size(kShown, kDark) == 0);
}
TEST_CASE("Mithril Shaft: cards from the deck until the player stops; the last one goes to hand", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kFree, kGimli);
  const int shaft = t.hold(kFree, "mithril-shaft");
  const int third = t.deck(kFree, kLegolas), second = t.deck(kFree, "bounder"), first = t.deck(kFree, kSam);
  t.act(kManeuver);
  t.play(shaft);
  t.say(true);
  t.say(false);
  CHECK(t.is_in(first, kDiscardPile));
  CHECK(t.is_in(second, kHand));
  CHECK(t.is_in(third, kDrawDeck));
  CHECK(t.s.twilight == 2);
}
TEST_CASE("Questions That Need Answering: what is looked at only its player sees", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kFree, kGandalf);
  const int questions = t.hold(kFree, "questions-that-need-answering");
  const int a = t.deck(kFree, kSam);
  for (const char* other : {"bounder", kLegolas, kGimli}) t.deck(kFree, other);
  t.twilight(2);  // the event's own 3 come after the question
  t.act(kFellowship);
  t.play(questions);
  CHECK(t.s.cards[a].seen_by == only(SeatId::s0));
  t.pick(a);
  t.pick(t.copy_in(kFree, kLegolas, kShown));
  const int sam = t.copy_in(kFree, kSam, kHand);
  REQUIRE(sam >= 0);
  CHECK(t.s.cards[sam].seen_by == only(SeatId::s0));
  CHECK(t.copy_in(kFree, kLegolas, kHand) >= 0);
  CHECK(t.copy_in(kFree, "bounder", kDiscardPile) >= 0);
  CHECK(t.copy_in(kFree, kGimli, kDiscardPile) >= 0);
  CHECK(t.s.twilight == 5);
}
TEST_CASE("Questions That Need Answering: not with three tokens in the pool", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kFree, kGandalf);
  const int questions = t.hold(kFree, "questions-that-need-answering");
  t.twilight(3);
  t.act(kFellowship);
  CHECK_FALSE(t.may(Verb::play, questions));
}
TEST_CASE("Fool of a Took: cards up to the first that is not a Moria minion, all to hand", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kFree, kSam);
  const int fool = t.hold(kDark, "fool-of-a-took");
  const int below = t.deck(kDark, "goblin-runner"), last = t.deck(kDark, "uruk-savage"),
            orc = t.deck(kDark, "goblin-sneak");
  t.act(kShadow, kDark);
  t.play(fool);
  CHECK(t.is_in(orc, kHand));
  CHECK(t.is_in(last, kHand));
  CHECK(t.is_in(below, kDrawDeck));
}
TEST_CASE("The Mirror of Galadriel: of two cards looked at one is discarded, the other goes back",
          "[lotr_tcg][texts]") {
  Laid t;
  const int mirror = t.put(kFree, "the-mirror-of-galadriel");
  t.put(kFree, "galadriel-lady-of-light");
  for (int n = 0; n < 7; ++n) t.hold(kDark, "goblin-runner");
  t.act(kManeuver);
  t.use(mirror, 1);
  REQUIRE(t.asked() == kFree);
  REQUIRE(t.t.size(kShown, kDark) == 2);
  t.pick(t.t.top(zone_of(kShown, kDark)));
  CHECK(t.t.size(kHand, kDark) == 6);
  CHECK(t.t.size(kDiscardPile, kDark) == 1);
  CHECK(t.t.size(kShown, kDark) == 0);
}
TEST_CASE("Green Dragon Inn: Sam is looked for in the deck, and need not be found", "[lotr_tcg][texts]") {
  for (const bool found : {true, false}) {
    Laid t;
    const int inn = t.site("green-dragon-inn");
    const int sam = t.deck(kFree, kSam);
    t.act(kFellowship);
    t.use(inn);
    CHECK(t.t.wounds(t.frodo()) == 1);
    if (found)
      t.search(kSam);
    else
      t.no_more();
    CHECK(t.t.size(kTable, kFree) == (found ? 3 : 2));
    CHECK(t.s.twilight == (found ? 2 : 0));
    static_cast<void>(sam);
  }
}
TEST_CASE("Change of Plans: the hand is shuffled in, and eight cards are drawn", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kFree, kAragorn);
  const int plans = t.hold(kFree, "change-of-plans");
  for (int n = 0; n < 3; ++n) t.hold(kDark, "goblin-runner");
  const int before = t.t.size(kDrawDeck, kDark);
  t.act(kRegroup);
  t.play(plans);
  CHECK(t.t.size(kHand, kDark) == 8);
  CHECK(t.t.size(kDrawDeck, kDark) == before - 5);
}
TEST_CASE("Mallorn-trees: a card that is shown goes beneath the deck", "[lotr_tcg][texts]") {
  Laid t;
  const int trees = t.put(kFree, "mallorn-trees"), elf = t.hold(kFree, kLegolas), sam = t.hold(kFree, kSam);
  t.act(kFellowship);
  t.use(trees);
  REQUIRE_FALSE(t.may_pick(sam));
  t.pick(elf);
  const int lowest = t.t.nth(zone_of(kDrawDeck, kFree), 0);
  CHECK(t.t.facts(lowest).id == kLegolas);
}
TEST_CASE("Breeding Pit: all copies of the Uruk-hai in the discard pile go beneath the deck", "[lotr_tcg][texts]") {
  Laid t(5);
  const int pit = t.hold(kDark, "breeding-pit"), savage = t.hold(kDark, "uruk-savage");
  const int one = t.discarded(kDark, "uruk-savage"), two = t.discarded(kDark, "uruk-savage");
  const int other = t.discarded(kDark, "uruk-rager");
  t.twilight(3);
  t.act(kShadow, kDark);
  t.play(savage);
  t.pick(pit);
  CHECK(t.is_in(one, kDrawDeck));
  CHECK(t.is_in(two, kDrawDeck));
  CHECK(t.is_in(other, kDiscardPile));
}
TEST_CASE("Curse Their Foul Feet: the opponent discards a card for each Orc in hand", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kFree, kLegolas);
  const int curse = t.hold(kFree, "curse-their-foul-feet");
  const int orc = t.hold(kDark, "goblin-runner"), uruk = t.hold(kDark, "uruk-savage");
  t.act(kFellowship);
  t.play(curse);
  REQUIRE(t.asked() == kDark);
  t.pick(uruk);
  CHECK(t.is_in(uruk, kDiscardPile));
  CHECK(t.is_in(orc, kHand));
}
TEST_CASE("Foul Creation: an Isengard minion in the hand that is shown may be discarded for two cards",
          "[lotr_tcg][texts]") {
  Laid t;
  t.put(kFree, kLegolas);
  const int foul = t.hold(kFree, "foul-creation"), uruk = t.hold(kDark, "uruk-savage");
  t.hold(kDark, "goblin-runner");
  t.act(kFellowship);
  t.play(foul);
  t.say(true);
  if (t.may_pick(uruk)) t.pick(uruk);
  CHECK(t.is_in(uruk, kDiscardPile));
  CHECK(t.t.size(kHand, kFree) == 2);
}

// --- numbers
TEST_CASE("Gandalf's Pipe: as many burdens go as pipes are spotted", "[lotr_tcg][texts]") {
  Laid t;
  const int gandalf = t.put(kFree, kGandalf), pipe = t.give(kFree, "gandalfs-pipe", gandalf);
  t.give(kFree, "bilbos-pipe", t.frodo());
  t.put(kFree, "old-toby");
  t.burdens(5);
  t.act(kFellowship);
  t.use(pipe);
  t.number(2);
  CHECK(t.s.burdens[kFree] == 3);
}
TEST_CASE("Hobbit Appetite: X twilight heal a Hobbit companion X times", "[lotr_tcg][texts]") {
  Laid t;
  const int appetite = t.hold(kFree, "hobbit-appetite");
  t.hurt(t.frodo(), 3);
  t.act(kFellowship);
  t.play(appetite);
  t.number(2);
  CHECK(t.t.wounds(t.frodo()) == 1);
  CHECK(t.s.twilight == 2);
}
TEST_CASE("The Last Alliance: +1 for each Elf, at most 3", "[lotr_tcg][texts]") {
  Laid t;
  const int aragorn = t.put(kFree, kAragorn);
  t.give(kFree, "the-last-alliance-of-elves-and-men", aragorn);
  CHECK(t.strength(aragorn) == 8);
  t.put(kFree, kLegolas);
  CHECK(t.strength(aragorn) == 9);
  for (int n = 0; n < 4; ++n) t.put(kFree, "lorien-elf");
  CHECK(t.strength(aragorn) == 11);
}
TEST_CASE("The Nine Walkers: a companion of a race that is not there costs 2 less", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kFree, "the-nine-walkers");
  const int gimli = t.hold(kFree, kGimli), sam = t.hold(kFree, kSam);
  CHECK(cost_of(t.t, gimli) == 0);
  CHECK(cost_of(t.t, sam) == 2);  // Frodo is a Hobbit
}
TEST_CASE("Asfaloth: 2 less on Arwen, and discarded underground", "[lotr_tcg][texts]") {
  Laid t;
  const int arwen = t.put(kFree, "arwen-daughter-of-elrond"), legolas = t.put(kFree, kLegolas);
  const int horse = t.hold(kFree, "asfaloth");
  CHECK(cost_of(t.t, horse, arwen) == 0);
  CHECK(cost_of(t.t, horse, legolas) == 2);
  Laid u(4);
  u.site("mithril-mine");
  const int rider = u.put(kFree, kLegolas), mount = u.give(kFree, "asfaloth", rider);
  settle(u.t);
  u.run();
  CHECK(u.is_in(mount, kDiscardPile));
}
TEST_CASE("Merry: twice exerted, he adds his strength to another, unless he is assigned", "[lotr_tcg][texts]") {
  Laid t;
  const int merry = t.put(kFree, "merry-friend-to-sam"), uruk = t.put(kDark, "uruk-savage");
  t.fight(t.frodo(), {uruk});
  t.act(kSkirmish);
  t.use(merry);
  CHECK(t.t.wounds(merry) == 2);
  CHECK(t.strength(t.frodo()) == 4 + 3);
  Laid u;
  const int fighter = u.put(kFree, "merry-friend-to-sam");
  u.fight(fighter, {u.put(kDark, "uruk-savage")});
  u.act(kSkirmish);
  CHECK_FALSE((u.asked() == kFree && u.may(Verb::use, fighter)));
}
TEST_CASE("Troop of Uruk-hai: its opponent gains nothing from weapons", "[lotr_tcg][texts]") {
  Laid t;
  const int troop = t.put(kDark, "troop-of-uruk-hai"), aragorn = t.put(kFree, kAragorn);
  t.give(kFree, "rangers-sword", aragorn);
  CHECK(t.strength(aragorn) == 10);
  t.fight(aragorn, {troop});
  CHECK(t.strength(aragorn) == 8);
}
TEST_CASE("Parry: a possession gives no strength until the regroup phase", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kDark, "uruk-savage");
  const int aragorn = t.put(kFree, kAragorn), parry = t.hold(kDark, "parry");
  t.give(kFree, "rangers-sword", aragorn);
  t.twilight(2);
  t.act(kManeuver, kDark);
  t.play(parry);
  CHECK(t.strength(aragorn) == 8);
  end_until(t.t, kUntilRegroup);
  CHECK(t.strength(aragorn) == 10);
}
TEST_CASE("Enduring Evil: strength -X for X burdens", "[lotr_tcg][texts]") {
  Laid t;
  const int orc = t.put(kDark, "orc-soldier"), aragorn = t.put(kFree, kAragorn), evil = t.hold(kDark, "enduring-evil");
  t.burdens(4);
  t.fight(aragorn, {orc});
  t.act(kSkirmish, kDark);
  t.play(evil);
  t.number(3);
  CHECK(t.strength(aragorn) == 5);
}
TEST_CASE("A Host Avails Little: once for each companion over 5", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kDark, "orc-soldier");
  int dwarves[6];
  for (int& dwarf : dwarves) dwarf = t.put(kFree, "dwarf-guard");
  const int host = t.hold(kDark, "a-host-avails-little");
  t.twilight(3);
  t.act(kManeuver, kDark);
  t.play(host);
  t.pick(dwarves[0]);
  t.pick(dwarves[1]);
  CHECK(t.t.wounds(dwarves[0]) == 1);
  CHECK(t.t.wounds(dwarves[1]) == 1);
}
