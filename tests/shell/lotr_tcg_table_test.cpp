// The table of the trading card game: what is touched, what is said of a skirmish, what a plate opens, how a game ends.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"
#include "games/lotr_tcg/state/table.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/inspector.h"
#include "shell/lotr_tcg_played.h"
#include "shell/services/match/playing.h"
#include "shell/services/outside.h"
#include "shell/services/services.h"
#include "shell/set_up.h"
#include "shell/stage.h"
#include "shell/tables/lotr_tcg/book/deck_desk.h"
#include "shell/tables/lotr_tcg/told.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

constexpr std::string_view kId = "lotr_tcg";

bool assigns(const Option& o) { return lotr_tcg::verb_of(o) == lotr_tcg::Verb::assign; }

}  // namespace

TEST_CASE("a minion is touched, and then its opponent", "[lotr_tcg][table]") {
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

TEST_CASE("a touch next to a lifted card lays it back", "[lotr_tcg][table]") {
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
  for (const char* id : {"account/again", "account/swap", "account/medal-0"}) CHECK(game.stage.scene().find(id));
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
  const auto& s = GameOf<lotr_tcg::Rules>::view(stage.use().play.local()->view().seen);
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
  stage.use().outside.keep(lotr_tcg::kKeptDecks, lotr_tcg::shelf_text(shelf));
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
  CHECK(stage.use().play.local());
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
      CHECK(game.match().orders()->of(seat).size() == 1);
      game.match().people().show_to(index(seat));
      game.stage.settle();
      REQUIRE(game.stage.press("seat/" + std::to_string(index(seat))));
      REQUIRE(game.stage.press("sheet/page/5"));
      const std::string given = "given/" + never.substr(std::string("order/never/").size());
      REQUIRE(game.stage.press(given + "/0"));
      CHECK(game.match().orders()->of(seat).empty());
    }
    CHECK(tried > 0);
  }
}

TEST_CASE("orders for what the Ring-bearer bears are in sight as soon as they are read", "[lotr_tcg][table][layout]") {
  for (const std::string& language : spoken()) {
    Settings settings = Stage::at_once();
    settings.language = language;
    Played game(5, 2, settings);
    game.stage.draws();
    game.stage.size(1280, 800);
    REQUIRE(game.until(lotr_tcg::Question::bid));
    const auto seat = static_cast<std::size_t>(index(game.decision().seat));
    const auto* bearer = game.stage.scene().find("card/" + std::to_string(game.state().ring_bearer[seat]));
    REQUIRE(bearer);
    game.stage.post({.kind = ui::Input::Kind::pointer_move, .at = bearer->visible.centre()});
    game.stage.frame();
    game.stage.frame();
    CAPTURE(language);
    const auto items = game.stage.scene().items();
    CHECK(std::any_of(items.begin(), items.end(), [](const auto& p) { return p.item.id.starts_with("order/"); }));
    CHECK_FALSE(game.stage.scene().find("reading/scroll"));
  }
}

TEST_CASE("a touch on a place where a lifted card cannot go says why", "[lotr_tcg][table]") {
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
    for (const std::string& language : spoken()) {
      Stage stage(scaled(scale, language));
      stage.size(2560, 1440);  // where the whole set-up is in sight
      open_set_up(stage, *find_game(kId));
      REQUIRE(stage.press("editor"));
      look_everywhere(stage, faults, scale, "decks");
    }
  faults.report();
}

TEST_CASE("a card that bears others opens to all of them", "[lotr_tcg][table]") {
  bool found = false;
  for (std::uint64_t seed = 1; seed < 12 && !found; ++seed) {
    Played game(seed);
    const auto bears = [&] {
      const lotr_tcg::State& s = game.state();
      for (int i = 0; i < s.cards.size(); ++i)
        if (const auto& p = s.pieces[i]; p.bearer >= 0 && s.cards[i].def != CardDef::hidden &&
                                         game.stage.scene().find("card/" + std::to_string(static_cast<int>(p.bearer))))
          return static_cast<int>(p.bearer);
      return -1;
    };
    for (int i = 0; i < 30 && !found && game.until(lotr_tcg::Question::act); ++i) {
      const int bearer = bears();
      const auto* item = bearer < 0 ? nullptr : game.stage.scene().find("card/" + std::to_string(bearer));
      if (item && item->item.offer.empty() && item->item.offered) {
        found = true;
        CHECK(game.stage.press("card/" + std::to_string(bearer)));
        int cards = 0;
        for (const auto& p : game.stage.scene().items())
          cards += p.item.id.starts_with("sheet/borne/") && p.item.role == ui::Role::card;
        CHECK(game.stage.scene().find("sheet/self/" + std::to_string(bearer)));
        CHECK(cards > 0);
      }
      const auto n = game.decision().options.size();
      REQUIRE(game.match().choose(n > 1 ? 0 : n - 1) == Submit::ok);
    }
  }
  CHECK(found);
}

TEST_CASE("one of several rivals is unfolded, and a touch unfolds another", "[lotr_tcg][table]") {
  Played game(3, 4);
  REQUIRE(game.until(lotr_tcg::Question::act));
  const int me = index(game.match().near_seat());
  std::vector<float> high;
  const auto area = [&](int seat) {
    const ui::Rect r = game.stage.scene().find("seat/" + std::to_string(seat))->item.rect;
    return r.w * r.h;
  };
  const auto unfolded = [&] {
    int best = -1;
    for (int seat = 0; seat < 4; ++seat)
      if (seat != me && (best < 0 || area(seat) > area(best) + 1)) best = seat;
    return best;
  };
  for (int seat = 0; seat < 4; ++seat) {
    if (seat == me || seat == unfolded()) continue;
    REQUIRE(game.stage.press("seat/" + std::to_string(seat)));
    CHECK_FALSE(game.stage.scene().find("sheet/close"));
    CHECK(unfolded() == seat);
  }
  REQUIRE(game.stage.press("seat/" + std::to_string(unfolded())));
  CHECK(game.stage.scene().find("sheet/close"));
}

TEST_CASE("a player's piles are pages of their sheet", "[lotr_tcg][table]") {
  Played game(6);
  REQUIRE(game.until(lotr_tcg::Question::act, [&](const Decision&) {
    return lotr_tcg::looking_at(lotr_tcg::catalog_of(game.match().game()), game.state())
               .size(lotr_tcg::kDiscardPile, 0) > 0;
  }));
  REQUIRE(game.stage.press("seat/0"));
  REQUIRE(game.stage.press("sheet/page/1"));
  bool discarded = false, in_play = false;
  for (const auto& p : game.stage.scene().items()) {
    discarded = discarded || p.item.id.starts_with("sheet/discard/");
    in_play = in_play || p.item.id.starts_with("sheet/in_play/");
  }
  CHECK(discarded);
  CHECK_FALSE(in_play);
}

TEST_CASE("the table shows what the log has told, and no more", "[lotr_tcg][table][walk]") {
  Settings paced;
  paced.speed = Speed::normal;
  Played game(7, 2, paced);
  int behind = 0;
  for (int i = 0; i < 12 && game.until(lotr_tcg::Question::act); ++i) {
    game.all_told();
    const auto& options = game.decision().options;
    const auto plays = std::find_if(options.begin(), options.end(),
                                    [](const Option& o) { return lotr_tcg::verb_of(o) == lotr_tcg::Verb::play; });
    const int before = game.state().twilight;
    REQUIRE(game.match().choose(plays == options.end()
                                    ? options.size() - 1
                                    : static_cast<std::uint64_t>(plays - options.begin())) == Submit::ok);
    const int after = game.state().twilight;
    game.stage.frame();
    if (before != after && plays != options.end()) {
      // The card is still on its way; the pool holds what it held.
      CHECK(game.said("pool").find(" " + std::to_string(before) + ".") != std::string::npos);
      ++behind;
    }
    game.all_told();
    CHECK(game.said("pool").find(" " + std::to_string(game.state().twilight) + ".") != std::string::npos);
  }
  CHECK(behind > 0);
}

TEST_CASE("the told events of a game add up to what the viewer then sees", "[lotr_tcg][table]") {
  for (std::uint64_t seed = 1; seed < 5; ++seed) {
    Played game(seed);
    LocalMatch& match = game.match();
    const auto& catalog = lotr_tcg::catalog_of(match.game());
    lotr_tcg::Told told;
    for (int i = 0; i < 400 && match.session().waiting_for() != SeatId::none; ++i) {
      if (const auto person = match.people().person_asked()) match.people().show_to(*person);
      told.stand_at(game.state());
      const std::size_t events = match.event_count();
      REQUIRE(match.choose(game.pick()) == Submit::ok);
      for (const Event& e : match.events(events)) told.take_up(catalog, e);
      const lotr_tcg::State& is = game.state();
      const lotr_tcg::State& said = told.state();
      INFO("seed " << seed << ", ply " << match.session().ply());
      if (is.stage != lotr_tcg::Stage::playing) continue;
      CHECK(said.twilight == is.twilight);
      CHECK(said.burdens == is.burdens);
      CHECK(said.site == is.site);
      CHECK(said.lost == is.lost);
      for (int card = 0; card < is.cards.size(); ++card) {
        if (lotr_tcg::base_of(is.cards[card].zone) != lotr_tcg::kTable) continue;
        INFO("card " << card << " of " << index(is.cards[card].def));
        CHECK(said.cards[card].zone == is.cards[card].zone);
        CHECK(said.pieces[card].wounds == is.pieces[card].wounds);
        CHECK(said.pieces[card].bearer == is.pieces[card].bearer);
      }
      // What is hidden again is not remembered.
      for (int card = 0; card < is.cards.size(); ++card)
        if (is.cards[card].def == CardDef::hidden) CHECK(said.cards[card].def == CardDef::hidden);
    }
  }
}
