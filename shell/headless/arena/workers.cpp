#include "shell/headless/arena/workers.h"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace mathom::headless {
namespace {

bool one_by_one(const Bout& bout, const std::vector<std::uint64_t>& numbers,
                const std::function<bool(const Deal&)>& take, std::string& fault) {
  DealPlayer player(bout);
  for (const std::uint64_t number : numbers) {
    Deal deal;
    if (!player.play(number, deal, fault)) return false;
    if (!take(deal)) break;
  }
  return true;
}

#ifndef __EMSCRIPTEN__
// The result of a thread: a deal, or why it has no deal.
struct Brought {
  Deal deal;
  std::string fault{};
};

// Hands out the deals in order and takes back the results.
class DealDesk {
 public:
  explicit DealDesk(const std::vector<std::uint64_t>& numbers, std::size_t most_ahead)
      : numbers_(numbers), most_ahead_(most_ahead) {}

  // Gives the next deal to play. Returns false when all have been handed out. Waits while too many results wait to be
  // taken.
  bool next(std::size_t& place, std::uint64_t& number) {
    std::unique_lock lock(mutex_);
    room_.wait(lock, [&] { return closed_ || given_ < taken_ + most_ahead_; });
    if (closed_ || given_ == numbers_.size()) return false;
    place = given_++;
    number = numbers_[place];
    return true;
  }
  void bring(std::size_t place, Brought&& result) {
    const std::lock_guard lock(mutex_);
    done_.emplace(place, std::move(result));
    news_.notify_one();
  }
  // Returns the result of the deal that is next in order.
  Brought take() {
    std::unique_lock lock(mutex_);
    news_.wait(lock, [&] { return done_.contains(taken_); });
    Brought out = std::move(done_.extract(taken_++).mapped());
    room_.notify_all();
    return out;
  }
  void close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    room_.notify_all();
  }

 private:
  const std::vector<std::uint64_t>& numbers_;
  std::size_t most_ahead_, given_ = 0, taken_ = 0;
  bool closed_ = false;
  std::map<std::size_t, Brought> done_;
  std::mutex mutex_;
  std::condition_variable room_, news_;
};

void work_at(DealDesk& desk, const Bout& bout) {
  DealPlayer player(bout);
  std::size_t place = 0;
  std::uint64_t number = 0;
  while (desk.next(place, number)) {
    Brought out;
    player.play(number, out.deal, out.fault);
    desk.bring(place, std::move(out));
  }
}
#endif

}  // namespace

#ifdef __EMSCRIPTEN__
int usual_jobs() { return 1; }
#else
int usual_jobs() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }
#endif

bool play_deals(const Bout& bout, const std::vector<std::uint64_t>& numbers, int jobs,
                const std::function<bool(const Deal&)>& take, std::string& fault) {
  const std::size_t threads = std::min(numbers.size(), static_cast<std::size_t>(std::max(1, jobs)));
#ifdef __EMSCRIPTEN__
  (void)threads;
  return one_by_one(bout, numbers, take, fault);
#else
  if (threads <= 1) return one_by_one(bout, numbers, take, fault);
  DealDesk desk(numbers, 64 * threads);
  std::vector<std::thread> workers;
  for (std::size_t i = 0; i < threads; ++i) workers.emplace_back([&] { work_at(desk, bout); });
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const Brought result = desk.take();
    fault = result.fault;
    if (!fault.empty() || !take(result.deal)) break;
  }
  desk.close();
  for (std::thread& worker : workers) worker.join();
  return fault.empty();
#endif
}

}  // namespace mathom::headless
