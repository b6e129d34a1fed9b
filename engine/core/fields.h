#pragma once
// One list of fields, many uses. A state type writes
//
//     static void fields(auto& s, auto& v) {
//       v("turn", s.turn);                          // everybody may see it
//       v("picked", s.picked, only(s.actor));       // only these seats may
//       v("hand", s.hand[0], KnownTo{s.knows});     // a set: each seat sees the members it knows
//     }
//
// once, and saving, loading (fields_json.h), hashing, comparing, hiding and measuring follow from it. A listed field
// must say who may see it; a field that is not listed cannot leave the State, and `field_bytes` finds that it is
// missing.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/fixed_vector.h"
#include "core/hash.h"
#include "core/ids.h"

namespace mathom {

template <class T>
concept Scalar = std::is_integral_v<T> || std::is_enum_v<T>;
template <class T>
concept Sequence = requires(T& t) {
  t.size();
  t[0];
  t.begin();
};

// What stands where a viewer may not look: an enum's `hidden`, otherwise an empty value.
template <class T>
constexpr T blank() {
  if constexpr (requires { T::hidden; })
    return T::hidden;
  else
    return T{};
}

// Says of a set which of its members each seat may know. T has & and |.
template <class T, std::size_t N>
struct KnownTo {
  const std::array<T, N>& by_seat;
  T of(SeatMask viewers) const {
    T known{};
    for (std::size_t i = 0; i < N; ++i)
      if (contains(viewers, seat_at(static_cast<int>(i)))) known = known | by_seat[i];
    return known;
  }
};
template <class T, std::size_t N>
KnownTo(const std::array<T, N>&) -> KnownTo<T, N>;

namespace detail {

// Every visitor passes each field through here: `value` itself, or what is left of it for `viewers`.
// viewers == kEveryone means the whole truth; a seat sees a field when it is in the field's mask.
template <class T>
T visible_part(const T& value, SeatMask viewers, SeatMask seen_by) {
  if (viewers == kEveryone || (viewers & seen_by) != 0 || seen_by == kEveryone) return value;
  return blank<T>();
}
template <class T, std::size_t N>
T visible_part(const T& value, SeatMask viewers, const KnownTo<T, N>& known) {
  return viewers == kEveryone ? value : value & known.of(viewers);
}

template <class T>
constexpr std::uint64_t to_word(T v) {
  if constexpr (std::is_enum_v<T>)
    return to_word(static_cast<std::underlying_type_t<T>>(v));
  else if constexpr (std::is_signed_v<T>)
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(v));
  else
    return static_cast<std::uint64_t>(v);
}

// Blanking a list must keep its length (how many cards is public) and blank its items.
template <class T>
void blank_items(T& value) {
  if constexpr (Sequence<T>)
    for (auto& e : value) blank_items(e);
  else
    value = blank<T>();
}
template <class T>
  requires Sequence<T>
T visible_part(const T& value, SeatMask viewers, SeatMask seen_by) {
  if (viewers == kEveryone || (viewers & seen_by) != 0 || seen_by == kEveryone) return value;
  T out = value;
  blank_items(out);
  return out;
}

}  // namespace detail

// Lays what `viewers` may see out as a flat run of numbers. kEveryone: all of it.
class Packer {
 public:
  Packer(SeatMask viewers, std::vector<std::uint64_t>& out) : viewers_(viewers), out_(out) {}
  template <class T, class Who = SeatMask>
  void operator()(const char*, const T& v, const Who& who = kEveryone) {
    if constexpr (std::is_same_v<Who, SeatMask>) {
      if (who == kEveryone || viewers_ == kEveryone) return put(v);  // the common road: no copy
    }
    put(detail::visible_part(v, viewers_, who));
  }

 private:
  template <class T>
  void put(const T& v) {
    if constexpr (Scalar<T>) {
      out_.push_back(detail::to_word(v));
    } else if constexpr (Sequence<T>) {
      out_.push_back(static_cast<std::uint64_t>(v.size()));
      for (const auto& e : v) put(e);
    } else {
      T::fields(v, *this);
    }
  }
  SeatMask viewers_;
  std::vector<std::uint64_t>& out_;
};

// The way back, into a fresh value: a field that is not listed stays at its default, so it cannot leak.
class Unpacker {
 public:
  explicit Unpacker(const std::vector<std::uint64_t>& in) : in_(in) {}
  template <class T, class Who = SeatMask>
  void operator()(const char*, T& v, const Who& = kEveryone) {
    get(v);
  }

 private:
  template <class T>
  void get(T& v) {
    if constexpr (Scalar<T>) {
      v = static_cast<T>(in_[at_++]);
    } else if constexpr (Sequence<T>) {
      const auto n = static_cast<int>(in_[at_++]);
      if constexpr (requires { v.resize(0); }) v.resize(n);
      for (auto& e : v) get(e);
    } else {
      T::fields(v, *this);
    }
  }
  const std::vector<std::uint64_t>& in_;
  std::size_t at_ = 0;
};

// Hash of what `viewers` may see; kEveryone: of the whole State.
class FieldHasher {
 public:
  explicit FieldHasher(SeatMask viewers) : viewers_(viewers) {}
  template <class T, class Who = SeatMask>
  void operator()(const char*, const T& v, const Who& who = kEveryone) {
    if constexpr (std::is_same_v<Who, SeatMask>) {
      if (who == kEveryone || viewers_ == kEveryone) return add(v);
    }
    add(detail::visible_part(v, viewers_, who));
  }
  std::uint64_t value() const { return hash_.value(); }

 private:
  template <class T>
  void add(const T& v) {
    if constexpr (Scalar<T>) {
      hash_.add(detail::to_word(v));
    } else if constexpr (Sequence<T>) {
      hash_.add(static_cast<std::uint64_t>(v.size()));
      for (const auto& e : v) add(e);
    } else {
      T::fields(v, *this);
    }
  }
  SeatMask viewers_;
  Hash hash_;
};

// Names every number of a State by its path; for "where do these two differ?".
class FieldLister {
 public:
  using Entry = std::pair<std::string, std::uint64_t>;
  explicit FieldLister(std::vector<Entry>& out, std::string path = {}) : out_(out), path_(std::move(path)) {}
  template <class T, class Who = SeatMask>
  void operator()(const char* name, const T& v, const Who& = kEveryone) {
    put(v, path_ + "/" + name);
  }

 private:
  template <class T>
  void put(const T& v, const std::string& at) {
    if constexpr (Scalar<T>) {
      out_.emplace_back(at, detail::to_word(v));
    } else if constexpr (Sequence<T>) {
      int i = 0;
      for (const auto& e : v) put(e, at + "/" + std::to_string(i++));
      out_.emplace_back(at + "/size", static_cast<std::uint64_t>(i));
    } else {
      FieldLister inner(out_, at);
      T::fields(v, inner);
    }
  }
  std::vector<Entry>& out_;
  std::string path_;
};

// Path of the first field in which two values differ; empty when they are equal.
template <class S>
std::string first_difference(const S& a, const S& b) {
  std::vector<FieldLister::Entry> x, y;
  FieldLister la(x), lb(y);
  S::fields(a, la);
  S::fields(b, lb);
  for (std::size_t i = 0; i < x.size() && i < y.size(); ++i)
    if (x[i] != y[i]) return x[i].first;
  return x.size() == y.size() ? std::string() : "number of items";
}

}  // namespace mathom
