// A world at random that looks to its viewers exactly like what they see. Every card they cannot
// place goes where play has shown that it may lie. First a random filling, repaired by augmenting
// paths where it runs into a dead end, so that it never fails; then random exchanges, which
// even out what the filling preferred.
#include "core/rng.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {
namespace {

constexpr int kMostBins = kMostSeats + 2;

struct Bin {
  CardSet allowed;  // of the cards to be placed
  CardSet filled;
  int room = 0;
};

Card random_card(CardSet set, Rng& rng) {
  auto n = rng.below(static_cast<std::uint32_t>(set.size()));
  for (; n > 0; --n) set.pop_first();
  return set.first();
}

class Filler {
 public:
  Filler(CardSet unknown, Rng& rng) : unknown_(unknown), rng_(rng) {}

  // `known` is certain to lie there; `capacity` counts it.
  void add_bin(CardSet known, CardSet allowed, int capacity) {
    unknown_ &= ~known;
    bins_.push_back({allowed, known, capacity - known.size()});
  }
  const CardSet& filled(int bin) const { return bins_[bin].filled; }

  // False when the cards cannot all be placed.
  bool fill() {
    find_homes();
    for (const Card card : hardest_first())
      if (!place(card) && !augment(card)) return false;
    exchange();
    return true;
  }

 private:
  std::uint32_t homes_of(Card card) const { return homes_[card]; }
  void find_homes() {
    for (const Card card : each(unknown_)) {
      std::uint32_t homes = 0;
      for (int b = 0; b < bins_.size(); ++b) homes |= static_cast<std::uint32_t>(bins_[b].allowed.has(card)) << b;
      homes_[card] = static_cast<std::uint8_t>(homes);
    }
  }
  // Those with the fewest homes come first, and otherwise by lot.
  FixedVector<Card, kCards> hardest_first() {
    FixedVector<Card, kCards> cards;
    for (const Card card : each(unknown_)) cards.push_back(card);
    rng_.shuffle(cards);
    std::array<int, kMostBins + 2> from{};
    for (const Card card : cards) ++from[static_cast<std::size_t>(std::popcount(homes_of(card)) + 1)];
    for (std::size_t n = 1; n < from.size(); ++n) from[n] += from[n - 1];
    FixedVector<Card, kCards> sorted = cards;
    for (const Card card : cards) sorted[from[static_cast<std::size_t>(std::popcount(homes_of(card)))]++] = card;
    return sorted;
  }

  // Into a bin with room, each as likely as its room is wide.
  bool place(Card card) {
    const std::uint32_t homes = homes_of(card);
    std::array<int, kMostBins> room{};
    int wide = 0;
    for (int b = 0; b < bins_.size(); ++b)
      wide += room[static_cast<std::size_t>(b)] = bins_[b].room * static_cast<int>(homes >> b & 1);
    if (wide == 0) return false;
    auto at = static_cast<int>(rng_.below(static_cast<std::uint32_t>(wide)));
    int b = 0;
    for (; at >= room[static_cast<std::size_t>(b)]; ++b) at -= room[static_cast<std::size_t>(b)];
    put(bins_[b], card);
    return true;
  }
  static void put(Bin& bin, Card card) {
    bin.filled.add(card);
    --bin.room;
  }

  // Every bin this card may lie in is full: a chain of cards moves up until the last finds room.
  bool augment(Card card) {
    std::array<int, kMostBins> from{};
    from.fill(-2);
    FixedVector<std::uint8_t, kMostBins> queue;
    for (int b = 0; b < bins_.size(); ++b)
      if (bins_[b].allowed.has(card)) {
        from[static_cast<std::size_t>(b)] = -1;
        queue.push_back(static_cast<std::uint8_t>(b));
      }
    for (int i = 0; i < queue.size(); ++i) {
      if (bins_[queue[i]].room > 0) return shift_chain(queue[i], card, from), true;
      for (int b = 0; b < bins_.size(); ++b) {
        if (from[static_cast<std::size_t>(b)] != -2 || movable(queue[i], b).empty()) continue;
        from[static_cast<std::size_t>(b)] = queue[i];
        queue.push_back(static_cast<std::uint8_t>(b));
      }
    }
    return false;
  }
  // Cards that could go from bin a to bin b; what was certain from the start stays.
  CardSet movable(int a, int b) const { return bins_[a].filled & bins_[b].allowed & unknown_; }
  void shift_chain(int bin, Card card, const std::array<int, kMostBins>& from) {
    for (int before = from[static_cast<std::size_t>(bin)]; before >= 0; before = from[static_cast<std::size_t>(bin)]) {
      const Card moved = random_card(movable(before, bin), rng_);
      bins_[before].filled.remove(moved);
      ++bins_[before].room;
      put(bins_[bin], moved);
      bin = before;
    }
    put(bins_[bin], card);
  }

  // Two random cards change places where both may: in the long run every filling is as likely.
  void exchange() {
    bool free = true;
    for (const Bin& bin : bins_) free = free && (bin.filled.empty() || (unknown_ & ~bin.allowed).empty());
    if (free) return;  // without constraints the filling is even already
    FixedVector<Card, kCards> cards;
    std::array<std::uint8_t, kCards> home{};
    for (const Card card : each(unknown_)) cards.push_back(card);
    for (int b = 0; b < bins_.size(); ++b)
      for (const Card card : each(bins_[b].filled)) home[card] = static_cast<std::uint8_t>(b);
    const auto n = static_cast<std::uint32_t>(cards.size());
    for (std::uint32_t i = 0; i < 2 * n; ++i) {
      const Card a = cards[static_cast<int>(rng_.below(n))], b = cards[static_cast<int>(rng_.below(n))];
      // Without a branch, as either is as likely.
      const std::uint32_t both = homes_of(a) >> home[b] & homes_of(b) >> home[a] & 1;
      const auto change = static_cast<std::uint8_t>((home[a] ^ home[b]) * both);
      home[a] ^= change, home[b] ^= change;
    }
    for (Bin& bin : bins_) bin.filled &= ~unknown_;
    for (const Card card : cards) bins_[home[card]].filled.add(card);
  }

  CardSet unknown_;
  FixedVector<Bin, kMostBins> bins_;
  std::array<std::uint8_t, kCards> homes_{};  // of each card: the bins it may lie in, as bits
  Rng& rng_;
};

CardSet placed(const State& s) {
  CardSet cards = s.dog | s.discard;
  for (const CardSet& hand : s.hands) cards |= hand;
  for (int i = 0; i < s.play_count; ++i) cards.add(s.plays[static_cast<std::size_t>(i)]);
  return cards;
}

// `barred_too`: a discard that was forced may hold honours that were barred from it.
bool fill_in(State& s, bool barred_too, Rng& rng) {
  const CardSet unknown = ~placed(s);
  Filler filler(unknown, rng);
  const auto blank_hand = [&](std::size_t seat) { return s.held[seat] > s.hands[seat].size(); };
  for (std::size_t seat = 0; seat < s.options.seats; ++seat) {
    const bool blank = blank_hand(seat);
    filler.add_bin(blank ? s.must_hold[seat] : kNone, s.may_hold[seat], blank ? s.held[seat] : 0);
  }
  CardSet discardable = freely_discardable(s.options);
  if (barred_too) discardable |= kHonours & ~kKings;
  const bool blank_discard = s.discarded > s.discard.size();
  filler.add_bin(blank_discard ? s.discard_shown : kNone, discardable, blank_discard ? s.discarded : 0);
  const bool blank_dog = !s.dog_open && s.dog.empty();
  filler.add_bin(kNone, kPack, blank_dog ? table_size(s.options.seats).dog : 0);
  if (!filler.fill()) return false;
  for (std::size_t seat = 0; seat < s.options.seats; ++seat) s.hands[seat] |= filler.filled(static_cast<int>(seat));
  s.discard |= filler.filled(s.options.seats);
  s.dog |= filler.filled(s.options.seats + 1);
  return true;
}

// A hand that would have been thrown in was not dealt (R3).
bool contradicts_bidding(const State& s) {
  if (!s.options.petit_sec_annuls || s.phase != Phase::bidding) return false;
  for (std::size_t seat = 0; seat < s.options.seats; ++seat)
    if (s.hands[seat].trumps == 1) return true;
  return false;
}

}  // namespace

void Rules::determinize(State& seen, SeatMask, Rng& rng) const {
  if (seen.deals_begun == 0) return;
  const State blank = seen;
  for (int attempt = 0; attempt < 16; ++attempt) {
    seen = blank;
    if (!fill_in(seen, false, rng)) {
      seen = blank;
      fill_in(seen, true, rng);
    }
    if (!contradicts_bidding(seen)) return;
  }
}

}  // namespace mathom::french_tarot
