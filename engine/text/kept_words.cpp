#include "text/kept_words.h"

#include <set>
#include <utility>

namespace mathom {

std::string_view kept_words(std::string words) {
  static std::set<std::string, std::less<>> kept;
  return *kept.insert(std::move(words)).first;
}

}  // namespace mathom
