// What the player has set, kept between visits, and what the system prefers.
#pragma once
#include <functional>
#include <string>

#include "shell/services/settings.h"

namespace mathom {

class Progress;

// What the browser or the desktop says of its user; a setting may say otherwise.
struct SystemPreferences {
  bool reduced_motion = false, light = false;
  bool fingers_only = false;  // neither a mouse nor keys: nothing is said of them
  std::string language = {};  // the code of one that the program speaks; empty: none was told
};

class Preferences {
 public:
  Preferences();
  const Settings& settings() const { return settings_; }
  // Kept at once; what follows from it is done before this returns.
  void change(const Settings& settings);
  // Another page of this browser has kept something.
  void read_again();
  // What follows from a change, called after each.
  void on_change(std::function<void()> follow) { follow_ = std::move(follow); }

  // What was learnt is kept with the settings.
  Progress progress() const;
  void keep_progress(const Progress& progress);

  SystemPreferences system;

 private:
  void take(const Settings& settings);
  Settings settings_;
  std::function<void()> follow_ = [] {};
};

}  // namespace mathom
