// What holds in every State that play can reach. Loaded saves pass through here before any rule
// touches them, so each test relies only on those before it.
#include "core/problems.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {
namespace {

class Checker {
 public:
  Checker(const State& s, Problems& problems) : s_(s), problems_(problems) {}
  bool sound() const { return sound_; }
  void need(bool holds, const char* path, const char* message) {
    if (holds) return;
    sound_ = false;
    problems_.add(path, message);
  }
  bool seat(int n) const { return n >= 0 && n < s_.options.seats; }
  bool seat_or_none(int n) const { return n == kNoSeat || seat(n); }

 private:
  const State& s_;
  Problems& problems_;
  bool sound_ = true;
};

template <class E>
bool at_most(E value, E most) {
  return value <= most;
}

void check_options(const Options& o, Checker& c) {
  c.need(o.seats >= 3 && o.seats <= 5, "/options/seats", "must be 3, 4 or 5");
  c.need(o.deals >= 1, "/options/deals", "must be at least 1");
  c.need(at_most(o.rules, RuleSet::house), "/options/rules", "is not a rule set");
  c.need(o.first_dealer >= -1 && o.first_dealer < o.seats, "/options/first_dealer", "is not a seat");
  c.need(at_most(o.partner_share, PartnerShare::half), "/options/partner_share", "is not a way to share");
  c.need(at_most(o.slam_bid_pays, SlamBidPays::bonus_only), "/options/slam_bid_pays", "is not a way to pay");
  c.need(at_most(o.slam_asked, SlamAsked::after_bidding), "/options/slam_asked", "is not a time to ask");
}

void check_facts(const DealFacts& f, const char* path, Checker& c) {
  bool handfuls = true;
  for (const Handful h : f.handfuls) handfuls = handfuls && at_most(h, Handful::triple);
  const bool sound = c.seat_or_none(f.taker) && c.seat_or_none(f.partner) &&
                     at_most(f.contract, Contract::grand_slam) && f.oudlers <= 3 && f.half_points >= 0 &&
                     f.half_points <= 182 && handfuls && at_most(f.petit_au_bout, Side::defence) &&
                     at_most(f.slam_made_by, Side::defence) && at_most(f.ending, Ending::petit_sec);
  c.need(sound, path, "holds a value that no deal has");
  c.need(f.seats >= 3 && f.seats <= static_cast<int>(kMostSeats), path, "has a number of seats that no deal has");
  c.need((f.taker == kNoSeat) == (f.contract == Contract::none), path,
         "has a taker without a contract, or the other way round");
}

void check_ranges(const State& s, Checker& c) {
  check_options(s.options, c);
  if (!c.sound()) return;
  check_facts(s.facts, "/facts", c);
  check_facts(s.last, "/last", c);
  c.need(at_most(s.phase, Phase::over), "/phase", "is not a phase");
  c.need(c.seat(s.dealer), "/dealer", "is not a seat");
  c.need(c.seat(s.to_act), "/to_act", "is not a seat");
  c.need(c.seat(s.first_leader), "/first_leader", "is not a seat");
  c.need(c.seat_or_none(s.excuse_by), "/excuse_by", "is not a seat");
  c.need(c.seat_or_none(s.excuse_trick_to), "/excuse_trick_to", "is not a seat");
  c.need(s.called == kNoCard || kHonours.has(s.called < kCards ? s.called : kExcuse), "/called",
         "is not a card that can be called");
  c.need(s.tricks_done <= tricks_in_deal(s), "/tricks_done", "is more than a deal has");
  c.need(s.bids_made <= s.options.seats, "/bids_made", "is more than there are seats");
  c.need(s.discarded <= table_size(s.options.seats).dog, "/discarded", "is more than the dog");
  c.need(at_most(s.showing, Handful::triple), "/showing", "is not a handful");
  for (const Contract bid : s.bids) c.need(at_most(bid, Contract::grand_slam), "/bids", "holds no bid");
  for (const std::uint8_t w : s.winners) c.need(c.seat(w), "/winners", "holds no seat");
  const auto in_pack = [](CardSet set) { return (set.suits & ~kPack.suits) == 0 && (set.trumps & ~kPack.trumps) == 0; };
  for (const auto* sets : {&s.hands, &s.won, &s.may_hold, &s.must_hold})
    for (const CardSet& set : *sets) c.need(in_pack(set), "/hands", "hold cards that are not in the pack");
  for (const CardSet& set : {s.dog, s.dog_shown, s.discard, s.discard_shown, s.kept_back})
    c.need(in_pack(set), "/dog", "holds cards that are not in the pack");
  const int begun = s.tricks_done * s.options.seats;
  c.need(s.play_count >= begun && s.play_count <= kMostPlays, "/play_count", "does not fit the tricks");
  c.need(s.play_count < begun + s.options.seats, "/play_count", "holds a full trick that nobody took");
  for (std::size_t i = 0; i < s.play_count && i < s.plays.size(); ++i)
    c.need(s.plays[i] < kCards, "/plays", "holds no card");
}

// Every card of the pack is in exactly one place.
void check_cards(const State& s, Checker& c) {
  CardSet all = s.dog | s.discard;
  int count = s.dog.size() + s.discard.size() + s.play_count;
  for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
    all |= s.hands[seat];
    count += s.hands[seat].size();
    c.need(s.hands[seat].size() == s.held[seat], "/held", "does not count the hand");
  }
  CardSet played;
  for (std::size_t i = 0; i < s.play_count; ++i) played.add(s.plays[i]);
  all |= played;
  c.need(count == kCards && all == kPack, "/hands", "do not make one pack with the dog, the discard and the tricks");
  CardSet won, taken;
  int in_piles = 0;
  for (const CardSet& pile : s.won) {
    won |= pile;
    in_piles += pile.size();
  }
  for (int i = 0; i < s.tricks_done * s.options.seats; ++i) taken.add(s.plays[static_cast<std::size_t>(i)]);
  c.need(won == taken && in_piles == taken.size(), "/won", "is not what the tricks held");
  c.need(played.has(kExcuse) == (s.excuse_by != kNoSeat), "/excuse_by", "does not fit the tricks");
  c.need(!taken.has(kExcuse) || s.excuse_trick_to != kNoSeat, "/excuse_trick_to", "does not fit the tricks");
}

// What all are said to know is true.
void check_knowledge(const State& s, Checker& c) {
  for (std::size_t seat = 0; seat < s.options.seats; ++seat) {
    c.need((s.hands[seat] & ~s.may_hold[seat]).empty(), "/may_hold", "rules out a card of the hand");
    c.need((s.must_hold[seat] & ~s.hands[seat]).empty(), "/must_hold", "holds a card that is not in the hand");
  }
  c.need((s.discard_shown & ~s.discard).empty(), "/discard_shown", "holds a card that was not discarded");
  c.need(s.discard.size() == s.discarded, "/discarded", "does not count the discard");
}

void check_trick(const State& s, Checker& c) {
  TrickFacts trick;
  const int begun = s.tricks_done * s.options.seats;
  for (int i = begun; i < s.play_count; ++i) add_card(trick, s.plays[static_cast<std::size_t>(i)], i - begun);
  c.need(trick == s.trick, "/trick", "does not fit the cards on the table");
  const int leader = s.tricks_done == 0 ? s.first_leader : s.winners[static_cast<std::size_t>(s.tricks_done - 1)];
  const int turn = (leader + s.play_count - begun) % s.options.seats;
  c.need(s.to_act == turn, "/to_act", "is not the seat whose turn it is");
  const bool taken = dog_is_taken(s.facts.contract);
  const int dog = table_size(s.options.seats).dog;
  c.need(s.discarded == (taken ? dog : 0) && s.dog.size() == (taken ? 0 : dog), "/dog", "does not fit the contract");
  for (int i = 0; i < s.options.seats; ++i) {
    const auto seat = static_cast<std::size_t>((leader + i) % s.options.seats);
    const int left = tricks_in_deal(s) - s.tricks_done - (i < s.play_count - begun ? 1 : 0);
    c.need(s.held[seat] == left, "/held", "does not fit the tricks");
  }
}

void check_showing(const State& s, Checker& c) {
  const bool idle = s.showing == Handful::none;
  c.need(!idle || s.kept_back.empty(), "/kept_back", "without a handful");
  if (idle) return;
  const bool time = s.phase == Phase::play && s.tricks_done == 0 && s.options.handfuls;
  c.need(time, "/showing", "is not the time for it");
  const bool fits = (s.kept_back & ~(s.hands[s.to_act] & kTrumps)).empty() && surplus_trumps(s) > s.kept_back.size();
  c.need(fits, "/kept_back", "does not fit the handful");
}

void check_phase(const State& s, Checker& c) {
  const TableSize size = table_size(s.options.seats);
  const bool playing =
      s.phase == Phase::call || s.phase == Phase::discard || s.phase == Phase::slam || s.phase == Phase::play;
  c.need(!playing || s.facts.taker != kNoSeat, "/facts/taker", "is missing");
  if (!c.sound()) return;
  const bool takers_turn = playing && s.phase != Phase::play;
  c.need(!takers_turn || s.to_act == s.facts.taker, "/to_act", "is not the taker");
  c.need(!takers_turn || s.play_count == 0, "/play_count", "before the play");
  c.need(s.phase != Phase::call || s.options.seats == 5, "/phase", "calls a king without five players");
  c.need((s.called == kNoCard) || s.options.seats == 5, "/called", "without five players");
  c.need(s.phase != Phase::bidding || s.bids_made < s.options.seats, "/bids_made", "leaves nobody to bid");
  if (s.phase == Phase::discard) {
    c.need(s.discarded < size.dog && dog_is_taken(s.facts.contract), "/discarded", "leaves nothing to discard");
    c.need(s.held[s.to_act] == size.hand + size.dog - s.discarded, "/held", "does not fit the discard");
  }
  if (s.phase == Phase::play) {
    c.need(s.tricks_done < tricks_in_deal(s), "/tricks_done", "leaves nothing to play");
    if (c.sound()) check_trick(s, c);
  }
  if (c.sound()) check_showing(s, c);
}

}  // namespace

void Rules::check(const State& s, Problems& problems) const {
  Checker c(s, problems);
  check_ranges(s, c);
  if (!c.sound()) return;
  std::int64_t sum = 0;
  for (const std::int32_t total : s.totals) sum += total;
  c.need(sum == 0, "/totals", "do not add up to nothing");
  c.need((s.phase == Phase::over) == (s.deals_scored >= s.options.deals), "/deals_scored", "does not fit the phase");
  const bool before = s.phase == Phase::draw_dealer || s.phase == Phase::deal || s.phase == Phase::over;
  c.need(before || s.deals_begun > 0, "/deals_begun", "is nought in the middle of a deal");
  c.need(s.last.ending == Ending::none || s.last.seats == s.options.seats, "/last/seats", "are not those of the table");
  if (s.deals_begun == 0) return;
  c.need(s.facts.seats == s.options.seats, "/facts/seats", "are not those of the table");
  check_cards(s, c);
  if (!c.sound()) return;
  check_knowledge(s, c);
  check_phase(s, c);
}

}  // namespace mathom::french_tarot
