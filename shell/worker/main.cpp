// What web/bot.js calls inside the Web Worker. One job at a time; a new one ends the old.
#include <emscripten/emscripten.h>

#include <string>

#include "core/json.h"
#include "rules/card_files.h"
#include "rules/registry.h"
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

// This program has cards of its own: they are those of the question, the printed ones or a player's file.
void lay(const char* game, const char* cards, mathom::Problems& problems) {
  const mathom::Game* rules = mathom::find_game(game);
  const mathom::CardFiles* files = rules ? rules->card_files() : nullptr;
  if (files && files->laid() != cards)
    for (const mathom::Problem& p : files->lay(cards)) problems.add("cards" + p.path, p.message);
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
  lay(game, cards, problems);
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
