#pragma once
// Reads the entries of card files by their forms (forms.h), for all games whose cards are data. It checks each key. The
// game checks what the keys mean together, such as which moments a place has.
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/json_reader.h"
#include "effects/ability.h"
#include "effects/read/forms.h"
#include "effects/read/loader.h"

namespace mathom::effects {

// The length of the code at some time: everything behind it was read later.
struct CodeMark {
  std::size_t ops = 0, values = 0, conditions = 0, filters = 0;
};
inline CodeMark mark_of(const Code& c) {
  return {c.ops.size(), c.values.size(), c.conditions.size(), c.filters.size()};
}

// What one entry says. A missing or faulty key has a harmless value; its fault has been reported.
class Entry {
 public:
  const std::string& path() const { return path_; }
  const std::string& id() const { return text("id"); }
  const std::string& text(std::string_view key) const;
  // Returns a number; the index of a word among its names; 1 for true; the index of a filter in Code::filters, -1:
  // none; a set of bits for lists of words and of numbers. Pre: the form has the key.
  int number(std::string_view key) const;
  // Returns the sound abilities, in their order. Their code is behind `before`.
  const std::vector<Ability>& abilities() const { return abilities_; }
  const CodeMark& before() const { return before_; }
  struct Name {
    std::string language, text;
  };
  const std::vector<Name>& names() const { return names_; }  // of a player's own entry

 private:
  friend class EntryReader;
  std::string path_;
  std::map<std::string, int, std::less<>> numbers_;
  std::map<std::string, std::string, std::less<>> texts_;
  std::vector<Ability> abilities_;
  std::vector<Name> names_;
  CodeMark before_;
};

class EntryReader : public JsonReader {
 public:
  // `languages`: those in which an entry may have a name.
  EntryReader(const Language& language, Code& code, std::vector<std::string_view> languages, Problems& problems)
      : JsonReader(problems), language_(language), code_(code), languages_(std::move(languages)) {}

  Entry entry(const Json&, const Form&, const std::string& path);
  int program(const Json& steps, const std::string& path);

 private:
  int number_of(const Json&, const Fact&, const std::string& path);
  int numbers(const Json&, const Fact&, const std::string& path);
  int targets(const Json&, const Fact&, const std::string& path);
  void names(const Json&, const std::string& path, Entry&);
  void abilities(const Json&, const std::string& path, Entry&);

  const Language& language_;
  Code& code_;
  std::vector<std::string_view> languages_;
};

}  // namespace mathom::effects
