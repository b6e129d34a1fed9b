#pragma once
// Field lists to JSON and back (see fields.h). Reading collects every problem with its path and never throws.
#include <string>
#include <type_traits>

#include "core/fields.h"
#include "core/json.h"

namespace mathom {

class FieldWriter {
 public:
  explicit FieldWriter(Json& out) : out_(out) { out_ = Json::object(); }
  template <class T, class Who = SeatMask>
  void operator()(const char* name, const T& v, const Who& = kEveryone) {
    put(out_[name], v);
  }

 private:
  template <class T>
  static void put(Json& j, const T& v) {
    if constexpr (std::is_enum_v<T>) {
      j = static_cast<std::underlying_type_t<T>>(v);
    } else if constexpr (Scalar<T>) {
      j = v;
    } else if constexpr (Sequence<T>) {
      j = Json::array();
      for (const auto& e : v) {
        j.emplace_back();
        put(j.back(), e);
      }
    } else {
      FieldWriter inner(j);
      T::fields(v, inner);
    }
  }
  Json& out_;
};

class FieldReader {
 public:
  FieldReader(const Json& in, std::string path, Problems& problems)
      : in_(in), path_(std::move(path)), problems_(problems) {}
  template <class T, class Who = SeatMask>
  void operator()(const char* name, T& v, const Who& = kEveryone) {
    const Json* j = member(in_, name);
    if (!j) return problems_.add(path_ + "/" + name, "is missing");
    get(*j, v, path_ + "/" + name);
  }

 private:
  template <class T>
  void get(const Json& j, T& v, const std::string& at) {
    if constexpr (std::is_enum_v<T>) {
      std::underlying_type_t<T> raw{};
      get(j, raw, at);
      v = static_cast<T>(raw);
    } else if constexpr (Scalar<T>) {
      const auto n = whole_number<T>(j);
      if (!n)
        return problems_.add(at, std::is_same_v<T, bool> ? "must be true or false" : "must be a whole number in range");
      v = *n;
    } else if constexpr (Sequence<T>) {
      get_list(j, v, at);
    } else {
      FieldReader inner(j, at, problems_);
      T::fields(v, inner);
    }
  }
  template <class T>
  void get_list(const Json& j, T& v, const std::string& at) {
    if (!j.is_array()) return problems_.add(at, "must be a list");
    if constexpr (requires { v.resize(0); }) {
      if (j.size() > static_cast<std::size_t>(T::capacity())) return problems_.add(at, "has too many items");
      v.resize(static_cast<int>(j.size()));
    } else if (j.size() != v.size()) {
      return problems_.add(at, "must have " + std::to_string(v.size()) + " items");
    }
    std::size_t i = 0;
    for (auto& e : v) {
      get(j[i], e, at + "/" + std::to_string(i));
      ++i;
    }
  }
  const Json& in_;
  std::string path_;
  Problems& problems_;
};

template <class S>
Json fields_to_json(const S& s) {
  Json j;
  FieldWriter w(j);
  S::fields(s, w);
  return j;
}

template <class S>
void fields_from_json(const Json& j, S& s, Problems& problems, const std::string& path = {}) {
  if (!j.is_object()) return problems.add(path, "must be an object");
  FieldReader r(j, path, problems);
  S::fields(s, r);
}

}  // namespace mathom
