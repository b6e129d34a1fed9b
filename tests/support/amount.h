#pragma once
// How much of what takes long is tested: few games at every change, many in an endurance run.
#include <cstdint>

namespace mathom::test {

// How many games to play where a whole run plays `usual`: MATHOM_TEST_GAMES in percent, 100 when it is not set; at
// least one.
std::uint64_t amount(std::uint64_t usual);

}  // namespace mathom::test
