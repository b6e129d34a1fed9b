#include "games/lotr_tarot/brain/facts.h"

#include "games/lotr_tarot/state/events.h"
#include "games/lotr_tarot/state/state.h"

namespace mathom::lotr_tarot {
namespace {

// How much a fact says: what brings more points says more.
namespace tells {
constexpr int kOut = 6, kNothing = 6, kFive = 4, kOthers = 2;
}  // namespace tells

class AwardFinder final : public FactFinder {
 public:
  explicit AwardFinder(int seat) : seat_(seat) {}

  void emit(const Event& e) override {
    const bool mine = index(e.who) == seat_;
    switch (what_of(e)) {
      case What::went_out:
        found({Phrase{"lotr_tarot.fact.out"}.seat("seat", e.who), mine, mine ? tells::kOut : tells::kOthers});
        break;
      case What::too_many:
        if (mine) found({Phrase{"lotr_tarot.fact.too_many"}, false, tells::kNothing});
        break;
      case What::award:
        if (mine) take_award(e.amount);
        break;
      default: break;
    }
  }

 private:
  void take_award(int award) {
    if (award == kBearer) found({Phrase{"lotr_tarot.fact.bearer"}, true, tells::kFive});
    if (award == kMost) found({Phrase{"lotr_tarot.fact.most"}, true, tells::kFive});
    if (award == kLeast) found({Phrase{"lotr_tarot.fact.least"}, true, tells::kFive});
    if (award == kMostBonus) found({Phrase{"lotr_tarot.fact.dark_ring"}, true, tells::kFive});
    if (award == kLeastBonus) found({Phrase{"lotr_tarot.fact.free_ring"}, true, tells::kFive});
  }

  int seat_;
};

}  // namespace

std::unique_ptr<FactFinder> find_facts(int seat) { return std::make_unique<AwardFinder>(seat); }

}  // namespace mathom::lotr_tarot
