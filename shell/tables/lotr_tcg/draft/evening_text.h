// An evening as one text that players can keep and send: who played, with which decks, how the games ended. Read in
// again it is an evening whose decks are ready; what cannot be read is named by its line.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "games/lotr_tcg/decks/deck_text.h"
#include "shell/tables/lotr_tcg/draft/evening.h"
#include "shell/tables/table_host.h"

namespace mathom::lotr_tcg {

// As they are called on the screen.
std::string player_words(const TableHost&, const Evening&, int player);
// "Draft 4711".
std::string kind_words(const TableHost&, Evening::Kind, std::uint32_t number);

struct EveningFault {
  int line = 0;
  std::string text, why;
};
struct EveningReading {
  Evening evening;
  std::vector<EveningFault> faults;  // none: the evening is whole
};

inline constexpr std::size_t kMostEveningText = std::size_t{1} << 18;

std::string write_evening(const TableHost&, const Evening&);
EveningReading read_evening(const TableHost&, const CardNames&, std::string_view text);

}  // namespace mathom::lotr_tcg
