#include "core/json_place.h"

#include <algorithm>
#include <charconv>

#include "core/json.h"

namespace mathom {
namespace {

int line_at(std::string_view text, std::size_t at) {
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

// Walks over JSON that is known to be sound.
class Walk {
 public:
  explicit Walk(std::string_view text) : t_(text) { space(); }

  std::size_t at() const { return at_; }
  // Goes to the member or the item of that name; false: it has none, and the place stays.
  bool enter(std::string_view name) {
    const std::size_t before = at_;
    if (found(name)) return true;
    at_ = before;
    return false;
  }

 private:
  char now() const { return at_ < t_.size() ? t_[at_] : '\0'; }
  void space() {
    while (at_ < t_.size() && std::string_view(" \t\r\n,:").find(t_[at_]) != std::string_view::npos) ++at_;
  }
  std::string_view text() {
    const std::size_t begin = ++at_;
    while (at_ < t_.size() && t_[at_] != '"') at_ += t_[at_] == '\\' ? 2u : 1u;
    const std::size_t end = std::min(at_, t_.size());
    at_ = end + 1;
    return t_.substr(begin, end - begin);
  }
  void pass() {
    int depth = 0;
    do {
      if (now() == '"') {
        text();
      } else if (now() == '{' || now() == '[') {
        ++depth;
        ++at_;
      } else if (now() == '}' || now() == ']') {
        --depth;
        ++at_;
      } else {
        while (at_ < t_.size() && std::string_view(" \t\r\n,:]}").find(t_[at_]) == std::string_view::npos) ++at_;
      }
      space();
    } while (depth > 0 && at_ < t_.size());
  }
  bool found(std::string_view name) {
    const bool object = now() == '{';
    if (!object && now() != '[') return false;
    int wanted = -1;
    std::from_chars(name.data(), name.data() + name.size(), wanted);
    ++at_;
    space();
    for (int n = 0; at_ < t_.size() && now() != '}' && now() != ']'; ++n) {
      const bool here = object ? text() == name : n == wanted;
      space();
      if (here) return true;
      pass();
    }
    return false;
  }

  std::string_view t_;
  std::size_t at_ = 0;
};

// Only where it breaks is of interest.
struct Breaks : nlohmann::json_sax<Json> {
  std::size_t at = 0;
  bool broken = false;
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
    at = position;
    broken = true;
    return false;
  }
};

}  // namespace

int line_of(std::string_view text, std::string_view path) {
  Walk walk(text);
  while (!path.empty() && path[0] == '/') {
    const std::size_t end = std::min(path.find('/', 1), path.size());
    if (!walk.enter(path.substr(1, end - 1))) break;
    path.remove_prefix(end);
  }
  return line_at(text, std::min(walk.at(), text.size()));
}

int broken_line(std::string_view text) {
  Breaks breaks;
  Json::sax_parse(text.begin(), text.end(), &breaks);
  if (!breaks.broken) return 0;
  return line_at(text, std::min(breaks.at > 0 ? breaks.at - 1 : 0, text.size()));
}

std::vector<PlacedProblem> by_line(std::string_view text, const Problems& problems) {
  std::vector<PlacedProblem> out;
  const int broken = broken_line(text);
  for (const Problem& p : problems)
    out.push_back({broken > 0 ? broken : line_of(text, p.path), (p.path.empty() ? "" : p.path + ": ") + p.message});
  std::stable_sort(out.begin(), out.end(),
                   [](const PlacedProblem& a, const PlacedProblem& b) { return a.line < b.line; });
  return out;
}

}  // namespace mathom
