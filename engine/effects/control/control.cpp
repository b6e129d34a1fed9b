#include "effects/control/control.h"

namespace mathom::effects {
namespace {

// Never run: a block is over when it is met.
bool end_possible(const Host&, const Op&, const Frame&) { return true; }
Flow end_run(Host&, const Op&, Frame&) { return Flow::next; }

}  // namespace

std::vector<Verb> control_words(const Names* tags) {
  return {{"end", {}, end_possible, end_run},
          each_word(),
          choice_word(),
          may_word(),
          if_word(),
          point_at_word(),
          volunteer_word(),
          pay_or_word(tags),
          must_pay_word()};
}

}  // namespace mathom::effects
