#pragma once
// What the words of a running ability refer to. Abilities run inside each other, so their scopes form a stack in the
// game's State, one for each ability and each block. A game derives its own scope and adds what its words need.
#include <array>
#include <cstdint>

#include "core/bitset.h"
#include "effects/program.h"

namespace mathom::effects {

struct Scope {
  std::int16_t source = -1;  // the card or place whose ability it is, by the game's numbers; -1: none
  std::int16_t there = -1;   // where the source stood when it began, or where a step has led
  std::int16_t taken = 0;    // how many cards the last step took
  std::int16_t chosen = -1;  // the last of them
  static void fields(auto& s, auto& v) {
    v("source", s.source);
    v("there", s.there);
    v("taken", s.taken);
    v("chosen", s.chosen);
  }
};

// The scope for games whose abilities name their choices, respond to others, ask for numbers, or refer to moved things.
template <int kThings>
struct NamedScope : Scope {
  std::int16_t it = -1, other = -1;  // what its moment is about, and who or what caused it
  std::int16_t much = 0;             // the amount: of wounds, of cards
  std::int16_t asked = 0;            // the number that a player chose last
  std::array<std::int16_t, kMostNames> named{-1, -1, -1, -1};
  BitSet<kThings> moved;   // what the last step moved
  BitSet<kThings> moving;  // what the running step has moved
  static void fields(auto& s, auto& v) {
    Scope::fields(s, v);
    v("it", s.it);
    v("other", s.other);
    v("much", s.much);
    v("asked", s.asked);
    v("named", s.named);
    v("moved", s.moved.word);
    v("moving", s.moving.word);
  }

  // Returns what a filter's word (the slot of a name, kNamed) stands for, or -1.
  int thing_named(int word) const {
    const int slot = word - kNamed;
    return slot >= 0 && slot < kMostNames ? named[static_cast<std::size_t>(slot)] : -1;
  }
  // A step that moves cards calls begin_moving(), note_moved() for each card, and end_moving(). Until it ends, its
  // filters mean what the previous step moved.
  void begin_moving() { moving = {}; }
  void note_moved(int thing) { moving.insert(thing); }
  void end_moving() {
    moved = moving;
    taken = static_cast<std::int16_t>(moved.count());
  }
};

// While this object lives, questions about the table's texts are answered as if its scope were running. T has
//   looked_at   a pointer to the scope that replaces the running one, or null
template <class T, class S>
class AsIfRunning {
 public:
  explicit AsIfRunning(const T& t) : t_(t), before_(t.looked_at) { t_.looked_at = &scope; }
  AsIfRunning(const T& t, const S& like) : scope(like), t_(t), before_(t.looked_at) { t_.looked_at = &scope; }
  ~AsIfRunning() { t_.looked_at = before_; }
  AsIfRunning(const AsIfRunning&) = delete;
  AsIfRunning& operator=(const AsIfRunning&) = delete;
  S scope;

 private:
  const T& t_;
  const S* before_;
};

}  // namespace mathom::effects
