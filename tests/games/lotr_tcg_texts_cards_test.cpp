// What texts of the trading card game do to cards, skirmishes and sites: of the starter decks.
#include "games/lotr_tcg_table.h"

using namespace mathom;
using namespace mathom::lotr_tcg;
using namespace mathom::lotr_tcg::laid;

// --- cards that move
TEST_CASE("They Are Coming: three cards from hand for an Orc from the discard pile", "[lotr_tcg][texts]") {
  Laid t(4);
  const int coming = t.put(kDark, "they-are-coming"), orc = t.discarded(kDark, "goblin-marksman");
  t.discarded(kDark, "goblin-runner");
  int hand[4];
  for (int& card : hand) card = t.hold(kDark, "goblin-sneak");
  t.twilight(3);
  t.act(kShadow, kDark);
  t.use(coming);
  for (const int n : {3, 2, 1}) t.pick(hand[n]);
  t.pick(orc);
  CHECK(t.is_in(orc, kTable));
  CHECK(t.is_in(hand[3], kDiscardPile));
  CHECK(t.is_in(hand[0], kHand));
  CHECK(t.s.twilight == 0);
}
TEST_CASE("Host of Thousands: a Moria Orc from the discard pile, paid for", "[lotr_tcg][texts]") {
  Laid t(4);
  const int host = t.hold(kDark, "host-of-thousands"), orc = t.discarded(kDark, "goblin-patrol-troop");
  const int uruk = t.discarded(kDark, "uruk-savage");
  t.twilight(6);
  t.act(kShadow, kDark);
  t.play(host);
  CHECK(t.is_in(orc, kTable));
  CHECK(t.is_in(uruk, kDiscardPile));
  CHECK(t.s.twilight == 0);
}
TEST_CASE("Goblin Scavengers: a weapon from the discard pile on a Moria Orc", "[lotr_tcg][texts]") {
  Laid t(4);
  const int scavengers = t.hold(kDark, "goblin-scavengers"), scimitar = t.discarded(kDark, "goblin-scimitar");
  const int other = t.put(kDark, "goblin-runner");
  t.twilight(3);
  t.act(kShadow, kDark);
  t.play(scavengers);
  t.pick(scavengers);
  t.take(static_cast<Verb>(effects::kThisOne), scimitar, other);
  CHECK(t.t.bearer(scimitar) == other);
  CHECK(t.strength(other) == 7);
}
TEST_CASE("Goblin Runner: its player may decline the 2 twilight", "[lotr_tcg][texts]") {
  Laid t(4);
  const int runner = t.hold(kDark, "goblin-runner");
  t.twilight(1);
  t.act(kShadow, kDark);
  t.play(runner);
  t.no_more();
  CHECK(t.s.twilight == 0);
}
TEST_CASE("Goblin Sneak: a Moria Orc goes beneath the draw deck", "[lotr_tcg][texts]") {
  Laid t(4);
  const int sneak = t.hold(kDark, "goblin-sneak"), orc = t.discarded(kDark, "goblin-marksman");
  t.twilight(1);
  t.act(kShadow, kDark);
  t.play(sneak);
  t.pick(sneak);
  CHECK(t.is_in(orc, kDrawDeck));
  CHECK(t.s.cards[orc].order == 0);
}
TEST_CASE("Moria Scout: with an Elf there 2 twilight, without a question", "[lotr_tcg][texts]") {
  for (const bool elf : {false, true}) {
    Laid t(4);
    if (elf) t.put(kFree, kLegolas);
    const int scout = t.hold(kDark, "moria-scout");
    t.twilight(2);
    t.act(kShadow, kDark);
    t.play(scout);
    CHECK(t.s.twilight == (elf ? 2 : 0));
  }
}
TEST_CASE("Uruk Soldier and Uruk Rager discard from the top of the deck", "[lotr_tcg][texts]") {
  Laid t(5);
  const int soldier = t.hold(kDark, "uruk-soldier");
  const int deep = t.deck(kFree, "bounder"), top = t.deck(kFree, kSam);
  t.twilight(2);
  t.act(kShadow, kDark);
  t.play(soldier);
  t.pick(soldier);
  CHECK(t.is_in(top, kDiscardPile));
  CHECK(t.is_in(deep, kDrawDeck));
}
TEST_CASE("Gandalf: a companion with his signet for 2 less", "[lotr_tcg][texts]") {
  Laid t;
  const int gandalf = t.put(kFree, kGandalf), sam = t.hold(kFree, kSam), legolas = t.hold(kFree, kLegolas);
  t.act(kFellowship);
  t.use(gandalf);
  CHECK_FALSE(t.may_pick(sam));  // the signet of Aragorn
  t.pick(legolas);
  CHECK(t.is_in(legolas, kTable));
  CHECK(t.s.twilight == 0);
  CHECK(t.t.wounds(gandalf) == 1);
}
TEST_CASE("Gimli: with fewer than 2 twilight a card from hand goes beneath the deck", "[lotr_tcg][texts]") {
  Laid t;
  const int gimli = t.put(kFree, kGimli), first = t.hold(kFree, "bounder");
  t.hold(kFree, kSam);
  t.twilight(1);
  t.act(kFellowship);
  t.use(gimli);
  CHECK(t.s.twilight == 3);
  t.pick(first);
  CHECK(t.t.size(kHand, kFree) == 1);
  CHECK(t.s.cards[first].def == static_cast<CardDef>(printed_cards().find(kSam)));  // nobody sees which place was left
  CHECK(t.t.print(t.t.nth(zone_of(kDrawDeck, kFree), 0)) == printed_cards().find("bounder"));
  CHECK_FALSE(t.may(Verb::use, gimli));
}
TEST_CASE("Barliman Butterbur: a Gandalf event from the discard pile into hand", "[lotr_tcg][texts]") {
  Laid t;
  const int barliman = t.put(kFree, "barliman-butterbur-prancing-pony-proprietor");
  const int spell = t.discarded(kFree, "intimidate"), other = t.discarded(kFree, "defiance");
  t.act(kFellowship);
  t.use(barliman);
  CHECK(t.is_in(spell, kHand));
  CHECK(t.is_in(other, kDiscardPile));
}
TEST_CASE("Sleep, Caradhras: every active condition is discarded", "[lotr_tcg][texts]") {
  Laid t;
  const int gandalf = t.put(kFree, kGandalf), aragorn = t.put(kFree, kAragorn),
            sleep = t.hold(kFree, "sleep-caradhras");
  const int mine = t.give(kFree, "no-stranger-to-the-shadows", aragorn), theirs = t.put(kDark, "sarumans-ambition");
  const int idle = t.put(kFree, "sarumans-ambition");  // a Shadow card of who moves
  t.act(kFellowship);
  t.play(sleep);
  CHECK(t.is_in(mine, kDiscardPile));
  CHECK(t.is_in(theirs, kDiscardPile));
  CHECK(t.is_in(idle, kTable));
  CHECK(t.t.wounds(gandalf) == 1);
}
TEST_CASE("Treachery Deeper Than You Know: all see the hand", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kFree, kGandalf);
  const int treachery = t.hold(kFree, "treachery-deeper-than-you-know"), orc = t.hold(kDark, "goblin-runner");
  t.act(kFellowship);
  t.play(treachery);
  CHECK(t.s.cards[orc].seen_by == kEveryone);
}
TEST_CASE("Galadriel's Glade: only its user sees the hand", "[lotr_tcg][texts]") {
  Laid t(6);
  const int glade = t.site("galadriels-glade"), legolas = t.put(kFree, kLegolas), orc = t.hold(kDark, "goblin-runner");
  t.act(kFellowship);
  t.use(glade);
  CHECK(t.s.cards[orc].seen_by == (only(SeatId::s0) | only(SeatId::s1)));
  CHECK(t.t.wounds(legolas) == 1);
}
TEST_CASE("Athelas: it heals a companion, or a Shadow condition goes", "[lotr_tcg][texts]") {
  for (const int way : {0, 1}) {
    Laid t;
    const int aragorn = t.put(kFree, kAragorn), athelas = t.give(kFree, "athelas", aragorn);
    const int evil = t.give(kDark, "blade-tip", t.frodo());
    t.hurt(aragorn, 2);
    t.act(kFellowship);
    t.use(athelas);
    t.option(way);
    CHECK(t.is_in(athelas, kDiscardPile));
    CHECK(t.t.wounds(aragorn) == (way == 0 ? 1 : 2));
    CHECK(t.is_in(evil, way == 0 ? kTable : kDiscardPile));
  }
}
TEST_CASE("Gondor's Vengeance: a ranger exerts and a minion is discarded", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kFree, kAragorn);
  const int one = t.put(kDark, "uruk-savage"), two = t.put(kDark, "uruk-rager");
  const int vengeance = t.hold(kFree, "gondors-vengeance");
  t.act(kRegroup);
  t.play(vengeance);
  t.pick(two);
  CHECK(t.is_in(two, kDiscardPile));
  CHECK(t.is_in(one, kTable));
}
TEST_CASE("Uruk Shaman: 2 twilight heal an Uruk-hai", "[lotr_tcg][texts]") {
  Laid t;
  const int shaman = t.put(kDark, "uruk-shaman"), savage = t.put(kDark, "uruk-savage");
  t.hurt(savage, 2);
  t.twilight(3);
  t.act(kManeuver, kDark);
  t.use(shaman);
  CHECK(t.t.wounds(savage) == 1);
  CHECK(t.s.twilight == 1);
}
TEST_CASE("Frodo: another companion with his signet exerts to heal him", "[lotr_tcg][texts]") {
  Laid t;
  const int boromir = t.put(kFree, kBoromir);
  t.put(kFree, kSam);
  t.hurt(t.frodo(), 2);
  t.act(kFellowship);
  t.use(t.frodo());
  CHECK(t.t.wounds(t.frodo()) == 1);
  CHECK(t.t.wounds(boromir) == 1);
}
TEST_CASE("Aragorn: at the start of his player's turn another with his signet may be healed", "[lotr_tcg][texts]") {
  Laid t;
  const int aragorn = t.put(kFree, kAragorn), sam = t.put(kFree, kSam);
  t.hurt(sam, 1);
  t.hurt(aragorn, 1);
  t.happens(kTurnStarts);
  t.pick(aragorn);
  CHECK(t.t.wounds(sam) == 0);
  CHECK(t.t.wounds(aragorn) == 1);
}

// --- skirmishes and sites
TEST_CASE("Hobbit Intuition: at sites 1 to 4 the skirmish of a Hobbit is cancelled", "[lotr_tcg][texts]") {
  Laid t(4);
  const int troop = t.put(kDark, "goblin-patrol-troop"), intuition = t.hold(kFree, "hobbit-intuition");
  t.skirmish(t.frodo(), {troop});
  t.play(intuition);
  t.pass_all();
  CHECK(t.t.wounds(t.frodo()) == 0);
  CHECK(t.is_in(t.frodo(), kTable));
  CHECK(t.t.wounds(troop) == 0);
}
TEST_CASE("Hobbit Intuition: elsewhere a Hobbit has strength +3", "[lotr_tcg][texts]") {
  Laid t(5);
  const int orc = t.put(kDark, "goblin-runner"), intuition = t.hold(kFree, "hobbit-intuition");
  t.fight(t.frodo(), {orc});
  t.act(kSkirmish);
  t.play(intuition);
  CHECK(t.strength(t.frodo()) == 7);
}
TEST_CASE("Pathfinder: the next site is the player's own", "[lotr_tcg][texts]") {
  Laid t(2);
  t.put(kFree, kAragorn);
  lay_site(t.t, kDark, 3);
  const int pathfinder = t.hold(kFree, "pathfinder");
  t.act(kFellowship);
  t.play(pathfinder);
  CHECK(t.t.owner(t.t.site_at(3)) == kFree);
}
TEST_CASE("Moria Lake: Frodo or two other companions exert", "[lotr_tcg][texts]") {
  for (const int way : {0, 1}) {
    Laid t(4);
    const int lake = t.site("moria-lake"), sam = t.put(kFree, kSam), aragorn = t.put(kFree, kAragorn);
    t.happens(kMovesTo, lake);
    REQUIRE(t.asked() == kFree);
    t.option(way);
    CHECK(t.t.wounds(t.frodo()) == (way == 0 ? 1 : 0));
    CHECK(t.t.wounds(sam) + t.t.wounds(aragorn) == (way == 0 ? 0 : 2));
  }
}
TEST_CASE("Moria Lake: a player who can do neither in full does what can be done", "[lotr_tcg][texts]") {
  Laid t(4);
  const int lake = t.site("moria-lake"), sam = t.put(kFree, kSam);
  t.hurt(t.frodo(), vitality_of(t.t, t.frodo()) - 1);
  t.happens(kMovesTo, lake);
  REQUIRE(t.asked() == kFree);
  t.option(1);
  CHECK(t.t.wounds(sam) == 1);
}
TEST_CASE("Silverlode Banks: without a ranger every companion exerts", "[lotr_tcg][texts]") {
  for (const bool ranger : {false, true}) {
    Laid t(7);
    const int banks = t.site("silverlode-banks"), sam = t.put(kFree, kSam);
    if (ranger) t.put(kFree, kAragorn);
    t.happens(kMovesTo, banks);
    CHECK(t.t.wounds(sam) == (ranger ? 0 : 1));
    CHECK(t.t.wounds(t.frodo()) == (ranger ? 0 : 1));
  }
}
TEST_CASE("Anduin Confluence: every ally is discarded", "[lotr_tcg][texts]") {
  Laid t(7);
  const int site = t.site("anduin-confluence"), one = t.put(kFree, "bounder"), two = t.put(kFree, "bounder");
  const int idle = t.put(kDark, "bounder");
  t.happens(kMovesTo, site);
  CHECK(t.is_in(one, kDiscardPile));
  CHECK(t.is_in(two, kDiscardPile));
  CHECK(t.is_in(idle, kTable));
}
TEST_CASE("Council Courtyard: 2 twilight go when the fellowship leaves", "[lotr_tcg][texts]") {
  Laid t(3);
  const int site = t.site("council-courtyard");
  t.twilight(1);
  t.happens(kMovesFrom, site);
  CHECK(t.s.twilight == 0);
}
TEST_CASE("Shores of Nen Hithoel: five Orcs, and the fellowship does not move again", "[lotr_tcg][texts]") {
  Laid t(8);
  const int shores = t.site("shores-of-nen-hithoel");
  for (int n = 0; n < 4; ++n) t.put(kDark, "goblin-runner");
  t.s.moves = 1;
  t.act(kShadow, kDark);
  CHECK_FALSE(t.may(Verb::use, shores));
  t.pass();
  t.put(kDark, "goblin-runner");
  t.act(kShadow, kDark);
  t.use(shores);
  CHECK(move_limit(t.t) == 1);
}
TEST_CASE("Ettenmoors: a companion exerts for strength +2", "[lotr_tcg][texts]") {
  Laid t(2);
  const int moors = t.site("ettenmoors"), uruk = t.put(kDark, "uruk-savage");
  t.fight(t.frodo(), {uruk});
  t.act(kSkirmish);
  t.use(moors);
  CHECK(t.strength(t.frodo()) == 6);
  REQUIRE(t.asked() == kDark);
  t.use(moors);
  CHECK(t.strength(uruk) == 7);
}
TEST_CASE("Dimrill Dale: the first Moria Orc of each Shadow phase costs 2 less", "[lotr_tcg][texts]") {
  Laid t(6);
  t.site("dimrill-dale");
  const int one = t.hold(kDark, "goblin-marksman"), two = t.hold(kDark, "goblin-marksman");
  CHECK(cost_of(t.t, one) == 1);
  t.twilight(1);
  t.act(kShadow, kDark);
  t.play(one);
  CHECK(cost_of(t.t, two) == 3);
}
TEST_CASE("Rivendell Terrace: to play a Man draws a card", "[lotr_tcg][texts]") {
  Laid t(3);
  const int terrace = t.site("rivendell-terrace"), legolas = t.hold(kFree, kLegolas), boromir = t.hold(kFree, kBoromir);
  const int top = t.deck(kFree, "bounder");
  t.act(kFellowship);
  t.use(terrace);
  CHECK_FALSE(t.may_pick(legolas));
  t.pick(boromir);
  CHECK(t.is_in(boromir, kTable));
  CHECK(t.is_in(top, kHand));
}
TEST_CASE("Mithril Mine: a Shadow weapon from the discard pile", "[lotr_tcg][texts]") {
  Laid t(4);
  const int mine = t.site("mithril-mine"), scimitar = t.discarded(kDark, "goblin-scimitar");
  t.put(kDark, "goblin-runner");
  const int two = t.put(kDark, "goblin-marksman");
  t.twilight(1);
  t.act(kShadow, kDark);
  t.use(mine);
  t.take(static_cast<Verb>(effects::kThisOne), scimitar, two);
  CHECK(t.t.bearer(scimitar) == two);
  CHECK(t.s.twilight == 0);
}
TEST_CASE("Pillars of the Kings: a Gondor card from hand heals a Gondor companion", "[lotr_tcg][texts]") {
  Laid t(8);
  const int pillars = t.site("pillars-of-the-kings"), aragorn = t.put(kFree, kAragorn);
  const int card = t.hold(kFree, "armor");
  t.hurt(aragorn, 1);
  t.act(kFellowship);
  t.use(pillars);
  t.pick(card);
  CHECK(t.t.wounds(aragorn) == 0);
  CHECK(t.is_in(card, kDiscardPile));
}
TEST_CASE("Emyn Muil: a minion exerts to be fierce until the regroup phase", "[lotr_tcg][texts]") {
  Laid t(9);
  const int muil = t.site("emyn-muil"), uruk = t.put(kDark, "uruk-savage");
  t.act(kManeuver, kDark);
  t.use(muil);
  CHECK(is_fierce(t.t, uruk));
  CHECK(t.t.wounds(uruk) == 1);
}
TEST_CASE("Westfarthing: a Hobbit exerts, and a companion or ally costs 1 less", "[lotr_tcg][texts]") {
  Laid t;
  const int west = t.site("westfarthing"), sam = t.hold(kFree, kSam);
  t.act(kFellowship);
  t.use(west);
  t.pick(sam);
  CHECK(t.is_in(sam, kTable));
  CHECK(t.s.twilight == 1);
  CHECK(t.t.wounds(t.frodo()) == 1);
}
