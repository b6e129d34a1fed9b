#pragma once
// A finished or running game led back and forth along its log, to be looked at. It copies the record and cannot be
// answered: no seat is asked, luck is not asked, nothing that happens here reaches the game it came from.
#include <cstdint>
#include <memory>
#include <vector>

#include "session/session.h"

namespace mathom {

class Replay {
 public:
  // The record up to now; the replay stands at its end.
  explicit Replay(const Session& of);

  // The game as it was after ply() answers. Its undo is not for use.
  const Session& session() const { return *at_; }
  std::uint32_t ply() const { return at_->ply(); }
  std::uint32_t end() const { return static_cast<std::uint32_t>(record_.size()); }
  // Pre: ply <= end(). A step costs one answer forwards and at most a few dozen backwards.
  void go_to(std::uint32_t ply);

 private:
  std::vector<LogEntry> record_;
  std::unique_ptr<Session> at_;
};

}  // namespace mathom
