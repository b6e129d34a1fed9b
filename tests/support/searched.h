#pragma once
// The answer of a search by any brain, for tests and benches that have no level for it.
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ai/world_search.h"
#include "rules/brain.h"
#include "rules/game.h"

namespace mathom::test {

// The tree of a seat from one question to the next, and what has been answered since the search that grew it.
class KeptTree {
 public:
  explicit KeptTree(SeatId seat) : seat_(seat) {}

  // Somebody or luck has answered. What another one answers in secret makes it forget the tree: what comes after cannot
  // be told from what everybody knows.
  void hear(const Decision& d, std::uint64_t answer) {
    if (!tree_ || d.by_luck()) return;
    const bool own = d.seat == seat_;
    if (own && !answered_)
      answered_ = static_cast<std::uint32_t>(answer);
    else if (!own && d.answer_seen_by != kEveryone)
      tree_.reset();
    else if (!own || d.options.size() > 1)
      since_.push_back({d.seat, d.why, option_of(d, {answer, {}})});
  }
  // Null: no tree has grown, or it is forgotten.
  std::unique_ptr<AnswerTree> moved_on_to(const Decision& d) {
    if (!tree_ || !answered_) return nullptr;
    tree_->move_on(*answered_, since_, d);
    return std::move(tree_);
  }
  void keep(std::unique_ptr<AnswerTree> grown) {
    tree_ = std::move(grown);
    answered_.reset();
    since_.clear();
  }

 private:
  SeatId seat_;
  std::unique_ptr<AnswerTree> tree_;
  std::optional<std::uint32_t> answered_;  // at its root
  std::vector<AnswerTree::Given> since_;
};

// By rules of thumb where the brain does not think the question worth playouts. `truth`: the one world that is
// searched, in place of sampled ones, `worlds` where else they come from. `ahead`: later answers are searched too,
// where the brain has foresight, and `kept` keeps their tree.
inline std::uint64_t searched(const Game& game, const Brain& brain, const Observation& seen, const Decision& d,
                              int playouts, Rng& rng, const State* truth = nullptr, bool ahead = false,
                              KeptTree* kept = nullptr, std::unique_ptr<Worlds> worlds = nullptr) {
  const std::uint64_t thumb = brain.judge(seen, d, rng, 0).value;
  if (d.options.size() < 2 || !brain.worth_searching(seen, d)) return thumb;
  std::vector<Brain::Considered> tried;
  brain.consider(seen, d, tried);
  WorldSearch search(game, brain, seen, d, tried, {.playouts = playouts}, rng.next(), truth, std::move(worlds));
  if (ahead) search.look_ahead(kept ? kept->moved_on_to(d) : nullptr);
  while (!search.done()) search.step();
  if (kept) kept->keep(search.take_tree());
  return search.best();
}

}  // namespace mathom::test
