#include "shell/ui/sound.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>

namespace mathom::ui {

namespace {

constexpr float kTurn = 6.2831853f;

// White noise; its own numbers, so that a sound is the same on every machine.
class Noise {
 public:
  float next() {
    state_ = state_ * 1664525u + 1013904223u;
    return static_cast<float>(state_ >> 8) / 8388608.0f - 1;
  }

 private:
  std::uint32_t state_ = 77;
};

using Wave = std::vector<float>;

// Rises in `rise` seconds, then falls by half every `half` seconds; the last part fades to nothing.
float swell(float t, float rise, float half, float length) {
  const float up = std::min(1.0f, t / rise), down = std::exp2(-std::max(0.0f, t - rise) / half);
  return up * down * std::min(1.0f, (length - t) / 0.02f);
}

Wave over(float seconds, int rate, const std::function<float(float)>& at) {
  Wave w(static_cast<std::size_t>(seconds * static_cast<float>(rate)));
  for (std::size_t i = 0; i < w.size(); ++i) w[i] = at(static_cast<float>(i) / static_cast<float>(rate));
  return w;
}

// Paper on felt: noise through a band that opens and closes again.
Wave slide(int rate) {
  constexpr float kLong = 0.15f;
  Noise noise;
  float low = 0, lower = 0;
  return over(kLong, rate, [&](float t) {
    const float cut = 0.10f + 0.22f * std::sin(kTurn / 2 * t / kLong);
    low += cut * (noise.next() - low);
    lower += 0.05f * (low - lower);
    return 0.9f * (low - lower) * swell(t, 0.03f, 0.045f, kLong);
  });
}

// A finger on wood: a tone that sinks a little, and the touch itself.
Wave knock(int rate, float pitch, float loud) {
  constexpr float kLong = 0.12f;
  Noise noise;
  float low = 0, phase = 0;
  return over(kLong, rate, [&](float t) {
    low += 0.2f * (noise.next() - low);
    phase += kTurn * pitch * (1 - 1.5f * t) / static_cast<float>(rate);
    return loud *
           (0.7f * std::sin(phase) * swell(t, 0.002f, 0.02f, kLong) + 0.5f * low * swell(t, 0.001f, 0.006f, kLong));
  });
}

// A string, plucked: a burst of noise that goes round and is softened at each turn.
Wave pluck(int rate, float pitch) {
  constexpr float kLong = 0.8f;
  Noise noise;
  Wave string(static_cast<std::size_t>(static_cast<float>(rate) / pitch));
  float low = 0;
  for (float& s : string) low += 0.35f * (noise.next() - low), s = low;
  std::size_t at = 0;
  return over(kLong, rate, [&](float t) {
    const std::size_t next = (at + 1) % string.size();
    const float out = string[at];
    string[at] = 0.497f * (string[at] + string[next]);
    at = next;
    return 0.9f * out * swell(t, 0.004f, 0.25f, kLong);
  });
}

// Three strings, one after the other, that go on together.
Wave chord(int rate) {
  constexpr float kLong = 0.95f;
  struct Note {
    float pitch, begins;
    Wave wave;
  };
  Note notes[] = {{392, 0, {}}, {494, 0.11f, {}}, {587, 0.22f, {}}};
  for (Note& n : notes) n.wave = pluck(rate, n.pitch);
  return over(kLong, rate, [&](float t) {
    float sum = 0;
    for (const Note& n : notes) {
      const auto i = static_cast<std::size_t>(std::max(0.0f, t - n.begins) * static_cast<float>(rate));
      if (t >= n.begins && i < n.wave.size()) sum += 0.5f * n.wave[i];
    }
    return sum * std::min(1.0f, (kLong - t) / 0.1f);
  });
}

Wave drum(int rate) {
  constexpr float kLong = 0.7f;
  Noise noise;
  float low = 0, phase = 0;
  return over(kLong, rate, [&](float t) {
    low += 0.06f * (noise.next() - low);
    phase += kTurn * (62 + 50 * std::exp2(-t / 0.04f)) / static_cast<float>(rate);
    return 0.75f * std::sin(phase) * swell(t, 0.004f, 0.11f, kLong) + 0.5f * low * swell(t, 0.002f, 0.03f, kLong);
  });
}

}  // namespace

std::vector<float> make_sound(Sound sound, int rate) {
  switch (sound) {
    case Sound::slide: return slide(rate);
    case Sound::knock: return knock(rate, 190, 0.8f);
    case Sound::refuse: return knock(rate, 110, 0.6f);
    case Sound::turn: return pluck(rate, 392);
    case Sound::end: return drum(rate);
    case Sound::triumph: return chord(rate);
  }
  return {};
}

}  // namespace mathom::ui
