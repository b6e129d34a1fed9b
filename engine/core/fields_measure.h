#pragma once
// How much of a State its field list covers (see fields.h): the proof that no field has been forgotten.
#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/fields.h"

namespace mathom {

// How many bytes of S its list covers. A State without padding is listed in full exactly when this equals sizeof(S).
class FieldMeasure {
 public:
  template <class T, class Who = SeatMask>
  void operator()(const char*, const T& field, const Who& = kEveryone) {
    // A field that is listed twice covers its bytes once: it cannot make up for one that was left out.
    const void* const at = &field;
    for (const void* met : met_)
      if (met == at) return;
    met_.push_back(at);
    bytes_ += bytes_of<T>();
  }
  std::size_t bytes() const { return bytes_; }
  template <class T>
  static std::size_t bytes_of() {
    if constexpr (Scalar<T>) {
      return sizeof(T);
    } else if constexpr (Sequence<T>) {
      using Item = std::remove_cvref_t<decltype(*std::declval<T&>().begin())>;
      const std::size_t full = bytes_of<Item>() == sizeof(Item) ? sizeof(T) : 0;
      return full;
    } else {
      FieldMeasure m;
      const T sample{};
      T::fields(sample, m);
      return m.bytes();
    }
  }

 private:
  std::vector<const void*> met_;
  std::size_t bytes_ = 0;
};
template <class S>
std::size_t field_bytes() {
  return FieldMeasure::bytes_of<S>();
}

}  // namespace mathom
