#include "core/json_twice.h"

#include <set>
#include <string>
#include <vector>

#include "core/json.h"

namespace mathom {
namespace {

// One value after another, as the text has them.
class KeyCounter : public nlohmann::json_sax<Json> {
 public:
  explicit KeyCounter(Problems& problems) : problems_(problems) {}
  bool null() override { return value(); }
  bool boolean(bool) override { return value(); }
  bool number_integer(number_integer_t) override { return value(); }
  bool number_unsigned(number_unsigned_t) override { return value(); }
  bool number_float(number_float_t, const string_t&) override { return value(); }
  bool string(string_t&) override { return value(); }
  bool binary(binary_t&) override { return value(); }
  bool start_object(std::size_t) override { return open(false); }
  bool start_array(std::size_t) override { return open(true); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& name) override {
    Level& now = levels_.back();
    now.key = name;
    if (!now.keys.insert(name).second) problems_.add(path(), "stands twice in this object");
    return true;
  }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

 private:
  struct Level {
    bool list = false;
    std::size_t items = 0;  // that have ended
    std::string key;
    std::set<std::string> keys;
  };
  bool value() {
    if (!levels_.empty()) ++levels_.back().items;
    return true;
  }
  bool open(bool list) {
    levels_.push_back({list, 0, {}, {}});
    return true;
  }
  bool close() {
    levels_.pop_back();
    return value();
  }
  std::string path() const {
    std::string out;
    for (const Level& l : levels_) out += "/" + (l.list ? std::to_string(l.items) : l.key);
    return out;
  }

  Problems& problems_;
  std::vector<Level> levels_;
};

}  // namespace

void check_twice(std::string_view text, Problems& problems) {
  KeyCounter counter(problems);
  Json::sax_parse(text.begin(), text.end(), &counter);
}

}  // namespace mathom
