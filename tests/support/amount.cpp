#include "support/amount.h"

#include <algorithm>
#include <cstdlib>

namespace mathom::test {

std::uint64_t amount(std::uint64_t usual) {
  const char* text = std::getenv("MATHOM_TEST_GAMES");
  const long percent = text ? std::strtol(text, nullptr, 10) : 100;
  return std::max<std::uint64_t>(1, usual * static_cast<std::uint64_t>(std::max(percent, 0L)) / 100);
}

}  // namespace mathom::test
