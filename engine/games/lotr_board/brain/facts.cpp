#include "games/lotr_board/brain/facts.h"

#include <string_view>

#include "games/lotr_board/content/content.h"
#include "games/lotr_board/state/events.h"

namespace mathom::lotr_board {
namespace {

// How much a fact says: the end of the quest most, a space on the line least.
namespace tells {
constexpr int kQuest = 10, kOut = 8, kRuin = 4, kEvent = 3, kSauron = 3, kSpace = 2;
}  // namespace tells

class JourneyFinder final : public FactFinder {
 public:
  void emit(const Event& e) override {
    switch (what_of(e)) {
      case What::eliminated: found({seated("lotr_board.fact.out", e), false, tells::kOut}); break;
      case What::ruined: found({seated("lotr_board.fact.ruined", e), false, tells::kRuin}); break;
      case What::corrupt: found({seated("lotr_board.fact.corrupted", e), false, tells::kSpace}); break;
      case What::sauron: found({Phrase{"lotr_board.fact.sauron"}, false, tells::kSauron}); break;
      case What::event: found({event(e.amount / 10, e.amount % 10), false, tells::kEvent}); break;
      case What::destroyed: found({Phrase{"lotr_board.fact.destroyed"}, true, tells::kQuest}); break;
      case What::lost: found({Phrase{"lotr_board.fact.lost"}, false, tells::kQuest}); break;
      default: break;
    }
  }

 private:
  static Phrase seated(std::string_view key, const Event& e) { return Phrase{key}.seat("seat", e.who); }
  static Phrase event(int place, int which) {
    const Place& p = content().places[static_cast<std::size_t>(place)];
    return Phrase{"lotr_board.fact.event"}.word("name", p.programs[static_cast<std::size_t>(which)].key);
  }
};

}  // namespace

std::unique_ptr<FactFinder> find_facts() { return std::make_unique<JourneyFinder>(); }

}  // namespace mathom::lotr_board
