#include "ai/playout.h"

namespace mathom {
namespace {

// The maximum number of answers in a playout: ten times as many as a whole game has. A player may repeat something for
// ever (forsake a card that comes back), and a playout that does so must end.
constexpr int kMostSteps = 5000;

// The luck of one playout: the answer at each moment does not depend on what came before.
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

std::int32_t Playout::play(const State& world, std::uint32_t option, std::uint64_t seed, FactFinder* finder) {
  if (!scratch_)
    scratch_ = game_.clone(world);
  else
    game_.assign(*scratch_, world);
  State& s = *scratch_;
  Rng rng(seed);
  Luck luck(seed);
  game_.apply(s, decision_, {option, {}}, finder);
  if (tree_) tree_->begin(world, option);
  const auto in_tree = [this] { return tree_ && !tree_->left(); };
  for (int i = 0; i < kMostSteps && !brain_.horizon(world, s); ++i) {
    if (!finder && !in_tree() && brain_.hurry(s, rng, answered_)) continue;
    game_.decision(s, asked_);
    if (asked_.over()) break;
    answered_.weighed += static_cast<std::int64_t>(asked_.options.size());
    const Choice c = asked_.by_luck() ? Choice{luck.answer(asked_, brain_.moment(s)), {}}
                     : in_tree()      ? tree_->answer(s, asked_, rng)
                                      : brain_.playout(s, asked_, rng);
    game_.apply(s, asked_, c, finder);
    ++answered_.answers;
  }
  if (tree_) tree_->learn(world, s);
  if (finder) finder->end(s);
  return brain_.worth(world, s, decision_.seat);
}

}  // namespace mathom
