#include "shell/services/match/own_side.h"

namespace mathom {

namespace {
constexpr double kOwnPause = 1200;  // milliseconds before an own side answers where others wait for that
}

void OwnSide::order(SeatId seat, const CatalogText& text, Standing standing, const View& view) {
  orders_.order(seat, text, standing);
  ++changes_;
  ordered_at_ = view.yours() ? view.ply : ~0u;
}

void OwnSide::stop_at(SeatId seat, int stop, bool stops, const View& view) {
  orders_.stop_at(seat, stop, stops);
  ++changes_;
  if (view.yours()) by_hand_ = view.ply;
}

void OwnSide::look(const View& view, bool may_answer) {
  answer_.reset();
  deadline_.reset();
  if (may_answer && view.yours() && view.ply != by_hand_) answer_ = orders_.answer(view);
}

std::optional<StandingOrders::Answer> OwnSide::due(double now, bool shared) {
  if (!answer_ || !shared) return answer_;
  if (!deadline_) deadline_ = now + kOwnPause;
  return now < *deadline_ ? std::nullopt : answer_;
}

void OwnSide::answered(std::uint32_t ply) {
  orders_.forget_from(ply);
  by_hand_ = ~0u;
}

// An order that was given at this very question answered it by hand: it can be taken back alone.
void OwnSide::gave(std::uint32_t ply, const StandingOrders::Answer& answer) {
  if (ply != ordered_at_) orders_.note(ply, answer.given);
}

}  // namespace mathom
