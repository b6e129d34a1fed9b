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

}  // namespace mathom
