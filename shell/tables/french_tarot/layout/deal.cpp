// Draws the deal as at a table: three cards at a time from the dealer, round after round, and the dog card by card into
// the middle. Only while the event of dealing is shown.
#include <algorithm>

#include "shell/tables/french_tarot/table.h"

namespace mathom::french_tarot {

using namespace ui;

namespace {
constexpr float kFlies = 2.6f;  // packets that are in the air at once
}

void TarotTable::build_deal(const Frame& f) const {
  const Event* e = playback().current();
  if (!e || what_of(*e) != What::dealt) return;
  const float progress = playback().progress(f.now);
  if (progress >= 1) return;
  const Board& b = board_;
  const TableSize size = table_size(b.seats);
  const float wide = std::min(spots_.card_width * 0.62f, f.c.em(72)), high = card_height(wide);
  const int rounds = size.hand / 3, packets = rounds * b.seats;
  const Vec middle = spots_.middle.centre();
  const Vec pack = b.dealer == kNoSeat ? middle : spots_.seat[at(b.dealer)].plate.centre();
  const float now = progress * (static_cast<float>(packets) + kFlies);
  const auto back = [&](Vec at_point) { draw_card_back(f.c.pen(), around(at_point, wide, high)); };
  // The dog grows as the rounds go on.
  const int dog =
      std::min<int>(size.dog, static_cast<int>(now * static_cast<float>(size.dog) / static_cast<float>(packets)) + 1);
  for (int i = 0; i < dog; ++i)
    back(middle + Vec{(static_cast<float>(i) - static_cast<float>(size.dog - 1) / 2) * wide * 0.5f, 0});
  for (int i = 0; i < packets; ++i) {
    const float gone = (now - static_cast<float>(i)) / kFlies;
    if (gone <= 0 || gone >= 1) continue;
    const int seat = (std::max(0, b.dealer) + 1 + i) % b.seats;
    const Rect home = home_of(f, seat);
    const Vec to = home.centre(), at_point = pack + (to - pack) * ease_out(gone);
    for (const float aside : {-0.16f, 0.0f, 0.16f}) back(at_point + Vec{aside * wide, aside * wide * 0.4f});
  }
}

}  // namespace mathom::french_tarot
