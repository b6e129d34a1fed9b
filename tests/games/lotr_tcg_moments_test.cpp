// Texts of the trading card game that hear of others, that move onto others, and that change assignments, skirmishes,
// phases.
#include "games/lotr_tcg/rules/deeds.h"
#include "games/lotr_tcg_table.h"

using namespace mathom;
using namespace mathom::lotr_tcg;
using namespace mathom::lotr_tcg::laid;

// --- moments
TEST_CASE("Ancient Enmity: a minion that loses this skirmish to the Elf costs its owner two cards",
          "[lotr_tcg][texts]") {
  Laid t;
  const int legolas = t.put(kFree, kLegolas), orc = t.put(kDark, "goblin-runner"),
            enmity = t.hold(kFree, "ancient-enmity");
  for (int n = 0; n < 3; ++n) t.hold(kDark, "goblin-sneak");
  t.skirmish(legolas, {orc});
  t.play(enmity);
  t.pass_all();
  CHECK(t.t.size(kHand, kDark) == 1);
}
TEST_CASE("Worry: a companion who loses to an Uruk-hai costs an exertion of the Ring-bearer or a burden",
          "[lotr_tcg][texts]") {
  Laid t;
  t.put(kDark, "worry");
  const int aragorn = t.put(kFree, kAragorn), party = t.put(kDark, "uruk-hai-raiding-party");
  t.skirmish(aragorn, {party});
  t.pass_all();
  REQUIRE(t.asked() == kFree);
  t.option(1);
  CHECK(t.s.burdens[kFree] == 1);
  t.pass_all();
  CHECK(t.t.wounds(aragorn) == 2);
}
TEST_CASE("Worry happens although another minion fights next to the Uruk-hai", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kDark, "worry");
  const int aragorn = t.put(kFree, kAragorn), troop = t.put(kDark, "goblin-runner"),
            savage = t.put(kDark, "uruk-savage");
  t.skirmish(aragorn, {troop, savage});
  t.pass_all();
  CHECK(t.find(effects::kPick, -1) != nullptr);
}
TEST_CASE("Dwarven Axe: once a skirmish the loser's player discards the top card", "[lotr_tcg][texts]") {
  Laid t;
  const int gimli = t.put(kFree, kGimli), one = t.put(kDark, "goblin-runner");
  t.give(kFree, "dwarven-axe", gimli);
  const int before = t.t.size(kDrawDeck, kDark);
  t.skirmish(gimli, {one});
  t.pass_all();
  CHECK(t.t.size(kDrawDeck, kDark) == before - 1);
}
TEST_CASE("Dwarven Axe: two minions of one player that lose are one card", "[lotr_tcg][texts]") {
  Laid t;
  const int gimli = t.put(kFree, kGimli), one = t.put(kDark, "goblin-runner"), two = t.put(kDark, "goblin-sneak");
  t.give(kFree, "dwarven-axe", gimli);
  const int before = t.t.size(kDrawDeck, kDark), fury = t.hold(kFree, "battle-fury");
  t.skirmish(gimli, {one, two});
  t.play(fury);
  t.pass_all();
  CHECK((t.is_in(one, kDiscardPile) && t.is_in(two, kDiscardPile)));
  CHECK(t.t.size(kDrawDeck, kDark) == before - 1);
}
TEST_CASE("Let Them Come: an Orc that loses to a Dwarf is discarded", "[lotr_tcg][texts]") {
  Laid t;
  const int gimli = t.put(kFree, kGimli), orc = t.put(kDark, "trolls-keyward");
  t.put(kFree, "let-them-come");
  t.give(kFree, "gimlis-battle-axe", gimli);
  t.give(kFree, "the-tale-of-gil-galad", gimli);
  const int fury = t.hold(kFree, "axe-strike");
  t.skirmish(gimli, {orc});
  t.play(fury);
  t.pass_all();
  CHECK(t.is_in(orc, kDiscardPile));
}
TEST_CASE("Extraordinary Resilience: a burden instead of a wound", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kFree, kBoromir);
  const int resilience = t.hold(kFree, "extraordinary-resilience");
  t.hurt(t.frodo(), 2);
  t.burdens(2);
  t.act(kFellowship);
  t.use(t.frodo());
  t.pick(resilience);
  CHECK(t.t.wounds(t.frodo()) == 2);
  CHECK(t.s.burdens[kFree] == 1);
}
TEST_CASE("Strength of Spirit: no token for that exertion, and its effect comes", "[lotr_tcg][texts]") {
  Laid t;
  const int sam = t.put(kFree, kSam), spirit = t.hold(kFree, "strength-of-spirit");
  t.put(kFree, kGandalf);
  t.burdens(2);
  t.act(kFellowship);
  t.use(sam);
  t.pick(spirit);
  CHECK(t.t.wounds(sam) == 0);
  CHECK(t.s.burdens[kFree] == 1);
}
TEST_CASE("Plundered Armories: a weapon that is discarded is played again for 1 less", "[lotr_tcg][texts]") {
  Laid t(4);
  const int armories = t.put(kDark, "plundered-armories"), orc = t.put(kDark, "goblin-runner");
  const int spear = t.give(kDark, "goblin-spear", orc);
  discard(t.t, spear);
  t.run();
  REQUIRE(t.asked() == kDark);
  t.pick(armories);
  CHECK(t.t.bearer(spear) == orc);
}
TEST_CASE("Goblin Spear: a Hobbit whom its bearer kills in a skirmish is two burdens", "[lotr_tcg][texts]") {
  Laid t;
  const int sam = t.put(kFree, kSam), troop = t.put(kDark, "goblin-patrol-troop");
  t.give(kDark, "goblin-spear", troop);
  t.skirmish(sam, {troop});
  t.pass_all();
  CHECK(t.is_in(sam, kDeadPile));
  CHECK(t.s.burdens[kFree] == 2);
}
TEST_CASE("The Ring's Oppression: an Orc of Sauron kills a companion", "[lotr_tcg][texts]") {
  Laid t;
  const int sam = t.put(kFree, kSam), orc = t.put(kDark, "band-of-the-eye"),
            event = t.hold(kDark, "the-rings-oppression");
  t.twilight(3);
  t.skirmish(sam, {orc});
  t.pass_until(event);
  REQUIRE(t.asked() == kDark);
  t.pick(event);
  CHECK(t.s.burdens[kFree] == 1);
}
TEST_CASE("The Twilight World: the Ring is put on, a Nazgul exerts, two burdens more", "[lotr_tcg][texts]") {
  Laid t;
  const int attea = t.put(kDark, kAttea), event = t.hold(kDark, "the-twilight-world");
  wear_ring(t.t);
  t.run();
  t.pick(event);
  CHECK(t.s.burdens[kFree] == 2);
  CHECK(t.t.wounds(attea) == 1);
}
TEST_CASE("Uruk Spy: a burden for each Shadow card that is discarded", "[lotr_tcg][texts]") {
  Laid t;
  const int spy = t.put(kDark, "uruk-spy");
  t.put(kDark, "uruk-savage");
  t.deck(kDark, kSam);
  t.deck(kDark, "goblin-runner");
  wear_ring(t.t);
  t.run();
  t.pick(spy);
  t.number(2);
  CHECK(t.s.burdens[kFree] == 1);
}
TEST_CASE("Thin and Stretched: a turn in which another fought and its bearer did not", "[lotr_tcg][texts]") {
  for (const bool other : {false, true}) {
    Laid t;
    const int aragorn = t.put(kFree, kAragorn);
    t.give(kDark, "thin-and-stretched", t.frodo());
    if (other) mark(t.s, aragorn, kWasAssigned);
    t.happens(kTurnEnds);
    CHECK(t.s.burdens[kFree] == (other ? 1 : 0));
  }
}
TEST_CASE("Orc Ambusher: it exerts to cancel an event of the regroup phase", "[lotr_tcg][texts]") {
  Laid t(6);
  t.put(kFree, kAragorn);
  const int ambusher = t.put(kDark, "orc-ambusher"), vengeance = t.hold(kFree, "gondors-vengeance");
  t.act(kRegroup);
  t.play(vengeance);
  t.pick(ambusher);
  CHECK(t.is_in(ambusher, kTable));
  CHECK(t.t.wounds(ambusher) == 1);
}
TEST_CASE("Trollshaw Forest: a possession on a companion draws a card", "[lotr_tcg][texts]") {
  Laid t(2);
  t.site("trollshaw-forest");
  const int sword = t.hold(kFree, "hobbit-sword"), top = t.deck(kFree, "bounder");
  t.act(kFellowship);
  t.play(sword, t.frodo());
  CHECK(t.is_in(top, kHand));
}

// --- cards on others
TEST_CASE("Black Breath: it moves to the companion whom a Nazgul fights, whose wounds stay", "[lotr_tcg][texts]") {
  Laid t;
  const int breath = t.put(kDark, "black-breath"), attea = t.put(kDark, kAttea);
  t.hurt(t.frodo(), 1);
  t.burdens(2);
  t.fight(t.frodo(), {attea});
  CHECK(may_heal(t.t, t.frodo()));
  t.act(kSkirmish, kDark);
  t.use(breath);
  CHECK(t.t.bearer(breath) == t.frodo());
  CHECK_FALSE(may_heal(t.t, t.frodo()));
  CHECK_FALSE(burdens_may_go(t.t));
  CHECK_FALSE((t.asked() == kDark && t.may(Verb::use, breath)));
}
TEST_CASE("Blade Tip: it moves to a companion who has lost to a Nazgul, and hurts in each fellowship phase",
          "[lotr_tcg][texts]") {
  Laid t;
  const int tip = t.put(kDark, "blade-tip"), lemenya = t.put(kDark, kLemenya), aragorn = t.put(kFree, kAragorn);
  t.skirmish(aragorn, {lemenya});
  t.pass_until(tip);
  REQUIRE(t.asked() == kDark);
  t.pick(tip);
  t.pass_all();
  CHECK(t.t.bearer(tip) == aragorn);
  t.happens(kFellowshipStarts);
  t.pass_all();
  CHECK(t.t.wounds(aragorn) == 2);
}
TEST_CASE("Morgul Blade: Blade Tip comes from the discard pile onto the companion", "[lotr_tcg][texts]") {
  Laid t;
  const int lemenya = t.put(kDark, kLemenya), aragorn = t.put(kFree, kAragorn), tip = t.discarded(kDark, "blade-tip");
  const int blade = t.give(kDark, "morgul-blade", lemenya);
  t.fight(aragorn, {lemenya});
  t.act(kSkirmish, kDark);
  t.use(blade, 1);
  CHECK(t.is_in(blade, kDiscardPile));
  CHECK(t.is_in(tip, kTable));
  CHECK(t.t.bearer(tip) == aragorn);
}
TEST_CASE("Uruviel has the text of her player's site 6", "[lotr_tcg][texts]") {
  Laid t(7);
  t.site("galadriels-glade");
  const int uruviel = t.put(kFree, "uruviel-maid-of-lorien"), orc = t.hold(kDark, "goblin-runner");
  t.act(kFellowship);
  t.use(uruviel);
  CHECK(contains(t.s.cards[orc].seen_by, SeatId::s0));
  CHECK(t.t.wounds(uruviel) == 1);
  Laid u(7);
  const int other = u.put(kFree, "uruviel-maid-of-lorien");
  lay_site(u.t, kDark, 6);
  u.act(kFellowship);
  CHECK_FALSE((u.asked() == kFree && u.may(Verb::use, other)));
}
TEST_CASE("Gandalf's Cart: an item is stacked, and played from there", "[lotr_tcg][texts]") {
  Laid t;
  const int cart = t.put(kFree, "gandalfs-cart"), sam = t.hold(kFree, kSam), sword = t.hold(kFree, "hobbit-sword");
  t.act(kFellowship);
  t.use(cart, 0);
  REQUIRE_FALSE(t.may_pick(sam));
  t.pick(sword);
  CHECK(t.is_in(sword, kStack));
  t.use(cart, 1);
  CHECK(t.t.bearer(sword) == t.frodo());
  CHECK(t.s.twilight == 1);
}

// --- assignments, skirmishes, phases
TEST_CASE("Toldea: a companion is assigned to fight it", "[lotr_tcg][texts]") {
  Laid t;
  const int toldea = t.put(kDark, "ulaire-toldea-messenger-of-morgul"), sam = t.put(kFree, kSam);
  t.burdens(4);
  t.act(kAssignment, kDark);
  t.use(toldea);
  CHECK(is_assigned(t.t, sam));
  CHECK(t.s.pieces[sam].fight == t.s.pieces[toldea].fight);
  CHECK_FALSE(is_assigned(t.t, t.frodo()));
}
TEST_CASE("Orc Assassin: the Free Peoples player says which Hobbit", "[lotr_tcg][texts]") {
  Laid t;
  const int assassin = t.put(kDark, "orc-assassin"), sam = t.put(kFree, kSam);
  t.act(kAssignment, kDark);
  t.use(assassin);
  REQUIRE(t.asked() == kFree);
  t.pick(sam);
  CHECK(t.s.pieces[sam].fight == t.s.pieces[assassin].fight);
}
TEST_CASE("The End Comes: the Free Peoples player names the minion that the Ring-bearer has to fight",
          "[lotr_tcg][texts]") {
  Laid t;
  int orcs[5];
  for (int& orc : orcs) orc = t.put(kDark, "goblin-runner");
  const int event = t.hold(kDark, "the-end-comes");
  t.act(kAssignment, kDark);
  t.play(event);
  REQUIRE(t.asked() == kFree);
  t.pick(orcs[2]);
  CHECK(t.s.pieces[t.frodo()].fight == t.s.pieces[orcs[2]].fight);
}
TEST_CASE("Uruk Guard: the opponent may not assign that companion to it", "[lotr_tcg][texts]") {
  Laid t;
  const int guard = t.put(kDark, "uruk-guard"), aragorn = t.put(kFree, kAragorn);
  t.act(kAssignment, kDark);
  t.use(guard);
  t.pick(aragorn);
  CHECK_FALSE(may_be_assigned(t.t, guard, aragorn, kFree));
  CHECK(may_be_assigned(t.t, guard, aragorn, kDark));
  CHECK(may_be_assigned(t.t, guard, t.frodo(), kFree));
}
TEST_CASE("Return to Its Master: one more skirmish, without the text of the Ring", "[lotr_tcg][texts]") {
  Laid t;
  const int aragorn = t.put(kFree, kAragorn), sam = t.put(kFree, kSam), attea = t.put(kDark, kAttea);
  const int one = t.put(kDark, "goblin-runner"), two = t.put(kDark, "goblin-sneak");
  const int event = t.hold(kDark, "return-to-its-master");
  t.s.worn = 1;
  assign_to(t.t, two, sam);
  t.skirmish(aragorn, {one});
  t.pass_until(event);
  REQUIRE(t.asked() == kDark);
  t.pick(event);
  t.pass_all();
  CHECK_FALSE(is_assigned(t.t, sam));
  CHECK(is_assigned(t.t, t.frodo()));
  CHECK(is_assigned(t.t, attea));
  CHECK_FALSE(has_text(t.t, t.ring()));
}
TEST_CASE("Saruman's Snows: at its site nobody acts in skirmishes", "[lotr_tcg][texts]") {
  Laid t(5);
  const int aragorn = t.put(kFree, kAragorn), uruk = t.put(kDark, "uruk-savage"),
            gimli = t.put(kFree, "gimli-son-of-gloin");
  t.give(kDark, "sarumans-snows", t.t.site_card());
  t.fight(gimli, {uruk});
  CHECK(is_forbidden(t.t, kSkirmish));
  t.act(kSkirmish);
  CHECK_FALSE((t.asked() == kFree && t.may(Verb::use, gimli)));
  static_cast<void>(aragorn);
}
TEST_CASE("Spies of Saruman and Anduin Wilderland leave out the archery phase", "[lotr_tcg][texts]") {
  Laid t(7);
  CHECK_FALSE(is_skipped(t.t, kArchery));
  t.site("anduin-wilderland");
  CHECK(is_skipped(t.t, kArchery));
}
TEST_CASE("Tol Brandir: trackers from the discard pile end the Shadow phase", "[lotr_tcg][texts]") {
  Laid t(9);
  const int brandir = t.site("tol-brandir"), orc = t.discarded(kDark, "orc-ambusher");
  t.twilight(5);
  t.act(kShadow, kDark);
  t.use(brandir);
  t.pick(orc);
  CHECK(t.is_in(orc, kTable));
  CHECK(t.asked() == -1);
}
TEST_CASE("Traitor's Voice: with five burdens one move less, never below 1", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kDark, "traitors-voice");
  t.burdens(5);
  settle(t.t);
  t.run();
  CHECK(move_limit(t.t) == 1);
  t.put(kDark, "traitors-voice");
  settle(t.t);
  t.run();
  CHECK(move_limit(t.t) == 1);
}
TEST_CASE("The Irresistible Shadow: five burdens and an empty deck corrupt", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kDark, "the-irresistible-shadow");
  t.burdens(5);
  settle(t.t);
  t.run();
  REQUIRE(t.s.lost[kFree] == Loss::none);
  while (t.t.top(zone_of(kDrawDeck, kFree)) >= 0)
    t.t.move(t.t.top(zone_of(kDrawDeck, kFree)), zone_of(kDiscardPile, kFree), kEveryone);
  t.t.changed();
  settle(t.t);
  t.run();
  CHECK(t.s.lost[kFree] == Loss::corrupted);
}
TEST_CASE("Pippin keeps his player's tales of the Shire from opponents", "[lotr_tcg][texts]") {
  Laid t;
  const int pippin = t.put(kFree, "pippin-friend-to-frodo"), tale = t.give(kFree, "there-and-back-again", t.frodo());
  CHECK(stays(t.t, tale, kDark));
  CHECK_FALSE(stays(t.t, tale, kFree));
  static_cast<void>(pippin);
}
TEST_CASE("Saruman's Reach: two companions exert, or the Ring is put on", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kDark, "uruk-savage");
  const int reach = t.hold(kDark, "sarumans-reach");
  t.act(kManeuver, kDark);
  t.play(reach);
  t.option(1);  // there is but one companion: the other way is not open
  CHECK(t.s.worn == 1);
}
TEST_CASE("Nertea: for each companion over 4 a minion from the discard pile, paid for", "[lotr_tcg][texts]") {
  Laid t(4);
  for (int n = 0; n < 4; ++n) t.put(kFree, "dwarf-guard");
  const int nertea = t.hold(kDark, "ulaire-nertea-messenger-of-dol-guldur"), orc = t.discarded(kDark, "goblin-sneak");
  t.twilight(5);
  t.act(kShadow, kDark);
  t.play(nertea);
  t.say(true);
  CHECK(t.is_in(orc, kTable));
  CHECK(t.s.twilight == 0);
}
TEST_CASE("Balin's Tomb: a tale from play or from hand heals a companion", "[lotr_tcg][texts]") {
  Laid t(4);
  const int tomb = t.site("balins-tomb"), tale = t.hold(kFree, "stairs-of-khazad-dum");
  t.hurt(t.frodo(), 1);
  t.act(kManeuver);
  t.use(tomb);
  t.pick(tale);
  CHECK(t.is_in(tale, kDiscardPile));
  CHECK(t.t.wounds(t.frodo()) == 0);
}

// --- what has left
TEST_CASE("a weapon that was stacked is not discarded from play, one that was borne is", "[lotr_tcg][texts]") {
  for (const bool is_stacked : {true, false}) {
    Laid t;
    t.put(kDark, "plundered-armories");
    t.put(kDark, "moria-scout");
    t.twilight(5);
    const int host = t.put(kDark, is_stacked ? "goblin-swarms" : "goblin-runner");
    const int scimitar = t.put(kDark, "goblin-scimitar", is_stacked ? kStack : kTable, host);
    discard(t.t, host);
    t.run();
    CHECK(t.is_in(scimitar, kDiscardPile));
    CHECK(t.asked() == (is_stacked ? -1 : kDark));
  }
}
TEST_CASE("nothing is given for a time to a card that is not in play", "[lotr_tcg][texts]") {
  Laid t;
  const int orc = t.put(kDark, "goblin-runner"), swarms = t.put(kDark, "goblin-swarms");
  t.fight(t.frodo(), {orc});
  stack_on(t.t, orc, swarms);
  t.t.give_for_a_time(0, orc, kUntilTurn, effects::frame_of(kDark));
  CHECK(t.s.timed.empty());
}
