// What the application says and is told in words: announcements, the keys of every screen, the page's text view.
#include "core/json.h"
#include "shell/app/app.h"
#include "shell/app/platform/platform.h"
#include "shell/app/words/command_line.h"
#include "shell/app/words/keys_panel.h"
#include "shell/ui/scene/keys.h"

namespace mathom {

void App::tell_page() {
  platform::language(language());
  platform::light(light());
  Json words = Json::object();
  constexpr std::string_view kFamily = "text_view";
  for (const std::string_view key : texts_.keys(kFamily))
    words[std::string(key.substr(kFamily.size() + 1))] = texts_.say(key);
  platform::text_view(settings_.text_view, dump_json(words), settings_.text_scale);
}

bool App::light() const { return settings_.theme == Theme::system ? system_light : settings_.theme == Theme::light; }

Looks App::looks() const {
  const std::string letters = settings_.card_letters.empty() ? language() : settings_.card_letters;
  return {.text_scale = settings_.text_scale, .four_colours = settings_.four_colours, .french_courts = letters == "fr"};
}

// In words there is nothing to follow by eye.
float App::pace() const {
  const bool in_words = settings_.text_view && platform::has_text_view();
  return hurried_ || in_words ? 0 : mathom::pace(settings_.speed);
}

void App::speak(const std::vector<ui::Announcement>& frame) {
  voice_.speak(frame, settings_.detail, [](const ui::Announcement& a) { platform::announce(a); });
}

void App::forget_said() {
  voice_.forget();
  platform::hush();
}

void App::common_keys(ui::Scene& scene) {
  const auto say_again = [](const ui::Announcement& a) { platform::announce(a); };
  if (pressed(scene, Command::repeat) && !voice_.repeat(say_again))
    scene.announce(say("voice.nothing_said"), ui::Urgency::polite, ui::Detail::brief);
  if (pressed(scene, Command::text_view) && platform::has_text_view()) {
    Settings s = settings_;
    s.text_view = !s.text_view;
    change_settings(s);
  }
  if (pressed(scene, Command::keys) && !screens_.back()->explains()) keys_open_ = true;
  if (keys_open_ && !build_keys_panel(*this, scene)) {
    keys_open_ = false;
    scene.want_frame();
  }
}

std::string App::command(ui::Scene& scene, std::string_view typed) {
  CommandReply reply = CommandLine(*this, scene).answer(typed);
  if (reply.input) scene.post(std::move(*reply.input));
  if (reply.repeat) return voice_.last().empty() ? say("voice.nothing_said") : voice_.last();
  if (reply.leave) {
    Settings s = settings_;
    s.text_view = false;
    change_settings(s);
  }
  return reply.words;
}

}  // namespace mathom
