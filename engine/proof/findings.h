#pragma once
// What a proof found wrong with a game. Proofs return findings instead of stopping at the first, so that a test of the
// proof itself can require one.
#include <algorithm>
#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace mathom {

struct Finding {
  std::string rule;   // which property is broken: "options_ascend", "save_is_load" ...
  std::string where;  // game, config, seed, ply
  std::string what;
};

class Findings {
 public:
  // Says where the next findings are met.
  void at(std::string where) { where_ = std::move(where); }
  void add(std::string_view rule, std::string what) {
    ++count_;
    // One broken property shows up at every decision; a few examples of each are enough.
    const auto same = std::count_if(list_.begin(), list_.end(), [&](const Finding& f) { return f.rule == rule; });
    if (same < kExamples) list_.push_back({std::string(rule), where_, std::move(what)});
  }
  // Adds unless it holds, and passes the answer on.
  bool require(bool holds, std::string_view rule, std::string_view what = {}) {
    if (!holds) add(rule, std::string(what));
    return holds;
  }
  // The same where the words take time to find: they are asked for when it does not hold.
  template <std::invocable Words>
  bool require(bool holds, std::string_view rule, const Words& words) {
    if (!holds) add(rule, words());
    return holds;
  }
  bool empty() const { return list_.empty(); }
  bool has(std::string_view rule) const {
    return std::any_of(list_.begin(), list_.end(), [&](const Finding& f) { return f.rule == rule; });
  }
  std::size_t count() const { return count_; }
  const std::vector<Finding>& examples() const { return list_; }
  // One line an example: "rule: what (where)".
  std::string text() const {
    std::string out;
    for (const auto& f : list_) out += f.rule + ": " + f.what + " (" + f.where + ")\n";
    return out;
  }

 private:
  static constexpr std::ptrdiff_t kExamples = 3;
  std::string where_;
  std::size_t count_ = 0;
  std::vector<Finding> list_;
};

}  // namespace mathom
