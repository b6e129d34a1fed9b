// Burdens, twilight, and numbers of a turn.
#include "games/lotr_tcg/cards/verbs/verbs.h"

namespace mathom::lotr_tcg {

namespace {

const effects::Names& archery_names() {
  static const effects::Names kNames("lotr_tcg.archery", {"fellowship", "minion"});
  return kNames;
}

}  // namespace

Verbs token_verbs() {
  using effects::value_param;
  using effects::who_param;
  return {
      verb("burden", {who_param(), value_param()}, "Burdens are added.", R"({"do": "burden", "n": 2})"),
      verb("unburden", {who_param(), value_param()}, "Burdens are removed.", R"({"do": "unburden"})"),
      verb("add_twilight", {who_param(), value_param()}, "Twilight tokens are added to the twilight pool.",
           R"({"do": "add_twilight", "n": 2})"),
      verb("remove_twilight", {who_param(), value_param()},
           "Twilight tokens are removed from the twilight pool. As a cost: they must be there.",
           R"({"do": "remove_twilight", "n": 3})"),
      verb("move_limit", {signed_param()}, "The limit of moves is changed for this turn; it is never below 1.",
           R"({"do": "move_limit", "n": 1})"),
      verb("archery",
           {{.key = "of", .kind = effects::Param::Kind::name, .needed = true, .usual = 0, .names = &archery_names()},
            signed_param()},
           "The archery total of that side is changed for this archery phase.",
           R"({"do": "archery", "of": "fellowship", "n": 1})"),
      verb("shadow_number", {signed_param()}, "The Shadow number of this move is changed.",
           R"({"do": "shadow_number", "n": -1})")};
}

}  // namespace mathom::lotr_tcg
