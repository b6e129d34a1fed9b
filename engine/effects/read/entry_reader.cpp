#include "effects/read/entry_reader.h"

#include <cassert>

namespace mathom::effects {
namespace {

constexpr std::size_t kMostNameLetters = 60;
const std::string kNoText;

}  // namespace

const std::string& Entry::text(std::string_view key) const {
  const auto it = texts_.find(key);
  return it == texts_.end() ? kNoText : it->second;
}

int Entry::number(std::string_view key) const {
  const auto it = numbers_.find(key);
  assert(it != numbers_.end() && "the form has no such key");
  return it == numbers_.end() ? 0 : it->second;
}

Entry EntryReader::entry(const Json& j, const Form& form, const std::string& path) {
  Entry out;
  out.path_ = path;
  out.before_ = mark_of(code_);
  if (!j.is_object()) fault(path, "must be an object");
  Problems found;
  if (j.is_object()) only_keys(j, form, path, found);
  faults(found);
  for (const Fact& f : form.keys) {
    const std::string key(f.key), at = path + "/" + key;
    const Json* m = member(j, key.c_str());
    switch (f.kind) {
      case Fact::Kind::id:
      case Fact::Kind::text: out.texts_[key] = m ? text(j, key.c_str(), path) : std::string(); break;
      case Fact::Kind::texts:
        if (m) names(*m, at, out);
        break;
      case Fact::Kind::abilities:
        if (m) abilities(*m, at, out);
        break;
      case Fact::Kind::targets: out.numbers_[key] = m ? targets(*m, f, at) : -1; break;
      default: out.numbers_[key] = m ? number_of(j, f, path) : f.usual; break;
    }
  }
  return out;
}

// Pre: the entry has the key.
int EntryReader::number_of(const Json& j, const Fact& f, const std::string& path) {
  const std::string key(f.key);
  switch (f.kind) {
    case Fact::Kind::number: return number_or(j, key.c_str(), f.usual, {f.least, f.most}, path);
    case Fact::Kind::flag: return flag(j, key.c_str(), path) ? 1 : 0;
    case Fact::Kind::word: return word_at(*f.names, j, key.c_str(), path);
    case Fact::Kind::words: return bits(*f.names, j, key.c_str(), path);
    case Fact::Kind::numbers: return numbers(j, f, path);
    default: return 0;  // load_abilities.cpp reads these kinds
  }
}

int EntryReader::numbers(const Json& j, const Fact& f, const std::string& path) {
  int out = 0;
  each(j, std::string(f.key).c_str(), path, [&](const Json& item, const std::string& at) {
    const auto n = whole_number<int>(item);
    if (n && *n >= f.least && *n <= f.most)
      out |= 1 << *n;
    else
      fault(at, "must be a whole number from " + std::to_string(f.least) + " to " + std::to_string(f.most));
  });
  return out;
}

int EntryReader::targets(const Json& j, const Fact& f, const std::string& path) {
  Problems found;
  const int filter = Loader(language_, code_, found).targets(j, f.target_kind, path);
  faults(found);
  return filter;
}

void EntryReader::names(const Json& j, const std::string& path, Entry& out) {
  if (!j.is_object() || j.empty()) return fault(path, "must be texts by language, such as {\"en\": \"Guards\"}");
  for (const auto& [language, value] : j.items()) {
    const auto* words = text_member(j, language.c_str());
    const std::string at = path + "/" + language;
    if (std::find(languages_.begin(), languages_.end(), language) == languages_.end())
      fault(at, unknown_word(language, languages_));
    if (!words || words->empty() || words->size() > kMostNameLetters ||
        words->find_first_of("{}<>") != std::string::npos)
      fault(at, "must be a text of 1 to " + std::to_string(kMostNameLetters) + " letters without { } < >");
    else
      out.names_.push_back({language, *words});
  }
}

void EntryReader::abilities(const Json& j, const std::string& path, Entry& out) {
  Problems found;
  out.abilities_ = Loader(language_, code_, found).abilities(j, path);
  faults(found);
}

int EntryReader::program(const Json& steps, const std::string& path) {
  Problems found;
  const int at = Loader(language_, code_, found).program(steps, path);
  faults(found);
  return at;
}

}  // namespace mathom::effects
