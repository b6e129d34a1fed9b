#pragma once
// The table while the rules run on it: one State, where events go, and the simple things that can be done to it. It is
// also the host of the programs. Where the cards lie it keeps (Memo), so cards are moved through the table alone.
#include <optional>

#include "effects/run/machine.h"
#include "games/lotr_board/content/content.h"
#include "games/lotr_board/state/events.h"
#include "games/lotr_board/state/state.h"

namespace mathom::lotr_board {

// The procedures that run on the stack of frames.
enum class Code : std::uint8_t {
  journey,
  haven,
  conflict,
  turn,
  program,
  event,
  move,
  roll,
  pay,
  window,
  gandalf,
  ring,
  draw,
  descent,
  doom
};
inline constexpr int kCodes = 15;

class Table final : public effects::Host {
 public:
  // `memo`: of this State, or forgotten; without one the table has its own.
  Table(State& state, EventSink* sink, Memo* memo = nullptr) : s(state), events(sink), memo_(memo) {}
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;
  State& s;
  EventSink* events;
  SeatMask wishing = kNobody;  // seats that want to be asked wherever they could step in (rules/decision.h)

  // --- Host
  const effects::Code& code() const override { return content().code; }
  const effects::Language& language() const override { return lotr_board::language(); }
  int seats() const override { return s.seats; }
  bool in_play(SeatId seat) const override { return is_alive(s, index(seat)); }
  SeatId active() const override;
  SeatMask own_seats(int selector, const Frame&) const override;
  bool affordable(int cost, effects::By, SeatId) const override;
  void call(int block, SeatId self, SeatId chosen) override;
  void charge(const Charge&) override;
  void told_choice(SeatId who, int option, int block) override { tell_choice(events, What::chose, who, option, block); }

  // --- the stack
  void push(Code, std::initializer_list<int> locals = {});
  // The nearest running procedure of that kind, from the top; null when none runs.
  Frame* nearest(Code);
  const Frame* nearest(Code) const;
  bool finished() const { return over(s); }

  // --- seats
  int acting() const { return index(active()); }
  int next_alive(int seat) const;  // clockwise, after `seat`
  bool has(int seat, Ability) const;

  // --- markers (markers.cpp)
  void sauron(int n);
  void corrupt(int seat, int n);
  void purity(int seat, int n);
  void eliminate(int seat, bool by_sauron, bool loses_runes);
  void end_game(Result);

  // --- where cards lie
  const CardSet& lying_in(std::uint8_t zone) const { return memo().zones.in(zone); }
  int size(std::uint8_t zone) const { return memo().zones.count(zone); }
  // The card on top of a zone, or `order` cards above its bottom; none: there is no such card.
  CardId top(std::uint8_t zone) const { return memo().zones.top(s.cards, zone); }
  CardId nth(std::uint8_t zone, int order) const { return memo().zones.at(s.cards, zone, order); }
  FixedVector<CardId, kCards> cards_in(std::uint8_t zone) const { return memo().zones.list(s.cards, zone); }
  // See move_card (table/card.h).
  void move(CardId c, std::uint8_t to, SeatMask seen_by) { memo().zones.move(s.cards, c, to, seen_by); }

  // --- cards (hands.cpp)
  void discard(CardId, What, int who);
  void to_hand(CardId, int seat, What, SeatMask seen_by, int from_seat = -1);
  void give_unseen(CardId, std::uint8_t to, int giver, SeatMask seers);
  void gain_gold(int seat);
  void gain_silver(int seat, int n);
  void gain_token(int seat, int kind);
  int runes(int seat) const;                   // all that the seat has to spend
  bool may_have_runes(int seat, int n) const;  // as far as everybody can tell
  void spend_runes(int seat, int n);

  // --- the board
  const Place& place() const { return content().places[s.place]; }
  bool in_conflict() const { return !place().haven; }
  int track_length(int symbol) const;  // 0: not on this board
  bool is_open(int symbol) const { return symbol < kSymbols && s.track[at(symbol)] < track_length(symbol); }
  int open_tracks() const;
  bool ended() const { return over(s) || s.event_done || (s.main_done && place().destroys_ring); }

 private:
  Memo& memo() const { return memo_ != nullptr && memo_->is_read ? *memo_ : read(); }
  Memo& read() const;
  mutable Memo* memo_;
  mutable std::optional<Memo> own_memo_;
};

inline const Table& as_table(const effects::Host& h) { return static_cast<const Table&>(h); }
inline Table& as_table(effects::Host& h) { return static_cast<Table&>(h); }

// A table that is only looked at: nothing of it may be changed, and nothing is told.
inline Table looking_at(const State& s, Memo* memo = nullptr) { return Table(const_cast<State&>(s), nullptr, memo); }

}  // namespace mathom::lotr_board
