// choice {who, options}: the player chooses one of several blocks. A block that cannot be done in full is not offered.
#include "effects/control/control.h"

namespace mathom::effects {
namespace {

int block_of(const Host& h, const Op& op, int option) {
  return h.code().lists[static_cast<std::size_t>(arg(op, 1) + option)];
}

// Returns the frame in which the options are judged. "self" in it is the player who chooses.
Frame as_seen_by(const Frame& f, SeatId seat) {
  Frame own = f;
  own.local[kSelf] = static_cast<std::int16_t>(is_player(seat) ? index(seat) : -1);
  return own;
}

bool offered(const Host& h, const Op& op, const Frame& f, SeatId seat, int option) {
  return block_is_possible(h, block_of(h, op, option), as_seen_by(f, seat));
}

bool any_offered(const Host& h, const Op& op, const Frame& f, SeatId seat) {
  for (int i = 0; i < arg(op, 2); ++i)
    if (offered(h, op, f, seat, i)) return true;
  return false;
}

// If nothing can be done in full, some games want as much as possible. While this object lives, steps may be done in
// part.
class InPart {
 public:
  InPart(const Host& h, const Op& op, const Frame& f, SeatId seat) : h_(h), before_(h.in_part) {
    h.in_part = before_ || (h.language().extras().as_far_as && !any_offered(h, op, f, seat));
  }
  ~InPart() { h_.in_part = before_; }
  InPart(const InPart&) = delete;
  InPart& operator=(const InPart&) = delete;

 private:
  const Host& h_;
  bool before_;
};

bool possible(const Host& h, const Op& op, const Frame& f) {
  const SeatId seat = seat_of(h, arg(op, 0), f);
  if (seat == SeatId::none) return false;
  const InPart in_part(h, op, f, seat);
  return any_offered(h, op, f, seat);
}

bool changes(const Host& h, const Op& op, const Frame& f, Outlook& o) {
  const SeatId seat = seat_of(h, arg(op, 0), f);
  if (seat == SeatId::none) return false;
  const InPart in_part(h, op, f, seat);
  for (int i = 0; i < arg(op, 2); ++i) {
    Outlook own = o;
    if (offered(h, op, f, seat, i) && block_changes(h, block_of(h, op, i), as_seen_by(f, seat), own)) return true;
  }
  return false;
}

// A: the player who chooses.
Flow run(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] == 0) {
    if (!possible(h, op, f)) return Flow::next;
    f.local[kA] = static_cast<std::int16_t>(index(seat_of(h, arg(op, 0), f)));
    f.local[kStage] = 1;
    return Flow::ask;
  }
  if (f.local[kStage] == 2) return Flow::next;
  const SeatId seat = seat_in(f, kA);
  const int option = f.answer.amount;
  f.local[kStage] = 2;
  if (option < 0 || option >= arg(op, 2)) return Flow::next;
  h.told_choice(seat, option, block_of(h, op, option));
  h.call(block_of(h, op, option), seat, seat_in(f, kChosen));
  return Flow::again;
}

void ask(const Host& h, const Op& op, const Frame& f, Decision& d) {
  d.seat = seat_in(f, kA);
  const InPart in_part(h, op, f, d.seat);
  for (int i = 0; i < arg(op, 2); ++i)
    if (offered(h, op, f, d.seat, i)) d.options.push_back({.verb = kPick, .amount = small(i)});
}

// In the options "self" is the player who chooses; texts that do not address their reader use the selector.
int actor_within(const TextBuilder& sp, const Op& op) { return sp.language().says_you() ? kWhoSelf : arg(op, 0); }
bool omits_subject(const TextBuilder& sp, const Op& op, int actor) {
  return arg(op, 0) == actor && sp.all_omit_subject(op, 1, actor_within(sp, op));
}

// Within "they may": "draw 2 cards or move 1 space"; alone: "the active Hobbit chooses: ...", "choose: ...".
Clause say(const TextBuilder& sp, const Op& op, const Clause& who) {
  Clause what = sp.options(op, 1, actor_within(sp, op));
  if (who.empty()) return what;
  if (sp.is_reader(who)) return clause("effects.you_choose", who, std::move(what));
  const bool is_deed = sp.language().says_you() && sp.all_omit_subject(op, 1, kWhoSelf);
  return clause(is_deed ? "effects.choice.must" : "effects.choice", who, std::move(what));
}

}  // namespace

Verb choice_word() {
  return documented(changing(changes, Verb{"choice",
                                           {{"who", Param::Kind::who}, {"options", Param::Kind::blocks}},
                                           possible,
                                           run,
                                           ask,
                                           say,
                                           omits_subject}),
                    "The player chooses one block. A block that cannot be done in full is not offered.",
                    R"({"do": "choice", "who": "self", "options": [[{"do": "draw", "n": 2}], [{"do": "draw"}]]})");
}

}  // namespace mathom::effects
