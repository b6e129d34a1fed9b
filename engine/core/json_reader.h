#pragma once
// Reads JSON value by value. A wrong value becomes a problem with its file and path, and reading goes on with a
// harmless one, so that all faults of a file are told at once. What the values mean is the caller's business.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "core/problems.h"

namespace mathom {

// A closed list of words; a word stands for its place. Any type with these three functions can be read from.
struct WordList {
  std::span<const std::string_view> words;
  int find(std::string_view word) const {
    const auto it = std::find(words.begin(), words.end(), word);
    return it == words.end() ? -1 : static_cast<int>(it - words.begin());
  }
  int size() const { return static_cast<int>(words.size()); }
  std::string_view word(int i) const { return words[static_cast<std::size_t>(i)]; }
};
template <std::size_t N>
WordList word_list(const std::array<std::string_view, N>& words) {
  return {words};
}
// What is said of a value that is none of these words: 'unknown word "armee"; expected one of: army, character; did you
// mean "army"?'. Of a long list only the words that begin as it does are told.
std::string unknown_word(const Json& value, const std::vector<std::string_view>& known);
// The words of a list of names.
template <class Words>
std::vector<std::string_view> all_words(const Words& words) {
  std::vector<std::string_view> out;
  for (int i = 0; i < words.size(); ++i) out.push_back(words.word(i));
  return out;
}

struct Range {
  int least = 0, most = 0;
};

class JsonReader {
 public:
  explicit JsonReader(Problems& problems) : problems_(problems) {}

  // The name in front of every path from here on, "cards/moria.json"; empty: none.
  void in_file(std::string name) { file_ = std::move(name); }
  const std::string& file() const { return file_; }
  Problems& problems() { return problems_; }
  // No faults so far, in this file or in those before it.
  bool sound() const { return problems_.empty(); }

  // A fault is told once, however often it is met.
  void fault(const std::string& path, std::string message);
  void faults(const Problems& of_this_file);

  // The text as an object that has these keys and no others.
  std::optional<Json> object(std::string_view text, std::initializer_list<std::string_view> known);
  void keys(const Json& object, std::initializer_list<std::string_view> known, const std::string& path);

  // A member that has to be there.
  std::string text(const Json& j, const char* name, const std::string& path);
  int number(const Json& j, const char* name, Range range, const std::string& path);
  // A member that may be left out.
  int number_or(const Json& j, const char* name, int usual, Range range, const std::string& path);
  bool flag(const Json& j, const char* name, const std::string& path);

  // Calls f(item, path of the item) for each item of a list that has to be there.
  template <class F>
  void each(const Json& j, const char* name, const std::string& path, F f) {
    const std::string at = path + "/" + name;
    const Json* list = member(j, name);
    if (!list) return fault(at, "is missing");
    if (!list->is_array()) return fault(at, "must be a list");
    for (std::size_t i = 0; i < list->size(); ++i) f((*list)[i], at + "/" + std::to_string(i));
  }
  // Likewise of a list that may be left out.
  template <class F>
  void each_of(const Json& j, const char* name, const std::string& path, F f) {
    if (member(j, name)) each(j, name, path, f);
  }

  // The place of the word that `value` is; 0, with a fault, when it is none of the list.
  template <class Words>
  int word(const Words& words, const Json& value, const std::string& path) {
    const int n = value.is_string() ? words.find(*value.get_ptr<const std::string*>()) : -1;
    if (n >= 0) return n;
    return fault(path, unknown_word(value, all_words(words))), 0;
  }
  template <class Words>
  int word_at(const Words& words, const Json& j, const char* name, const std::string& path) {
    const std::string at = path + "/" + name;
    const Json* value = member(j, name);
    if (!value) return fault(at, "is missing"), 0;
    return word(words, *value, at);
  }
  // A list of words as bits by their places; left out: none.
  template <class Words>
  int bits(const Words& words, const Json& j, const char* name, const std::string& path) {
    int out = 0;
    each_of(j, name, path, [&](const Json& value, const std::string& at) { out |= 1 << word(words, value, at); });
    return out;
  }

 private:
  Problems& problems_;
  std::string file_;
};

}  // namespace mathom
