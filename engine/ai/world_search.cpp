#include "ai/world_search.h"

#include <algorithm>

namespace mathom {
namespace {

// Ten times as many answers as a whole game has. A player may do the same for ever (forsake a card that comes back), and a
// policy that does so in a playout must not keep the others waiting.
constexpr int kMostSteps = 5000;
constexpr int kLeastTried = 4;  // options, however long their playouts are

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
                         const std::vector<Brain::Considered>& tried, Budget budget, std::uint64_t seed)
    : game_(game),
      brain_(brain),
      seen_(seen),
      decision_(d),
      me_(d.seat),
      rng_(seed),
      budget_(budget.playouts),
      most_answers_(budget.answers),
      most_weighed_(budget.options) {
  for (const auto& [option, lead] : tried) alive_.push_back({option, lead, 0});
  count_rounds();
  start_round();
}

void WorldSearch::count_rounds() {
  rounds_left_ = 0;
  for (std::size_t n = alive_.size(); n > 1; n = (n + 1) / 2) ++rounds_left_;
}

void WorldSearch::start_round() {
  if (rounds_left_ == 0 || alive_.empty()) return;
  const int share = (budget_ - spent_) / rounds_left_;
  worlds_left_ = std::max(1, share / static_cast<int>(alive_.size()));
  round_answers_ = answers_ + (most_answers_ - answers_) / rounds_left_;
  round_weighed_ = weighed_ + (most_weighed_ - weighed_) / rounds_left_;
}

int WorldSearch::step() {
  const StatePtr world = game_.determinize(seen_, rng_);
  const std::uint64_t seed = rng_.next();
  if (!scratch_) scratch_ = game_.clone(*world);
  const bool sparing = most_answers_ > 0 && spent_ == 0;
  // Where not even one playout for each option can be afforded, those that the rules of thumb prefer come first.
  if (sparing) std::stable_sort(alive_.begin(), alive_.end(), [](const Arm& a, const Arm& b) { return a.sum > b.sum; });
  int n = 0;
  for (auto& arm : alive_) {
    if (sparing && n >= kLeastTried && answers_ > most_answers_ / 2) break;
    arm.sum += play_out(*world, arm.option, seed);
    ++arm.tries;
    ++n;
  }
  spent_ += n;
  if (sparing) leave_untried();
  if (--worlds_left_ <= 0 || (most_answers_ > 0 && answers_ >= round_answers_) ||
      (most_weighed_ > 0 && weighed_ >= round_weighed_))
    halve();
  return n;
}

void WorldSearch::leave_untried() {
  const auto untried = std::find_if(alive_.begin(), alive_.end(), [](const Arm& a) { return a.tries == 0; });
  dropped_.assign(std::make_reverse_iterator(alive_.end()), std::make_reverse_iterator(untried));
  alive_.erase(untried, alive_.end());
  std::sort(alive_.begin(), alive_.end(), [](const Arm& a, const Arm& b) { return a.option < b.option; });
  count_rounds();
  start_round();
  ++worlds_left_;  // the world that has just been played out counts
}

std::int32_t WorldSearch::play_out(const State& world, std::uint32_t option, std::uint64_t seed) {
  State& s = *scratch_;
  game_.assign(s, world);
  Rng rng(seed);
  Luck luck(seed);
  game_.apply(s, decision_, {option, {}}, nullptr);
  for (int i = 0; i < kMostSteps && !brain_.horizon(world, s); ++i, ++answers_) {
    game_.decision(s, asked_);
    if (asked_.over()) break;
    weighed_ += static_cast<std::int64_t>(asked_.options.size());
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

int WorldSearch::percent() const {
  if (done()) return 100;
  const std::int64_t of_answers = most_answers_ > 0 ? answers_ * 100 / most_answers_ : 0;
  const std::int64_t of_options = most_weighed_ > 0 ? weighed_ * 100 / most_weighed_ : 0;
  return static_cast<int>(std::max<std::int64_t>({of_answers, of_options, spent_ * 100 / budget_}));
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
