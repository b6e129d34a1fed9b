#pragma once
// As much of JSON schemas as ours use: type, enum, const, properties, required, additionalProperties: false,
// minProperties, items, minItems, minimum, maximum, anyOf and references to definitions.
#include <algorithm>
#include <string>

#include "core/json.h"

namespace mathom::test {

class SchemaCheck {
 public:
  explicit SchemaCheck(const Json& schema) : root_(schema) {}

  bool fits(const Json& j) const { return fits(j, root_); }
  bool fits(const Json& j, const Json& s) const {
    if (s.contains("$ref")) {
      const std::string name = s["$ref"].get<std::string>();
      return fits(j, root_["definitions"].at(name.substr(std::string("#/definitions/").size())));
    }
    return fits_words(j, s) && fits_type(j, s) && fits_object(j, s) && fits_list(j, s) && fits_number(j, s);
  }

 private:
  bool fits_words(const Json& j, const Json& s) const {
    if (s.contains("const") && s["const"] != j) return false;
    if (s.contains("enum") && std::find(s["enum"].begin(), s["enum"].end(), j) == s["enum"].end()) return false;
    if (!s.contains("anyOf")) return true;
    return std::any_of(s["anyOf"].begin(), s["anyOf"].end(), [&](const Json& way) { return fits(j, way); });
  }
  static bool fits_type(const Json& j, const Json& s) {
    const std::string type = s.value("type", "");
    return type.empty() || (type == "object" && j.is_object()) || (type == "array" && j.is_array()) ||
           (type == "string" && j.is_string()) || (type == "boolean" && j.is_boolean()) ||
           (type == "integer" && j.is_number_integer());
  }
  bool fits_object(const Json& j, const Json& s) const {
    if (!j.is_object()) return true;
    if (j.size() < s.value("minProperties", std::size_t{0})) return false;
    for (const auto& key : s.value("required", Json::array()))
      if (!j.contains(key.get<std::string>())) return false;
    const bool closed = s.contains("additionalProperties");
    for (const auto& [key, value] : j.items()) {
      const bool known = s.contains("properties") && s["properties"].contains(key);
      if (known ? !fits(value, s["properties"][key]) : closed) return false;
    }
    return true;
  }
  bool fits_list(const Json& j, const Json& s) const {
    if (!j.is_array()) return true;
    if (j.size() < s.value("minItems", std::size_t{0})) return false;
    return !s.contains("items") ||
           std::all_of(j.begin(), j.end(), [&](const Json& item) { return fits(item, s["items"]); });
  }
  static bool fits_number(const Json& j, const Json& s) {
    if (!j.is_number_integer()) return true;
    return !(s.contains("minimum") && j < s["minimum"]) && !(s.contains("maximum") && j > s["maximum"]);
  }

  const Json& root_;
};

}  // namespace mathom::test
