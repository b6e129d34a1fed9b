// Files by the system's own calls: two programs must not write to one record, and a torn line must be cut off.
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "shell/headless/arena/record.h"
#include "shell/headless/console.h"

namespace mathom::headless {
namespace {

bool locked(int file) {
#ifdef __EMSCRIPTEN__
  return file >= 0;  // Node has no locks
#else
  return flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;  // a disk without locks: goes on without one
#endif
}

}  // namespace

std::unique_ptr<RecordFile> RecordFile::open(const std::string& path, ArenaRecord& record, std::string& fault) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (file < 0) return fault = "cannot write " + path + ": " + std::strerror(errno), nullptr;
  std::unique_ptr<RecordFile> out(new RecordFile(file));
  if (!locked(file)) return fault = "another program writes to " + path, nullptr;
  const auto text = read_file(path);
  if (!text) return fault = "cannot read " + path, nullptr;
  Problems problems;
  std::size_t whole = 0;
  auto found = read_arena_record(*text, whole, problems);
  if (!found) return fault = path + ": " + problems.text(), nullptr;
  if (whole < text->size() && ::ftruncate(file, static_cast<off_t>(whole)) != 0)
    return fault = "cannot cut the torn line off " + path, nullptr;
  if (whole == 0) {
    if (!out->append_line(dump_json(record.header))) return fault = "cannot write " + path, nullptr;
    return out;
  }
  if (!add_record(record, *found, fault)) return fault = path + " " + fault, nullptr;
  return out;
}

RecordFile::~RecordFile() { ::close(file_); }

bool RecordFile::append(const Deal& deal) { return append_line(line_of(deal)); }

bool RecordFile::append_line(const std::string& line) {
  const std::string text = line + "\n";
  for (std::string_view rest = text; !rest.empty();) {
    const ssize_t n = ::write(file_, rest.data(), rest.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    rest.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

}  // namespace mathom::headless
