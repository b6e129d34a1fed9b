#include "core/json_reader.h"

#include "core/nearest.h"

namespace mathom {
namespace {

constexpr std::size_t kToldInFull = 32, kLikeness = 3;

}  // namespace

std::string unknown_word(const Json& value, const std::vector<std::string_view>& known) {
  const auto* word = value.is_string() ? value.get_ptr<const std::string*>() : nullptr;
  std::string list;
  for (const auto k : known) {
    const bool like = word && k.substr(0, kLikeness) == std::string_view(*word).substr(0, kLikeness);
    if (known.size() > kToldInFull && !like) continue;
    list += (list.empty() ? "" : ", ") + std::string(k);
  }
  std::string out = word ? "unknown word \"" + word->substr(0, 60) + "\"" : "must be a word";
  const std::string_view meant = word ? nearest(*word, known) : std::string_view();
  const bool in_full = known.size() <= kToldInFull;
  if (!list.empty() && (in_full || meant.empty()))
    out += (in_full ? "; expected one of: " : "; it may be one of: ") + list;
  if (!meant.empty()) out += "; did you mean \"" + std::string(meant) + "\"?";
  return out;
}

void JsonReader::fault(const std::string& path, std::string message) {
  const Problem found{file_ + path, std::move(message)};
  if (std::find(problems_.begin(), problems_.end(), found) == problems_.end()) problems_.add(found.path, found.message);
}

void JsonReader::faults(const Problems& of_this_file) {
  for (const auto& p : of_this_file) fault(p.path, p.message);
}

std::optional<Json> JsonReader::object(std::string_view text, std::initializer_list<std::string_view> known) {
  Problems found;
  auto j = parse_json(text, found);
  if (!j || !j->is_object()) return fault("", "is not a JSON object"), std::nullopt;
  keys(*j, known, "");
  return j;
}

void JsonReader::keys(const Json& object, std::initializer_list<std::string_view> known, const std::string& path) {
  Problems found;
  check_keys(object, known, path, found);
  faults(found);
}

std::string JsonReader::text(const Json& j, const char* name, const std::string& path) {
  const auto* t = text_member(j, name);
  if (!member(j, name))
    fault(path + "/" + name, "is missing");
  else if (!t || t->empty())
    fault(path + "/" + name, "must be text");
  return t ? *t : std::string();
}

int JsonReader::number(const Json& j, const char* name, Range range, const std::string& path) {
  if (!member(j, name)) return fault(path + "/" + name, "is missing"), range.least;
  return number_or(j, name, range.least, range, path);
}

int JsonReader::number_or(const Json& j, const char* name, int usual, Range range, const std::string& path) {
  if (!member(j, name)) return usual;
  const auto n = number_member<int>(j, name);
  if (n && *n >= range.least && *n <= range.most) return *n;
  fault(path + "/" + name,
        "must be a whole number from " + std::to_string(range.least) + " to " + std::to_string(range.most));
  return usual;
}

bool JsonReader::flag(const Json& j, const char* name, const std::string& path) {
  const Json* m = member(j, name);
  if (m && !m->is_boolean()) fault(path + "/" + name, "must be true or false");
  return m && m->is_boolean() && m->get<bool>();
}

}  // namespace mathom
