#include "effects/control/choosing.h"

#include <algorithm>

#include "effects/run/filters.h"

namespace mathom::effects {
namespace {

// A set of candidates for picks.h, in the table's order.
struct Candidates {
  Things all;
  bool empty() const { return all.empty(); }
  int count() const { return all.count(); }
  int first_member() const { return all.front(); }
};

Candidates candidates(const Host& h, const Op& op, const Frame& f) {
  Candidates out;
  h.things(arg(op, kOfWhat), seen_by_who(h, op, f), out.all);
  out.all.erase_if([&](int thing) { return !h.reaches(arg(op, kOfWhat), thing); });
  return out;
}

}  // namespace

std::vector<Param> choosing_params(std::vector<Param> more) {
  std::vector<Param> out{who_param(), targets_param("what", 0), value_param(), flag_param("up_to")};
  out.insert(out.end(), more.begin(), more.end());
  return out;
}

bool can_choose(const Host& h, const Op& op, const Frame& f) {
  if (who_of(h, op, f) < 0) return false;
  if (is_open(h, arg(op, kOfWhat))) return true;  // the step that chooses it has been asked before this one
  const int n = value_of(h, arg(op, kHowMany), f);
  const int there = candidates(h, op, f).count();
  if (there == 0) return false;
  return n == kAll || arg(op, kUpTo) != 0 || there >= n;
}

Pick next_chosen(const Host& h, const Op& op, Frame& f, int& thing) {
  if (f.local[kStage] == 0) begin_picks(f, value_of(h, arg(op, kHowMany), f));
  const bool up_to = arg(op, kUpTo) != 0;
  // Things that were chosen before keep their places. The choice goes on with the things from index kC on.
  Candidates all;
  if (f.local[kStage] == 1) all = candidates(h, op, f);
  all.all.erase_if([&](int t) { return t < f.local[kC]; });
  const auto left = [&]() -> const Candidates& { return all; };
  if (f.local[kStage] == 1 && !up_to && all.count() <= f.local[kA]) f.local[kA] = kAll;
  const Pick pick = next_pick(f, {.up_to = up_to, .most = kAll}, left, target_in, thing);
  if (pick == Pick::one) f.local[kC] = small(thing + 1);
  return pick;
}

void ask_to_choose(const Host& h, const Op& op, const Frame& f, Decision& d) {
  d.seat = seat_at(who_of(h, op, f));
  const bool up_to = arg(op, kUpTo) != 0;
  Candidates all = candidates(h, op, f);
  all.all.erase_if([&](int t) { return t < f.local[kC]; });
  // Things are chosen in their order. If n more are needed, the last ones are not offered before their turn.
  const int spared = up_to || f.local[kA] == kAll ? 0 : std::min<int>(f.local[kA], all.count()) - 1;
  for (int i = 0; i + spared < all.count(); ++i)
    d.options.push_back(card_option(kThisOne, card_at(all.all[static_cast<std::size_t>(i)])));
  if (up_to) d.options.push_back({.verb = kNoMore});
  ask_for_picks(f, up_to, d);
}

}  // namespace mathom::effects
