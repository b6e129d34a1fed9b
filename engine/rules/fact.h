#pragma once
// What came of an answer when it was tried, in the game's terms: "the other side captures the petit". A hint and a
// review count in how many tries each fact came about. Facts come only from worlds that were sampled from what a seat
// sees, so they tell nothing that this seat could not know.
#include <vector>

#include "rules/event.h"
#include "text/phrase.h"

namespace mathom {

class State;

struct Fact {
  Phrase what;        // a sentence without its full stop
  bool good = false;  // for the seat that gave the answer
  int weight = 1;     // of two facts that tell answers apart alike, the weightier one is told
  friend bool operator==(const Fact&, const Fact&) = default;
};

// Listens to one playout, from the answer that is tried to its end.
class FactFinder : public EventSink {
 public:
  // The playout ends at `now`.
  virtual void end(const State& /*now*/) {}
  const std::vector<Fact>& found() const { return found_; }

 protected:
  // A fact counts once, however often it comes about.
  void found(const Fact& fact) {
    for (const Fact& known : found_)
      if (known == fact) return;
    found_.push_back(fact);
  }

 private:
  std::vector<Fact> found_;
};

}  // namespace mathom
