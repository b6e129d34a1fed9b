// Articles, which a text leaves open to the word that is put after them.
#include <catch2/catch_test_macros.hpp>

#include "assets/assets.h"
#include "effects/say/say.h"
#include "text/texts.h"

using namespace mathom;
using namespace mathom::effects;

namespace {

// A text with its one open place filled, by the rules that a language has.
std::string filled_by(const Texts& language, const std::string& text, const std::string& things) {
  Clause s{Phrase{"text", {}}};
  s.put("things", Clause{Phrase{"things", {}}});
  return in_words(s, [&](const Phrase& p) {
    return p.key == "text" ? text : p.key == "things" ? things : language.say(p, {});
  });
}
Texts rules(std::string_view json) {
  Texts texts;
  Problems problems;
  texts.add(json, problems);
  REQUIRE(problems.empty());
  return texts;
}
std::string filled(const char* language, const std::string& text, const std::string& things) {
  return filled_by(rules(asset("text/" + std::string(language) + "/language.json")), text, things);
}

}  // namespace

TEST_CASE("an English article is an before a vowel", "[effects]") {
  CHECK(filled("en", "heal a~ <things>", "Dwarf") == "heal a Dwarf");
  CHECK(filled("en", "heal a~ <things>", "Elf") == "heal an Elf");
  CHECK(filled("en", "at a~ <things>", "underground site") == "at an underground site");
}

TEST_CASE("a French article agrees with its noun and joins what stands before it", "[effects]") {
  CHECK(filled("fr", "ce~ <things>", "Nain") == "ce Nain");
  CHECK(filled("fr", "ce~ <things>", "Orque") == "cet Orque");
  CHECK(filled("fr", "ce~ <things>", "~carte") == "cette carte");
  CHECK(filled("fr", "tous~ <things>", "alliés") == "tous les alliés");
  CHECK(filled("fr", "tous~ <things>", "~conditions") == "toutes les conditions");
  CHECK(filled("fr", "le texte de~ <things>", "un adversaire") == "le texte d’un adversaire");
  CHECK(filled("fr", "le texte de~ <things>", "le joueur") == "le texte du joueur");
  CHECK(filled("fr", "le texte de~ <things>", "les cartes") == "le texte des cartes");
  CHECK(filled("fr", "le nombre de~ <things>", "des ~armes") == "le nombre d’armes");
  CHECK(filled("fr", "muni de~ <things>", "un~ ~arme") == "muni d’une arme");
  CHECK(filled("fr", "si~ <things>, rien", "~il y a") == "s’il y a, rien");
  CHECK(filled("fr", "si~ <things>, rien", "la communauté y est") == "si la communauté y est, rien");
}

TEST_CASE("articles and numbers give way to things with a word of their own", "[effects]") {
  CHECK(filled("en", "when a~ <things> wins", "~0your Orc") == "when your Orc wins");
  CHECK(filled("en", "exert 1~ <things>", "~0another Elf") == "exert another Elf");
  CHECK(filled("en", "exert 12~ <things>", "Elves") == "exert 12 Elves");
  CHECK(filled("fr", "le texte de~ un~ <things>", "~0votre site") == "le texte de votre site");
  CHECK(filled("fr", "les~ <things> ont", "~0vos alliés") == "vos alliés ont");
  CHECK(filled("fr", "que~ un~ <things>", "~0autre~ ~carte") == "qu’une autre carte");
}

TEST_CASE("an empty place leaves no gap", "[effects]") {
  CHECK(filled("en", "if it is assigned <things>, exert it", "") == "if it is assigned, exert it");
  CHECK(filled("en", "it (is <things>)", "") == "it (is)");
  CHECK(filled("en", "<things> draws", "") == "draws");
  CHECK(filled("en", "it is <things>", "") == "it is");
}

TEST_CASE("spaces that a text has itself stay", "[effects]") {
  CHECK(filled("en", "now: ", "") == "now: ");
  CHECK(filled("en", "<things>: ", "now") == "now: ");
  CHECK(filled("en", " <things> ", "now") == " now ");
  Texts texts = rules(R"({"some.line": "{what}: ", "some.none": "", "some.now": "now {n}"})");
  CHECK(texts.say(Phrase{"some.line", {}}.word("what", "some.now(n=#2)"), {}) == "now 2: ");
  CHECK(texts.say(Phrase{"some.line", {}}.word("what", "some.none(n=#2)"), {}) == ": ");
}

TEST_CASE("the mark of a noun is never shown", "[effects]") {
  CHECK(filled("fr", "1 <things>", "~arme") == "1 arme");
  CHECK(filled("fr", "par~ <things>", "~arme") == "par arme");
}

TEST_CASE("a language may have three genders, and words with accents for articles", "[effects]") {
  const Texts other = rules(R"({"language.article.ein": "ein;eine;ein", "language.article.den": "den;die;das",
                                "language.article.für": "für|füro", "language.vowels": "aÄ",
                                "language.joined": "in das=ins", "language.article.in": "in"})");
  CHECK(filled_by(other, "ein~ <things>", "Zug") == "ein Zug");
  CHECK(filled_by(other, "ein~ <things>", "~Karte") == "eine Karte");
  CHECK(filled_by(other, "den~ <things>", "~3Spiel") == "das Spiel");
  CHECK(filled_by(other, "den~ <things>", "~4Spiel") == "das Spiel");
  CHECK(filled_by(other, "für~ <things>", "Ärger") == "füro Ärger");
  CHECK(filled_by(other, "in~ <things>", "das ~3Spiel") == "ins Spiel");
  CHECK(filled_by(other, "<things>", "~3Spiel") == "Spiel");
}

TEST_CASE("a word that is not an article of its language stays unchanged", "[effects]") {
  CHECK(filled("en", "ce~ <things>", "~carte") == "ce carte");
  CHECK(filled("fr", "a~ <things>", "Elfe") == "a Elfe");
}
