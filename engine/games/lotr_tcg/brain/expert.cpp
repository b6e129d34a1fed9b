#include "games/lotr_tcg/brain/expert.h"

#include "games/lotr_tcg/brain/net.h"

namespace mathom::lotr_tcg {

bool ExpertBrain::ready() const { return net_is_here(); }
int ExpertBrain::chance_of(const TableCards& t, int seat) const { return chance_by_net(t, seat); }

}  // namespace mathom::lotr_tcg
