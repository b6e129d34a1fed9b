// Analyses a game that is over, a little in each frame: it looks for the questions that can be weighed, has one after
// the other weighed elsewhere (review_client.h), and gathers what was found. Where nobody answers it weighs here. Gone,
// it has cancelled.
#pragma once
#include <deque>
#include <memory>
#include <optional>

#include "analysis/analysis.h"
#include "shell/services/analysis/review_client.h"
#include "shell/services/match/match.h"

namespace mathom {

class Analyst {
 public:
  // The match and the client outlive it. Pre: it may be analysed; with all cards open only where they are known.
  Analyst(const Match& match, SeatMask seats, bool open, ReviewClient& client);
  ~Analyst();
  Analyst(const Analyst&) = delete;
  Analyst& operator=(const Analyst&) = delete;

  // In every frame; `now` in milliseconds. True: something has changed that can be seen.
  bool update(double now);
  bool done() const { return !asked_ && !here_ && ahead_.empty() && looked_ >= match_.ply(); }
  // It wants the next frame at once: nobody else is working.
  bool works_here() const { return begun_ && !done() && !asked_; }
  // When update must be called again though nobody has answered.
  std::optional<double> deadline() const;
  int percent() const;
  // What was found so far; of the whole game when it is done.
  const Analysis& found() const { return found_; }

 private:
  bool begin(double now);
  void look_ahead();
  void ask(double now);
  void take(Judgement judgement);
  void weigh_here();

  const Match& match_;
  ReviewClient& client_;
  Analysis found_;
  std::deque<Weighable> ahead_;  // to be weighed, the first one now
  std::uint32_t looked_ = 0;     // how many answers have been looked at
  bool begun_ = false;           // what is weighed by is here, or was waited for long enough
  bool asked_ = false;
  int percent_ = 0, failures_ = 0;  // of the first one; of the client, in a row
  double heard_ = -1;               // when the client was last heard of; below 0: not yet
  std::unique_ptr<Review> here_;
};

}  // namespace mathom
