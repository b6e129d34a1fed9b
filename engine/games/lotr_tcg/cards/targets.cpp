// What texts point at: cards, and sites of the adventure path. What is printed is asked of the print, the rest of the
// table.
#include <algorithm>
#include <bit>

#include "games/lotr_tcg/cards/conditions.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"

namespace mathom::lotr_tcg {
namespace {

using effects::Host;
using effects::LoadedCards;
using effects::Names;
using effects::Test;
using effects::TestWord;
using K = TestWord::Kind;

template <class F>
bool any_of(const LoadedCards& set, const Test& t, int print, F f) {
  const CardFacts& facts = static_cast<const Catalog&>(set).facts(print);
  return effects::any_value(set.code, t, [&](int value) { return f(facts, value); });
}
bool of_race(const LoadedCards& set, const Test& t, int print) {
  return any_of(set, t, print, [](const CardFacts& c, int n) { return static_cast<int>(c.race) == n; });
}
bool of_class(const LoadedCards& set, const Test& t, int print) {
  return any_of(set, t, print, [](const CardFacts& c, int n) {
    const bool is_weapon = c.item == Class::hand_weapon || c.item == Class::ranged_weapon;
    return n == kWeaponKind ? is_weapon : static_cast<int>(c.item) == n;
  });
}
bool of_culture(const LoadedCards& set, const Test& t, int print) {
  return any_of(set, t, print, [](const CardFacts& c, int n) { return static_cast<int>(c.culture) == n; });
}
bool on_side(const LoadedCards& set, const Test& t, int print) {
  return any_of(set, t, print, [](const CardFacts& c, int n) { return static_cast<int>(c.side()) == n; });
}
bool with_signet(const LoadedCards& set, const Test& t, int print) {
  return any_of(set, t, print, [](const CardFacts& c, int n) { return static_cast<int>(c.signet) == n; });
}
bool at_home(const LoadedCards& set, const Test& t, int print) {
  return any_of(set, t, print, [](const CardFacts& c, int n) { return c.type == Type::ally && c.site == n; });
}
bool of_type(const LoadedCards& set, const Test& t, int print) {
  return any_of(set, t, print, [](const CardFacts& c, int n) {
    if (n == kCharacterKind) return c.is_character();
    if (n == kItemKind) return c.type == Type::possession || c.type == Type::artifact;
    return static_cast<int>(c.type) == n;
  });
}
bool of_title(const LoadedCards& set, const Test& t, int print) {
  return any_of(set, t, print, [](const CardFacts& c, int n) { return c.title == n; });
}
// An event that is played in that phase.
bool of_phase(const LoadedCards& set, const Test& t, int print) {
  return any_of(set, t, print, [&](const CardFacts& c, int n) {
    for (const int a : c.abilities)
      if (c.type == Type::event && set.abilities[static_cast<std::size_t>(a)].is_at(n)) return true;
    return false;
  });
}
// Sites: the number and the words that are printed.
bool site_number(const LoadedCards& set, const Test& t, int print) {
  return any_of(set, t, print, [](const CardFacts& c, int n) { return c.type == Type::site && c.site == n; });
}
bool land(const LoadedCards& set, const Test& t, int print) {
  return any_of(set, t, print,
                [](const CardFacts& c, int n) { return c.type == Type::site && (c.keywords >> n & 1) != 0; });
}

const Names& in_names() {
  static const Names kNames("lotr_tcg.in", {"hand", "deck", "discard", "dead", "play", "support", "skirmish",
                                            "stacked_here", "aside", "fellowship"});
  return kNames;
}
const Names& at_names() {
  static const Names kNames("lotr_tcg.at", {"here"});
  return kNames;
}
const Names& state_names() {
  static const Names kNames("lotr_tcg.state", {"exhausted", "wounded", "roaming", "assigned", "unassigned"});
  return kNames;
}

// --- tests of the table
bool any_of_them(const Host& h, const Test& t, const Frame& f, int other) {
  return effects::any_value(h.code(), t, [&](int filter) { return h.means(filter, other, f); });
}
// The place of a test among those of the code says to which filter it belongs.
bool says_whose(const Table& t, const Test& test) {
  return t.catalog().says_whose[static_cast<std::size_t>(&test - t.code().tests.data())] != 0;
}
// Is it in the skirmish that is being fought?
bool fights(const Table& t, int card) { return t.s.fight >= 0 && t.s.pieces[card].fight == t.s.fight + 1; }
// In a skirmish that has not been fought to its end.
bool has_fight(const TableCards& t, int card) {
  const int fight = t.s.pieces[card].fight;
  return fight > 0 && t.s.skirmishes[fight - 1].stage <= Skirmish::fighting;
}

// In a skirmish: an ally elsewhere cannot, nor in the fierce assignment a minion who is not fierce.
bool may_take_part(const Table& t, int card) {
  switch (t.facts(card).type) {
    case Type::ally: return takes_part(t, card);
    case Type::minion: return fights_now(t, card);
    default: return true;
  }
}

bool lies_in(const Table& t, int in, int card, bool own) {
  switch (in) {
    case kInHand: return own && t.base(card) == kHand;
    case kInDeck: return own && t.base(card) == kDrawDeck;
    case kInDiscard: return own && t.base(card) == kDiscardPile;
    case kInDead: return own && t.base(card) == kDeadPile;
    case kInPlay: return t.is_active(card);
    case kInSupport: return own && t.is_active(card) && t.in_support(card);
    case kInASkirmish: return t.is_active(card) && fights(t, card);
    case kStackedHere: return t.is_stacked(card) && t.bearer(card) == t.scope().source;
    case kAside: return t.base(card) == kShown;
    default: return t.is_active(card) && t.facts(card).type == Type::companion;
  }
}
bool card_lies_in(const Host& h, const Test& test, const Frame& f, int card) {
  const Table& t = as_table(h);
  const bool own = says_whose(t, test) || t.owner(card) == f.local[effects::kSelf];
  return effects::any_value(t.code(), test, [&](int in) { return lies_in(t, in, card, own); });
}
// Until the text has chosen an opponent, a card of any of them is an opponent's.
bool card_whose(const Host& h, const Test& test, const Frame& f, int card) {
  const Table& t = as_table(h);
  const int owner = t.owner(card);
  return effects::any_value(h.code(), test, [&](int who) {
    const bool is_any = who == static_cast<int>(effects::Who::own) + kOpponent && t.scope().opponent < 0;
    return is_any ? owner != f.local[effects::kSelf] : contains(effects::seats_of(h, who, f), seat_at(owner));
  });
}
// Of the player whose text it is: the owner of its card; of a site's text who uses it.
bool card_is_yours(const Host& h, const Test&, const Frame& f, int card) {
  const Table& t = as_table(h);
  const int source = t.scope().source;
  const bool of_site = source < 0 || t.facts(source).type == Type::site;
  return t.owner(card) == (of_site ? f.local[effects::kSelf] : t.owner(source));
}
bool card_keyword(const Host& h, const Test& test, const Frame&, int card) {
  return effects::any_value(h.code(), test, [&](int n) { return has_keyword(as_table(h), card, n); });
}
bool card_state(const Host& h, const Test& test, const Frame&, int card) {
  const Table& t = as_table(h);
  if (!t.facts(card).is_character()) return false;
  return effects::any_value(h.code(), test, [&](int state) {
    switch (state) {
      case kExhausted: return is_exhausted(t, card);
      case kWoundedState: return t.wounds(card) > 0;
      case kIsRoaming: return is_roaming(t, card);
      case kIsAssigned: return has_fight(t, card);
      default: return !has_fight(t, card) && may_take_part(t, card);
    }
  });
}
// "At this site": an ally at home there, too.
bool card_is_at(const Host& h, const Test&, const Frame&, int card) {
  const Table& t = as_table(h);
  const int source = t.scope().source;
  return source >= 0 && t.facts(card).is_character() && t.is_active(card) &&
         site_where(t, card) == site_here(t, source);
}
bool card_bears(const Host& h, const Test& test, const Frame& f, int card) {
  const Table& t = as_table(h);
  bool found = false;
  t.each_borne(card, [&](int borne) { found = found || (!t.is_stacked(borne) && any_of_them(h, test, f, borne)); });
  return found;
}
bool card_borne_by(const Host& h, const Test& test, const Frame& f, int card) {
  const Table& t = as_table(h);
  return t.bearer(card) >= 0 && !t.is_stacked(card) && any_of_them(h, test, f, t.bearer(card));
}
// Another card in the skirmish that is being fought, if the card is in it.
template <class Fits>
bool any_fighter(const Host& h, const Test& test, const Frame& f, int card, Fits fits) {
  const Table& t = as_table(h);
  if (!fights(t, card)) return false;
  bool found = false;
  t.active_cards().for_each([&](int other) {
    if (!found && other != card && fights(t, other) && fits(other)) found = any_of_them(h, test, f, other);
  });
  return found;
}
bool card_against(const Host& h, const Test& test, const Frame& f, int card) {
  const Table& t = as_table(h);
  const auto is_minion = [&](int c) { return t.facts(c).type == Type::minion; };
  return any_fighter(h, test, f, card, [&](int other) { return is_minion(other) != is_minion(card); });
}
bool card_beside(const Host& h, const Test& test, const Frame& f, int card) {
  return any_fighter(h, test, f, card, [](int) { return true; });
}
bool card_copy_of(const Host& h, const Test& test, const Frame& f, int card) {
  const Table& t = as_table(h);
  return effects::any_value(h.code(), test, [&](int filter) {
    effects::Things others;
    h.things(filter, f, others);
    return std::any_of(others.begin(), others.end(), [&](int o) { return o != card && t.print(o) == t.print(card); });
  });
}
bool card_race_of(const Host& h, const Test& test, const Frame& f, int card) {
  const Table& t = as_table(h);
  const Race race = t.facts(card).race;
  bool found = false;
  t.active_cards().for_each([&](int other) {
    found = found || (race != Race::none && t.facts(other).race == race && any_of_them(h, test, f, other));
  });
  return found;
}

TestWord printed(std::string_view word, const Names& names, bool (*test)(const LoadedCards&, const Test&, int),
                 std::string_view what, std::string_view example) {
  return documented(TestWord{.word = word, .names = &names, .printed = test}, what, example);
}
using Matches = bool (*)(const Host&, const Test&, const Frame&, int thing);
TestWord of_another(std::string_view word, Matches matches, std::string_view what, std::string_view example) {
  return documented(TestWord{.word = word, .kind = K::filter, .matches = matches, .follows_is = true}, what, example);
}

TestWord at_test() {
  return documented(
      TestWord{.word = "at", .names = &at_names(), .matches = card_is_at},
      "a character at the site of this text: companions and minions are where the fellowship is, allies at "
      "home",
      R"("here")");
}

// Cultures go by the names of peoples and persons: of characters the text says that their culture is meant.
TestWord culture_test() {
  TestWord out = printed("culture", culture_names(), of_culture, "its culture", R"(["moria", "sauron"])");
  for (const int kind : {static_cast<int>(Type::companion), static_cast<int>(Type::ally),
                         static_cast<int>(Type::minion), kCharacterKind})
    out.full_for |= 1u << kind;
  for (const char* culture : {"dwarven", "elven", "gandalf"}) out.full_names |= 1u << culture_names().find(culture);
  return out;
}
int opposite_state(int state) { return state == kIsAssigned ? kIsUnassigned : -1; }
TestWord state_test() {
  TestWord out{.word = "state", .names = &state_names(), .matches = card_state, .follows_is = true};
  out.opposite = opposite_state;
  return documented(out, "how it is now", R"("exhausted")");
}
TestWord race_of_test() {
  TestWord out =
      of_another("race_of", card_race_of, "such a card of the same race is in play", R"({"type": "companion"})");
  out.says_not = true;
  return out;
}

std::vector<TestWord> card_tests() {
  return {
      printed("race", race_names(), of_race, "its race", R"("dwarf")"),
      printed("class", weapon_names(), of_class, "what kind of item it is; `weapon`: either kind", R"("weapon")"),
      documented(TestWord{.word = "keyword", .names = &ability_names(), .matches = card_keyword},
                 "a keyword that it has now", R"("archer")"),
      culture_test(),
      printed("phase", phase_names(), of_phase, "the phase in which the event is played", R"("skirmish")"),
      printed("side", side_names(), on_side, "its side", R"("shadow")"),
      printed("signet", signet_names(), with_signet, "its signet", R"("frodo")"),
      documented(TestWord{.word = "home", .kind = K::number, .printed = at_home}, "the number of the ally's home site",
                 "3"),
      state_test(),
      at_test(),
      of_another("bears", card_bears, "it bears such a card", R"({"class": "weapon"})"),
      of_another("borne_by", card_borne_by, "such a character bears it", R"({"type": "companion"})"),
      of_another("against", card_against, "it is in a skirmish against such a character", R"({"keyword": "archer"})"),
      of_another("beside", card_beside, "another such card is in the same skirmish", R"({"race": "orc"})"),
      of_another("copy_of", card_copy_of, "it is another card of the same name", R"("it")"),
      race_of_test(),
      documented(TestWord{.word = "your", .kind = K::flag, .matches = card_is_yours},
                 "it is a card of the player whose text this is", "true"),
      documented(
          TestWord{.word = "whose", .kind = K::who, .matches = card_whose},
          "whose card it is; left out in hand, deck, discard pile, dead pile and support area: of the player who does "
          "the step",
          R"("free_player")"),
      documented(TestWord{.word = "in", .names = &in_names(), .matches = card_lies_in},
                 "where it is; left out: in play and active. `aside`: among the cards that the text has revealed or "
                 "looked at, `fellowship`: a companion in play",
                 R"("hand")"),
      effects::any_test(),
      effects::not_test(),
      effects::moved_test(),
      printed("title", title_names(), of_title, "its title, whatever stands below it", R"(["frodo", "sam"])"),
      printed("type", kind_names(), of_type,
              "its type; `character`: a companion, an ally or a minion; `item`: a possession or an artifact",
              R"("companion")")};
}
int place_of(const std::vector<TestWord>& tests, std::string_view word) {
  for (std::size_t i = 0; i < tests.size(); ++i)
    if (tests[i].word == word) return static_cast<int>(i);
  return -1;
}

effects::TargetKind card_kind() {
  effects::TargetKind out{.word = "card",
                          .words = Names("lotr_tcg.cards", {"this", "bearer", "chosen", "it", "other", "ring_bearer"}),
                          .tests = card_tests(),
                          .notes = {"the card with this text", "who bears it, or did until it was discarded",
                                    "the card that the step before chose", "the card that the moment is about",
                                    "the other card that takes part in it", "the Ring-bearer"},
                          .usual_place = kInPlay};
  out.kind = place_of(out.tests, "type");
  out.title = place_of(out.tests, "title");
  out.where = place_of(out.tests, "in");
  for (const char* word : {"race", "class", "keyword"}) out.nouns |= 1u << place_of(out.tests, word);
  out.it = 3;
  out.other = 4;
  out.hidden = 1u << kInHand | 1u << kInDeck;
  out.whose = place_of(out.tests, "whose");
  out.own_piles = true;
  out.mine = place_of(out.tests, "your");
  out.before = 0b11111;
  out.again = 0b11;  // "this", "bearer"
  out.itself = 0;
  out.chosen = 2;
  out.aside = kAside;
  return out;
}

effects::TargetKind site_kind() {
  effects::TargetKind out{
      .word = "site",
      .words = Names("lotr_tcg.sites", {"here", "fellowship"}),
      .tests = {printed("keyword", keyword_names(), land, "a word printed on it", R"("underground")"),
                documented(
                    TestWord{.word = "number", .kind = K::number, .printed = site_number, .least = 1, .most = kSites},
                    "its number", "[4, 5]"),
                documented(TestWord{.word = "your", .kind = K::flag, .matches = card_is_yours},
                           "it comes from the adventure deck of the player whose text this is", "true"),
                documented(TestWord{.word = "whose", .kind = K::who, .matches = card_whose},
                           "from whose adventure deck it comes", R"("opponent")")},
      .notes = {"the site with this text, or on which the card lies", "the site where the fellowship is"}};
  out.mine = place_of(out.tests, "your");
  out.whose = place_of(out.tests, "whose");
  return out;
}

}  // namespace

std::vector<effects::TargetKind> target_kinds() { return {card_kind(), site_kind()}; }

// --- what a filter means now
namespace {

CardSet all_in(const TableCards& t, Zone base) {
  CardSet out;
  for (int seat = 0; seat < t.seats(); ++seat) out |= t.lying_in(zone_of(base, seat));
  return out;
}
// Where the cards lie that a filter may mean, by the values of its test of places; 0: it names none.
constexpr std::pair<InWord, Zone> kPiles[] = {{kInHand, kHand},     {kInDeck, kDrawDeck},   {kInDiscard, kDiscardPile},
                                              {kInDead, kDeadPile}, {kStackedHere, kStack}, {kAside, kShown}};
constexpr unsigned pile_bits() {
  unsigned bits = 0;
  for (const auto& [in, zone] : kPiles) bits |= 1u << in;
  return bits;
}
CardSet places_of(const TableCards& t, unsigned where) {
  constexpr unsigned kPileBits = pile_bits();
  if (where == 0) return CardSet::first(t.cards());
  if ((where & kPileBits) == 0) return t.active_cards();
  CardSet out;
  for (const auto& [in, zone] : kPiles)
    if ((where >> in & 1) != 0) out |= all_in(t, zone);
  if ((where & ~kPileBits) != 0) out |= t.active_cards();
  return out;
}

template <class F>
void each_until(const Table& t, int filter, const Frame& f, F go_on) {
  const effects::Filter& asked = effects::filter_at(t.code(), filter);
  if (asked.target_kind == kSiteTarget) {
    for (int number = 1; number <= kLastSite; ++number)
      if (const int site = t.site_at(number); site >= 0 && t.means(filter, site, f) && !go_on(site)) return;
    return;
  }
  if (asked.word >= 0) {
    if (const int card = t.card_meant(asked.word); card >= 0) go_on(card);
    return;
  }
  const auto& printed = t.printed(filter);  // of no site
  const unsigned rest = printed.where == 1u << kInPlay ? t.catalog().rest_in_play[at(filter)] : printed.rest;
  first_of(places_of(t, printed.where), [&](int card) {
    const int print = index(t.s.cards[card].def);
    const bool is_meant = print < kPrints && printed.prints.has(print) && effects::passes(t, asked, rest, card, f);
    return is_meant && !go_on(card);
  });
}

}  // namespace

void each_meant(const Table& t, int filter, const Frame& f, void* asked, bool (*go_on)(void*, int)) {
  each_until(t, filter, f, [&](int thing) { return go_on(asked, thing); });
}
void Table::things(int filter, const Frame& f, effects::Things& out) const {
  each_until(*this, filter, f, [&](int thing) {
    out.push_back(thing);
    return true;
  });
}
int Table::count(int filter, const Frame& f) const {
  int n = 0;
  each_until(*this, filter, f, [&](int) {
    ++n;
    return true;
  });
  return n;
}
bool are_there(const Table& t, int filter, int least, const Frame& f) {
  int n = 0;
  if (least > 0) each_until(t, filter, f, [&](int) { return ++n < least; });
  return n >= least;
}

}  // namespace mathom::lotr_tcg
