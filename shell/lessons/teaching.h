// Beginning a lesson or an exercise: it becomes the running match, which is not kept.
#pragma once
#include <cstddef>
#include <functional>

#include "shell/lessons/exercises.h"
#include "shell/services/screen.h"

namespace mathom {

class Game;

// Makes the screen to which a lesson or an exercise leads back when it is left.
using WayBack = std::function<ScreenPtr()>;

// The lesson at this place of the game's course. Where it cannot be laid out that is said, and nothing changes.
void play_lesson(const Services& use, const Game& game, std::size_t at, WayBack back);
// The same; it begins when its game's code is here, and `then` is called once it has, unless the player wants something
// else by then.
void play_exercise(const Services& use, const Exercise& exercise, WayBack back, std::function<void()> then);

}  // namespace mathom
