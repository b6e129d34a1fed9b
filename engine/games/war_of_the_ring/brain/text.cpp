// What texts bring, read from their operations.
#include <algorithm>

#include "effects/control/control.h"
#include "games/war_of_the_ring/brain/survey.h"
#include "games/war_of_the_ring/cards/targets.h"
#include "games/war_of_the_ring/cards/verbs/verbs.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::arg;
using effects::Op;

enum class Does : std::uint8_t {
  nothing,
  each,
  choice,
  may,
  branch,
  draw,
  draw_aside,
  forsake,
  cycle,
  eliminate,
  take,
  play,
  move,
  activate,
  add_icon,
  corrupt,
  cleanse,
  permit
};
struct Word {
  std::string_view word;
  Does does;
};
constexpr Word kWords[] = {{"each", Does::each},         {"choice", Does::choice},     {"may", Does::may},
                           {"if", Does::branch},         {"draw", Does::draw},         {"draw_aside", Does::draw_aside},
                           {"forsake", Does::forsake},   {"cycle", Does::cycle},       {"eliminate", Does::eliminate},
                           {"take", Does::take},         {"play", Does::play},         {"move", Does::move},
                           {"activate", Does::activate}, {"add_icon", Does::add_icon}, {"corrupt", Does::corrupt},
                           {"cleanse", Does::cleanse},   {"permit", Does::permit}};

// By verb of the language.
Does what_does(std::uint16_t verb) {
  static const std::vector<Does> kTable = [] {
    std::vector<Does> out(at(language().verbs()), Does::nothing);
    for (const Word& w : kWords) out[at(language().find_verb(w.word))] = w.does;
    return out;
  }();
  return kTable[verb];
}

// A text that is being read, with its card and the side that it serves.
struct TextReader {
  const Survey& v;
  int source;
  Side side;  // whose gain is counted
  Frame frame;

  const Table& t() const { return v.table(); }
  int sign(int seat) const { return t().side(seat) == side ? 1 : -1; }
  int value(std::int16_t n) const { return std::clamp(effects::value_of(t(), n, frame), 0, 8); }
  int block(int pc, SeatId self) const {
    TextReader inner = *this;
    inner.frame.local[effects::kSelf] = static_cast<std::int16_t>(index(self));
    return inner.run(pc);
  }
  SeatId self() const { return effects::seat_in(frame, effects::kSelf); }

  int run(int pc) const {
    int total = 0;
    for (const auto& ops = t().catalog().code.ops; ops[at(pc)].verb != effects::kEnd; ++pc) total += of(ops[at(pc)]);
    return total;
  }
  int of(const Op& op) const;
  int of_control(const Op& op, Does) const;
  int of_cards(const Op& op, Does) const;
  int activating(const Op& op) const;
  int icon(const Op& op) const;
  int removal(const Op& op, int seat) const;
  int card_lost(int card) const;
  bool may_find(const Op& op, int seat) const;
};

int TextReader::of_control(const Op& op, Does does) const {
  switch (does) {
    case Does::each: {
      int total = 0;
      const SeatMask all = effects::seats_of(t(), arg(op, 0), frame);
      for (int seat = 0; seat < t().seats(); ++seat)
        if (contains(all, seat_at(seat))) total += block(arg(op, 1), seat_at(seat)) * t().repeats(arg(op, 0));
      return total;
    }
    case Does::choice: {
      int best = 0;
      for (int i = 0; i < arg(op, 2); ++i) {
        const int n = run(t().catalog().code.lists[at(arg(op, 1) + i)]);
        if (i == 0 || n > best) best = n;
      }
      return best;
    }
    case Does::may: return std::max(0, run(arg(op, 1)));
    default: {
      const int next = arg(op, effects::first_failing(t(), arg(op, 0), arg(op, 1), frame) < 0 ? 2 : 3);
      return next > 0 ? run(next) : 0;
    }
  }
}

int TextReader::card_lost(int card) const { return t().known(card) ? v.keep(index(v.state().cards[card].def)) : 0; }

// Returns the value of cards in play that somebody must give up. They give the cheapest, unless this seat chooses among
// the other side's.
int TextReader::removal(const Op& op, int seat) const {
  if (is_word(t(), arg(op, 1), kThis)) return -card_lost(source);
  int best = 0, least = 0;
  bool any = false, in_play = false;
  Frame own = frame;
  own.local[effects::kSelf] = static_cast<std::int16_t>(seat);
  targets(t(), arg(op, 1), own).for_each([&](int card) {
    in_play = in_play || is_in_play(t().zone(card));
    const int side_sign = side_of(t().facts(card).faction) == side ? -1 : 1;
    const int n = side_sign * (card_lost(card) + v.weights().removed);
    best = any ? std::max(best, n) : n;
    least = any ? std::min(least, n) : n;
    any = true;
  });
  if (!in_play) return -sign(seat) * v.weights().cycled;
  return (sign(seat) > 0 ? best : least) * (arg(op, 3) != 0 ? 0 : 1);
}

int TextReader::icon(const Op& op) const {
  const bool attack = lays_attack(op);
  const int n = value(arg(op, 3));
  int best = 0;
  for (int place = 0; place < kPlaces; ++place)
    if (t().is_active(place) && matches(t(), arg(op, 1), kFirstPlace + place, frame))
      best = std::max(best, v.gain_of_icons(place, attack, n, side));
  return best;
}

int TextReader::activating(const Op& op) const {
  int best = 0;
  bool any = false;
  targets(t(), arg(op, 1), frame).for_each([&](int thing) {
    const Where w = v.state().places[at(thing - kFirstPlace)].where;
    if (w == Where::active) return;
    const int n = worth_of_place(v, thing - kFirstPlace, side);
    best = any ? std::max(best, n) : n;
    any = true;
  });
  return best;
}

// Whether a search may find something: a card that the filter means may lie where nobody has seen it.
bool TextReader::may_find(const Op& op, int seat) const {
  bool hidden = false;
  for (const Zone zone : {kDraw, kCycle})
    t().lying_in(zone_of(zone, seat)).for_each([&](int card) { hidden = hidden || !t().known(card); });
  if (!hidden) return false;
  auto missing = t().printed(arg(op, 1)).prints;
  for (int card = 0; card < kCards; ++card)
    if (t().known(card)) missing.erase(index(v.state().cards[card].def));
  return !missing.empty();
}

int TextReader::of_cards(const Op& op, Does does) const {
  const SeatId who = effects::seat_of(t(), arg(op, 0), frame);
  if (!is_player(who) || index(who) >= t().seats()) return 0;
  const int seat = index(who);
  switch (does) {
    case Does::draw: return sign(seat) * v.weights().drawn * value(arg(op, 1));
    case Does::draw_aside: return sign(seat) * v.weights().looked * value(arg(op, 1));
    case Does::forsake: return -sign(seat) * value(arg(op, 1)) * std::min(v.unknown(seat), v.nth_least(seat, 0));
    case Does::cycle:
      if (is_word(t(), arg(op, 1), kThis)) return -card_lost(source) * v.weights().lost_cycling / 100;
      return is_from_hand(t(), arg(op, 1)) ? -sign(seat) * v.weights().cycled * value(arg(op, 2)) : 0;
    case Does::eliminate: return removal(op, seat);
    case Does::take: {
      if (!is_searched(t(), arg(op, 1))) return sign(seat) * v.weights().taken;
      Frame own = frame;
      own.local[effects::kSelf] = static_cast<std::int16_t>(seat);
      int best = 0;
      targets(t(), arg(op, 1), own).for_each([&](int card) { best = std::max(best, card_lost(card)); });
      return sign(seat) * (best == 0 && may_find(op, seat) ? v.weights().taken / 2 : best);
    }
    case Does::play: return sign(seat) * v.weights().played * value(arg(op, 2));
    case Does::move: return sign(seat) * v.weights().moved;
    default: return 0;
  }
}

int TextReader::of(const Op& op) const {
  const Does does = what_does(op.verb);
  switch (does) {
    case Does::nothing: return 0;
    case Does::each:
    case Does::choice:
    case Does::may:
    case Does::branch: return of_control(op, does);
    case Does::activate: return activating(op);
    case Does::add_icon: return icon(op);
    case Does::corrupt: return (side == Side::shadow ? 100 : -100) * value(arg(op, 0));
    case Does::cleanse:
      return (side == Side::shadow ? -100 : 100) * std::min<int>(v.state().corruption, value(arg(op, 0)));
    case Does::permit: return v.weights().permitted;
    default: return of_cards(op, does);
  }
}

}  // namespace

int worth_of_place(const Survey& v, int place, Side side) {
  const PlaceFacts& facts = v.table().place_facts(place);
  const State& s = v.state();
  if (facts.path) {
    // The path that is being fought over is settled as it stands.
    if (s.path == kNone) return 0;
    const int more = v.settled(s.path, v.stand(s.path)) - v.worth(s.path, v.stand(s.path));
    return side == Side::shadow ? more : -more;
  }
  const Where w = s.places[at(place)].where, mine = side == Side::shadow ? Where::shadow_area : Where::free_area;
  if (w == mine) return -v.weights().reactivated * facts.points;
  if (w == Where::deck) return (facts.side == side ? v.weights().own_ground : v.weights().their_ground) * facts.points;
  return (facts.side == side ? 2 * v.weights().reactivated : v.weights().reactivated) * facts.points;
}

int worth_of_text(const Survey& v, int block, int source, int seat) {
  if (block < 0) return 0;
  const AsIfResolving asked(v.table(), source);
  return TextReader{v, source, v.table().side(seat), frame_of(seat)}.run(block);
}

int worth_of_standing(const Survey& v, const CardFacts& f) {
  const int rounds = std::min(v.rounds_left(), v.weights().most_rounds);
  int total = 0;
  if ((f.gives >> kDrawStep & 1) == 0 && (f.gives >> kCarryover & 1) == 0) return 0;
  for (const int n : f.abilities) {
    const effects::Ability& a = v.table().ability(n);
    if (a.kind != effects::Ability::Kind::static_) continue;
    for (int i = a.first_modifier; i < a.first_modifier + a.modifiers; ++i) {
      const Op& op = v.table().catalog().code.modifiers[at(i)];
      if (op.verb == kDrawStep) total += v.weights().draw_step * op.arg[0] * rounds;
      if (op.verb == kCarryover) total += v.weights().carryover * rounds;
    }
  }
  return total;
}

}  // namespace mathom::war_of_the_ring
