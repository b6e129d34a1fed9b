// Reviews in the page: they go to the Web Worker of web/bot_worker.js, in which bots come first. The results come back
// through app_review().
#ifdef __EMSCRIPTEN__
#include <emscripten/emscripten.h>

#include <utility>

#include "core/json.h"
#include "shell/services/analysis/review_client.h"
#include "shell/worker/review_job.h"

// clang-format off
EM_JS(void, page_review_ask, (const char* game, const char* cards, const char* seed, const char* seen, const char* decision, const char* chosen, const char* truth), {
  Module["page"]["reviewAsk"]([UTF8ToString(game), UTF8ToString(cards), UTF8ToString(seed), UTF8ToString(seen), UTF8ToString(decision), UTF8ToString(chosen), UTF8ToString(truth)]);
});
EM_JS(int, page_review_ready, (const char* game), { return Module["page"]["reviewReady"](UTF8ToString(game)) ? 1 : 0; });
EM_JS(void, page_review_cancel, (), { Module["page"]["reviewCancel"](); });
// clang-format on

namespace mathom {

namespace {

struct ReviewBox {
  std::optional<Judgement> answer;
  int percent = 0;
  bool failed = false;
  std::function<void()> wake;
};

ReviewBox& review_box() {
  static ReviewBox box;
  return box;
}

class WorkerReviewer final : public ReviewClient {
 public:
  explicit WorkerReviewer(std::function<void()> wake) { review_box().wake = std::move(wake); }
  bool ready(const std::string& game) override { return page_review_ready(game.c_str()) != 0; }
  void ask(const ReviewQuestion& q) override {
    review_box().answer.reset();
    review_box().percent = 0;
    review_box().failed = false;
    page_review_ask(q.game.c_str(), q.cards.c_str(), hex64(q.seed).c_str(), q.seen.c_str(), q.decision.c_str(),
                    q.chosen.c_str(), q.truth.c_str());
  }
  void cancel() override {
    review_box().answer.reset();
    page_review_cancel();
  }
  std::optional<Judgement> take_answer() override { return std::exchange(review_box().answer, std::nullopt); }
  int percent() const override { return review_box().percent; }
  bool failed() const override { return review_box().failed; }
};

}  // namespace

std::unique_ptr<ReviewClient> make_review_client(std::function<void()> wake) {
  return std::make_unique<WorkerReviewer>(std::move(wake));
}

}  // namespace mathom

// From the page: the net that reviews use has come, or will not.
extern "C" EMSCRIPTEN_KEEPALIVE void app_review_ready() {
  if (mathom::review_box().wake) mathom::review_box().wake();
}

// From the page: the progress of the review, its result, or (percent below 0) that nothing will come.
extern "C" EMSCRIPTEN_KEEPALIVE void app_review(int percent, const char* judgement) {
  auto& box = mathom::review_box();
  box.percent = percent;
  if (judgement) box.answer = mathom::parse_judgement(judgement);
  if (percent < 0 || (judgement && !box.answer)) box.failed = true;
  if (box.wake) box.wake();
}
#endif
