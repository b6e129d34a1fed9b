// Bots natively: one thread, one question at a time.
#ifndef __EMSCRIPTEN__
#include "shell/services/match/background.h"
#include "shell/services/match/bot_client.h"
#include "shell/worker/bot_job.h"

namespace mathom {

namespace {

constexpr int kSlice = 64;  // playouts between two looks at new requests

struct ThreadQuestion {
  BotQuestion bot;
  const Game* rules = nullptr;  // with its cards; null: it cannot be answered
};
using BotThread = Background<ThreadQuestion, BotAnswer>;

std::optional<BotAnswer> think_on_thread(const ThreadQuestion& asked, const BotThread::Wanted& wanted) {
  if (!asked.rules) return std::nullopt;
  const BotQuestion& q = asked.bot;
  Problems problems;
  const auto job = BotJob::open(*asked.rules, q.level, q.seed, q.seen, q.decision, excluded_text(q.excluded), problems);
  if (!job) return std::nullopt;
  if (q.why) job->explain();
  bool done = false;
  while (!done && wanted()) done = job->step(kSlice);
  if (!done) return std::nullopt;  // nobody waits for the answer
  return BotAnswer{q.ply, job->best(), job->advice()};
}

class ThreadClient final : public BotClient {
 public:
  explicit ThreadClient(std::function<void()> wake) : thread_(think_on_thread, std::move(wake)) {}
  void ask(const BotQuestion& question) override {
    Problems unknown;
    thread_.ask({question, game_of_question(question.game, question.cards, unknown)});
  }
  void cancel() override { thread_.cancel(); }
  std::optional<BotAnswer> take_answer() override { return thread_.take_answer(); }
  bool failed() const override { return thread_.failed(); }
  void restart() override { cancel(); }

 private:
  BotThread thread_;
};

}  // namespace

std::unique_ptr<BotClient> make_bot_client(std::function<void()> wake) {
  return std::make_unique<ThreadClient>(std::move(wake));
}

}  // namespace mathom
#endif
