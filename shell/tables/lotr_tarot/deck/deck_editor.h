// What the set-up says about the deck, and the editor that it opens.
#pragma once
#include "shell/tables/config_editor.h"

namespace mathom::lotr_tarot {

ConfigEditor deck_editor(const TableHost& host, const Json& config);

}  // namespace mathom::lotr_tarot
