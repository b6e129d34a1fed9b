#include "shell/services/settings.h"

#include <algorithm>
#include <array>

#include "core/json.h"
#include "shell/services/progress.h"

namespace mathom {

namespace {
constexpr std::array<std::string_view, 5> kSpeeds{"step", "slow", "normal", "fast", "instant"};

constexpr std::array<std::string_view, 3> kDetails{"brief", "normal", "full"};
constexpr std::array<std::string_view, 3> kThemes{"system", "dark", "light"};
constexpr std::array<std::string_view, ui::kClothChoices> kClothNames{"green", "burgundy", "midnight", "slate"};
constexpr std::array<std::string_view, ui::kBackChoices> kBackNames{"wine", "midnight", "forest", "ivory"};
constexpr std::array<std::string_view, ui::kWoodChoices> kWoodNames{"walnut", "oak", "cherry", "ebony"};

void read(const Json& j, const char* name, bool& to) {
  const Json* m = member(j, name);
  if (m && m->is_boolean()) to = m->get<bool>();
}

template <class Choice, std::size_t N>
void read(const Json& j, const char* name, const std::array<std::string_view, N>& words, Choice& to) {
  const std::string* text = text_member(j, name);
  if (!text) return;
  const auto* at = std::find(words.begin(), words.end(), *text);
  if (at != words.end()) to = static_cast<Choice>(at - words.begin());
}

template <class Choice, std::size_t N>
std::string_view word(const std::array<std::string_view, N>& words, Choice choice) {
  return words[static_cast<std::size_t>(choice)];
}

void read(const Json& j, const char* name, std::string& to, std::size_t most) {
  const std::string* text = text_member(j, name);
  if (text && text->size() <= most) to = *text;
}
}  // namespace

float pace(Speed speed) {
  constexpr std::array<float, 5> paces{1.0f, 2.0f, 1.0f, 0.5f, 0.0f};
  return paces[static_cast<std::size_t>(speed)];
}

std::string settings_text(const Settings& s) {
  const Json j{{"language", s.language},
               {"card_letters", s.card_letters},
               {"text_percent", static_cast<int>(s.text_scale * 100 + 0.5f)},
               {"speed", kSpeeds[static_cast<std::size_t>(s.speed)]},
               {"sound_percent", s.sound_percent},
               {"theme", word(kThemes, s.theme)},
               {"cloth", word(kClothNames, s.materials.cloth)},
               {"back", word(kBackNames, s.materials.back)},
               {"wood", word(kWoodNames, s.materials.wood)},
               {"four_colours", s.four_colours},
               {"reduced_motion", s.reduced_motion},
               {"letter_keys", s.letter_keys},
               {"dyslexic_font", s.dyslexic_font},
               {"text_view", s.text_view},
               {"detail", kDetails[static_cast<std::size_t>(s.detail)]},
               {"companions_ask", s.companions_ask},
               {"asks_always", s.asks_always},
               {"one_touch", s.one_touch},
               {"forced_answers", s.forced_answers},
               {"remind", s.remind},
               {"reminded_day", s.reminded_day},
               {"player_name", s.player_name},
               {"player_face", s.player_face},
               {"name_asked", s.name_asked},
               {"learning", s.learning},
               {"last_setup", s.last_setup}};
  return dump_json(j);
}

Settings merged(const Settings& before, const Settings& after, const Settings& now) {
  const Json was = Json::parse(settings_text(before)), is = Json::parse(settings_text(after));
  Json out = Json::parse(settings_text(now));
  for (const auto& [name, value] : is.items())
    if (was[name] != value) out[name] = value;
  Settings s = parse_settings(dump_json(out));
  if (before.learning != after.learning)
    s.learning = Progress(after.learning).since(Progress(before.learning), Progress(now.learning)).text();
  return s;
}

Settings parse_settings(std::string_view text) {
  Settings s;
  Problems problems;
  const auto j = parse_json(text, problems, std::size_t{1} << 16);
  if (!j || !j->is_object()) return s;
  read(*j, "language", s.language, 8);
  read(*j, "card_letters", s.card_letters, 8);
  if (const auto percent = number_member<int>(*j, "text_percent"))
    s.text_scale = static_cast<float>(std::clamp(*percent, 80, 200)) / 100;
  read(*j, "speed", kSpeeds, s.speed);
  read(*j, "theme", kThemes, s.theme);
  read(*j, "cloth", kClothNames, s.materials.cloth);
  read(*j, "back", kBackNames, s.materials.back);
  read(*j, "wood", kWoodNames, s.materials.wood);
  if (const auto percent = number_member<int>(*j, "sound_percent")) s.sound_percent = std::clamp(*percent, 0, 100);
  read(*j, "four_colours", s.four_colours);
  read(*j, "reduced_motion", s.reduced_motion);
  read(*j, "letter_keys", s.letter_keys);
  read(*j, "dyslexic_font", s.dyslexic_font);
  read(*j, "text_view", s.text_view);
  read(*j, "detail", kDetails, s.detail);
  read(*j, "companions_ask", s.companions_ask);
  read(*j, "asks_always", s.asks_always);
  read(*j, "one_touch", s.one_touch);
  read(*j, "forced_answers", s.forced_answers);
  read(*j, "remind", s.remind);
  s.reminded_day = number_member<std::int64_t>(*j, "reminded_day").value_or(0);
  read(*j, "player_name", s.player_name, 80);
  read(*j, "player_face", s.player_face, 80);
  read(*j, "name_asked", s.name_asked);
  read(*j, "learning", s.learning, std::size_t{1} << 13);
  read(*j, "last_setup", s.last_setup, std::size_t{1} << 14);
  return s;
}

}  // namespace mathom
