#include "ai/review.h"

#include <algorithm>
#include <cmath>

namespace mathom {
namespace {

const Brain& brain_of(const Game& game) { return game.brain()->reviewer(); }

std::vector<Brain::Considered> considered(const Game& game, const View& then) {
  std::vector<Brain::Considered> out;
  brain_of(game).consider(then.seen, then.decision, out);
  return out;
}

WorldSearch::Budget budget(const Game& game, const Care& care) {
  return {.playouts = care.playouts, .answers = 0, .options = brain_of(game).most_weighed()};
}

// An only move is praised from this value on, and a turning point is named from this change on.
constexpr double kWorthPraise = 2, kLeastTurn = 0.5;

constexpr int kMostNoted = 100;  // worlds in which the facts of a mistake are counted

// Rounds to what JSON keeps, so that a result that is written and read again is equal.
double hundredths(double n) { return std::round(n * 100) / 100; }

}  // namespace

bool Review::possible(const Game& game, const View& then) {
  return game.brain() && then.decision.options.size() > 1 && brain_of(game).worth_searching(then.seen, then.decision);
}

Review::Review(const Game& game, View then, std::uint32_t chosen, Care care, std::uint64_t seed, StatePtr truth)
    : game_(game),
      then_(std::move(then)),
      truth_(std::move(truth)),
      chosen_(chosen),
      care_(care),
      search_(game, brain_of(game), then_.seen, then_.decision, considered(game, then_), budget(game, care), seed,
              truth_.get(), truth_ ? nullptr : brain_of(game).likely_worlds(then_.seen)),
      playout_(game, brain_of(game), then_.decision),
      rng_(mix64(seed)),
      likely_(truth_ ? nullptr : brain_of(game).likely_worlds(then_.seen)),
      worlds_(care.worlds),
      notes_seed_(mix64(~seed)) {}

void Review::Sum::add(std::int64_t n) {
  sum += n;
  squares += static_cast<double>(n) * static_cast<double>(n);
}

bool Review::step(int playouts) {
  for (int spent = 0; !done() && spent < playouts;) {
    if (!search_.done()) {
      spent += search_.step();
      continue;
    }
    if (notes_) {
      spent += notes_->step();
      done_ = notes_->done();
      continue;
    }
    if (compared_.empty()) find();
    compare();
    spent += static_cast<int>(compared_.size());
    // If a playout compares very many options there are fewer worlds, as in the search.
    const std::int64_t most = brain_of(game_).most_weighed();
    if (most > 0 && playout_.weighed() >= most) worlds_ = met_;
    if (met_ >= worlds_) take_notes();
  }
  return done();
}

void Review::find() {
  compared_.push_back({.option = static_cast<std::uint32_t>(search_.best())});
  const auto add = [&](std::uint32_t option) {
    const auto known = [&](const Compared& c) { return c.option == option; };
    if (std::none_of(compared_.begin(), compared_.end(), known)) compared_.push_back({.option = option});
  };
  add(chosen_);
  for (const Ranked& r : search_.ranking())
    if (r.tries > 0 && static_cast<int>(compared_.size()) < care_.options) add(r.option);
}

void Review::compare() {
  const StatePtr sampled = truth_ || likely_ ? StatePtr() : game_.determinize(then_.seen, rng_);
  const State& world = truth_ ? *truth_ : likely_ ? likely_->next(rng_) : *sampled;
  const std::uint64_t seed = rng_.next();
  const std::int64_t had = brain_of(game_).had(world, then_.decision.seat);
  for (Compared& c : compared_) {
    c.brought = had + playout_.play(world, c.option, seed);
    c.all.add(c.brought);
  }
  const bool other = compared_.front().option != chosen_;
  const std::int64_t lost = other ? compared_[0].brought - compared_[1].brought : 0;
  ++met_;
  better_ += lost > 0 ? 1 : 0;
  worse_ += lost < 0 ? 1 : 0;
  lost_.add(lost);
}

void Review::take_notes() {
  const Judgement found = result();
  done_ = !found.clear() || !Notes::has_facts(game_, brain_of(game_), then_.seen, then_.decision);
  if (done_) return;
  notes_ =
      std::make_unique<Notes>(game_, brain_of(game_), then_.seen, then_.decision,
                              std::vector<std::uint32_t>{found.best, found.chosen}, std::min(care_.worlds, kMostNoted),
                              notes_seed_, truth_ ? nullptr : brain_of(game_).likely_worlds(then_.seen), truth_.get());
}

int Review::percent() const {
  if (done()) return 100;
  if (notes_) return 99;
  // Counts the largest possible number of options, so that the percentage never falls.
  const std::int64_t comparing = std::int64_t{care_.options} * worlds_;
  return std::min(99, static_cast<int>((std::int64_t{search_.percent()} * care_.playouts +
                                        std::int64_t{100} * care_.options * met_) /
                                       (care_.playouts + comparing)));
}

Estimate Review::estimate(const Sum& sum) const {
  const Brain& brain = brain_of(game_);
  const double unit = brain.certain() > 0 ? brain.certain() / 100.0 : brain.point();
  const double mean = static_cast<double>(sum.sum) / met_;
  const double spread = met_ > 1 ? std::max(0.0, sum.squares - mean * mean * met_) / (met_ - 1) : 0;
  return {hundredths(mean / unit), hundredths(1.96 * std::sqrt(spread / met_) / unit)};
}

Judgement Review::result() const {
  Judgement out;
  out.ply = then_.ply, out.seat = then_.decision.seat, out.chosen = chosen_, out.best = compared_.front().option;
  for (const Compared& c : compared_) {
    out.options.push_back({c.option, estimate(c.all)});
    if (c.option == chosen_) out.expected = out.options.back().expected;
  }
  std::stable_sort(out.options.begin(), out.options.end(),
                   [](const Weighed& a, const Weighed& b) { return a.expected.mean > b.expected.mean; });
  out.lost = estimate(lost_);
  out.worlds = met_, out.better = better_, out.worse = worse_;
  // What the search preferred may be no better in other worlds.
  if (out.lost.mean <= 0) out.best = chosen_, out.lost = {}, out.better = out.worse = 0;
  if (!notes_ || !notes_->done()) return out;
  out.because = notes_->because();
  // JSON does not keep the weights, and they are not needed any more.
  for (Because& b : out.because) b.fact.weight = 1;
  out.noted = out.because.empty() ? 0 : notes_->worlds();
  return out;
}

namespace {

// The value of the best answer.
Estimate best_of(const Judgement& j) {
  for (const Weighed& w : j.options)
    if (w.option == j.best) return w.expected;
  return {j.expected.mean + j.lost.mean, j.expected.margin};
}

void mend(Judgement& j, const Judgement& next) {
  const Estimate best = best_of(j), still = best_of(next);
  if (j.lost.mean <= 0 || still.mean <= j.expected.mean) return;
  j.expected = still;
  j.lost = {hundredths(best.mean - still.mean), hundredths(std::hypot(best.margin, still.margin))};
  j.better = j.worse = 0;
  if (j.lost.mean <= 0) j.best = j.chosen, j.lost = {};
  if (!j.clear()) j.because.clear(), j.noted = 0;
  for (Weighed& w : j.options)
    if (w.option == j.chosen) w.expected = still;
  std::stable_sort(j.options.begin(), j.options.end(),
                   [](const Weighed& a, const Weighed& b) { return a.expected.mean > b.expected.mean; });
}

}  // namespace

std::vector<Judgement> settled(std::vector<Judgement> all) {
  for (std::size_t i = all.size(); i-- > 1;)
    if (all[i].seat == all[i - 1].seat && all[i].ply == all[i - 1].ply + 1) mend(all[i - 1], all[i]);
  return all;
}

Account account_of(const std::vector<Judgement>& all) {
  Account out;
  const auto missed = [](const Judgement& j) { return j.clear() ? j.lost.mean : 0; };
  for (std::size_t i = 0; i < all.size(); ++i) {
    out.choices -= missed(all[i]);
    if (i + 1 < all.size()) out.fortune += all[i + 1].expected.mean + missed(all[i + 1]) - all[i].expected.mean;
  }
  return out;
}

std::vector<Judgement> costliest(std::vector<Judgement> all, std::size_t most) {
  std::erase_if(all, [](const Judgement& j) { return !j.clear(); });
  std::stable_sort(all.begin(), all.end(),
                   [](const Judgement& a, const Judgement& b) { return a.lost.mean > b.lost.mean; });
  if (all.size() > most) all.resize(most);
  return all;
}

double only_move(const Judgement& j) {
  if (j.best != j.chosen || j.options.size() < 2 || j.options.front().option != j.chosen) return 0;
  const Estimate first = j.options[0].expected, next = j.options[1].expected;
  const double by = first.mean - next.mean;
  return by > std::hypot(first.margin, next.margin) && by >= kWorthPraise ? by : 0;
}

std::optional<Turn> turning_point(const std::vector<Judgement>& all) {
  std::optional<Turn> out;
  for (std::size_t i = 0; i + 1 < all.size(); ++i) {
    const double before = best_of(all[i]).mean, after = best_of(all[i + 1]).mean;
    const double change = std::abs(after - before);
    if (change < kLeastTurn || (out && change <= std::abs(out->after - out->before))) continue;
    out = Turn{i, before, after, all[i].clear() && after < before && all[i].lost.mean > change / 2};
  }
  return out;
}

}  // namespace mathom
