// The nets of games: assets that the page leaves out until they are needed.
#pragma once
#include <atomic>
#include <mutex>
#include <string_view>

#include "core/small_net.h"

namespace mathom {

// One of each game, by its id; it lives as long as the program, and is read when it is first asked for.
class GameNet {
 public:
  GameNet(std::string_view game, int inputs, int outputs) : game_(game), inputs_(inputs), outputs_(outputs) {}

  bool is_here() const;
  // Pre: it is here, for so many inputs and outputs.
  const SmallNet& operator*() const;
  const SmallNet* operator->() const { return &**this; }

 private:
  const SmallNet& read() const;

  std::string_view game_;
  int inputs_, outputs_;
  mutable std::atomic<const SmallNet*> ready_ = nullptr;
  mutable std::once_flag once_;
  mutable SmallNet net_;
};

// For programs that fit nets and compare them: while it lives, this thread plays the game by that net, in place of the one that is here. The
// last one that was made counts.
class NetInstead {
 public:
  NetInstead(std::string_view game, const SmallNet& net);
  ~NetInstead();
  NetInstead(const NetInstead&) = delete;
  NetInstead& operator=(const NetInstead&) = delete;

 private:
  friend class GameNet;
  std::string_view game_;
  const SmallNet* net_;
  const NetInstead* before_;
};

}  // namespace mathom
