#include "games/lotr_tarot/brain/net.h"

#include <algorithm>
#include <string_view>

#include "games/lotr_tarot/brain/features.h"
#include "games/lotr_tarot/cards/deck.h"
#include "games/lotr_tarot/state/phases.h"
#include "nets/nets.h"

namespace mathom::lotr_tarot {
namespace {

struct Ours {
  static constexpr std::string_view kGame = "lotr_tarot";
  static constexpr int kInputs = lotr_tarot::kInputs, kOutputs = lotr_tarot::kOutputs;
};

}  // namespace

bool net_is_here() { return mathom::net_is_here(Ours::kGame); }

bool net_knows(const State& s, const Decision& d) {
  if (d.by_luck() || static_cast<Question>(d.why) == Question::hold) return false;
  const bool goes_out = s.held[at(index(d.seat))] == 1 && verb_of(d.options[0]) == Verb::play;
  return !goes_out && s.dark == deck().dark && s.neutral == deck().neutral;
}

void weigh(const State& s, const Decision& d, std::vector<std::int32_t>& out) {
  NetInputs inputs;
  write_features(s, inputs);
  const SmallNet::Hidden hidden = net<Ours>().hidden(inputs);
  out.clear();
  for (const Option& o : d.options) out.push_back(net<Ours>().output(hidden, output_of(s, o)));
}

std::uint64_t option_by_net(const State& s, const Decision& d) {
  if (d.options.size() == 1) return 0;
  thread_local std::vector<std::int32_t> worths;
  weigh(s, d, worths);
  return static_cast<std::uint64_t>(std::max_element(worths.begin(), worths.end()) - worths.begin());
}

}  // namespace mathom::lotr_tarot
