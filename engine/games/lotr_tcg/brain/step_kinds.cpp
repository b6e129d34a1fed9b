#include "games/lotr_tcg/brain/step_kinds.h"

#include <string_view>
#include <vector>

#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/state/state.h"

namespace mathom::lotr_tcg {
namespace {

struct VerbDoes {
  std::string_view word;
  StepKind does;
};
constexpr VerbDoes kVerbs[] = {{"each", StepKind::each},
                               {"choice", StepKind::choice},
                               {"may", StepKind::may},
                               {"if", StepKind::branch},
                               {"choose", StepKind::choose},
                               {"spot", StepKind::choose},
                               {"give", StepKind::give},
                               {"amount", StepKind::amount},
                               {"as_often", StepKind::as_often},
                               {"repeat", StepKind::repeat},
                               {"instead", StepKind::instead},
                               {"later", StepKind::later},
                               {"exert", StepKind::exert},
                               {"exhaust", StepKind::exhaust},
                               {"wound", StepKind::wound},
                               {"heal", StepKind::heal},
                               {"heal_all", StepKind::heal_all},
                               {"ring_bearer", StepKind::ring_bearer},
                               {"wear", StepKind::wear},
                               {"corrupt", StepKind::corrupt},
                               {"discard", StepKind::discard},
                               {"discard_random", StepKind::discard_random},
                               {"discard_top", StepKind::discard_top},
                               {"draw", StepKind::draw},
                               {"take", StepKind::take},
                               {"put_under", StepKind::put_under},
                               {"shuffle_in", StepKind::shuffle_in},
                               {"transfer", StepKind::transfer},
                               {"play", StepKind::play},
                               {"play_at", StepKind::play},
                               {"reveal_hand", StepKind::look},
                               {"show_hand", StepKind::look},
                               {"show_random", StepKind::look},
                               {"look_top", StepKind::look},
                               {"burden", StepKind::burden},
                               {"unburden", StepKind::unburden},
                               {"add_twilight", StepKind::add_twilight},
                               {"remove_twilight", StepKind::remove_twilight},
                               {"move_limit", StepKind::move_limit},
                               {"archery", StepKind::archery},
                               {"shadow_number", StepKind::shadow_number},
                               {"assign", StepKind::assign},
                               {"cancel_skirmish", StepKind::cancel_skirmish},
                               {"cancel_assignments", StepKind::cancel_assignments},
                               {"no_more_moves", StepKind::no_more_moves}};

}  // namespace

StepKind kind_of_step(std::uint16_t verb) {
  static const std::vector<StepKind> kTable = [] {
    std::vector<StepKind> out(at(language().verbs()), StepKind::nothing);
    for (const VerbDoes& w : kVerbs) out[at(language().find_verb(w.word))] = w.does;
    return out;
  }();
  return kTable[verb];
}

}  // namespace mathom::lotr_tcg
