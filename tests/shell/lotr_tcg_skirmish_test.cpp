// The panel of the skirmish that is being fought and the bar of the window: what they say is what then happens, no
// double press passes, and where a player does not stop their own side passes.
#include <imgui.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <optional>
#include <utility>

#include "core/rng.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"
#include "games/lotr_tcg/state/events.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/services/appearance.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/set_up.h"
#include "shell/stage.h"
#include "shell/tables/lotr_tcg/skirmish/skirmish_panel.h"
#include "support/amount.h"

using namespace mathom;
using namespace mathom::test;
using lotr_tcg::Question;
using lotr_tcg::Verb;
using lotr_tcg::What;

namespace {

constexpr std::string_view kTcg = "lotr_tcg";

class Walk {
 public:
  explicit Walk(std::uint64_t seed, float width = 1280, float height = 800) : rng_(seed) {
    stage.size(width, height);
    stage.start(kTcg, 2, seed);
  }
  LocalMatch& match() { return *stage.use().play.local(); }
  const Decision& decision() { return match().view().decision; }
  const lotr_tcg::State& state() { return GameOf<lotr_tcg::Rules>::view(match().view().seen); }
  bool over() { return match().session().waiting_for() == SeatId::none; }
  // Whoever is asked looks.
  void look() {
    if (const auto person = match().people().person_asked()) match().people().show_to(*person);
  }
  bool is_window() { return decision().why == static_cast<std::uint16_t>(Question::act); }
  bool in_skirmish() { return is_window() && state().fight >= 0; }
  std::uint32_t pick() {
    const auto n = static_cast<std::uint32_t>(decision().options.size());
    const std::uint32_t first = rng_.below(n);
    return decision().options[first].subject == CardId::none ? rng_.below(n) : first;
  }
  // Nothing that can be left.
  std::uint64_t nothing() {
    const auto& options = decision().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
      const Option& o = options[i];
      if (o.verb == effects::kNo || o.verb == effects::kNoMore) return i;
      if (o.verb < effects::kPick && lotr_tcg::verb_of(o) == Verb::pass) return i;
    }
    return 0;
  }
  std::string said(std::string_view id) {
    const auto* item = stage.scene().find(id);
    return item ? item->item.name : std::string();
  }
  const ui::Scene::Placed* item_with(const std::string& offer) {
    for (const auto& p : stage.scene().items())
      if (p.item.offer == offer) return &p;
    return nullptr;
  }
  std::vector<ui::Rect> passes() {
    std::vector<ui::Rect> out;
    for (const char* id : {"offer/pass", "offer/pass-phase"})
      if (const auto* item = stage.scene().find(id)) out.push_back(item->item.rect);
    return out;
  }
  Stage stage;

 private:
  Rng rng_;
};

bool comes_to(Walk& game, Question q) {
  for (int i = 0; i < 3000 && !game.over(); ++i) {
    game.look();
    if (game.decision().why == static_cast<std::uint16_t>(q)) return true;
    REQUIRE(game.match().choose(game.pick()) == Submit::ok);
  }
  return false;
}

// All numbers in what follows the colon, added up.
int sum_after_colon(const std::string& words) {
  int sum = 0;
  for (std::size_t i = words.find(':'); i < words.size() && words[i] != '.'; ++i) {
    if (std::isdigit(static_cast<unsigned char>(words[i])) == 0) continue;
    const bool minus = words[i - 1] == '-';
    std::size_t used = 0;
    const int n = std::stoi(words.substr(i), &used);
    sum += minus ? -n : n;
    i += used;
  }
  return sum;
}
bool holds(const std::string& words, const std::string& part) { return words.find(part) != std::string::npos; }

// The skirmish as it comes out when everybody passes.
std::vector<Event> pass_to_the_end(Walk& game) {
  const std::size_t since = game.match().session().event_count();
  const int place = game.state().fight;
  for (int i = 0; i < 60 && !game.over(); ++i) {
    game.look();
    if (game.state().fight != place) break;
    REQUIRE(game.match().choose(game.nothing()) == Submit::ok);
  }
  std::vector<Event> out;
  for (const Event& e : game.match().session().events_for(kEveryone, since, game.match().session().event_count())) {
    if (lotr_tcg::what_of(e) == What::phase || lotr_tcg::what_of(e) == What::turn) break;
    out.push_back(e);
  }
  return out;
}
const Event* find_event(const std::vector<Event>& events, What what) {
  const auto found =
      std::find_if(events.begin(), events.end(), [&](const Event& e) { return lotr_tcg::what_of(e) == what; });
  return found == events.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("the remaining archery wounds stand next to their drops", "[lotr_tcg][skirmish]") {
  for (const auto& [wide, high] : {std::pair{1280.0f, 800.0f}, std::pair{390.0f, 844.0f}}) {
    Walk game(5, wide, high);
    REQUIRE(comes_to(game, Question::arrow));
    game.stage.face_question();
    const auto* words = game.stage.scene().find("stage/now");
    REQUIRE(words);
    // The drops are in the middle of the table: where the words begin there is room for them, and nothing else, to the
    // left.
    CHECK(words->item.rect.x > wide * 0.25f);
  }
}

TEST_CASE("the panel's verdict is what happens when all pass", "[lotr_tcg][skirmish]") {
  int won = 0, lost = 0, overwhelmed = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Walk game(seed);
    for (int i = 0; i < 1500 && !game.over(); ++i) {
      game.look();
      if (!game.in_skirmish() || game.match().answers_itself()) {
        REQUIRE(game.match().choose(game.in_skirmish() ? game.nothing() : game.pick()) == Submit::ok);
        continue;
      }
      game.stage.face_question();
      const std::string words = game.said("stage/now");
      const bool free = game.match().near_seat() == seat_at(game.state().turn);
      const std::vector<Event> events = pass_to_the_end(game);
      INFO("seed " << seed << ", ply " << i << ": " << words);
      const Event* result = find_event(events, What::won);
      if (!result) continue;
      const bool good = (result->amount == 1) == free;
      CHECK(holds(words, good ? ". Won" : ". Lost"));
      CHECK(holds(words, "overwhelmed") == (find_event(events, What::overwhelmed) != nullptr));
      ++(good ? won : lost);
      overwhelmed += find_event(events, What::overwhelmed) != nullptr;
    }
  }
  CHECK(won > 0);
  CHECK(lost > 0);
  CHECK(overwhelmed > 0);
}

TEST_CASE("the rows of either side add up to its strength", "[lotr_tcg][skirmish]") {
  int seen = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Walk game(seed);
    for (int i = 0; i < 1500 && !game.over(); ++i) {
      game.look();
      if (game.in_skirmish() && !game.match().answers_itself()) {
        game.stage.face_question();
        const lotr_tcg::Table t = lotr_tcg::looking_at(lotr_tcg::catalog_of(game.match().game()), game.state());
        INFO(game.said("stage/for") << " / " << game.said("stage/against"));
        CHECK(sum_after_colon(game.said("stage/for")) == lotr_tcg::strength_for(t, game.state().fight));
        CHECK(sum_after_colon(game.said("stage/against")) == lotr_tcg::strength_against(t, game.state().fight));
        ++seen;
      }
      REQUIRE(game.match().choose(game.pick()) == Submit::ok);
    }
  }
  CHECK(seen > 0);
}

TEST_CASE("a low panel adds up the rows that do not fit", "[lotr_tcg][skirmish]") {
  Stage stage;
  stage.frame();
  const auto drawn = [&](std::vector<lotr_tcg::SkirmishRow> rows) {
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list.PushClipRect({0, 0}, {400, 400});
    list.PushTextureID({});
    ui::Scene scene;
    scene.begin({.screen = {0, 0, 400, 400}, .safe = {0, 0, 400, 400}, .draw = &list});
    const ui::Canvas c(scene, stage.use().looks.letters(), 1);
    lotr_tcg::SkirmishLook look;
    look.defends = 6;
    look.left.rows = std::move(rows);
    look.left.said = look.right.said = look.said = "Frodo";
    scene.begin_zone("stage", {.name = "Skirmish"});
    lotr_tcg::draw_skirmish(c, {10, 10, 370, 14}, look);
    scene.end_zone();
    scene.end();
    std::vector<std::pair<float, float>> places;
    for (const ImDrawVert& v : list.VtxBuffer) places.emplace_back(v.pos.x, v.pos.y);
    return places;
  };
  const auto all =
      drawn({{3, "Frodo", true, false}, {1, "The One Ring", false, false}, {2, "Ettenmoors", false, false}});
  CHECK(all == drawn({{6, "Frodo, The One Ring, Ettenmoors", true, false}}));
  CHECK(all != drawn({{3, "Frodo", true, false}}));
}

TEST_CASE("a lifted card shows what it would bring to the skirmish", "[lotr_tcg][skirmish]") {
  int changed = 0;
  for (std::uint64_t seed = 1; seed <= 12 && changed < 3; ++seed) {
    Walk game(seed);
    for (int i = 0; i < 1500 && !game.over() && changed < 3; ++i) {
      game.look();
      const auto& options = game.decision().options;
      const auto play = std::find_if(options.begin(), options.end(), [](const Option& o) {
        return o.verb < effects::kPick && lotr_tcg::verb_of(o) == Verb::play;
      });
      if (game.in_skirmish() && play != options.end()) {
        game.stage.face_question();
        const auto* item = game.item_with(game.match().session().token(*play));
        REQUIRE(item);
        const std::string before = game.said("stage/now");
        REQUIRE(game.stage.press(item->item.id));
        CHECK(game.said("stage/now") != before);
        changed += game.said("stage/now").starts_with("With ");
        game.stage.press("lay_back");
        CHECK(game.said("stage/now") == before);
      }
      REQUIRE(game.match().choose(game.pick()) == Submit::ok);
    }
  }
  CHECK(changed > 0);
}

namespace {

// Presses one offer, and what names the act where that is asked for; what was pressed last, or nothing: it was a pass,
// or is not in sight.
std::optional<ui::Rect> press_one(Walk& game) {
  const std::string token = game.match().session().token(game.decision().options[game.pick()]);
  const auto ply = game.match().session().ply();
  const auto* item = game.item_with(token);
  if (!item || !item->reachable()) {
    REQUIRE(game.match().choose(game.nothing()) == Submit::ok);
    return std::nullopt;
  }
  ui::Rect pressed = item->visible;
  REQUIRE(game.stage.press(item->item.id));
  const auto* primary = game.stage.scene().find("primary");
  if (game.match().session().ply() == ply && primary) {
    pressed = primary->visible;
    REQUIRE(game.stage.press("primary"));
  }
  if (token.starts_with("pass") || game.match().session().ply() == ply) return std::nullopt;
  return pressed;
}

}  // namespace

TEST_CASE("the pass button never stands where the last press was, except for a pass",
          "[lotr_tcg][skirmish][window][walk]") {
  for (const auto& [width, height] :
       {std::pair{390.0f, 844.0f}, std::pair{1280.0f, 800.0f}, std::pair{844.0f, 390.0f}}) {
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= std::max<std::uint64_t>(2, amount(8)); ++seed) {
      Walk game(seed, width, height);
      for (int i = 0; i < 90 && !game.over(); ++i) {
        game.look();
        game.stage.face_question();
        if (game.over()) break;
        const auto pressed = press_one(game);
        if (!pressed || game.over()) continue;
        game.look();
        game.stage.face_question();
        INFO(width << " x " << height << ", seed " << seed << ", " << i);
        for (const ui::Rect& r : game.passes()) {
          CHECK(r.intersect(*pressed).empty());
          ++seen;
        }
      }
    }
    CHECK(seen > 0);
  }
}

namespace {

// On, until that seat is asked in a skirmish of its own turn and could do something.
bool go_to_skirmish(Walk& game, SeatId seat) {
  for (int i = 0; i < 3000 && !game.over(); ++i) {
    game.look();
    REQUIRE_FALSE(game.decision().options.empty());
    REQUIRE(game.match().choose(game.pick()) == Submit::ok);
    game.look();
    const bool is_own = game.decision().seat == seat_at(game.state().turn);
    if (game.in_skirmish() && game.decision().options.size() > 2 && game.decision().seat == seat && is_own) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("in phases where a player does not stop, their side passes from the next question on", "[lotr_tcg][window]") {
  const SeatId seat = seat_at(1);
  Walk game(5);
  game.look();
  REQUIRE(go_to_skirmish(game, seat));
  CHECK_FALSE(game.match().answers_itself());
  game.stage.face_question();
  REQUIRE(game.stage.press("window/settings"));
  REQUIRE(game.stage.scene().find("stop/own/skirmish"));
  CHECK(game.stage.scene().find("stop/own/skirmish")->item.selected);
  game.stage.post({.kind = ui::Input::Kind::perform, .id = "stop/own/skirmish"});
  game.stage.frame();
  game.stage.settle();
  CHECK_FALSE(game.stage.scene().find("stop/own/skirmish")->item.selected);
  CHECK_FALSE(game.match().answers_itself());  // this one is still theirs
  REQUIRE(go_to_skirmish(game, seat));
  CHECK(game.match().answers_itself());
  CHECK_FALSE(game.match().answer_for_person(1e6));  // where people share the screen it takes its time
  REQUIRE(game.match().answer_for_person(2e6));
  CHECK(game.match().session().log().back().token == "pass");
  // In the turns of others they still stop, and so does everybody else.
  CHECK_FALSE(game.match().orders()->stops_at(seat, 3));
  CHECK(game.match().orders()->stops_at(seat, 8));
  CHECK(game.match().orders()->stops_at(seat_at(0), 3));
}

TEST_CASE("the phases where a player does not stop are kept with the match", "[lotr_tcg][window][keeping]") {
  const StandingTexts* texts = standing_texts(kTcg);
  const Game& game = *find_game(kTcg);
  StandingOrders orders(game, texts), again(game, texts);
  CHECK(orders.text().empty());
  const auto last = static_cast<int>(texts->stops().size()) - 1;
  orders.stop_at(seat_at(1), last, false);
  orders.note(7, {StandingOrders::By::no_stop, {}});
  again.read(orders.text());
  CHECK_FALSE(again.stops_at(seat_at(1), last));
  CHECK(again.stops_at(seat_at(1), 0));
  CHECK(again.stops_at(seat_at(0), last));
  REQUIRE(again.given_at(7));
  CHECK(again.given_at(7)->by == StandingOrders::By::no_stop);
  again.stop_at(seat_at(1), last, true);
  CHECK(again.stops_at(seat_at(1), last));
}
