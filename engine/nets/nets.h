// The nets of games, by the game's id: assets that the page leaves out until they are needed.
#pragma once
#include <string_view>

#include "nets/small_net.h"

namespace mathom {

// Is it here, or does this thread play by another one?
bool net_is_here(std::string_view game);

// Pre: it is here, with these inputs and outputs.
SmallNet net_of(std::string_view game, int inputs, int outputs);

// For programs that fit nets and compare them: while it lives, this thread plays the game by that net, in place of the
// game's own. The last one that was made counts.
class NetInstead {
 public:
  NetInstead(std::string_view game, const SmallNet& net);
  ~NetInstead();
  NetInstead(const NetInstead&) = delete;
  NetInstead& operator=(const NetInstead&) = delete;

  // Null where this thread plays by the game's own.
  static const SmallNet* of(std::string_view game);

 private:
  std::string_view game_;
  const SmallNet* net_;
  const NetInstead* before_;
};

// The net by which a game is played, read when it is first asked for. Of says whose it is: kGame, kInputs, kOutputs.
// Pre: net_is_here().
template <class Of>
const SmallNet& net() {
  if (const SmallNet* other = NetInstead::of(Of::kGame)) return *other;
  static const SmallNet kNet = net_of(Of::kGame, Of::kInputs, Of::kOutputs);
  return kNet;
}

}  // namespace mathom
