#pragma once
// What an entry of the card files may say: the keys of a card, a battleground and a path, from which they are read,
// refused and described.
#include "effects/read/forms.h"

namespace mathom::war_of_the_ring {

enum Entry { kCardEntry, kBattlegroundEntry, kPathEntry };
std::span<const effects::Form> entries();  // in that order

}  // namespace mathom::war_of_the_ring
