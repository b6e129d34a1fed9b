// A trick on the table: who leads and how many play make no difference to what can be read of it.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <map>

#include "core/json.h"
#include "rules/registry.h"
#include "shell/inspector.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/match/playing.h"
#include "shell/services/notices.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/tables/french_tarot/layout/places.h"

using namespace mathom;
using namespace mathom::test;
namespace tarot = mathom::french_tarot;

namespace {

constexpr float kTilted = 4;  // what the corners of a tilted card reach beyond its place

// All cards of a trick are there: whichever was laid last, it must lie over no index and over no plate.
void look_at_places(const ui::Canvas& c, ui::Rect felt, int seats, const std::string& where, Faults& faults) {
  for (int me = 0; me < seats; ++me) {
    const tarot::Spots spots = tarot::place_seats(c, felt, seats, me);
    for (std::size_t a = 0; a < static_cast<std::size_t>(seats); ++a) {
      const ui::Rect card = spots.seat[a].card;
      const ui::Rect index{card.x, card.y, card.w * 0.42f, card.h * 0.4f};
      const ui::Rect inside = card.intersect(felt);
      if (inside.w < card.w - 1 || inside.h < card.h - 1) faults.add("a card reaches out of the felt", where);
      if (card.w < 34) faults.add("a card is too small", where);
      for (std::size_t b = 0; b < static_cast<std::size_t>(seats); ++b) {
        if (a != b && ui::grown(spots.seat[b].card, kTilted).overlaps(index)) faults.add("an index is covered", where);
        const ui::Rect both = spots.seat[b].plate.intersect(card);
        if (both.w > 1 && both.h > 1) faults.add("a plate lies over a card", where);
        if (a < b && spots.seat[a].plate.overlaps(spots.seat[b].plate)) faults.add("plates lie over each other", where);
      }
    }
  }
}

std::string words_of(Stage& stage, std::string_view id) {
  const auto* item = stage.scene().find(id);
  return item ? item->item.name : std::string();
}

// One person holds all seats: the eyes never change.
void start_with_one_person(Stage& stage) {
  SessionSetup setup;
  setup.seed = 7;
  setup.config_text = "{\"seats\": 4}";
  for (const char* name : {"Player", "Nadia", "Oleg", "Pia"}) setup.seats.push_back({name, "", 0});
  Problems problems;
  REQUIRE(stage.use().play.start(*find_game("french_tarot"), setup, problems));
  stage.use().screens.push(table_screen());
  stage.frame();
}

// The match, with the question in view of whom it asks.
LocalMatch& shown(Stage& stage) {
  LocalMatch& match = *stage.use().play.local();
  if (const auto person = match.people().person_asked()) match.people().show_to(*person);
  return match;
}

// Answers with the first offer until `until`; false: the match is over before.
template <class F>
bool play_until(Stage& stage, F until) {
  for (int answers = 0; answers < 3000; ++answers) {
    LocalMatch& match = shown(stage);
    if (match.session().outcome().over) return false;
    if (until(match)) return true;
    REQUIRE(match.choose(0) == Submit::ok);
  }
  return false;
}

// Whoever speaks first takes the deal, and it is played to its end.
void play_to_the_result(Stage& stage) {
  start_with_one_person(stage);
  shown(stage).choose(1);
  REQUIRE_FALSE(play_until(stage, [](LocalMatch&) { return false; }));
  stage.settle();
}

std::string first_token(LocalMatch& match) { return match.token(match.view().decision.options.front()); }

}  // namespace

TEST_CASE("the match is not shown as over while its last trick lies there", "[french_tarot][trick]") {
  Stage stage;
  start_with_one_person(stage);
  // Whoever speaks first takes the deal.
  shown(stage).choose(1);
  REQUIRE(play_until(stage, [](LocalMatch& m) { return first_token(m).starts_with("play"); }));
  for (int cards = 0; cards < 71; ++cards) {
    stage.settle();
    REQUIRE(shown(stage).choose(0) == Submit::ok);
  }
  Settings slow = stage.use().preferences.settings();
  slow.speed = Speed::normal;
  stage.use().preferences.change(slow);
  stage.settle();
  REQUIRE(shown(stage).choose(0) == Submit::ok);
  REQUIRE(stage.use().play.local()->session().outcome().over);
  bool won = false;
  for (int i = 0; i < 400 && !stage.scene().find("go-on"); ++i) {
    stage.wait(16);
    stage.frame();
    const std::string prompt = words_of(stage, "prompt");
    const auto& items = stage.scene().items();
    const auto lies =
        std::count_if(items.begin(), items.end(), [](const auto& p) { return p.item.id.starts_with("trick/"); });
    if (lies == 4) CHECK(prompt != "The match is over.");
    won = won || prompt.ends_with("wins the trick");
  }
  CHECK(won);
  // The header and the account name the same points.
  const std::string bar = words_of(stage, "account/bar"), status = words_of(stage, "status");
  REQUIRE(bar.size() > 6);
  INFO(bar << " | " << status);
  CHECK(status.starts_with("Taker " + bar.substr(6, bar.find(',') - 6) + " "));
}

TEST_CASE("a player who cannot follow is told what to play instead", "[french_tarot][trick]") {
  Stage stage;
  start_with_one_person(stage);
  shown(stage).choose(1);
  int told = 0, others = 0;
  play_until(stage, [&](LocalMatch& match) {
    stage.settle();
    stage.face_question();
    const std::string prompt = words_of(stage, "prompt");
    others += prompt.ends_with(": play a trump.") || prompt.ends_with(": play any card.");
    for (const std::string suit : {"Spades", "Hearts", "Clubs", "Diamonds"}) {
      if (prompt != suit + " were led. Play a card.") continue;
      ++told;
      const std::string word = suit == "Spades"   ? "spade"
                               : suit == "Hearts" ? "heart"
                               : suit == "Clubs"  ? "club"
                                                  : "diamond";
      const auto& options = match.view().decision.options;
      CHECK(std::any_of(options.begin(), options.end(),
                        [&](const Option& o) { return match.token(o).find(word) != std::string::npos; }));
    }
    return told > 10 && others > 3;
  });
  CHECK(told > 0);
  CHECK(others > 0);
}

TEST_CASE("the index of every card in a trick is wholly visible at every size", "[french_tarot][trick]") {
  Faults faults;
  for (const float scale : kScales)
    for (const Size size : kSizes) {
      Stage stage(scaled(scale, "en"));
      stage.size(size.w, size.h);
      stage.settle();
      const ui::Canvas c(stage.scene(), stage.use().looks.letters(), scale);
      const float wide = size.w >= 1000 ? size.w - 280 * std::max(1.0f, scale) : size.w;
      for (const float part : {0.3f, 0.4f, 0.5f, 0.6f})
        for (int seats = 3; seats <= 5; ++seats)
          look_at_places(c, {8, 60, wide - 16, size.h * part}, seats,
                         name_of(size, scale) + ", " + std::to_string(seats) + " players", faults);
    }
  faults.report();
}

TEST_CASE("a notice does not lie over a player's plate", "[french_tarot][trick]") {
  Stage stage;
  start_with_one_person(stage);
  for (const Size size : {Size{1280, 800}, Size{1920, 1080}}) {
    stage.size(size.w, size.h);
    stage.use().notices.notify("This cannot be taken back.");
    stage.settle();
    const auto* notice = stage.scene().find("notice");
    REQUIRE(notice);
    for (const auto& p : stage.scene().items())
      if (p.item.id.starts_with("seat/")) CHECK_FALSE(p.item.rect.overlaps(notice->item.rect));
  }
}

TEST_CASE("the question for a suit does not cover its piles", "[lotr_tarot][trick]") {
  Stage stage;
  stage.start("lotr_tarot", 4, 5);
  const auto asks_suit = [](LocalMatch& m) { return first_token(m).starts_with("suit"); };
  REQUIRE(play_until(stage, asks_suit));
  for (const Size size : {Size{1280, 800}, Size{390, 844}}) {
    stage.size(size.w, size.h);
    stage.face_question();
    const auto* ring = stage.scene().find("pile/ring");
    REQUIRE(ring);
    const ui::Rect upper{ring->item.rect.x, ring->item.rect.y, ring->item.rect.w, ring->item.rect.h * 0.75f};
    int offers = 0;
    for (const auto& p : stage.scene().items()) {
      if (!p.item.id.starts_with("offer/")) continue;
      ++offers;
      CHECK_FALSE(p.item.rect.overlaps(upper));
    }
    CHECK(offers == 4);
  }
}

TEST_CASE("the page of the result leads to the look back", "[french_tarot][trick]") {
  Stage stage;
  play_to_the_result(stage);
  REQUIRE(stage.scene().find("account/again"));
  REQUIRE(stage.press("account/look"));
  stage.settle();
  CHECK_FALSE(stage.scene().find("go-on"));
  CHECK(stage.scene().find("past/line"));
}

TEST_CASE("the stake of a small contract is said in the singular", "[french_tarot][trick]") {
  Stage stage;
  play_to_the_result(stage);
  const auto medal = [&](const char* id) {
    const auto* p = stage.scene().find(id);
    return p ? p->item.name + ' ' + p->item.description : std::string();
  };
  const std::string all = medal("account/medal-0") + medal("account/medal-1") + medal("account/medal-2");
  INFO(all);
  CHECK(all.find("counts once") != std::string::npos);
  CHECK(all.find("1 times") == std::string::npos);
}

TEST_CASE("on a phone all rows below a result have the same width", "[french_tarot][trick]") {
  Stage stage;
  stage.size(390, 844);
  play_to_the_result(stage);
  const auto* gold = stage.scene().find("account/again");
  REQUIRE(gold);
  std::map<float, ui::Rect> rows;  // by where they begin
  for (const auto& p : stage.scene().items()) {
    const ui::Rect r = p.item.rect;
    if (p.item.role != ui::Role::button || r.y < gold->item.rect.y - 130 || r.y > gold->item.rect.y) continue;
    auto& row = rows.try_emplace(r.y, r).first->second;
    const float left = std::min(row.x, r.x), right = std::max(row.right(), r.right());
    row = {left, row.y, right - left, row.h};
  }
  CHECK(rows.size() > 2);
  for (const auto& [y, row] : rows) {
    INFO(y);
    CHECK(std::abs(row.x - gold->item.rect.x) < 1);
    CHECK(std::abs(row.right() - gold->item.rect.right()) < 1);
  }
}

TEST_CASE("from the page of the result the same players begin another game at once", "[french_tarot][trick]") {
  Stage stage;
  play_to_the_result(stage);
  const auto seats = shown(stage).session().seats();
  const std::string config = dump_json(shown(stage).session().config());
  const std::uint64_t seed = shown(stage).session().seed();
  stage.wait(ui::kDeaf);
  REQUIRE(stage.press("account/again"));
  stage.settle();
  const Session& next = shown(stage).session();
  CHECK_FALSE(next.outcome().over);
  CHECK(next.seed() != seed);
  CHECK(dump_json(next.config()) == config);
  CHECK(next.seats() == seats);
}

TEST_CASE("a second press that was meant for the last card begins no other game", "[french_tarot][trick]") {
  for (const bool closed : {false, true}) {
    const char* again = closed ? "again" : "account/again";
    CAPTURE(again);
    Stage stage;
    play_to_the_result(stage);
    const std::uint64_t seed = shown(stage).session().seed();
    if (closed) stage.key(ui::Key::enter);
    REQUIRE(stage.press(again));
    REQUIRE(stage.use().play.local());
    CHECK(shown(stage).session().seed() == seed);
    REQUIRE(stage.scene().find(again));
    stage.wait(ui::kDeaf);
    REQUIRE(stage.press(again));
    CHECK((!stage.use().play.local() || shown(stage).session().seed() != seed));
  }
}

TEST_CASE("at the end of a match Enter closes the page of the result and begins no other game",
          "[french_tarot][trick]") {
  Stage stage;
  play_to_the_result(stage);
  const std::uint64_t seed = shown(stage).session().seed();
  const auto* again = stage.scene().find("account/again");
  REQUIRE(again);
  CHECK(again->item.rect.x > stage.scene().find("go-on")->item.rect.right());
  stage.key(ui::Key::enter);
  stage.settle();
  CHECK_FALSE(stage.scene().find("account/again"));
  CHECK(shown(stage).session().seed() == seed);
}

TEST_CASE("rows of an account end where its button ends, and nothing lies empty above it", "[french_tarot][trick]") {
  for (const auto& [width, height] : {std::pair{1280.0f, 800.0f}, std::pair{390.0f, 844.0f}}) {
    Stage stage;
    stage.size(width, height);
    play_to_the_result(stage);
    const auto* button = stage.scene().find("account/again");
    REQUIRE(button);
    const ui::Rect next = button->item.rect;
    float right = 0, bottom = 0, top = next.y;
    for (const auto& p : stage.scene().items()) {
      if (p.item.id.starts_with("score/")) right = std::max(right, p.item.rect.right());
      const bool is_button = p.item.id == "account/again" || p.item.id == "go-on" || p.item.id == "account/look";
      if (is_button) top = std::min(top, p.item.rect.y);
      if (!is_button && (p.item.id.starts_with("account/") || p.item.id.starts_with("score/")))
        bottom = std::max(bottom, p.item.rect.bottom());
    }
    INFO(width << " x " << height << ": rows end at " << right << ", the button at " << next.right()
               << "; words end at " << bottom << ", buttons begin at " << top);
    // Room for the bar is kept where something scrolls.
    const bool scrolls = bottom > top;
    CHECK(std::abs(next.right() - right) <= (scrolls ? 16.0f : 6.0f));
    if (!scrolls) CHECK(top - bottom <= 60);
  }
}
