// The frame: an OpenGL context by SDL, Dear ImGui for fonts and draw lists, the scene, and the application, drawn on
// demand. The main program of each platform decides when frame() is called; it is called only when somebody asked for
// it.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "shell/app/app.h"
#include "shell/platform/damage.h"
#include "shell/services/services.h"
#include "shell/ui/scene/dictation.h"
#include "shell/ui/scene/scene.h"

struct SDL_Window;

namespace mathom {

// What the window is at the moment, in CSS pixels.
struct Surface {
  float width = 1280, height = 800;
  float density = 1;  // device pixels a CSS pixel
  float inset_top = 0, inset_right = 0, inset_bottom = 0, inset_left = 0;
};

// How large the picture is shown, of the size that it is laid out for: 1, or less in a window that is smaller than all
// screens are laid out for. There everything is smaller, and nothing lies over anything else.
float picture_scale(const Surface& window);

class Window {
 public:
  // Empty, or why there is no picture: then all but the picture is there, for the page of words.
  std::string open(const Surface& surface);
  void close();
  void resize(const Surface& window);
  // Where in the picture a place of the window is.
  ui::Point in_picture(ui::Point window) const { return {window.x / scale_, window.y / scale_}; }
  ui::Point in_window(ui::Point picture) const { return {picture.x * scale_, picture.y * scale_}; }
  // The graphics context was lost and is there again.
  void renew_graphics();

  // Builds one frame, and paints it when it looks other than what is painted already. What comes next is told to the
  // platform: another frame, one later, or none.
  // `finished` is called while the picture is complete and not yet handed to the display: for screenshots; such a frame
  // is always painted.
  void frame(const std::function<void()>& finished = {});

  // What a person did; it meets the next frame, except for a letter that may be one of a dictated sentence.
  void post(ui::Input input);

  App& app() { return *app_; }
  const Services& use() const { return app_->services(); }
  ui::Scene& scene() { return scene_; }
  SDL_Window* sdl() { return window_; }
  int frames() const { return frames_; }
  std::string state_json() const;

 private:
  void employ_graphics();
  std::string open_picture();
  bool in_words() const;
  void renew_letters();
  bool place_letters();
  void build(ui::FrameInfo frame);
  void draw(const std::function<void()>& finished);
  void paint(bool whole);
  void read(const ImDrawData& picture);
  void clear_and_cut(ImDrawData& picture, const std::vector<PixelRect>& places) const;
  void frame_in_words(double start);
  void conclude(double start);

  SDL_Window* window_ = nullptr;
  void* context_ = nullptr;
  Surface surface_;  // as the picture is laid out
  float scale_ = 1;
  std::unique_ptr<App> app_;
  ui::Scene scene_;
  ui::Dictation dictation_;
  bool tried_ = false;         // to make a picture, which is made when it is first wanted
  bool unfit_ = false;         // letters may be there from before the graphics, which say how large a texture may be
  bool equipped_ = false;      // the renderer has made what it draws with
  bool unproved_ = false;      // the letters are new, and have not been drawn with
  int frames_ = 0;             // built
  int paints_ = 0;             // of them, painted
  std::uint64_t painted_ = 0;  // what the picture is made of; 0: it has to be painted in any case
  Tiles tiles_;                // where the picture is made of what
  bool unread_ = false;  // painted_ and tiles_ are made in the next frame: the first has nothing to be compared with
  bool all_letters_ = false;  // or only what the first screen sets
  double first_frame_ = 0;    // when it was drawn
  double previous_ = 0, last_ms_ = 0, worst_ms_ = 0;
};

}  // namespace mathom
