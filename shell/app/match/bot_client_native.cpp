// Bots natively: one thread, one question at a time.
#ifndef __EMSCRIPTEN__
#include <condition_variable>
#include <mutex>
#include <thread>

#include "shell/app/match/bot_client.h"
#include "shell/worker/bot_job.h"

namespace mathom {

namespace {

constexpr int kSlice = 64;  // playouts between two looks at the door

class ThreadClient final : public BotClient {
 public:
  explicit ThreadClient(std::function<void()> wake) : wake_(std::move(wake)), thread_([this] { run(); }) {}
  ~ThreadClient() override {
    {
      const std::lock_guard lock(mutex_);
      leaving_ = true;
      ++number_;
    }
    door_.notify_one();
    thread_.join();
  }

  void ask(const BotQuestion& question) override {
    Problems unknown;
    const Game* rules = game_of_question(question.game, question.cards, unknown);
    {
      const std::lock_guard lock(mutex_);
      question_ = question;
      rules_ = rules;
      answer_.reset();
      failed_ = false;
      ++number_;
    }
    door_.notify_one();
  }
  void cancel() override {
    const std::lock_guard lock(mutex_);
    question_.reset();
    answer_.reset();
    ++number_;
  }
  std::optional<BotAnswer> take_answer() override {
    const std::lock_guard lock(mutex_);
    return std::exchange(answer_, std::nullopt);
  }
  bool failed() const override {
    const std::lock_guard lock(mutex_);
    return failed_;
  }
  void restart() override { cancel(); }

 private:
  void run() {
    for (;;) {
      std::unique_lock lock(mutex_);
      door_.wait(lock, [this] { return leaving_ || question_; });
      if (leaving_) return;
      const BotQuestion question = *std::exchange(question_, std::nullopt);
      const Game* rules = rules_;
      const std::uint64_t mine = number_;
      lock.unlock();
      const auto answer = think(rules, question, mine);
      lock.lock();
      if (number_ != mine) continue;
      answer_ = answer;
      failed_ = !answer;
      lock.unlock();
      wake_();
    }
  }
  std::optional<BotAnswer> think(const Game* rules, const BotQuestion& q, std::uint64_t mine) const {
    if (!rules) return std::nullopt;
    Problems problems;
    const auto job = BotJob::open(*rules, q.level, q.seed, q.seen, q.decision, excluded_text(q.excluded), problems);
    if (!job) return std::nullopt;
    while (!job->step(kSlice) && still(mine)) {
    }
    return BotAnswer{q.ply, job->best(), job->ranking()};
  }
  bool still(std::uint64_t mine) const {
    const std::lock_guard lock(mutex_);
    return number_ == mine;
  }

  std::function<void()> wake_;
  mutable std::mutex mutex_;
  std::condition_variable door_;
  std::optional<BotQuestion> question_;
  const Game* rules_ = nullptr;  // of the question, with its cards
  std::optional<BotAnswer> answer_;
  std::uint64_t number_ = 0;  // of the question that matters; rises with each one and with each cancel
  bool failed_ = false, leaving_ = false;
  std::thread thread_;  // last: starts when all else is there
};

}  // namespace

std::unique_ptr<BotClient> make_bot_client(std::function<void()> wake) {
  return std::make_unique<ThreadClient>(std::move(wake));
}

}  // namespace mathom
#endif
