// The card book and the deck builder of the trading card game: at every size, by key and by pointer, with lists that go
// out and come in and decks that are kept.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "games/lotr_tcg/decks/decks.h"
#include "games/lotr_tcg/decks/pool.h"
#include "shell/services/outside.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/tables/lotr_tcg/book/deck_desk.h"
#include "shell/tcg_pages.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

constexpr const char* kStarter = "decks/aragorn-starter";

struct Book : TcgPages {
  explicit Book(const Settings& settings = Stage::at_once(), Size size = {1280, 800}) : TcgPages(settings, size) {}
  int shown() const {
    int n = 0;
    for (const auto& p : stage->scene().items()) n += p.item.id.starts_with("card/") && p.item.role == ui::Role::card;
    return n;
  }
};

}  // namespace

TEST_CASE("the card book fits every window at every size of text", "[layout][tcg_book]") {
  Faults faults;
  for (const float scale : kScales)
    for (const std::string& language : spoken()) {
      Book book(scaled(scale, language));
      look_everywhere(*book.stage, faults, scale, "the book");
      book.stage->size(1280, 800);
      book.stage->settle();
      look_at_panel(*book.stage, faults, scale, "the book", "filter/more");
      book.stage->size(390, 844);
      book.stage->settle();
      book.press("tabs/1");
      look_everywhere(*book.stage, faults, scale, "no deck");
      book.press(kStarter);
      book.stage->wait(6000);  // until the notice that it is open has gone
      look_everywhere(*book.stage, faults, scale, "a deck");
      look_at_panel(*book.stage, faults, scale, "a deck", "deck/pass_on");
      look_at_panel(*book.stage, faults, scale, "a deck", "deck/decks");
      book.stage->size(390, 844);
      book.stage->settle();
      book.press("in_deck/aragorn-king-in-exile");
      Inspector(*book.stage, faults).look("a card, " + name_of({390, 844}, scale));
      book.press("card/close");
      book.press("deck/decks");
      book.press("decks/pool");
      book.type("4711");
      look_everywhere(*book.stage, faults, scale, "boosters");
      book.press("boosters/close");
      look_everywhere(*book.stage, faults, scale, "a sealed deck");
    }
  faults.report();
}

TEST_CASE("filters narrow the book down, and words find what cards say", "[tcg_book]") {
  Book b;
  CHECK(b.name("filter/count") == "365 of 365 cards");
  b.press("culture/3");
  CHECK(b.name("filter/count") == "33 of 365 cards");
  CHECK(b.shown() == 33);
  b.press("filter/more");
  b.press("want/2/7");
  CHECK(b.name("filters/count") == "16 of 365 cards");
  b.press("want/4/6");
  b.stage->key(ui::Key::escape);
  const int skirmish = b.shown();
  CHECK((skirmish > 0 && skirmish < 16));
  b.press("filter/clear");
  CHECK(b.shown() == lotr_tcg::kPrints);
  b.press("filter/words");
  b.type("Gandalf draw");
  CHECK(b.name("filter/words") == "With the words “Gandalf draw”");
  CHECK((b.shown() > 0 && b.shown() < 20));
  b.press("filter/words");
  b.type("qqqq");
  CHECK(b.shown() == 0);
  CHECK(b.name("book/none").starts_with("No card matches."));
}

TEST_CASE("a card is read large, with its facts and its text in words", "[tcg_book]") {
  Book b;
  b.press("card/aragorn-king-in-exile");
  CHECK(b.name("card/name") == "Aragorn, King in Exile");
  CHECK(b.name("card/kind") == "Gondor · companion · Man");
  CHECK(b.name("card/facts") ==
        "Unique · twilight cost 4 · strength 8 · vitality 4 · Aragorn signet · ranger · premium · 1P365");
  CHECK_FALSE(b.name("card/text").empty());
}

TEST_CASE("a deck is changed by pointer and by key, and each step can be taken back and done again", "[tcg_book]") {
  Book b;
  b.press(kStarter);
  CHECK(b.name("deck/state") == "This deck may be played.");
  CHECK(b.name("side/lotr_tcg.side.free") == "Free Peoples: 30");
  b.press("card/athelas");
  CHECK(b.name("card/copies") == "In the deck: 2");
  b.press("card/add");
  CHECK(b.name("card/copies") == "In the deck: 3");
  CHECK(b.name("side/lotr_tcg.side.free") == "Free Peoples: 31");
  CHECK(b.name("deck/state") == "One thing breaks the rules:");
  b.stage->key(ui::Key::character, '+');
  CHECK(b.name("card/copies") == "In the deck: 4");
  CHECK_FALSE(b.offered("card/add"));
  b.press("card/add");
  CHECK(b.notice() == "The deck has 4 cards with this title; no more are allowed.");
  b.stage->key(ui::Key::character, '-');
  CHECK(b.name("card/copies") == "In the deck: 3");
  b.stage->key(ui::Key::character, 'u');
  b.press("undo");
  b.press("undo");
  CHECK(b.name("card/copies") == "In the deck: 2");
  CHECK(b.name("deck/state") == "This deck may be played.");
  b.press("redo");
  CHECK(b.name("card/copies") == "In the deck: 3");
}

TEST_CASE("space on a card of the book puts a copy into the deck", "[tcg_book]") {
  Book b;
  b.press("card/athelas");
  b.stage->post({.kind = ui::Input::Kind::focus, .id = "card/athelas"});
  b.stage->settle();
  b.stage->key(ui::Key::space);
  CHECK(b.name("card/copies") == "In the deck: 1");
  CHECK(b.name("deck/name") == "Deck without a name");
}

TEST_CASE("a fault of a deck leads to its cards", "[tcg_book]") {
  Book b;
  b.press(kStarter);
  b.press("path/8");
  CHECK(b.name("card/name") == "Pillars of the Kings");
  b.press("card/remove");
  CHECK(b.name("fault/0") == "There is no site with the number 8.");
  b.press("fault/0");
  CHECK(b.shown() == 4);
  b.press("card/pillars-of-the-kings");
  b.press("card/add");
  CHECK(b.name("deck/state") == "This deck may be played.");
  b.press("deck/bearer");
  CHECK(b.name("card/name") == "Frodo, Son of Drogo");
  b.press("card/bear");
  CHECK(b.name("fault/0") == "The Ring-bearer must be Frodo.");
  b.press("fault/0");
  CHECK(b.shown() > 0);
  b.press("card/frodo-son-of-drogo");
  b.press("card/bear");
  CHECK(b.name("deck/state") == "This deck may be played.");
}

TEST_CASE("a site replaces the site of its number, and companions of the deck may start", "[tcg_book]") {
  Book b;
  b.press(kStarter);
  CHECK(b.name("path/1") == "Site 1: East Road");
  b.press("card/green-dragon-inn");
  b.press("card/add");
  CHECK(b.name("path/1") == "Site 1: Green Dragon Inn");
  b.press("card/boromir-son-of-denethor");
  b.press("card/start");
  CHECK(b.name("fault/0") == "The starting fellowship costs 7; it may cost at most 4.");
  b.press("card/start");
  CHECK(b.name("deck/state") == "This deck may be played.");
}

TEST_CASE("a pasted list is the deck, and lines that cannot be read are named and can be corrected", "[tcg_book]") {
  Book b;
  b.press("decks/paste");
  b.type("3x Athelas\n2 Gandalf\n1R72 x2");
  CHECK(b.name("report/taken") == "2 lines of cards were read.");
  CHECK(b.name("report/0") == "Line 2: 2 Gandalf");
  CHECK(b.name("report/0/why").starts_with("Two cards fit: Gandalf, Friend of the Shirefolk"));
  b.press("report/correct");
  b.type("3x Athelas\n2 Gandalf, The Grey Wizard");
  CHECK(b.name("in_deck/gandalf-the-grey-wizard") == "Gandalf, The Grey Wizard");
  b.press("deck/paste");
  b.type("1 Nothing at all of the kind\n4 Pathfinder");
  b.press("report/take");
  b.press("instead/replace");
  CHECK(b.name("in_deck/pathfinder") == "Pathfinder");
  b.press("undo");
  CHECK(b.name("in_deck/gandalf-the-grey-wizard") == "Gandalf, The Grey Wizard");
}

TEST_CASE("an unsaved deck is replaced only when its player says so", "[tcg_book]") {
  Book b;
  b.press("decks/paste");
  b.type("3x Athelas");
  const auto asked = [&](const char* road) {
    INFO(road);
    CHECK(b.name("instead/replace") == "Replace it");
    b.press("instead/close");
    CHECK(b.name("in_deck/athelas") == "Athelas");
    CHECK_FALSE(b.there("instead/replace"));
  };
  b.press("deck/paste");
  b.type("4 Pathfinder");
  asked("a list");
  for (const char* road : {kStarter, "decks/empty"}) {
    b.press("deck/decks");
    b.press(road);
    asked(road);
  }
  b.press("deck/decks");
  b.press("decks/pool");
  b.type("4711");
  asked("a pool");
  b.press("deck/paste");
  b.type("4 Pathfinder");
  b.press("instead/keep");
  b.type("Herbs");
  CHECK(b.name("in_deck/pathfinder") == "Pathfinder");
  b.press("deck/decks");
  CHECK(b.name("decks/0") == "Open “Herbs”");
  b.press("decks/0");
  b.press("instead/replace");
  CHECK(b.name("in_deck/athelas") == "Athelas");
  b.press("deck/paste");  // it is kept now
  b.type("4 Pathfinder");
  CHECK(b.name("in_deck/pathfinder") == "Pathfinder");
}

TEST_CASE("decks are kept under their names and are there again after a new start", "[tcg_book]") {
  Book b;
  b.press(kStarter);
  b.press("card/athelas");
  b.press("card/remove");
  b.press("deck/decks");
  b.press("decks/keep");
  b.type("Rangers");
  CHECK(b.notice() == "The deck is saved as “Rangers”.");
  CHECK(b.name("decks/0") == "Open “Rangers”");
  b.press("decks/gandalf-starter");
  CHECK(b.name("deck/name") == "Gandalf’s starter deck");
  b.stage->use().screens.restart();
  b.open();
  CHECK(b.name("deck/name") == "Gandalf’s starter deck");
  b.press("deck/decks");
  b.press("decks/0");
  CHECK(b.name("deck/name") == "Rangers");
  b.press("card/athelas");
  CHECK(b.name("card/copies") == "In the deck: 1");
  b.press("deck/decks");
  b.press("decks/0/remove");
  CHECK(b.name("decks/0") == "nothing");
  b.press("decks/restore");
  CHECK(b.name("decks/0") == "Open “Rangers”");
}

TEST_CASE("a kept deck that is damaged is left out, and its text is kept apart", "[tcg_book]") {
  lotr_tcg::TcgShelf shelf;
  Problems problems;
  lotr_tcg::Deck deck = lotr_tcg::printed_decks(lotr_tcg::printed_cards(), problems).front();
  deck.id.clear();
  lotr_tcg::arrange(lotr_tcg::printed_cards(), deck);
  shelf.decks = {{"One", {"One", deck}}, {"Two", {"Two", deck}}};
  std::string text = lotr_tcg::shelf_text(shelf);
  CHECK(lotr_tcg::read_tcg_shelf(text).decks == shelf.decks);
  text.replace(text.rfind("_Two") - 1, 1, "x");
  CHECK(lotr_tcg::read_tcg_shelf(text).decks.size() == 1);
  CHECK(lotr_tcg::read_tcg_shelf("{").damaged);
  Book b;
  b.stage->use().outside.keep("lotr_tcg.decks", text);
  b.stage->use().screens.restart();
  b.open();
  CHECK(b.name("decks/0") == "Open “One”");
  CHECK(b.name("decks/1") == "nothing");
  CHECK(b.stage->use().outside.kept("lotr_tcg.decks.damaged") == text);
}

TEST_CASE("on a phone a page with an opened pool rests", "[tcg_book][sealed]") {
  Book book(Stage::at_once(), {390, 844});
  book.press("tabs/1");
  book.press("decks/pool");
  book.type("4711");
  REQUIRE(book.stage->scene().find("booster/0/0"));
  book.stage->wait(6000);  // until the notice has gone
  CHECK_FALSE(book.stage->scene().frame_wanted());
}

TEST_CASE("a sealed pool is opened by its number, seen booster by booster, and built from", "[tcg_book][sealed]") {
  Book book;
  book.press("decks/pool");
  book.type("many");
  CHECK(book.notice() == "A pool has a number from 1 to 999999.");
  CHECK(book.stage->scene().find("decks/pool"));
  book.press("decks/pool");
  book.type("4711");
  const lotr_tcg::Pool pool(lotr_tcg::printed_cards(), 4711);
  const Words& words = book.stage->use().words;
  const auto name_of = [&](int print) { return words.say(lotr_tcg::printed_cards().facts(print).key); };
  for (std::size_t i = 0; i < pool.boosters().size(); ++i)
    for (std::size_t n = 0; n < pool.boosters()[i].size(); ++n)
      CHECK(book.name("booster/" + std::to_string(i) + "/" + std::to_string(n)) == name_of(pool.boosters()[i][n]));
  book.press("boosters/close");
  CHECK(book.name("deck/name") == "Sealed pool 4711");
  CHECK(book.stage->scene().find("fault/0"));

  // Only what the pool has is shown, and no more of it can be taken.
  int there = 0;
  for (int print = 0; print < lotr_tcg::kPrints; ++print) there += pool.has(print) ? 1 : 0;
  CHECK(book.shown() == there);
  int once = 0;
  while (pool.copies(once) != 1 || !lotr_tcg::printed_cards().facts(once).is_in_draw_deck()) ++once;
  book.press("card/" + lotr_tcg::printed_cards().facts(once).id);
  CHECK(book.name("card/copies") == "In the deck: 0 of 1");
  book.press("card/add");
  CHECK(book.name("card/copies") == "In the deck: 1 of 1");
  CHECK_FALSE(book.offered("card/add"));
  book.press("from/1");
  CHECK(book.shown() == lotr_tcg::kPrints);
  book.press("from/0");

  book.press("deck/build_pool");
  book.press("instead/replace");
  CHECK_FALSE(book.stage->scene().find("fault/0"));
  CHECK(book.name("deck/state") == "This deck may be played.");
  book.press("undo");
  CHECK(book.stage->scene().find("fault/0"));
}

TEST_CASE("on a phone a card lies over the book, and the deck behind a tab", "[tcg_book]") {
  Book b(Stage::at_once(), {390, 844});
  b.press("card/the-one-ring-the-ruling-ring");
  CHECK(b.name("card/copies") == "In the deck: 0");
  b.press("card/add");
  CHECK(b.name("card/copies") == "In the deck: 1");
  b.press("card/close");
  CHECK(b.name("tabs/1").ends_with("Deck: 0 cards"));  // the Ring does not count
  b.press("tabs/1");
  CHECK(b.name("deck/ring") == "The One Ring, The Ruling Ring");
  b.press("deck/ring");
  CHECK(b.name("card/name") == "The One Ring, The Ruling Ring");
  b.stage->key(ui::Key::escape);
  b.press("path/4");
  CHECK(b.name("filter/count") == "6 of 365 cards");
}
