#include "effects/control/control.h"

namespace mathom::effects {
namespace {

// Never called: a block has ended when it reaches this verb.
bool end_possible(const Host&, const Op&, const Frame&) { return true; }
Flow end_run(Host&, const Op&, Frame&) { return Flow::next; }

}  // namespace

std::vector<Verb> control_words(const Words& w) {
  std::vector<Verb> out{{"end", {}, end_possible, end_run},
                        each_word(),
                        choice_word(),
                        may_word(),
                        if_word(),
                        point_at_word(),
                        volunteer_word(),
                        pay_or_word(w.tags),
                        must_pay_word()};
  if (w.extras.named_choices) out.push_back(choose_word());
  if (w.times) out.push_back(give_word(w.times));
  if (w.extras.amounts) out.push_back(amount_word());
  if (w.extras.repeats) out.push_back(as_often_word());
  if (w.extras.repeats) out.push_back(repeat_word());
  if (w.extras.instead) out.push_back(instead_word());
  if (w.extras.later) out.push_back(later_word(w.times));
  return out;
}

}  // namespace mathom::effects
