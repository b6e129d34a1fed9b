#pragma once
// Runs programs on frames inside a State. The game keeps its State, seats and payments: the machine reaches them
// through Host. One frame runs one block. Control words call inner frames, which answer into the frame below them.
#include "effects/language.h"
#include "effects/run/things.h"

namespace mathom::effects {

// The slots of a program's frame.
enum Slot : std::size_t { kPc, kSelf, kChosen, kStage, kA, kB, kC, kD };

// Verbs of the options that control words offer. A game's own verbs have smaller numbers. kThisOne chooses a card, and
// kNoMore ends the choice of cards; the game writes their labels.
enum : std::uint16_t { kPick = 200, kYes, kNo, kPoint, kAmount, kThisOne, kNoMore };

// The table on which a program runs.
class Host {
 public:
  virtual ~Host() = default;
  virtual const Code& code() const = 0;
  virtual const Language& language() const = 0;
  virtual int seats() const = 0;
  virtual bool in_play(SeatId) const = 0;
  virtual SeatId active() const = 0;  // always a seat in play, if any is
  // Returns the next seat when several act in turn. Every seat in play comes once in a round. Clockwise by default.
  virtual SeatId seat_after(SeatId s) const { return seat_at((index(s) + 1) % seats()); }
  virtual SeatMask own_seats(int selector, const Frame&) const = 0;  // of the game's own selectors, from 0
  virtual bool affordable(int cost, By, SeatId) const = 0;           // as far as everybody can tell
  // call: pushes a frame that runs a block. charge: pushes a frame that settles a payment and answers 1 if it was made
  // in full. `must`: the game says what happens to a player who cannot pay.
  virtual void call(int block, SeatId self, SeatId chosen) = 0;
  struct Charge {
    int cost = 0;
    By by = By::alone;
    SeatId seat = SeatId::none;
    bool must = false;
    int tag = 0;
  };
  virtual void charge(const Charge&) = 0;
  virtual void told_choice(SeatId, int option, int block) = 0;  // for the log: the option, from 0, and its block

  // --- for games with filters
  virtual int count(int /*filter*/, const Frame&) const { return 0; }  // how many things it means
  virtual int taken(const Frame&) const { return 0; }                  // how many the last step took
  // Returns how often each seat of a plural selector runs the block.
  virtual int repeats(int /*who*/) const { return 1; }

  // --- for games with more forms (extras.h)
  virtual bool means(int /*filter*/, int /*thing*/, const Frame&) const { return false; }
  virtual void things(int /*filter*/, const Frame&, Things& /*out*/) const {}  // everything that it means
  // Whether a step can act on the thing. What a word like "this" means may be out of reach.
  virtual bool reaches(int /*filter*/, int /*thing*/) const { return true; }
  virtual bool was_moved(int /*thing*/) const { return false; }  // by the last step
  // Whether a step has given that name. Slot -1: whether one has chosen anything.
  virtual bool is_named(int /*slot*/) const { return true; }
  virtual void name(int /*slot*/, int /*thing*/) {}  // a step chose it; slot -1: it is only `chosen`
  virtual int asked() const { return 0; }            // the number that was chosen last
  virtual void chose_number(int) {}
  virtual void give_for_a_time(int /*modifier*/, int /*thing*/, int /*until*/, const Frame&) {}
  // Whether the modifier would change anything about the thing now. `n`: the largest number that it could have.
  virtual bool would_give(const Op& /*modifier*/, int /*thing*/, int /*n*/, const Frame&) const { return true; }
  virtual bool is_about_to_happen() const { return false; }  // something that may be replaced
  virtual void replace() {}                                  // the happening is replaced
  virtual void lay_down(int /*op*/, const Frame&) {}  // leaves the text of the step `later` at that index in the code
  // While this is true, a step that can be done in part counts as possible.
  mutable bool in_part = false;
};

// Returns the current number of a parameter of kind `value`.
int value_of(const Host&, std::int16_t arg, const Frame&);
// Returns the index of the first of these conditions that does not hold; -1 if all hold.
int first_failing(const Host&, int first, int n, const Frame&);

SeatMask seats_of(const Host&, int who, const Frame&);
SeatId seat_of(const Host&, int who, const Frame&);  // the one seat that it means, or none
// Returns the first seat of the set in the order of Host::seat_after, starting with `from`; none if it is empty.
SeatId first_from(const Host&, SeatMask, SeatId from);
// Returns the seat in a local; none if it holds no seat.
inline SeatId seat_in(const Frame& f, std::size_t slot) {
  const int i = f.local[slot];
  return i >= 0 && i < kMaxSeats ? seat_at(i) : SeatId::none;
}

// Returns a frame at the start of a block.
inline Frame begin_block(std::uint8_t code, int block, SeatId self, SeatId chosen) {
  Frame f;
  f.code = code;
  f.local[kPc] = static_cast<std::int16_t>(block);
  f.local[kSelf] = static_cast<std::int16_t>(is_player(self) ? index(self) : -1);
  f.local[kChosen] = static_cast<std::int16_t>(is_player(chosen) ? index(chosen) : -1);
  return f;
}
// Returns a frame whose `self` is that seat, for conditions and filters outside a program.
inline Frame frame_of(int seat) { return begin_block(0, 0, seat_at(seat), SeatId::none); }
// Runs one operation of the top frame. Returns done if the block has ended.
Next run_op(Host&, Frame&);
// The procedure in which blocks run on the stack of frames. Its second step is where an answer arrives, and it runs the
// operation again. `above`: what operations push on top of it.
template <class T>
Next run_block(Frame& f, T& t) {
  return run_op(t, f);
}
template <class T>
Next block_answered(Frame& f, T&) {
  return go_to(f, 0);
}
template <class T>
constexpr Steps<T, 2> program_steps(Stand above) {
  return steps<T>({{"run", run_block<T>, above}, {"answered", block_answered<T>, kAsked}});
}
// Writes the question of the frame's operation, if it has asked.
void ask_op(const Host&, const Frame&, Decision&);
// Asks for yes or no; the answer's amount is 1 or 0.
void ask_yes_or_no(Decision&, SeatId);
// Whether everything in the block can be done in full.
bool block_is_possible(const Host&, int block, const Frame&);
// Whether at least its first step can be done. What comes later may depend on it.
bool can_begin(const Host&, int block, const Frame&);
// Whether a frame may stand at this index in the code.
bool is_place(const Code&, int pc);

}  // namespace mathom::effects
