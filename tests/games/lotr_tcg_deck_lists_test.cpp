// Lists of decks as they are kept and passed on: by pages, forums, wikis, spreadsheets and people, each of them
// invented. All are read whole, or say which line they lose.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"
#include "games/lotr_tcg_lists.h"

using namespace mathom;
using namespace mathom::lotr_tcg;
using namespace mathom::lotr_tcg::lists;

namespace {

// A list as it is written by hand, and the same out of pages of many kinds.
const char* const kPlain =
    "Ring-bearer: Frodo, Son of Drogo\nRing: The One Ring, Isildur's Bane\nSites:\nEast Road\nBree "
    "Gate\nFree Peoples:\n2 Athelas\n1 Elrond, Lord of Rivendell\nShadow:\n4 Uruk Slayer\n";
const char* const kPages[] = {
    // a page that a program exports
    "<html><body><h1>Rush</h1><b>Ring-bearer:</b> Frodo, Son of Drogo<br/><b>Ring:</b> The One Ring, Isildur&#39;s "
    "Bane<br/><br/><b>Adventure deck:</b><br/>East Road<br/>Bree Gate<br/><br/><b>Free Peoples Draw Deck:</b><br/>2x "
    "Athelas<br/>1x Elrond, Lord of Rivendell<br/><br/><b>Shadow Draw Deck:</b><br/>4x Uruk "
    "Slayer<br/></body></html>",
    // a post in a forum
    "[b][u]Ring-bearer[/u][/b]\n[card]Frodo, Son of Drogo[/card]\n[b]Ring:[/b] [card]The One Ring, Isildur's "
    "Bane[/card]\n[size=5]Sites[/size]\n[list][*]East Road\n[*]Bree Gate[/list]\n[b]Free Peoples (3)[/b]\n[i]2x "
    "Athelas[/i]\n[url=https://example.org/e]Elrond, Lord of Rivendell[/url]\n[b]Shadow[/b]\n4 [b]Uruk Slayer[/b]\n",
    // markdown
    "### Ring-bearer\n- Frodo, Son of Drogo\n### Ring\n* The One Ring, Isildur's Bane\n## Sites\n1. East Road\n2. "
    "Bree "
    "Gate\n## Free Peoples\n- 2x Athelas\n- [ ] 1x [Elrond, Lord of Rivendell](https://example.org/a_(b))\n\n---\n## "
    "Shadow\n* **4** Uruk Slayer\n",
    // a wiki
    "== Ring-bearer ==\n* '''Frodo, Son of Drogo''' ([[1C290]])\n== Ring ==\n* [[The One Ring, Isildur's Bane]]\n== "
    "Sites ==\n# [[East Road|the first]]\n# [[Bree Gate]]\n== Free Peoples ==\n* 2x [[Athelas (1U94)|Athelas]]\n* "
    "{{card|Elrond, Lord of Rivendell}}\n== Shadow ==\n* 4x ''Uruk Slayer''\n",
    // a letter that quotes it, with the line ends of another system
    "> Ring-bearer: Frodo, Son of Drogo\r\n> Ring: The One Ring, Isildur's Bane\r\n> \r\n> Sites:\r\n> East "
    "Road\r\n> "
    "Bree Gate\r\n> Free Peoples:\r\n> 2 Athelas\r\n> 1 Elrond\r\n> Shadow:\r\n> 4 Uruk Slayer\r\n",
    // an old system, a mark at the beginning, spaces that do not break, curly quotes, bullets
    "\xEF\xBB\xBFRing-bearer:\xC2\xA0"
    "Frodo, Son of Drogo\rRing:\xE2\x80\x89The One Ring, Isildur\xE2\x80\x99s Bane\rSites:\r\xE2\x80\xA2 East "
    "Road\r\xE2\x97\x8F Bree Gate\rFree Peoples:\r\xE2\x80\xA2\xC2\xA0"
    "2\xC2\xA0\xC3\x97\xC2\xA0\xE2\x80\x9C"
    "Athelas\xE2\x80\x9D\r\xE2\x80\xA3 El\xC2\xADrond\xE2\x80\x8B\rShadow:\r\xE2\x80\x93 "
    "4 Uruk Slayer\r",
    // cells of a page
    "<table><tr><td>Ring-bearer:</td></tr><tr><td>1</td><td>Frodo, Son of Drogo</td></tr><tr><td>Ring:</td></tr><tr>"
    "<td>1</td><td>The One Ring, Isildur&rsquo;s Bane</td></tr><tr><td>Sites:</td></tr><tr><td>East "
    "Road</td></tr><tr>"
    "<td>Bree Gate</td></tr><tr><td>Shadow:</td></tr><tr><td>2</td><td>Athelas</td></tr><tr><td>1</td><td>Elrond</td>"
    "</tr><tr><td>4</td><td>Uruk Slayer</td></tr></table>"};

}  // namespace

TEST_CASE("dots, dashes and colons may lead from a name to its count", "[tcg][deck_text]") {
  const char* const gandalf = "gandalf-friend-of-the-shirefolk";
  for (const char* line : {"Gandalf, Friend of the Shirefolk...3", "Gandalf, Friend of the Shirefolk ... 3",
                           "Gandalf, Friend of the Shirefolk......x3", "Gandalf, Friend of the Shirefolk … 3",
                           "Gandalf, Friend of the Shirefolk - 3", "Gandalf, Friend of the Shirefolk – 3x",
                           "Gandalf, Friend of the Shirefolk: 3", "Gandalf, Friend of the Shirefolk = 3",
                           "Gandalf, Friend of the Shirefolk ____ 3", "Gandalf, Friend of the Shirefolk (1R72) .... 3"})
    CHECK(copies(line, gandalf) == 3);
}

TEST_CASE("several cards may stand in one line without numbers", "[tcg][deck_text]") {
  const Deck two = whole("Legolas, Greenleaf, Gimli, Son of Gloin");
  CHECK(two.copies(print("legolas-greenleaf")) == 1);
  CHECK(two.copies(print("gimli-son-of-gloin")) == 1);
  const Deck counted = whole("2 Athelas, Pathfinder x3; Sting / Elrond and Arwen, Daughter of Elrond");
  CHECK(counted.copies(print("athelas")) == 2);
  CHECK(counted.copies(print("pathfinder")) == 3);
  CHECK(counted.copies(print("sting")) == 1);
  CHECK(counted.copies(print("elrond-lord-of-rivendell")) == 1);
  CHECK(counted.copies(print("arwen-daughter-of-elrond")) == 1);
  CHECK(whole("Starting: Merry, From O'er the Brandywine, Sam, Son of Hamfast").start.size() == 2);
  CHECK(whole("Sites: East Road, Bree Gate").sites.size() == 2);
  CHECK(whole("1R72 x2, 1R364").size() == 3);
  const DeckReading both = read("2 Athelas\nLegolas, Gimli\n");
  REQUIRE(both.unread.size() == 2);
  CHECK(unread_of(both) ==
        "2: Legolas -> Two cards fit: Legolas, Greenleaf and Legolas, Prince of Mirkwood.\n"
        "2: Gimli -> Two cards fit: Gimli, Dwarf of Erebor and Gimli, Son of Glóin.\n");
  CHECK(why("Gandalf, Son of Glóinn") == "No card of the first set has this name.");
  CHECK(why("Athelas, Pathfindr of Gondor and more") == "No card of the first set has this name.");
}

TEST_CASE("a count in a line of its own belongs to the card above it, or below if other counts do",
          "[tcg][deck_text]") {
  const Deck behind = whole("Athelas\nx3\nPathfinder\n2x\nUruk Slayer\n4\n");
  CHECK(behind.copies(print("athelas")) == 3);
  CHECK(behind.copies(print("pathfinder")) == 2);
  CHECK(behind.copies(print("uruk-slayer")) == 4);
  const Deck before = whole("3\nAthelas\n2x\nPathfinder\n4\nUruk Slayer\n");
  CHECK(before == whole("3 Athelas\n2 Pathfinder\n4 Uruk Slayer"));
  CHECK(before.copies(print("athelas")) == 3);
  for (const char* list : {"x3", "2 Athelas\nx3\n", "3\n\n2\nAthelas", "2 Athelas\n\n4\n"}) {
    const DeckReading lost = read(list);
    INFO(list);
    REQUIRE(lost.unread.size() == 1);
    CHECK(lost.unread[0].text.size() <= 2);
  }
}

TEST_CASE("several headings in one line are a heading", "[tcg][deck_text]") {
  const Deck d = whole(
      "Ring-bearer and Ring:\nFrodo, Son of Drogo\nThe One Ring, Isildur's Bane\n\nStarting Companions (2)\nMerry, "
      "From "
      "O'er the Brandywine\n\nFree Peoples - Gondor (20)\n3 Athelas\n\nFree Peoples: Elven Allies (1)\nElrond\n\n"
      "Shadow / Isengard minions [4]\n4 Uruk Slayer\n\n-- Shadow: Moria --\n2 Goblin Runner\n\nAdventure Deck - Sites "
      "(9)\nEast Road\n");
  CHECK(d.start == std::vector{print("merry-from-oer-the-brandywine")});
  CHECK(d.copies(print("athelas")) == 3);
  CHECK(d.copies(print("uruk-slayer")) == 4);
  CHECK(d.sites.size() == 1);
  CHECK(d.ring_bearer == print("frodo-son-of-drogo"));
  CHECK(names().heading("Free Peoples starting fellowship") == CardNames::Heading::start);
  CHECK(names().heading("Shadow Uruk Slayer") == CardNames::Heading::none);
}

TEST_CASE("the Ring-bearer is the card that the list calls so, whatever other cards of that name it has",
          "[tcg][deck_text]") {
  const int drogo = print("frodo-son-of-drogo"), heir = print("frodo-old-bilbos-heir");
  for (const char* list : {"RB: Frodo, Son of Drogo\n2 Athelas\nFrodo, Old Bilbo's Heir",
                           "RB: Frodo, Son of Drogo\nStarting:\nFrodo, Old Bilbo's Heir\nShadow:\n2 Athelas",
                           "Starting:\nFrodo, Old Bilbo's Heir\nRB: Frodo, Son of Drogo\nShadow:\n2 Athelas",
                           "Ring-bearer:\nFrodo, Son of Drogo\nFrodo, Old Bilbo's Heir\n2 Athelas"}) {
    const Deck d = whole(list);
    CHECK(d.ring_bearer == drogo);
    CHECK(d.copies(heir) == 1);
    CHECK(d.copies(print("athelas")) == 2);
    CHECK(d.start.empty());
  }
  const Deck called = whole("RB: Frodo\n2 Athelas\nFrodo, Old Bilbo's Heir x2");
  CHECK(called.ring_bearer == heir);
  CHECK(called.copies(heir) == 1);
  CHECK(whole("Starting:\nFrodo, Old Bilbo's Heir\nRB: Frodo").ring_bearer == heir);
  CHECK(whole("Starting:\nFrodo, Old Bilbo's Heir\nRB: Frodo, Old Bilbo's Heir").ring_bearer == heir);
  const DeckReading nobody = read("RB: Frodo\n2 Athelas");
  CHECK(unread_of(nobody) == "1: RB: Frodo -> Two cards fit: Frodo, Old Bilbo’s Heir and Frodo, Son of Drogo.\n");
}

TEST_CASE("lists copied from a page are read without its tags", "[tcg][deck_text]") {
  const Deck wanted = whole(kPlain);
  CHECK(wanted.size() == 7);
  for (const char* list : kPages) {
    const Deck d = whole(list);
    CHECK(d == wanted);
  }
}

TEST_CASE("lists copied from a spreadsheet are read by the names of their columns", "[tcg][deck_text]") {
  const Deck wanted = whole(
      "RB: Frodo, Son of Drogo\nStart: Merry, From O'er the Brandywine\nSites: East Road\n2 Athelas\n4 Uruk Slayer");
  const char* const lists[] = {
      "Section\tQty\tCard Name\tSet\tCulture\nRing-bearer\t1\tFrodo, Son of Drogo\t1\tShire\nStarting\t1\tMerry, From "
      "O'er the "
      "Brandywine\t1\tShire\nSites\t1\tEast Road\t1\t\nDraw deck\t2\tAthelas\t1\tGondor\nDraw deck\t4\tUruk "
      "Slayer\t1\tIsengard\n",
      "Count,Name,Type,Section\n1,\"Frodo, Son of Drogo\",Companion,Ring-bearer\n1,\"Merry, From O'er the "
      "Brandywine\",Companion,Start\n1,East Road,Site,\n2,Athelas,Possession,\n4,\"Uruk Slayer\",Minion,\nTotal,9,,\n",
      "Title;Subtitle;Quantity;Zone\nFrodo;Son of Drogo;1;RB\nMerry;\"From O'er the Brandywine\";1;Starting\nEast "
      "Road;;1;\nAthelas;;2;\nUruk Slayer;;4;\n",
      "| # | Card | Code | Place |\n|---|:---|---|---|\n| 1 | Frodo, Son of Drogo | 1C290 | Ring-bearer |\n| 1 | "
      "Merry, From O'er "
      "the Brandywine | | Start |\n| 1 | East Road | | |\n| 2 | Athelas | 1U94 | |\n| 4 | Uruk Slayer | | |\n",
      "Quantité;Carte;Section\n1;Frodon, fils de Drogon;Porteur de l’Anneau\n1;Merry, d’au-delà du "
      "Brandevin;Départ\n1;Route "
      "de l’Est;Sites\n2;Athelas;\n4;Tueur uruk;\n"};
  for (const char* list : lists) {
    const Deck d = whole(list);
    CHECK(d == wanted);
  }
  CHECK(whole("Number,Set\n94,1\n94,Fellowship of the Ring\n").copies(print("athelas")) == 2);
  const DeckReading strange = read("Qty,Name\n2,Athelas\n3,Sauron's Eye of Doom\n");
  REQUIRE(strange.unread.size() == 1);
  CHECK(strange.unread[0].number == 3);
  CHECK(strange.unread[0].text == "3,Sauron's Eye of Doom");
}

TEST_CASE("line numbers are not counts, and a count behind one is", "[tcg][deck_text]") {
  const Deck d = whole("1. Athelas\n2. Pathfinder\n3. Sting\n4. Elrond\n5. Uruk Slayer\n");
  CHECK(d.size() == 5);
  CHECK(whole("1. 2x Athelas\n2. 3 Pathfinder").size() == 5);
  CHECK(whole("1) 4x Uruk Slayer\n2) Athelas (2)\n3) Pathfinder").size() == 7);
  CHECK(whole("4. Uruk Slayer").size() == 4);
}

TEST_CASE("no line of a list is lost unnamed", "[tcg][deck_text][fuzz]") {
  Rng rng(46);
  const std::vector<std::string> others = {
      "x3", "4", "[b]Shadow[/b]", "Qty,Name", "Free Peoples - Gondor (20)", "", "Starting:", "---"};
  const std::vector<std::string> lines = {
      "2 Athelas", "Uruk Slayer",   "<b>Sting</b>",  "Legolas, Gimli", "Nobody at all",
      "3,Elrond",  "1. Pathfinder", "> Sting ... 2", "[card]x[/card]", "Arwen, Daughter of Elrond | 2",
      "???"};
  const auto any = [&](const auto& of) { return of[rng.below(static_cast<std::uint32_t>(of.size()))]; };
  for (int i = 0; i < 2000; ++i) {
    std::string list;
    std::size_t written = 0;
    for (int n = 0; n < 8; ++n) {
      const bool is_card = rng.below(2) == 0;
      list += (is_card ? any(lines) : any(others)) + "\n";
      written += is_card ? 1 : 0;
    }
    const DeckReading r = read(list);
    INFO(list);
    INFO(unread_of(r));
    CHECK(static_cast<std::size_t>(r.taken) + r.unread.size() >= written);
  }
}
