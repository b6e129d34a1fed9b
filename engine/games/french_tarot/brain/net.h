#pragma once
// A small net that says what each card brings: it has two hidden layers, and was fitted to deals that went on by itself
// (scripts/train/french_tarot.py, docs/bots.md). It counts in whole numbers, so that it says the same everywhere. Its weights are an
// asset that the page fetches when it is needed.
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/problems.h"
#include "games/french_tarot/brain/sight.h"

namespace mathom::french_tarot {

class Net {
 public:
  static constexpr int kFirst = 128, kSecond = 64;
  // Anything but a sound file is a problem.
  static Net read(std::string_view json, Problems&);

  // What each of the cards brings the side of the seat that sees this, less what another would: in hundredths of a point, as a mean of
  // points of the cards and of the score before it is multiplied. Others stay as they are in `out`.
  using Worths = std::array<std::int32_t, kCards>;
  void weigh(const Inputs&, CardSet cards, Worths& out) const;

 private:
  using Sums = std::array<std::int16_t, kFirst>;
  using Hidden = std::array<std::int16_t, kSecond>;

  std::vector<Sums> first_;  // by input
  Sums first_bias_{};
  std::array<Sums, kSecond> second_{};
  std::array<std::int32_t, kSecond> second_bias_{};
  std::array<Hidden, kCards> last_{};
  std::array<std::int32_t, kCards> last_bias_{};
  int shift_ = 0;           // between the second layer and the last
  std::int64_t point_ = 1;  // so much of the last layer is one point
};

// Is the asset here?
bool net_is_here();
// Pre: it is.
const Net& net();

// The card that brings most, of those that are worth trying; the first of equals. Pre: legal is not empty, and as above.
Card card_by_net(const Model&, const Shown&, CardSet legal);

}  // namespace mathom::french_tarot
