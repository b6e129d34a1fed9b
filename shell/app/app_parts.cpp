// What is not compiled into the page and comes when it is needed: words, rule books, letters. Natively all of it is here.
#include <array>
#include <cstdio>
#include <limits>
#include <random>

#include "catalog/assets.h"
#include "core/json.h"
#include "shell/app/app.h"
#include "shell/app/platform/platform.h"
#include "shell/ui/drawing/embedded_fonts.h"

namespace mathom {

namespace {
constexpr const char* kDyslexic = "dyslexic.otf";
// What the first screen says of a game, and what every sentence needs: read at once, and all else when it is asked for.
constexpr std::string_view kDoor = "_door.json", kLanguage = "/language.json";
constexpr double kAskAgain = 5000;  // milliseconds after a part did not come
}  // namespace

std::string App::wanted_language() const {
  const std::string wanted = settings_.language.empty() ? system_language : settings_.language;
  return wanted == "fr" ? wanted : "en";
}

void App::load_texts() {
  const std::string wanted = wanted_language(), folder = "text/" + wanted + "/";
  if (asset(folder + "shell.json").empty()) return fetch_part("words." + wanted + ".txt");
  spoken_ = wanted;
  texts_ = {};
  texts_files_ = all_assets().size();
  Problems problems;
  for (const Asset& part : all_assets()) {
    if (!part.path.starts_with(folder)) continue;
    if (part.path.ends_with(kDoor) || part.path.ends_with(kLanguage))
      texts_.add(part.text, problems);
    else
      texts_.add_later(part.text);
  }
  for (const Problem& p : problems)
    std::fprintf(stderr, "%s%s: %s\n", folder.c_str(), p.path.c_str(), p.message.c_str());
  tell_page();
  platform::title(say("app.title"));
}

void App::fetch_part(const std::string& name) {
  double& from = parts_asked_[name];
  if (platform::now() < from) return;
  from = std::numeric_limits<double>::infinity();
  platform::fetch_part(name, [this, name](const std::optional<std::string>& bytes) { take_part(name, bytes); });
}

std::string App::part_missing() const {
  constexpr std::array<std::string_view, 4> kKeys{"shell.part_missing", "shell.part_missing.host",
                                                  "shell.part_missing.mixed", "shell.part_missing.damaged"};
  return say(kKeys[static_cast<std::size_t>(platform::part_trouble())]);
}

void App::take_part(const std::string& name, const std::optional<std::string>& bytes) {
  Problems problems;
  if (bytes && name == kDyslexic)
    dyslexic_letters_ = *bytes;
  else if (bytes)
    add_assets(*bytes, problems);
  if (!bytes || !problems.empty()) {
    parts_asked_[name] = platform::now() + kAskAgain;
    if (language() != wanted_language()) {  // the language stays, and the other can be chosen again
      Settings as_before = settings_;
      as_before.language = language();
      change_settings(as_before);
      parts_asked_.erase(name);
    }
    return notify(part_missing(), ui::Urgency::assertive);
  }
  if (language() != wanted_language()) load_texts();
  platform::want_frame();
}

bool App::rule_book_here() {
  const bool french = language() == "fr";
  for (const Asset& a : all_assets())
    if (a.path.starts_with("rules/") && a.path.ends_with(".fr.md") == french) return true;
  fetch_part("book." + language() + ".txt");
  return false;
}

std::string App::deck_link(std::string_view word) const { return platform::deck_link(word); }

std::uint32_t App::chance() const { return std::random_device{}(); }

bool App::dyslexic() const {
  return settings_.dyslexic_font && (fonts::dyslexic.size > 0 || !dyslexic_letters_.empty());
}

void App::fetch_letters() {
  if (settings_.dyslexic_font && !dyslexic()) fetch_part(kDyslexic);
}

}  // namespace mathom
