#include "ai/tree_search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace mathom {
namespace {

constexpr std::size_t kMostNodes = 20000;
// Number of visits of a node before its options are tried one by one, as the brain considers them in the world of that
// playout. Each later multiple adds more options, because another world may offer others.
constexpr int kFirstThumb = 6;
// The mean of the rules of thumb counts for an option like this many tries.
constexpr int kPrior = 4;
// The share of the variance of all playouts, in sixteenths, that the confidence bound takes.
constexpr std::int64_t kExplores = 4;

// Sixteen times the logarithm to base two, linear between the powers.
std::int64_t log_of(std::int32_t n) {
  const auto u = static_cast<std::uint32_t>(std::max(n, 1));
  const int whole = static_cast<int>(std::bit_width(u)) - 1;
  const std::uint64_t rest = (static_cast<std::uint64_t>(u) << 4 >> whole) - 16;
  return whole * 16 + static_cast<std::int64_t>(rest);
}

// Exact: the numbers are below 2^52, and IEEE 754 rounds a root alike everywhere.
std::int64_t root_of(std::int64_t n) { return static_cast<std::int64_t>(std::sqrt(static_cast<double>(n))); }

const Option* find_in(const Decision& d, const Option& o) {
  const auto it = std::find(d.options.begin(), d.options.end(), o);
  return it == d.options.end() ? nullptr : &*it;
}

}  // namespace

AnswerTree::AnswerTree(const Game& game, const Brain& brain, SeatId asked)
    : game_(game), brain_(brain), asked_(asked), ahead_(brain.foresight()) {}

void AnswerTree::find_side(const State& world) {
  side_ = only(asked_);
  const Outcome o = game_.outcome(world);
  for (int i = 0; i < game_.seats(world); ++i) {
    const bool mate = o.team[static_cast<std::size_t>(i)] == o.team[static_cast<std::size_t>(index(asked_))];
    if (ahead_.everybody || (ahead_.mates && mate)) side_ = static_cast<SeatMask>(side_ | only(seat_at(i)));
  }
}

void AnswerTree::begin(const State& world, std::uint32_t option) {
  if (worth_.tries == 0) find_side(world);
  if (roots_.size() <= option) roots_.resize(option + 1, kNone);
  if (roots_[option] == kNone) {
    roots_[option] = static_cast<std::uint32_t>(arms_.size());
    arms_.push_back({});
  }
  at_ = roots_[option];
  path_.clear();
  depth_ = 0;
  left_ = ahead_.answers <= 0;
}

std::uint32_t AnswerTree::child_of(std::uint32_t arm, SeatId seat, std::uint16_t why) const {
  for (std::uint32_t n = arms_[arm].child; n != kNone; n = nodes_[n].sibling)
    if (nodes_[n].seat == seat && nodes_[n].why == why) return n;
  return kNone;
}

std::uint32_t AnswerTree::add_node(std::uint32_t arm, const State& s, const Decision& d) {
  const auto n = static_cast<std::uint32_t>(nodes_.size());
  Node node;
  node.seat = d.seat;
  node.why = d.why;
  node.sibling = arms_[arm].child;
  node.opens = kFirstThumb;
  node.plain = !brain_.worth_searching(game_.observe(s, only(d.seat)), d);
  nodes_.push_back(node);
  arms_[arm].child = n;
  return n;
}

std::uint32_t AnswerTree::find_arm(std::uint32_t node, const Option& o) const {
  std::uint32_t a = nodes_[node].first;
  while (a != kNone && arms_[a].option != o) a = arms_[a].next;
  return a;
}

std::uint32_t AnswerTree::arm_of(std::uint32_t node, const Option& o) {
  if (const std::uint32_t known = find_arm(node, o); known != kNone) return known;
  const auto a = static_cast<std::uint32_t>(arms_.size());
  Arm arm;
  arm.option = o;
  arm.lead = kNotTried;
  arm.next = nodes_[node].first;
  arms_.push_back(arm);
  nodes_[node].first = a;
  return a;
}

void AnswerTree::open(std::uint32_t node, const State& s, const Decision& d) {
  nodes_[node].opens = 2 * nodes_[node].visits;
  nodes_[node].opened = true;
  considered_.clear();
  brain_.consider(game_.observe(s, only(d.seat)), d, considered_);
  for (const auto& [option, lead] : considered_) arms_[arm_of(node, d.options[option])].lead = lead;
}

std::int64_t AnswerTree::bonus(std::int32_t visits, std::int32_t tries) const {
  if (worth_.tries < 2) return 0;
  const std::int64_t mean = worth_.mean(), variance = std::max<std::int64_t>(0, squares_ / worth_.tries - mean * mean);
  return root_of(variance * kExplores * log_of(visits) / (256 * static_cast<std::int64_t>(tries)));
}

std::uint32_t AnswerTree::choose(const Node& node, const Decision& d, std::uint64_t thumb) const {
  const std::int64_t mean = node.thumb.mean();
  std::int64_t most = mean + bonus(node.visits, std::max(1, node.thumb.tries));
  std::uint32_t best = kNone;
  for (std::uint32_t a = node.first; a != kNone; a = arms_[a].next) {
    const Arm& arm = arms_[a];
    if (arm.lead == kNotTried || !find_in(d, arm.option) || arm.option == d.options[static_cast<std::size_t>(thumb)])
      continue;
    const std::int32_t tries = arm.all.tries + kPrior;
    const std::int64_t worth = (arm.all.sum + arm.lead + kPrior * mean) / tries + bonus(node.visits, tries);
    if (worth > most) most = worth, best = a;
  }
  return best;
}

Choice AnswerTree::answer(const State& s, const Decision& d, Rng& rng) {
  const Choice thumb = brain_.playout(s, d, rng);
  if (d.options.size() < 2 || !of_the_side(d.seat)) return thumb;
  std::uint32_t node = child_of(at_, d.seat, d.why);
  const bool fresh = node == kNone;
  if (fresh) {
    if (nodes_.size() >= kMostNodes) return left_ = true, thumb;
    node = add_node(at_, s, d);
  }
  if (nodes_[node].plain) return thumb;
  if (fresh) {
    left_ = true;
    path_.push_back({.node = node});
    return thumb;
  }
  if (nodes_[node].visits >= nodes_[node].opens) open(node, s, d);
  const std::uint32_t chosen = nodes_[node].opened ? choose(nodes_[node], d, thumb.value) : kNone;
  at_ = chosen != kNone ? chosen : arm_of(node, option_of(d, thumb));
  path_.push_back({node, at_, chosen == kNone});
  if (++depth_ >= ahead_.answers) left_ = true;
  if (chosen == kNone) return thumb;
  return {static_cast<std::uint64_t>(find_in(d, arms_[chosen].option) - d.options.data()), {}};
}

// Adds what the seat had before, so that playouts that begin at different questions have one scale.
std::int64_t AnswerTree::worth(const State& world, const State& end, SeatId seat) const {
  return std::int64_t{brain_.worth(world, end, seat)} + brain_.had(world, seat);
}

void AnswerTree::learn(const State& world, const State& end) {
  const std::int64_t own = worth(world, end, asked_);
  worth_.add({own, 1});
  squares_ += own * own;
  for (const auto& [node, arm, thumb] : path_) {
    const SeatId seat = nodes_[node].seat;
    const Sum brought{seat == asked_ ? own : worth(world, end, seat), 1};
    if (thumb) nodes_[node].thumb.add(brought);
    if (arm != kNone) (thumb ? arms_[arm].by_thumb : arms_[arm].all).add(brought);
    ++nodes_[node].visits;
  }
}

// Returns the arm that this answer leads to; kNone if the tree never came there.
std::uint32_t AnswerTree::after(std::uint32_t arm, const Given& given) const {
  const std::uint32_t node = child_of(arm, given.seat, given.why);
  if (node == kNone) return given.seat == asked_ ? kNone : arm;
  return nodes_[node].plain ? arm : find_arm(node, given.option);
}

void AnswerTree::move_on(std::uint32_t option, std::span<const Given> since, const Decision& now) {
  std::uint32_t arm = option < roots_.size() ? roots_[option] : kNone;
  for (auto it = since.begin(); it != since.end() && arm != kNone; ++it) arm = after(arm, *it);
  const std::uint32_t node = arm == kNone || now.seat != asked_ ? kNone : child_of(arm, now.seat, now.why);
  take_root(node, now);
  // The variance of playouts depends on the question at which they begin. Keeping that of the last question, which had
  // other options, would make the confidence bounds too wide. A few playouts measure it again.
  worth_ = {};
  squares_ = 0;
  path_.clear();
  at_ = kNone;
  left_ = true;
}

void AnswerTree::take_root(std::uint32_t node, const Decision& now) {
  at_root_ = {};
  roots_.clear();
  std::vector<Arm> arms;
  if (node != kNone) {
    at_root_ = nodes_[node].thumb;
    for (std::uint32_t a = nodes_[node].first; a != kNone; a = arms_[a].next) at_root_.add(arms_[a].all);
    roots_.resize(now.options.size(), kNone);
    for (std::size_t i = 0; i < now.options.size(); ++i) {
      const std::uint32_t a = find_arm(node, now.options[i]);
      if (a == kNone) continue;
      roots_[i] = static_cast<std::uint32_t>(arms.size());
      arms.push_back(arms_[a]);
    }
  }
  keep_below(std::move(arms));
}

// Copies level by level, so that the arms of a node and the nodes of an arm stay adjacent, in the same order.
void AnswerTree::keep_below(std::vector<Arm> arms) {
  const auto size = [](const auto& list) { return static_cast<std::uint32_t>(list.size()); };
  std::vector<Node> nodes;
  for (std::size_t i = 0; i < arms.size(); ++i) {
    std::uint32_t n = arms[i].child;
    if (n != kNone) arms[i].child = size(nodes);
    for (; n != kNone; n = nodes_[n].sibling) {
      Node& node = nodes.emplace_back(nodes_[n]);
      if (node.sibling != kNone) node.sibling = size(nodes);
      if (node.first != kNone) node.first = size(arms);
      for (std::uint32_t a = nodes_[n].first; a != kNone; a = arms_[a].next) {
        arms.push_back(arms_[a]);
        if (arms.back().next != kNone) arms.back().next = size(arms);
      }
    }
  }
  nodes_ = std::move(nodes);
  arms_ = std::move(arms);
}

std::int64_t AnswerTree::remembered(std::uint32_t option, std::int32_t most_playouts) const {
  if (option >= roots_.size() || roots_[option] == kNone) return 0;
  const Arm& arm = arms_[roots_[option]];
  Sum sum = arm.all;
  sum.add(arm.by_thumb);
  return (sum.mean() - at_root_.mean()) * std::min(sum.tries, most_playouts);
}

}  // namespace mathom
