// What texts of the trading card game do, from the facts of the set: the Ring and Sam, answers from hand, strength and
// other numbers; the starter decks first.
#include "games/lotr_tcg_table.h"

using namespace mathom;
using namespace mathom::lotr_tcg;
using namespace mathom::lotr_tcg::laid;

namespace {

// A wound in the skirmish of the Ring-bearer against a Uruk-hai.
struct Wounded : Laid {
  int uruk = put(kDark, "uruk-savage");
  explicit Wounded(const char* ring_id = "the-one-ring-the-ruling-ring") {
    set_print(ring(), ring_id);
    fight(frodo(), {uruk});
  }
  void wound_frodo() {
    lotr_tcg::wound(t, frodo(), uruk);
    run();
  }
};

}  // namespace

// --- The One Ring (1, 2)
TEST_CASE("the Ruling Ring: a bearer who puts it on takes a burden instead of the wound", "[lotr_tcg][texts]") {
  Wounded t;
  t.wound_frodo();
  REQUIRE(t.asked() == kFree);
  t.pick(t.ring());
  CHECK(t.s.worn == 1);
  CHECK(t.t.wounds(t.frodo()) == 0);
  CHECK(t.s.burdens[kFree] == 1);
}
TEST_CASE("the Ruling Ring: it need not be put on, and then the wound is taken", "[lotr_tcg][texts]") {
  Wounded t;
  t.wound_frodo();
  t.pass_all();
  CHECK(t.s.worn == 0);
  CHECK(t.t.wounds(t.frodo()) == 1);
  CHECK(t.s.burdens[kFree] == 0);
}
TEST_CASE("the Ruling Ring: while it is worn each wound in a skirmish is a burden", "[lotr_tcg][texts]") {
  Wounded t;
  t.s.worn = 1;
  t.wound_frodo();
  t.pass_all();
  t.wound_frodo();
  t.pass_all();
  CHECK(t.t.wounds(t.frodo()) == 0);
  CHECK(t.s.burdens[kFree] == 2);
}
TEST_CASE("the Ruling Ring: outside of skirmishes it does nothing about wounds", "[lotr_tcg][texts]") {
  Wounded t;
  t.s.worn = 1;
  t.phase(kManeuver);
  t.wound_frodo();
  t.pass_all();
  CHECK(t.t.wounds(t.frodo()) == 1);
}
TEST_CASE("Isildur's Bane: two burdens for each wound, whatever the phase", "[lotr_tcg][texts]") {
  Wounded t("the-one-ring-isildurs-bane");
  t.phase(kArchery);
  t.wound_frodo();
  t.pick(t.ring());
  t.pass_all();
  CHECK(t.s.burdens[kFree] == 2);
  CHECK(t.t.wounds(t.frodo()) == 0);
}

// --- Sam (311)
TEST_CASE("Sam: when Frodo is killed he may become the Ring-bearer", "[lotr_tcg][texts]") {
  Laid t;
  const int sam = t.put(kFree, kSam);
  t.burdens(3);
  kill(t.t, t.frodo());
  t.run();
  REQUIRE(t.asked() == kFree);
  t.pick(sam);
  CHECK(t.t.ring_bearer() == sam);
  CHECK(t.t.bearer(t.ring()) == sam);
  CHECK(resistance_of(t.t, kFree) == 5);
  CHECK(t.s.lost[kFree] == Loss::none);
  CHECK(t.is_in(t.frodo(), kDeadPile));
}
TEST_CASE("Sam: if he does not, the game is lost", "[lotr_tcg][texts]") {
  Laid t;
  t.put(kFree, kSam);
  kill(t.t, t.frodo());
  t.run();
  t.pass_all();
  CHECK(t.s.lost[kFree] == Loss::killed);
}
TEST_CASE("Sam: he exerts to remove a burden", "[lotr_tcg][texts]") {
  Laid t;
  const int sam = t.put(kFree, kSam);
  t.burdens(3);
  t.act(kFellowship);
  t.use(sam);
  CHECK(t.s.burdens[kFree] == 2);
  CHECK(t.t.wounds(sam) == 1);
}
TEST_CASE("an exhausted character cannot exert", "[lotr_tcg][texts]") {
  Laid t;
  const int sam = t.put(kFree, kSam);
  t.burdens(3);
  t.hurt(sam, 3);
  t.act(kFellowship);
  CHECK_FALSE(t.may(Verb::use, sam));
}

// --- answers from hand
TEST_CASE("Intimidate: prevents the wound of a companion", "[lotr_tcg][texts]") {
  Wounded t;
  t.put(kFree, kGandalf);
  const int intimidate = t.hold(kFree, "intimidate");
  t.twilight(1);
  t.wound_frodo();
  t.pick(intimidate);
  t.pass_all();
  CHECK(t.t.wounds(t.frodo()) == 0);
  CHECK(t.s.burdens[kFree] == 0);
  CHECK(t.s.twilight == 3);
  CHECK(t.is_in(intimidate, kDiscardPile));
}
TEST_CASE("Intimidate: Gandalf must be there", "[lotr_tcg][texts]") {
  Wounded t;
  const int intimidate = t.hold(kFree, "intimidate");
  t.wound_frodo();
  CHECK_FALSE(t.may_pick(intimidate));
}
TEST_CASE("Strength of Kings: the skirmish event has no effect, and its cost is paid", "[lotr_tcg][texts]") {
  Laid t;
  const int aragorn = t.put(kFree, kAragorn), uruk = t.put(kDark, "uruk-savage");
  const int kings = t.hold(kFree, "strength-of-kings"), bred = t.hold(kDark, "bred-for-battle");
  t.fight(aragorn, {uruk});
  t.act(kSkirmish, kDark);
  t.play(bred);
  REQUIRE(t.asked() == kFree);
  t.pick(kings);
  CHECK(t.strength(uruk) == 5);
  CHECK(t.is_in(bred, kDiscardPile));
}
TEST_CASE("Strength of Kings: no Man of Gondor, no answer", "[lotr_tcg][texts]") {
  Laid t;
  const int uruk = t.put(kDark, "uruk-savage");
  const int kings = t.hold(kFree, "strength-of-kings"), bred = t.hold(kDark, "bred-for-battle");
  t.fight(t.frodo(), {uruk});
  t.act(kSkirmish, kDark);
  t.play(bred);
  CHECK_FALSE(t.may_pick(kings));
  t.pass_all();
  CHECK(t.strength(uruk) == 8);
  CHECK(t.t.wounds(uruk) == 1);
}

// --- Goblin Swarms (183)
TEST_CASE("Goblin Swarms: the Orc that has won is stacked, without cards and wounds", "[lotr_tcg][texts]") {
  Laid t;
  const int aragorn = t.put(kFree, kAragorn);
  const int swarms = t.put(kDark, "goblin-swarms"), orc = t.put(kDark, "goblin-patrol-troop");
  const int scimitar = t.give(kDark, "goblin-scimitar", orc);
  t.hurt(orc, 1);
  t.skirmish(aragorn, {orc});
  while (t.asked() >= 0 && !t.may_pick(swarms)) t.find(static_cast<int>(Verb::pass), -1) ? t.pass() : t.no_more();
  REQUIRE(t.asked() == kDark);
  t.pick(swarms);
  CHECK(t.is_in(orc, kStack));
  CHECK(t.t.bearer(orc) == swarms);
  CHECK(t.t.wounds(orc) == 0);
  CHECK(t.is_in(scimitar, kDiscardPile));
}
TEST_CASE("Goblin Swarms: an Orc stacked there is played as from hand", "[lotr_tcg][texts]") {
  Laid t(4);
  const int swarms = t.put(kDark, "goblin-swarms"), orc = t.put(kDark, "goblin-runner", kStack, swarms);
  t.twilight(5);
  t.act(kShadow, kDark);
  t.use(swarms, 1);
  REQUIRE(t.asked() == kDark);  // the Runner's own text
  t.pick(orc);
  CHECK(t.is_in(orc, kTable));
  CHECK(t.t.bearer(orc) == -1);
  CHECK(t.s.twilight == 5 - 1 + 2);
}

// --- strength
TEST_CASE("Legolas: strength +3 while he skirmishes a Nazgul", "[lotr_tcg][texts]") {
  Laid t;
  const int legolas = t.put(kFree, kLegolas), attea = t.put(kDark, "ulaire-attea-keeper-of-dol-guldur");
  CHECK(t.strength(legolas) == 6);
  t.fight(legolas, {attea});
  CHECK(t.strength(legolas) == 9);
}
TEST_CASE("Defiance: +2, or +4 against a Nazgul, until the phase ends", "[lotr_tcg][texts]") {
  for (const bool nazgul : {false, true}) {
    Laid t;
    const int legolas = t.put(kFree, kLegolas);
    const int foe = t.put(kDark, nazgul ? "ulaire-attea-keeper-of-dol-guldur" : "uruk-savage");
    const int defiance = t.hold(kFree, "defiance");
    t.fight(legolas, {foe});
    const int before = t.strength(legolas);
    t.act(kSkirmish);
    t.play(defiance);
    t.pass_all();
    CHECK(t.strength(legolas) == before + (nazgul ? 4 : 2));
    end_until(t.t, kUntilPhase);
    CHECK(t.strength(legolas) == before);
  }
}
TEST_CASE("Drums in the Deep: +4 against a Dwarf", "[lotr_tcg][texts]") {
  Laid t;
  const int gimli = t.put(kFree, kGimli), orc = t.put(kDark, "goblin-runner"),
            drums = t.hold(kDark, "drums-in-the-deep");
  t.fight(gimli, {orc});
  t.act(kSkirmish, kDark);
  t.play(drums);
  CHECK(t.strength(orc) == 5 + 4);
}
TEST_CASE("Their Halls of Stone: +4 at an underground site", "[lotr_tcg][texts]") {
  Laid t(4);
  t.site("mithril-mine");
  const int gimli = t.put(kFree, kGimli), orc = t.put(kDark, "goblin-runner"),
            halls = t.hold(kFree, "their-halls-of-stone");
  t.fight(gimli, {orc});
  t.act(kSkirmish);
  t.play(halls);
  CHECK(t.strength(gimli) == 10);
}
TEST_CASE("Mysterious Wizard: +4 with four burdens, +2 with five", "[lotr_tcg][texts]") {
  for (const int burdens : {4, 5}) {
    Laid t;
    const int gandalf = t.put(kFree, kGandalf), orc = t.put(kDark, "goblin-runner");
    const int wizard = t.hold(kFree, "mysterious-wizard");
    t.burdens(burdens);
    t.fight(gandalf, {orc});
    t.act(kSkirmish);
    t.play(wizard);
    CHECK(t.strength(gandalf) == 7 + (burdens == 4 ? 4 : 2));
  }
}
TEST_CASE("Swordarm of the White Tower: +4 with defender +1", "[lotr_tcg][texts]") {
  Laid t;
  const int boromir = t.put(kFree, kBoromir), orc = t.put(kDark, "goblin-runner");
  const int swordarm = t.hold(kFree, "swordarm-of-the-white-tower"), valor = t.hold(kFree, "elendils-valor");
  t.act(kManeuver);
  t.play(valor);
  t.pass_all();
  CHECK(defender_of(t.t, boromir) == 1);
  t.fight(boromir, {orc});
  t.act(kSkirmish);
  t.play(swordarm);
  CHECK(t.strength(boromir) == 11);
}
TEST_CASE("Swordsman of the Northern Kingdom: +4 against a roaming minion", "[lotr_tcg][texts]") {
  for (const int site : {3, 4}) {
    Laid t(site);
    const int aragorn = t.put(kFree, kAragorn), orc = t.put(kDark, "goblin-runner");
    const int swordsman = t.hold(kFree, "swordsman-of-the-northern-kingdom");
    t.fight(aragorn, {orc});
    t.act(kSkirmish);
    t.play(swordsman);
    CHECK(t.strength(aragorn) == 8 + (site == 3 ? 4 : 2));
  }
}
TEST_CASE("Their Arrows Enrage: archer companions and allies have strength -1", "[lotr_tcg][texts]") {
  Laid t;
  const int legolas = t.put(kFree, kLegolas), rumil = t.put(kFree, "rumil-elven-protector"),
            gimli = t.put(kFree, kGimli);
  t.put(kDark, "their-arrows-enrage");
  CHECK(t.strength(legolas) == 5);
  CHECK(t.strength(rumil) == 2);
  CHECK(t.strength(gimli) == 6);
}
TEST_CASE("Rosie Cotton: Sam has strength +1, and she heals him", "[lotr_tcg][texts]") {
  Laid t;
  const int sam = t.put(kFree, kSam), rosie = t.put(kFree, "rosie-cotton-hobbiton-lass");
  t.hurt(sam, 2);
  CHECK(t.strength(sam) == 4);
  t.act(kFellowship);
  t.use(rosie, 1);
  CHECK(t.t.wounds(sam) == 1);
  CHECK(t.t.wounds(rosie) == 1);
}
TEST_CASE("Boromir: he exerts to make a Hobbit strength +3", "[lotr_tcg][texts]") {
  Laid t;
  const int boromir = t.put(kFree, kBoromir), orc = t.put(kDark, "goblin-runner");
  t.put(kFree, kSam);
  t.fight(t.frodo(), {orc});
  t.act(kSkirmish);
  t.use(boromir);
  REQUIRE(t.may_pick(t.frodo()));
  t.pick(t.frodo());
  CHECK(t.strength(t.frodo()) == 3 + 1 + 3);
  CHECK(t.t.wounds(boromir) == 1);
}
TEST_CASE("Noble Intentions: a companion other than a Hobbit exerts", "[lotr_tcg][texts]") {
  Laid t;
  const int noble = t.hold(kFree, "noble-intentions"), orc = t.put(kDark, "goblin-runner");
  t.put(kFree, kSam);
  t.fight(t.frodo(), {orc});
  t.act(kSkirmish);
  CHECK_FALSE(t.may(Verb::play, noble));
}
TEST_CASE("Uruk Slayer: three times in a phase, 1 twilight each", "[lotr_tcg][texts]") {
  Laid t;
  const int slayer = t.put(kDark, "uruk-slayer"), aragorn = t.put(kFree, kAragorn);
  t.twilight(9);
  t.fight(aragorn, {slayer});
  t.act(kSkirmish, kDark);
  for (int n = 0; n < 3; ++n) {
    while (t.asked() == kFree) t.pass();
    t.use(slayer);
  }
  while (t.asked() == kFree) t.pass();
  CHECK_FALSE((t.asked() == kDark && t.may(Verb::use, slayer)));
  CHECK(t.strength(slayer) == 12);
  CHECK(t.s.twilight == 6);
}
TEST_CASE("Uruk Brood: +1 for each other Uruk-hai that its player spots", "[lotr_tcg][texts]") {
  Laid t;
  const int brood = t.put(kDark, "uruk-brood"), aragorn = t.put(kFree, kAragorn);
  t.put(kDark, "uruk-savage");
  t.put(kDark, "uruk-rager");
  t.twilight(2);
  t.fight(aragorn, {brood});
  t.act(kSkirmish, kDark);
  t.use(brood);
  t.number(2);
  CHECK(t.strength(brood) == 11);
  CHECK(t.s.twilight == 0);
}
TEST_CASE("Saruman's Ambition: Isengard events cost 1 less, and it is discarded for +2", "[lotr_tcg][texts]") {
  Laid t;
  const int ambition = t.put(kDark, "sarumans-ambition"), uruk = t.put(kDark, "uruk-savage");
  const int hunt = t.hold(kDark, "hunt-them-down"), dark = t.hold(kDark, "host-of-thousands");
  CHECK(cost_of(t.t, hunt) == 2);
  CHECK(cost_of(t.t, dark) == 0);
  t.fight(t.frodo(), {uruk});
  t.act(kSkirmish, kDark);
  t.use(ambition, 1);
  CHECK(t.strength(uruk) == 7);
  CHECK(t.is_in(ambition, kDiscardPile));
  CHECK(cost_of(t.t, hunt) == 3);
}

// --- costs, totals, numbers of the turn
TEST_CASE("East Road: companions cost 2 more; minions do not", "[lotr_tcg][texts]") {
  Laid t;
  t.site("east-road");
  CHECK(cost_of(t.t, t.hold(kFree, kSam)) == 4);
  CHECK(cost_of(t.t, t.hold(kFree, "bounder")) == 1);
}
TEST_CASE("Slopes of Amon Hen: each Isengard minion costs 1 less", "[lotr_tcg][texts]") {
  Laid t(9);
  t.site("slopes-of-amon-hen");
  CHECK(cost_of(t.t, t.hold(kDark, "uruk-savage")) == 1);
  CHECK(cost_of(t.t, t.hold(kDark, "goblin-runner")) == 1);
}
TEST_CASE("a minion pays 2 more before its site", "[lotr_tcg][texts]") {
  Laid early(3), late(4);
  CHECK(cost_of(early.t, early.hold(kDark, "goblin-runner")) == 3);
  CHECK(cost_of(late.t, late.hold(kDark, "goblin-runner")) == 1);
}
TEST_CASE("Great Shield and Uruk-hai Armory change the archery totals", "[lotr_tcg][texts]") {
  Laid t;
  const int aragorn = t.put(kFree, kAragorn);
  t.put(kFree, kLegolas);
  t.put(kDark, "goblin-marksman");
  t.put(kDark, "goblin-marksman");
  CHECK(archery_total(t.t, Side::shadow) == 2);
  CHECK(archery_total(t.t, Side::free_peoples) == 1);
  t.give(kFree, "great-shield", aragorn);
  t.put(kDark, "uruk-hai-armory");
  CHECK(archery_total(t.t, Side::shadow) == 1);
  CHECK(archery_total(t.t, Side::free_peoples) == 1);  // there is no Uruk-hai
  t.put(kDark, "uruk-savage");
  CHECK(archery_total(t.t, Side::free_peoples) == 0);
}
TEST_CASE("No Stranger to the Shadows: each site's Shadow number is 1 lower", "[lotr_tcg][texts]") {
  Laid t(7);
  const int site = t.site("silverlode-banks"), aragorn = t.put(kFree, kAragorn);
  CHECK(shadow_number_of(t.t, site) == 6);
  t.give(kFree, "no-stranger-to-the-shadows", aragorn);
  CHECK(shadow_number_of(t.t, site) == 5);
}
TEST_CASE("Bree Gate: with a ranger one more move this turn, once", "[lotr_tcg][texts]") {
  Laid t(2);
  t.site("bree-gate");
  settle(t.t);
  t.run();
  CHECK(move_limit(t.t) == 2);
  t.put(kFree, kAragorn);
  settle(t.t);
  t.run();
  settle(t.t);
  t.run();
  CHECK(move_limit(t.t) == 3);
}
TEST_CASE("Armor: one wound in each skirmish phase", "[lotr_tcg][texts]") {
  Wounded t;
  const int aragorn = t.put(kFree, kAragorn);
  t.give(kFree, "armor", aragorn);
  for (int n = 0; n < 2; ++n) {
    wound(t.t, aragorn, t.uruk);
    t.run();
    t.pass_all();
  }
  CHECK(t.t.wounds(aragorn) == 1);
  t.phase(kArchery);
  wound(t.t, aragorn);
  t.run();
  t.pass_all();
  CHECK(t.t.wounds(aragorn) == 2);
}
TEST_CASE("Coat of Mail and Bounder: only three times the strength overwhelms", "[lotr_tcg][texts]") {
  Laid t;
  const int aragorn = t.put(kFree, kAragorn), bounder = t.put(kFree, "bounder"), orc = t.put(kDark, "goblin-runner");
  t.give(kFree, "coat-of-mail", aragorn);
  CHECK(needs_triple(t.t, aragorn));
  CHECK_FALSE(needs_triple(t.t, t.frodo()));
  t.fight(t.frodo(), {orc});
  t.act(kSkirmish);
  t.use(bounder);
  if (t.may_pick(t.frodo())) t.pick(t.frodo());
  CHECK(needs_triple(t.t, t.frodo()));
  CHECK(t.t.wounds(bounder) == 1);
}
TEST_CASE("Eregion's Trails: roaming minions have strength -3 until the regroup phase", "[lotr_tcg][texts]") {
  Laid t(4);
  t.put(kFree, kAragorn);
  const int uruk = t.put(kDark, "uruk-savage"), orc = t.put(kDark, "goblin-runner");
  const int trails = t.hold(kFree, "eregions-trails");
  t.act(kManeuver);
  t.play(trails);
  t.pass_all();
  CHECK(t.strength(uruk) == 2);
  CHECK(t.strength(orc) == 5);
  end_until(t.t, kUntilPhase);
  CHECK(t.strength(uruk) == 2);
  end_until(t.t, kUntilRegroup);
  CHECK(t.strength(uruk) == 5);
}
