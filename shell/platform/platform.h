// What the browser and the desktop do differently. One implementation each. It knows neither games nor the application;
// services (shell/services) and the frame loop call it, and no screen does.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "shell/ui/drawing/letters.h"
#include "shell/ui/drawing/written.h"
#include "shell/ui/scene/scene.h"
#include "shell/ui/words_request.h"

namespace mathom::platform {

// --- settings, a text a key. Games are kept elsewhere (store.h). False: it could not be kept.
bool put(std::string_view key, std::string_view text);
std::optional<std::string> get(std::string_view key);

// --- the world outside
void ask_words(const WordsRequest& request, std::function<void(std::optional<std::string>)> then);
void ask_file(std::function<void(std::string)> then);
// What became of a file. A browser is asked for it and says nothing; in a frame of another page it may not be allowed
// to.
struct Offered {
  enum class How : std::uint8_t { failed, asked, asked_in_frame, saved } how = How::failed;
  std::string where = {};  // its path, or its name
};
Offered offer_file(std::string_view name, std::string_view text);
void copy(std::string_view text, std::function<void(bool done)> then);
// Whether the page works without a network: it does, will, does not; nothing is said where there is no page.
enum class OfflineCopy : std::uint8_t { none, coming, whole, failed };
std::optional<OfflineCopy> offline_copy();
std::string deck_link(std::string_view word);  // the page's address with it; natively the word
// A file of the program that was left out of it (web/parts.js); nullopt: it did not come. Natively nothing is left out.
void fetch_part(std::string_view name, std::function<void(const std::optional<std::string>& bytes)> then);
// Why the last part that did not come did not: the network, a host that lacks it or has it of another version, a
// damaged file.
enum class PartTrouble : std::uint8_t { connection, host, mixed, damaged };
PartTrouble part_trouble();
// The code of a game, which the page leaves out of its program too, and the files of some; natively all is in it. Pre:
// is_game(game).
bool code_here(std::string_view game);
// It may be asked for soon: it is fetched, and nobody is told.
void expect_code(std::string_view game);
void fetch_code(std::string_view game, std::function<void(bool came)> then);
void announce(const ui::Announcement& announcement);
void play(ui::Sound sound, float volume);  // 0 to 1; silent where nothing can be heard
void hush();                               // what was announced before is not to be found or repeated any more
void title(std::string_view words);
void language(std::string_view code);
void light(bool by_day);  // how the page around the picture looks
// Whether there is a page of words next to the picture; natively never.
bool has_text_view();
// Switches it on or off; its words are a JSON object, its letters are `scale` times as large as usual.
void text_view(bool on, std::string_view words, float scale);
// The scene has been built: the page's mirror follows it.
void mirror(const ui::Scene& scene);
// Where a dialog is drawn by us (natively), this draws it.
struct OverlayLooks {
  const ui::Letters& letters;
  float text_scale = 1;
  bool light = false;          // by day
  std::string_view not_drawn;  // what is said of letters that the typefaces lack
};
void build_overlay(const OverlayLooks& looks, ui::Scene& scene);

// Who writes what the typefaces lack; nullptr: nobody. Its texture is of the graphics context that is there when it is
// made.
ui::SystemWriter* system_writer();

// The mirror lies over a picture that is shown this large, of the size that it is laid out for.
void picture_scale(float scale);

// --- frames
void want_frame();  // as soon as the display wants one; from any thread
void want_frame_in(double ms);
double now();  // milliseconds, monotonic
// Before a graphics context is made. False: there will be none, which the page says, and all can be played in words.
bool can_draw();
// The graphics have refused the picture, with an error that they give once: the page says so.
void picture_refused();
// Called once there is a graphics context, and again for each new one: a browser is asked for its state only once.
void keep_graphics_state();

}  // namespace mathom::platform
