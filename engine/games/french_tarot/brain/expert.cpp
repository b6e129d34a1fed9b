#include "games/french_tarot/brain/expert.h"

#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/game_of.h"

namespace mathom::french_tarot {
namespace {

using TarotGame = GameOf<Rules>;

// Found by playing, see docs/bots/french_tarot.md. Without the tax the bot would take too often: the rules of thumb
// play a little too well for a taker, and the best of many bids is often only lucky.
constexpr TarotBrain::Style kStyle{.wander = 10, .solved = 16, .tax = 20};

bool is_bid(const Decision& d) { return static_cast<Question>(d.why) == Question::bid; }

}  // namespace

ExpertBrain::ExpertBrain() : TarotBrain(kStyle) {}

bool ExpertBrain::worth_searching(const Observation& seen, const Decision& d) const {
  return is_bid(d) || TarotBrain::worth_searching(seen, d);
}

void ExpertBrain::consider(const Observation& seen, const Decision& d, std::vector<Considered>& out) const {
  // Tries every bid, without a head start.
  return is_bid(d) ? Brain::consider(seen, d, out) : TarotBrain::consider(seen, d, out);
}

std::int32_t ExpertBrain::worth(const mathom::State& root, const mathom::State& now, SeatId seat) const {
  const State &then = TarotGame::get(root), &end = TarotGame::get(now);
  const std::int32_t gain = TarotBrain::worth(root, now, seat);
  const bool takes = then.phase == Phase::bidding && end.facts.taker == index(seat);
  return takes ? gain - style().tax * multiplier(end.facts.contract) : gain;
}

const Brain& expert_brain() {
  static const ExpertBrain brain;
  return brain;
}

}  // namespace mathom::french_tarot
