#include "core/json.h"

#include <algorithm>

namespace mathom {
namespace {

// The library recurses by nesting depth; a hostile file must not choose it.
bool too_deep(std::string_view text, int most) {
  int depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\')
        ++i;
      else if (c == '"')
        in_string = false;
    } else if (c == '"') {
      in_string = true;
    } else if (c == '{' || c == '[') {
      if (++depth > most) return true;
    } else if (c == '}' || c == ']') {
      --depth;
    }
  }
  return false;
}

}  // namespace

std::optional<Json> parse_json(std::string_view text, Problems& problems, std::size_t most_bytes) {
  if (text.size() > most_bytes) {
    problems.add(
        "", "the text is too large: " + std::to_string(text.size()) + " bytes, at most " + std::to_string(most_bytes));
    return std::nullopt;
  }
  if (too_deep(text, 64)) {
    problems.add("", "the text nests too deeply");
    return std::nullopt;
  }
  Json j = Json::parse(text.begin(), text.end(), nullptr, false);
  if (j.is_discarded()) {
    problems.add("", "this is not complete JSON text");
    return std::nullopt;
  }
  return j;
}

std::string dump_json(const Json& j, int indent) { return j.dump(indent, ' ', false, Json::error_handler_t::replace); }

const Json* member(const Json& j, const char* name) {
  if (!j.is_object()) return nullptr;
  const auto it = j.find(name);
  return it == j.end() ? nullptr : &*it;
}

const std::string* text_member(const Json& j, const char* name) {
  const Json* m = member(j, name);
  return m && m->is_string() ? m->get_ptr<const std::string*>() : nullptr;
}

void check_keys(const Json& object, std::initializer_list<std::string_view> known, const std::string& path,
                Problems& problems) {
  if (!object.is_object()) return;
  for (const auto& [key, value] : object.items())
    if (std::find(known.begin(), known.end(), key) == known.end()) problems.add(path + "/" + key, "is not known here");
}

std::string hex64(std::uint64_t v) {
  static constexpr char kDigits[] = "0123456789abcdef";
  std::string out(16, '0');
  for (int i = 15; i >= 0; --i, v >>= 4) out[static_cast<std::size_t>(i)] = kDigits[v & 15];
  return out;
}

std::optional<std::uint64_t> parse_hex64(std::string_view s) {
  if (s.empty() || s.size() > 16) return std::nullopt;
  std::uint64_t v = 0;
  for (const char c : s) {
    const int d = c >= '0' && c <= '9'   ? c - '0'
                  : c >= 'a' && c <= 'f' ? c - 'a' + 10
                  : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                         : -1;
    if (d < 0) return std::nullopt;
    v = v << 4 | static_cast<std::uint64_t>(d);
  }
  return v;
}

}  // namespace mathom
