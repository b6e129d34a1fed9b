#include "games/lotr_board/brain/survey.h"

#include <algorithm>

#include "games/lotr_board/brain/price.h"
#include "games/lotr_board/rules/descent.h"
#include "games/lotr_board/rules/payment.h"

namespace mathom::lotr_board {
namespace {

// What the survey needs to know of a print.
struct Brief {
  std::int8_t symbol = -1, symbols = 0, tile = 0, value = 0;
  bool brown_quest = false;
  std::uint32_t story = 0;
};

int tile_kind(const CardFacts& f) {
  if (f.ends_reveal) return 0;
  switch (deed_of(content().code.ops[at(f.program)].verb)) {
    case Deed::next_event: return 1;
    case Deed::corrupt: return 2;
    case Deed::volunteer: return 3;
    default: return 4;
  }
}

const Brief& brief_of(int print) {
  static const std::array<Brief, kCards> kBriefs = [] {
    std::array<Brief, kCards> briefs{};
    for (int i = 0; i < kCards; ++i) {
      const CardFacts& f = facts_of(i);
      Brief& b = briefs[at(i)];
      b.symbol = static_cast<std::int8_t>(f.symbol);
      b.symbols = static_cast<std::int8_t>(f.symbols);
      b.value = static_cast<std::int8_t>(f.value);
      b.brown_quest = i < kQuest && f.colour == Colour::brown;
      if (f.colour == Colour::story) b.story = 1u << ((i - kFirstLegendary) % 32);
      if (group_of(i) == Group::tiles) b.tile = static_cast<std::int8_t>(tile_kind(f));
    }
    return briefs;
  }();
  return kBriefs[at(print)];
}

int clamp_gap(int g) { return std::clamp(g, 0, kMostGap); }

}  // namespace

Deed deed_of(int verb) {
  static const std::vector<Deed> kDeeds = [] {
    static constexpr std::pair<std::string_view, Deed> kWords[] = {{"rune", Deed::rune},
                                                                   {"gold_rune", Deed::gold},
                                                                   {"token", Deed::token},
                                                                   {"take_card", Deed::take_card},
                                                                   {"draw", Deed::draw},
                                                                   {"purity", Deed::purity},
                                                                   {"die", Deed::die},
                                                                   {"sauron", Deed::sauron},
                                                                   {"corrupt", Deed::corrupt},
                                                                   {"next_event", Deed::next_event},
                                                                   {"lose_game", Deed::lose},
                                                                   {"remove_board_cards", Deed::remove_cards},
                                                                   {"pay_or", Deed::pay_or},
                                                                   {"must_pay", Deed::must_pay},
                                                                   {"harm_cards", Deed::must_pay},
                                                                   {"reveal_match", Deed::reveal_match},
                                                                   {"if", Deed::condition},
                                                                   {"volunteer_or", Deed::volunteer},
                                                                   {"choice", Deed::choice},
                                                                   {"may", Deed::may},
                                                                   {"each", Deed::each},
                                                                   {"point_at", Deed::point_at}};
    std::vector<Deed> deeds(at(language().verbs()), Deed::none);
    for (int i = 0; i < language().verbs(); ++i)
      for (const auto& [word, deed] : kWords)
        if (language().verb(i).word == word) deeds[at(i)] = deed;
    return deeds;
  }();
  return kDeeds[at(verb)];
}

Survey::Survey(const State& state) : s(state), t(looking_at(state)) {
  std::array<bool, kMostSeats> brown_is_star{};
  for (int i = 0; i < s.seats; ++i) brown_is_star[at(i)] = t.has(i, Ability::brown_quest_is_star);
  for (int i = 0; i < kFirstTile; ++i) {
    const Card& c = s.cards[i];
    if (c.zone == kBoard) board_ |= std::uint64_t{1} << (index(c.def) - kFirstLegendary);
    if (c.zone < kHand || c.zone >= kHand + kMostSeats) continue;
    const std::size_t seat = at(c.zone - kHand);
    Holding& h = holding_[seat];
    ++h.cards;
    if (c.def == CardDef::hidden) {
      ++h.hidden;
      continue;
    }
    const Brief& b = brief_of(index(c.def));
    h.stories |= b.story;
    if (b.symbol >= 0) h.symbols[at(b.brown_quest && brown_is_star[seat] ? kStar : b.symbol)] += b.symbols;
  }
  for (int i = kFirstTile; i < kFirstGold; ++i) {
    const Card& c = s.cards[i];
    tiles_left_ += c.zone == kTileStack;
    ++tile_kinds_[at(brief_of(i).tile)];
    if (c.zone == kTilesDone || c.zone == kTileNow) --tile_kinds_[at(brief_of(index(c.def)).tile)];
  }
  for (int i = kFirstGold; i < kCards; ++i) {
    const Card& c = s.cards[i];
    if (c.zone >= kGoldOf && c.def != CardDef::hidden)
      holding_[at(c.zone - kGoldOf)].runes += brief_of(index(c.def)).value;
  }
  for (int i = 0; i < s.seats; ++i) holding_[at(i)].runes += s.runes[at(i)];
  for (int place = 0; place < s.place; ++place) board_of_journey_ += content().places[at(place)].haven ? 0 : 1;
  board_of_journey_ = std::min(board_of_journey_, 3);
}

int Survey::tiles_of(Deed d) const {
  return tile_kinds_[d == Deed::next_event  ? 1u
                     : d == Deed::corrupt   ? 2u
                     : d == Deed::volunteer ? 3u
                     : d == Deed::pay_or    ? 4u
                                            : 0u];
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
  const auto& peril = seat == s.bearer && !s.doom ? kHeuristicWeights.bearer_peril : kHeuristicWeights.peril;
  const int g = gap(seat);
  if (steps < 0)
    return peril[at(clamp_gap(g + std::min(-steps, static_cast<int>(s.corruption[at(seat)]))))] -
           peril[at(clamp_gap(g))];
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
  const int cards = sam ? 1 : 2;
  sum += of(seat).cards < cards ? step_loss(seat, kMostGap) : cards * kHeuristicWeights.price_of_any_card;
  return sum * kHeuristicWeights.roll / 600;
}

int Survey::card_price(int print, int seat) const {
  const CardFacts& f = facts_of(print);
  if (f.colour == Colour::story) return kHeuristicWeights.price_of_story;
  const Worth w = worth_of(t, print, seat);
  if (w.symbol < 0) return 0;
  const bool last = t.in_conflict() && t.place().destroys_ring;
  if (w.symbol == kStar)
    return w.n * kHeuristicWeights.price_of_star * (last ? kHeuristicWeights.star_at_last : 100) / 100 - 6 * f.dice;
  const int usable = t.in_conflict() && !t.is_open(w.symbol)
                         ? (last ? kHeuristicWeights.closed_at_last : kHeuristicWeights.closed)
                     : last ? kHeuristicWeights.open_at_last
                            : 100;
  return w.n * kHeuristicWeights.symbol[at(w.symbol)] * usable / 100;
}
int Survey::card_price(CardId c, int seat) const {
  const CardDef def = s.cards[index(c)].def;
  return def == CardDef::hidden ? kHeuristicWeights.price_of_hidden : card_price(index(def), seat);
}

int Survey::token_gain(int seat, int kind) const {
  if (!is_alive(s, seat) || !t.in_conflict()) return 0;
  const bool has = s.tokens[at(seat)][at(kind)] > 0;
  if (t.place().destroys_ring) {
    // A Heart or a Sun also causes an event, which always happens.
    const int event = kind == 1 ? 2 : 3;
    return has || kind == kRingToken || s.event > event
               ? 1
               : (roll_loss(seat) + 2 * kHeuristicWeights.price_of_any_card) * 2 / 3;
  }
  const int heir = kind == kRingToken ? heir_gain(seat) : 0;
  if (has || missing(seat) == 0) return kHeuristicWeights.any_token + heir;
  return step_loss(seat, 1) * kHeuristicWeights.token / 100 + kHeuristicWeights.any_token + heir;
}

// The value of one more Ring token, which makes this Hobbit the next Ring-bearer or brings them nearer to it.
int Survey::heir_gain(int seat) const {
  const int heir = next_bearer(s);
  if (heir < 0 || heir == seat) return 0;
  const auto burden = [&](int i) {
    const int g = clamp_gap(gap(i));
    return kHeuristicWeights.bearer_peril[at(g)] - kHeuristicWeights.peril[at(g)];
  };
  const int nearer = s.tokens[at(heir)][kRingToken] - s.tokens[at(seat)][kRingToken];
  if (nearer > 1) return 0;
  return (burden(heir) - burden(seat)) * kHeuristicWeights.heir / 100;
}

}  // namespace mathom::lotr_board
