#pragma once
// What an entry of a card file may hold: the keys of a card or a place besides its abilities, and the forms of an
// ability. Entries are read by these tables (entry_reader.h) and the documents are made from them: a key and its limits
// are written only here.
#include <cstdint>
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
    id,       // a unique word
    text,     // any text
    flag,     // true or false
    number,   // `least` to `most`; if missing: `usual`
    numbers,  // a list of them
    word,     // one of `names`
    words,    // a list of them
    texts,    // an object from language to text
    targets,  // a word or a filter of `target_kind`
    conditions,
    steps,
    modifiers,
    causes,  // a list of the language's causes
    limit,   // one of the language's limits
    who,
    trigger,
    abilities,
    answer,  // `true`, in languages that have it
    to_play  // `true`, in languages that have it
  };
  std::string_view key;
  Kind kind = Kind::text;
  bool needed = false;  // every entry must have it, or every one of its types
  std::string_view what{};
  const Names* names = nullptr;
  int least = 0, most = 0, usual = 0;
  int target_kind = 0;
  std::uint32_t types = 0;  // bits of the form's types that may have it; 0: all
  bool kept = false;        // a player's own entry must have the printed value
};
// A kind of entry ("a card"), or a form of an ability ("a triggered ability"). `example` loads.
struct Form {
  std::string_view word, what, example;
  std::span<const Fact> keys;
  bool replaces = false;       // it also has the game's own keys of replacements
  std::string_view list{};     // of entries: the member of a file that lists them, "cards"
  std::string_view title{};    // the text "<title>.<id>" is the name of one
  std::string_view mark{};     // the key that tells it from another form of its list; empty: none
  const Fact* type = nullptr;  // the fact that holds the type of an entry; null: there are no types
};

// Reports the keys of `j` that the form or its type does not have, and those that are missing. Returns false if there
// were any.
bool only_keys(const Json& j, const Form&, const std::string& path, Problems&);

// Returns the forms of an ability, in this order.
std::span<const Form> ability_forms();
enum AbilityForm { kTriggeredForm, kStaticForm, kReplacementForm, kToPlayForm };

}  // namespace mathom::effects
