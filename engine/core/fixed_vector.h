#pragma once
// A vector that lives inside its owner, so that copying a State stays a memcpy.
// It has no padding bytes: its size is as wide as its items are aligned.
#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace mathom {

namespace detail {
template <std::size_t Align>
struct SizeOfAlign;
template <>
struct SizeOfAlign<1> {
  using type = std::uint8_t;
};
template <>
struct SizeOfAlign<2> {
  using type = std::uint16_t;
};
template <>
struct SizeOfAlign<4> {
  using type = std::uint32_t;
};
template <>
struct SizeOfAlign<8> {
  using type = std::uint64_t;
};
}  // namespace detail

template <class T, std::size_t N>
class FixedVector {
  using Size = typename detail::SizeOfAlign<alignof(T)>::type;
  static_assert(std::is_trivially_copyable_v<T>);
  static_assert(sizeof(Size) > 1 || N < 256);

 public:
  using value_type = T;
  static constexpr int capacity() { return static_cast<int>(N); }

  int size() const { return static_cast<int>(size_); }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == N; }
  T& operator[](int i) {
    assert(i >= 0 && i < size());
    return items_[static_cast<std::size_t>(i)];
  }
  const T& operator[](int i) const {
    assert(i >= 0 && i < size());
    return items_[static_cast<std::size_t>(i)];
  }
  T& back() { return (*this)[size() - 1]; }
  const T& back() const { return (*this)[size() - 1]; }
  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

  void push_back(const T& v) {
    assert(!full());
    items_[static_cast<std::size_t>(size_++)] = v;
  }
  void pop_back() {
    assert(!empty());
    items_[static_cast<std::size_t>(--size_)] = T{};
  }
  // Removed slots are blanked, so that nothing lingers behind the end.
  void resize(int n) {
    assert(n >= 0 && n <= capacity());
    for (int i = n; i < size(); ++i) items_[static_cast<std::size_t>(i)] = T{};
    size_ = static_cast<Size>(n);
  }
  void clear() { resize(0); }
  // As assignment does, but touches only what is in use on either side.
  void copy_used(const FixedVector& from) {
    resize(std::min(size(), from.size()));
    std::copy(from.begin(), from.end(), begin());
    size_ = from.size_;
  }
  // Bytes that copy_used reads.
  std::size_t used_bytes() const { return sizeof(Size) + static_cast<std::size_t>(size_) * sizeof(T); }
  void erase_at(int i) {
    for (; i + 1 < size(); ++i) (*this)[i] = (*this)[i + 1];
    pop_back();
  }

  friend bool operator==(const FixedVector& a, const FixedVector& b) {
    if (a.size_ != b.size_) return false;
    for (int i = 0; i < a.size(); ++i)
      if (!(a[i] == b[i])) return false;
    return true;
  }

 private:
  std::array<T, N> items_{};
  Size size_ = 0;
};

}  // namespace mathom
