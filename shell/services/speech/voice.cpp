#include "shell/services/speech/voice.h"

namespace mathom {

void Voice::speak(const std::vector<ui::Announcement>& frame, ui::Detail most, const Say& say) {
  std::string now;
  for (const ui::Announcement& a : frame) {
    if (a.detail > most || a.words.empty()) continue;
    now += (now.empty() ? "" : " ") + a.words;
    say(a);
  }
  if (!now.empty()) last_ = now;
}

bool Voice::repeat(const Say& say) const {
  if (last_.empty()) return false;
  say({last_, ui::Urgency::polite, ui::Detail::brief});
  return true;
}

}  // namespace mathom
