// What is done to characters: spot, exert, exhaust, wound, heal, prevent, ring_bearer, wear, corrupt.
#include "games/lotr_tcg/cards/verbs/verbs.h"

namespace mathom::lotr_tcg {

std::vector<effects::Param> choosing(std::vector<effects::Param> more) {
  std::vector<effects::Param> out{effects::who_param(), cards_param(), effects::value_param(),
                                  effects::flag_param("up_to")};
  out.insert(out.end(), more.begin(), more.end());
  out.push_back({.key = "as", .kind = effects::Param::Kind::binding, .needed = false, .usual = -1});
  return out;
}

Verbs character_verbs() {
  const effects::Param times = effects::value_param("times");
  return {
      verb("spot", choosing(), "The player points at such cards. As a cost: they must be there.",
           R"({"do": "spot", "what": {"race": "elf"}, "n": 3})"),
      verb("exert", choosing({times}),
           "The player chooses characters, each of which takes a wound as the cost of an effort. Who has but one "
           "vitality "
           "left cannot be chosen.",
           R"({"do": "exert", "what": {"race": "dwarf"}, "as": "dwarf"})"),
      verb("exhaust", choosing(), "The player chooses characters, each of which exerts until one vitality is left.",
           R"({"do": "exhaust", "what": {"type": "minion"}})"),
      verb("wound", choosing({times}), "The player chooses characters, each of which takes a wound.",
           R"({"do": "wound", "what": {"race": "orc"}, "n": 2})"),
      verb("heal", choosing({times}), "The player chooses characters, from each of which a wound is removed.",
           R"({"do": "heal", "what": {"home": 3}, "n": "all"})"),
      verb("heal_all", choosing(), "The player chooses characters, from each of which all wounds are removed.",
           R"({"do": "heal_all", "what": "it"})"),
      verb("ring_bearer", {cards_param()}, "That character becomes the Ring-bearer.",
           R"({"do": "ring_bearer", "what": "this"})"),
      verb("wear", {effects::who_param()}, "The Ring-bearer puts on the Ring and wears it until the regroup phase.",
           R"({"do": "wear"})"),
      verb("corrupt", {}, "The Ring-bearer is corrupted: the Free Peoples player has lost.", R"({"do": "corrupt"})")};
}

}  // namespace mathom::lotr_tcg
