#pragma once
// The whole truth of a match of French Tarot as one value: sets of cards, a few numbers, no
// pointers. The field list says who may see what. What play has told everybody about a hand
// (may_hold, must_hold) is kept as public fact, so that bots and the table need not work it out.
#include <array>
#include <cstdint>
#include <type_traits>

#include "core/ids.h"
#include "games/french_tarot/cards/cards.h"
#include "games/french_tarot/options.h"
#include "games/french_tarot/rules/scoring.h"
#include "games/french_tarot/rules/tricks.h"

namespace mathom::french_tarot {

enum class Phase : std::uint8_t {
  draw_dealer,  // luck: who deals first
  deal,         // luck: the shuffle
  bidding,
  call,     // five players: the taker calls a king
  discard,  // the taker, holding the dog, lays cards aside one by one
  slam,     // the taker says whether they undertake to win every trick
  play,     // a card; before one's first card a handful too
  over
};

inline constexpr int kMostPlays = 75;
inline constexpr int kMostTricks = 24;

struct State {
  std::array<CardSet, kMostSeats> hands{};      // each known to its seat
  std::array<CardSet, kMostSeats> won{};        // tricks won, and an Excuse that came home
  std::array<CardSet, kMostSeats> may_hold{};   // public: the cards a hand may hold, as far as anybody can tell
  std::array<CardSet, kMostSeats> must_hold{};  // public: cards everybody has seen go or stay there
  CardSet dog;                                  // closed, or turned up and on its way to the taker
  CardSet dog_shown;                            // what was turned up of it; stays known when the taker has it
  CardSet discard;                              // known to the taker
  CardSet discard_shown;                        // public part of it: forced trumps
  CardSet kept_back;  // what the shower of a handful keeps hidden; known to nobody else until it lies open
  std::array<std::int32_t, kMostSeats> totals{};  // half points, over the match
  Options options;
  std::uint16_t deals_scored = 0;
  std::uint16_t deals_begun = 0;
  DealFacts facts;  // of the deal being played, as far as all can tell
  DealFacts last;   // of the deal before it, for its account
  TrickFacts trick;
  Phase phase = Phase::draw_dealer;
  std::uint8_t dealer = 0;
  std::uint8_t to_act = 0;
  std::uint8_t bids_made = 0;
  std::array<Contract, kMostSeats> bids{};  // none: pass, or has not spoken
  Card called = kNoCard;
  Handful showing = Handful::none;  // the handful that is about to be laid open
  bool partner_shown = false;       // everybody knows who the partner is, or that nobody is
  bool dog_open = false;
  bool discard_open = false;  // after the count every card is known
  std::uint8_t discarded = 0;
  std::array<std::uint8_t, kMostSeats> held{};  // cards in each hand
  std::int8_t excuse_by = kNoSeat;              // who played the Excuse
  bool excuse_home = false;                     // it went back to its owner's side, or won by a slam
  std::int8_t excuse_trick_to = kNoSeat;        // who won the trick it was played to
  std::uint8_t first_leader = 0;
  std::uint8_t tricks_done = 0;
  std::array<std::uint8_t, kMostTricks> winners{};
  std::uint8_t play_count = 0;
  std::array<Card, kMostPlays> plays{};  // every card of the deal in the order of play
  std::array<std::uint8_t, 4> spare{};   // fills the last word; without padding the list can be measured

  static void fields(auto& s, auto& v);
};

namespace detail {
inline constexpr std::array<const char*, kMostSeats> kHandNames{"hand_0", "hand_1", "hand_2", "hand_3", "hand_4"};
}

void State::fields(auto& s, auto& v) {
  const SeatId taker = s.facts.taker < 0 ? SeatId::none : seat_at(s.facts.taker);
  const SeatMask discard_seen = s.discard_open ? kEveryone : only(taker);
  for (std::size_t i = 0; i < kMostSeats; ++i) v(detail::kHandNames[i], s.hands[i], only(seat_at(static_cast<int>(i))));
  v("won", s.won);
  v("may_hold", s.may_hold);
  v("must_hold", s.must_hold);
  v("dog", s.dog, s.dog_open ? kEveryone : kNobody);
  v("dog_shown", s.dog_shown);
  v("discard", s.discard, discard_seen);
  v("discard_shown", s.discard_shown);
  v("kept_back", s.kept_back, only(seat_at(s.to_act)));
  v("showing", s.showing, only(seat_at(s.to_act)));
  v("totals", s.totals);
  v("options", s.options);
  v("deals_scored", s.deals_scored);
  v("deals_begun", s.deals_begun);
  v("facts", s.facts);
  v("last", s.last);
  v("trick", s.trick);
  v("phase", s.phase);
  v("dealer", s.dealer);
  v("to_act", s.to_act);
  v("bids_made", s.bids_made);
  v("bids", s.bids);
  v("called", s.called);
  v("partner_shown", s.partner_shown);
  v("dog_open", s.dog_open);
  v("discard_open", s.discard_open);
  v("discarded", s.discarded);
  v("held", s.held);
  v("excuse_by", s.excuse_by);
  v("excuse_home", s.excuse_home);
  v("excuse_trick_to", s.excuse_trick_to);
  v("first_leader", s.first_leader);
  v("tricks_done", s.tricks_done);
  v("winners", s.winners);
  v("play_count", s.play_count);
  v("plays", s.plays);
  v("spare", s.spare);
}

}  // namespace mathom::french_tarot
