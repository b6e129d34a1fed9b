// What holds of every State that legal play can reach. It is asked of loaded numbers too, so it trusts none of them:
// ranges first, and what is counted with them only when they hold.
#include "games/lotr_tarot/rules.h"
#include "games/lotr_tarot/state/phases.h"

namespace mathom::lotr_tarot {
namespace {

class Checker {
 public:
  Checker(const State& s, Problems& problems) : s_(s), problems_(problems) {}

  void run() {
    ranges();
    if (!sound_) return;
    places();
    if (!sound_) return;
    hands();
    phase();
  }

 private:
  void need(bool holds, const char* path, const char* message) {
    if (holds) return;
    problems_.add(path, message);
    sound_ = false;
  }
  static bool in_pack(const CardSet& cards) { return (cards - kPack).empty(); }
  static bool in_pack(Card c) { return index(c) < kCards && has(kPack, c); }
  bool is_seat(int seat) const { return seat < s_.seats; }
  bool after_deal() const { return s_.phase != Phase::draw_dealer && !(s_.phase == Phase::deal && s_.round == 0); }

  void ranges() {
    need(s_.seats >= 2 && s_.seats <= kMostSeats, "/seats", "must be 2 to 6");
    need(s_.phase <= Phase::over, "/phase", "is not a phase");
    need(s_.round <= kRounds && (s_.round == kRounds) == (s_.phase == Phase::over), "/round",
         "must be 0 to 2, or 3 at the end");
    need(is_seat(s_.dealer) && is_seat(s_.to_act), "/to_act", "must be seats");
    need(s_.out == kNoSeat || is_seat(s_.out), "/out", "must be a seat or nobody");
    need(s_.declared <= Suit::none, "/declared", "is not a suit");
    need(s_.picked < kPassed, "/picked", "must be 0 or 1");
    need(in_pack(s_.dark) && in_pack(s_.neutral) && (s_.dark & s_.neutral).empty(), "/dark",
         "must be different cards of the pack");
    need(s_.dark.count() == kDarkCards && s_.neutral.count() == kNeutralCards, "/dark",
         "there must be 20 dark and 6 neutral cards");
    for (int seat = 0; seat < kMostSeats; ++seat)
      need(in_pack(s_.hands[at(seat)]) && in_pack(s_.passed[at(seat)]) && in_pack(s_.held_dark[at(seat)]), "/hand_0",
           "must be cards of the pack");
    for (const Card c : s_.draw) need(in_pack(c), "/draw", "must be cards of the pack");
    for (const Laid& l : s_.journey)
      need(in_pack(l.card) && (l.by == kNoSeat || is_seat(l.by)), "/journey", "must be cards laid by seats");
    for (const Laid& l : s_.ring)
      need(in_pack(l.card) && is_major(l.card) && is_seat(l.by), "/ring", "must be Majors laid by seats");
    for (const auto& round : s_.sheet) need_points(round.dark);
    need_points(s_.dark_points);
  }

  // Far above what a round can bring, and far below what a sum could not hold.
  void need_points(const std::array<std::int16_t, kMostSeats>& points) {
    for (const int p : points) need(p >= 0 && p <= 2000, "/dark_points", "must be points that a round can bring");
  }

  void take(CardSet& met, const CardSet& cards) {
    need((met & cards).empty(), "/hand_0", "a card lies in two places");
    met |= cards;
  }

  // Every card of the pack lies in exactly one place.
  void places() {
    CardSet met;
    for (const auto& hand : s_.hands) take(met, hand);
    for (const Card c : s_.draw) take(met, one(c));
    for (const Laid& l : s_.journey) take(met, one(l.card));
    for (const Laid& l : s_.ring) take(met, one(l.card));
    if (after_deal())
      need(met == kPack, "/draw", "cards are missing");
    else
      need(met.empty(), "/draw", "nothing has been dealt yet");
  }

  void hands() {
    CardSet on_table;
    for (const Laid& l : s_.journey) on_table.insert(index(l.card));
    for (const Laid& l : s_.ring) on_table.insert(index(l.card));
    need((s_.laid_dark - (on_table & s_.neutral)).empty(), "/laid_dark", "must be neutral cards on the table");
    for (int seat = 0; seat < kMostSeats; ++seat) {
      const std::size_t i = at(seat);
      need(s_.held[i] == s_.hands[i].count(), "/held", "must be the number of cards in the hand");
      need(s_.lowest[i] <= s_.held[i] && s_.lowest[i] <= kHandSize, "/lowest",
           "must be fewer than are held and were dealt");
      need(s_.lowest[i] + s_.laid[i] >= (is_seat(seat) && after_deal() ? kHandSize : 0), "/laid",
           "more have left the hand than were laid");
      need((s_.held_dark[i] - (s_.hands[i] & s_.neutral)).empty(), "/held_dark_0", "must be neutral cards of the hand");
      need(s_.held_dark[i].empty() || s_.hands_open, "/held_dark_0", "is declared at the end of a round");
      if (is_seat(seat))
        passed(seat);
      else
        need(s_.hands[i].empty() && s_.passed[i].empty(), "/hand_5", "nobody sits there");
    }
  }

  void passed(int seat) {
    const CardSet cards = s_.passed[at(seat)];
    const int n = cards.count();
    if (s_.phase == Phase::pass) {
      need((cards - s_.hands[at(seat)]).empty(), "/passed_0", "must be cards of the hand");
      const int turn = (seat - s_.dealer - 1 + s_.seats) % s_.seats,
                now = (s_.to_act - s_.dealer - 1 + s_.seats) % s_.seats;
      need(n == (turn < now ? kPassed : turn == now ? s_.picked : 0), "/passed_0", "must be picked in turn");
      return;
    }
    const bool may = s_.handed_over && s_.round >= 1 && s_.round < kRounds && !s_.hands_open;
    if (!may) return need(n == 0, "/passed_0", "no cards were passed");
    const std::size_t to = at(passes_to(s_, seat));
    need((cards - s_.hands[to]).empty(), "/passed_0", "must be cards that the neighbour holds");
    need(n <= kPassed && n <= s_.lowest[to] && n + s_.laid[to] >= kPassed, "/passed_0",
         "more have left the hand than were laid");
  }

  void phase() {
    const bool dealt = after_deal() && s_.phase != Phase::pass;
    need(dealt == !s_.journey.empty(), "/journey", "begins when the cards have been dealt and passed");
    const bool ended = s_.phase == Phase::hold || s_.phase == Phase::over || (s_.phase == Phase::deal && s_.round > 0);
    need(s_.hands_open == ended, "/hands_open", "hands are open when a round is over");
    need(s_.handed_over == (dealt && passes_cards(played_round())), "/handed_over",
         "cards are passed in the second and third round");
    need(s_.picked == 0 || s_.phase == Phase::pass, "/picked", "only while cards are passed");
    need((s_.phase == Phase::hold) == (s_.asking != Card::hidden), "/asking", "only at the end of a round");
    if (s_.phase == Phase::hold)
      need(in_pack(s_.asking) && has(s_.hands[s_.to_act] & s_.neutral, s_.asking), "/asking",
           "must be a neutral card of the hand");
    if (s_.phase == Phase::starter_suit)
      need(s_.journey.size() == 1 && is_major(journey_top(s_)) && s_.to_act == s_.dealer, "/journey",
           "must be a Major that was turned up");
    if (s_.phase == Phase::bearer)
      need(ring_top(s_).by == s_.to_act && !s_.drawn, "/to_act", "must be the Ring Bearer");
    if (s_.phase == Phase::turn || s_.phase == Phase::bearer) turn();
    if (s_.phase == Phase::suit || s_.phase == Phase::side) laying();
  }

  // The round on the table: when it is over, the number has moved on already.
  int played_round() const {
    return s_.phase == Phase::over || (s_.phase == Phase::deal && s_.round > 0) ? s_.round - 1 : s_.round;
  }

  void turn() {
    for (int seat = 0; seat < s_.seats; ++seat)
      need(s_.held[at(seat)] > 0, "/held", "the round is over when a hand is empty");
    need(s_.drawn || !s_.draw.empty(), "/draw", "the round is over when the Draw Pile is");
    need(is_major(journey_top(s_)) == (s_.declared != Suit::none), "/declared",
         "a suit goes with a Major and with nothing else");
  }

  void laying() {
    const Laid top = s_.on_ring ? ring_top(s_) : s_.journey.back();
    need(top.by == s_.to_act, "/to_act", "must be who laid the card");
    if (s_.phase == Phase::side)
      need(top.card != Card::hidden && has(s_.neutral, top.card) && !has(s_.laid_dark, top.card), "/journey",
           "must be a neutral card");
    else
      need(!s_.on_ring && is_major(top.card) && s_.held[s_.to_act] > 0, "/journey",
           "must be a Major, and not the last card");
    need(s_.on_ring || s_.declared == Suit::none, "/declared", "must be forgotten");
  }

  const State& s_;
  Problems& problems_;
  bool sound_ = true;
};

}  // namespace

void Rules::check(const State& s, Problems& problems) const { Checker(s, problems).run(); }

}  // namespace mathom::lotr_tarot
