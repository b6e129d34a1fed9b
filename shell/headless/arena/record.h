#pragma once
// What has been played, as JSON lines: a header, which says everything that decides the results, and a line for each
// deal that is done. Records with the same header may be put together; one is gone on with where it stopped.
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/json.h"
#include "core/problems.h"
#include "shell/headless/arena/bout.h"

namespace mathom::headless {

// Game, rules, config, players, playouts, seed, places, and which program: its version and a hash of the sources and
// data that the results depend on. How many deals are played, and where, is not in it.
Json header_of(const Bout&);
// The first member in which two headers differ, with both values; empty: none.
std::string header_difference(const Json& one, const Json& other);

std::string line_of(const Deal&);

struct ArenaRecord {
  Json header;
  std::map<std::uint64_t, Deal> deals{};  // by number

  bool together() const { return header["b"].is_null(); }
};

// The record in a text; `whole`, how much of it is complete lines: a last line that was torn off is left out. Nothing,
// with problems, when it is something else or damaged before its end. A text without one whole line is an empty record.
std::optional<ArenaRecord> read_arena_record(std::string_view text, std::size_t& whole, Problems&);

// Adds the deals of another record. False, with a sentence, when the headers differ or both have a deal.
bool add_record(ArenaRecord& to, const ArenaRecord& from, std::string& fault);

// A record that grows in a file. One program at a time writes to it.
class RecordFile {
 public:
  // Opens or makes the file, and reads into `record` what it holds. Null, with a sentence, when it is another bout's,
  // when it is damaged or when somebody else writes to it.
  static std::unique_ptr<RecordFile> open(const std::string& path, ArenaRecord& record, std::string& fault);
  ~RecordFile();
  RecordFile(const RecordFile&) = delete;
  RecordFile& operator=(const RecordFile&) = delete;
  // At the end, at once. False when the disk is full or gone.
  bool append(const Deal&);

 private:
  explicit RecordFile(int file) : file_(file) {}
  bool append_line(const std::string& line);
  int file_;
};

}  // namespace mathom::headless
