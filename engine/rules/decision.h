#pragma once
// What the rules wait for. Exactly one seat, or luck, answers by naming one option. Nothing else changes a State.
//
// "Pick three cards" is three decisions that share picked, min and max. The interface may collect them in one gesture;
// a search branches one card at a time.
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "core/ids.h"

namespace mathom {

enum class Ask : std::uint8_t {
  act,      // choose what to do
  pick,     // one of several picks: see picked, min, max
  order,    // which of several things comes first
  amount,   // how many
  confirm,  // yes or no, or declare something or not
  roll,     // luck: an outcome 0..sides-1
  shuffle,  // luck: any 64-bit number drives our shuffle; or an order of the options is given
};

// One thing that a seat may do. Its text token (Game::token) is stable across versions and languages.
struct Option {
  std::uint16_t verb = 0;  // an enumerator of the game: play, pass, bid ...
  CardId subject = CardId::none;
  CardId object = CardId::none;
  std::int16_t amount = 0;
  SeatId seat = SeatId::none;
  std::uint8_t spare = 0;  // free for the game
  friend auto operator<=>(const Option&, const Option&) = default;
};

// Options with a verb of the game's own enumeration.
template <class Verb>
constexpr Option option(Verb verb, int amount = 0) {
  return {.verb = static_cast<std::uint16_t>(verb), .amount = static_cast<std::int16_t>(amount)};
}
template <class Verb>
constexpr Option card_option(Verb verb, CardId card, int amount = 0) {
  return {.verb = static_cast<std::uint16_t>(verb), .subject = card, .amount = static_cast<std::int16_t>(amount)};
}
template <class Verb>
constexpr Option seat_option(Verb verb, int seat) {
  return {.verb = static_cast<std::uint16_t>(verb), .seat = seat_at(seat)};
}

struct Decision {
  SeatId seat = SeatId::none;  // none: the game is over
  Ask ask = Ask::act;
  std::uint16_t why = 0;         // which question it is; the game makes a prompt of it
  CardId source = CardId::none;  // the card that asks, if any
  std::uint8_t picked = 0, min = 1, max = 1;
  SeatMask answer_seen_by = kEveryone;  // who may read the answer in the log; the others learn that it was given
  std::uint32_t sides = 0;              // roll only
  std::vector<Option> options;  // ascending and distinct; never empty for a seat. Shuffle: the cards, in base order

  // Resets everything but the capacity of `options`, so that later decisions do not allocate.
  void reset() {
    seat = SeatId::none;
    ask = Ask::act;
    why = 0;
    source = CardId::none;
    picked = 0;
    min = max = 1;
    answer_seen_by = kEveryone;
    sides = 0;
    options.clear();
  }
  bool over() const { return seat == SeatId::none; }
  bool by_luck() const { return seat == SeatId::luck; }
  friend bool operator==(const Decision&, const Decision&) = default;
};

template <class Question>
void set_why(Decision& d, Question why) {
  d.why = static_cast<std::uint16_t>(why);
}
// Sets the seat and the question. The options follow.
template <class Question>
void ask_why(Decision& d, int seat, Question why) {
  d.seat = seat_at(seat);
  set_why(d, why);
}
// Questions for luck. The cards of a shuffle follow as options, in base order.
template <class Question>
void ask_roll(Decision& d, Question why, int sides) {
  d.seat = SeatId::luck;
  d.ask = Ask::roll;
  set_why(d, why);
  d.sides = static_cast<std::uint32_t>(sides);
}
template <class Question>
void ask_shuffle(Decision& d, Question why) {
  d.seat = SeatId::luck;
  d.ask = Ask::shuffle;
  set_why(d, why);
}

// Which seats want to be asked when the rules would pass them over for the sake of a quick game, though they could do
// something: at every such moment, or at the next one. It comes with each answer, so that the same answers always give
// the same game. It only changes who is asked after this answer, until the next one.
struct Wishes {
  SeatMask every = kNobody, next = kNobody;
  SeatMask seats() const { return static_cast<SeatMask>(every | next); }
  friend bool operator==(const Wishes&, const Wishes&) = default;
};

// The answer: an index into the options; for luck, the outcome. `order` is scripted luck for a shuffle: a permutation
// of the indices of its options, first card first. The Choice does not own it: its owner must outlive the Choice.
struct Choice {
  std::uint64_t value = 0;
  std::span<const std::uint16_t> order{};
  Wishes wishes{};
};

// Whether `c` answers `d`. There is no other validator.
bool fits(const Decision& d, const Choice& c);

// Returns the option that an answer names. Pre: the decision is not luck's.
inline const Option& option_of(const Decision& d, const Choice& c) {
  return d.options[static_cast<std::size_t>(c.value)];
}

}  // namespace mathom
