#include "ai/world_search.h"

#include <algorithm>
#include <utility>

namespace mathom {
namespace {

constexpr int kLeastTried = 4;  // options, however long their playouts are
// Playouts of earlier questions count for an option only up to this number: they knew less, and came from other worlds.
constexpr std::int32_t kMostRemembered = 12;

}  // namespace

WorldSearch::WorldSearch(const Game& game, const Brain& brain, const Observation& seen, const Decision& d,
                         const std::vector<Brain::Considered>& tried, Budget budget, std::uint64_t seed,
                         const State* truth, std::unique_ptr<Worlds> worlds)
    : game_(game),
      brain_(brain),
      seen_(seen),
      truth_(truth),
      worlds_(std::move(worlds)),
      playout_(game, brain, d),
      asked_(d.seat),
      rng_(seed),
      budget_(budget.playouts),
      most_answers_(budget.answers),
      most_weighed_(budget.options) {
  for (const auto& [option, lead] : tried) alive_.push_back({option, lead, 0});
  count_rounds();
  start_round();
}

void WorldSearch::look_ahead(std::unique_ptr<AnswerTree> grown) {
  if (brain_.foresight().answers <= 0) return;
  tree_ = grown ? std::move(grown) : std::make_unique<AnswerTree>(game_, brain_, asked_);
  playout_.look_ahead(tree_.get());
  for (Arm& arm : alive_) arm.sum += tree_->remembered(arm.option, kMostRemembered);
}

std::unique_ptr<AnswerTree> WorldSearch::take_tree() {
  playout_.look_ahead(nullptr);
  return std::move(tree_);
}

void WorldSearch::count_rounds() {
  rounds_left_ = 0;
  for (std::size_t n = alive_.size(); n > 1; n = (n + 1) / 2) ++rounds_left_;
}

void WorldSearch::start_round() {
  if (rounds_left_ == 0 || alive_.empty()) return;
  const int share = (budget_ - spent_) / rounds_left_;
  worlds_left_ = std::max(1, share / static_cast<int>(alive_.size()));
  round_answers_ = playout_.answers() + (most_answers_ - playout_.answers()) / rounds_left_;
  round_weighed_ = playout_.weighed() + (most_weighed_ - playout_.weighed()) / rounds_left_;
}

int WorldSearch::step() {
  const StatePtr sampled = truth_ || worlds_ ? StatePtr() : game_.determinize(seen_, rng_);
  const State& world = truth_ ? *truth_ : worlds_ ? worlds_->next(rng_) : *sampled;
  const std::uint64_t seed = rng_.next();
  const bool sparing = most_answers_ > 0 && spent_ == 0;
  // If the budget does not allow one playout for each option, those that the rules of thumb prefer come first.
  if (sparing) std::stable_sort(alive_.begin(), alive_.end(), [](const Arm& a, const Arm& b) { return a.sum > b.sum; });
  int n = 0;
  for (auto& arm : alive_) {
    if (sparing && n >= kLeastTried && playout_.answers() > most_answers_ / 2) break;
    arm.sum += playout_.play(world, arm.option, seed);
    ++arm.tries;
    ++n;
  }
  spent_ += n;
  if (sparing) leave_untried();
  if (--worlds_left_ <= 0 || (most_answers_ > 0 && playout_.answers() >= round_answers_) ||
      (most_weighed_ > 0 && playout_.weighed() >= round_weighed_))
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
  ++worlds_left_;  // counts the world that has just been played out
}

void WorldSearch::halve() {
  // All remaining arms have been tried equally often, so sums compare like means. Ties keep the order of options.
  std::stable_sort(alive_.begin(), alive_.end(), [](const Arm& a, const Arm& b) { return a.sum > b.sum; });
  const std::size_t stay = (alive_.size() + 1) / 2;
  dropped_.insert(dropped_.end(), alive_.rbegin(), alive_.rend() - static_cast<std::ptrdiff_t>(stay));
  alive_.resize(stay);
  --rounds_left_;
  start_round();
}

int WorldSearch::percent() const {
  if (done()) return 100;
  const std::int64_t of_answers = most_answers_ > 0 ? playout_.answers() * 100 / most_answers_ : 0;
  const std::int64_t of_options = most_weighed_ > 0 ? playout_.weighed() * 100 / most_weighed_ : 0;
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
    // An option that was dropped after few tries may look better than it is. It is shown behind all that were dropped
    // later.
    const std::int64_t behind = mean(order.front()) - mean(a);
    const std::int64_t least = out.empty() ? 0 : out.back().behind;
    out.push_back({a.option, static_cast<std::int32_t>(std::max(behind, least)), a.tries});
  }
  return out;
}

}  // namespace mathom
