#include "shell/tables/common/triumph.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "shell/ui/canvas.h"
#include "shell/ui/sound.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kLasts = 2600;  // milliseconds
constexpr int kMotes = 46;

// Returns a number between 0 and 1. It differs for each mote and purpose, and is always the same.
float share(int mote, std::uint32_t purpose) {
  std::uint32_t n = static_cast<std::uint32_t>(mote) * 2654435761u + purpose * 40503u;
  n ^= n >> 15;
  n *= 2246822519u;
  n ^= n >> 13;
  return static_cast<float>(n & 0xFFFF) / 65535.0f;
}

// Motes of gold that rise and go out, and a glow at the foot of the page.
void draw_light(const Canvas& c, float t) {
  const Rect all = c.scene().screen();
  const float dies = 1 - t, glow = std::sin(std::min(1.0f, t * 1.6f) * kPi);
  const Rect foot{all.x, all.bottom() - all.h * 0.4f, all.w, all.h * 0.4f};
  c.pen().box(foot, 0.01f, downwards(rgb(0xF3C552, 0), faded(rgb(0xF3C552), 0.22f * glow), foot));
  for (int i = 0; i < kMotes; ++i) {
    const float begins = share(i, 1) * 0.45f, gone = (t - begins) / (1 - begins);
    if (gone <= 0) continue;
    const float sway = std::sin(gone * 5 + share(i, 2) * 6.28f) * c.em(14);
    const Vec at{all.x + share(i, 3) * all.w + sway, all.bottom() - gone * all.h * (0.45f + 0.6f * share(i, 4))};
    const float size = c.em(2.2f + 3.4f * share(i, 5)), light = std::sin(std::min(1.0f, gone) * kPi);
    c.pen().disc(at, size * 2.2f, faded(rgb(0xF3C552), 0.16f * light * dies));
    c.pen().disc(at, size, faded(rgb(0xFFE9AE), 0.85f * light));
  }
}

}  // namespace

void Triumph::build(const BuildFrame& f) {
  Scene& scene = f.c.scene();
  if (since_ < 0) {
    since_ = f.now;
    ended_ = scene.reduced_motion() || f.host.pace() <= 0;
    scene.sound(Sound::triumph);
  } else if (scene.touched()) {
    ended_ = true;
  }
  const float t = static_cast<float>(f.now - since_) / kLasts;
  if (ended_ || t >= 1) return;
  draw_light(f.c, t);
  scene.want_frame();
}

}  // namespace mathom
