#pragma once
// The State of "Burrow", a small game that exists only to try the engine: rabbits hide from a fox and play tricks on
// one another. It does everything that the engine promises to carry; see burrow.h.
#include <array>
#include <cstdint>

#include "core/fields.h"
#include "rules/event.h"
#include "rules/frames.h"
#include "table/card.h"

namespace mathom::burrow {

enum class Kind : std::uint8_t { carrot, owl, gift, storm, mole, echo };
enum class Hole : std::uint8_t { none, left, middle, right, hidden = 0xFF };
inline constexpr int kHoles = 3;

inline constexpr int kCards = 24;
constexpr Kind kind_of(CardDef def) {  // nine carrots, then three of each
  return index(def) < 9 ? Kind::carrot : static_cast<Kind>((index(def) - 6) / 3);
}
constexpr int carrot_worth(CardDef def) { return 1 + index(def) % 3; }

// Zones of cards.
inline constexpr std::uint8_t kDeck = 0, kHeap = 1, kFirstHand = 2;
constexpr std::uint8_t hand_of(SeatId s) { return static_cast<std::uint8_t>(kFirstHand + index(s)); }

// Where a rabbit hides: its own secret until the fox has looked.
struct Nook {
  Hole hole = Hole::none;
  SeatMask seen_by = kEveryone;
  static void fields(auto& n, auto& v) {
    v("hole", n.hole, n.seen_by);
    v("seen_by", n.seen_by);
  }
};

struct State {
  Cards<kCards> cards;
  FrameStack<8> frames;
  std::array<std::int16_t, kMaxSeats> score{};
  std::array<std::int8_t, kMaxSeats> lives{};
  std::array<Nook, kMaxSeats> nook{};
  std::uint8_t seats = 0;
  std::uint8_t round = 0, rounds = 0;
  std::uint8_t teams = 0;  // 1: seats sit for two teams in turn, when they are even

  static void fields(auto& s, auto& v) {
    v("cards", s.cards);
    v("frames", s.frames);
    v("score", s.score);
    v("lives", s.lives);
    v("nook", s.nook);
    v("seats", s.seats);
    v("round", s.round);
    v("rounds", s.rounds);
    v("teams", s.teams);
  }
};

// The procedures that run on the stack of frames. Frame::spare is the seat whose procedure it is.
enum class Code : std::uint16_t { match, night, turn, carrot, owl, gift, storm, mole, echo, doubt };
inline constexpr int kCodes = 10;

// What is asked: Decision::why.
enum class Question : std::uint16_t {
  nothing,
  stir_deck,
  hide,
  fox,
  bribe,
  act,
  keep,
  beg,
  give,
  stir,
  wind,
  soak,
  dig,
  claim,
  doubt
};
enum class Verb : std::uint16_t {
  card,
  hide,
  bitten,
  bribe,
  rest,
  play,
  keep,
  bury,
  beg,
  give,
  soak,
  claim,
  believe,
  doubt
};
enum class What : std::uint16_t {
  shuffled,
  dealt,
  drew,
  hid,
  fox,
  found,
  bribed,
  bitten,
  out,
  discarded,
  played,
  scored,
  looked,
  kept,
  buried,
  begged,
  gave,
  wind,
  dug,
  claimed,
  believed,
  doubted
};

inline bool alive(const State& s, SeatId seat) {
  return index(seat) < s.seats && s.lives[static_cast<std::size_t>(index(seat))] > 0;
}
inline int team_of(const State& s, int seat) { return s.teams && s.seats % 2 == 0 ? seat % 2 : seat; }
// One team is left, or none.
bool finished(const State& s);
// The question that the top frame has asked.
Question question(const State& s);
SeatId asked_seat(const State& s);
// Runs procedures until somebody must answer.
void run(State& s, EventSink* events);

}  // namespace mathom::burrow
