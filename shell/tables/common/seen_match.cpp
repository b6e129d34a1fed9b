#include "shell/tables/common/seen_match.h"

#include <algorithm>
#include <cmath>

namespace mathom {

bool SeenMatch::take_up(SeatView& seat, bool anew) {
  game_ = &seat.game();
  seat_view_ = &seat;
  view_ = &seat.view();
  viewers_ = seat.viewers();
  me_ = index(seat.near_seat());
  if (!anew && change_ == seat.changes()) return false;
  change_ = seat.changes();
  return true;
}

int SeenMatch::find(const Option& o) const {
  const auto& options = decision().options;
  const auto at = std::find(options.begin(), options.end(), o);
  return at == options.end() ? -1 : static_cast<int>(at - options.begin());
}

std::vector<Choosable> SeenMatch::all_choices() const {
  std::vector<Choosable> out;
  for (std::size_t i = 0; i < decision().options.size(); ++i)
    out.push_back({decision().options[i], static_cast<int>(i)});
  return out;
}

CardId SeenMatch::asking_card() const {
  return asked() && decision().source != CardId::none ? shown_as(decision().source) : CardId::none;
}

float SeenMatch::thinking(const BuildFrame& f, int seat) const {
  constexpr double kTick = 250, kTurn = 6000;  // a few frames a second are enough for the eye
  ui::Scene& scene = f.c.scene();
  const bool thinks = waiting_for(seat) && !seat_view_->is_record() && viewers_ != kNobody && !view_->yours();
  if (!thinks || scene.reduced_motion() || f.host.pace() <= 0) return -1;
  const double ticks = std::floor(f.now / kTick);
  scene.want_frame_at((ticks + 1) * kTick);
  return static_cast<float>(std::fmod(ticks * kTick, kTurn) / kTurn);
}

std::string SeenMatch::idle_words(const BuildFrame& f, std::string_view over_key) const {
  if (playback().busy()) return {};
  if (over()) return f.host.say(over_key);
  const SeatId waits = view().waiting_for;
  if (!is_player(waits)) return {};
  // A player who looks back at their own turn does not read that somebody thinks.
  const bool own = contains(f.seat.viewers(), waits);
  return f.host.say(own ? "shell.table.turn_of" : "shell.table.waiting", {{"name", waits}});
}

}  // namespace mathom
