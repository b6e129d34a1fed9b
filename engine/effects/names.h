#pragma once
// A fixed list of words of a language, such as the kinds of tokens. A game's tables say which lists there are.
#include <deque>
#include <string>
#include <string_view>

namespace mathom::effects {

// The text of each word has the key "<prefix>.<word>".
class Names {
 public:
  Names(std::string_view prefix, std::initializer_list<std::string_view> words) {
    for (const auto w : words) add(prefix, w);
  }
  void add(std::string_view prefix, std::string_view word) {
    words_.emplace_back(word);
    keys_.push_back(std::string(prefix) + "." + std::string(word));
  }
  int find(std::string_view word) const {
    for (std::size_t i = 0; i < words_.size(); ++i)
      if (words_[i] == word) return static_cast<int>(i);
    return -1;
  }
  int size() const { return static_cast<int>(words_.size()); }
  std::string_view word(int i) const { return words_[static_cast<std::size_t>(i)]; }
  std::string_view key(int i) const { return keys_[static_cast<std::size_t>(i)]; }

 private:
  std::deque<std::string> words_, keys_;  // a deque, so that phrases may refer to the texts
};

}  // namespace mathom::effects
