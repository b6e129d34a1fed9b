// The functions that web/bot.js calls inside the Web Worker, and that web/learnt.js asks before. One question to a bot
// and one answer under review at a time; a new one ends the old.
#include <emscripten/emscripten.h>

#include <string>

#include "core/json.h"
#include "rules/registry.h"
#include "shell/worker/bot_job.h"
#include "shell/worker/review_job.h"

namespace {

struct Module {
  std::unique_ptr<mathom::BotJob> job;
  std::string problem, ranking;
  std::unique_ptr<mathom::ReviewJob> review;
  std::string review_problem, judgement;
};

Module& module() {
  static Module m;
  return m;
}

}  // namespace

extern "C" {

// Returns 1 if thinking may begin, 0 if not; bot_problem() then says why. `why`: not empty if a person also wants to
// know a reason.
EMSCRIPTEN_KEEPALIVE int bot_begin(const char* game, const char* level, const char* seed, const char* seen,
                                   const char* decision, const char* excluded, const char* cards, const char* why) {
  mathom::Problems problems;
  const auto number = mathom::parse_hex64(seed);
  if (!number) problems.add("seed", "must be 16 hexadecimal digits");
  module().job.reset();
  if (problems.empty())
    module().job = mathom::BotJob::open(game, level, number.value_or(0), seen, decision, excluded, cards, problems);
  if (module().job && *why != 0) module().job->explain();
  module().problem = problems.text();
  return module().job ? 1 : 0;
}

// For the page: whether a net has to be fetched for this level of an open game.
EMSCRIPTEN_KEEPALIVE int bot_lacks(const char* game, const char* level) {
  const mathom::Game* rules = mathom::find_game(game);
  const mathom::BotLevel* how = mathom::find_bot_level(level);
  return rules && how && mathom::lacks_learning(*rules, *how) ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int bot_step(int playouts) { return !module().job || module().job->step(playouts) ? 1 : 0; }
EMSCRIPTEN_KEEPALIVE int bot_percent() { return module().job ? module().job->percent() : 0; }
EMSCRIPTEN_KEEPALIVE int bot_best() { return module().job ? static_cast<int>(module().job->best()) : -1; }
EMSCRIPTEN_KEEPALIVE const char* bot_ranking() {
  module().ranking = module().job ? mathom::advice_text(module().job->advice()) : std::string();
  return module().ranking.c_str();
}
EMSCRIPTEN_KEEPALIVE const char* bot_problem() { return module().problem.c_str(); }
EMSCRIPTEN_KEEPALIVE void bot_end() { module().job.reset(); }

// Returns 1 if the review may begin, 0 if not; review_problem() then says why.
EMSCRIPTEN_KEEPALIVE int review_begin(const char* game, const char* cards, const char* seed, const char* seen,
                                      const char* decision, const char* chosen, const char* truth) {
  mathom::Problems problems;
  const auto number = mathom::parse_hex64(seed);
  if (!number) problems.add("seed", "must be 16 hexadecimal digits");
  module().review.reset();
  if (const mathom::Game* rules = mathom::game_of_question(game, cards, problems); rules && problems.empty())
    module().review = mathom::ReviewJob::open(*rules, *number, {seen, decision, chosen, truth}, problems);
  module().review_problem = problems.text();
  return module().review ? 1 : 0;
}

EMSCRIPTEN_KEEPALIVE int review_step(int playouts) {
  return !module().review || module().review->step(playouts) ? 1 : 0;
}
EMSCRIPTEN_KEEPALIVE int review_percent() { return module().review ? module().review->percent() : 0; }
// Pre: review_step() has said that it is done.
EMSCRIPTEN_KEEPALIVE const char* review_result() {
  module().judgement = module().review ? mathom::judgement_text(module().review->result()) : std::string();
  return module().judgement.c_str();
}
EMSCRIPTEN_KEEPALIVE const char* review_problem() { return module().review_problem.c_str(); }
EMSCRIPTEN_KEEPALIVE void review_end() { module().review.reset(); }
}
