// The combats of War of the Ring as scenes, and what is read of a card that is shown large.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <vector>

#include "core/json.h"
#include "core/rng.h"
#include "games/war_of_the_ring/cards/catalog.h"
#include "games/war_of_the_ring/state/events.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/stage.h"
#include "shell/tables/war_of_the_ring/pictures/face.h"

using namespace mathom;
using namespace mathom::test;
namespace wr = mathom::war_of_the_ring;

namespace {

const Game& war() { return *find_game("war_of_the_ring"); }

// A Trilogy that begins in the middle, one person in all seats; Frodo's seat acts.
void start_with(Stage& stage, const char* hand) {
  Problems problems;
  const auto table = parse_json(std::string(R"({"turn": 0, "round": 2, "last_path": 4,
    "places": {"khazad-dum": ["gandalf-the-grey", "sam-gamgee", "cave-troll"]}, "hands": [[)") +
                                    hand + R"(], ["mordor-orcs-2"], ["elrond"], ["ugluk"]]})",
                                problems);
  REQUIRE(table);
  const StatePtr state = war().initial({{"rule_set", "trilogy"}});
  war().arrange(*state, *table, problems);
  SessionSetup setup;
  setup.seed = 3;
  setup.config_text = dump_json(Json{{"rule_set", "trilogy"}, {"seats", 4}});
  for (int i = 0; i < 4; ++i) setup.seats.push_back({"Seat " + std::to_string(i + 1), "", 0});
  setup.start_text = dump_json(war().save(*state));
  REQUIRE(stage.use().play.start(war(), setup, problems));
  INFO(problems.text());
  REQUIRE(problems.empty());
  stage.use().screens.push(table_screen());
  stage.settle();
  stage.face_question();
}

bool fights(const Event& e) { return wr::what_of(e) == wr::What::battle || wr::what_of(e) == wr::What::path_combat; }

void answer(Stage& stage, std::uint64_t n) {
  LocalMatch& match = *stage.use().play.local();
  if (const auto person = match.people().person_asked()) match.people().show_to(*person);
  REQUIRE(match.choose(n) == Submit::ok);
}

// Answers by lot, of which the last one leads to the first combat of at least three icons.
std::vector<std::uint32_t> road_to_combat(std::uint64_t seed) {
  Stage stage;
  stage.start("war_of_the_ring", 4, seed);
  const Session& session = stage.use().play.local()->session();
  Rng rng(seed);
  std::vector<std::uint32_t> out;
  while (session.waiting_for() != SeatId::none) {
    const std::size_t since = session.event_count();
    const View asked = session.view(only(session.waiting_for()));
    out.push_back(rng.below(static_cast<std::uint32_t>(asked.decision.options.size())));
    answer(stage, out.back());
    for (const Event& e : session.events_for(kEveryone, since))
      if (fights(e) && e.amount >= 3) return out;
  }
  return {};
}

class Combat {
 public:
  Combat(std::uint64_t seed, const std::vector<std::uint32_t>& road, Speed speed, bool still) {
    stage_.start("war_of_the_ring", 4, seed);
    for (std::size_t i = 0; i + 1 < road.size(); ++i) answer(stage_, road[i]);
    stage_.settle();
    stage_.face_question();
    Settings settings = stage_.use().preferences.settings();
    settings.speed = speed, settings.reduced_motion = still;
    stage_.use().preferences.change(settings);
    stage_.settle();
    answer(stage_, road.back());
    for (int i = 0; i < 2000 && !left(); ++i) frame();
    REQUIRE(left());
  }

  // Icons of the attack that are left, as the scene says it; nothing: there is no scene.
  std::optional<int> left() {
    const auto* item = stage_.scene().find("combat/left");
    if (!item) return {};
    const std::string& words = item->item.name;
    return words.ends_with(" not cancelled") ? std::stoi(words) : 0;
  }
  void frame() { stage_.frame(); }
  void tap() {
    stage_.post({.kind = ui::Input::Kind::pointer_down, .at = {640, 300}});
    stage_.post({.kind = ui::Input::Kind::pointer_up, .at = {640, 300}});
  }
  // The numbers that are seen while the first event of the combat is shown, each once.
  std::vector<int> numbers(int frames) {
    std::vector<int> out;
    for (int i = 0; i < frames; ++i) {
      frame();
      const auto now = left();
      if (!now && !out.empty()) break;
      if (now && (out.empty() || out.back() != *now)) out.push_back(*now);
    }
    return out;
  }

 private:
  Stage stage_;
};

std::string name_of(Stage& stage, std::string_view id) {
  const auto* p = stage.scene().find(id);
  return p ? p->item.name : "nothing is called " + std::string(id);
}

}  // namespace

TEST_CASE("in a combat numbers cancel one by one, a tap ends it, and with reduced motion nothing counts down",
          "[war_of_the_ring][combat]") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const std::vector<std::uint32_t> road = road_to_combat(seed);
    if (road.empty()) continue;
    const std::vector<int> seen = Combat(seed, road, Speed::normal, false).numbers(60);
    for (std::size_t i = 1; i < seen.size(); ++i) CHECK(seen[i - 1] - seen[i] == 1);
    if (seen.size() < 3) continue;  // too little is cancelled at once
    Combat tapped(seed, road, Speed::slow, false);
    REQUIRE(tapped.left() == seen.front());
    tapped.tap();
    tapped.frame(), tapped.frame();
    CHECK(tapped.left().value_or(seen.back()) <= seen.back());
    CHECK(Combat(seed, road, Speed::normal, true).numbers(40) == std::vector<int>{seen.back()});
    return;
  }
  FAIL("no combat cancels anything at once");
}

TEST_CASE("a card of War of the Ring that is shown large says its name, kind and text once", "[war_of_the_ring]") {
  Stage stage;
  start_with(stage, R"("glamdring", "dwarven-axe")");
  REQUIRE(stage.press("text/gandalf-the-grey"));
  stage.settle();
  const auto& items = stage.scene().items();
  const auto name = std::find_if(items.begin(), items.end(), [](const auto& p) {
    return p.item.id.starts_with("zoom/") && p.item.name == "Gandalf the Grey";
  });
  REQUIRE(name != items.end());
  const ui::Rect card = name->item.rect;
  CHECK(card.w >= wr::kZoomed);
  // What is said to who does not see it stands where the card itself says it, and nothing is written below the card.
  float high = card.h;
  for (const char* part : {"/0", "/1"}) {
    const auto* note = stage.scene().find(name->item.id + part);
    REQUIRE(note);
    CHECK(note->item.rect.w == card.w);
    high += note->item.rect.h;
  }
  CHECK(std::abs(high - ui::card_height(card.w)) < 1);
}

TEST_CASE("a card whose text gives its numbers has a star for them, large and where it is read", "[war_of_the_ring]") {
  Stage stage;
  start_with(stage, R"("theoden", "glamdring", "dwarven-axe")");
  REQUIRE(stage.press("hand/theoden"));
  stage.settle();
  CHECK(name_of(stage, "reading/number/0") == "* numbers: see its text");
  const wr::Catalog& cards = wr::catalog_of(war());
  std::vector<std::string> starred;
  for (int print = 0; print < wr::kCards; ++print) {
    const wr::FaceWords words = wr::face_words(stage.use().host, war(), print);
    if (words.by_text.empty()) continue;
    CHECK(wr::counts_shown(print, cards).empty());
    starred.push_back(words.name);
  }
  CHECK(starred == std::vector<std::string>{"Dead Men of Dunharrow", "The Great Gate", "Théoden"});
}
