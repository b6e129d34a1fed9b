#include "assets/languages.h"

#include <algorithm>

#include "assets/assets.h"

namespace mathom {

std::vector<std::string_view> text_languages() {
  std::vector<std::string_view> out;
  for (const SpokenLanguage& l : spoken_languages()) out.push_back(l.code);
  return out;
}

const SpokenLanguage* find_language(std::string_view code) {
  const auto all = spoken_languages();
  const auto at = std::ranges::find(all, code, &SpokenLanguage::code);
  return at == all.end() ? nullptr : &*at;
}

const SpokenLanguage& language_or_first(std::string_view code) {
  const SpokenLanguage* const found = find_language(code);
  return found ? *found : spoken_languages().front();
}

const SpokenLanguage* language_of_system(std::string_view tag) {
  std::string wanted(tag.substr(0, tag.find('.')));
  for (char& c : wanted)
    if (c == '_')
      c = '-';
    else if (c >= 'A' && c <= 'Z')
      c = static_cast<char>(c + 0x20);
  for (;;) {  // "zh-hant-tw" is also "zh-hant" and "zh"
    for (const SpokenLanguage& l : spoken_languages())
      if (std::ranges::find(l.systems, wanted) != l.systems.end()) return &l;
    const std::size_t end = wanted.rfind('-');
    if (end == std::string::npos) return nullptr;
    wanted.resize(end);
  }
}

std::string rule_book_path(std::string_view game, std::string_view language) {
  return "text/" + std::string(language) + "/rules/" + std::string(game) + ".md";
}

bool is_text_of(std::string_view path, std::string_view language) {
  const std::string folder = "text/" + std::string(language) + "/";
  return path.starts_with(folder) && path.find('/', folder.size()) == std::string_view::npos;
}

}  // namespace mathom
