#include "session/replay.h"

#include <algorithm>

namespace mathom {

Replay::Replay(const Session& of) : record_(of.log_), at_(of.copy_to(of.ply())) {
  at_->undos_ = of.undos_;  // what is remembered of it
}

void Replay::go_to(std::uint32_t ply) {
  at_->rewind(std::min<std::size_t>(ply, at_->log_.size()));
  at_->seek(record_, ply);
}

}  // namespace mathom
