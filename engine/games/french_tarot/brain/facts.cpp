#include "games/french_tarot/brain/facts.h"

#include <vector>

#include "games/french_tarot/state/events.h"
#include "games/french_tarot/state/phases.h"
#include "games/french_tarot/words/words.h"

namespace mathom::french_tarot {
namespace {

// How much a fact says. The result of the deal says little, because it says nothing of its cause.
namespace tells {
constexpr int kContract = 2, kTrick = 1, kQueen = 3, kKing = 4, kOudler = 6;
}  // namespace tells

class DealFinder final : public FactFinder {
 public:
  DealFinder(const State& root, int seat) : root_(root), seat_(seat), called_(root.called) {
    const int played = root.play_count - root.tricks_done * root.options.seats;
    first_trick_ = root.tricks_done + 1;
    int by = (root.to_act - played + root.options.seats) % root.options.seats;
    for (int i = root.play_count - played; root.phase == Phase::play && i < root.play_count; ++i) {
      laid_.push_back({by, root.plays[static_cast<std::size_t>(i)]});
      by = next_seat(root, by);
    }
    taker_ = root.facts.taker;
    partner_ = partner_of(root);
  }

  void emit(const Event& e) override {
    const int who = index(e.who);
    switch (what_of(e)) {
      case What::taker: taker_ = who; break;
      case What::called:
        called_ = static_cast<Card>(e.card);
        for (int seat = 0; seat < root_.options.seats; ++seat)
          if (seat != taker_ && root_.hands[static_cast<std::size_t>(seat)].has(called_)) partner_ = seat;
        break;
      case What::played: laid_.push_back({who, static_cast<Card>(e.card)}); break;
      case What::trick:
        take_trick(who, e.amount);
        laid_.clear();
        break;
      case What::excuse_lost:
        if (is_mine(who)) found({Phrase{"french_tarot.fact.excuse_lost"}, false, tells::kOudler});
        break;
      case What::petit_au_bout:
        found(is_mine(who) ? Fact{Phrase{"french_tarot.fact.petit_last"}, true, tells::kOudler}
                           : Fact{Phrase{"french_tarot.fact.petit_last_theirs"}, false, tells::kOudler});
        break;
      case What::made: found({Phrase{"french_tarot.fact.made"}, is_mine(taker_), tells::kContract}); break;
      case What::lost: found({Phrase{"french_tarot.fact.failed"}, !is_mine(taker_), tells::kContract}); break;
      default: break;
    }
  }

 private:
  struct Laid {
    int by = 0;
    Card card = kNoCard;
  };

  bool takes(int seat) const { return seat == taker_ || seat == partner_; }
  bool is_mine(int seat) const { return takes(seat) == takes(seat_); }

  void take_trick(int winner, int number) {
    const bool mine = is_mine(winner);
    if (number == first_trick_ && root_.phase == Phase::play)
      found({Phrase{mine ? "french_tarot.fact.trick" : "french_tarot.fact.trick_theirs"}, mine, tells::kTrick});
    for (const Laid& laid : laid_) {
      if (is_mine(laid.by) == mine) continue;
      // The card changes sides.
      if (laid.card == kPetit)
        found({Phrase{mine ? "french_tarot.fact.petit" : "french_tarot.fact.petit_theirs"}, mine, tells::kOudler});
      if (is_trump(laid.card) || laid.card == kExcuse) continue;
      const auto suit = suit_name(suit_of(laid.card));
      if (rank_of(laid.card) == kKing)
        found({Phrase{mine ? "french_tarot.fact.king" : "french_tarot.fact.king_theirs"}.word("suit", suit), mine,
               tells::kKing});
      if (rank_of(laid.card) == kKing - 1)
        found({Phrase{mine ? "french_tarot.fact.queen" : "french_tarot.fact.queen_theirs"}.word("suit", suit), mine,
               tells::kQueen});
    }
  }

  const State& root_;
  int seat_, taker_ = kNoSeat, partner_ = kNoSeat, first_trick_ = 1;
  Card called_;
  std::vector<Laid> laid_;
};

}  // namespace

std::unique_ptr<FactFinder> find_facts(const State& root, int seat) { return std::make_unique<DealFinder>(root, seat); }

}  // namespace mathom::french_tarot
