// Articles, which a text leaves open to the word that is put after them.
#include <catch2/catch_test_macros.hpp>

#include "effects/say.h"

using namespace mathom;
using namespace mathom::effects;

namespace {

// A text with its one open place filled.
std::string filled(const std::string& text, const std::string& things) {
  Clause s{Phrase{"text", {}}};
  s.put("things", Clause{Phrase{"things", {}}});
  return in_words(s, [&](const Phrase& p) { return p.key == "text" ? text : things; });
}

}  // namespace

TEST_CASE("an English article is an before a vowel", "[effects]") {
  CHECK(filled("heal a~ <things>", "Dwarf") == "heal a Dwarf");
  CHECK(filled("heal a~ <things>", "Elf") == "heal an Elf");
  CHECK(filled("at a~ <things>", "underground site") == "at an underground site");
}

TEST_CASE("a French article agrees with its noun and joins what stands before it", "[effects]") {
  CHECK(filled("ce~ <things>", "Nain") == "ce Nain");
  CHECK(filled("ce~ <things>", "Orque") == "cet Orque");
  CHECK(filled("ce~ <things>", "~carte") == "cette carte");
  CHECK(filled("tous~ <things>", "alliés") == "tous les alliés");
  CHECK(filled("tous~ <things>", "~conditions") == "toutes les conditions");
  CHECK(filled("le texte de~ <things>", "un adversaire") == "le texte d’un adversaire");
  CHECK(filled("le texte de~ <things>", "le joueur") == "le texte du joueur");
  CHECK(filled("le texte de~ <things>", "les cartes") == "le texte des cartes");
  CHECK(filled("le nombre de~ <things>", "des ~armes") == "le nombre d’armes");
  CHECK(filled("si~ <things>, rien", "~si vous pouvez") == "si vous pouvez, rien");
  CHECK(filled("si~ <things>, rien", "la communauté y est") == "si la communauté y est, rien");
}

TEST_CASE("what marks a noun is never read", "[effects]") {
  CHECK(filled("1 <things>", "~arme") == "1 arme");
  CHECK(filled("par~ <things>", "~arme") == "par arme");
}
