// A thinker in the hands of a test: it answers when the test lets it, in the way the test wants.
#pragma once
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <utility>

#include "core/problems.h"
#include "shell/services/match/bot_client.h"
#include "shell/worker/bot_job.h"

namespace mathom::test {

class Puppet final : public BotClient {
 public:
  enum class Mood { answers, silent, dead, babbles } mood = Mood::answers;
  bool forgets_excluded = false;  // names what was excluded all the same
  int asked = 0, cancelled = 0, restarted = 0;

  void ask(const BotQuestion& q) override {
    ++asked;
    question_ = q;
  }
  void cancel() override {
    ++cancelled;
    question_.reset();
  }
  std::optional<BotAnswer> take_answer() override {
    if (!question_ || mood == Mood::silent || mood == Mood::dead) return std::nullopt;
    const BotQuestion q = *std::exchange(question_, std::nullopt);
    if (mood == Mood::babbles) return BotAnswer{q.ply, 100000};
    Problems problems;
    const auto job = BotJob::open(q.game, q.level, q.seed, q.seen, q.decision,
                                  forgets_excluded ? "[]" : excluded_text(q.excluded), q.cards, problems);
    REQUIRE(problems.text().empty());
    if (q.why) job->explain();
    while (!job->step(64)) {
    }
    return BotAnswer{q.ply, job->best(), job->advice()};
  }
  // Of the question that is open; empty: none is.
  std::string level() const { return question_ ? question_->level : std::string(); }
  bool failed() const override { return mood == Mood::dead; }
  void restart() override { ++restarted; }

 private:
  std::optional<BotQuestion> question_;
};

}  // namespace mathom::test
