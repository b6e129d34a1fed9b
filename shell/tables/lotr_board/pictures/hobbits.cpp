#include "shell/tables/lotr_board/pictures/hobbits.h"

#include <algorithm>

namespace mathom::lotr_board {

using namespace ui;

const Person& hobbit_person(int seat) {
  // Hobbits have curls and no beards; cloth, hair and what they wear on their heads tell them apart.
  static const Person kHobbits[] = {{rgb(0xF3D0B0), rgb(0x2B201C), rgb(0x1F6B50), rgb(0xF4ECD8), rgb(0x1F6B50),
                                     Hair::curls, Hat::none, Beard::none, false},
                                    {rgb(0xEBBE98), rgb(0xA9652C), rgb(0x7A6A2C), rgb(0xF4ECD8), rgb(0xE6C46C),
                                     Hair::curls, Hat::straw, Beard::none, true},
                                    {rgb(0xF3D0B0), rgb(0x7A4322), rgb(0x8C2F39), rgb(0xE6C46C), rgb(0x2E5A94),
                                     Hair::curls, Hat::none, Beard::none, true},
                                    {rgb(0xF3D0B0), rgb(0xE0B556), rgb(0x2E5A94), rgb(0xF4ECD8), rgb(0xE9B949),
                                     Hair::curls, Hat::band, Beard::none, false},
                                    {rgb(0xEBBE98), rgb(0x4A2E1E), rgb(0xB0642C), rgb(0xF4ECD8), rgb(0x6C3F86),
                                     Hair::curls, Hat::feathered, Beard::none, false}};
  return kHobbits[std::clamp(seat, 0, 4)];
}

}  // namespace mathom::lotr_board
