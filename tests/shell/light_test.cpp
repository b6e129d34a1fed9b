// How the house looks by day, what the table is made of, the rows of the log, and what stands below a result.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "rules/registry.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/stage.h"
#include "shell/ui/drawing/materials.h"

using namespace mathom;
using namespace mathom::test;

namespace {

double brightness(ui::Colour c) {
  double out = 0;
  constexpr std::array<double, 3> kWeights{0.2126, 0.7152, 0.0722};
  for (int i = 0; i < 3; ++i) {
    const double v = static_cast<double>(c >> (8 * i) & 255U) / 255;
    out += kWeights[static_cast<std::size_t>(i)] * (v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4));
  }
  return out;
}

double contrast(ui::Colour a, ui::Colour b) {
  const double x = brightness(a), y = brightness(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

// One person holds all seats of a Tarot: the eyes never change.
void sit_alone(Stage& stage, int deals) {
  SessionSetup setup;
  setup.seed = 7;
  setup.config_text = "{\"seats\": 4, \"options\": {\"deals\": " + std::to_string(deals) + "}}";
  for (const char* name : {"Ana", "Bo", "Cy", "Di"}) setup.seats.push_back({name, "", 0});
  Problems problems;
  REQUIRE(stage.use().play.start(*find_game("french_tarot"), setup, problems));
  stage.use().screens.push(table_screen());
  stage.frame();
}

LocalMatch& open_match(Stage& stage) {
  LocalMatch& match = *stage.use().play.local();
  if (const auto person = match.people().person_asked()) match.people().show_to(*person);
  return match;
}

// Who bids first in a deal bids the least, everybody then takes the first offer.
bool play_on(Stage& stage, int answers) {
  for (int i = 0; i < answers; ++i) {
    LocalMatch& match = open_match(stage);
    if (match.session().outcome().over) return false;
    const std::vector<Option>& options = match.view().decision.options;
    const bool first = options.size() == 5 && match.token(options.back()).starts_with("bid");
    REQUIRE(match.choose(first ? 1 : 0) == Submit::ok);
  }
  return true;
}

const ui::Scene::Placed* named(Stage& stage, const std::string& end) {
  for (const auto& p : stage.scene().items())
    if (p.item.id.starts_with("log/") && p.item.name.ends_with(end)) return &p;
  return nullptr;
}

}  // namespace

TEST_CASE("by day every text stands out from its ground", "[light]") {
  using namespace ui;
  for (const Colour words : {kText, kTextSoft, kTextFaint, kGold, kLink, kWarn, kGood, rgb(0x7FCF95), rgb(0xFF9A8A)})
    for (const Colour ground : {kBar, kPanel, kPanelSolid, rgb(0x0E1D17), rgb(0x1A3129), rgb(0x10201A)}) {
      INFO(std::hex << words << " on " << ground);
      CHECK(contrast(by_daylight(words), by_daylight(ground)) >= 4.5);
      CHECK(brightness(by_daylight(ground)) > brightness(by_daylight(words)));
    }
  CHECK(contrast(by_daylight(kText), by_daylight(kButton)) >= 4.5);
  CHECK(contrast(by_daylight(kLink), rgb(0xE6DCC6)) >= 4.5);  // the linen of a page at its darkest
}

TEST_CASE("the player's choice of day and night overrides the system's", "[light]") {
  Stage stage;
  CHECK_FALSE(stage.use().looks.light());
  stage.use().preferences.system.light = true;
  CHECK(stage.use().looks.light());
  Settings s = stage.use().preferences.settings();
  s.theme = Theme::dark;
  stage.use().preferences.change(s);
  CHECK_FALSE(stage.use().looks.light());
  s.theme = Theme::light;
  stage.use().preferences.system.light = false;
  stage.use().preferences.change(s);
  CHECK(stage.use().looks.light());
}

TEST_CASE("cloth, wood and backs are chosen in the settings and kept", "[light]") {
  Stage stage;
  stage.use().screens.push(settings_screen());
  stage.settle();
  for (const char* id : {"theme/2", "cloth/1", "wood/3", "back/2"}) {
    stage.scene().scroll_to("settings/list", 420);
    stage.settle();
    INFO(id);
    REQUIRE(stage.press(id));
  }
  stage.settle();
  const Settings& s = stage.use().preferences.settings();
  CHECK(s.theme == Theme::light);
  CHECK(s.materials == ui::Materials{ui::Cloth::burgundy, ui::Back::forest, ui::Wood::ebony});
  CHECK(parse_settings(settings_text(s)) == s);
}

TEST_CASE("a trick is one row of the log, and each of its cards still a line", "[light][french_tarot]") {
  Stage stage;
  sit_alone(stage, 1);
  REQUIRE(play_on(stage, 40));
  stage.settle();
  const auto* won = named(stage, "wins trick 1.");
  if (!won) won = named(stage, "wins trick 2.");
  REQUIRE(won);
  int cards = 0;
  for (const auto& p : stage.scene().items())
    if (p.item.id.starts_with("log/") && p.item.role == ui::Role::link &&
        std::abs(p.item.rect.y - won->item.rect.y) < 1) {
      CHECK(p.item.name.find(" plays the ") != std::string::npos);
      ++cards;
    }
  CHECK(cards == 4);
}

TEST_CASE("the log stays at its end when a hint takes room from it", "[light][french_tarot]") {
  Stage stage;
  sit_alone(stage, 1);
  REQUIRE(play_on(stage, 50));
  stage.settle();
  const auto last_line = [&] {
    const ui::Scene::Placed* last = nullptr;
    for (const auto& p : stage.scene().items())
      if (p.item.id.starts_with("log/") && p.item.role == ui::Role::link) last = &p;
    return last;
  };
  REQUIRE(last_line());
  CHECK(last_line()->reachable());
  REQUIRE(stage.key(ui::Key::character, 'h'));
  stage.settle();
  CHECK(last_line()->reachable());
}

TEST_CASE("below a result stand the best trick, the hands as they were played, and a row for each deal",
          "[light][french_tarot]") {
  Stage stage;
  sit_alone(stage, 2);
  int deals = 0;
  for (int i = 0; i < 4000 && play_on(stage, 1); ++i) {
    stage.settle();
    if (!stage.scene().find("go-on")) continue;
    ++deals;
    CHECK(stage.scene().find("account/best/cards"));
    for (int seat = 0; seat < 4; ++seat) CHECK(stage.scene().find("account/hand-" + std::to_string(seat)));
    CHECK(stage.scene().find("account/deal-" + std::to_string(deals)));
    const auto* totals = stage.scene().find("account/totals");
    REQUIRE(totals);
    CHECK(totals->item.name.find("Ana: ") != std::string::npos);
    REQUIRE(stage.press("go-on"));
  }
  CHECK(deals == 2);
}

TEST_CASE("one touch of the button plays the lifted card of Ring Tarot on a phone", "[light][lotr_tarot]") {
  Settings fast = Stage::at_once();
  fast.speed = Speed::fast;
  Stage stage(fast);
  stage.size(390, 844);
  stage.start("lotr_tarot", 3, 5);
  int played = 0;
  for (int i = 0; i < 400 && played < 3; ++i) {
    stage.face_question();
    LocalMatch& match = *stage.use().play.local();
    const auto& options = match.view().decision.options;
    const bool plays = !options.empty() && match.token(options.front()).starts_with("play");
    if (!plays) {
      REQUIRE(match.choose(0) == Submit::ok);
      for (int k = 0; k < 200; ++k) stage.wait(50), stage.frame();
      continue;
    }
    std::string card;
    for (const auto& p : stage.scene().items())
      if (p.item.id.starts_with("hand/") && p.item.offered && p.reachable() && card.empty()) card = p.item.id;
    if (card.empty()) {
      for (int k = 0; k < 200; ++k) stage.wait(50), stage.frame();
      continue;
    }
    const auto before = match.session().ply();
    REQUIRE(stage.press(card));
    REQUIRE(stage.press("primary"));
    CHECK(match.session().ply() > before);
    ++played;
    for (int k = 0; k < 200; ++k) stage.wait(50), stage.frame();
  }
  CHECK(played == 3);
}
