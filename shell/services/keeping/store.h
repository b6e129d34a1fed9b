// The place where games are kept: IndexedDB in the page, a folder natively. A record is an id, a few words about the
// game (JSON, for the list), the player's name for it and the text of its save; writing keeps the save before it as the
// previous one, all in one step that happens whole or not at all. Answers may come later, between two frames. Only the
// Shelf (shelf.h) calls these.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mathom::store {

// What became of a wish. The numbers are the page's too (web/database.js).
enum class Outcome : std::uint8_t {
  kept,       // done
  full,       // no room left
  refused,    // this browser or this folder lets nothing be kept
  elsewhere,  // another tab plays this game: nothing was written over
  emptied,    // what was kept had been thrown away meanwhile; this record is kept again
  failed,     // it did not come about this time
  newer,      // the shelf was made by a later version of the program
};
inline constexpr int kOutcomes = 7;

struct Row {
  std::string id, name, about;
};

struct Record {
  std::string id, about, text;
  bool mend = false;  // what is written over is damaged: it is not to become the previous one
};

struct Found {
  bool elsewhere = false;           // asked for in order to play, and another tab plays it
  std::optional<std::string> text;  // none: there is no such record
  std::optional<std::string> before;
};

struct Listener {
  // The whole list: once after open, and again when another tab has changed it. Not kept: what can be had of it.
  std::function<void(std::vector<Row>, Outcome)> read;
  std::function<void(std::string_view id, Outcome)> written;  // after each write, name or erase
  std::function<void(std::string_view id)> taken;             // another tab has taken this game over
  std::function<void(bool)> lasting;                          // whether the browser promises not to clear it
};

enum class Purpose : std::uint8_t {
  read,  // to look at it, or to copy it
  play,  // it is written to from now on, unless another tab plays it
  take,  // the same, and the other tab stops
};

void open(Listener listener);
void write(Record record);
void name(std::string_view id, std::string_view name);
void erase(std::string_view id);
void fetch(std::string_view id, Purpose purpose, std::function<void(Found)> then);
void hold(std::string_view id);   // a new game: it is played here
void leave(std::string_view id);  // it is no longer played here

// --- the calendar
std::int64_t wall();  // milliseconds since 1970
// A moment in words of a language: "21 Nov 2026, 14:05".
std::string date_words(std::int64_t wall, std::string_view language);

}  // namespace mathom::store
