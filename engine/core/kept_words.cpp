#include "core/kept_words.h"

#include <mutex>
#include <set>
#include <utility>

namespace mathom {

std::string_view kept_words(std::string words) {
  static std::mutex mutex;
  static std::set<std::string, std::less<>> kept;
  const std::lock_guard lock(mutex);
  return *kept.insert(std::move(words)).first;
}

}  // namespace mathom
