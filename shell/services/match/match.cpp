#include "shell/services/match/match.h"

#include "rules/game.h"

namespace mathom {

namespace {
std::uint64_t next_number() {
  static std::uint64_t last = 0;
  return ++last;
}
}  // namespace

Match::Match() : number_(next_number()) {}

SeatId Record::near_seat() const { return near_of(viewers(), waiting_for()); }

const std::optional<Proposal>& Record::proposal() const {
  static const std::optional<Proposal> kNone;
  return kNone;
}

const std::vector<Ranked>& Record::hint() const {
  static const std::vector<Ranked> kNone;
  return kNone;
}

SeatId near_of(SeatMask own, SeatId asked) {
  if (is_player(asked) && contains(own, asked)) return asked;
  for (int i = 0; i < kMaxSeats; ++i)
    if (contains(own, seat_at(i))) return seat_at(i);
  return seat_at(0);
}

Match::Asked asked_in(const Game& game, const State& state) {
  Decision d;
  game.decision(state, d);
  Match::Asked out{.prompt = game.prompt(state, d), .labels = {}};
  for (const Option& o : d.options) out.labels.push_back(game.label(state, d, o));
  return out;
}

}  // namespace mathom
