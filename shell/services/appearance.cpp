#include "shell/services/appearance.h"

#include <cmath>

#include "assets/languages.h"
#include "imgui.h"
#include "shell/platform/platform.h"
#include "shell/services/parts.h"
#include "shell/services/preferences.h"
#include "shell/services/words.h"
#include "shell/ui/canvas.h"
#include "shell/ui/drawing/embedded_fonts.h"

namespace mathom {

namespace {
constexpr const char* kDyslexic = "dyslexic.otf";
std::span<const unsigned char> bytes(const fonts::EmbeddedFont& f) { return {f.data, f.size}; }
}  // namespace

bool Appearance::light() const {
  const Theme theme = preferences_.settings().theme;
  return theme == Theme::system ? preferences_.system.light : theme == Theme::light;
}

Looks Appearance::looks() const {
  const Settings& set = preferences_.settings();
  const SpokenLanguage& letters = language_or_first(set.card_letters.empty() ? words_.language() : set.card_letters);
  return {.text_scale = set.text_scale,
          .four_colours = set.four_colours,
          .court_letters = letters.court_letters,
          .page_letters = letters.page_letters};
}

// The text view has no motion to follow.
float Appearance::pace() const {
  const bool in_words = preferences_.settings().text_view && platform::has_text_view();
  return hurried_ || in_words ? 0 : mathom::pace(preferences_.settings().speed);
}

bool Appearance::dyslexic() const {
  return preferences_.settings().dyslexic_font && (fonts::dyslexic.size > 0 || !dyslexic_letters_.empty());
}

void Appearance::fetch_letters(const std::function<void()>& failed) {
  if (!preferences_.settings().dyslexic_font || dyslexic()) return;
  parts_.fetch(kDyslexic, [this, failed](const std::optional<std::string>& came) {
    if (!came) return failed();
    dyslexic_letters_ = *came;
  });
}

bool Appearance::fonts_stale(float density, const ui::Rect& screen, LetterSizes sizes) const {
  return std::abs(density - baked_density_) > 0.01f || sizes != baked_sizes_ ||
         ui::text_scale_on(screen, preferences_.settings().text_scale) != baked_scale_ ||
         dyslexic() != baked_dyslexic_ || letters_.wants_more();
}

void Appearance::bake_fonts(float density, const ui::Rect& screen, LetterSizes sizes) {
  const fonts::EmbeddedFont came{reinterpret_cast<const unsigned char*>(dyslexic_letters_.data()),
                                 dyslexic_letters_.size()};
  const fonts::EmbeddedFont& slow = dyslexic_letters_.empty() ? fonts::dyslexic : came;
  const bool other = dyslexic();
  const ui::FontFiles files{{bytes(other ? slow : fonts::inter), bytes(other ? slow : fonts::inter_bold),
                             bytes(other ? slow : fonts::gentium), bytes(fonts::atkinson_bold)},
                            fonts::letters};
  baked_scale_ = ui::text_scale_on(screen, preferences_.settings().text_scale);
  letters_.bake(*ImGui::GetIO().Fonts, files, density, baked_scale_, sizes);
  baked_sizes_ = sizes;
  baked_density_ = density;
  baked_dyslexic_ = other;
}

}  // namespace mathom
