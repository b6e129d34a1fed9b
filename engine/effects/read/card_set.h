#pragma once
// Reads a set of cards: the entries of the printed files, and those of a player's own file in place of printed ones.
// Decks and places keep their sizes and contents. One reader reads one set; editions.h keeps several games at once.
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "effects/read/entry_reader.h"
#include "rules/card_files.h"

namespace mathom::effects {

class CardSetReader : public EntryReader {
 public:
  CardSetReader(const Language& language, std::span<const Form> forms, Code& code,
                std::vector<std::string_view> languages, Problems& problems)
      : EntryReader(language, code, std::move(languages), problems), forms_(forms) {}

  // Opens the player's own file. Call it before the printed ones.
  void open_own(std::string_view text);
  // Reads a printed file whose entries are under `list`. Calls `take` for each entry, or for the own entry that
  // replaces it.
  using Take = std::function<void(const Form&, const Entry&)>;
  void printed(const std::string& name, std::string_view text, const char* list, const Take& take);
  // Reports own entries that replace nothing, and whatever else is wrong with them. Call it after the printed files.
  void end_own();
  std::vector<OwnName>& own_names() { return own_names_; }

 private:
  struct Own {
    Json entry;
    std::string path, list;
    bool used = false;
    std::string id() const;
  };
  std::vector<Own*> in_place_of(const Json& printed, std::string_view list);
  void check_kept(const Json& printed, const Own& own, const Form& form);
  void keep_names(const Form& form, const Own& own, const Entry& entry);
  void check_names();

  std::span<const Form> forms_;
  std::vector<Own> own_;
  std::vector<OwnName> own_names_;
  std::vector<std::pair<const Own*, OwnName>> named_;             // with the entry that gives the name
  std::vector<std::pair<std::string, std::string>> printed_ids_;  // list, id
};

// Returns the lists of entries that a file may hold, each once, in the order of the forms: "cards", "locations".
std::vector<std::string_view> lists_of(std::span<const Form> forms);
// Returns the form of a list whose mark the entry has, otherwise the form without a mark. Pre: there is such a list.
const Form& form_of(std::span<const Form> forms, const Json& entry, std::string_view list);

}  // namespace mathom::effects
