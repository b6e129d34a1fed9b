#include "games/french_tarot/brain/guess.h"

#include <array>

#include "games/french_tarot/brain/habits.h"
#include "games/french_tarot/game.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/game_of.h"

namespace mathom::french_tarot {
namespace {

using TarotGame = GameOf<Rules>;

// Exchanges that are tried before the first world, and between one world and the next.
constexpr int kBefore = 160, kBetween = 12;

// Where cards lie that the seat does not see.
struct Home {
  CardSet State::* pile = nullptr;  // null: a hand
  int seat = -1;
  CardSet may, stay;  // may lie there; lie there for certain
  CardSet& in(State& s) const { return pile ? s.*pile : s.hands[static_cast<std::size_t>(seat)]; }
  CardSet to_spare(State& s) const { return in(s) & ~stay; }
};

class GuessedWorlds final : public Worlds {
 public:
  GuessedWorlds(const Observation& seen, int me) : seen_(seen), me_(me) {
    const State& s = TarotGame::view(seen);
    for (int seat = 0; seat < s.options.seats; ++seat) {
      const auto i = static_cast<std::size_t>(seat);
      if (s.held[i] > s.hands[i].size()) homes_.push_back({nullptr, seat, s.may_hold[i], s.must_hold[i]});
    }
    if (s.discarded > s.discard.size())
      homes_.push_back({&State::discard, -1, freely_discardable(s.options), s.discard_shown});
    if (!s.dog_open && s.dog.empty()) homes_.push_back({&State::dog, -1, kPack, kNone});
  }

  const mathom::State& next(Rng& rng) override {
    int n = kBetween;
    if (!world_) {
      world_ = game().determinize(seen_, rng);
      cost_ = cost_of_deeds(TarotGame::get(*world_), me_);
      n = kBefore;
    }
    for (; n > 0; --n) exchange(TarotGame::get(*world_), rng);
    return *world_;
  }

 private:
  Card any_of(CardSet set, Rng& rng) const {
    for (auto n = rng.below(static_cast<std::uint32_t>(set.size())); n > 0; --n) set.pop_first();
    return set.first();
  }
  // Two places, as likely as their cards are many, and a card of each.
  void exchange(State& s, Rng& rng) {
    if (homes_.size() < 2) return;
    const Home& x = homes_[static_cast<int>(rng.below(static_cast<std::uint32_t>(homes_.size())))];
    const Home& y = homes_[static_cast<int>(rng.below(static_cast<std::uint32_t>(homes_.size())))];
    const CardSet goes = x.to_spare(s) & y.may, comes = y.to_spare(s) & x.may;
    if (&x == &y || goes.empty() || comes.empty()) return;
    const Card a = any_of(goes, rng), b = any_of(comes, rng);
    swap(s, x, a, y, b);
    const int cost = cost_of_deeds(s, me_);
    if (stays(cost - cost_, rng))
      cost_ = cost;
    else
      swap(s, x, b, y, a);
  }
  static void swap(State& s, const Home& x, Card from_x, const Home& y, Card from_y) {
    x.in(s).remove(from_x), y.in(s).remove(from_y);
    x.in(s).add(from_y), y.in(s).add(from_x);
  }
  // With probability 2 to the power of minus `dearer` sixteenths.
  static bool stays(int dearer, Rng& rng) {
    if (dearer <= 0) return true;
    constexpr std::array<std::uint32_t, 16> kPowers{65536, 62757, 60097, 57549, 55109, 52773, 50535, 48393,
                                                    46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219};
    return dearer < 256 && rng.below(65536) < kPowers[static_cast<std::size_t>(dearer % 16)] >> (dearer / 16);
  }

  const Observation& seen_;
  int me_;
  FixedVector<Home, kMostSeats + 2> homes_;
  StatePtr world_;
  int cost_ = 0;
};

}  // namespace

std::unique_ptr<Worlds> guess_worlds(const Observation& seen) {
  const State& s = TarotGame::view(seen);
  if (s.phase != Phase::play) return nullptr;
  return std::make_unique<GuessedWorlds>(seen, s.to_act);
}

}  // namespace mathom::french_tarot
