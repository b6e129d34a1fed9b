#include "games/french_tarot/game.h"

#include "games/french_tarot/brain/brain.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/game_of.h"

namespace mathom::french_tarot {

void Rules::decision(const State& s, Decision& d) const {
  switch (s.phase) {
    case Phase::draw_dealer: return ask_dealer(s, d);
    case Phase::deal: return ask_shuffle(s, d);
    case Phase::bidding: return ask_bid(s, d);
    case Phase::call: return ask_call(s, d);
    case Phase::discard: return ask_discard(s, d);
    case Phase::slam: return ask_slam(s, d);
    case Phase::play: return s.showing == Handful::none ? ask_play(s, d) : ask_keep_back(s, d);
    case Phase::over: return;
  }
}

void Rules::apply(State& s, const Decision& d, const Choice& c, EventSink* sink) const {
  if (s.phase == Phase::draw_dealer) return do_dealer(s, static_cast<int>(c.value), sink);
  if (s.phase == Phase::deal) return do_shuffle(s, c, sink);
  const Option& o = option_of(d, c);
  switch (verb_of(o)) {
    case Verb::play: return do_play(s, card_of(o), sink);
    case Verb::bid: return do_bid(s, static_cast<Contract>(o.amount), sink);
    case Verb::call: return do_call(s, card_of(o), sink);
    case Verb::discard: return do_discard(s, card_of(o), sink);
    case Verb::announce: return do_slam(s, o.amount != 0, sink);
    case Verb::show: return do_show(s, static_cast<Handful>(o.amount), sink);
    case Verb::keep: return do_keep_back(s, card_of(o), sink);
    case Verb::deal: return;  // luck's options, answered above
  }
}

Outcome Rules::outcome(const State& s) const {
  Outcome out;
  out.over = s.phase == Phase::over;
  for (std::size_t seat = 0; seat < s.options.seats; ++seat) out.score[seat] = s.totals[seat];
  return out;
}

const Brain* Rules::brain() const { return tarot_brain(); }

const Game& game() {
  static const GameOf<Rules> instance;
  return instance;
}

}  // namespace mathom::french_tarot
