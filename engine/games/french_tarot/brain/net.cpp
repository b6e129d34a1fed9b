#include "games/french_tarot/brain/net.h"

#include <string_view>

#include "games/french_tarot/brain/play.h"
#include "games/french_tarot/brain/sides.h"
#include "games/french_tarot/brain/tries.h"
#include "nets/nets.h"

namespace mathom::french_tarot {
namespace {

struct Ours {
  static constexpr std::string_view kGame = "french_tarot";
  static constexpr int kInputs = french_tarot::kInputs, kOutputs = kCards;
};

}  // namespace

bool net_is_here() { return mathom::net_is_here(Ours::kGame); }

void weigh(const Model& m, const Shown& shown, CardSet cards, Worths& out) {
  NetInputs inputs;
  write_features(m, shown, inputs);
  const SmallNet::Hidden hidden = net<Ours>().hidden(inputs);
  for (const Card c : each(cards)) out[c] = net<Ours>().output(hidden, c);
}

bool plays_for_slam(const Model& m) {
  const bool undertaken = m.facts.slam_announced || m.facts.contract == Contract::grand_slam;
  return undertaken && m.is_taking(m.to_act) && m.by_takers == m.tricks_done;
}

Card card_by_net(const Model& m, const Shown& shown, CardSet legal) {
  if (legal.size() == 1) return legal.first();
  if (plays_for_slam(m)) {
    legal.remove(kExcuse);  // it wins no trick but the last one
    Rng rng(0);
    return card_to_play(m, m.to_act, legal, takers_known_to(m, m.to_act), rng);
  }
  const CardSet tried = worth_trying(m, m.to_act, legal, takers_known_to(m, m.to_act));
  Card best = tried.first();
  if (tried.size() == 1) return best;
  Worths worths;
  weigh(m, shown, tried, worths);
  for (const Card c : each(tried))
    if (worths[c] > worths[best]) best = c;
  return best;
}

}  // namespace mathom::french_tarot
