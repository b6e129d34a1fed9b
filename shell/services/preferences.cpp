#include "shell/services/preferences.h"

#include <string_view>

#include "shell/platform/platform.h"
#include "shell/services/progress.h"

namespace mathom {

namespace {
constexpr std::string_view kSettings = "settings";
}

Preferences::Preferences() : settings_(parse_settings(platform::get(kSettings).value_or(""))) {}

void Preferences::change(const Settings& settings) {
  if (settings == settings_) return;
  // Another page of this browser may have changed something else since this one read them.
  const auto kept = platform::get(kSettings);
  const Settings now = merged(settings_, settings, kept ? parse_settings(*kept) : settings_);
  platform::put(kSettings, settings_text(now));  // a browser that keeps no games says so; for settings it may not
  take(now);
}

void Preferences::read_again() {
  if (const auto kept = platform::get(kSettings)) take(parse_settings(*kept));
}

void Preferences::take(const Settings& settings) {
  settings_ = settings;
  follow_();
  platform::want_frame();
}

Progress Preferences::progress() const { return Progress(settings_.learning); }

void Preferences::keep_progress(const Progress& progress) {
  Settings s = settings_;
  s.learning = progress.text();
  change(s);
}

}  // namespace mathom
