// Why a text or an item cannot be used: the sentence names what the card names, from the same data.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "effects/say/say.h"
#include "games/war_of_the_ring/rules.h"
#include "games/war_of_the_ring/state/phases.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "support/languages.h"
#include "text/texts.h"

using namespace mathom;
namespace wr = mathom::war_of_the_ring;

namespace {

const Game& war_game() { return *find_game("war_of_the_ring"); }
const wr::Catalog& printed_cards() { return wr::catalog_of(war_game()); }

// A Trilogy in which Frodo (seat 0), the Witch-king, Aragorn or Saruman acts.
StatePtr arranged(const char* setup) {
  Problems problems;
  const auto j = parse_json(setup, problems);
  REQUIRE(problems.empty());
  StatePtr state = war_game().initial({{"rule_set", "trilogy"}});
  war_game().arrange(*state, *j, problems);
  INFO(problems.text());
  REQUIRE(problems.empty());
  return state;
}

CardId card_of(const wr::State& s, std::string_view word) {
  for (int i = 0; i < wr::kCards; ++i)
    if (s.cards[i].def != CardDef::hidden && printed_cards().words[mathom::at(index(s.cards[i].def))] == word)
      return card_at(i);
  FAIL("there is no card " << word);
  return CardId::none;
}

// What the seat that acts is told when it wants to do something with a card: its first action, or to play or move it.
std::string told(const State& truth, wr::Verb verb, std::string_view card, std::string_view language = "en") {
  const Game& g = war_game();
  Decision d;
  g.decision(truth, d);
  const Observation seen = g.observe(truth, only(d.seat));
  const wr::State& s = GameOf<wr::Rules>::view(seen);
  const CardId c = card_of(s, card);
  Option wanted = card_option(verb, c);
  const auto& texts = printed_cards().facts_of(s.cards[index(c)].def).abilities;
  if (verb == wr::Verb::use)
    while (printed_cards().abilities[mathom::at(texts[mathom::at(wanted.amount)])].trigger != wr::kOnAction)
      ++wanted.amount;
  const auto all = test::languages();
  const Namer namer{.seat = [](SeatId seat) { return "Seat " + std::to_string(index(seat)); },
                    .card = [&](CardDef def) { return g.card_name(def); }};
  const auto say = [&](const Phrase& p) { return all.at(std::string(language)).say(p, namer); };
  const auto reason = g.why_not(truth, d, wanted);
  if (!reason) return "offered";
  const effects::Clause more = wr::say_why(printed_cards(), s, d, wanted);
  return (more.empty() ? say(reason->phrase) : effects::sentences({more}, say)) + " " + std::string(reason->rule);
}

using wr::Verb;

}  // namespace

TEST_CASE("a text that is not used now says where its card has to be", "[war_of_the_ring]") {
  const StatePtr s = arranged(R"({"turn": 2, "places": {"emyn-muil": [], "helms-deep": ["halbarad"]},
                                  "hands": [[], [], ["arwen", "elrond"], []]})");
  CHECK(told(*s, Verb::use, "halbarad") == "Only while it is in reserve. 8.3");
  const StatePtr shadow = arranged(R"({"turn": 1, "places": {"emyn-muil": [], "helms-deep": []},
                                       "reserve": [[], [{"card": "the-warrior", "items": ["black-breath"]}], [], []],
                                       "hands": [[], ["mordor-orcs-1", "mordor-orcs-2"], [], []]})");
  CHECK(told(*shadow, Verb::use, "black-breath") == "Only while not in reserve. 8.3");
  CHECK(told(*shadow, Verb::use, "black-breath", "fr") == "Seulement si cette carte n’est pas en réserve. 8.3");
}

TEST_CASE("a text that finds nothing says what it wants", "[war_of_the_ring]") {
  const StatePtr s = arranged(R"({"turn": 3, "places": {"emyn-muil": [], "umbar": []},
                                  "reserve": [[], [], [], ["corsairs-of-umbar"]],
                                  "hands": [[], [], [], ["coastal-raiders", "hill-troll"]]})");
  CHECK(told(*s, Verb::use, "corsairs-of-umbar") == "Missing now: Umbar that is not yet activated. 8.3");
  CHECK(told(*s, Verb::use, "corsairs-of-umbar", "fr") == "Il manque à présent : Umbar pas encore activé. 8.3");
}

TEST_CASE("an item without a wielder in play says who may wield it", "[war_of_the_ring]") {
  const StatePtr s = arranged(R"({"turn": 0, "places": {"emyn-muil": [], "umbar": []},
                                  "hands": [["glamdring", "dwarven-axe", "shadowfax"], [], [], []]})");
  CHECK(told(*s, Verb::play, "glamdring") ==
        "Nobody in play may wield it; it is for Gandalf the Grey or Gandalf the White. 7.5");
  CHECK(told(*s, Verb::play, "dwarven-axe") == "Nobody in play may wield it; it is for a Dwarf character. 7.5");
  CHECK(told(*s, Verb::play, "dwarven-axe", "fr") ==
        "Personne en jeu ne peut le porter ; il est pour un personnage des Nains. 7.5");
}

TEST_CASE("a card in reserve that can go nowhere says which faction no battleground shows", "[war_of_the_ring]") {
  const StatePtr s = arranged(R"({"turn": 0, "round": 2, "places": {"emyn-muil": [], "umbar": []},
                                  "reserve": [["riders-of-rohan-1", "theoden"], [], [], []],
                                  "hands": [["glamdring", "shadowfax"], [], [], []]})");
  CHECK(told(*s, Verb::move, "riders-of-rohan-1") == "No active battleground shows its faction: Rohan. 8.2");
  CHECK(told(*s, Verb::move, "theoden") ==
        "No active battleground shows its faction (Rohan), and it may not go on the active path. 8.2");
}

TEST_CASE("an item in reserve says that it goes with its wielder", "[war_of_the_ring]") {
  const StatePtr s = arranged(R"({"turn": 0, "round": 2, "places": {"emyn-muil": [], "umbar": []},
                                  "reserve": [[{"card": "gandalf-the-grey", "items": ["glamdring"]}], [], [], []],
                                  "hands": [["shadowfax", "gimli"], [], [], []]})");
  CHECK(told(*s, Verb::move, "glamdring") == "An item goes where its wielder goes. 7.5");
}

TEST_CASE("a reason cites its paragraph of the rule book", "[war_of_the_ring]") {
  const Game& g = war_game();
  const StatePtr truth = arranged(R"({"turn": 0, "round": 2, "places": {"emyn-muil": [], "umbar": []},
                                      "rings_used": [0], "hands": [["riders-of-rohan-1"], [], [], []],
                                      "reserve": [["eomer", "village-militia"], [], [], []]})");
  Decision d;
  g.decision(*truth, d);
  const wr::State& s = GameOf<wr::Rules>::get(*truth);
  const auto rule = [&](const Option& wanted) {
    const auto reason = g.why_not(*truth, d, wanted);
    return reason ? std::string(reason->rule) : "offered";
  };
  const auto put = [&](Verb verb, std::string_view card, std::string_view place) {
    return rule(wr::put_option(verb, index(card_of(s, card)), wr::kFirstPlace + wr::place_names().find(place)));
  };
  CHECK(rule(option(Verb::ring)) == "8.5");
  CHECK(rule(option(Verb::winnow)) == "8.6");
  CHECK(put(Verb::play, "riders-of-rohan-1", "emyn-muil") == "7.3");  // no army goes on a path
  CHECK(put(Verb::play, "riders-of-rohan-1", "umbar") == "7.3");      // the place does not show its faction
  CHECK(put(Verb::move, "eomer", "umbar") == "7.4");
  CHECK(put(Verb::move, "village-militia", "emyn-muil") == "7.3");
}

TEST_CASE("a search that finds nothing says so", "[war_of_the_ring]") {
  const Game& g = war_game();
  const StatePtr state = arranged(R"({"turn": 0, "places": {"emyn-muil": []},
                                      "reserve": [[{"card": "treebeard", "items": ["ent-draught"]}], [], [], []]})");
  Decision d;
  g.decision(*state, d);
  const int use = find_option(g, *state, d, "use ent-draught");
  REQUIRE(use >= 0);
  g.apply(*state, d, {static_cast<std::uint64_t>(use), {}}, nullptr);
  g.decision(*state, d);
  REQUIRE(d.options.size() == 1);
  CHECK(g.prompt(*state, d).key == "war_of_the_ring.ask.take.nothing");
}
