#include "ai/review.h"

#include <algorithm>
#include <cmath>

namespace mathom {
namespace {

std::vector<Brain::Considered> considered(const Game& game, const View& then) {
  std::vector<Brain::Considered> out;
  game.brain()->consider(then.seen, then.decision, out);
  return out;
}

WorldSearch::Budget budget(const Game& game, const Care& care) {
  return {.playouts = care.playouts, .answers = 0, .options = game.brain()->most_weighed()};
}

Estimate estimate(std::int64_t sum, double squares, int n, double point) {
  const double mean = static_cast<double>(sum) / n;
  const double spread = n > 1 ? std::max(0.0, squares - mean * mean * n) / (n - 1) : 0;
  return {mean / point, 1.96 * std::sqrt(spread / n) / point};
}

}  // namespace

bool Review::possible(const Game& game, const View& then) {
  return game.brain() && then.decision.options.size() > 1 && game.brain()->worth_searching(then.seen, then.decision);
}

Review::Review(const Game& game, View then, std::uint32_t chosen, Care care, std::uint64_t seed)
    : game_(game),
      then_(std::move(then)),
      chosen_(chosen),
      care_(care),
      search_(game, *game.brain(), then_.seen, then_.decision, considered(game, then_), budget(game, care), seed),
      playout_(game, *game.brain(), then_.decision),
      rng_(mix64(seed)),
      worlds_(care.worlds) {}

bool Review::step(int playouts) {
  for (int spent = 0; !done() && spent < playouts;) {
    if (!search_.done()) {
      spent += search_.step();
      continue;
    }
    if (!found_) found_ = true, best_ = static_cast<std::uint32_t>(search_.best());
    compare();
    spent += 2;
    // Where a playout weighs very many options there are fewer worlds, as in the search.
    const std::int64_t most = game_.brain()->most_weighed();
    if (most > 0 && playout_.weighed() >= most) worlds_ = met_;
  }
  return done();
}

void Review::compare() {
  const StatePtr world = game_.determinize(then_.seen, rng_);
  const std::uint64_t seed = rng_.next();
  const std::int64_t mine = playout_.play(*world, chosen_, seed);
  const std::int64_t lost = best_ == chosen_ ? 0 : playout_.play(*world, best_, seed) - mine;
  ++met_;
  better_ += lost > 0 ? 1 : 0;
  worse_ += lost < 0 ? 1 : 0;
  chosen_sum_ += mine;
  lost_sum_ += lost;
  chosen_squares_ += static_cast<double>(mine) * static_cast<double>(mine);
  lost_squares_ += static_cast<double>(lost) * static_cast<double>(lost);
}

int Review::percent() const {
  if (done()) return 100;
  const int all = care_.playouts + 2 * worlds_;
  return (search_.percent() * care_.playouts + 200 * met_) / all;
}

Judgement Review::result() const {
  const auto point = static_cast<double>(game_.brain()->point());
  Judgement out;
  out.ply = then_.ply, out.seat = then_.decision.seat, out.chosen = chosen_, out.best = best_;
  out.expected = estimate(chosen_sum_, chosen_squares_, met_, point);
  out.lost = estimate(lost_sum_, lost_squares_, met_, point);
  out.worlds = met_, out.better = better_, out.worse = worse_;
  // What the search preferred may be no better at all in other worlds.
  if (out.lost.mean <= 0) out.best = chosen_, out.lost = {}, out.better = out.worse = 0;
  return out;
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

}  // namespace mathom
