#pragma once
// JSON for the few files that read or write it. Nothing here throws: parsing returns problems, and every access below
// is checked. Include json_fwd.h where a declaration is enough.
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/json_fwd.h"
#include "core/problems.h"

namespace mathom {

// Text to JSON; nullopt and a problem when it is not JSON, is larger than `most_bytes` or nests deeper than 64.
std::optional<Json> parse_json(std::string_view text, Problems& problems,
                               std::size_t most_bytes = std::size_t{4} << 20);

// Text of JSON; broken UTF-8 is replaced, never thrown at.
std::string dump_json(const Json& j, int indent = -1);

// A whole number that fits T; nullopt otherwise.
template <class T>
std::optional<T> whole_number(const Json& j) {
  static_assert(std::is_integral_v<T>);
  if (j.is_boolean()) {
    if constexpr (std::is_same_v<T, bool>) return j.get<bool>();
    return std::nullopt;
  }
  if constexpr (std::is_same_v<T, bool>) return std::nullopt;
  if (j.is_number_unsigned()) {
    const auto v = j.get<std::uint64_t>();
    if (v > static_cast<std::uint64_t>(std::numeric_limits<T>::max())) return std::nullopt;
    return static_cast<T>(v);
  }
  if (j.is_number_integer()) {
    const auto v = j.get<std::int64_t>();
    if (v > 0 && static_cast<std::uint64_t>(v) > static_cast<std::uint64_t>(std::numeric_limits<T>::max()))
      return std::nullopt;
    if (v < 0 && (std::is_unsigned_v<T> || v < static_cast<std::int64_t>(std::numeric_limits<T>::min())))
      return std::nullopt;
    return static_cast<T>(v);
  }
  return std::nullopt;
}

// Members of an object, or null when absent or of another kind.
const Json* member(const Json& j, const char* name);
const std::string* text_member(const Json& j, const char* name);
template <class T>
std::optional<T> number_member(const Json& j, const char* name) {
  const Json* m = member(j, name);
  return m ? whole_number<T>(*m) : std::nullopt;
}

// Reports members of `object` that are not in `known`.
void check_keys(const Json& object, std::initializer_list<std::string_view> known, const std::string& path, Problems&);

// 64-bit numbers leave as 16 hex digits: a reader in another language may hold only 53 bits.
std::string hex64(std::uint64_t v);
std::optional<std::uint64_t> parse_hex64(std::string_view s);

}  // namespace mathom
