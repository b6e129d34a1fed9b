// Settings: each change takes effect and is kept at once.
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "assets/assets.h"
#include "assets/languages.h"
#include "core/version.h"
#include "shell/screens/own_name.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/outside.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/tables/common/table_ground.h"

namespace mathom {

using namespace ui;

namespace {

class SettingsScreen final : public Screen {
 public:
  std::string_view name() const override { return "settings"; }

  void build(const Services& use, Scene& scene) override {
    const Canvas c(scene, use.looks.letters(), use.preferences.settings().text_scale);
    bool leave = false;
    const std::string heading = use.words.say("shell.settings");
    const Rect area = screen_bar(use, c, heading, leave);
    scene.begin_zone("settings", {.name = heading});
    const float top = scene.begin_scroll("settings/list", heading, area);
    const Rect form = middle_column(c, area, 600);
    const float pad = c.phone() ? 1.5f * kStep : 2.5f * kStep;
    c.panel({form.x, top + 2 * kStep, form.w, high_});
    Rect column{form.x + pad, top + 2 * kStep + pad, form.w - 2 * pad, 100000};
    build_own_name(use, c, column);
    Settings s = use.preferences.settings();
    words(use, c, column, s);
    play(use, c, column, s);
    looks(use, c, column, s);
    aloud(use, c, column, s);
    saving(use, c, column, s);
    const float used = column.y - top - 2 * kStep + pad - kStep;
    if (std::abs(used - high_) > 0.5f) high_ = used, scene.build_again();
    scene.end_scroll(used + 4 * kStep);
    scene.end_zone();
    use.preferences.change(s);
    if (leave) use.screens.pop();
  }

 private:
  static int pick(const Canvas& c, Rect& column, std::string_view id, const std::string& name,
                  std::span<const std::string> labels, int chosen) {
    cut_top(column, c.pen().paragraph(c.strong(), column, name, kText) + 4);
    chosen = c.segments(id, cut_top(column, c.segments_height(labels, column.w)), name, labels, chosen);
    cut_top(column, 2 * kStep);
    return chosen;
  }
  float high_ = 0;  // the height of the form in the last frame

  static void part(const Services& use, const Canvas& c, Rect& column, const std::string& id) {
    cut_top(column, kStep);
    const std::string name = use.words.say("shell.settings.part." + id);
    c.heading("part/" + id, cut_top(column, c.heading_height(name, column.w)), name, 2, kGold);
  }

  static void toggle(const Services& use, const Canvas& c, Rect& column, const std::string& id, bool& value,
                     std::string_view family = "shell.settings.") {
    const std::string key = std::string(family) + id;
    const std::string name = use.words.say(key), note = use.words.say(key + ".note");
    const Item item{
        .id = id, .name = name, .rect = cut_top(column, c.toggle_height(name, note, column.w)), .selected = value};
    const Reaction did = c.toggle(item, note);
    if (did.activated || did.marked) value = !value;
    cut_top(column, kStep);
  }

  static int steps(const Services& use, const Canvas& c, Rect& column, const std::string& id, const std::string& now,
                   int value, int least, int most, int step) {
    const std::string name = use.words.say("shell.settings." + id);
    cut_top(column, c.pen().paragraph(c.strong(), column, name, kText) + 4);
    const int wanted = c.stepper(id, cut_top(column, c.control_height()), name, now, value, least, most, step,
                                 use.words.say("shell.less"), use.words.say("shell.more"));
    cut_top(column, 2 * kStep);
    return wanted;
  }

  static void words(const Services& use, const Canvas& c, Rect& column, Settings& s) {
    part(use, c, column, "words");
    language(use, c, column, s);
    const int percent = static_cast<int>(s.text_scale * 100 + 0.5f);
    const int wanted = steps(use, c, column, "text_size", std::to_string(percent) + " %", percent, 80, 200, 10);
    if (wanted != percent) s.text_scale = static_cast<float>(wanted) / 100;
    letters(use, c, column, s);
    toggle(use, c, column, "dyslexic_font", s.dyslexic_font);
  }

  static void play(const Services& use, const Canvas& c, Rect& column, Settings& s) {
    part(use, c, column, "play");
    std::array<std::string, 5> speeds;
    for (std::size_t i = 0; i < speeds.size(); ++i) speeds[i] = use.words.say("shell.speed." + std::to_string(i));
    s.speed = static_cast<Speed>(
        pick(c, column, "speed", use.words.say("shell.settings.speed"), speeds, static_cast<int>(s.speed)));
    toggle(use, c, column, "one_touch", s.one_touch);
    toggle(use, c, column, "forced_answers", s.forced_answers);
    toggle(use, c, column, "asks_always", s.asks_always);
  }

  // Sounds, announcements, and settings for playing without the picture. Devices without keys do not show those for
  // keys.
  static void aloud(const Services& use, const Canvas& c, Rect& column, Settings& s) {
    part(use, c, column, "aloud");
    const std::string loud =
        s.sound_percent == 0 ? use.words.say("shell.settings.sound.off") : std::to_string(s.sound_percent) + " %";
    const int before = s.sound_percent;
    s.sound_percent = steps(use, c, column, "sound", loud, before, 0, 100, 20);
    if (s.sound_percent != before) c.scene().sound(Sound::turn);
    std::array<std::string, 3> details;
    for (std::size_t i = 0; i < details.size(); ++i) details[i] = use.words.say("voice.detail." + std::to_string(i));
    s.detail = static_cast<Detail>(
        pick(c, column, "detail", use.words.say("voice.detail"), details, static_cast<int>(s.detail)));
    if (use.outside.has_text_view()) toggle(use, c, column, "text_view", s.text_view, "voice.");
    if (!use.preferences.system.fingers_only) toggle(use, c, column, "letter_keys", s.letter_keys);
  }

  static void saving(const Services& use, const Canvas& c, Rect& column, Settings& s) {
    part(use, c, column, "saving");
    toggle(use, c, column, "remind", s.remind);
  }

  static void language(const Services& use, const Canvas& c, Rect& column, Settings& s) {
    const std::vector<std::string_view> codes = text_languages();
    std::vector<std::string> names;
    for (const SpokenLanguage& l : spoken_languages()) names.emplace_back(l.name);
    const std::string& used = find_language(s.language) ? s.language : use.words.language();
    const auto chosen = static_cast<int>(std::ranges::find(codes, used) - codes.begin());
    const int now = pick(c, column, "language", use.words.say("shell.settings.language"), names, chosen);
    if (now != chosen) s.language = codes[static_cast<std::size_t>(now)];
  }

  // The letters of the language, or those of any other. Languages with the same letters are one choice.
  static void letters(const Services& use, const Canvas& c, Rect& column, Settings& s) {
    std::vector<std::string> codes{""}, names{use.words.say("shell.letters.language")};
    int chosen = 0;
    for (const SpokenLanguage& l : spoken_languages()) {
      std::string name;
      for (const std::string_view letter : l.court_letters)
        name = std::string(letter) + (name.empty() ? "" : " ") + name;
      auto at = std::ranges::find(names, name) - names.begin();
      if (at == std::ssize(names)) codes.emplace_back(l.code), names.push_back(std::move(name));
      if (l.code == s.card_letters) chosen = static_cast<int>(at);
    }
    const int now = pick(c, column, "letters", use.words.say("shell.settings.letters"), names, chosen);
    if (now != chosen) s.card_letters = codes[static_cast<std::size_t>(now)];
  }

  template <std::size_t N>
  static int one_of(const Services& use, const Canvas& c, Rect& column, const std::string& id, int chosen) {
    std::array<std::string, N> words;
    for (std::size_t i = 0; i < N; ++i) words[i] = use.words.say("shell.settings." + id + "." + std::to_string(i));
    return pick(c, column, id, use.words.say("shell.settings." + id), words, chosen);
  }

  // Day or night, and the materials of the table, with a sample below.
  static void looks(const Services& use, const Canvas& c, Rect& column, Settings& s) {
    part(use, c, column, "looks");
    s.theme = static_cast<Theme>(one_of<3>(use, c, column, "theme", static_cast<int>(s.theme)));
    Materials& m = s.materials;
    m.cloth = static_cast<Cloth>(one_of<kClothChoices>(use, c, column, "cloth", static_cast<int>(m.cloth)));
    m.wood = static_cast<Wood>(one_of<kWoodChoices>(use, c, column, "wood", static_cast<int>(m.wood)));
    m.back = static_cast<Back>(one_of<kBackChoices>(use, c, column, "back", static_cast<int>(m.back)));
    const Rect piece = cut_top(column, c.em(170));
    c.scene().text("settings/sample", use.words.say("shell.settings.sample"), piece);
    sample(c.painted(), piece, use.looks.looks().four_colours);
    cut_top(column, 2 * kStep);
    toggle(use, c, column, "four_colours", s.four_colours);
    toggle(use, c, column, "reduced_motion", s.reduced_motion);
  }

  static void sample(const Canvas& c, Rect r, bool four_colours) {
    const Pen& pen = c.pen();
    pen.push_clip(r);
    TablePlaces places;
    places.felt = {r.x + 16, r.y + 12, r.w - 32, r.h - 52};
    places.prompt = {r.x + 12, places.felt.bottom(), r.w - 24, 14};
    draw_table_ground(c, places);
    CardLook look;
    look.four_colours = four_colours;
    const float wide = std::min(c.em(62), r.w / 7), high = card_height(wide), y = r.centre().y - high / 2;
    const std::array<TarotFace, 3> faces{{{Suit::heart, 14}, {Suit::trump, 21}, {Suit::club, 7}}};
    float x = r.centre().x - wide * 2.9f;
    for (int i = 0; i < 2; ++i, x += wide * 0.5f) draw_card_back(pen, {x, y, wide, high});
    x += wide * 0.9f;
    for (const TarotFace face : faces) draw_card(pen, {x, y, wide, high}, face, look), x += wide * 1.15f;
    pen.pop_clip();
  }
};

class AboutScreen final : public Screen {
 public:
  std::string_view name() const override { return "about"; }

  void build(const Services& use, Scene& scene) override {
    const Canvas c(scene, use.looks.letters(), use.preferences.settings().text_scale);
    bool leave = false;
    const std::string heading = use.words.say("shell.about");
    const Rect area = screen_bar(use, c, heading, leave);
    scene.begin_zone("about", {.name = heading});
    const float top = scene.begin_scroll("about/text", heading, area);
    Rect column = middle_column(c, area, 620);
    column = {column.x, top + 2 * kStep, column.w, 4000};
    for (const char* part : {"what", "play", "keys", "saves", "notice", "licences"}) {
      const std::string key = std::string("shell.about.") + part, words = use.words.say(key);
      cut_top(column, c.paragraph(key, column, c.body(), words, kText) + 2 * kStep);
    }
    if (const std::string_view key = use.outside.offline_key(); !key.empty()) {
      const std::string words = use.words.say(key);
      cut_top(column, c.paragraph("shell.about.offline", column, c.body(), words, kText) + 2 * kStep);
    }
    const std::string version = use.words.say("shell.about.version", {{"version", std::string(kVersion)}});
    cut_top(column, c.paragraph("shell.about.version", column, c.body(), version, kText) + 2 * kStep);
    scene.end_scroll(column.y - top);
    scene.end_zone();
    if (leave) use.screens.pop();
  }
};

}  // namespace

ScreenPtr settings_screen() { return std::make_unique<SettingsScreen>(); }
ScreenPtr about_screen() { return std::make_unique<AboutScreen>(); }

}  // namespace mathom
