#include "rules/card_files.h"

#include "core/hash.h"
#include "core/json.h"

namespace mathom {

std::string cards_word(std::string_view text) {
  if (text.empty()) return std::string(kPrintedCards);
  Hash hash;
  hash.add_text(text);
  return hex64(hash.value());
}

bool fits_in_a_save(std::string_view text, Problems& problems) {
  if (text.size() <= kMostCardsText) return true;
  problems.add("",
               "is too large: " + std::to_string(text.size()) + " bytes, at most " + std::to_string(kMostCardsText));
  return false;
}

}  // namespace mathom
