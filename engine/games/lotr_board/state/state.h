#pragma once
// The whole truth of a game as one value: where every card lies and who has seen it, the markers, and the stack of
// frames that says what is going on. Hands, the deck and the tiles are hidden by the cards themselves (table/card.h).
#include <array>
#include <cstdint>

#include "core/fields.h"
#include "games/lotr_board/content/cards.h"
#include "rules/frames.h"
#include "table/zone_sets.h"

namespace mathom::lotr_board {

inline constexpr std::uint8_t kNoSeat = 0xFF;
inline constexpr int kDepth = 32;

enum class Result : std::uint8_t {
  playing,
  destroyed,     // the Ring is destroyed
  fallen,        // Mount Doom was reached, and all fell
  bearer_lost,   // the Ring-bearer is out
  ring_is_mine,  // the last event of Mordor
  betrayed       // competitive game: the Ring-bearer met Sauron with three Ring tokens
};

struct State {
  Cards<kCards> cards;
  FrameStack<kDepth> frames;
  std::array<std::uint8_t, kMostSeats> corruption{};
  std::array<std::uint8_t, kMostSeats> runes{};  // of silver; gold runes are cards
  std::array<std::array<std::uint8_t, kTokenKinds>, kMostSeats> tokens{};
  std::array<std::array<std::uint8_t, kTokenKinds>, kMostSeats> pledged_tokens{};
  std::array<std::uint8_t, kMostSeats> pledged_runes{};
  std::array<std::uint8_t, kSymbols> track{};  // spaces walked, by symbol
  std::uint8_t seats = 4;
  std::uint8_t alive = 0;  // SeatMask
  std::uint8_t bearer = 0;
  std::uint8_t active = 0;       // whose turn it is
  std::uint8_t last_active = 0;  // of the last turn of a conflict
  std::uint8_t sauron = 12;
  std::uint8_t place = 0;   // in the order of the journey
  std::uint8_t event = 0;   // events reached on this board
  bool event_done = false;  // the last event has been resolved
  bool main_done = false;   // the main track has been walked to its end
  bool ring_used = false;
  bool doom = false;  // Mount Doom has been reached: nobody bears the Ring
  Result result = Result::playing;
  std::uint8_t points = 0;
  std::uint8_t gandalf_used = 0;  // bits
  std::uint8_t quiet = 0;         // seats that want to be left in peace until the turn ends
  std::uint8_t spared = 0;        // seats that Athelas spares at the end of a conflict
  bool pass_the_ring = false, equal_turns = false, competitive = false, deal_all = false;

  static void fields(auto& s, auto& v) {
    v("cards", s.cards);
    v("frames", s.frames);
    v("corruption", s.corruption);
    v("runes", s.runes);
    v("tokens", s.tokens);
    v("pledged_tokens", s.pledged_tokens);
    v("pledged_runes", s.pledged_runes);
    v("track", s.track);
    v("seats", s.seats);
    v("alive", s.alive);
    v("bearer", s.bearer);
    v("active", s.active);
    v("last_active", s.last_active);
    v("sauron", s.sauron);
    v("place", s.place);
    v("event", s.event);
    v("event_done", s.event_done);
    v("main_done", s.main_done);
    v("ring_used", s.ring_used);
    v("doom", s.doom);
    v("result", s.result);
    v("points", s.points);
    v("gandalf_used", s.gandalf_used);
    v("quiet", s.quiet);
    v("spared", s.spared);
    v("pass_the_ring", s.pass_the_ring);
    v("equal_turns", s.equal_turns);
    v("competitive", s.competitive);
    v("deal_all", s.deal_all);
  }
};

// What is known of one State: where its cards lie.
struct Memo {
  ZoneSets<kCards, kZones> zones;
  bool is_read = false;
  void forget() { is_read = false; }
};

inline bool over(const State& s) { return s.result != Result::playing; }
inline bool is_alive(const State& s, int seat) { return seat >= 0 && seat < s.seats && (s.alive >> seat & 1) != 0; }
inline int hand_size(const State& s, int seat) { return count_in(s.cards, hand_of(seat)); }

}  // namespace mathom::lotr_board
