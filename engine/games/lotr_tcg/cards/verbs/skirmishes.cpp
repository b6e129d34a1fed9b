// Assignments, skirmishes and phases.
#include "games/lotr_tcg/cards/verbs/verbs.h"

namespace mathom::lotr_tcg {

Verbs skirmish_verbs() {
  using effects::who_param;
  return {verb("assign", {who_param(), cards_param(), cards_param("to")}, "A character is assigned to fight another.",
               R"({"do": "assign", "what": "this", "to": "ring_bearer"})"),
          verb("must_assign", choosing(), "The player must assign such a character to a skirmish.",
               R"({"do": "must_assign", "who": "free_player", "what": "ring_bearer"})"),
          verb("cancel_skirmish", {cards_param()},
               "The skirmish in which such a character is is cancelled: nobody wins it.",
               R"({"do": "cancel_skirmish", "what": {"race": "hobbit"}})"),
          verb("cancel_assignments", {}, "All assignments end whose skirmishes have not been fought.",
               R"({"do": "cancel_assignments"})"),
          verb("end_phase", {who_param()}, "The phase ends at once.", R"({"do": "end_phase"})"),
          verb("no_more_moves", {}, "The fellowship does not move again this turn.", R"({"do": "no_more_moves"})")};
}

}  // namespace mathom::lotr_tcg
