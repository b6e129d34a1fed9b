// What a game is about, before its first card: a few pages of a drawing and some sentences. Who plays whom, what a turn
// is, how it ends. The pages are data of the game's course (lessons/course.h).
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "rules/game.h"
#include "shell/services/screen.h"
#include "shell/services/services.h"
#include "shell/ui/canvas.h"

namespace mathom {

struct AimPage;
struct Course;

// What the last page leads to. The screen of the pages is the top one while this is done, and does not go by itself.
struct AimEnd {
  std::string key;  // text of its button
  std::function<void()> go;
};

bool has_aim(const Game& game);
// Nobody has read the pages on this device, and the game was never played there.
bool aim_is_due(const Services& use, const Game& game);
// To be read once more: its end is where it was opened.
ScreenPtr aim_screen(const Game& game);
// A button that opens them, at the top of the column. A game without such pages has none.
void build_aim_button(const Services& use, const ui::Canvas& c, ui::Rect& column, const Game& game);
// Does `then`: at once, or where the pages are due, when they have been read or skipped. `key`: text of their end.
void after_aim(const Services& use, const Game& game, std::string key, std::function<void()> then);
// Before something else. The pages can be skipped: then the first of the ends follows at once.
ScreenPtr aim_before(const Game& game, std::vector<AimEnd> ends);

// The drawing of a page. False: it names a thing that nobody knows.
bool draw_aim(const Services& use, const ui::Canvas& c, ui::Rect r, const Course& course, const AimPage& page);
// As high as it is wide, times this.
inline constexpr float kAimRatio = 0.5625f;

}  // namespace mathom
