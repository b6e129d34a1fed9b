// What the player has set, kept between visits. Values only; the application stores them and tells the screens.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "shell/ui/scene/item.h"

namespace mathom {

// How others' moves are shown: one at a time on request, or at a pace.
enum class Speed : std::uint8_t { step, slow, normal, fast, instant };
// Durations are multiplied by this; 0: at once.
float pace(Speed speed);

// By day or by night; as the system prefers it.
enum class Theme : std::uint8_t { system, dark, light };

struct Settings {
  std::string language = {};      // a code, "fr"; empty: as the system says
  std::string card_letters = {};  // letters of the court cards: a language's code; empty: as the language
  float text_scale = 1;           // 0.8 to 2
  Speed speed = Speed::normal;
  int sound_percent = 40;  // how loud; 0: silent
  Theme theme = Theme::system;
  ui::Materials materials = {};
  bool four_colours = true;     // four colours for the suits, else red and black
  bool reduced_motion = false;  // on top of what the system asks
  bool letter_keys = true;      // letters and digits act as shortcuts
  bool dyslexic_font = false;
  bool text_view = false;                  // the page in words instead of the picture
  ui::Detail detail = ui::Detail::normal;  // how much is announced
  bool companions_ask = false;             // before they act, where all win and lose together
  bool asks_always = false;                // whether they step in, at every moment
  bool one_touch = false;                  // a card that can do one thing only is played by its first touch
  bool forced_answers = false;             // the only card that may be played is played for them
  bool remind = true;                      // of saving games as files, where the browser may clear them
  std::int64_t reminded_day = 0;           // days since 1970
  std::string player_name = {};            // of who sits here; empty: they are "you"
  std::string player_face = {};            // the name by which their face is drawn; empty: their own
  bool name_asked = false;                 // what they are called; it is asked once
  std::string learning = {};               // JSON of lessons and remarks (lessons/progress.h)
  std::string last_setup = {};             // JSON of the last set-up screen, its own business

  friend bool operator==(const Settings&, const Settings&) = default;
};

std::string settings_text(const Settings& settings);
// What was changed from `before` to `after`, on top of what is kept `now`: two pages may change settings in turn.
Settings merged(const Settings& before, const Settings& after, const Settings& now);
// Never fails: what is missing or wrong takes its default.
Settings parse_settings(std::string_view text);

}  // namespace mathom
