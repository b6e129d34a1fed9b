#pragma once
// The steps of texts, by what they touch. No table runs them yet: they are read, checked and said.
#include "effects/verbs.h"
#include "games/lotr_tcg/cards/catalog.h"

namespace mathom::lotr_tcg {

using Verbs = std::vector<effects::Verb>;
Verbs character_verbs();
Verbs card_verbs();
Verbs token_verbs();
Verbs skirmish_verbs();
Verbs site_verbs();

// --- what their files share
inline effects::Param cards_param(std::string_view key = "what", bool needed = true) {
  return effects::targets_param(key, kCardTarget, needed);
}
inline effects::Param signed_param(std::string_view key = "n", std::int16_t usual = 1) {
  return {.key = key, .kind = effects::Param::Kind::value, .needed = false, .usual = usual, .is_signed = true};
}
inline bool possible_on_no_table(const effects::Host&, const effects::Op&, const Frame&) { return false; }
inline effects::Flow run_on_no_table(effects::Host&, const effects::Op&, Frame&) { return effects::Flow::next; }
inline effects::Verb verb(std::string_view word, std::vector<effects::Param> params, std::string_view what,
                          std::string_view example) {
  return documented(effects::Verb{word, std::move(params), possible_on_no_table, run_on_no_table}, what, example);
}
// who, what, n, up_to, more, as: steps about cards of a player's choice, the last of which may be given a name.
std::vector<effects::Param> choosing(std::vector<effects::Param> more = {});

}  // namespace mathom::lotr_tcg
