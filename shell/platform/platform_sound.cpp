// Plays sounds: by buffers of the browser, or by a small mixer of our own on the desktop. Without an audio device
// nothing happens.
#include <vector>

#include "shell/platform/platform.h"

#ifdef __EMSCRIPTEN__
#include <emscripten/emscripten.h>

// clang-format off
// The rate at which the page wants the samples first, or 0.
EM_JS(int, page_play, (int sound, double volume), { return Module["page"]["play"](sound, volume); });
EM_JS(void, page_samples, (int sound, const float* samples, int n), {
  Module["page"]["samples"](sound, HEAPF32.slice(samples >> 2, (samples >> 2) + n));
});
// clang-format on

namespace mathom::platform {

void play(ui::Sound sound, float volume) {
  const int which = static_cast<int>(sound);
  const int rate = page_play(which, volume);
  if (rate <= 0) return;
  const std::vector<float> samples = ui::make_sound(sound, rate);
  page_samples(which, samples.data(), static_cast<int>(samples.size()));
  page_play(which, volume);
}

}  // namespace mathom::platform
#else
#include <SDL.h>

#include <array>

namespace mathom::platform {

namespace {

constexpr int kRate = 44100;

class Mixer {
 public:
  Mixer() {
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return;
    for (const ui::Sound s : ui::kSounds) waves_[static_cast<std::size_t>(s)] = ui::make_sound(s, kRate);
    SDL_AudioSpec wanted{};
    wanted.freq = kRate;
    wanted.format = AUDIO_F32SYS;
    wanted.channels = 1;
    wanted.samples = 1024;
    wanted.callback = [](void* self, Uint8* out, int bytes) {
      static_cast<Mixer*>(self)->mix(reinterpret_cast<float*>(out), static_cast<std::size_t>(bytes) / sizeof(float));
    };
    wanted.userdata = this;
    device_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
    if (device_ != 0) SDL_PauseAudioDevice(device_, 0);
  }

  void play(ui::Sound sound, float volume) {
    if (device_ == 0) return;
    SDL_LockAudioDevice(device_);
    voices_[next_++ % voices_.size()] = {&waves_[static_cast<std::size_t>(sound)], 0, volume};
    SDL_UnlockAudioDevice(device_);
  }

 private:
  struct Voice {
    const std::vector<float>* wave = nullptr;
    std::size_t at = 0;
    float volume = 0;
  };
  void mix(float* out, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) {
      out[i] = 0;
      for (Voice& v : voices_)
        if (v.wave && v.at < v.wave->size()) out[i] += v.volume * (*v.wave)[v.at++];
    }
  }

  std::array<std::vector<float>, ui::kSounds.size()> waves_;
  std::array<Voice, 6> voices_;
  std::size_t next_ = 0;
  SDL_AudioDeviceID device_ = 0;
};

}  // namespace

void play(ui::Sound sound, float volume) {
  static Mixer mixer;
  mixer.play(sound, volume);
}

}  // namespace mathom::platform
#endif
