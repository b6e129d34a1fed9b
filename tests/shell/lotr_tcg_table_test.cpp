// The table of the trading card game: what is touched, what is said of a skirmish, what a plate opens, how a game ends.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/inspector.h"
#include "shell/set_up.h"
#include "shell/stage.h"
#include "shell/tables/lotr_tcg/book/deck_desk.h"

using namespace mathom;
using namespace mathom::test;

namespace {

constexpr std::string_view kId = "lotr_tcg";

class Played {
 public:
  explicit Played(std::uint64_t seed) : rng_(seed) { stage.start(kId, 2, seed); }

  // Goes on at random until that is asked and `fits` holds, and shows the question. Cards are played rather than passed.
  template <class F>
  bool until(lotr_tcg::Question q, F fits) {
    for (int i = 0; i < 3000 && match().session().waiting_for() != SeatId::none; ++i) {
      if (const auto person = match().person_asked()) match().show_to(*person);
      if (decision().why == static_cast<std::uint16_t>(q) && !match().answers_itself() && fits(decision())) {
        stage.face_question();
        return true;
      }
      REQUIRE(match().choose(pick()) == Submit::ok);
    }
    return false;
  }
  bool until(lotr_tcg::Question q) {
    return until(q, [](const Decision&) { return true; });
  }

  const lotr_tcg::State& state() { return GameOf<lotr_tcg::Rules>::view(match().view().seen); }
  Match& match() { return *stage.app().match(); }
  const Decision& decision() { return match().view().decision; }
  std::string said(std::string_view id) {
    const auto* item = stage.scene().find(id);
    return item ? item->item.name : std::string();
  }
  std::string item_with(const std::string& offer) {
    for (const auto& p : stage.scene().items())
      if (p.item.offer == offer) return p.item.id;
    return {};
  }
  Stage stage;

 private:
  std::uint32_t pick() {
    const auto& options = decision().options;
    const auto n = static_cast<std::uint32_t>(options.size());
    const std::uint32_t first = rng_.below(n);
    const auto passes = [&](std::uint32_t i) { return options[i].subject == CardId::none; };
    return passes(first) ? rng_.below(n) : first;
  }
  Rng rng_;
};

bool assigns(const Option& o) { return lotr_tcg::verb_of(o) == lotr_tcg::Verb::assign; }

}  // namespace

TEST_CASE("a minion is touched, and then who fights it", "[lotr_tcg][table]") {
  Played game(5);
  REQUIRE(game.until(lotr_tcg::Question::defend, [](const Decision& d) {
    return std::count_if(d.options.begin(), d.options.end(), assigns) >= 2;
  }));
  // The last option: its minion is lifted, and its defender is a target.
  const auto& options = game.decision().options;
  const auto last = std::find_if(options.rbegin(), options.rend(), assigns);
  const std::string token = game.match().session().token(*last);
  const std::string minion = "card/" + std::to_string(index(last->subject)),
                    defender = "card/" + std::to_string(index(last->object));
  const auto ply = game.match().session().ply();
  CHECK(game.stage.press(minion));
  CHECK(game.match().session().ply() == ply);
  REQUIRE(game.stage.scene().find(defender));
  CHECK(game.stage.scene().find(defender)->item.offer == token);
  CHECK(game.stage.press(defender));
  CHECK(game.match().session().ply() > ply);
  // Both are in the same skirmish, and the stage says how it would end.
  CHECK(game.said("stage/now").find(':') != std::string::npos);
}

TEST_CASE("what is lifted is laid back by a touch beside it", "[lotr_tcg][table]") {
  Played game(5);
  REQUIRE(game.until(lotr_tcg::Question::defend));
  const std::string minion = "card/" + std::to_string(index(game.decision().options.front().subject));
  CHECK(game.stage.press(minion));
  CHECK(game.stage.scene().find(minion)->item.selected);
  CHECK(game.stage.press("lay_back"));
  CHECK_FALSE(game.stage.scene().find(minion)->item.selected);
}

TEST_CASE("the stage says both strengths and how the skirmish would end", "[lotr_tcg][table]") {
  Played game(3);
  REQUIRE(game.until(lotr_tcg::Question::act, [&](const Decision&) { return game.state().fight >= 0; }));
  const lotr_tcg::State& s = game.state();
  const lotr_tcg::Table t = lotr_tcg::looking_at(lotr_tcg::catalog_of(game.match().game()), s);
  const std::string words = game.said("stage/now");
  INFO(words);
  CHECK(words.find(" " + std::to_string(lotr_tcg::strength_for(t, s.fight)) + ",") != std::string::npos);
  CHECK(words.find(" " + std::to_string(lotr_tcg::strength_against(t, s.fight)) + ".") != std::string::npos);
}

TEST_CASE("a plate opens all that its player has on the table", "[lotr_tcg][table]") {
  Played game(4);
  REQUIRE(game.until(lotr_tcg::Question::act));
  CHECK(game.stage.press("seat/0"));
  CHECK(game.stage.scene().find("sheet/close"));
  bool cards = false;
  for (const auto& p : game.stage.scene().items()) cards = cards || p.item.id.starts_with("sheet/in_play/");
  CHECK(cards);
  CHECK(game.stage.press("sheet/close"));
  CHECK_FALSE(game.stage.scene().find("sheet/close"));
}

TEST_CASE("a game ends on the page of its result", "[lotr_tcg][table]") {
  Played game(6);
  CHECK_FALSE(game.until(lotr_tcg::Question::none));
  REQUIRE(game.match().session().outcome().over);
  game.stage.face_question();
  if (!game.stage.scene().find("account/title")) game.stage.press("scores");
  const auto* again = game.stage.scene().find("account/again");
  REQUIRE(again);
  CHECK(again->item.offered);
  const int winner = game.state().winner;
  CHECK(game.said("account/title").find(winner == 0 ? "Player" : "Nadia") != std::string::npos);
}

TEST_CASE("every player brings the deck that was chosen for them", "[lotr_tcg][table]") {
  Stage stage;
  open_set_up(stage, *find_game(kId));
  REQUIRE(stage.press("editor"));
  // The last of the four decks for the second player.
  REQUIRE(stage.press("decks/1/3"));
  CHECK(stage.scene().find("decks/1/3")->item.selected);
  CHECK_FALSE(stage.scene().find("decks/0/3")->item.selected);
  REQUIRE(stage.press("use"));
  REQUIRE(stage.press("start"));
  const auto& s = GameOf<lotr_tcg::Rules>::view(stage.app().match()->view().seen);
  const auto& c = lotr_tcg::printed_cards();
  CHECK(c.facts(index(s.cards[s.ring_bearer[0]].def)).id == "frodo-son-of-drogo");
  CHECK(c.facts(index(s.cards[s.ring_bearer[1]].def)).id == "frodo-old-bilbos-heir");
}

TEST_CASE("the set-up names players as it does elsewhere", "[lotr_tcg][table]") {
  Stage stage;
  open_set_up(stage, *find_game(kId));
  const auto* name = stage.scene().find("name/1");
  REQUIRE(name);
  const std::string second = name->item.name;
  REQUIRE(stage.press("editor"));
  const auto* heading = stage.scene().find("decks/1/heading");
  REQUIRE(heading);
  INFO(heading->item.name << " / " << second);
  CHECK(second.find(heading->item.name) != std::string::npos);
}

TEST_CASE("decks that the builder keeps can be chosen, and those that are not legal say why", "[lotr_tcg][table]") {
  Stage stage;
  Problems none;
  lotr_tcg::Deck good = lotr_tcg::printed_decks(lotr_tcg::printed_cards(), none).front(), bad = good;
  good.id.clear(), bad.id.clear();
  bad.cards.pop_back();
  lotr_tcg::TcgShelf shelf;
  shelf.keep("Mine", {"Mine", good});
  shelf.keep("Half of it", {"Half of it", bad});
  stage.app().keep(lotr_tcg::kKeptDecks, lotr_tcg::shelf_text(shelf));
  open_set_up(stage, *find_game(kId));
  REQUIRE(stage.press("editor"));
  REQUIRE(stage.press("decks/0/5"));
  REQUIRE(stage.scene().find("decks/0/fault/0"));
  CHECK_FALSE(stage.scene().find("use")->item.offered);
  CHECK_FALSE(stage.scene().find("use")->item.description.empty());
  REQUIRE(stage.press("decks/0/4"));
  CHECK_FALSE(stage.scene().find("decks/0/fault/0"));
  REQUIRE(stage.press("use"));
  INFO(stage.scene().find("editor/now")->item.name);
  CHECK(stage.scene().find("editor/now")->item.name.find("Mine") != std::string::npos);
  REQUIRE(stage.press("start"));
  CHECK(stage.app().match());
}

TEST_CASE("the pass button is never where the button of a play was", "[lotr_tcg][table]") {
  for (const auto& [width, height] :
       {std::pair{390.0f, 844.0f}, std::pair{1280.0f, 800.0f}, std::pair{844.0f, 390.0f}}) {
    Played game(5);
    game.stage.size(width, height);
    int seen = 0;
    for (int i = 0; i < 12 && game.until(
                                  lotr_tcg::Question::act,
                                  [](const Decision& d) {
                                    return d.options.size() > 3 &&
                                           lotr_tcg::verb_of(d.options.front()) == lotr_tcg::Verb::play;
                                  });
         ++i) {
      std::vector<ui::Rect> passes;
      for (const char* token : {"offer/pass", "offer/pass-phase"})
        if (const auto* item = game.stage.scene().find(token)) passes.push_back(item->item.rect);
      REQUIRE_FALSE(passes.empty());
      const std::string token = game.match().session().token(game.decision().options.front());
      REQUIRE(game.stage.press(game.item_with(token)));
      const auto* primary = game.stage.scene().find("primary");
      REQUIRE(primary);
      INFO(width << " x " << height << ": " << token);
      for (const ui::Rect& r : passes) CHECK(r.intersect(primary->item.rect).empty());
      ++seen;
      REQUIRE(game.match().choose(0) == Submit::ok);
    }
    CHECK(seen > 0);
  }
}

TEST_CASE("the bar of a window says the phase and who has passed", "[lotr_tcg][table]") {
  int told = 0;
  for (std::uint64_t seed = 1; seed < 12 && told == 0; ++seed) {
    Played game(seed);
    for (int i = 0; i < 60 && told == 0 && game.until(lotr_tcg::Question::act); ++i) {
      const auto* now = game.stage.scene().find("window/now");
      REQUIRE(now);
      CHECK_FALSE(now->item.name.empty());
      told += now->item.name.find("passed") != std::string::npos;
      const auto& options = game.decision().options;
      const auto pass = std::find_if(options.begin(), options.end(),
                                     [](const Option& o) { return lotr_tcg::verb_of(o) == lotr_tcg::Verb::pass; });
      const bool plays = game.state().phase == lotr_tcg::kFellowship || game.state().phase == lotr_tcg::kShadow;
      REQUIRE(game.match().choose(plays ? 0 : static_cast<std::uint64_t>(pass - options.begin())) == Submit::ok);
    }
  }
  CHECK(told > 0);
}

TEST_CASE("an order is given at the question, and seen and taken back on the player's own plate", "[lotr_tcg][table]") {
  for (const bool words : {false, true}) {
    int tried = 0;
    for (std::uint64_t seed = 1; seed < 20 && tried == 0; ++seed) {
      Played game(seed);
      game.stage.in_words(words);
      const auto uses_one = [&](const Decision& d) {
        return std::count_if(d.options.begin(), d.options.end(), [&](const Option& o) {
                 return standing_texts(kId)->meaning(game.match().game(), game.match().view(), o).means ==
                        StandingTexts::Means::use;
               }) == 1;
      };
      if (!game.until(seed % 2 == 0 ? lotr_tcg::Question::may : lotr_tcg::Question::answer, uses_one)) continue;
      ++tried;
      const SeatId seat = game.decision().seat;
      std::string never;
      for (const auto& p : game.stage.scene().items())
        if (p.item.id.starts_with("order/never/")) never = p.item.id;
      REQUIRE_FALSE(never.empty());
      const auto ply = game.match().session().ply();
      game.stage.post({.kind = ui::Input::Kind::perform, .id = never});
      game.stage.frame();
      CHECK(game.stage.settle());
      CHECK(game.match().session().ply() > ply);
      CHECK(game.match().orders().of(seat).size() == 1);
      game.match().show_to(index(seat));
      game.stage.settle();
      REQUIRE(game.stage.press("seat/" + std::to_string(index(seat))));
      const std::string given = "given/" + never.substr(std::string("order/never/").size());
      REQUIRE(game.stage.press(given + "/0"));
      CHECK(game.match().orders().of(seat).empty());
    }
    CHECK(tried > 0);
  }
}

TEST_CASE("where a lifted card cannot go, a touch says why", "[lotr_tcg][table]") {
  Played game(5);
  bool found = false;
  for (int i = 0; i < 60 && !found && game.until(lotr_tcg::Question::act); ++i) {
    for (const Option& o : game.match().refused()) {
      if (o.object == CardId::none || lotr_tcg::verb_of(o) != lotr_tcg::Verb::play) continue;
      const auto reason = game.match().why_not(o);
      REQUIRE(reason);
      CHECK(reason->phrase.key.starts_with("lotr_tcg.why.host."));
      found = true;
    }
    const auto n = game.decision().options.size();
    if (!found) REQUIRE(game.match().choose(n > 1 ? 0 : n - 1) == Submit::ok);
  }
  CHECK(found);
}

TEST_CASE("the screen of the decks fits every window", "[lotr_tcg][table][layout]") {
  Faults faults;
  for (const float scale : kScales)
    for (const char* language : {"en", "fr"}) {
      Stage stage(scaled(scale, language));
      stage.size(2560, 1440);  // where the whole set-up is in sight
      open_set_up(stage, *find_game(kId));
      REQUIRE(stage.press("editor"));
      look_everywhere(stage, faults, scale, "decks");
    }
  faults.report();
}
