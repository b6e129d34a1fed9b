// The shapes in which cards speak, each by a card whose facts ask for it.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <iterator>
#include <map>
#include <sstream>

#include "assets/assets.h"
#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/decks/book.h"
#include "text/texts.h"

using namespace mathom;
using namespace mathom::lotr_tcg;

namespace {

Texts words_of(const std::string& language) {
  Texts out;
  Problems problems;
  for (const char* part : {"language", "effects", "lotr_tcg", "lotr_tcg_names"})
    out.add(asset("text/" + language + "/" + part + ".json"), problems);
  REQUIRE(problems.text() == "");
  return out;
}
std::string said(int number, const std::string& language = "en") {
  static const std::map<std::string, Texts> all = [] {
    std::map<std::string, Texts> out;
    for (const std::string_view code : text_languages()) out.emplace(code, words_of(std::string(code)));
    return out;
  }();
  const Texts& texts = all.at(language);
  for (int print = 0; print < kPrints; ++print)
    if (printed_cards().facts(print).number == number)
      return text_of(printed_cards(), print, [&](const Phrase& p) { return texts.say(p, Namer{}); });
  return {};
}
bool says(int number, const std::string& words, const std::string& language = "en") {
  const std::string text = said(number, language);
  UNSCOPED_INFO(text);
  return text.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("a card says what is paid to have its effect", "[lotr_tcg][sentences]") {
  CHECK(says(6, "exert 1 Dwarf companion to draw 3 cards"));
  CHECK(says(68, "exert its bearer to make an opponent discard 2 cards at random from their hand"));
  CHECK(says(38, "spot 1 archer Elf companion to make the fellowship archery total +1"));
  CHECK(says(71, "spot Gandalf, 1 Dwarf and 1 Elf to make the move limit"));
  CHECK(says(124, "to make the Free Peoples player exert the Ring-bearer or add 1 burden"));
  CHECK(says(99, "shuffle their hand into their draw deck and draw 8 cards"));
  CHECK(says(68, "obliger un adversaire à défausser", "fr"));
  CHECK(says(105, "Erschöpfe einen Gondor-Charakter, um einen Sauron-Schergen zu verwunden.", "de"));
  CHECK(says(99, "um einen Gegner zu zwingen, seine Hand in seinen Nachziehstapel zu mischen und 8 Karten zu ziehen",
             "de"));
  CHECK(says(40, "sichte Gandalf oder einen Elben", "de"));
}

TEST_CASE("a card says one sentence of two effects that differ by a number", "[lotr_tcg][sentences]") {
  CHECK(says(37, "make 1 Elf strength +2 (+4 if in a skirmish against a Nazgûl)"));
  CHECK(says(204, "make 1 Nazgûl strength +2 (+5 if the Ring-bearer wears The One Ring)"));
  CHECK(says(182, "add 1 burden (2 if that companion is a Hobbit)"));
  CHECK(says(37, "force +2 (+4 en escarmouche contre un Nazgûl)", "fr"));
  CHECK(says(37, "Gib einem Elben in dieser Phase Stärke +2 (+4, wenn im Gefecht gegen einen Nazgûl)", "de"));
  CHECK(says(4, "um diesem Zwerg in dieser Phase Stärke +3 und Schaden +1 zu geben", "de"));
  CHECK(says(116, "(+4 für einen Verteidiger-Gefährten)", "de"));
}

TEST_CASE("a card says whose things are, and which others", "[lotr_tcg][sentences]") {
  CHECK(says(12, "place 1 card from your hand beneath your draw deck"));
  CHECK(says(16, "Each time an opponent plays an Orc, that player discards the top card of their draw deck"));
  CHECK(says(43, "Each time you play an Elf"));
  CHECK(says(9, "that minion’s player"));
  CHECK(says(148, "for each other Uruk-hai"));
  CHECK(says(172, "spot another Moria Orc"));
  CHECK(says(261, "your other Sauron minions"));
  CHECK(says(233, "an opponent’s site"));
  CHECK(says(60, "your site 3 is on the adventure path"));
  CHECK(says(274, "in the Free Peoples player’s dead pile"));
  CHECK(says(133, "Vos événements", "fr"));
  CHECK(says(127, "un autre Uruk-hai", "fr"));
  CHECK(says(60, "Tant que votre site", "fr"));
  CHECK(says(261, "für deine anderen Sauron-Schergen", "de"));
  CHECK(says(297, "um einen anderen Hobbit-Verbündeten mit Heimatort 1 zu heilen", "de"));
  CHECK(says(334, "zieht der Spieler dieses Gegenstands oder Artefakts 1 Karte", "de"));
  CHECK(says(69, "einen Isengart- oder Moria-Zustand", "de"));
  CHECK(says(310, "Wenn Ringträger Frodo getötet wird", "de"));
}

TEST_CASE("a card speaks of itself by its kind, and says where it goes", "[lotr_tcg][sentences]") {
  CHECK(says(13, "exert this companion to make this companion strength +2"));
  CHECK(says(66, "discard this condition"));
  CHECK(says(21, "Plays to your support area."));
  CHECK_FALSE(says(66, "support area"));
  CHECK(says(135, "Plays on a site."));
  CHECK(says(13, "ce compagnon", "fr"));
  CHECK(says(17, "Erschöpfe diesen Verbündeten", "de"));
  CHECK(says(148, "Dieser Scherge hat Stärke +1 für jeden anderen Uruk-hai.", "de"));
}

TEST_CASE("a card says what a limit ends at, and what becomes of what is paid", "[lotr_tcg][sentences]") {
  CHECK(says(260, "(to a minimum of 1)"));
  CHECK(says(10, "you may heal its bearer up to 2 times"));
  CHECK(says(194, "to cancel that event"));
  CHECK(says(85, "place no wound for that exertion"));
  CHECK(says(183, "discard the cards on that Orc, remove its wounds and stack it"));
  CHECK(says(73, "as if from your hand"));
  CHECK(says(79, "cost 2 less"));
  CHECK(says(175, "at site 4 or higher"));
  CHECK(says(296, "at site 4 or lower, cancel a skirmish involving a Hobbit;"));
  CHECK(says(296, "; sonst gib einem Hobbit in dieser Phase Stärke +3.", "de"));
  CHECK(says(175, "wenn ein Gefährte an Ort 4 oder höher gespielt wird, entkräfte diesen Gefährten", "de"));
  CHECK(says(355, "und du keinen Waldläufer sichten kannst, erschöpfe alle Gefährten", "de"));
  CHECK(says(77, "um ebenso viel Zwielicht zu entfernen", "de"));
}

TEST_CASE("after what another player is made to do the reader begins a sentence", "[lotr_tcg][sentences]") {
  CHECK(says(120, "at random from their hand. Discard up to 1 card among them"));
  CHECK(says(75, "reveal their hand. Remove 1 twilight"));
  CHECK(says(44, "reveal their hand. If you can spot"));
  CHECK(says(120, "au hasard. Défausser", "fr"));
  CHECK(says(120, "aufzudecken. Lege bis zu 1 Karte davon ab.", "de"));
  CHECK(says(16, "wenn ein Gegner einen Ork spielt, legt dieser Spieler die oberste Karte seines Nachziehstapels ab",
             "de"));
  CHECK(says(30, "im Gefecht gegen einen Nazgûl ist, hat dieser Gefährte Stärke +3.", "de"));
  CHECK(says(14, "wenn der Träger ein Gefecht gewinnt, darfst du einen Ork verwunden", "de"));
  CHECK(says(306, "may not discard your Shire tales from play"));
}

TEST_CASE("of several texts of one event a card says that one is used", "[lotr_tcg][sentences]") {
  CHECK(says(93, ", or exert Arwen to make Aragorn"));
  CHECK(says(210, ", or if there are at least 6 burdens"));
  CHECK(says(93, ", ou affaiblir Arwen", "fr"));
  CHECK(says(93, ", oder erschöpfe Arwen, um Aragorn", "de"));
}

TEST_CASE("no sentence of a card has more than 45 words", "[lotr_tcg][sentences]") {
  for (const std::string_view language : text_languages())
    for (int number = 1; number <= kPrints; ++number) {
      const std::string text = said(number, std::string(language));
      std::size_t from = 0;
      for (std::size_t at = text.find(". "); from < text.size(); at = text.find(". ", from)) {
        const std::string sentence = text.substr(from, at == std::string::npos ? at : at + 1 - from);
        std::istringstream words(sentence);
        const auto n = std::distance(std::istream_iterator<std::string>(words), {});
        INFO(sentence);
        CHECK(n <= 45);
        if (at == std::string::npos) break;
        from = at + 2;
      }
    }
}
