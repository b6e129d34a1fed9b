#include "shell/headless/arena/progress.h"

#include <unistd.h>

#include <cstdio>

#include "shell/headless/console.h"

namespace mathom::headless {
namespace {

constexpr double kOnTerminal = 0.2, kElsewhere = 30;  // seconds between two lines

}  // namespace

Progress::Progress(bool wanted, std::uint64_t deals)
    : terminal_(isatty(2) != 0), shown_(wanted || terminal_), deals_(deals), began_(seconds()) {}

Progress::~Progress() {
  if (shown_ && terminal_ && done_ > 0) std::fputs("\r\033[K", stderr);
}

void Progress::done(const Sample& so_far) {
  ++done_;
  const double now = seconds();
  if (!shown_ || (done_ < deals_ && now - said_ < (terminal_ ? kOnTerminal : kElsewhere))) return;
  said_ = now;
  const double left = (now - began_) / static_cast<double>(done_) * static_cast<double>(deals_ - done_);
  std::fprintf(stderr, "%s%llu of %llu deals, %+.2f", terminal_ ? "\r\033[K" : "",
               static_cast<unsigned long long>(done_), static_cast<unsigned long long>(deals_), so_far.mean());
  if (so_far.count() > 1) std::fprintf(stderr, " (%+.2f to %+.2f)", so_far.interval().low, so_far.interval().high);
  std::fprintf(stderr, ", about %ld min %02ld s left%s", static_cast<long>(left) / 60, static_cast<long>(left) % 60,
               terminal_ ? "" : "\n");
  std::fflush(stderr);
}

}  // namespace mathom::headless
