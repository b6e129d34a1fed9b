#include "games/french_tarot/brain/model.h"

#include <algorithm>

#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {
namespace {

// Half points that a half-point card given for the Excuse moves between the sides (R16).
constexpr int kForExcuse = 1;

constexpr std::uint64_t all_if(bool yes) { return std::uint64_t{0} - static_cast<std::uint64_t>(yes); }

// Returns the position of the nth set bit of a word, n from 0, without branches: first the byte by sums of bits, then
// by halves.
std::uint64_t nth_bit(std::uint64_t word, std::uint32_t n) {
  constexpr std::uint64_t kBytes = 0x0101010101010101u, kHigh = 0x8080808080808080u;
  std::uint64_t sums = word - ((word >> 1) & 0x5555555555555555u);
  sums = (sums & 0x3333333333333333u) + ((sums >> 2) & 0x3333333333333333u);
  sums = ((sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * kBytes;
  const std::uint64_t below = (((((n + 1) * kBytes) | kHigh) - sums - kBytes) & kHigh) >> 7;
  const auto at = static_cast<std::uint32_t>((below * kBytes) >> 56) * 8;
  std::uint32_t rest = n - static_cast<std::uint32_t>(((sums << 8) >> at) & 0xFF), shift = at;
  std::uint64_t byte = word >> at & 0xFF;
  for (const std::uint32_t half : {4u, 2u, 1u}) {
    const auto low = static_cast<std::uint32_t>(std::popcount(byte & ((1u << half) - 1)));
    const std::uint32_t skip = rest >= low ? 1 : 0;
    rest -= skip * low;
    byte >>= skip * half;
    shift += skip * half;
  }
  return std::uint64_t{1} << shift;
}

CardSet nth_of(CardSet set, std::uint32_t n) {
  const auto suited = static_cast<std::uint32_t>(std::popcount(set.suits));
  const std::uint64_t low = all_if(n < suited);
  const std::uint64_t one =
      nth_bit((set.suits & low) | (set.trumps & ~low), n - (suited & static_cast<std::uint32_t>(~low)));
  return {one & low, one & ~low};
}

}  // namespace

Card nth_card(CardSet set, std::uint32_t n) { return nth_of(set, n).first(); }

Model::Model(const State& s)
    : hands(s.hands),
      won(s.won),
      may(s.may_hold),
      discard(s.discard),
      dog(s.dog),
      options(s.options),
      facts(s.facts),
      lies(s.trick),
      seats(s.options.seats),
      tricks(static_cast<std::uint8_t>(tricks_in_deal(s))),
      to_act(s.to_act),
      leader(s.tricks_done == 0 ? s.first_leader : s.winners[s.tricks_done - 1u]),
      laid(static_cast<std::uint8_t>(s.play_count - s.tricks_done * s.options.seats)),
      tricks_done(s.tricks_done),
      play_count(s.play_count),
      called(s.called),
      partner_shown(s.partner_shown),
      excuse_home(s.excuse_home),
      excuse_by(s.excuse_by),
      excuse_trick_to(s.excuse_trick_to),
      winners(s.winners),
      plays(s.plays) {
  for (int i = play_count - laid; i < play_count; ++i) trick.add(plays[static_cast<std::size_t>(i)]);
  gone = trick;
  for (const CardSet& pile : won) gone |= pile;
  if (facts.taker < 0) return;
  takers = bit(facts.taker);
  facts.partner = static_cast<std::int8_t>(partner_of(s));
  if (facts.partner >= 0) takers = static_cast<std::uint8_t>(takers | bit(facts.partner));
  for (std::size_t i = 0; i < tricks_done; ++i)
    by_takers = static_cast<std::uint8_t>(by_takers + is_taking(winners[i]));
}

void Model::finish_trick() {
  int winner = leader + lies.best_place;
  if (winner >= seats) winner -= seats;
  CardSet pile = trick;
  if (trick.has(kExcuse)) {
    // In the last trick it wins if its side has taken everything before (R17).
    const bool ends = tricks_done + 1 == tricks;
    if (ends && by_takers == (is_taking(excuse_by) ? tricks_done : 0)) winner = excuse_by;
    settle_excuse(winner, pile);
  }
  won[static_cast<std::size_t>(winner)] |= pile;
  winners[tricks_done] = static_cast<std::uint8_t>(winner);
  ++tricks_done;
  by_takers = static_cast<std::uint8_t>(by_takers + is_taking(winner));
  to_act = leader = static_cast<std::uint8_t>(winner);
  laid = 0;
  trick = kNone;
  lies = {};
}

// The Excuse goes to its own side, or is lost in the last trick (R16).
void Model::settle_excuse(int winner, CardSet& pile) {
  const bool lost = tricks_done + 1 == tricks && options.excuse_lost_at_end && winner != excuse_by;
  excuse_trick_to = static_cast<std::int8_t>(winner);
  excuse_home = !lost;
  if (lost) return;
  pile.remove(kExcuse);
  won[static_cast<std::size_t>(excuse_by)].add(kExcuse);
}

DealFacts Model::facts_at_end() const {
  DealFacts f = facts;
  const auto side = [&](int seat) { return is_taking(seat) ? Side::taker : Side::defence; };
  CardSet pile = discard;
  if (f.contract == Contract::guard_without) pile |= dog;
  for (int seat = 0; seat < seats; ++seat)
    if (is_taking(seat)) pile |= won[static_cast<std::size_t>(seat)];
  int points = half_points(pile);
  if (options.excuse_exchanged && excuse_home && excuse_by != kNoSeat)
    points += kForExcuse * (is_taking(excuse_trick_to) - is_taking(excuse_by));
  f.ending = Ending::scored;
  f.half_points = static_cast<std::int16_t>(points);
  f.oudlers = static_cast<std::uint8_t>(oudlers(pile));
  f.slam_made_by = by_takers == tricks ? Side::taker : by_takers == 0 ? Side::defence : Side::none;
  if (!options.petit_au_bout) return f;
  // The petit in the last trick, or in the one before it if a slam ends with the Excuse (R18).
  const auto lay = [&](int t, Card card) {
    const auto from = plays.begin() + t * seats;
    return std::find(from, from + seats, card) != from + seats;
  };
  const int last = tricks - 1, winner = winners[static_cast<std::size_t>(last)];
  if (lay(last, kPetit))
    f.petit_au_bout = side(winner);
  else if (f.slam_made_by != Side::none && winner == excuse_by && lay(last, kExcuse) && lay(last - 1, kPetit))
    f.petit_au_bout = side(winners[static_cast<std::size_t>(last - 1)]);
  return f;
}

std::array<std::int32_t, kMostSeats> Model::gains() const { return payment(facts_at_end(), options).scores; }

void Model::finish(State& s) const {
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
    s.hands[seat] = kNone;
    s.held[seat] = 0;
    s.may_hold[seat] = may[seat] & ~gone;
    s.must_hold[seat] &= ~gone;
  }
  s.won = won, s.winners = winners, s.plays = plays;
  s.tricks_done = tricks_done, s.play_count = play_count;
  s.excuse_by = excuse_by, s.excuse_home = excuse_home, s.excuse_trick_to = excuse_trick_to;
  s.to_act = to_act;
  s.trick = {};
  if (partner_shown && !s.partner_shown) s.facts.partner = facts.partner;
  s.partner_shown = partner_shown;
  finish_deal(s, nullptr);
}

void play_at_random(Model& m, Rng& rng) {
  while (!m.over()) {
    const CardSet legal = m.legal();
    m.play(nth_card(legal, rng.below(static_cast<std::uint32_t>(legal.size()))));
  }
}

}  // namespace mathom::french_tarot
