#pragma once
// What steps of texts do, as far as the brain needs: the words of the language in few kinds.
#include <cstdint>

namespace mathom::lotr_tcg {

enum class StepKind : std::uint8_t {
  nothing,
  each,
  choice,
  may,
  branch,
  choose,
  give,
  amount,
  as_often,
  repeat,
  instead,
  later,
  exert,
  exhaust,
  wound,
  heal,
  heal_all,
  ring_bearer,
  wear,
  corrupt,
  discard,
  discard_random,
  discard_top,
  draw,
  take,
  put_under,
  shuffle_in,
  transfer,
  play,
  look,
  burden,
  unburden,
  add_twilight,
  remove_twilight,
  move_limit,
  archery,
  shadow_number,
  assign,
  cancel_skirmish,
  cancel_assignments,
  no_more_moves
};
// Returns the kind of a verb of the language; `nothing` if the verb brings nobody anything.
StepKind kind_of_step(std::uint16_t verb);

}  // namespace mathom::lotr_tcg
