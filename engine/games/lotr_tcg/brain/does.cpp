#include "games/lotr_tcg/brain/does.h"

#include <string_view>
#include <vector>

#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/state/state.h"

namespace mathom::lotr_tcg {
namespace {

struct VerbDoes {
  std::string_view word;
  Does does;
};
constexpr VerbDoes kVerbs[] = {{"each", Does::each},
                               {"choice", Does::choice},
                               {"may", Does::may},
                               {"if", Does::branch},
                               {"choose", Does::choose},
                               {"spot", Does::choose},
                               {"give", Does::give},
                               {"amount", Does::amount},
                               {"as_often", Does::as_often},
                               {"repeat", Does::repeat},
                               {"instead", Does::instead},
                               {"later", Does::later},
                               {"exert", Does::exert},
                               {"exhaust", Does::exhaust},
                               {"wound", Does::wound},
                               {"heal", Does::heal},
                               {"heal_all", Does::heal_all},
                               {"ring_bearer", Does::ring_bearer},
                               {"wear", Does::wear},
                               {"corrupt", Does::corrupt},
                               {"discard", Does::discard},
                               {"discard_random", Does::discard_random},
                               {"discard_top", Does::discard_top},
                               {"draw", Does::draw},
                               {"take", Does::take},
                               {"put_under", Does::put_under},
                               {"shuffle_in", Does::shuffle_in},
                               {"transfer", Does::transfer},
                               {"play", Does::play},
                               {"play_at", Does::play},
                               {"reveal_hand", Does::look},
                               {"show_hand", Does::look},
                               {"show_random", Does::look},
                               {"look_top", Does::look},
                               {"burden", Does::burden},
                               {"unburden", Does::unburden},
                               {"add_twilight", Does::add_twilight},
                               {"remove_twilight", Does::remove_twilight},
                               {"move_limit", Does::move_limit},
                               {"archery", Does::archery},
                               {"shadow_number", Does::shadow_number},
                               {"assign", Does::assign},
                               {"cancel_skirmish", Does::cancel_skirmish},
                               {"cancel_assignments", Does::cancel_assignments},
                               {"no_more_moves", Does::no_more_moves}};

}  // namespace

Does what_does(std::uint16_t verb) {
  static const std::vector<Does> kTable = [] {
    std::vector<Does> out(at(language().verbs()), Does::nothing);
    for (const VerbDoes& w : kVerbs) out[at(language().find_verb(w.word))] = w.does;
    return out;
  }();
  return kTable[verb];
}

}  // namespace mathom::lotr_tcg
