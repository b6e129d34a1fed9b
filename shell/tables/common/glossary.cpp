#include "shell/tables/common/glossary.h"

#include <algorithm>
#include <map>

#include "assets/assets.h"
#include "core/json.h"
#include "text/unicode.h"

namespace mathom {

namespace {

// Returns the word in small letters. A letter whose small form has another number of bytes stays (İ, ẞ).
std::string lowered(std::string_view text) {
  std::string out, small;
  for (std::size_t at = 0; at < text.size();) {
    const Letter letter = letter_at(text, at);
    small.clear();
    append_letter(small, small_of(letter.code));
    out += letter.sound && small.size() == letter.bytes ? std::string_view(small) : text.substr(at, letter.bytes);
    at += letter.bytes;
  }
  return out;
}

// Whether a letter or a digit begins at this byte. Signs of more than two bytes are quotes and dashes.
bool is_in_word(std::string_view text, std::size_t at) {
  if (at >= text.size()) return false;
  while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) --at;
  const auto c = static_cast<unsigned char>(text[at]);
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= 0xC3 && c <= 0xCA);
}

std::vector<std::string> forms_of(const Json& list, const std::string& at, Problems& problems) {
  std::vector<std::string> out;
  const Json* forms = member(list, "forms");
  if (forms && forms->is_array())
    for (const Json& f : *forms)
      if (f.is_string() && !f.get<std::string>().empty()) out.push_back(f.get<std::string>());
  if (out.empty()) problems.add(at, "must have forms");
  return out;
}

}  // namespace

Glossary Glossary::read(std::string_view json, Problems& problems) {
  Glossary out;
  if (json.empty()) return out;
  const auto list = parse_json(json, problems);
  if (!list || !list->is_array()) return out;
  for (std::size_t i = 0; i < list->size(); ++i) {
    const Json& j = (*list)[i];
    const std::string at = "/" + std::to_string(i);
    check_keys(j, {"id", "rule", "word", "forms", "is"}, at, problems);
    const auto text = [&](const char* name) {
      const std::string* t = text_member(j, name);
      if (!t || t->empty()) problems.add(at, std::string("must have \"") + name + "\"");
      return t ? *t : std::string();
    };
    out.words_.push_back({text("id"), text("word"), text("is"), text("rule"), forms_of(j, at, problems)});
  }
  out.index_forms();
  return out;
}

void Glossary::index_forms() {
  for (std::size_t i = 0; i < words_.size(); ++i)
    for (const std::string& form : words_[i].forms) {
      const std::string small = lowered(form);
      const bool capital = small.compare(0, 2, form, 0, 2) != 0;
      forms_[static_cast<unsigned char>(small[0])].push_back({small, form, i, capital});
    }
}

const Glossary& Glossary::of(std::string_view game, std::string_view language) {
  static std::map<std::string, Glossary, std::less<>> read_once;
  const std::string path = "text/" + std::string(language) + "/glossary/" + std::string(game) + ".json";
  if (const auto it = read_once.find(path); it != read_once.end()) return it->second;
  Problems problems;
  return read_once.emplace(path, read(asset(path), problems)).first->second;
}

std::vector<Glossary::Found> Glossary::in(std::string_view text) const {
  std::vector<Found> out;
  const std::string low = lowered(text);
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool begins = is_in_word(text, at) && (static_cast<unsigned char>(text[at]) & 0xC0) != 0x80 &&
                        (at == 0 || !is_in_word(text, at - 1));
    if (!begins) continue;
    Found best{at, at, nullptr};
    for (const Form& form : forms_[static_cast<unsigned char>(low[at])]) {
      const std::size_t to = at + form.small.size();
      const bool stands = to > best.to && low.compare(at, form.small.size(), form.small) == 0 &&
                          !is_in_word(text, to) && (!form.capital || text.compare(at, 2, form.raw, 0, 2) == 0);
      if (stands) best = {at, to, &words_[form.word]};
    }
    if (!best.word) continue;
    out.push_back(best);
    at = best.to - 1;
  }
  return out;
}

std::vector<const GlossaryWord*> Glossary::used_in(std::string_view text) const {
  std::vector<const GlossaryWord*> out;
  for (const Found& f : in(text))
    if (std::find(out.begin(), out.end(), f.word) == out.end()) out.push_back(f.word);
  return out;
}

}  // namespace mathom
