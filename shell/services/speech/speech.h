// What is said aloud in the page or at the desktop: as much as the player wants to hear, and once more when asked for.
#pragma once
#include <string>
#include <vector>

#include "shell/services/speech/voice.h"

namespace mathom {

class Preferences;

class Speech {
 public:
  explicit Speech(const Preferences& preferences) : preferences_(preferences) {}
  void speak(const std::vector<ui::Announcement>& frame);
  bool repeat();  // false: nothing has been said yet
  const std::string& last() const { return voice_.last(); }
  void forget();  // another person is to look: nothing that was said or answered stays

 private:
  const Preferences& preferences_;
  Voice voice_;
};

}  // namespace mathom
