#include "shell/services/analysis/because_words.h"

#include "shell/services/words.h"

namespace mathom {

std::string because_words(const Services& use, const Judgement& j) {
  std::string words;
  for (const Because& b : j.because)
    words += (words.empty() ? "" : " ") + use.words.say("analysis.because", {{"fact", use.words.say(b.fact.what)},
                                                                             {"here", std::to_string(b.here)},
                                                                             {"there", std::to_string(b.there)},
                                                                             {"all", std::to_string(j.noted)}});
  return words;
}

// The last parts of the key name single moments: "ask.window.before_roll" is about the same as "ask.window".
std::string theme_words(const Services& use, std::string_view game, std::string_view prompt) {
  const std::string family = std::string(game) + ".ask.";
  if (!prompt.starts_with(family)) return {};
  for (std::string_view rest = prompt.substr(family.size()); !rest.empty();) {
    const std::string key = std::string(game) + ".theme." + std::string(rest);
    if (use.words.texts().has(key)) return use.words.say(key);
    const auto point = rest.rfind('.');
    rest = point == std::string_view::npos ? std::string_view() : rest.substr(0, point);
  }
  return {};
}

}  // namespace mathom
