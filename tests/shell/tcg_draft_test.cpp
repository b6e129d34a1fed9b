// Evenings of the trading card game: drafts and sealed pools of people at one screen and bots, from the first pick to
// the table, kept and passed on.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/json.h"
#include "core/rng.h"
#include "shell/services/match/playing.h"
#include "shell/services/outside.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/tables/lotr_tcg/book/card_words.h"
#include "shell/tables/lotr_tcg/draft/evening_shelf.h"
#include "shell/tables/lotr_tcg/draft/evening_text.h"
#include "shell/tcg_pages.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;
using lotr_tcg::Evening;
using lotr_tcg::printed_cards;

namespace {

constexpr std::string_view kKept = "lotr_tcg.evenings";

struct Table : TcgPages {
  explicit Table(const Settings& settings = Stage::at_once(), Size size = {1280, 800}) : TcgPages(settings, size) {
    show_decks();
  }
  void open() {
    TcgPages::open();
    show_decks();
  }
  void show_decks() {
    if (!there("decks/draft")) press("tabs/1");
  }
  // An evening with this number; people sit first.
  void begin(int people, int players, bool sealed = false, const std::string& number = "4711") {
    press("decks/draft");
    if (sealed) press("kind/1");
    press("seats/" + std::to_string(players - lotr_tcg::kLeastDrafters));
    for (int i = 1; i < people; ++i) press("player/" + std::to_string(i) + "/kind/0");
    press("number");
    type(number);
    press("start");
    stage->settle();
  }
  std::vector<std::string> pack() const {
    std::vector<std::string> out;
    for (const auto& p : stage->scene().items())
      if (p.item.id.starts_with("pack/")) out.push_back(p.item.id);
    return out;
  }
  void take(std::size_t at = 0) {
    const std::vector<std::string> cards = pack();
    REQUIRE(at < cards.size());
    press(cards[at]);
    press("take");
  }
  // Whoever is asked for shows their cards.
  void show() {
    stage->wait(500);
    stage->frame();
    press("curtain/show");
  }
  Evening kept(std::size_t i = 0) const {
    const auto all = lotr_tcg::read_evenings(stage->use().outside.kept(kKept).value_or("")).all;
    REQUIRE(i < all.size());
    return all[i];
  }
  void again() {
    stage->use().screens.restart();
    open();
    press("decks/evenings");
  }
};

std::set<std::string> ids_of(const std::vector<int>& prints) {
  std::set<std::string> out;
  for (const int print : prints) out.insert("pack/" + printed_cards().facts(print).id);
  return out;
}

}  // namespace

TEST_CASE("every page of an evening fits every window at every size of text", "[layout][tcg_draft]") {
  Faults faults;
  for (const float scale : kScales)
    for (const std::string& language : spoken()) {
      Table t(scaled(scale, language));
      t.press("decks/draft");
      look_everywhere(*t.stage, faults, scale, "an evening begins");
      t.press("back");
      t.begin(2, 4);
      t.stage->wait(500);
      look_everywhere(*t.stage, faults, scale, "the curtain");
      t.show();
      look_everywhere(*t.stage, faults, scale, "a pack");
      t.stage->size(1280, 800);
      t.stage->settle();
      t.press(t.pack().front());
      look_everywhere(*t.stage, faults, scale, "a card of a pack");
      t.stage->size(1280, 800);
      t.stage->settle();
      t.press("rest");
      t.show();
      t.press("rest");
      t.show();
      look_everywhere(*t.stage, faults, scale, "a deck to build");
      t.press("build/at_once");
      t.press("build/taken");
      look_everywhere(*t.stage, faults, scale, "what was taken");
      t.press("taken_list/close");
      t.press("build/done");
      t.show();
      t.press("build/at_once");
      t.press("build/done");
      look_everywhere(*t.stage, faults, scale, "all decks");
      look_at_panel(*t.stage, faults, scale, "all decks", "ready/pass_on");
      t.again();
      look_everywhere(*t.stage, faults, scale, "evenings");
    }
  faults.report();
}

TEST_CASE("two people and two bots draft, build and sit down, and nobody sees another's pack", "[tcg_draft]") {
  Table t;
  t.begin(2, 4);
  const lotr_tcg::Draft fresh(printed_cards(), 4711, 4);
  int picks = 0;
  while (t.kept().stage() == Evening::Stage::picking) {
    const Evening before = t.kept();
    CHECK(t.name("curtain/words") ==
          "Now " + before.players[static_cast<std::size_t>(before.next())].name + ": nobody else looks");
    CHECK(t.pack().empty());
    t.show();
    const std::vector<std::string> seen = t.pack();
    CHECK(std::set<std::string>(seen.begin(), seen.end()) == ids_of(before.draft->pack(before.next())));
    t.take(seen.size() / 2);
    ++picks;
  }
  CHECK(picks == 2 * lotr_tcg::kPicksOfDraft);
  for (int person = 0; person < 2; ++person) {
    t.show();
    CHECK_FALSE(t.offered("build/done"));
    t.press("build/at_once");
    CHECK(t.name("build/state") == "This deck may be played.");
    t.press("build/done");
  }
  CHECK(t.name("ready/heading") == "All decks are built");
  t.press("play");
  CHECK(t.name("name/0") == "Name: Player 1");
  t.press("start");
  t.stage->settle();
  REQUIRE(t.stage->use().play.local());
  CHECK(t.stage->use().play.local()->session().seats().size() == 4);
}

TEST_CASE("a card that was lifted is taken by its button and by Enter, and counted by side", "[tcg_draft]") {
  Table t(Stage::at_once(), {1920, 1080});
  t.begin(1, 2);
  CHECK(t.name("pick/state") == "Booster 1 of 6, 11 cards left. You have just opened it.");
  const std::string first = t.pack().front();
  t.press(first);
  CHECK(t.name("take").starts_with("Take "));
  t.stage->key(ui::Key::character, 't');
  CHECK(t.kept().draft->taken(0).size() == 1);
  CHECK(t.name("pick/state") == "Booster 1 of 6, 10 cards left. It comes from Nadia.");
  t.press("hint");
  CHECK(t.notice().starts_with("A bot would take "));
  t.press("take");
  const Evening now = t.kept();
  int free = 0;
  for (const int print : now.draft->taken(0)) {
    const auto& f = printed_cards().facts(print);
    free += f.is_in_draw_deck() && f.side() == lotr_tcg::Side::free_peoples ? 1 : 0;
  }
  CHECK(t.name("taken/0") == "Free Peoples: " + std::to_string(free) + " of 20");
  CHECK(t.name("taken/heading") == "Taken: 2");
}

TEST_CASE("one person can undo picks one by one, and the packs are restored", "[tcg_draft]") {
  Table t;
  t.begin(1, 3);
  CHECK_FALSE(t.offered("undo"));
  const std::vector<std::string> first = t.pack();
  t.take(2);
  const std::vector<std::string> second = t.pack();
  t.take(1);
  t.press("undo");
  CHECK(t.pack() == second);
  t.press("undo");
  CHECK(t.pack() == first);
  t.press("undo");
  CHECK(t.notice() == "Nothing has been picked yet.");
  t.take(2);
  t.press("rest");
  CHECK(t.kept().stage() == Evening::Stage::building);
  t.press("undo");
  CHECK(t.pack() == second);
}

TEST_CASE("among several people a pick can be undone until the next person has looked", "[tcg_draft]") {
  Table t;
  t.begin(2, 2);
  t.show();
  const std::vector<std::string> first = t.pack();
  t.take();
  CHECK(t.name("undo") == "Take back the last pick (Player 1)");
  t.press("undo");
  t.show();
  CHECK(t.pack() == first);
  t.take();
  t.show();
  CHECK_FALSE(t.offered("undo"));
  t.press("undo");
  CHECK(t.notice() == "A pick can be taken back until the next person has looked at their cards.");
}

TEST_CASE("the cards of one of several people are covered when nobody looks", "[tcg_draft]") {
  Table t;
  t.begin(2, 2);
  t.show();
  REQUIRE_FALSE(t.pack().empty());
  t.stage->app().hidden();
  t.stage->settle();
  CHECK(t.pack().empty());
  t.show();
  REQUIRE_FALSE(t.pack().empty());
  t.stage->wait(61000);
  t.stage->settle();
  CHECK(t.pack().empty());
}

TEST_CASE("an evening continues after a restart, at any pick, and its deck is built in the card book", "[tcg_draft]") {
  Table t;
  t.begin(1, 2);
  for (int i = 0; i < 5; ++i) t.take();
  const std::vector<std::string> pack = t.pack();
  t.again();
  CHECK(t.name("evening/0") == "Draft 4711");
  t.press("evening/0");
  CHECK(t.pack() == pack);
  t.press("rest");
  t.press("build/book");
  CHECK_FALSE(t.there("deck/decks"));
  const Evening e = t.kept();
  const int print = *std::find_if(e.draft->taken(0).begin(), e.draft->taken(0).end(),
                                  [](int p) { return printed_cards().facts(p).is_in_draw_deck(); });
  t.press("card/" + printed_cards().facts(print).id);
  t.press("card/add");
  t.press("deck/build_pool");
  CHECK(t.name("deck/state") == "This deck may be played.");
  t.press("deck/done");
  t.again();
  t.press("evening/0");
  CHECK(t.name("build/state") == "This deck may be played.");
  t.press("build/done");
  CHECK(t.name("ready/heading") == "All decks are built");
}

TEST_CASE("a sealed evening gives everybody boosters of their own", "[tcg_draft]") {
  Table t(Stage::at_once(), {390, 844});
  t.begin(1, 3, true);
  t.press("build/at_once");
  t.press("build/done");
  const Evening e = t.kept();
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(e.players[i].deck.pool == 4711 + i);
    CHECK(lotr_tcg::deck_faults(printed_cards(), e.players[i].deck).empty());
  }
  CHECK(t.name("who/1") == "Nadia");
}

TEST_CASE("the players are chosen, and the evening knows how their game goes", "[tcg_draft]") {
  Table t;
  t.begin(1, 4, true);
  t.press("build/at_once");
  t.press("build/done");
  t.press("who/0");
  t.press("who/1");
  t.press("who/2");
  CHECK_FALSE(t.offered("play"));
  t.press("play");
  CHECK(t.notice() == "2 to 4 can play one game. Choose again who plays.");
  t.press("who/2");
  t.press("play");
  t.press("start");
  t.stage->settle();
  REQUIRE(t.stage->use().play.local());
  t.again();
  t.press("evening/0");
  REQUIRE(t.kept().games.size() == 1);
  CHECK(t.kept().games[0].players == std::vector<int>{2, 3});
  CHECK(t.name("games/0").starts_with("Oleg, Pia"));
}

TEST_CASE("the result of a game leads back to its evening, which says who has won and begins the next one",
          "[tcg_draft]") {
  Table t;
  t.begin(2, 2, true);
  for (int person = 0; person < 2; ++person) {
    t.show();
    t.press("build/at_once");
    t.press("build/done");
  }
  Rng rng(4711);
  for (std::size_t game = 1; game <= 2; ++game) {
    t.press("play");
    t.press("start");
    t.stage->settle();
    LocalMatch& match = *t.stage->use().play.local();
    while (match.session().waiting_for() != SeatId::none) {
      if (const auto person = match.people().person_asked()) match.people().show_to(*person);
      const auto& options = match.view().decision.options;
      const auto n = static_cast<std::uint32_t>(options.size());
      const std::uint32_t first = rng.below(n);
      REQUIRE(match.choose(options[first].subject == CardId::none ? rng.below(n) : first) == Submit::ok);
    }
    t.stage->settle();
    if (!t.there("account/title")) t.press("scores");
    CHECK(t.name("account/again") == "Back to the evening");
    CHECK_FALSE(t.there("account/swap"));
    t.stage->wait(ui::kDeaf);
    t.press("account/again");
    t.stage->settle();
    REQUIRE(t.kept().games.size() == game);
    CHECK(t.kept().games.back().winner >= 0);
    const std::string told = t.name("games/" + std::to_string(game - 1));
    INFO(told);
    CHECK(told.starts_with("Player 1, Nadia: won by "));
  }
  CHECK(t.there("play"));
}

TEST_CASE("the first screen leads to the evening that was touched last", "[tcg_draft]") {
  Table t;
  const auto door = [&] {
    t.stage->use().screens.restart();
    t.stage->settle();
    const auto* p = t.stage->scene().find("evening");
    return p ? p->item.description : std::string();
  };
  CHECK(door().empty());
  t.open();
  t.begin(1, 2);
  t.take();
  const std::vector<std::string> pack = t.pack();
  CHECK(door() == "Draft 4711: you pick, booster 1 of 6");
  CHECK(t.name("evening") == "Continue the evening");
  t.press("evening");
  CHECK(t.pack() == pack);
  t.press("rest");
  CHECK(door() == "Draft 4711: you build your deck");
  t.press("evening");
  t.press("build/at_once");
  t.press("build/done");
  CHECK(door() == "Draft 4711: all decks are built, games played: 0");
  t.press("evening");
  t.press("play");
  t.press("start");
  t.stage->settle();
  // The game that has begun is what one goes on with.
  CHECK(door().empty());
  CHECK(t.there("continue"));
}

TEST_CASE("evenings are renamed, removed and brought back", "[tcg_draft]") {
  Table t;
  t.begin(1, 2, true);
  t.again();
  t.press("evening/0/rename");
  t.type("Friday");
  CHECK(t.name("evening/0") == "Friday");
  t.press("evening/0/remove");
  CHECK(t.name("evenings/none").starts_with("No evening"));
  t.press("evenings/restore");
  CHECK(t.name("evening/0") == "Friday");
}

TEST_CASE("an evening is exported and imported as a text, and its faults are named by line", "[tcg_draft]") {
  Table t;
  for (const bool sealed : {true, false}) {
    if (!sealed) t.stage->use().screens.restart(), t.open();
    t.begin(1, 3, sealed);
    if (!sealed) t.press("rest");
    t.press("build/at_once");
    t.press("build/done");
    Evening e = t.kept();
    e.players[0].name = "Ann";
    e.players[0].rest_from = -1;  // a text says nothing of who picked
    e.games = {{.id = {}, .players = {0, 2}, .over = true, .winner = 2}, {.id = {}, .players = {1, 0}}};
    const std::string text = lotr_tcg::write_evening(t.stage->use().host, e);
    const lotr_tcg::CardNames names = lotr_tcg::names_in_all_languages();
    const auto read = lotr_tcg::read_evening(t.stage->use().host, names, text);
    for (const auto& fault : read.faults) INFO(fault.line << " " << fault.text << ": " << fault.why);
    REQUIRE(read.faults.empty());
    CHECK(read.evening.name == e.name);
    CHECK(read.evening.number == e.number);
    CHECK(read.evening.games == e.games);
    for (std::size_t i = 0; i < 3; ++i) CHECK(read.evening.players[i] == e.players[i]);
    CHECK(read.evening.stage() == Evening::Stage::ready);
    const auto wrong =
        lotr_tcg::read_evening(t.stage->use().host, names,
                               "# A\nGame: Ann, Bob: Ann\n" + text.substr(text.find("\n") + 1) + "3 Nobody at all\n");
    REQUIRE(wrong.faults.size() == 2);
    CHECK(wrong.faults[0].text == "3 Nobody at all");
    CHECK(wrong.faults[1].line == 2);
  }
}

TEST_CASE("an evening that is damaged is left out, and its text is kept apart", "[tcg_draft]") {
  Table t;
  t.begin(1, 2);
  std::string text = t.stage->use().outside.kept(kKept).value_or("");
  text.replace(text.find("\"number\":4711"), 13, "\"number\":0");
  t.stage->use().outside.keep(kKept, text);
  t.again();
  CHECK_FALSE(t.there("evening/0"));
  CHECK(t.stage->use().outside.kept(std::string(kKept) + ".damaged") == text);
}
