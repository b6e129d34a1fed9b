#include "shell/tables/common/lifted_act.h"

namespace mathom {

const Option* LiftedAct::meant() const {
  const int option = hand_.meant_index();
  return option < 0 ? nullptr : &hand_.decision().options[static_cast<std::size_t>(option)];
}

std::string LiftedAct::words() const {
  if (hand_.gathers()) return offers_.pick_words(f_.host, static_cast<int>(hand_.marks().size()), hand_.picks_wanted());
  const Option* o = meant();
  if (!o) return {};
  const std::string act = offers_.offer_words(f_, *o);
  return hand_.payment() == CardId::none ? act : offers_.paid_words(f_, act, hand_.payment());
}

std::string LiftedAct::outcome() const {
  if (hand_.gathers()) return offers_.picks_outcome(f_);
  const Option* o = meant();
  return o ? offers_.offer_outcome(f_, *o) : std::string();
}

std::string LiftedAct::missing() const {
  if (hand_.marks().empty() || !hand_.gathers() || hand_.picks_left() == 0)
    return f_.host.say("shell.table.choose_first");
  return f_.host.say(Phrase{"shell.table.choose_more", {}}.number("n", hand_.picks_left()));
}

bool LiftedAct::is_golden() const {
  const Option* o = hand_.gathers() ? nullptr : meant();
  return !o || offers_.is_golden(*o);
}

}  // namespace mathom
