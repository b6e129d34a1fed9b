#include "games/french_tarot/brain/endgame.h"

#include <algorithm>
#include <array>
#include <bit>

namespace mathom::french_tarot {
namespace {

using Bits = std::uint32_t;

// A value is sixteen times the taker's margin in half points, plus flags for what the facts of the deal need besides
// points. All of it adds up from trick to trick.
constexpr int kUnit = 16, kPetitTaken = 1, kExcuseTaken = 2, kEndLost = 4, kEndWon = 8;
constexpr int kPetitAtEnd = 20;  // half points that the petit at the end adds to the margin
constexpr int kFar = 30000;
constexpr int kTrumpSuit = 4, kNoSuit = 5;

// An array indexed by signed numbers.
template <class T, std::size_t N>
struct Row {
  std::array<T, N> items{};
  T& operator[](int i) { return items[static_cast<std::size_t>(i)]; }
  const T& operator[](int i) const { return items[static_cast<std::size_t>(i)]; }
};

struct Bounds {
  Bits key = 0;
  std::int16_t low = 0, high = 0;
  std::uint8_t best = 0;  // the card to lead
};
constexpr std::size_t kEntries = 2048;

// The trick so far.
struct Lies {
  int leader = 0, laid = 0, led = kNoSuit, best = -1, winner = 0, excuse_by = -1, worth = 0;
  bool petit = false;
};

// The remaining cards are numbered suit by suit, the lowest first and the Excuse last.
class End {
 public:
  explicit End(const Model& m) : m_(m), seats_(m.seats) {
    for (Bounds& b : table_) b.key = 0;
    number_cards();
    weigh_oudlers();
    for (int seat = 0; seat < seats_; ++seat) hands_[seat] = bits_of(m.hands[static_cast<std::size_t>(seat)]);
    Lies t;
    t.leader = m.leader;
    const int first = m.play_count - m.laid;
    for (int i = 0; i < m.laid; ++i)
      lay(t, (m.leader + i) % seats_, index_of(m.plays[static_cast<std::size_t>(first + i)]));
    int best = -1;
    value_ = m.laid == 0 ? trick(m.leader, -kFar, kFar) : go_on(t, -kFar, kFar, best);
  }

  DealFacts facts() const {
    DealFacts f = m_.facts;
    const int flags = value_ & (kUnit - 1);
    const int taken_before = pile_before();
    const int bout = (flags & kEndWon) != 0 ? 1 : (flags & kEndLost) != 0 ? -1 : 0;
    int points = (value_ - flags) / kUnit - kPetitAtEnd * bout * m_.options.petit_au_bout;
    if ((flags & kPetitTaken) != 0) points -= petit_bonus_;
    if ((flags & kExcuseTaken) != 0) points -= excuse_bonus_;
    f.ending = Ending::scored;
    f.half_points = static_cast<std::int16_t>(points + taken_before);
    f.oudlers =
        static_cast<std::uint8_t>(oudlers_before_ + twenty_one_ + std::popcount(static_cast<unsigned>(flags & 3)));
    f.slam_made_by = Side::none;
    if (m_.options.petit_au_bout && bout != 0) f.petit_au_bout = bout > 0 ? Side::taker : Side::defence;
    return f;
  }

 private:
  bool takes(int seat) const { return (m_.takers >> seat & 1) != 0; }

  void number_cards() {
    CardSet left = m_.trick;
    for (int seat = 0; seat < seats_; ++seat) left |= m_.hands[static_cast<std::size_t>(seat)];
    for (const Card c : each(left)) {
      const int suit = c == kExcuse ? kNoSuit : static_cast<int>(suit_of(c));
      suits_[suit] |= Bits{1} << n_;
      suit_of_[n_] = static_cast<std::uint8_t>(suit);
      worth_[n_] = static_cast<std::int8_t>(half_points(c));
      kind_[n_] = static_cast<std::uint8_t>(c == kPetit ? 255 : suit * 32 + worth_[n_]);
      left_worth_ += worth_[n_];
      if (c == kPetit) petit_ = n_;
      cards_[n_++] = c;
    }
  }
  int index_of(Card c) const {
    return static_cast<int>(std::find(cards_.items.begin(), cards_.items.begin() + n_, c) - cards_.items.begin());
  }
  Bits bits_of(CardSet set) const {
    Bits b = 0;
    for (int i = 0; i < n_; ++i) b |= static_cast<Bits>(set.has(cards_[i])) << i;
    return b;
  }

  // Returns the pile of the taker's side: earlier tricks, and the dog or the discard.
  CardSet takers_pile() const {
    CardSet pile = m_.discard;
    if (m_.facts.contract == Contract::guard_without) pile |= m_.dog;
    for (int seat = 0; seat < seats_; ++seat)
      if (takes(seat)) pile |= m_.won[static_cast<std::size_t>(seat)];
    return pile;
  }
  int pile_before() const {
    int points = half_points(takers_pile());
    const bool home = m_.excuse_by != kNoSeat && m_.excuse_home && !m_.trick.has(kExcuse);
    if (home && m_.options.excuse_exchanged) points += takes(m_.excuse_trick_to) - takes(m_.excuse_by);
    return points;
  }
  // The 21 is never lost, and the Excuse hardly ever. They fix the target that the petit changes.
  void weigh_oudlers() {
    oudlers_before_ = oudlers(takers_pile());
    bool excuse = false;
    for (int seat = 0; seat < seats_; ++seat) {
      const CardSet hand = m_.hands[static_cast<std::size_t>(seat)];
      if (takes(seat) && hand.has(kTwentyOne)) twenty_one_ = 1;
      if (takes(seat) && hand.has(kExcuse)) excuse = true;
    }
    for (int i = m_.play_count - m_.laid; i < m_.play_count; ++i) {
      const int seat = (m_.leader + i - (m_.play_count - m_.laid)) % seats_;
      if (!takes(seat)) continue;
      if (m_.plays[static_cast<std::size_t>(i)] == kTwentyOne) twenty_one_ = 1;
      if (m_.plays[static_cast<std::size_t>(i)] == kExcuse) excuse = true;
    }
    const int sure = oudlers_before_ + twenty_one_, others = std::min(2, sure + excuse);
    petit_bonus_ = 2 * (target_points(others) - target_points(others + 1));
    excuse_bonus_ = 2 * (target_points(std::min(2, sure)) - target_points(std::min(2, sure) + 1));
  }

  Bits legal(Bits hand, const Lies& t) const {
    if (t.led == kNoSuit) return hand;
    const Bits excuse = hand & suits_[kNoSuit], trumps = hand & suits_[kTrumpSuit];
    if (t.led != kTrumpSuit)
      if (const Bits follow = hand & suits_[t.led]; follow != 0)
        return follow | (m_.options.excuse_any_time ? excuse : 0);
    if (trumps == 0) return hand;
    const Bits higher = t.best >= 0 && suit_of_[t.best] == kTrumpSuit ? trumps & ~((Bits{2} << t.best) - 1) : trumps;
    return (higher != 0 ? higher : trumps) | excuse;
  }

  // Pre: the card is not in the hand.
  void lay(Lies& t, int seat, int card) const {
    ++t.laid;
    const int suit = suit_of_[card];
    if (suit == kNoSuit) {
      t.excuse_by = seat;
      return;
    }
    t.worth += worth_[card];
    t.petit = t.petit || card == petit_;
    bool wins = t.led == kNoSuit;
    if (wins)
      t.led = suit;
    else if (suit == suit_of_[t.best])
      wins = card > t.best;
    else
      wins = suit == kTrumpSuit;
    if (wins) t.best = card, t.winner = seat;
  }

  // Returns what a whole trick adds.
  int worth(const Lies& t, bool last) const {
    const bool won = takes(t.winner);
    int half = won ? t.worth : 0, flags = 0;
    if (t.petit) {
      if (won) half += petit_bonus_, flags |= kPetitTaken;
      if (last && m_.options.petit_au_bout) half += won ? kPetitAtEnd : -kPetitAtEnd;
      if (last) flags |= won ? kEndWon : kEndLost;
    }
    if (t.excuse_by >= 0) {
      const bool own = takes(t.excuse_by), lost = last && m_.options.excuse_lost_at_end && t.winner != t.excuse_by;
      if (lost ? won : own) half += worth_[n_ - 1] + excuse_bonus_, flags |= kExcuseTaken;
      if (!lost && m_.options.excuse_exchanged) half += won - own;
    }
    return kUnit * half + flags;
  }

  // Pre: all cards of the trick have been played. Solves the rest of the deal within the bounds.
  int finish(const Lies& t, int low, int high) {
    const bool last = (hands_[0] | hands_[1] | hands_[2]) == 0;
    const int now = worth(t, last);
    if (last) return now;
    const int lies = t.worth + (t.excuse_by >= 0 ? worth_[n_ - 1] : 0);
    left_worth_ -= lies;
    const int value = now + trick(t.winner, low - now, high - now);
    left_worth_ += lies;
    return value;
  }

  // Every seat has one card left.
  int last_trick(int leader) const {
    Lies t;
    t.leader = leader;
    for (int i = 0, seat = leader; i < seats_; ++i) {
      lay(t, seat, std::countr_zero(hands_[seat]));
      seat = seat + 1 == seats_ ? 0 : seat + 1;
    }
    return worth(t, true);
  }

  int trick(int leader, int low, int high) {
    Bits all = 0;
    for (int seat = 0; seat < seats_; ++seat) all |= hands_[seat];
    if (std::popcount(all) == seats_) return last_trick(leader);
    // The remaining points limit the value.
    int most = kUnit * left_worth_ + kUnit, least = -kUnit;
    if (petit_ >= 0 && (all >> petit_ & 1) != 0)
      most += kUnit * (petit_bonus_ + kPetitAtEnd), least -= kUnit * kPetitAtEnd;
    if ((all & suits_[kNoSuit]) != 0) most += kUnit * (excuse_bonus_ + 1), least -= kUnit;
    if (least >= high) return least;
    if (most <= low) return most;
    const Bits key = all | static_cast<Bits>(leader + 1) << kMostEndCards;
    const Bounds& e = table_[(key * 0x9E3779B1u) >> 21];
    int first = -1;
    if (e.key == key) {
      first = e.best;
      if (e.low >= high || e.low == e.high) return e.low;
      if (e.high <= low) return e.high;
      low = std::max<int>(low, e.low), high = std::min<int>(high, e.high);
    }
    Lies t;
    t.leader = leader;
    const int value = go_on(t, low, high, first);
    Bounds& now = table_[(key * 0x9E3779B1u) >> 21];
    if (now.key != key) now = {key, -kFar, kFar, 0};
    now.best = static_cast<std::uint8_t>(first);
    if (value > low) now.low = static_cast<std::int16_t>(value);
    if (value < high) now.high = static_cast<std::int16_t>(value);
    return value;
  }

  // Finds the best next card of the trick for the seat that plays it. `best_card` is tried first, and receives the
  // result.
  int go_on(const Lies& t, int low, int high, int& best_card) {
    if (t.laid == seats_) return finish(t, low, high);
    const int place = t.leader + t.laid, seat = place < seats_ ? place : place - seats_;
    const bool most = takes(seat);
    Bits todo = legal(hands_[seat], t);
    if ((todo & (todo - 1)) != 0) todo = without_twins(todo, t);
    int best = most ? -kFar : kFar;
    int card = best_card >= 0 && (todo >> best_card & 1) != 0 ? best_card : next(todo, t);
    while (true) {
      todo &= ~(Bits{1} << card);
      Lies then = t;
      lay(then, seat, card);
      hands_[seat] &= ~(Bits{1} << card);
      int later = -1;
      const int value = go_on(then, low, high, later);
      hands_[seat] |= Bits{1} << card;
      if (most ? value > best : value < best) best = value, best_card = card;
      (most ? low : high) = most ? std::max(low, best) : std::min(high, best);
      if (low >= high || todo == 0) return best;
      card = next(todo, t);
    }
  }

  // Plain cards of a suit without a remaining card between them are equal: keeps the highest.
  Bits without_twins(Bits cards, const Lies& t) const {
    Bits all = t.best >= 0 ? Bits{1} << t.best : 0;
    for (int seat = 0; seat < seats_; ++seat) all |= hands_[seat];
    Bits kept = cards;
    for (Bits b = cards; b != 0; b &= b - 1) {
      const int i = std::countr_zero(b);
      const Bits above = all & (~Bits{1} << i);
      if (above == 0) break;
      const int next = std::countr_zero(above);
      if ((cards >> next & 1) != 0 && kind_[next] == kind_[i]) kept &= ~(Bits{1} << i);
    }
    return kept;
  }

  // Winning cards are tried from the highest down, others from the lowest up.
  int next(Bits todo, const Lies& t) const {
    const int top = 31 - std::countl_zero(todo);
    if (t.led == kNoSuit)
      return suit_of_[top] == kNoSuit && std::popcount(todo) > 1 ? 31 - std::countl_zero(todo & ~(Bits{1} << top))
                                                                 : top;
    const Bits plain = todo & ~suits_[kNoSuit];
    if (plain == 0) return top;
    const int high = 31 - std::countl_zero(plain);
    const bool beats = suit_of_[high] == suit_of_[t.best] ? high > t.best : suit_of_[high] == kTrumpSuit;
    return beats ? high : std::countr_zero(plain);
  }

  const Model& m_;
  int seats_, n_ = 0, petit_ = -1, value_ = 0;
  int oudlers_before_ = 0, twenty_one_ = 0, petit_bonus_ = 0, excuse_bonus_ = 0;
  Row<Bits, kMostSeats> hands_;
  Row<Bits, 6> suits_;
  Row<Card, 32> cards_;
  int left_worth_ = 0;
  Row<std::uint8_t, 32> suit_of_, kind_;
  Row<std::int8_t, 32> worth_;
  std::array<Bounds, kEntries> table_;
};

}  // namespace

bool can_solve(const Model& m) {
  const int left = (m.tricks - m.tricks_done) * m.seats;
  return left <= kMostEndCards && m.tricks_done > 0 && m.by_takers > 0 && m.by_takers < m.tricks_done;
}

DealFacts solve(const Model& m) { return End(m).facts(); }

}  // namespace mathom::french_tarot
