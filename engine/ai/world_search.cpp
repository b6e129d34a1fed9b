#include "ai/world_search.h"

#include <algorithm>

namespace mathom {
namespace {

// A playout that does not end is a fault of the rules; the bound keeps the page alive while the tests find it.
constexpr int kMostSteps = 100000;

// The luck of one playout: so many answers at each moment, each the same whatever came before.
class Luck {
 public:
  explicit Luck(std::uint64_t seed) : seed_(seed) {}
  std::uint64_t answer(const Decision& d, std::uint64_t moment) {
    if (moment != moment_) moment_ = moment, asked_ = 0;
    Rng rng(nth_number(seed_ ^ mix64(moment), asked_++));
    return d.ask == Ask::roll ? rng.below(d.sides) : rng.next();
  }

 private:
  std::uint64_t seed_, moment_ = 0, asked_ = 0;
};

}  // namespace

WorldSearch::WorldSearch(const Game& game, const Brain& brain, const Observation& seen, const Decision& d,
                         const std::vector<Brain::Considered>& tried, int playouts, std::uint64_t seed)
    : game_(game), brain_(brain), seen_(seen), decision_(d), me_(d.seat), rng_(seed), budget_(playouts) {
  for (const auto& [option, lead] : tried) alive_.push_back({option, lead, 0});
  rounds_left_ = 0;
  for (std::size_t n = alive_.size(); n > 1; n = (n + 1) / 2) ++rounds_left_;
  start_round();
}

void WorldSearch::start_round() {
  if (rounds_left_ == 0 || alive_.empty()) return;
  const int share = (budget_ - spent_) / rounds_left_;
  worlds_left_ = std::max(1, share / static_cast<int>(alive_.size()));
}

int WorldSearch::step() {
  const StatePtr world = game_.determinize(seen_, rng_);
  const std::uint64_t seed = rng_.next();
  if (!scratch_) scratch_ = game_.clone(*world);
  for (auto& arm : alive_) {
    arm.sum += play_out(*world, arm.option, seed);
    ++arm.tries;
  }
  const int n = static_cast<int>(alive_.size());
  spent_ += n;
  if (--worlds_left_ <= 0) halve();
  return n;
}

std::int32_t WorldSearch::play_out(const State& world, std::uint32_t option, std::uint64_t seed) {
  State& s = *scratch_;
  game_.assign(s, world);
  Rng rng(seed);
  Luck luck(seed);
  game_.apply(s, decision_, {option, {}}, nullptr);
  for (int i = 0; i < kMostSteps && !brain_.horizon(world, s); ++i) {
    game_.decision(s, asked_);
    if (asked_.over()) break;
    const Choice c =
        asked_.by_luck() ? Choice{luck.answer(asked_, brain_.moment(s)), {}} : brain_.playout(s, asked_, rng);
    game_.apply(s, asked_, c, nullptr);
  }
  return brain_.worth(world, s, me_);
}

void WorldSearch::halve() {
  // All arms that are alive have been tried equally often, so sums compare like means. Ties keep the order of options.
  std::stable_sort(alive_.begin(), alive_.end(), [](const Arm& a, const Arm& b) { return a.sum > b.sum; });
  const std::size_t stay = (alive_.size() + 1) / 2;
  dropped_.insert(dropped_.end(), alive_.rbegin(), alive_.rend() - static_cast<std::ptrdiff_t>(stay));
  alive_.resize(stay);
  --rounds_left_;
  start_round();
}

std::uint64_t WorldSearch::best() const {
  const auto it =
      std::max_element(alive_.begin(), alive_.end(), [](const Arm& a, const Arm& b) { return a.sum < b.sum; });
  return it->option;
}

std::vector<Ranked> WorldSearch::ranking() const {
  std::vector<Arm> order = alive_;
  std::stable_sort(order.begin(), order.end(), [](const Arm& a, const Arm& b) { return a.sum > b.sum; });
  order.insert(order.end(), dropped_.rbegin(), dropped_.rend());
  std::vector<Ranked> out;
  const auto mean = [&](const Arm& a) {
    return a.tries == 0 ? std::int64_t{0} : a.sum * 10 / a.tries / brain_.point();
  };
  for (const Arm& a : order) {
    // One that was dropped on few tries may look better than it is: it is not shown ahead of what outlasted it.
    const std::int64_t behind = mean(order.front()) - mean(a);
    const std::int64_t least = out.empty() ? 0 : out.back().behind;
    out.push_back({a.option, static_cast<std::int32_t>(std::max(behind, least)), a.tries});
  }
  return out;
}

}  // namespace mathom
