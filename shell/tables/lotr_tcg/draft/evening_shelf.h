// The evenings that are kept on this device: each is written after every pick, so that it goes on where it was left.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/tables/lotr_tcg/draft/evening.h"
#include "shell/tables/table_host.h"

namespace mathom::lotr_tcg {

inline constexpr std::string_view kKeptEvenings = "lotr_tcg.evenings";
// What the first screen says of the latest of them, without the code and the cards of the game
// (screens/evening_door.h).
inline constexpr std::string_view kLatestEvening = "lotr_tcg.evenings.latest";

struct Evenings {
  std::vector<Evening> all;  // the latest first
  bool damaged = false;      // something in the text could not be read
};
std::string evenings_text(const std::vector<Evening>&);
Evenings read_evenings(std::string_view text);

class EveningShelf {
 public:
  // Reads what is kept here, and how its games have ended.
  void begin(TableHost&);

  // The same, if what is kept has changed since.
  void refresh(TableHost&);

  const std::vector<Evening>& all() const { return all_; }
  bool full() const { return all_.size() >= kMostEvenings; }
  const Evening* find(std::string_view id) const;
  // In front of the others; one without an id is new and gets one. Its id.
  std::string keep(TableHost&, Evening);
  void remove(TableHost&, std::size_t i);
  // The evening that was removed last since the shelf was opened; null if none was.
  const Evening* removed() const { return removed_.empty() ? nullptr : &removed_.back(); }
  void restore(TableHost&);

 private:
  void save(TableHost&) const;
  void keep_latest(TableHost&) const;

  std::vector<Evening> all_, removed_;
  mutable std::string text_;  // as it was read or kept last
};

// The games that were played with its decks, as far as they are kept here. True: something has changed.
bool take_games(const TableHost&, Evening&);
// By which the kept games name the evening and who of it plays.
std::string mark_of(const Evening&, const std::vector<int>& players);
std::string evening_of_mark(std::string_view mark);  // its id

}  // namespace mathom::lotr_tcg
