#include "games/lotr_board/brain_survey.h"

#include <algorithm>

#include "games/lotr_board/brain_price.h"
#include "games/lotr_board/descent.h"
#include "games/lotr_board/payment.h"

namespace mathom::lotr_board {
namespace {

// How much nearer the end it is for a Hobbit to stand so many spaces before Sauron, and for who bears the Ring.
constexpr int kMostGap = 15;
constexpr std::array<int, kMostGap + 1> kPeril{300, 205, 150, 112, 84, 62, 46, 34, 25, 18, 13, 9, 6, 4, 2, 0};
constexpr std::array<int, kMostGap + 1> kBearerPeril{3000, 640, 440, 310, 225, 163, 118, 85, 62, 45, 32, 22, 14, 8, 4, 0};
constexpr int kTile = 8;  // kinds of tiles told apart below

int tile_kind(int print) {
  static const std::array<std::int8_t, kTiles> kKinds = [] {
    std::array<std::int8_t, kTiles> kinds{};
    for (int i = 0; i < kTiles; ++i) {
      const CardFacts& f = facts_of(kFirstTile + i);
      const Deed d = deed_of(content().code.ops[at(f.program)].verb);
      kinds[at(i)] = f.ends_reveal            ? 0
                     : d == Deed::next_event  ? 1
                     : d == Deed::corrupt     ? 2
                     : d == Deed::volunteer   ? 3
                                              : 4;
    }
    return kinds;
  }();
  return kKinds[at(print - kFirstTile)];
}

int clamp_gap(int g) { return std::clamp(g, 0, kMostGap); }

}  // namespace

Deed deed_of(int verb) {
  static const std::vector<Deed> kDeeds = [] {
    static constexpr std::pair<std::string_view, Deed> kWords[] = {
        {"rune", Deed::rune},           {"gold_rune", Deed::gold},
        {"token", Deed::token},         {"take_card", Deed::take_card},
        {"draw", Deed::draw},           {"purity", Deed::purity},
        {"die", Deed::die},             {"sauron", Deed::sauron},
        {"corrupt", Deed::corrupt},     {"next_event", Deed::next_event},
        {"lose_game", Deed::lose},      {"remove_board_cards", Deed::remove_cards},
        {"pay_or", Deed::pay_or},       {"must_pay", Deed::must_pay},
        {"reveal_match", Deed::reveal_match}, {"if", Deed::condition},
        {"volunteer_or", Deed::volunteer}, {"choice", Deed::choice},
        {"may", Deed::may},             {"each", Deed::each},
        {"point_at", Deed::point_at}};
    std::vector<Deed> deeds(at(language().verbs()), Deed::none);
    for (int i = 0; i < language().verbs(); ++i)
      for (const auto& [word, deed] : kWords)
        if (language().verb(i).word == word) deeds[at(i)] = deed;
    return deeds;
  }();
  return kDeeds[at(verb)];
}

Survey::Survey(const State& state) : s(state), t(const_cast<State&>(state), nullptr) {
  std::array<int, kTile> done{};
  for (const Card& c : s.cards) {
    if (c.zone >= kHand && c.zone < kHand + kMostSeats) {
      const int seat = c.zone - kHand;
      Holding& h = holding_[at(seat)];
      ++h.cards;
      if (c.def == CardDef::hidden) {
        ++h.hidden;
        continue;
      }
      const CardFacts& f = facts_of(index(c.def));
      if (f.colour == Colour::story) h.stories |= 1u << ((index(c.def) - kFirstLegendary) % 32);
      const Worth w = worth_of(t, index(c.def), seat);
      if (w.symbol >= 0) h.symbols[at(w.symbol)] += w.n;
    } else if (c.zone == kBoard) {
      board_ |= std::uint64_t{1} << (index(c.def) - kFirstLegendary);
    } else if (c.zone == kTilesDone || c.zone == kTileNow) {
      ++done[at(tile_kind(index(c.def)))];
    } else if (c.zone == kTileStack) {
      ++tiles_left_;
    } else if (c.zone >= kGoldOf && c.def != CardDef::hidden) {
      holding_[at(c.zone - kGoldOf)].runes += facts_of(index(c.def)).value;
    }
  }
  for (int i = 0; i < s.seats; ++i) holding_[at(i)].runes += s.runes[at(i)];
  for (int i = 0; i < kTiles; ++i) ++tile_kinds_[at(tile_kind(kFirstTile + i))];
  for (int k = 0; k < kTile; ++k) tile_kinds_[at(k)] -= done[at(k)];
}

int Survey::tiles_of(Deed d) const {
  return tile_kinds_[d == Deed::next_event ? 1u : d == Deed::corrupt ? 2u : d == Deed::volunteer ? 3u : d == Deed::pay_or ? 4u : 0u];
}

int Survey::least_gap() const {
  int least = kMostGap;
  for (int i = 0; i < s.seats; ++i)
    if (is_alive(s, i)) least = std::min(least, gap(i));
  return least;
}

int Survey::missing(int seat) const { return missing_tokens(t, seat); }

int Survey::step_loss(int seat, int steps) const {
  if (!is_alive(s, seat) || steps == 0) return 0;
  const auto& peril = seat == s.bearer && !s.doom ? kBearerPeril : kPeril;
  const int g = gap(seat);
  if (steps < 0) return peril[at(clamp_gap(g + std::min(-steps, static_cast<int>(s.corruption[at(seat)]))))] - peril[at(clamp_gap(g))];
  return peril[at(clamp_gap(g - steps))] - peril[at(clamp_gap(g))];
}

int Survey::sauron_loss(int steps) const {
  int sum = 0;
  for (int i = 0; i < s.seats; ++i) sum += step_loss(i, steps);
  return sum;
}

int Survey::roll_loss(int seat) const {
  if (!is_alive(s, seat)) return 0;
  const bool sam = t.has(seat, Ability::die_harms_by_one);
  int sum = sauron_loss(1);
  for (int n = 1; n <= 3; ++n) sum += step_loss(seat, sam ? 1 : n);
  sum += of(seat).cards < 2 ? step_loss(seat, kMostGap) : 2 * kPriceOfAnyCard;
  return sum / 6;
}

int Survey::card_price(int print, int seat) const {
  const CardFacts& f = facts_of(print);
  if (f.colour == Colour::story) return kPriceOfStory;
  const Worth w = worth_of(t, print, seat);
  return w.symbol < 0 ? 0 : w.n * (w.symbol == kStar ? kPriceOfStar : kPriceOfSymbol) - 6 * f.dice;
}
int Survey::card_price(CardId c, int seat) const {
  const CardDef def = s.cards[index(c)].def;
  return def == CardDef::hidden ? kPriceOfHidden : card_price(index(def), seat);
}

int Survey::token_gain(int seat, int kind) const {
  if (!is_alive(s, seat) || !t.in_conflict()) return 0;
  const bool has = s.tokens[at(seat)][at(kind)] > 0;
  if (t.place().destroys_ring) {
    // Hearts and Suns meet an event each, which comes for everyone.
    const int event = kind == 1 ? 2 : 3;
    return has || kind == kRingToken || s.event > event ? 1 : (roll_loss(seat) + 2 * kPriceOfAnyCard) * 2 / 3;
  }
  if (has || missing(seat) == 0) return 4;
  return step_loss(seat, 1) + 4;
}

int Survey::seat_of(int who, int self, int chosen) const {
  switch (static_cast<effects::Who>(who)) {
    case effects::Who::active: return t.acting();
    case effects::Who::self: return self;
    case effects::Who::chosen: return chosen;
    case effects::Who::own: return s.bearer;
    default: return -1;
  }
}

int Survey::op_gain(const effects::Op& op, int self, int chosen, int depth) const {
  const int seat = seat_of(op.arg[0], self, chosen);
  const auto each = [&](int block) {
    int sum = 0;
    for (int i = 0; i < s.seats; ++i)
      if (is_alive(s, i) && (op.arg[0] == static_cast<int>(effects::Who::each_player) || i != t.acting()))
        sum += block_gain(block, i, chosen, depth + 1);
    return sum;
  };
  switch (deed_of(op.verb)) {
    case Deed::rune: return kPriceOfRune * op.arg[1];
    case Deed::gold: return 2 * kPriceOfRune;
    case Deed::token: return token_gain(seat, op.arg[1]);
    case Deed::take_card: return on_board(op.arg[1]) ? card_price(kFirstLegendary + op.arg[1], seat) : 0;
    case Deed::draw: return kPriceOfHidden * op.arg[1];
    case Deed::purity: return -step_loss(seat, -op.arg[1]);
    case Deed::die: return -roll_loss(seat) * op.arg[1];
    case Deed::sauron: return -sauron_loss(op.arg[0]);
    case Deed::corrupt: return -step_loss(seat, op.arg[1]);
    case Deed::next_event: return event_gain(s.event, depth + 2);
    case Deed::remove_cards: return -30;
    case Deed::lose: return -3000;
    case Deed::pay_or: {
      const int otherwise = block_gain(op.arg[5], self, chosen, depth + 1);
      const int paid = block_gain(op.arg[4], self, chosen, depth + 1);
      Frame f;
      f.local[kPayCost] = op.arg[2];
      const Need need = need_of(t, f);
      const auto by = static_cast<effects::By>(op.arg[1]);
      const int price = price_of(*this, need);
      if (paid - price <= otherwise) return otherwise;
      return (otherwise * (100 - chance_to_pay(*this, need, by, seat)) + (paid - price) * chance_to_pay(*this, need, by, seat)) / 100;
    }
    case Deed::must_pay: return -20;
    case Deed::reveal_match: {
      const int good = block_gain(op.arg[2], self, chosen, depth + 1), bad = block_gain(op.arg[3], self, chosen, depth + 1);
      const int chance = std::min(60, 8 * (seat >= 0 ? of(seat).cards : 0));
      return (good * chance + bad * (100 - chance)) / 100;
    }
    case Deed::condition: {
      const effects::Op& c = content().code.conditions[at(op.arg[0])];
      int ready = 100;
      for (int i = 0; i < op.arg[1]; ++i) {
        const effects::Op& need = content().code.conditions[at(op.arg[0] + i)];
        const int left = (need.arg[1] < 0 ? t.track_length(need.arg[0]) : need.arg[1]) - s.track[at(need.arg[0])];
        ready = left <= 0 ? ready : depth == 0 ? 0 : std::min(ready, std::max(0, 60 - 12 * left));
      }
      (void)c;
      return (block_gain(op.arg[2], self, chosen, depth + 1) * ready +
              block_gain(op.arg[3], self, chosen, depth + 1) * (100 - ready)) / 100;
    }
    case Deed::volunteer: {
      int best = block_gain(op.arg[1], self, -1, depth + 1);
      for (int i = 0; i < s.seats; ++i)
        if (is_alive(s, i)) best = std::max(best, block_gain(op.arg[0], self, i, depth + 1));
      return best;
    }
    case Deed::choice: {
      int best = -100000;
      for (int i = 0; i < op.arg[2]; ++i)
        best = std::max(best, block_gain(content().code.lists[at(op.arg[1] + i)], seat, chosen, depth + 1));
      return best;
    }
    case Deed::may: return std::max(0, block_gain(op.arg[1], seat, chosen, depth + 1));
    case Deed::each: return each(op.arg[1]);
    default: return 0;
  }
}

int Survey::block_gain(int block, int self, int chosen, int depth) const {
  int sum = 0;
  if (depth > 4) return 0;
  const auto& ops = content().code.ops;
  for (int pc = block; ops[at(pc)].verb != effects::kEnd; ++pc) sum += op_gain(ops[at(pc)], self, chosen, depth);
  return sum;
}

int Survey::event_gain(int event, int depth) const {
  if (!t.in_conflict() || event < 0 || event >= static_cast<int>(t.place().programs.size())) return 0;
  return block_gain(t.place().programs[at(event)].program, -1, -1, depth);
}

int Survey::space_gain(int symbol, int space, int seat) const {
  const Space& at_space = t.place().track(symbol)->spaces[at(space)];
  return block_gain(at_space.program, seat, -1) - at_space.dice * roll_loss(seat);
}

}  // namespace mathom::lotr_board
