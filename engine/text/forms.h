#pragma once
// The forms of words that a language has besides those for numbers: its cases, what a verb is in its sentence. The
// language's file names them, "case": ["nom", "acc"], and its texts use them. {case|der Ork|den Ork} has words for each
// form, the last serves for all further ones. {what:acc} says what stands in that place in this form, and so all within
// it.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/problems.h"

namespace mathom {

class FormKinds {
 public:
  FormKinds() = default;
  // "case=nom,acc;verb=plain,turned": "language.forms".
  static FormKinds read(std::string_view text, Problems&);

  // Which form of that kind; -1: the language has no such kind.
  int form(std::string_view kind, std::uint16_t forms) const;
  // These forms, but of their kinds the named ones: "acc,weak". Names that the language does not have change nothing.
  std::uint16_t with(std::uint16_t forms, std::string_view names) const;

 private:
  struct Kind {
    std::string name;
    std::vector<std::string> forms;
  };
  std::vector<Kind> kinds_;
};

// The name of a place and the forms that it wants: {what:acc}.
struct NamedPlace {
  std::string_view name, forms;
};
NamedPlace place_in(std::string_view written);

// A place that is still open, as Texts::say gives it: "<name>", "<name:forms>" in other forms than the first ones.
std::string open_place(std::string_view name, std::uint16_t forms);
// An open place in a text, from `at` to `end`.
struct OpenPlace {
  std::size_t at = std::string::npos, end = 0;
  std::uint16_t forms = 0;
};
// The first open place of that name from `from` on.
OpenPlace find_place(std::string_view text, std::string_view name, std::size_t from);

}  // namespace mathom
