// Decks that players keep on this device under their names, of any game that has decks to build: what is kept,
// replaced, removed and brought back, and how the list of them is shown. What a deck is, and its text, is the game's.
#pragma once
#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json_fwd.h"
#include "shell/tables/table_host.h"
#include "shell/ui/canvas.h"

namespace mathom {

inline constexpr std::size_t kMostKeptDecks = 40;
inline constexpr std::size_t kMostKeptName = 40;  // characters, of four bytes at most

template <class Deck>
struct KeptDeck {
  std::string name;
  Deck deck;
  friend bool operator==(const KeptDeck&, const KeptDeck&) = default;
};

template <class Deck>
struct ShelfOf {
  std::vector<KeptDeck<Deck>> decks;
  std::optional<Deck> draft;              // what was begun and not yet used
  bool damaged = false;                   // something in the text could not be read
  std::vector<KeptDeck<Deck>> removed{};  // or replaced, since the shelf was opened: nothing is lost at once

  // Under a name that is there already it takes the place of that deck. False: the shelf is full.
  bool keep(const std::string& name, const Deck& deck) {
    const auto same = std::find_if(decks.begin(), decks.end(), [&](const auto& d) { return d.name == name; });
    if (same == decks.end() && decks.size() >= kMostKeptDecks) return false;
    if (same == decks.end()) return decks.push_back({name, deck}), true;
    removed.push_back(*same);
    same->deck = deck;
    return true;
  }
  void remove(std::size_t i) {
    removed.push_back(decks[i]);
    decks.erase(decks.begin() + static_cast<std::ptrdiff_t>(i));
  }
  // Brings back the deck that was removed last. Pre: there is one.
  void restore() {
    const KeptDeck<Deck> last = removed.back();
    removed.pop_back();
    std::erase_if(decks, [&](const auto& d) { return d.name == last.name; });
    decks.push_back(last);
  }
  // Another page of this browser keeps decks as well: this shelf was `before` when it was last read or written, and
  // `now` is what is kept. What was changed here stands, all else is as it is now; what was changed there under the
  // same name can be brought back.
  void take_over(const ShelfOf& before, const ShelfOf& now) {
    const auto in = [](const ShelfOf& shelf, const std::string& name) {
      const auto at =
          std::find_if(shelf.decks.begin(), shelf.decks.end(), [&](const auto& d) { return d.name == name; });
      return at == shelf.decks.end() ? nullptr : &*at;
    };
    std::vector<KeptDeck<Deck>> all;
    for (const auto& theirs : now.decks) {
      const auto *own = in(*this, theirs.name), *was = in(before, theirs.name);
      const bool theirs_stands = !was || *was != theirs;
      if (!own && (!was || theirs_stands)) all.push_back(theirs);
      if (!own) continue;
      const bool changed = !was || *own != *was;
      if (changed && theirs_stands && *own != theirs) removed.push_back(theirs);
      all.push_back(changed ? *own : theirs);
    }
    for (const auto& own : decks) {
      const auto* was = in(before, own.name);
      if (!in(now, own.name) && (!was || own != *was)) all.push_back(own);
    }
    decks = std::move(all);
    if (draft == before.draft) draft = now.draft;
  }
  std::vector<std::string_view> names() const {
    std::vector<std::string_view> out;
    for (const auto& d : decks) out.emplace_back(d.name);
    return out;
  }
  std::string_view removed_name() const { return removed.empty() ? std::string_view() : removed.back().name; }
};

// A shelf as the device keeps it: {"decks": [...], "draft": ...}. `deck` is called with each of them and is false where
// it cannot be read, `draft` with what was begun. False: something could not be read.
bool read_shelf_text(std::string_view text, const std::function<bool(const Json&)>& deck,
                     const std::function<void(const Json&)>& draft);

// The list: each deck can be opened and removed; what was removed last can be brought back.
struct ShelfAct {
  enum class What : std::uint8_t { none, open, remove, restore } what = What::none;
  std::size_t at = 0;
};
ShelfAct build_shelf(const TableHost&, const ui::Canvas&, ui::Rect& column, const std::vector<std::string_view>& names,
                     std::string_view removed);
// Asks what becomes of a deck that is kept nowhere before another one takes its place.
enum class Instead : std::uint8_t { undecided, keep, replace, stay };
Instead build_instead(const TableHost&, const ui::Canvas&);
// Asks for the name of a deck; `then` gets it without spaces around it, and only if there is one.
void ask_deck_name(TableHost&, std::string_view initial, std::function<void(const std::string&)> then);
// Says that the deck is kept under this name, or that the shelf is full.
void say_deck_kept(TableHost&, bool kept, const std::string& name);

}  // namespace mathom
