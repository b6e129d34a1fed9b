// Bots in the page: questions go to the Web Worker that web/bot_worker.js holds; answers come back through app_bot().
#ifdef __EMSCRIPTEN__
#include <emscripten/emscripten.h>

#include <utility>

#include "core/json.h"
#include "shell/services/match/bot_client.h"
#include "shell/worker/bot_job.h"

// clang-format off
EM_JS(void, page_bot_ask, (double ply, const char* game, const char* level, const char* seed, const char* seen, const char* decision, const char* excluded, const char* cards, const char* why), {
  Module["page"]["botAsk"]([ply, UTF8ToString(game), UTF8ToString(level), UTF8ToString(seed), UTF8ToString(seen), UTF8ToString(decision), UTF8ToString(excluded), UTF8ToString(cards), UTF8ToString(why)]);
});
EM_JS(void, page_bot_cancel, (), { Module["page"]["botCancel"](); });
EM_JS(void, page_bot_restart, (), { Module["page"]["botRestart"](); });
// clang-format on

namespace mathom {

namespace {

struct Mailbox {
  std::optional<BotAnswer> answer;
  bool failed = false;
  std::function<void()> wake;
};

Mailbox& mailbox() {
  static Mailbox box;
  return box;
}

class WorkerClient final : public BotClient {
 public:
  explicit WorkerClient(std::function<void()> wake) { mailbox().wake = std::move(wake); }
  void ask(const BotQuestion& q) override {
    mailbox().answer.reset();
    mailbox().failed = false;
    page_bot_ask(q.ply, q.game.c_str(), q.level.c_str(), hex64(q.seed).c_str(), q.seen.c_str(), q.decision.c_str(),
                 excluded_text(q.excluded).c_str(), q.cards.c_str(), q.why ? "why" : "");
  }
  void cancel() override {
    mailbox().answer.reset();
    page_bot_cancel();
  }
  std::optional<BotAnswer> take_answer() override { return std::exchange(mailbox().answer, std::nullopt); }
  bool failed() const override { return mailbox().failed; }
  void restart() override {
    mailbox().failed = false;
    page_bot_restart();
  }
};

}  // namespace

std::unique_ptr<BotClient> make_bot_client(std::function<void()> wake) {
  return std::make_unique<WorkerClient>(std::move(wake));
}

}  // namespace mathom

// From the page: the answer to the question of `ply`, or (option below 0) that no answer will come.
extern "C" EMSCRIPTEN_KEEPALIVE void app_bot(double ply, int option, const char* advice) {
  auto& box = mathom::mailbox();
  if (option >= 0)
    box.answer = mathom::BotAnswer{static_cast<std::uint32_t>(ply), static_cast<std::uint64_t>(option),
                                   mathom::parse_advice(advice ? advice : "")};
  else
    box.failed = true;
  if (box.wake) box.wake();
}
#endif
