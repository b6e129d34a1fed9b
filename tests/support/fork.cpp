#include "support/fork.h"

#include <array>

#include "core/json.h"

namespace mathom::fork {

int brought(const State& s) {
  if (s.side == 0) return 4;
  static constexpr std::array<std::array<int, 3>, 4> kPaths{{{0, 10, -10}, {2, 10, -10}, {0, 10, -10}, {8, 10, -10}}};
  const int most = kPaths[static_cast<std::size_t>(s.kind)][s.path];
  return s.kind == Kind::dark && s.path > 0 && s.coin == Coin::tails ? -most : most;
}

std::int32_t Thumb::worth(const mathom::State&, const mathom::State& now, SeatId seat) const {
  const State& s = GameOf<Rules>::get(now);
  return s.kind == Kind::rival && index(seat) == 1 ? -brought(s) : brought(s);
}

const GameInfo& Rules::info() const {
  static const GameInfo kInfo{.id = "fork"};
  return kInfo;
}

void Rules::decision(const State& s, Decision& d) const {
  d.why = s.step;
  if (s.step == 0) return ask_roll(d, s.step, 2);
  if (s.step > 2) return;
  d.seat = seat_at(s.step == 2 && s.kind >= Kind::mate ? 1 : 0);
  for (int i = 0; i < s.step + 1; ++i) d.options.push_back(option(s.step, i));
}

void Rules::apply(State& s, const Decision& d, const Choice& c, EventSink*) const {
  if (s.step == 0) {
    s.coin = c.value == 0 ? Coin::heads : Coin::tails;
    s.step = 1;
  } else if (s.step == 1) {
    s.side = static_cast<std::uint8_t>(option_of(d, c).amount);
    s.step = s.side == 0 ? 3 : 2;
  } else {
    s.path = static_cast<std::uint8_t>(option_of(d, c).amount);
    s.step = 3;
  }
}

Outcome Rules::outcome(const State& s) const {
  Outcome o;
  o.over = s.step > 2;
  if (s.kind == Kind::mate) o.team[1] = 0;
  return o;
}

void Rules::determinize(State& seen, SeatMask, Rng& rng) const {
  if (seen.coin == Coin::hidden) seen.coin = rng.below(2) == 0 ? Coin::heads : Coin::tails;
}

Json Rules::describe(const State&, SeatMask) const { return Json::object(); }
Json Rules::facts(const State&) const { return Json::object(); }

}  // namespace mathom::fork
