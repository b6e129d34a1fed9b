#include "shell/services/speech/speech.h"

#include "shell/platform/platform.h"
#include "shell/services/preferences.h"

namespace mathom {

void Speech::speak(const std::vector<ui::Announcement>& frame) {
  voice_.speak(frame, preferences_.settings().detail, platform::announce);
}

bool Speech::repeat() { return voice_.repeat(platform::announce); }

void Speech::forget() {
  voice_.forget();
  platform::hush();
}

}  // namespace mathom
