#include "games/lotr_tcg/brain/facts.h"

#include <array>
#include <string_view>

#include "games/lotr_tcg/state/events.h"

namespace mathom::lotr_tcg {
namespace {

// How much a fact says: the end of the game most, a wound least.
namespace tells {
constexpr int kGame = 12, kDeath = 6, kBurden = 4, kSkirmish = 3, kWound = 2;
}  // namespace tells

class TurnFinder final : public FactFinder {
 public:
  TurnFinder(const State& root, int seat) : seat_(seat), turn_(root.turn) {
    for (int i = 0; i < kMostSeats; ++i) burdens_[at(i)] = root.burdens[at(i)];
  }

  void emit(const Event& e) override {
    const int who = index(e.who);
    const bool mine = who == seat_;
    switch (what_of(e)) {
      case What::turn: turn_ = who; break;
      case What::killed: found({named("lotr_tcg.fact.dies", e), !is_ours(who), tells::kDeath}); break;
      case What::overwhelmed: found({named("lotr_tcg.fact.overwhelmed", e), !is_ours(who), tells::kSkirmish}); break;
      case What::wounded: found({named("lotr_tcg.fact.wounded", e), !is_ours(who), tells::kWound}); break;
      case What::won:
        if (e.amount == 1) found({named("lotr_tcg.fact.wins", e), seat_ == turn_, tells::kSkirmish});
        break;
      case What::burdens:
        if (e.amount > burdens_[at(who)]) found({seated("lotr_tcg.fact.burdens", e), !mine, tells::kBurden});
        break;
      case What::moved:
        if (mine) found({Phrase{"lotr_tcg.fact.moves"}.number("n", e.amount), true, tells::kSkirmish});
        break;
      case What::lost:
        found({seated(e.amount == static_cast<int>(Loss::corrupted) ? "lotr_tcg.fact.corrupted" : "lotr_tcg.fact.lost",
                      e),
               !mine, tells::kGame});
        break;
      case What::won_game: found({seated("lotr_tcg.fact.won", e), mine, tells::kGame}); break;
      default: break;
    }
  }

 private:
  // The Free Peoples of the player whose turn it is are one side, and all Shadow players the other.
  bool is_ours(int owner) const { return (owner == turn_) == (seat_ == turn_); }
  static Phrase named(std::string_view key, const Event& e) { return Phrase{key}.card("card", e.face); }
  static Phrase seated(std::string_view key, const Event& e) { return Phrase{key}.seat("seat", e.who); }

  int seat_, turn_;
  std::array<int, kMostSeats> burdens_{};
};

}  // namespace

std::unique_ptr<FactFinder> find_facts(const State& root, int seat) { return std::make_unique<TurnFinder>(root, seat); }

}  // namespace mathom::lotr_tcg
