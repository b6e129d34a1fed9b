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
  CHECK(says(68, "exert the bearer to make an opponent discard 2 cards at random from their hand"));
  CHECK(says(38, "spot 1 archer Elf companion to raise the fellowship archery total by 1"));
  CHECK(says(71, "spot Gandalf, 1 Dwarf and 1 Elf to raise this turn’s move limit by 1"));
  CHECK(says(124, "to make the Free Peoples player exert the Ring-bearer or add 1 burden"));
  CHECK(says(99, "shuffle their hand into their draw deck and draw 8 cards"));
  CHECK(says(68, "obliger un adversaire à défausser", "fr"));
  CHECK(says(105, "Erschöpfe einen Gondor-Charakter, um einen Sauron-Schergen zu verwunden.", "de"));
  CHECK(says(99, "um einen Gegner zu zwingen, seine Hand in seinen Nachziehstapel zu mischen und 8 Karten zu ziehen",
             "de"));
  CHECK(says(40, "sichte Gandalf oder einen Elben", "de"));
}

TEST_CASE("a card says one sentence of two effects that differ by a number", "[lotr_tcg][sentences]") {
  CHECK(says(37, "make 1 Elf strength +2 (+4 if skirmishing a Nazgûl)"));
  CHECK(says(204, "make 1 Nazgûl strength +2 (+5 if The One Ring is worn)"));
  CHECK(says(182, "add 1 burden (2 if that companion is a Hobbit)"));
  CHECK(says(37, "force +2 (+4 s’il est en escarmouche contre un Nazgûl)", "fr"));
  CHECK(says(37, "Gib einem Elben in dieser Phase Stärke +2 (+4, wenn er im Gefecht gegen einen Nazgûl ist)", "de"));
  CHECK(says(4, "um diesem Zwerg in dieser Phase Stärke +3 und Schaden +1 zu geben", "de"));
  CHECK(says(116, "(+4 für einen Verteidiger)", "de"));
}

TEST_CASE("a card says whose things are meant, and which other ones", "[lotr_tcg][sentences]") {
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
  CHECK(says(334, "zieht der Spieler dieser Karte 1 Karte", "de"));
  CHECK(says(69, "einen Isengart- oder Moria-Zustand", "de"));
  CHECK(says(310, "Wenn Ringträger Frodo getötet wird", "de"));
}

TEST_CASE("a card speaks of itself by its kind, and says where it goes", "[lotr_tcg][sentences]") {
  CHECK(says(13, "exert this companion to make it strength +2"));
  CHECK(says(66, "discard this condition"));
  CHECK(says(21, "Support area."));
  CHECK_FALSE(says(66, "upport area"));
  CHECK(says(135, "Plays on a site."));
  CHECK(says(13, "ce compagnon", "fr"));
  CHECK(says(17, "Erschöpfe diesen Verbündeten", "de"));
  CHECK(says(148, "Dieser Scherge hat Stärke +1 für jeden anderen Uruk-hai.", "de"));
}

TEST_CASE("a card says when a limit ends, and where a paid card goes", "[lotr_tcg][sentences]") {
  CHECK(says(260, "(minimum 1)"));
  CHECK(says(10, "you may heal the bearer up to 2 times"));
  CHECK(says(194, "to cancel that event"));
  CHECK(says(85, "place no wound for that exertion"));
  CHECK(says(183, "discard the cards on that Orc, remove its wounds and stack it"));
  CHECK(says(73, "as if from your hand"));
  CHECK(says(79, "cost 2 less"));
  CHECK(says(175, "at site 4 or higher"));
  CHECK(says(296, "at site 4 or lower, cancel a skirmish involving a Hobbit;"));
  CHECK(says(296, "; sonst gib einem Hobbit in dieser Phase Stärke +3.", "de"));
  CHECK(says(175, "wenn ein Gefährte an Ort 4 oder später gespielt wird, entkräfte diesen Gefährten", "de"));
  CHECK(says(355, "und du keinen Waldläufer sichten kannst, erschöpfe alle Gefährten", "de"));
  CHECK(says(77, "um ebenso viel Zwielicht zu entfernen", "de"));
  CHECK(says(145, "make this minion strength +1 for each of them this phase."));
  CHECK(says(132, "to remove the strength bonus of 1 possession until the regroup phase."));
  CHECK(says(170, "then take all of them into your hand."));
  CHECK(says(109, "exert Aragorn to make 1 ally strength +2 and able to take part"));
  CHECK(says(28, "auf die Hand zu nehmen und dann die anderen abzulegen.", "de"));
}

TEST_CASE("what the reader does after another player's act is a new sentence", "[lotr_tcg][sentences]") {
  CHECK(says(120, "at random from their hand. Discard up to 1 of them"));
  CHECK(says(75, "reveal their hand. Remove 1 twilight"));
  CHECK(says(44, "reveal their hand. You may discard"));
  CHECK(says(120, "au hasard. Défausser", "fr"));
  CHECK(says(120, "aufzudecken. Lege bis zu 1 davon ab.", "de"));
  CHECK(says(16, "wenn ein Gegner einen Ork spielt, legt dieser Spieler die oberste Karte seines Nachziehstapels ab",
             "de"));
  CHECK(says(30, "Dieser Gefährte hat Stärke +3, solange er im Gefecht gegen einen Nazgûl ist.", "de"));
  CHECK(says(14, "wenn der Träger ein Gefecht gewinnt, darfst du einen Ork verwunden", "de"));
  CHECK(says(306, "No opponent may discard your Shire tales from play."));
}

TEST_CASE("an event with several texts says that one of them is used", "[lotr_tcg][sentences]") {
  CHECK(says(93, ", or exert Arwen to make Aragorn"));
  CHECK(says(210, ", or if there are at least 6 burdens"));
  CHECK(says(93, ", ou affaiblir Arwen", "fr"));
  CHECK(says(93, ", oder erschöpfe Arwen, um Aragorn", "de"));
}

TEST_CASE("a card says how much more or less a number is", "[lotr_tcg][sentences]") {
  CHECK(says(42, "The minion archery total is 1 lower."));
  CHECK(says(264, "the minion archery total is 1 higher."));
  CHECK(says(356, "is 2 higher for each companion over 4."));
  CHECK(says(328, "Here, the roaming penalty of Nazgûl is 2 lower."));
  CHECK(says(217, "play 1 Nazgûl from your hand for 2 less."));
  CHECK(says(46, "raise this turn’s move limit by 1."));
  CHECK(says(260, "lower this turn’s move limit by 1 (minimum 1)."));
  CHECK(says(316, "lower the Shadow number by 1 (2 if you can spot 4 Hobbit companions)"));
  CHECK(says(328, "est réduite de 2", "fr"));
  for (int number = 1; number <= kPrints; ++number)
    for (const char* thing :
         {"total −", "cost −", "number −", "limit −", "penalty −", "total is −", "number of each site is −"})
      CHECK_FALSE(says(number, thing));
}

TEST_CASE("a text that shows one card speaks of one card", "[lotr_tcg][sentences]") {
  CHECK(says(82, "take 1 of them into your hand, then discard the other."));
  CHECK(says(81, "take 2 of them into your hand, then discard the others."));
  CHECK(says(18, "Discard up to 1 Shadow card among them, then put the others back"));
  CHECK(says(200, "If it is a Moria Orc, take it into your hand; otherwise discard it."));
  CHECK(says(242, "If it is a Sauron card, take it into your hand; otherwise discard it, then"));
  CHECK(says(200, "Si c’est un Orque de la Moria", "fr"));
}

TEST_CASE("a card says once what its texts have together", "[lotr_tcg][sentences]") {
  CHECK(says(189, "when the Ring-bearer exerts or when the Ring-bearer takes a wound, spot any number"));
  CHECK(said(189).find("Response", 1) == std::string::npos);
  CHECK(says(47, "exert the bearer or discard 2 cards from your hand to make the bearer strength +1"));
  CHECK(
      says(72, "strength +1 for each of these that you can spot in the fellowship: a Hobbit, a Dwarf, an Elf, a Man."));
  // Two that add up, and cannot stand for each other.
  CHECK(says(59, "exert 1 Dwarf to heal 1 Elf. Maneuver: add 1 twilight and exert 1 Elf to heal 1 Dwarf."));
  CHECK(says(229, "up to 5 times each phase"));
}

TEST_CASE("a card does not ask for what its step takes", "[lotr_tcg][sentences]") {
  CHECK(says(205, "to discard 1 Free Peoples possession or condition; if you cannot, discard 1 ally"));
  CHECK(says(44, "You may discard 1 Isengard minion from their hand, then draw 2 cards."));
  CHECK_FALSE(says(205, "do this"));
}

TEST_CASE("a card that speaks of its bearer does not ask whether it has one", "[lotr_tcg][sentences]") {
  CHECK(says(209, "phase, if the bearer is the Ring-bearer, add 1 burden; otherwise wound the bearer."));
  CHECK(says(207, "Nazgûl. The bearer may not be healed. While"));
  CHECK(says(209, "if no character bears this card, transfer"));
}

TEST_CASE("a card names what it has just named as \"it\"", "[lotr_tcg][sentences]") {
  CHECK(says(30, "This companion is strength +3 while skirmishing a Nazgûl."));
  CHECK(says(190, "exert the bearer to make it strength +2"));
  CHECK(says(267, "exert this minion to wound 1 character skirmishing it."));
  CHECK(says(13, "affaiblir ce compagnon pour lui donner force +2", "fr"));
  CHECK(says(13, "um ihm in dieser Phase Stärke +2 zu geben", "de"));
  // Another thing has been named in between, or stands nearer.
  CHECK(says(50, "wound 1 minion, then leave this companion out"));
  CHECK(says(230, "discard 1 weapon borne by a character skirmishing this minion."));
}

TEST_CASE("a card says who chooses the minion of a forced assignment", "[lotr_tcg][sentences]") {
  CHECK(says(169, "make the Free Peoples player assign the Ring-bearer to skirmish a minion of their choice."));
  CHECK(says(169, "à une escarmouche contre un séide de son choix", "fr"));
  CHECK(says(169, "einem Gefecht gegen einen Schergen seiner Wahl zuzuweisen", "de"));
}

TEST_CASE("a card tells a culture from the people of that name", "[lotr_tcg][sentences]") {
  CHECK(says(34, "heal 1 Elven-culture ally."));
  CHECK(says(130, "exert 1 Gandalf-culture companion or ally."));
  CHECK(says(64, "exert 1 Elf ally"));
  CHECK(says(61, "an Elven tale"));
  CHECK(says(105, "1 Gondor character"));
  CHECK(says(34, "1 allié de la culture des Elfes", "fr"));
  CHECK(says(34, "einen Verbündeten der Elben-Kultur", "de"));
}

TEST_CASE("in French a step of a number names the number first, and one card by its pronoun", "[lotr_tcg][sentences]") {
  CHECK(says(5, "donner force +2 et dégâts +1 à 1 Nain pendant cette phase", "fr"));
  CHECK(says(64, "donner force +3 à cet allié et lui permettre de participer", "fr"));
  CHECK(says(37, "donner à 1 Elfe force +2 (+4 s’il est", "fr"));
  CHECK(says(200, "la prendre en main ; sinon, la défausser", "fr"));
  CHECK(says(122, "placer sous votre pioche toutes les cartes", "fr"));
}

TEST_CASE("a card says what is left out in words that can be read", "[lotr_tcg][sentences]") {
  CHECK(says(79, "Your companions (of a race that no character in play has) cost 2 less."));
  CHECK(says(216, "to 1 companion (not bearing Blade Tip) skirmishing the bearer."));
  CHECK(says(171, "1 unassigned exhausted companion (not the Ring-bearer)"));
  CHECK(says(170, "until you reveal 1 card that is not a Moria minion"));
  CHECK(says(304, "1 companion (not a Hobbit)"));
  CHECK(says(
      330,
      "Here, while all companions in the fellowship are Hobbits, skip the assignment phase and the skirmish phase."));
  CHECK(says(302, "if this companion is not assigned to a skirmish"));
  CHECK(says(236, "this minion is not assigned to a skirmish, assign 1 unassigned companion"));
}

TEST_CASE("a card names nobody twice by another name", "[lotr_tcg][sentences]") {
  CHECK(says(55,
             "if an opponent has at least 7 cards in hand, exert Galadriel to look at 2 cards at random from that "
             "player’s hand"));
  CHECK(says(265, "for each card in their dead pile"));
  CHECK(says(207, "While the bearer is the Ring-bearer"));
  CHECK(says(334, "that card’s player draws 1 card"));
  CHECK(says(290, "soigner ce compagnon-ci", "fr"));
}

TEST_CASE("in French each condition repeats the word before the first", "[lotr_tcg][sentences]") {
  CHECK(says(231, "si vous pouvez repérer 6 compagnons ou s’il y a au moins 5 fardeaux", "fr"));
  CHECK(says(236, "s’il y a au moins 4 fardeaux et si ce séide n’est pas affecté", "fr"));
  CHECK(says(279, "pendant ce tour et si un autre compagnon", "fr"));
  CHECK(says(142, "dès que le Porteur de l’Anneau est épuisé ou qu’il y a", "fr"));
  CHECK(says(252, "Dès qu’il y a au moins 5 fardeaux et que le joueur", "fr"));
}

TEST_CASE("in French a site goes by its number", "[lotr_tcg][sentences]") {
  CHECK(says(175, "au site 4 ou après", "fr"));
  CHECK(says(188, "arrive au site 4 ou 5", "fr"));
  CHECK(says(60, "Tant que votre site 3 est", "fr"));
  CHECK(says(295, "remplacer le site 1 d’un adversaire", "fr"));
}

TEST_CASE("a card names its bearer and its place before it says anything else", "[lotr_tcg][sentences]") {
  CHECK(said(8).starts_with("Bearer: a Dwarf. "));
  CHECK(said(14).starts_with("Bearer: Gimli. "));
  CHECK(said(283).starts_with("Bearer: a companion (not an Elf). "));
  CHECK(said(21).starts_with("Support area. "));
  CHECK(says(8, "Porteur : un Nain.", "fr"));
  CHECK(says(21, "Zone de soutien.", "fr"));
  CHECK(says(8, "Träger: ein Zwerg.", "de"));
  CHECK(says(21, "Unterstützungsbereich.", "de"));
}

TEST_CASE("a card leaves the fellowship out where it only says at which site", "[lotr_tcg][sentences]") {
  CHECK(says(31, "While at a plains site, the bearer is strength +2."));
  CHECK(says(129, "While not at a sanctuary site, companions cost 2 more."));
  CHECK(says(26, "(+4 if at an underground site)"));
}

TEST_CASE("a site says that what stands on it holds there only", "[lotr_tcg][sentences]") {
  CHECK(says(335, "Here, Nazgûl cost 1 less."));
  CHECK(says(333, "Here, each time a minion is played"));
  CHECK_FALSE(says(332, "Here"));
  CHECK_FALSE(says(331, "Here"));
  CHECK(says(335, "Ici, les Nazgûl coûtent", "fr"));
  CHECK(says(335, "An diesem Ort: Nazgûl kosten", "de"));
}

TEST_CASE("The One Ring says what happens to each wound while it is worn", "[lotr_tcg][sentences]") {
  CHECK(
      said(1) ==
      "Response: when the bearer is about to take a wound, put on The One Ring until the regroup phase. While The One "
      "Ring is worn, each time the bearer is about to take a wound, add 2 burdens instead.");
  CHECK(says(2, "each time the bearer is about to take a wound in the skirmish phase, add 1 burden instead."));
  CHECK(says(1, "Tant que l’Anneau est au doigt, chaque fois que le porteur va subir une blessure", "fr"));
}

TEST_CASE("a card says that its state makes a text come at once", "[lotr_tcg][sentences]") {
  CHECK(says(260, "Once each turn, as soon as you can spot 7 companions, lower"));
  CHECK(says(31, "When at an underground site, discard this possession."));
}

TEST_CASE("a card says of steps that are repeated how often all are done", "[lotr_tcg][sentences]") {
  CHECK(says(22,
             "exert 1 Dwarf to do this 1 to 5 times: discard the top card of your draw deck, then add 1 twilight. "
             "Take the last of those cards into your hand."));
  CHECK(says(239, "exert 1 companion, once for each companion over 4, choosing each time."));
  CHECK(says(22, "pour faire ceci de 1 à 5 fois : défausser", "fr"));
  CHECK(says(22, "um 1- bis 5-mal Folgendes zu tun: Lege", "de"));
}

TEST_CASE("a card speaks of the first that is played, and of the one site that it has named", "[lotr_tcg][sentences]") {
  CHECK(says(338, "The first Nazgûl played at this site each turn costs 5 less."));
  CHECK(says(350, "Here, the first Moria Orc played each phase costs 2 less."));
  CHECK(says(60, "While your site 3 is on the adventure path, this card also has its text."));
  CHECK(says(295, "replace an opponent’s site 1 with yours."));
  CHECK(says(338, "Le premier Nazgûl joué à ce site à chaque tour coûte 5 de moins.", "fr"));
  CHECK(says(338, "Der erste Nazgûl, der in jedem Zug an diesem Ort gespielt wird, kostet 5 weniger.", "de"));
}

TEST_CASE("a choice of one act for different things says the act once", "[lotr_tcg][sentences]") {
  CHECK(says(346, "must exert Frodo or 2 other companions."));
  CHECK(says(344, "must exert Gimli or 2 other companions."));
  CHECK(says(346, "doit affaiblir Frodon ou 2 autres compagnons", "fr"));
  CHECK(says(346, "muss der Spieler der Freien Völker Frodo oder 2 andere Gefährten erschöpfen", "de"));
}

TEST_CASE("a card says for how long two effects last that it gives together", "[lotr_tcg][sentences]") {
  CHECK(says(139, "make 1 Uruk-hai strength +4 and fierce, both until the regroup phase."));
  CHECK(says(65, "strength +3 and able to take part in archery fire and skirmishes, both until the regroup phase."));
  CHECK(says(265, "for each card in their dead pile, including that companion."));
}

TEST_CASE("one of the reader's cards is one of several in languages that would mean the only one",
          "[lotr_tcg][sentences]") {
  CHECK(says(331, "exert your companion or minion to make it strength +2 this phase."));
  CHECK(says(331, "affaiblir 1 de vos compagnons ou séides pour lui donner force +2", "fr"));
  CHECK(says(331, "1 deiner Gefährten oder Schergen", "de"));
  CHECK(says(60, "Solange dein Ort 3", "de"));
}

// What fits on a card and is read in a glance: the sum is that of a set whose cards are printed in this size.
TEST_CASE("the cards of a set have at most 6,559 English words together", "[lotr_tcg][sentences]") {
  std::ptrdiff_t sum = 0;
  for (int number = 1; number <= kPrints; ++number) {
    std::istringstream words(said(number));
    sum += std::distance(std::istream_iterator<std::string>(words), {});
  }
  CHECK(sum <= 6559);
}

TEST_CASE("no sentence of a card has more than 45 words", "[lotr_tcg][sentences]") {
  for (const std::string_view language : text_languages())
    for (int number = 1; number <= kPrints; ++number) {
      const std::string text = said(number, std::string(language));
      std::size_t from = 0;
      for (std::size_t at = text.find(". "); from < text.size(); at = text.find(". ", from)) {
        const std::string sentence = text.substr(from, at == std::string::npos ? at : at + 1 - from);
        std::istringstream words(sentence);
        // French puts a space before a colon, which does not count.
        const auto is_word = [](const std::string& word) { return word != ":" && word != ";"; };
        const auto n = std::count_if(std::istream_iterator<std::string>(words), {}, is_word);
        INFO(sentence);
        CHECK(n <= 45);
        if (at == std::string::npos) break;
        from = at + 2;
      }
    }
}
