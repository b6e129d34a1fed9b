// The sounds of a table, by what they say. Each is short and quiet, made by code, and never the only sign of anything.
#pragma once
#include <array>
#include <cstdint>
#include <vector>

namespace mathom::ui {

enum class Sound : std::uint8_t {
  slide,   // a card moves
  knock,   // a word is said, a trick is complete
  refuse,  // not offered: why is written next to it
  turn,    // the one who looks, or is to look, is asked
  end,     // a deal has been counted
  triumph  // the one who looks has won the match
};
inline constexpr std::array kSounds{Sound::slide, Sound::knock, Sound::refuse, Sound::turn, Sound::end, Sound::triumph};

// One channel, -1 to 1, at full volume: begins and ends in silence. The same every time.
std::vector<float> make_sound(Sound sound, int rate);

}  // namespace mathom::ui
