#pragma once
// The steps of texts, by what they touch. Each has what may keep it from being done, what it does and what it asks in
// one file.
#include "effects/verbs.h"
#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/cards/words.h"

namespace mathom::lotr_tcg {

using Verbs = std::vector<effects::Verb>;
Verbs character_verbs();
Verbs card_verbs();
Verbs play_verbs();
Verbs shown_verbs();
Verbs token_verbs();
Verbs skirmish_verbs();
Verbs site_verbs();

// --- what their files share
// From where steps take (Verb::from).
inline constexpr std::uint32_t kOnTable = 1u << kInPlay | 1u << kInSupport | 1u << kInASkirmish | 1u << kInCompany;
inline constexpr std::uint32_t kNotInPlay =
    1u << kInHand | 1u << kInDeck | 1u << kInDiscard | 1u << kInDead | 1u << kStackedHere | 1u << kAside;
inline effects::Param cards_param(std::string_view key = "what", bool needed = true) {
  return effects::targets_param(key, kCardTarget, needed);
}
// One card is meant: "a Hobbit".
inline effects::Param one_card_param(std::string_view key, bool needed = true) {
  effects::Param out = cards_param(key, needed);
  out.is_one = true;
  return out;
}
inline effects::Param signed_param(std::string_view key = "n", std::int16_t usual = 1) {
  return {.key = key, .kind = effects::Param::Kind::value, .needed = false, .usual = usual, .is_signed = true};
}
// who, what, n, up_to, more, as: steps about cards of a player's choice, the last of which may be given a name.
std::vector<effects::Param> choosing(std::vector<effects::Param> more = {});

}  // namespace mathom::lotr_tcg
