// Decks of the trading card game as lists and links: what players write is understood, what cannot be read is named,
// and what was written comes back.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"
#include "games/lotr_tcg/decks/pool.h"
#include "games/lotr_tcg_lists.h"
#include "support/amount.h"

using namespace mathom;
using namespace mathom::lotr_tcg;
using namespace mathom::lotr_tcg::lists;

namespace {

// Any cards at all, legal or not: only what cannot be said in a list is kept out of it.
Deck random_deck(Rng& rng) {
  Deck d;
  std::vector<int> bearers, rings, sites, others;
  for (int i = 0; i < kPrints; ++i) {
    const CardFacts& f = cards().facts(i);
    if (can_bear_ring(cards(), i)) bearers.push_back(i);
    (f.type == Type::ring ? rings : f.type == Type::site ? sites : others).push_back(i);
  }
  const auto any = [&](const std::vector<int>& of) { return of[rng.below(static_cast<std::uint32_t>(of.size()))]; };
  const auto times = [&](std::uint32_t most) { return static_cast<int>(rng.below(most)); };
  if (times(4) > 0) d.ring_bearer = any(bearers);
  if (times(4) > 0) d.ring = any(rings);
  for (int n = times(12); n > 0; --n)
    if (const int site = any(sites); std::find(d.sites.begin(), d.sites.end(), site) == d.sites.end())
      d.sites.push_back(site);
  for (int n = times(50); n > 0; --n) {
    const int card = any(others), many = 1 + times(4);
    if (d.copies(card) > 0) continue;
    d.cards.emplace_back(card, many);
    const bool bears = can_bear_ring(cards(), card);  // among those who start they are the Ring-bearer
    if (cards().facts(card).type == Type::companion && !bears && times(2) > 0) d.start.push_back(card);
  }
  arrange(cards(), d);
  return d;
}

}  // namespace

TEST_CASE("a line of a list may be written in many ways", "[tcg][deck_text]") {
  const char* const gandalf = "gandalf-friend-of-the-shirefolk";
  CHECK(copies("3x Gandalf, Friend of the Shirefolk", gandalf) == 3);
  CHECK(copies("3 Gandalf, Friend of the Shirefolk", gandalf) == 3);
  CHECK(copies("  3 × gandalf friend of the shirefolk \r", gandalf) == 3);
  CHECK(copies("3xGandalf, Friend of the Shirefolk", gandalf) == 3);
  CHECK(copies("Gandalf, Friend of the Shirefolk x3", gandalf) == 3);
  CHECK(copies("Gandalf, Friend of the Shirefolk (3)", gandalf) == 3);
  CHECK(copies("Gandalf, Friend of the Shirefolk\t3", gandalf) == 3);
  CHECK(copies("- 2 Gandalf, Friend", gandalf) == 2);
  CHECK(copies("Gandalf, Friend of the Shirefolk", gandalf) == 1);
  CHECK(copies("1R72 x3", gandalf) == 3);
  CHECK(copies("1r72x3", gandalf) == 3);
  CHECK(copies("3x 1R72", gandalf) == 3);
  CHECK(copies("1R72", gandalf) == 1);
  CHECK(copies("1R12", "gimli-dwarf-of-erebor") == 1);  // its letter is U: the number says enough
  CHECK(copies("2 Gandalf, Friend of the Shirefolk (1R72)", gandalf) == 2);
  CHECK(copies("1R72 Gandalf, Friend of the Shirefolk x2", gandalf) == 2);
  CHECK(copies("4 Swordarm of the White Tower", "swordarm-of-the-white-tower") == 4);
  CHECK(copies("2 Aragorns Bow", "aragorns-bow") == 2);
  CHECK(copies("2 Aragorn's Bow", "aragorns-bow") == 2);
  CHECK(copies("2 Swan ship of the galadhrim", "swan-ship-of-the-galadhrim") == 2);
  CHECK(copies("2 Úlairë Enquëa, Lieutenant of Morgul", "ulaire-enquea-lieutenant-of-morgul") == 2);
  CHECK(copies("2 Ulaire Enquea, Lieutenant of Morgul", "ulaire-enquea-lieutenant-of-morgul") == 2);
  CHECK(copies("2 U\xCC\x81laire\xCC\x88 Enque\xCC\x88"
               "a, Lieutenant of Morgul",
               "ulaire-enquea-lieutenant-of-morgul") == 2);
  CHECK(copies("2 Elrond", "elrond-lord-of-rivendell") == 2);
}

TEST_CASE("counts, numbers and remarks stand in front of a name or behind it", "[tcg][deck_text]") {
  const char* const gandalf = "gandalf-friend-of-the-shirefolk";
  for (const char* line : {"x2 Gandalf, Friend of the Shirefolk",
                           "(2) Gandalf, Friend of the Shirefolk",
                           "[2x] Gandalf, Friend of the Shirefolk",
                           "Gandalf, Friend of the Shirefolk 2x",
                           "Gandalf, Friend of the Shirefolk [x2]",
                           "Gandalf, Friend of the Shirefolk × 2 (proxy)",
                           "2; Gandalf, Friend of the Shirefolk",
                           "**2 Gandalf, Friend of the Shirefolk**",
                           "2 •Gandalf, Friend of the Shirefolk",
                           "Gandalf, Friend of the Shirefolk* x2",
                           "2x [1R72]",
                           "1R72F x2",
                           "Gandalf, Friend of the Shirefolk (1R72) (2)",
                           "2 Gandalf - Friend of the Shirefolk - foil",
                           "2 Gandalf, Friend of the Shirefolk {promo} (signed)",
                           "2 Gandalf, Friend of the Shirefolk // from Bree",
                           "2 Gandalf, Friend of the Shirefolk # from Bree",
                           "1_72 x2",
                           "2x 1_72",
                           "1_72*2",
                           "1_72* (2)",
                           "1_072T x2"})
    CHECK(copies(line, gandalf) == 2);
  CHECK(copies("Sting (Original Version)", "sting") == 1);
  CHECK(copies("Thror's Map x2 (Long Knives x2 post-errata)", "thrors-map") == 2);
  CHECK(copies("Ranger's Sword (2) - foil", "rangers-sword") == 2);
  CHECK(copies("1x White Arrows of Lorien", "the-white-arrows-of-lorien") == 1);
  CHECK(why("1x White Arrow's of Lothlorien") == "No card has this name. Did you mean The White Arrows of Lórien?");
  CHECK(copies("Boromir, Son of Denethor*", "boromir-son-of-denethor") == 1);
  CHECK(why("2 Gandolf, Friend of the Shirefolk (foil)") ==
        "No card has this name. Did you mean Gandalf, Friend of the Shirefolk?");
  CHECK(why("(foil)") == "No card of the first set has this name.");
  CHECK(why("1_400") == "The first set has no card with this number.");
  CHECK(why("2_72 x2") == "The first set has no card with this number.");
}

TEST_CASE("a Ring-bearer who is listed with the starting companions bears the Ring", "[tcg][deck_text]") {
  const DeckReading alone = read("Starting Fellowship:\nFrodo, Son of Drogo\n");
  CHECK(alone.unread.empty());
  CHECK(alone.deck.ring_bearer == print("frodo-son-of-drogo"));
  CHECK(alone.deck.start.empty());
  CHECK(alone.deck.size() == 0);
  const DeckReading twice = read(
      "Ring-bearer: Frodo, Son of Drogo\nRing: The One Ring, The Ruling Ring\nStarting Fellowship:\n"
      "Frodo, Son of Drogo\nThe One Ring, The Ruling Ring\nAragorn, King in Exile\n");
  CHECK(twice.unread.empty());
  CHECK(twice.deck.ring_bearer == print("frodo-son-of-drogo"));
  CHECK(twice.deck.ring == print("the-one-ring-the-ruling-ring"));
  CHECK(twice.deck.start == std::vector{print("aragorn-king-in-exile")});
  const DeckReading other = read("Ring-bearer: Frodo, Son of Drogo\nRing-bearer: Frodo, Old Bilbo's Heir\n");
  REQUIRE(other.unread.size() == 1);
  CHECK(say_in("en")(other.unread[0].why) == "This place is taken: Frodo, Son of Drogo stands there.");
  const DeckReading remarked = read("Frodo, Son of Drogo (Ring-bearer)\nSam, Son of Hamfast x2 (starting)\n2 Athelas");
  CHECK(remarked.unread.empty());
  CHECK(remarked.deck.ring_bearer == print("frodo-son-of-drogo"));
  CHECK(remarked.deck.start == std::vector{print("sam-son-of-hamfast")});
  CHECK(remarked.deck.copies(print("sam-son-of-hamfast")) == 2);
}

TEST_CASE("a deck of card numbers with bars between its parts is read", "[tcg][deck_text]") {
  const DeckReading r = read("1_290|1_2|1_320,1_327|1_89,1_89*,1_150,1_150*2,1_999\n");
  CHECK(r.deck.ring_bearer == cards().numbered(290));
  CHECK(r.deck.ring == cards().numbered(2));
  CHECK(r.deck.sites == std::vector{cards().numbered(320), cards().numbered(327)});
  CHECK(r.deck.copies(cards().numbered(89)) == 2);
  CHECK(r.deck.copies(cards().numbered(150)) == 3);
  REQUIRE(r.unread.size() == 1);
  CHECK(r.unread[0].text == "1_999");
  CHECK(read("||1_320|").deck.sites == std::vector{cards().numbered(320)});
  CHECK(read("1_290, 1_2, 1_320, 2x 1_89").deck.copies(cards().numbered(89)) == 2);
  CHECK(read("1_290, 1_2, 1_320, 2x 1_89").deck.ring_bearer == cards().numbered(290));
}

TEST_CASE("headings with counts and lines about a deck are understood", "[tcg][deck_text]") {
  const DeckReading r = read(
      "Deck name: Uruk rush\nFormat: Fellowship block\nAuthor: Bell\nDate: 2002-05-01\n\n**Ring-bearer and Ring**\n"
      "Frodo, Son of Drogo\nThe One Ring, Isildur's Bane\n\n[Starting Fellowship (4)]\n// the cheap ones\nMerry, From "
      "O'er the "
      "Brandywine\n\nAdventure Deck: 9\nEast Road\n\n== Free Peoples Draw Deck (30 cards) ==\nShire (2)\n2 Sting\n"
      "Shadow - 30 cards\nIsengard (4):\n4 Uruk Slayer\nTotal: 60\n60 cards\n\nNotes:\nPlay Uruks. 2 Athelas did not "
      "help.\n");
  for (const UnreadLine& line : r.unread) UNSCOPED_INFO(line.text);
  CHECK(r.unread.empty());
  CHECK(r.name == "Uruk rush");
  CHECK(r.deck.ring_bearer == print("frodo-son-of-drogo"));
  CHECK(r.deck.ring == print("the-one-ring-isildurs-bane"));
  CHECK(r.deck.start == std::vector{print("merry-from-oer-the-brandywine")});
  CHECK(r.deck.sites == std::vector{print("east-road")});
  CHECK(r.deck.copies(print("uruk-slayer")) == 4);
  CHECK(r.deck.size() == 7);
}

TEST_CASE("a line with a card is never taken for a heading", "[tcg][deck_text]") {
  const DeckReading sites =
      read("1: East Road\n2: Bree Gate\nS7: Silverlode Banks\nSite 3 - Rivendell Terrace\n4: Athelas\n");
  CHECK(sites.unread.empty());
  CHECK(sites.deck.sites.size() == 4);
  CHECK(sites.deck.copies(print("athelas")) == 4);
  const DeckReading codes = read(
      "Ring-bearer: 1_290\nRing: 1_2\nSite 1: 1_320\nStarting: 1_365\nSites: 1_327, 1_360\n1_290: Frodo, Son of Drogo\n"
      "1_94 3\n1_151\t4\n1R150 2\n");
  for (const UnreadLine& line : codes.unread) UNSCOPED_INFO(line.number << ": " << line.text);
  CHECK(codes.deck.ring_bearer == cards().numbered(290));
  CHECK(codes.deck.ring == cards().numbered(2));
  CHECK(codes.deck.sites.size() >= 2);
  CHECK(codes.deck.copies(cards().numbered(94)) == 3);
  CHECK(codes.deck.copies(cards().numbered(151)) == 4);
  CHECK(codes.deck.copies(cards().numbered(150)) == 2);
  CHECK(copies("[Pathfinder]", "pathfinder") == 1);
  CHECK(copies("[[Pathfinder]]", "pathfinder") == 1);
  CHECK(copies("[4x Uruk Slayer]", "uruk-slayer") == 4);
  CHECK(copies("#4 Uruk Slayer", "uruk-slayer") == 4);
  CHECK(copies("4\nUruk Slayer", "uruk-slayer") == 4);
  CHECK(copies("Uruk Slayer,4", "uruk-slayer") == 4);
  CHECK(copies("\"Uruk Slayer\";4", "uruk-slayer") == 4);
  CHECK(copies("| 4 | Uruk Slayer |", "uruk-slayer") == 4);
  CHECK(copies("+4 Uruk Slayer", "uruk-slayer") == 4);
  CHECK(copies("4 copies of Uruk Slayer", "uruk-slayer") == 4);
  CHECK(copies("4 copies: Uruk Slayer", "uruk-slayer") == 4);
  CHECK(copies("4 exemplaires de Pathfinder", "pathfinder") == 4);
  CHECK(read("Ring: The Ruling Ring").deck.ring == print("the-one-ring-the-ruling-ring"));
  CHECK(read("RB: Frodo, Son of Drogo\n-----\n***\nNotes: fun\nStrategy: play fast").unread.empty());
}

TEST_CASE("a heading may begin with the number of cards below it", "[tcg][deck_text]") {
  const DeckReading r = read(
      "Starting Fellowship\nAragorn, King in Exile x2\n6 Companions\n2 Boromir, Son of Denethor\n30 Shadow\n4 Uruk "
      "Slayer\n10 "
      "Events\n2 Athelas");
  CHECK(r.unread.empty());
  CHECK(r.deck.start == std::vector{print("aragorn-king-in-exile")});
  CHECK(r.deck.copies(print("aragorn-king-in-exile")) == 2);
  CHECK(r.deck.copies(print("boromir-son-of-denethor")) == 2);
  CHECK(r.deck.size() == 10);
}

TEST_CASE("every card is known by its name in both languages and by its code", "[tcg][deck_text]") {
  for (int i = 0; i < kPrints; ++i) {
    for (const char* language : {"en", "fr"}) {
      const std::string name = say_in(language)({cards().facts(i).key, {}});
      INFO(name);
      CHECK(names().fitting(name) == std::vector<int>{i});
      CHECK(names().heading(name) == CardNames::Heading::none);
    }
    const DeckReading r = read(code_of(cards().facts(i)));
    CHECK(r.unread.empty());
    CHECK(r.taken == 1);
  }
}

TEST_CASE("a whole list with headings, a path and who starts", "[tcg][deck_text]") {
  const DeckReading r = read(
      "# Rangers\n\nRing-bearer: Frodo, Son of Drogo\nThe One Ring, The Ruling Ring\n\nStarting Fellowship:\n"
      "1 Aragorn, King in Exile\n\nAdventure Deck (9)\nSite 1: East Road\n2 Bree Gate\n7. Silverlode Banks\n\n"
      "Companions (3):\n2 Aragorn, King in Exile\n1x Legolas, Prince of Mirkwood\n\n== Shadow ==\n4 Uruk Slayer\n");
  CHECK(r.unread.empty());
  CHECK(r.name == "Rangers");
  CHECK(r.deck.ring_bearer == print("frodo-son-of-drogo"));
  CHECK(r.deck.ring == print("the-one-ring-the-ruling-ring"));
  CHECK(r.deck.start == std::vector{print("aragorn-king-in-exile")});
  CHECK(r.deck.sites == std::vector{print("east-road"), print("bree-gate"), print("silverlode-banks")});
  CHECK(r.deck.copies(print("aragorn-king-in-exile")) == 2);
  CHECK(r.deck.size() == 7);
  CHECK(read("2 Frodo, Son of Drogo").deck.ring_bearer == print("frodo-son-of-drogo"));
  CHECK(read("2 Frodo, Son of Drogo").deck.size() == 1);
  CHECK(read("Starting fellowship:\n1 Sam, Son of Hamfast").deck.size() == 1);
}

TEST_CASE("each line that cannot be read is named with its reason, and the others are read", "[tcg][deck_text]") {
  CHECK(why("2 Gandalf") == "Two cards fit: Gandalf, Friend of the Shirefolk and Gandalf, The Grey Wizard.");
  CHECK(why("2 Tom Bombadil of the Old Forest") == "No card of the first set has this name.");
  CHECK(why("2 Gandolf, Friend of the Shirefolk") ==
        "No card has this name. Did you mean Gandalf, Friend of the Shirefolk?");
  CHECK(why("2 Uruk") == "17 cards fit, among them Uruk Bloodlust and Uruk Brood.");
  CHECK(why("1R400") == "The first set has no card with this number.");
  CHECK(why("2R72") == "The first set has no card with this number.");
  CHECK(why("1R72 Gimli, Son of Glóin") ==
        "The number is that of Gandalf, Friend of the Shirefolk, but the name is different.");
  CHECK(why("0 Athelas") == "The number of copies must be from 1 to 4.");
  CHECK(why("999 Athelas") == "The number of copies must be from 1 to 4.");
  CHECK(why("3 Athelas") == "That would be 5 copies of Athelas; a deck has 4 at most.");
  CHECK(why("2 East Road") == "A deck has only one copy of East Road.");
  CHECK(why("Ring-bearer: Gimli, Son of Glóin") == "Gimli, Son of Glóin cannot be the Ring-bearer.");
  CHECK(why("???") == "No card of the first set has this name.");
  CHECK(say_in("en")(read("1 The One Ring, The Ruling Ring\n1R1").unread.at(0).why) ==
        "This place is taken: The One Ring, The Ruling Ring stands there.");
  const DeckReading long_one = read("1 Athelas\n" + std::string(kMostListText, '\n') + "1 Pathfinder");
  REQUIRE(long_one.unread.size() == 1);
  CHECK(say_in("en")(long_one.unread[0].why) == "The list is too long; what follows has not been read.");
}

TEST_CASE("a list says from which sealed pool it is built", "[tcg][deck_text][sealed]") {
  CHECK(read("# Friday\nSealed pool: 4711\n2 Uruk Soldier").deck.pool == 4711);
  CHECK(read("Pool : 12\n2 Uruk Soldier").deck.pool == 12);
  for (const char* wrong :
       {"Sealed pool: many", "Sealed pool: 0", "Sealed pool: 1000000", "Sealed pool:", "Sealed pool: 4 7"}) {
    INFO(wrong);
    const DeckReading r = read(wrong);
    REQUIRE(r.unread.size() == 1);
    CHECK(r.unread[0].why.key == std::string_view("lotr_tcg.list.why.pool"));
    CHECK(r.deck.pool == 0);
  }
}

TEST_CASE("a deck written as a list or a link is read as the same deck", "[tcg][deck_text]") {
  Rng rng(20261123);
  for (int i = 0; i < 300; ++i) {
    Deck deck = random_deck(rng);
    deck.pool = i % 3 == 0 ? rng.below(kMostPool) + 1 : 0;
    for (const char* language : {"en", "fr"}) {
      const std::string text = write_list(cards(), deck, i % 2 ? "Été & hiver, 50 %" : "", say_in(language));
      const DeckReading r = read(text);
      INFO(text);
      CHECK(r.unread.empty());
      CHECK(r.deck == deck);
      CHECK(r.name == (i % 2 ? "Été & hiver, 50 %" : ""));
    }
    const std::string word = link_word(cards(), deck, "Été & hiver_1");
    INFO(word);
    CHECK(word.find_first_not_of("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_.-%") ==
          std::string::npos);
    const DeckReading r = read("https://example.org/mathom/#deck=" + word + "\n");
    CHECK(r.unread.empty());
    CHECK(r.deck == deck);
    CHECK(r.name == "Été & hiver_1");
  }
}

TEST_CASE("a damaged link is refused", "[tcg][deck_text]") {
  Problems problems;
  for (Deck deck : printed_decks(cards(), problems)) {
    deck.id.clear();
    arrange(cards(), deck);
    const std::string word = link_word(cards(), deck, "");
    CHECK(read(word).deck == deck);
    for (std::size_t n = 5; n + 1 < word.size(); n += 7) {
      const DeckReading r = read(word.substr(0, n));
      INFO(n);
      CHECK(r.unread.size() == 1);
      CHECK(r.deck == Deck{});
    }
  }
}

TEST_CASE("a list of any bytes is read, or its faulty lines are named", "[tcg][deck_text][fuzz]") {
  Problems problems;
  const std::string sound =
      write_list(cards(), printed_decks(cards(), problems).front(), "x", say_in("en")) + link_word(cards(), {}, "");
  for (std::size_t i = 0; i < sound.size();
       i += std::max<std::size_t>(2, 200 / static_cast<std::size_t>(test::amount(100))))
    for (const char c : {'\0', '"', '#', '9', ':', '\n', '(', '\xff', '\xC3'}) {
      std::string text = sound;
      text[i] = c;
      const DeckReading r = read(text);
      for (const auto& [card, n] : r.deck.cards) CHECK((n >= 1 && n <= kMostOfTitle));
      CHECK(r.taken + static_cast<int>(r.unread.size()) >= 30);
    }
}
