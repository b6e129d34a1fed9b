#pragma once
// Advice for a person: the answers ranked as a bot ranks them, and what speaks for the best one (ai/notes.h). If a
// question is one of several picks, the other picks too. The ranking equals that of a Thinker with the same seed.
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
  // The arguments are those of a Thinker. No option is excluded.
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
