#pragma once
// What an entry of a card file may hold: the keys of a card or a place beside its texts, and the three forms of a text.
// The readers refuse what is not in these tables, and the documents are made of them.
#include <span>
#include <string>
#include <string_view>

#include "core/json_fwd.h"
#include "core/problems.h"
#include "effects/language.h"
#include "effects/note.h"

namespace mathom::effects {

// One key of an entry, and what it takes.
struct Fact {
  enum class Kind : std::uint8_t {
    id,       // a word of its own
    text,     // any text
    flag,     // true or false
    number,   // `least` to `most`
    numbers,  // a list of them
    word,     // one of `names`
    words,    // a list of them
    texts,    // an object: language to text
    targets,  // a word or a filter of `target_kind`
    conditions,
    steps,
    modifiers,
    causes,  // a list of the language's causes
    limit,   // one of the language's limits
    who,
    trigger,
    abilities
  };
  std::string_view key;
  Kind kind = Kind::text;
  bool needed = false;
  std::string_view what{};
  const Names* names = nullptr;
  int least = 0, most = 0;
  int target_kind = 0;
};
// A kind of entry ("card"), or a form of a text ("what happens"); `example` loads.
struct Form {
  std::string_view word, what, example;
  std::span<const Fact> keys;
  bool replaces = false;  // it has the game's own keys of replacements too
};

// Reports the keys of `j` that the form does not have, and those that are missing; false: there were some.
bool only_keys(const Json& j, const Form&, const std::string& path, Problems&);

// What happens, what stands, and what steps in: the forms of a text, in this order.
std::span<const Form> ability_forms();
enum AbilityForm { kTriggeredForm, kStaticForm, kReplacementForm };

}  // namespace mathom::effects
