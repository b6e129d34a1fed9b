#include "shell/services/match/hinting.h"

#include <algorithm>

#include "core/json.h"
#include "rules/bot_level.h"
#include "rules/card_files.h"
#include "rules/wire.h"

namespace mathom {

namespace {
constexpr int kHintTries = 2;
constexpr std::size_t kTold = 3;  // of a ranking
}  // namespace

BotQuestion question_of(const Game& game, const View& seen, std::string_view level, std::uint64_t seed,
                        const std::vector<std::uint32_t>& excluded) {
  const CardFiles* files = game.card_files();
  return {.ply = seen.ply,
          .game = std::string(game.info().id),
          .level = std::string(level),
          .seed = seed,
          .seen = dump_json(game.save_observation(seen.seen)),
          .decision = dump_json(decision_to_json(seen.decision)),
          .cards = std::string(files ? files->text() : std::string_view()),
          .excluded = excluded};
}

Hinting::Question Hinting::about(const Game& game, const View& view, std::uint64_t seed, double patience) {
  if (!view.yours()) return {};
  Question out{question_of(game, view, levels_for(game).back()->id, seed, {}), view.decision.options.size(), patience};
  out.asked.why = true;
  return out;
}

void Hinting::ask(double now) {
  if (state_ != State::none) return;
  question_ = now_();
  if (question_.options == 0) return;
  state_ = State::asked;
  tries_ = 0;
  bots_.ask(question_.asked);
  deadline_ = now + question_.patience;
}

bool Hinting::take(double now) {
  if (const auto answer = bots_.take_answer(); answer && answer->ply == question_.asked.ply) {
    advice_ = answer->advice;
    std::erase_if(advice_.ranking, [&](const Ranked& r) { return r.option >= question_.options; });
    std::erase_if(advice_.because, [&](const Because& b) { return b.other >= question_.options; });
    if (advice_.ranking.size() > kTold) advice_.ranking.resize(kTold);
    state_ = advice_.ranking.empty() ? State::none : State::here;
  } else if (bots_.failed() || (deadline_ && now >= *deadline_)) {
    bots_.restart();
    if (++tries_ < kHintTries) {
      bots_.ask(question_.asked);
      deadline_ = now + question_.patience;
      return false;
    }
    state_ = State::none;
  } else {
    return false;
  }
  deadline_.reset();
  return true;
}

void Hinting::drop() {
  if (asked()) bots_.cancel();
  state_ = State::none;
  advice_ = {};
  deadline_.reset();
}

}  // namespace mathom
