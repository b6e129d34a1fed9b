#pragma once
// What is wrong with a piece of data, all of it at once: where, and a sentence. Data errors are values, never
// exceptions.
#include <cstddef>
#include <string>
#include <vector>

namespace mathom {

struct Problem {
  std::string path;     // "/options/petit_sec", or "file.json/cards/3"
  std::string message;  // "must be true or false"
  friend bool operator==(const Problem&, const Problem&) = default;
};

class Problems {
 public:
  void add(std::string path, std::string message) {
    // A hostile file must not fill the memory with its own faults.
    if (list_.size() < kMost) list_.push_back({std::move(path), std::move(message)});
  }
  bool empty() const { return list_.empty(); }
  std::size_t size() const { return list_.size(); }
  auto begin() const { return list_.begin(); }
  auto end() const { return list_.end(); }
  // One line a problem: "path: message".
  std::string text() const {
    std::string out;
    for (const auto& p : list_) {
      if (!out.empty()) out += '\n';
      out += p.path.empty() ? p.message : p.path + ": " + p.message;
    }
    return out;
  }

 private:
  static constexpr std::size_t kMost = 100;
  std::vector<Problem> list_;
};

}  // namespace mathom
