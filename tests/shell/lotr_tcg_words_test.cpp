// The words with which the table of the trading card game asks, and what it says to whoever is out of the game.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/questions.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/stage.h"
#include "text/unicode.h"

using namespace mathom;
using namespace mathom::test;

namespace {

constexpr std::string_view kId = "lotr_tcg";

// A game that plays itself at random, the cards rather than the passes.
class Running {
 public:
  explicit Running(std::uint64_t seed, int seats, int people) : rng_(seed) {
    SessionSetup setup;
    setup.seed = seed;
    setup.config_text = "{\"seats\": " + std::to_string(seats) + "}";
    for (int i = 0; i < seats; ++i)
      setup.seats.push_back({"Player " + std::to_string(i + 1), i < people ? "" : "beginner", 0});
    Problems problems;
    session = Session::create(*find_game(kId), setup, problems);
    REQUIRE(session);
  }
  bool over() const { return session->waiting_for() == SeatId::none; }
  View view() const { return session->view(only(session->waiting_for())); }
  const lotr_tcg::State& state(const View& v) const { return GameOf<lotr_tcg::Rules>::view(v.seen); }
  void answer(const View& v) {
    const auto n = static_cast<std::uint32_t>(v.decision.options.size());
    std::uint32_t pick = rng_.below(n);
    if (v.decision.options[pick].subject == CardId::none) pick = rng_.below(n);
    REQUIRE(session->submit(session->waiting_for(), pick, session->ply()) == Submit::ok);
  }

  std::unique_ptr<Session> session;

 private:
  Rng rng_;
};

std::string said(Stage& stage, std::string_view id) {
  const auto* item = stage.scene().find(id);
  return item ? item->item.name : std::string();
}
bool has_arg(const Phrase& p, std::string_view name) {
  return std::any_of(p.args.begin(), p.args.end(), [&](const Arg& a) { return a.name == name; });
}

}  // namespace

TEST_CASE("a player who may respond is told what happens, and to which card", "[lotr_tcg][words]") {
  int asked = 0, about_a_card = 0;
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    Running game(seed, 2, 2);
    for (int i = 0; i < 2000 && !game.over(); ++i) {
      const View v = game.view();
      if (static_cast<lotr_tcg::Question>(v.decision.why) == lotr_tcg::Question::answer) {
        const Phrase prompt = game.session->prompt();
        INFO("seed " << seed << ", ply " << game.session->ply() << ": " << prompt.key);
        CHECK(prompt.key != "lotr_tcg.ask.answer");
        ++asked;
        about_a_card += has_arg(prompt, "card");
      }
      game.answer(v);
    }
  }
  CHECK(asked > 50);
  CHECK(about_a_card > 50);
}

TEST_CASE("a player who gathers a fellowship is told its limit and its cost so far", "[lotr_tcg][words]") {
  Running game(3, 2, 2);
  bool some = false;
  for (int i = 0; i < 40 && !game.over(); ++i) {
    const View v = game.view();
    if (static_cast<lotr_tcg::Question>(v.decision.why) == lotr_tcg::Question::start) {
      const Phrase prompt = game.session->prompt();
      const lotr_tcg::State& s = game.state(v);
      int used = -1;
      for (const Arg& a : prompt.args)
        if (a.name == "used") used = static_cast<int>(a.value);
      int cost = 0;  // of characters, as Frodo costs nothing
      for (int card = 0; card < s.cards.size(); ++card) {
        if (s.cards[card].zone != lotr_tcg::zone_of(lotr_tcg::kTable, index(v.decision.seat))) continue;
        const lotr_tcg::CardFacts& facts = lotr_tcg::printed_cards().facts(index(s.cards[card].def));
        cost += facts.is_character() ? facts.cost : 0;
      }
      CHECK(used == cost);
      some = some || used > 0;
      REQUIRE(game.session->submit(v.decision.seat, 0, game.session->ply()) == Submit::ok);
      continue;
    }
    game.answer(v);
  }
  CHECK(some);
}

TEST_CASE("a text that asks for cards says their purpose", "[lotr_tcg][words]") {
  int told = 0;
  for (std::uint64_t seed = 1; seed < 20 && told < 5; ++seed) {
    Stage stage;
    Running game(seed, 2, 2);
    for (int i = 0; i < 2000 && !game.over(); ++i) {
      const View v = game.view();
      const auto& options = v.decision.options;
      const bool asks_cards = static_cast<lotr_tcg::Question>(v.decision.why) == lotr_tcg::Question::control &&
                              options.front().subject != CardId::none && v.decision.source != CardId::none;
      if (asks_cards) break;
      game.answer(v);
    }
    if (game.over()) continue;
    stage.use().play.play(std::move(game.session));
    stage.use().screens.push(table_screen());
    stage.settle();
    stage.face_question();
    const std::string prompt = said(stage, "prompt");
    INFO("seed " << seed << ": " << prompt);
    const auto asked = prompt.find("? ");
    CHECK(asked < prompt.size() - 3);
    ++told;
  }
  CHECK(told == 5);
}

TEST_CASE("a player who is out of a game of four is told so, and skips to its end with one press",
          "[lotr_tcg][words]") {
  bool met = false;
  for (std::uint64_t seed = 1; seed < 40 && !met; ++seed) {
    Running game(seed, 4, 1);
    const auto out = [&] {
      const View v = game.session->view(only(seat_at(0)));
      return game.state(v).lost[0] != lotr_tcg::Loss::none;
    };
    for (int i = 0; i < 6000 && !game.over() && !out(); ++i) game.answer(game.view());
    if (game.over() || !out()) continue;
    met = true;
    Settings settings;
    settings.speed = Speed::fast;
    Stage stage(settings);
    stage.use().play.play(std::move(game.session));
    stage.use().screens.push(table_screen());
    for (int i = 0; i < 20; ++i) stage.frame();
    CHECK(said(stage, "prompt").find("out of the game") != std::string::npos);
    CHECK(said(stage, "skip") == "To the end");
  }
  CHECK(met);
}

TEST_CASE("whether to move on is asked in words that have room in the buttons of a phone",
          "[lotr_tcg][words][layout]") {
  bool met = false;
  for (std::uint64_t seed = 1; seed < 40 && !met; ++seed) {
    Running game(seed, 2, 2);
    const auto asked = [&] {
      const auto& options = game.view().decision.options;
      return std::ranges::any_of(options, [&](const Option& o) { return game.session->token(o) == "stay"; });
    };
    for (int i = 0; i < 2000 && !game.over() && !asked(); ++i) game.answer(game.view());
    if (game.over()) continue;
    met = true;
    Settings settings;
    settings.language = "fr";
    Stage stage(settings);
    stage.size(390, 844);
    stage.use().play.play(std::move(game.session));
    stage.use().screens.push(table_screen());
    for (int i = 0; i < 3; ++i) stage.frame();
    stage.face_question();
    for (const char* id : {"offer/move", "offer/stay"}) {
      const auto* button = stage.scene().find(id);
      REQUIRE(button);
      const ui::Rect r = button->item.rect;
      INFO(button->item.name);
      CHECK(stage.use().looks.letters().fits({ui::Face::strong, 15}, button->item.name, r.w - 4, r.h));
    }
  }
  CHECK(met);
}

TEST_CASE("the title of the table begins with a capital letter in every phase", "[lotr_tcg][words]") {
  Stage stage;
  Running game(5, 2, 2);
  std::vector<bool> seen(lotr_tcg::kRegroup + 1);
  Session& session = *game.session;
  stage.use().play.play(std::move(game.session));
  stage.use().screens.push(table_screen());
  Rng rng(5);
  for (int i = 0; i < 600 && !session.outcome().over && std::count(seen.begin(), seen.end(), false) > 0; ++i) {
    LocalMatch& match = *stage.use().play.local();
    const auto phase = static_cast<std::size_t>(GameOf<lotr_tcg::Rules>::view(match.view().seen).phase);
    if (!seen[phase]) {
      seen[phase] = true;
      stage.settle();
      const std::string title = said(stage, "title");
      INFO(title);
      REQUIRE_FALSE(title.empty());
      const char32_t first = letter_at(title, 0).code;
      CHECK(small_of(first) != first);
    }
    const auto n = static_cast<std::uint32_t>(match.view().decision.options.size());
    REQUIRE(match.choose(rng.below(n)) == Submit::ok);
  }
}
