// Stepping in: story cards, Gandalf and the Ring. Their value now, less the value of keeping them.
#include <algorithm>

#include "games/lotr_board/brain/plan.h"
#include "games/lotr_board/brain/price.h"

namespace mathom::lotr_board {
namespace {

enum { kHealing, kPersistence, kGuidance, kForesight, kMagic };
constexpr int kForesightGain = 8, kGuidancePrice = 20, kMostOfGuidance = 60, kSpared = 25;

// The value of moving one Hobbit n spaces away from Sauron.
int best_purity(const Survey& v, int n) {
  int best = 0;
  for (int i = 0; i < v.s.seats; ++i) best = std::max(best, -v.step_loss(i, -n));
  return best;
}

const Frame* open_price(const Survey& v) { return moment(v.t) == Moment::payment ? v.t.nearest(Code::pay) : nullptr; }

// Returns what Gandalf's stars save: everything that depends on the price, or one card if the price must be paid.
int stars_gain(const Survey& v, const Frame& pay) {
  return pay_is_due(pay) ? kHeuristicWeights.price_of_any_card : std::min(stake_of(v, pay), kMostOfGuidance);
}

int score_point(const Survey& v, const effects::Op& op) {
  const auto& inner = content().code.ops[at(op.arg[1])];
  if (deed_of(inner.verb) == Deed::purity) return best_purity(v, inner.arg[1]) - kHeuristicWeights.elessar;
  int least = 6;
  for (int i = 0; i < v.s.seats; ++i)
    if (is_alive(v.s, i)) least = std::min(least, v.of(i).cards);
  return (6 - least) * kHeuristicWeights.price_of_hidden - kHeuristicWeights.lembas;
}

// What the rolled die does to the Hobbit who rolled it.
int rolled_loss(const Survey& v) {
  const Frame* roll = v.t.nearest(Code::roll);
  if (!roll) return 0;
  const int who = roll->local[kRollWho];
  const Face& face = content().faces[at(roll->local[kRollFace])];
  const effects::Op& op = content().code.ops[at(face.program)];
  if (deed_of(op.verb) == Deed::sauron) return v.sauron_loss(1);
  const int harm = v.t.has(who, Ability::die_harms_by_one) ? std::min(1, face.symbols) : face.symbols;
  if (deed_of(op.verb) != Deed::must_pay) return v.step_loss(who, harm);
  return v.of(who).cards < harm ? v.step_loss(who, kMostGap) : harm * kHeuristicWeights.price_of_any_card;
}

int score_spare(const Survey& v) {
  if (const Frame* pay = open_price(v)) return stake_of(v, *pay) - kSpared;
  int most = 0;
  for (int i = 0; i < v.s.seats; ++i) most = std::max(most, v.step_loss(i, v.missing(i)));
  // After the last descent it has one use less.
  return most - (v.board() >= 2 ? 10 : kHeuristicWeights.athelas);
}

int score_story(const Survey& v, const Option& o) {
  const CardDef def = v.s.cards[index(o.subject)].def;
  const auto& op = content().code.ops[at(facts_of(index(def)).program)];
  const std::string_view word = language().verb(op.verb).word;
  const Frame* roll = v.t.nearest(Code::roll);
  if (word == "skip_roll") return v.roll_loss(roll ? roll->local[kRollWho] : v.s.bearer) - kHeuristicWeights.belt;
  if (word == "ignore_roll") return rolled_loss(v) - kHeuristicWeights.mithril;
  if (word == "ignore_tile") return -v.event_gain(v.s.event) - kHeuristicWeights.staff;
  if (word == "skip_tiles") {
    const int per_tile = v.tiles_of(Deed::next_event) * -v.event_gain(v.s.event) / std::max(1, v.tiles_left());
    return per_tile + 2 * v.s.event - kHeuristicWeights.phial;
  }
  if (word == "spare") return score_spare(v);
  if (word == "point_at") return score_point(v, op);
  return -20;
}

}  // namespace

int gandalf_gain(const Survey& v, int which) {
  switch (which) {
    case kHealing: return best_purity(v, 2);
    case kPersistence: return 4 * kHeuristicWeights.price_of_hidden * kHeuristicWeights.persistence / 100;
    case kGuidance:
      if (const Frame* pay = open_price(v)) return stars_gain(v, *pay) - kGuidancePrice;
      return best_move(v, 2, v.t.acting(), true);
    case kForesight: return kForesightGain;
    default: return -v.event_gain(v.s.event - 1);
  }
}

int score_window(const Survey& v, const Option& o, int seat) {
  switch (verb_of(o)) {
    case Verb::pass_turn: return -1;
    case Verb::story: return score_story(v, o);
    case Verb::call: {
      int best = -100;
      const int haste = v.of(seat).runes >= 2 * content().gandalf_price ? 40 : 100;
      for (int i = 0; i < kGandalf; ++i)
        if (gandalf_is_usable(v.t, i, moment(v.t)))
          best = std::max(best, gandalf_gain(v, i) - kHeuristicWeights.gandalf[at(i)] * haste / 100);
      return best - content().gandalf_price * kHeuristicWeights.price_of_rune;
    }
    case Verb::put_on: {
      // The roll leaves two and a half spaces on average.
      return best_move(v, content().ring_reach - 1, seat, false) - v.roll_loss(seat) -
             kHeuristicWeights.put_on[at(v.board())];
    }
    default: return 0;
  }
}

}  // namespace mathom::lotr_board
