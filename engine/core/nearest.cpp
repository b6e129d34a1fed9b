#include "core/nearest.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace mathom {
namespace {

// Of a short word every third letter may be wrong, but no more than three; of a long one every fifth.
constexpr std::size_t kMostLetters = 60, kLettersForOne = 3, kMostWrong = 3, kLettersOfLong = 5;

// How many letters have to be put in, taken out or changed to make one word of the other.
std::size_t letters_apart(std::string_view a, std::string_view b) {
  std::array<std::size_t, kMostLetters + 1> row{};
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t before = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = before + (a[i - 1] == b[j - 1] ? 0 : 1);
      before = row[j];
      row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
    }
  }
  return row[b.size()];
}

}  // namespace

std::string_view nearest(std::string_view written, std::span<const std::string_view> known) {
  std::string_view best;
  const std::size_t most = std::max(kMostWrong, written.size() / kLettersOfLong);
  std::size_t least = std::min(most, written.size() / kLettersForOne) + 1;
  if (written.size() > kMostLetters) return best;
  for (const std::string_view word : known) {
    if (word.size() > kMostLetters) continue;
    const std::size_t apart = letters_apart(written, word);
    if (apart >= least) continue;
    least = apart;
    best = word;
  }
  return best;
}

}  // namespace mathom
