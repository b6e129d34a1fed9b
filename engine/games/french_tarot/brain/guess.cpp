#include "games/french_tarot/brain/guess.h"

#include <array>
#include <numeric>
#include <utility>

#include "games/french_tarot/brain/habits.h"
#include "games/french_tarot/game.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/game_of.h"

namespace mathom::french_tarot {
namespace {

using TarotGame = GameOf<Rules>;

// Exchanges before the first world.
constexpr int kBefore = 160;

// With few hidden cards, exchanges of two may not lead from one world to another: if this seat has no spades and that
// one no trumps, it takes three cards. So if at most kFewCards are hidden, kAtRandom random worlds are also tried
// between worlds.
constexpr int kFewCards = 12, kAtRandom = 3;

// A place of cards that the seat does not see.
struct Home {
  CardSet State::* pile = nullptr;  // null: a hand
  int seat = -1, doer = -1;         // doer: whose answers these cards explain
  CardSet may, stay;                // may: cards that may lie there; stay: cards that certainly do
  CardSet& in(State& s) const { return pile ? s.*pile : s.hands[static_cast<std::size_t>(seat)]; }
  CardSet to_spare(State& s) const { return in(s) & ~stay; }
};

class GuessedWorlds final : public Worlds {
 public:
  GuessedWorlds(const Observation& seen, int me, int exchanges)
      : seen_(seen), me_(me), exchanges_(exchanges), deeds_(TarotGame::view(seen)) {
    const State& s = TarotGame::view(seen);
    for (int seat = 0; seat < s.options.seats; ++seat) {
      const auto i = static_cast<std::size_t>(seat);
      if (s.held[i] > s.hands[i].size()) homes_.push_back({nullptr, seat, seat, s.may_hold[i], s.must_hold[i]});
    }
    if (s.discarded > s.discard.size())
      homes_.push_back({&State::discard, -1, s.facts.taker, freely_discardable(s.options), s.discard_shown});
    if (!s.dog_open && s.dog.empty()) homes_.push_back({&State::dog, -1, -1, kPack, kNone});
  }

  const mathom::State& next(Rng& rng) override {
    const bool first = !world_;
    if (first) {
      world_ = game().determinize(seen_, rng);
      costs_ = costs_of_all();
      few_ = hidden() <= kFewCards;
    }
    for (int n = few_ ? kAtRandom : 0; n > 0; --n) leap(rng);
    for (int n = first ? kBefore : exchanges_; n > 0; --n) exchange(TarotGame::get(*world_), rng);
    return *world_;
  }

 private:
  Card any_of(CardSet set, Rng& rng) const { return nth_card(set, rng.below(static_cast<std::uint32_t>(set.size()))); }
  // Answers of the own seat are explained by its hand; a pile without a doer costs nothing.
  int cost_of(int seat) { return seat < 0 || seat == me_ ? 0 : deeds_.cost(TarotGame::get(*world_), seat); }
  std::array<int, kMostSeats> costs_of_all() {
    std::array<int, kMostSeats> out{};
    for (int seat = 0; seat < TarotGame::get(*world_).options.seats; ++seat)
      out[static_cast<std::size_t>(seat)] = cost_of(seat);
    return out;
  }
  int hidden() const {
    int n = 0;
    for (const Home& home : homes_) n += home.to_spare(TarotGame::get(*world_)).size();
    return n;
  }
  // Tries another random world.
  void leap(Rng& rng) {
    StatePtr other = game().determinize(seen_, rng);
    std::swap(world_, other);
    const auto costs = costs_of_all();
    const int dearer =
        std::accumulate(costs.begin(), costs.end(), 0) - std::accumulate(costs_.begin(), costs_.end(), 0);
    if (!stays(dearer, rng)) return std::swap(world_, other);
    costs_ = costs;
  }
  // Picks two random places and a card of each.
  void exchange(State& s, Rng& rng) {
    const auto n = static_cast<std::uint32_t>(homes_.size());
    if (n < 2) return;
    const std::uint32_t i = rng.below(n), j = (i + 1 + rng.below(n - 1)) % n;
    const Home &x = homes_[static_cast<int>(i)], &y = homes_[static_cast<int>(j)];
    const CardSet goes = x.to_spare(s) & y.may, comes = y.to_spare(s) & x.may;
    if (goes.empty() || comes.empty()) return;
    const Card a = any_of(goes, rng), b = any_of(comes, rng);
    swap(s, x, a, y, b);
    const int of_x = cost_of(x.doer), of_y = x.doer == y.doer ? of_x : cost_of(y.doer);
    const int dearer = of_x - known(x.doer) + (x.doer == y.doer ? 0 : of_y - known(y.doer));
    if (!stays(dearer, rng)) return swap(s, x, b, y, a);
    if (x.doer >= 0) costs_[static_cast<std::size_t>(x.doer)] = of_x;
    if (y.doer >= 0) costs_[static_cast<std::size_t>(y.doer)] = of_y;
  }
  int known(int seat) const { return seat < 0 ? 0 : costs_[static_cast<std::size_t>(seat)]; }
  static void swap(State& s, const Home& x, Card from_x, const Home& y, Card from_y) {
    x.in(s).remove(from_x), y.in(s).remove(from_y);
    x.in(s).add(from_y), y.in(s).add(from_x);
  }
  // Returns true with probability 2 to the power of minus `dearer` sixteenths.
  static bool stays(int dearer, Rng& rng) {
    if (dearer <= 0) return true;
    constexpr std::array<std::uint32_t, 16> kPowers{65536, 62757, 60097, 57549, 55109, 52773, 50535, 48393,
                                                    46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219};
    return dearer < 256 && rng.below(65536) < kPowers[static_cast<std::size_t>(dearer % 16)] >> (dearer / 16);
  }

  const Observation& seen_;
  int me_, exchanges_;
  FixedVector<Home, kMostSeats + 2> homes_;
  Deeds deeds_;
  StatePtr world_;
  bool few_ = false;  // at most kFewCards are hidden
  std::array<int, kMostSeats> costs_{};
};

}  // namespace

std::unique_ptr<Worlds> guess_worlds(const Observation& seen, int exchanges) {
  const State& s = TarotGame::view(seen);
  if (s.deals_begun == 0 || s.phase == Phase::deal || s.phase == Phase::over) return nullptr;
  return std::make_unique<GuessedWorlds>(seen, s.to_act, exchanges);
}

}  // namespace mathom::french_tarot
