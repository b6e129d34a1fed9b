// The application without a window: every screen is built, and drawn where a test says so. For tests of whole screens;
// a test walks by pressing what has a name, as a player does. All stages of a program share one folder of kept things.
#pragma once
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shell/app/app.h"
#include "shell/services/preferences.h"
#include "shell/services/services.h"
#include "shell/ui/scene/scene.h"

namespace mathom::test {

// Where this program keeps things; emptied by each new Stage.
const std::filesystem::path& data_folder();

class Stage {
 public:
  explicit Stage(const Settings& settings = at_once());
  ~Stage();
  static Settings at_once();  // others' moves take no time

  App& app() { return *app_; }
  const Services& use() const { return app_->services(); }
  ui::Scene& scene() { return scene_; }
  void size(float width, float height) { width_ = width, height_ = height; }
  void density(float density) { density_ = density; }
  void draws() { draws_ = true; }                // onto a list that nobody shows
  ui::Point atlas() const;                       // how large the texture of the letters is
  void in_words(bool words) { words_ = words; }  // as for the page of words
  // What was announced since this was asked last.
  std::vector<ui::Announcement> take_said() { return std::exchange(said_, {}); }
  void wait(double ms) { now_ += ms; }
  void frame();
  // Frames until none is asked for at once; true when that came to be within a hundred.
  bool settle();
  void post(ui::Input input);
  // What sounded since this was asked last.
  std::vector<ui::Sound> take_sounds() { return std::exchange(sounds_, {}); }
  // Turns the wheel until the item with this id, or this name, shows. False: no wheel brings it.
  bool bring(std::string_view id);
  // A press in the middle of what shows of that item. False: no such item can be pressed as the screen stands.
  bool press(std::string_view id);
  bool key(ui::Key key, char32_t character = 0);
  // A match with a person in every seat, so that each question is somebody's at this screen.
  void start(std::string_view game, int seats, std::uint64_t seed);
  // Takes away what lies between the players and the question: the curtain, the account of a deal.
  void face_question();

 private:
  std::unique_ptr<App> app_;
  ui::Scene scene_;
  float width_ = 1280, height_ = 800, density_ = 1;
  double now_ = 1000;
  bool words_ = false, draws_ = false;
  std::vector<ui::Announcement> said_;
  std::vector<ui::Sound> sounds_;
};

}  // namespace mathom::test
