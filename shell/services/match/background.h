// A thread that works on one question at a time; a newer one, or a cancel, ends an older one. Natively the bots and the
// analyst think in one each.
#pragma once
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace mathom {

template <class Question, class Answer>
class Background {
 public:
  using Wanted = std::function<bool()>;  // asked now and then: is the answer still wanted?
  // On the thread; nothing: there is no answer.
  using Work = std::function<std::optional<Answer>(const Question&, const Wanted&)>;

  // `wake` is called on the thread when there is an answer, or none will come.
  Background(Work work, std::function<void()> wake)
      : work_(std::move(work)), wake_(std::move(wake)), thread_([this] { run(); }) {}
  ~Background() {
    {
      const std::lock_guard lock(mutex_);
      leaving_ = true;
      ++number_;
    }
    door_.notify_one();
    thread_.join();
  }
  Background(const Background&) = delete;
  Background& operator=(const Background&) = delete;

  void ask(Question question) {
    {
      const std::lock_guard lock(mutex_);
      question_ = std::move(question);
      answer_.reset();
      failed_ = false;
      ++number_;
    }
    door_.notify_one();
  }
  void cancel() {
    const std::lock_guard lock(mutex_);
    question_.reset();
    answer_.reset();
    ++number_;
  }
  std::optional<Answer> take_answer() {
    const std::lock_guard lock(mutex_);
    return std::exchange(answer_, std::nullopt);
  }
  bool failed() const {
    const std::lock_guard lock(mutex_);
    return failed_;
  }

 private:
  void run() {
    for (;;) {
      std::unique_lock lock(mutex_);
      door_.wait(lock, [this] { return leaving_ || question_; });
      if (leaving_) return;
      const Question question = *std::exchange(question_, std::nullopt);
      const std::uint64_t mine = number_;
      lock.unlock();
      auto answer = work_(question, [this, mine] {
        const std::lock_guard look(mutex_);
        return number_ == mine;
      });
      lock.lock();
      if (number_ != mine) continue;
      answer_ = std::move(answer);
      failed_ = !answer_;
      lock.unlock();
      wake_();
    }
  }

  Work work_;
  std::function<void()> wake_;
  mutable std::mutex mutex_;
  std::condition_variable door_;
  std::optional<Question> question_;
  std::optional<Answer> answer_;
  std::uint64_t number_ = 0;  // of the question that matters; rises with each one and with each cancel
  bool failed_ = false, leaving_ = false;
  std::thread thread_;  // last: starts when all else is there
};

}  // namespace mathom
