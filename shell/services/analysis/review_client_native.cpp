// Reviews natively: a thread of their own.
#ifndef __EMSCRIPTEN__
#include <atomic>

#include "shell/services/analysis/review_client.h"
#include "shell/services/match/background.h"
#include "shell/worker/bot_job.h"
#include "shell/worker/review_job.h"

namespace mathom {

namespace {

constexpr int kReviewSlice = 64;  // playouts between two looks at new requests

struct ThreadReview {
  ReviewQuestion question;
  const Game* rules = nullptr;  // with its cards; null: it cannot be answered
};
using ReviewThread = Background<ThreadReview, Judgement>;

class ThreadReviewer final : public ReviewClient {
 public:
  explicit ThreadReviewer(const std::function<void()>& wake)
      : wake_(wake),
        thread_([this](const ThreadReview& asked, const ReviewThread::Wanted& wanted) { return weigh(asked, wanted); },
                wake) {}
  bool ready(const std::string&) override { return true; }
  void ask(const ReviewQuestion& question) override {
    Problems unknown;
    percent_ = 0;
    thread_.ask({question, game_of_question(question.game, question.cards, unknown)});
  }
  void cancel() override { thread_.cancel(); }
  std::optional<Judgement> take_answer() override { return thread_.take_answer(); }
  int percent() const override { return percent_; }
  bool failed() const override { return thread_.failed(); }

 private:
  std::optional<Judgement> weigh(const ThreadReview& asked, const ReviewThread::Wanted& wanted) {
    if (!asked.rules) return std::nullopt;
    const ReviewQuestion& q = asked.question;
    Problems problems;
    const auto job = ReviewJob::open(*asked.rules, q.seed, {q.seen, q.decision, q.chosen, q.truth}, problems);
    if (!job) return std::nullopt;
    while (!job->step(kReviewSlice)) {
      if (!wanted()) return std::nullopt;
      if (const int now = job->percent(); percent_.exchange(now) != now) wake_();
    }
    return job->result();
  }

  std::function<void()> wake_;
  std::atomic<int> percent_ = 0;
  ReviewThread thread_;  // last: it uses the others
};

}  // namespace

std::unique_ptr<ReviewClient> make_review_client(std::function<void()> wake) {
  return std::make_unique<ThreadReviewer>(wake);
}

}  // namespace mathom
#endif
