#pragma once
// One text of a card after loading. A triggered text happens (when, if, by, may, cost, do, limit). A static text holds
// while its conditions do (while, give). A replacement happens instead of something else (instead_of). The last kind
// says what it takes to play the card (to_play, if, cost).
#include <cstdint>

#include "effects/program.h"

namespace mathom::effects {

inline constexpr int kMostUses = 20;  // of a text within its limit

struct Ability {
  enum class Kind : std::uint8_t { triggered, static_, replacement, to_play };
  Kind kind = Kind::triggered;
  bool may = false;                                  // the player may decline
  std::uint8_t trigger = 0;                          // index in the language's list
  std::uint8_t limit = 0;                            // 0: none; otherwise 1 + index in the language's list
  std::int16_t to = -1;                              // filter that narrows the trigger; -1: none
  std::int16_t by = 1;                               // Who; usually `self`
  std::int16_t first_condition = 0, conditions = 0;  // if, while
  std::int16_t cost = -1;                            // blocks; -1: none
  std::int16_t body = -1;
  std::int16_t first_modifier = 0, modifiers = 0;
  std::uint32_t causes = 0;  // instead_of: bits
  Op replacement{};          // its other keys, laid out as in the language's table
  std::uint8_t limit_n = 1;  // how many uses the limit allows
  bool response = false;     // it is used as a response, from hand or in play as the game says
  std::int16_t other = -1;   // filter that narrows who or what caused the moment; -1: none
  std::uint64_t also = 0;    // other moments of the same text, as bits

  bool is_at(int moment) const { return trigger == moment || (moment < 64 && (also >> moment & 1) != 0); }
};

}  // namespace mathom::effects
