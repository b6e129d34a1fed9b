// The table of War of the Ring: what is shown as it happens is what lies there in the end, and what a lifted card would
// bring is what it brings.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "core/rng.h"
#include "games/war_of_the_ring/cards/catalog.h"
#include "games/war_of_the_ring/rules.h"
#include "games/war_of_the_ring/rules/standing.h"
#include "games/war_of_the_ring/state/phases.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/set_up.h"
#include "shell/tables/war_of_the_ring/board.h"

using namespace mathom;
using namespace mathom::test;
namespace wr = mathom::war_of_the_ring;

namespace {

SessionSetup setup_of(const char* scenario, int seats, std::uint64_t seed) {
  SessionSetup setup;
  setup.seed = seed;
  setup.config_text = dump_json(Json{{"rule_set", scenario}, {"seats", seats}});
  for (int i = 0; i < seats; ++i) setup.seats.push_back({"Seat " + std::to_string(i + 1), "", 0});
  return setup;
}

const wr::Catalog& war_cards() { return wr::catalog_of(*find_game("war_of_the_ring")); }
const wr::State& state_of(const View& v) { return GameOf<wr::Rules>::view(v.seen); }

// Cards in the open, and those of the viewer's own hand.
bool is_shown(int zone, int viewer) {
  const auto z = static_cast<std::uint8_t>(zone);
  return wr::is_in_play(z) || zone == wr::kHand + viewer || zone == wr::kResolving;
}

void compare(const wr::Board& shown, const wr::Board& known, int viewer) {
  for (int print = 0; print < wr::kCards; ++print) {
    if (!is_shown(shown.zone(print), viewer) && !is_shown(known.zone(print), viewer)) continue;
    INFO(war_cards().words[static_cast<std::size_t>(print)]);
    CHECK(shown.zone(print) == known.zone(print));
    CHECK(shown.state.wielder[mathom::at(print)] == known.state.wielder[mathom::at(print)]);
    CHECK(shown.state.attack_tokens[mathom::at(print)] == known.state.attack_tokens[mathom::at(print)]);
    CHECK(shown.state.defence_tokens[mathom::at(print)] == known.state.defence_tokens[mathom::at(print)]);
  }
  for (int zone = 0; zone < wr::kZones; ++zone) {
    INFO("zone " << zone);
    CHECK(shown.count[mathom::at(zone)] == known.count[mathom::at(zone)]);
  }
  CHECK(shown.active_places() == known.active_places());
  CHECK(shown.state.corruption == known.state.corruption);
  CHECK(shown.state.round == known.state.round);
  for (const wr::Side side : {wr::Side::free_peoples, wr::Side::shadow})
    CHECK(shown.table().points(side) == known.table().points(side));
}

}  // namespace

TEST_CASE("the events of War of the Ring add up to the final table", "[war_of_the_ring]") {
  struct Case {
    const char* scenario;
    int seats;
  };
  for (const Case& c : {Case{"fellowship", 2}, Case{"duel", 2}, Case{"three-player-duel", 3}, Case{"trilogy", 4}}) {
    INFO(c.scenario);
    const Game& game = *find_game("war_of_the_ring");
    Problems problems;
    auto session = Session::create(game, setup_of(c.scenario, c.seats, 11), problems);
    REQUIRE(session);
    const int viewer = c.seats - 1;
    const SeatMask eyes = only(seat_at(viewer));
    wr::Board shown(war_cards(), state_of(session->view_at(0, eyes)));
    Rng rng(4);
    std::size_t taken = 0;
    int answers = 0;
    while (session->waiting_for() != SeatId::none && answers < 900) {
      for (const Event& e : session->events_for(eyes, taken)) shown.apply(e);
      taken = session->event_count();
      INFO("answer " << answers);
      const View now = session->view(eyes);
      if (answers % 5 == 0) {
        compare(shown, wr::Board(war_cards(), state_of(now)), viewer);
        shown = wr::Board(war_cards(), state_of(now));
      }
      const View asked = session->view(only(session->waiting_for()));
      const auto n = static_cast<std::uint32_t>(asked.decision.options.size());
      REQUIRE(session->submit(session->waiting_for(), rng.below(n), session->ply()) == Submit::ok);
      ++answers;
    }
    CHECK(answers > 60);
  }
}

TEST_CASE("the numbers on the cards of a path add up to what stands against its skulls", "[war_of_the_ring]") {
  int worn = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Problems problems;
    auto session = Session::create(*find_game("war_of_the_ring"), setup_of("fellowship", 2, seed), problems);
    REQUIRE(session);
    Rng rng(seed);
    for (int answers = 0; answers < 500 && session->waiting_for() != SeatId::none; ++answers) {
      const View now = session->view(only(session->waiting_for()));
      const wr::Table t = wr::looking_at(war_cards(), state_of(now));
      for (int place = 0; place < wr::kPlaces; ++place) {
        if (!t.is_active(place) || !t.place_facts(place).path) continue;
        int helmets = 0;
        t.lying_in(wr::zone_at(place)).for_each([&](int card) {
          if (wr::side_of(t.facts(card).faction) != wr::Side::free_peoples) return;
          helmets += wr::own_icons_of(t, card).path;
          worn += t.facts(card).type == wr::Type::item;
        });
        const wr::Totals all = wr::totals(t, place);
        CHECK(helmets == all.defence - all.own);
      }
      const auto n = static_cast<std::uint32_t>(now.decision.options.size());
      REQUIRE(session->submit(session->waiting_for(), rng.below(n), session->ply()) == Submit::ok);
    }
  }
  CHECK(worn > 0);
}

TEST_CASE("the rule set of War of the Ring says how many sit at the table", "[war_of_the_ring]") {
  Stage stage;
  open_set_up(stage, *find_game("war_of_the_ring"));
  REQUIRE(stage.press("rule_set/0"));
  CHECK(stage.scene().find("seat/3/0"));
  REQUIRE(stage.press("rule_set/1"));
  CHECK(stage.scene().find("seat/1/0"));
  CHECK_FALSE(stage.scene().find("seat/2/0"));
  REQUIRE(stage.press("rule_set/2"));
  CHECK(stage.scene().find("seat/2/0"));
  CHECK_FALSE(stage.scene().find("seat/3/0"));
  REQUIRE(stage.press("start"));
  REQUIRE(stage.use().play.local());
  CHECK(stage.use().play.local()->session().seats().size() == 3);
}

TEST_CASE("the set-up says who plays which part, for which side and with whom", "[war_of_the_ring]") {
  Stage stage;
  open_set_up(stage, *find_game("war_of_the_ring"));
  const auto said = [&](const char* id) {
    const auto* item = stage.scene().find(id);
    return item ? item->item.name : std::string();
  };
  REQUIRE(stage.press("rule_set/0"));
  CHECK(said("role/0") == "Frodo · Free Peoples, together with Oleg");
  CHECK(said("role/1") == "The Witch-king · Shadow, together with Pia");
  CHECK(said("role/2").starts_with("Aragorn · Free Peoples, together with "));
  CHECK(said("role/2/has") == "Dúnedain, Elf");
  REQUIRE(stage.press("rule_set/1"));
  CHECK(said("role/0") == "Gandalf · Free Peoples");
  CHECK(said("role/1") == "The Witch-king · Shadow");
  REQUIRE(stage.press("rule_set/2"));
  CHECK(said("role/1") == "The Witch-king · Shadow, together with Oleg");
  REQUIRE(stage.press("rule_set/3"));
  CHECK(said("role/0") == "The Balrog of Moria · Shadow");
  CHECK(said("role/1") == "Gandalf · Free Peoples");
}

TEST_CASE("a lifted card says for each place what would stand there", "[war_of_the_ring]") {
  Stage stage;
  stage.start("war_of_the_ring", 4, 3);
  const auto told = [&] {
    int n = 0;
    for (const auto& p : stage.scene().items())
      n += p.item.description.find("With the lifted card") != std::string::npos ||
           p.item.name.find("With the lifted card") != std::string::npos;
    return n;
  };
  int lifted = 0;
  for (int answers = 0; answers < 80 && lifted < 4; ++answers) {
    stage.face_question();
    LocalMatch& match = *stage.use().play.local();
    const Decision& d = match.view().decision;
    std::vector<std::string> hand;
    if (d.why == static_cast<std::uint16_t>(wr::Question::action))
      for (const auto& p : stage.scene().items())
        if (p.item.id.starts_with("hand/") && p.item.offer.starts_with("play ") &&
            p.item.act.find(" to ") != std::string::npos)
          hand.push_back(p.item.id);
    for (const std::string& id : hand) {
      CHECK(told() == 0);
      REQUIRE(stage.press(id));
      bool to_place = false;
      for (const auto& p : stage.scene().items()) to_place = to_place || p.item.id.starts_with("place/");
      const bool goes = stage.scene().find(id)->item.offer.find(" reserve") == std::string::npos;
      if (to_place && goes) {
        CHECK(told() > 0);
        ++lifted;
      }
      stage.scene().set_focus(id);
      stage.key(ui::Key::space);
    }
    REQUIRE(match.choose(static_cast<std::uint64_t>(answers) % match.view().decision.options.size()) == Submit::ok);
  }
  CHECK(lifted > 0);
}

namespace {

// A Trilogy that begins in the middle: Frodo's seat acts, with texts that may and may not be used.
void start_arranged(Stage& stage) {
  const Game& game = *find_game("war_of_the_ring");
  Problems problems;
  const auto table = parse_json(R"({"turn": 0, "round": 2, "last_path": 4,
    "places": {"khazad-dum": ["gandalf-the-grey", "sam-gamgee", "cave-troll"], "edoras": ["riders-of-rohan-1"]},
    "reserve": [["bilbo-baggins", "village-militia"], [], [], []],
    "hands": [["glamdring", "death-ride-ride-to-ruin", "pippin-took", "dwarven-axe"], ["mordor-orcs-2"], ["elrond"], ["ugluk"]]})",
                                problems);
  REQUIRE(table);
  const StatePtr state = game.initial({{"rule_set", "trilogy"}});
  game.arrange(*state, *table, problems);
  SessionSetup setup = setup_of("trilogy", 4, 3);
  setup.start_text = dump_json(game.save(*state));
  REQUIRE(stage.use().play.start(game, setup, problems));
  INFO(problems.text());
  REQUIRE(problems.empty());
  stage.use().screens.push(table_screen());
  stage.settle();
  stage.face_question();
}

std::string name_of(Stage& stage, std::string_view id) {
  const auto* p = stage.scene().find(id);
  return p ? p->item.name : "nothing is called " + std::string(id);
}

}  // namespace

TEST_CASE("a card on a place whose text may be used says so, and shown large it offers the use", "[war_of_the_ring]") {
  Stage stage;
  start_arranged(stage);
  CHECK(name_of(stage, "text/gandalf-the-grey") == "Gandalf the Grey, ability ready to use");
  CHECK(name_of(stage, "text/sam-gamgee") == "Sam Gamgee");
  const auto before = stage.use().play.local()->session().ply();
  REQUIRE(stage.press("text/gandalf-the-grey"));
  REQUIRE(stage.press("zoom/use gandalf-the-grey"));
  CHECK(stage.use().play.local()->session().ply() == before + 1);
  CHECK_FALSE(stage.scene().find("zoom/close"));
}

TEST_CASE("a card whose text may not be used says why when it is shown large", "[war_of_the_ring]") {
  Stage stage;
  start_arranged(stage);
  REQUIRE(stage.press("text/sam-gamgee"));
  bool said = false, offered = false;
  for (const auto& p : stage.scene().items()) {
    said = said || p.item.name == "Not now: Only while it is in reserve. Rule\u00A08.3.";
    offered = offered || p.item.id.starts_with("zoom/use ");
  }
  CHECK(said);
  CHECK_FALSE(offered);
}

TEST_CASE("a lifted card that can only be cycled says why it cannot be played", "[war_of_the_ring]") {
  Stage stage;
  start_arranged(stage);
  REQUIRE(stage.press("hand/dwarven-axe"));
  CHECK(name_of(stage, "prompt") == "Dwarven Axe: Nobody in play may wield it; it is for a Dwarf character.");
}

TEST_CASE("an event stays in sight next to its question while it is carried out", "[war_of_the_ring]") {
  for (const bool phone : {false, true}) {
    Stage stage;
    if (phone) stage.size(390, 844);
    start_arranged(stage);
    CHECK_FALSE(stage.scene().find("source"));
    for (const char* answer : {"play death-ride-ride-to-ruin", "cycle glamdring"}) {
      LocalMatch& match = *stage.use().play.local();
      const auto& options = match.view().decision.options;
      std::uint64_t n = 0;
      while (n < options.size() && match.session().token(options[n]) != answer) ++n;
      REQUIRE(match.choose(n) == Submit::ok);
      stage.settle();
      stage.face_question();
    }
    CHECK(name_of(stage, "source").starts_with("Death! Ride, Ride to Ruin! is being resolved. "));
    CHECK(name_of(stage, "prompt").find("Up to 1") != std::string::npos);
    REQUIRE(stage.press("source"));
    CHECK(stage.scene().find("zoom/close"));
  }
}

TEST_CASE("the card that is lifted is read next to the table, and Escape or a button lays it back",
          "[war_of_the_ring]") {
  struct Size {
    float w, h;
  };
  for (const Size size : {Size{1280, 800}, Size{390, 844}, Size{844, 390}}) {
    CAPTURE(size.w, size.h);
    Stage stage;
    stage.size(size.w, size.h);
    start_arranged(stage);
    for (const bool by_key : {true, false}) {
      REQUIRE(stage.press("hand/dwarven-axe"));
      stage.settle();
      CHECK(name_of(stage, "reading/name") == "Dwarven Axe");
      REQUIRE(stage.scene().find("lay_back"));
      by_key ? stage.key(ui::Key::escape) : stage.press("lay_back");
      stage.settle();
      CHECK_FALSE(stage.scene().find("lay_back"));
    }
  }
}

TEST_CASE("the card that asks stands large next to its question, with its text", "[war_of_the_ring]") {
  for (const bool phone : {false, true}) {
    Stage stage;
    if (phone) stage.size(390, 844);
    start_arranged(stage);
    for (const char* answer : {"play death-ride-ride-to-ruin", "cycle glamdring"}) {
      LocalMatch& match = *stage.use().play.local();
      const auto& options = match.view().decision.options;
      std::uint64_t n = 0;
      while (n < options.size() && match.session().token(options[n]) != answer) ++n;
      REQUIRE(match.choose(n) == Submit::ok);
      stage.settle();
      stage.face_question();
    }
    CHECK(name_of(stage, "reading/name") == "Death! Ride, Ride to Ruin!");
    CHECK(stage.scene().find("reading/text/0"));
  }
}

TEST_CASE("the result of War of the Ring is a page that says who won, by what, and offers the other side",
          "[war_of_the_ring]") {
  Stage stage;
  const Game& game = *find_game("war_of_the_ring");
  SessionSetup setup = setup_of("duel", 2, 5);
  setup.seats[1].person = 1;
  Problems problems;
  REQUIRE(stage.use().play.start(game, setup, problems));
  stage.use().screens.push(table_screen());
  Rng rng(4);
  for (int answers = 0; answers < 1500; ++answers) {
    LocalMatch& match = *stage.use().play.local();
    if (match.session().waiting_for() == SeatId::none) break;
    if (const auto person = match.people().person_asked()) match.people().show_to(*person);
    const auto n = static_cast<std::uint32_t>(match.view().decision.options.size());
    REQUIRE(match.choose(rng.below(n)) == Submit::ok);
  }
  REQUIRE(stage.use().play.local()->session().waiting_for() == SeatId::none);
  stage.settle();
  stage.press("curtain/show");
  if (!stage.scene().find("account/title")) stage.press("scores");
  stage.settle();
  CHECK(name_of(stage, "account/title").find("win") != std::string::npos);
  CHECK(name_of(stage, "account/line").find("points") != std::string::npos);
  CHECK(name_of(stage, "account/course").find("Round 1: ") != std::string::npos);
  CHECK(name_of(stage, "account/medal-0").find(" counted most") != std::string::npos);
  CHECK(name_of(stage, "score/0").find("Seat 1, Gandalf: Free Peoples, ") != std::string::npos);
  CHECK(stage.scene().find("account/again"));
  CHECK(stage.scene().find("account/look"));
  stage.wait(ui::kDeaf);
  REQUIRE(stage.press("account/swap"));
  stage.frame();
  REQUIRE(stage.use().play.local());
  CHECK(stage.use().play.local()->session().seats()[0].name == "Seat 2");
  CHECK(stage.use().play.local()->session().seats()[1].name == "Seat 1");
}

namespace {

// A Trilogy of random answers up to a question of one of these kinds that `fits`; false: none came.
template <class F>
bool play_to(Stage& stage, std::initializer_list<wr::Question> wanted, F fits, std::uint64_t seed = 7) {
  stage.start("war_of_the_ring", 4, seed);
  Rng rng(9);
  for (int answers = 0; answers < 1500; ++answers) {
    LocalMatch& match = *stage.use().play.local();
    if (match.session().waiting_for() == SeatId::none) return false;
    if (const auto person = match.people().person_asked()) match.people().show_to(*person);
    const Decision& d = match.view().decision;
    if (std::find(wanted.begin(), wanted.end(), static_cast<wr::Question>(d.why)) != wanted.end()) {
      stage.settle();
      stage.face_question();
      if (fits()) return true;
    }
    if (match.choose(rng.below(static_cast<std::uint32_t>(d.options.size()))) != Submit::ok) return false;
  }
  return false;
}

std::vector<ui::Rect> rects_of(Stage& stage, std::string_view beginning) {
  std::vector<ui::Rect> out;
  for (const auto& p : stage.scene().items())
    if (p.item.id.starts_with(beginning)) out.push_back(p.item.rect);
  return out;
}

}  // namespace

TEST_CASE("cards at a place that are asked about are chosen where they lie", "[war_of_the_ring]") {
  Stage stage;
  std::string first;
  const auto lie_there = [&] {
    const std::vector<ui::Rect> places = rects_of(stage, "place/");
    for (const auto& p : stage.scene().items())
      for (const ui::Rect& place : places)
        if (p.item.id.starts_with("spread/") && place.contains(p.item.rect.centre()) &&
            place.intersect(p.item.rect).w > p.item.rect.w - 1)
          first = p.item.id;
    return !first.empty() && rects_of(stage, "lay_back").empty();
  };
  // Not every game asks about cards that lie side by side.
  for (std::uint64_t seed = 1; first.empty() && seed <= 20; ++seed)
    play_to(stage,
            {wr::Question::lose, wr::Question::lose_for, wr::Question::eliminate, wr::Question::move,
             wr::Question::token, wr::Question::forsake},
            lie_there, seed);
  REQUIRE_FALSE(first.empty());
  REQUIRE(stage.press(first));
  CHECK(stage.scene().find(first)->item.selected);
  CHECK(stage.scene().find("lay_back"));
  stage.key(ui::Key::escape);
  CHECK_FALSE(stage.scene().find(first)->item.selected);
}

TEST_CASE("the answers of a question in words cover no place", "[war_of_the_ring]") {
  Stage stage;
  REQUIRE(play_to(stage, {wr::Question::may}, [&] { return !rects_of(stage, "place/").empty(); }));
  for (const auto& p : stage.scene().items()) {
    if (p.item.offer.empty()) continue;
    INFO(p.item.id);
    for (const ui::Rect& place : rects_of(stage, "place/")) CHECK_FALSE(place.overlaps(p.item.rect));
  }
}

TEST_CASE("a card that is played and the card that pays for it are one act, undone freely until the button",
          "[war_of_the_ring]") {
  Stage stage;
  start_arranged(stage);
  const auto before = stage.use().play.local()->session().ply();
  REQUIRE(stage.press("hand/death-ride-ride-to-ruin"));
  REQUIRE(stage.press("hand/glamdring"));
  CHECK(name_of(stage, "primary").find("Death! Ride, Ride to Ruin!, cycle Glamdring") != std::string::npos);
  REQUIRE(stage.press("lay_back"));
  CHECK_FALSE(stage.scene().find("hand/glamdring")->item.selected);
  CHECK_FALSE(stage.scene().find("hand/death-ride-ride-to-ruin")->item.selected);
  // A second touch of what would pay lifts it instead.
  for (const char* id : {"hand/death-ride-ride-to-ruin", "hand/glamdring", "hand/glamdring"}) REQUIRE(stage.press(id));
  CHECK(stage.scene().find("hand/glamdring")->item.selected);
  CHECK_FALSE(stage.scene().find("hand/death-ride-ride-to-ruin")->item.selected);
  stage.key(ui::Key::escape);
  CHECK(stage.use().play.local()->session().ply() == before);
  for (const char* id : {"hand/death-ride-ride-to-ruin", "hand/glamdring", "primary"}) REQUIRE(stage.press(id));
  CHECK(stage.use().play.local()->session().ply() >= before + 2);
  CHECK_FALSE(stage.scene().find("hand/glamdring"));
  CHECK(stage.use().play.local()->view().decision.why != static_cast<std::uint16_t>(wr::Question::pay));
}

TEST_CASE("each card of a very large reserve can be told apart and touched", "[war_of_the_ring]") {
  struct Size {
    float w, h;
  };
  const Game& game = *find_game("war_of_the_ring");
  const StatePtr first = game.initial({{"rule_set", "trilogy"}});
  const wr::DeckFacts& deck = war_cards().scenarios.front().decks.front();
  Json reserve = Json::array();
  for (int i = 0; i < wr::kCards && reserve.size() < 23; ++i) {
    const auto title = static_cast<std::size_t>(war_cards().title_of[mathom::at(i)]);
    const wr::CardFacts& facts = war_cards().titles[title];
    const bool stands = facts.type == wr::Type::character || facts.type == wr::Type::army;
    if (stands && deck.copies[title] > 0 && !facts.promo)
      reserve.push_back(war_cards().words[static_cast<std::size_t>(i)]);
  }
  REQUIRE(reserve.size() > 12);
  Problems problems;
  game.arrange(
      *first,
      Json{{"turn", 0}, {"round", 2}, {"reserve", Json::array({reserve, Json::array(), Json::array(), Json::array()})}},
      problems);
  INFO(problems.text());
  REQUIRE(problems.empty());
  SessionSetup setup = setup_of("trilogy", 4, 3);
  setup.start_text = dump_json(game.save(*first));
  Stage stage;
  REQUIRE(stage.use().play.start(game, setup, problems));
  stage.use().screens.push(table_screen());
  for (const Size size : {Size{1280, 800}, Size{390, 844}, Size{844, 390}, Size{1920, 1080}}) {
    CAPTURE(size.w, size.h, reserve.size());
    stage.size(size.w, size.h);
    stage.settle();
    stage.face_question();
    const std::vector<ui::Rect> cards = rects_of(stage, "reserve/");
    for (std::size_t i = 0; i + 1 < cards.size(); ++i)
      if (std::abs(cards[i].y - cards[i + 1].y) < 20 && cards[i + 1].x > cards[i].x)
        CHECK(cards[i + 1].x - cards[i].x >= 23.5f);
    CHECK(cards.size() >= reserve.size());
  }
}
