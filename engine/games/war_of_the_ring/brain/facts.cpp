#include "games/war_of_the_ring/brain/facts.h"

#include <string_view>

#include "games/war_of_the_ring/state/events.h"

namespace mathom::war_of_the_ring {
namespace {

// How much a fact says: the end of the game most.
namespace tells {
constexpr int kGame = 8, kPlace = 4, kForsaken = 3, kGone = 2;
}  // namespace tells

class RoundFinder final : public FactFinder {
 public:
  RoundFinder(const Catalog& catalog, const State& root, int seat)
      : table_(looking_at(catalog, root)), mine_(table_.side(seat)) {}

  void emit(const Event& e) override {
    switch (what_of(e)) {
      case What::battle_held: won_by(defender_of(e), e); break;
      case What::battle_taken: won_by(other(defender_of(e)), e); break;
      case What::path_held: won_by(Side::free_peoples, e); break;
      case What::path_taken: won_by(Side::shadow, e); break;
      case What::eliminated:
        if (e.who != SeatId::none)
          found({Phrase{"war_of_the_ring.fact.eliminated"}.card("card", e.face), !is_mine(e.who), tells::kGone});
        break;
      case What::forsook:
        if (e.who != SeatId::none)
          found({Phrase{"war_of_the_ring.fact.forsakes"}.seat("seat", e.who), !is_mine(e.who), tells::kForsaken});
        break;
      case What::ends:
        if (e.whom != SeatId::none)
          found({Phrase{is_mine(e.whom) ? "war_of_the_ring.fact.won" : "war_of_the_ring.fact.lost"}, is_mine(e.whom),
                 tells::kGame});
        break;
      default: break;
    }
  }

 private:
  bool is_mine(SeatId seat) const { return table_.side(index(seat)) == mine_; }
  Side defender_of(const Event& e) const { return defender(table_, index(e.face) - kFirstPlace); }
  void won_by(Side side, const Event& e) {
    const std::string_view key =
        side == Side::free_peoples ? "war_of_the_ring.fact.free" : "war_of_the_ring.fact.shadow";
    found({Phrase{key}.card("card", e.face), side == mine_, tells::kPlace});
  }

  Table table_;
  Side mine_;
};

}  // namespace

std::unique_ptr<FactFinder> find_facts(const Catalog& catalog, const State& root, int seat) {
  return std::make_unique<RoundFinder>(catalog, root, seat);
}

}  // namespace mathom::war_of_the_ring
