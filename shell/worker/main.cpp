// What web/bot.js calls inside the Web Worker. One job at a time; a new one ends the old.
#include <emscripten/emscripten.h>

#include <string>

#include "core/json.h"
#include "shell/worker/bot_job.h"

namespace {

struct Module {
  std::unique_ptr<mathom::BotJob> job;
  std::string problem, ranking;
};

Module& module() {
  static Module m;
  return m;
}

}  // namespace

extern "C" {

// 1: thinking may begin. 0: bot_problem() says why not.
EMSCRIPTEN_KEEPALIVE int bot_begin(const char* game, const char* level, const char* seed, const char* seen,
                                   const char* decision, const char* excluded, const char* cards) {
  mathom::Problems problems;
  const auto number = mathom::parse_hex64(seed);
  if (!number) problems.add("seed", "must be 16 hexadecimal digits");
  module().job.reset();
  if (problems.empty())
    module().job = mathom::BotJob::open(game, level, number.value_or(0), seen, decision, excluded, cards, problems);
  module().problem = problems.text();
  return module().job ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int bot_step(int playouts) { return !module().job || module().job->step(playouts) ? 1 : 0; }
EMSCRIPTEN_KEEPALIVE int bot_percent() { return module().job ? module().job->percent() : 0; }
EMSCRIPTEN_KEEPALIVE int bot_best() { return module().job ? static_cast<int>(module().job->best()) : -1; }
EMSCRIPTEN_KEEPALIVE const char* bot_ranking() {
  module().ranking = module().job ? mathom::ranking_text(module().job->ranking()) : std::string();
  return module().ranking.c_str();
}
EMSCRIPTEN_KEEPALIVE const char* bot_problem() { return module().problem.c_str(); }
EMSCRIPTEN_KEEPALIVE void bot_end() { module().job.reset(); }
}
