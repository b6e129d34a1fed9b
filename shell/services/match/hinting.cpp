#include "shell/services/match/hinting.h"

#include <algorithm>

#include "core/json.h"
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

void Hinting::ask(const Game& game, const View& view, std::uint64_t seed, double patience, double now) {
  if (!view.yours() || state_ != State::none) return;
  state_ = State::asked;
  tries_ = 0;
  patience_ = patience;
  options_ = view.decision.options.size();
  question_ = question_of(game, view, levels_for(game).back()->id, seed, {});
  bots_.ask(question_);
  deadline_ = now + patience_;
}

bool Hinting::take(double now) {
  if (const auto answer = bots_.take_answer(); answer && answer->ply == question_.ply) {
    ranking_ = answer->ranking;
    std::erase_if(ranking_, [&](const Ranked& r) { return r.option >= options_; });
    if (ranking_.size() > kTold) ranking_.resize(kTold);
    state_ = ranking_.empty() ? State::none : State::here;
  } else if (bots_.failed() || (deadline_ && now >= *deadline_)) {
    bots_.restart();
    if (++tries_ < kHintTries) {
      bots_.ask(question_);
      deadline_ = now + patience_;
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
  ranking_.clear();
  deadline_.reset();
}

}  // namespace mathom
