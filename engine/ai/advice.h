#pragma once
// What a person is advised: the answers ranked as a bot ranks them, what speaks for the best one (ai/notes.h), and,
// where a question is one of several picks, the picks that go with it. The ranking is that of a Thinker with the same
// seed: what is told besides does not change it.
#include <cstdint>
#include <memory>
#include <vector>

#include "ai/bot.h"
#include "ai/notes.h"

namespace mathom {

struct Advice {
  std::vector<Ranked> ranking = {};   // best first
  int worlds = 0;                     // in which the facts were counted
  std::vector<Because> because = {};  // the most telling first; empty: no fact tells the answers apart
  std::vector<Option> then = {};      // the further picks of the same question, in order
  friend bool operator==(const Advice&, const Advice&) = default;
};

class Adviser {
 public:
  static constexpr int kWorlds = 100;  // in which facts are counted
  // As a Thinker's, without excluded options.
  Adviser(const Game&, Observation seen, Decision d, const BotLevel&, std::uint64_t seed, int worlds = kWorlds);

  // Runs about this many more playouts. Returns true when it is done. Slicing does not change the result.
  bool step(int playouts);
  bool done() const { return done_; }
  int percent() const;
  std::uint64_t best() const { return thinker_.best(); }
  // Pre: done().
  const Advice& advice() const { return advice_; }

 private:
  void ranked();
  void go_on();  // to the next pick, or to the end
  void take_pick();

  const Game& game_;
  const BotLevel& level_;
  BotLevel quick_;  // for the picks after the first
  std::uint64_t seed_;
  int worlds_;
  Thinker thinker_;
  std::unique_ptr<Notes> notes_;
  std::unique_ptr<Thinker> pick_;  // the pick that is thought about after the first
  StatePtr world_;                 // after the picks so far
  Decision asked_;                 // its question
  Advice advice_;
  bool done_ = false;
};

}  // namespace mathom
