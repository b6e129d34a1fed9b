// each {who, then}: every player that `who` names runs the block, in turn from the active one. A player who drops out
// is skipped, and the others continue.
#include "effects/control/control.h"

namespace mathom::effects {
namespace {

bool possible(const Host& h, const Op& op, const Frame& f) { return seats_of(h, arg(op, 0), f) != kNobody; }

bool changes(const Host& h, const Op& op, const Frame& f, Outlook& o) {
  for (int i = 0; i < h.seats(); ++i) {
    if (!contains(seats_of(h, arg(op, 0), f), seat_at(i))) continue;
    Frame own = f;
    own.local[kSelf] = small(i);
    if (block_changes(h, arg(op, 1), own, o)) return true;
  }
  return false;
}

// A: the players still to come. B: the player who goes first, fixed because the block may change whose turn it is.
// Stage: the round.
Flow run(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] == 0) {
    f.local[kA] = seats_of(h, arg(op, 0), f);
    f.local[kB] = static_cast<std::int16_t>(is_player(h.active()) ? index(h.active()) : 0);
    f.local[kStage] = 1;
  }
  SeatId next = first_from(h, static_cast<SeatMask>(f.local[kA]), seat_in(f, kB));
  if (next == SeatId::none && f.local[kStage] < h.repeats(arg(op, 0))) {
    ++f.local[kStage];
    f.local[kA] = seats_of(h, arg(op, 0), f);
    next = first_from(h, static_cast<SeatMask>(f.local[kA]), seat_in(f, kB));
  }
  if (next == SeatId::none) return Flow::next;
  f.local[kA] = static_cast<std::int16_t>(f.local[kA] & ~only(next));
  if (h.in_play(next)) h.call(arg(op, 1), next, seat_in(f, kChosen));
  return Flow::again;
}

// "Each Hobbit draws 2 cards"; more than one simple step follows a colon.
Clause say(const TextBuilder& sp, const Op& op, const Clause& who) {
  const Op* step = sp.only_step(arg(op, 1));
  if (!step) return clause("effects.each", who, sp.block(arg(op, 1), kWhoSelf));
  const bool simple = !sp.language().verb(step->verb).say;
  if (simple && sp.omits_subject(*step, kWhoSelf)) return sp.full(*step, who);
  if (sp.omits_subject(*step, kWhoSelf)) return clause("effects.each", who, sp.bare(*step));
  Clause in_turn{Phrase{"effects.in_turn", {}}};
  return sp.full(*step, in_turn.put("who", who));
}

}  // namespace

Verb each_word() {
  return documented(
      changing(changes, Verb{"each",
                             {{"who", Param::Kind::who, false, static_cast<std::int16_t>(Who::each_player)},
                              {"block", Param::Kind::block}},
                             possible,
                             run,
                             nullptr,
                             say}),
      "Each of these players in turn order resolves the block, as `self`. A step whose `who` names "
      "several players does this by itself.",
      R"({"do": "each", "block": [{"do": "draw"}]})");
}

}  // namespace mathom::effects
