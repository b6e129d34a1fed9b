// What texts point at: cards, and sites of the adventure path. What is printed is tested here; what only a table knows has no
// test yet, as nothing plays these cards.
#include "games/lotr_tcg/cards/catalog.h"

namespace mathom::lotr_tcg {
namespace {

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
constexpr int kInPlay = 4;
const Names& state_names() {
  static const Names kNames("lotr_tcg.state", {"exhausted", "wounded", "roaming", "assigned", "unassigned"});
  return kNames;
}

TestWord printed(std::string_view word, const Names& names, bool (*test)(const LoadedCards&, const Test&, int),
                 std::string_view what, std::string_view example) {
  return documented(TestWord{.word = word, .names = &names, .printed = test}, what, example);
}
TestWord of_another(std::string_view word, std::string_view what, std::string_view example) {
  return documented(TestWord{.word = word, .kind = K::filter}, what, example);
}

std::vector<TestWord> card_tests() {
  return {
      printed("race", race_names(), of_race, "its race", R"("dwarf")"),
      printed("class", weapon_names(), of_class, "what kind of item it is; `weapon`: either kind", R"("weapon")"),
      documented(TestWord{.word = "keyword", .names = &ability_names()}, "a keyword that it has now", R"("archer")"),
      printed("culture", culture_names(), of_culture, "its culture", R"(["moria", "sauron"])"),
      printed("phase", phase_names(), of_phase, "the phase in which the event is played", R"("skirmish")"),
      printed("side", side_names(), on_side, "its side", R"("shadow")"),
      printed("signet", signet_names(), with_signet, "its signet", R"("frodo")"),
      documented(TestWord{.word = "home", .kind = K::number, .printed = at_home}, "the number of the ally's home site",
                 "3"),
      documented(TestWord{.word = "state", .names = &state_names()}, "how it is now", R"("exhausted")"),
      of_another("bears", "it bears such a card", R"({"class": "weapon"})"),
      of_another("borne_by", "such a character bears it", R"({"type": "companion"})"),
      of_another("against", "it is in a skirmish against such a character", R"({"keyword": "archer"})"),
      of_another("beside", "another such card is in the same skirmish", R"({"race": "orc"})"),
      of_another("copy_of", "it is another card of the same name", R"("it")"),
      of_another("race_of", "such a card of the same race is in play", R"({"type": "companion"})"),
      documented(TestWord{.word = "your", .kind = K::flag}, "it is a card of the player whose text this is", "true"),
      documented(
          TestWord{.word = "whose", .kind = K::who},
          "whose card it is; left out in hand, deck, discard pile and dead pile: of the player who does the step",
          R"("free_player")"),
      documented(TestWord{.word = "in", .names = &in_names()},
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
  out.chosen = 2;
  return out;
}

effects::TargetKind site_kind() {
  return {.word = "site",
          .words = Names("lotr_tcg.sites", {"here", "fellowship"}),
          .tests = {printed("keyword", keyword_names(), land, "a word printed on it", R"("underground")"),
                    documented(TestWord{.word = "number", .kind = K::number, .printed = site_number}, "its number",
                               "[4, 5]"),
                    documented(TestWord{.word = "your", .kind = K::flag},
                               "it comes from the adventure deck of the player whose text this is", "true"),
                    documented(TestWord{.word = "whose", .kind = K::who}, "from whose adventure deck it comes",
                               R"("opponent")")},
          .notes = {"the site with this text, or on which the card lies", "the site where the fellowship is"}};
}

}  // namespace

std::vector<effects::TargetKind> target_kinds() { return {card_kind(), site_kind()}; }

}  // namespace mathom::lotr_tcg
