#include "games/french_tarot/brain/master.h"

#include <algorithm>

#include "games/french_tarot/brain/sides.h"
#include "games/french_tarot/brain/tries.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/game_of.h"

namespace mathom::french_tarot {
namespace {

using TarotGame = GameOf<Rules>;

// A review does not solve the last cards with open hands, because no player can; this saves half of the time. Margins
// assume independent worlds, so each world is many exchanges away from the one before.
constexpr TarotBrain::Style kReviewStyle{.wander = 3, .by_net = true, .exchanges = 160, .early_exchanges = 160};

// The number of playouts that the net's opinion of a card counts for; found by playing, see docs/bots/french_tarot.md.
constexpr std::int64_t kTrust = 60;

// Whether it is a question to the taker between the bids and the first card.
bool is_preparation(const Decision& d) {
  const auto question = static_cast<Question>(d.why);
  return question == Question::call || question == Question::discard || question == Question::slam;
}

class ReviewBrain final : public MasterBrain {
 public:
  ReviewBrain() : MasterBrain(kReviewStyle) {}
};

}  // namespace

// Questions before the first card are few, and a deal depends on each. So their worlds are independent of each other.
constinit const TarotBrain::Style MasterBrain::kStyle{
    .wander = 3, .solved = 16, .by_net = true, .tax = 4, .rounded = 60, .exchanges = 40, .early_exchanges = 160};

MasterBrain::MasterBrain() : ExpertBrain(kStyle) {}

bool MasterBrain::worth_searching(const Observation& seen, const Decision& d) const {
  return is_preparation(d) || ExpertBrain::worth_searching(seen, d);
}

void MasterBrain::consider(const Observation& seen, const Decision& d, std::vector<Considered>& out) const {
  if (is_preparation(d)) return Brain::consider(seen, d, out);
  if (!TarotBrain::worth_searching(seen, d)) return ExpertBrain::consider(seen, d, out);
  const State& s = TarotGame::view(seen);
  const Model m(s);
  if (plays_for_slam(m)) return TarotBrain::consider(seen, d, out);
  const std::uint8_t takers = takers_known_to(m, m.to_act);
  const CardSet tried = worth_trying(m, m.to_act, cards_offered(d, Verb::play), takers);
  Worths worths;
  weigh(m, Shown(s), tried, worths);
  std::int32_t most = worths[tried.first()];
  for (const Card c : each(tried)) most = std::max(most, worths[c]);
  for (std::uint32_t i = 0; i < d.options.size(); ++i) {
    const Option& o = d.options[i];
    if (verb_of(o) != Verb::play)
      out.push_back({i, 0});
    else if (const Card c = card_of(o); tried.has(c))  // hundredths of a point; worth() has half points
      out.push_back({i, kTrust * 2 * (worths[c] - most) * stake(m, m.to_act, takers) / 100});
  }
}

const Brain& master_brain() {
  static const MasterBrain brain;
  return brain;
}

const Brain& review_brain() {
  static const ReviewBrain brain;
  return brain;
}

}  // namespace mathom::french_tarot
