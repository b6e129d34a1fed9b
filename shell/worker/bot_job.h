// One question to a bot, from the texts in which it crosses into another thread or module. No window, no clock, no
// browser: the same job runs in the page's worker and in the native thread, and slicing it does not change its answer.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/advice.h"
#include "ai/bot.h"
#include "core/problems.h"

namespace mathom {

// The game that is meant, with those cards of the player's own; null, with problems, when it does not exist. The main
// thread asks this, also for a job that runs on another.
const Game* game_of_question(std::string_view game, std::string_view cards, Problems& problems);

// Does this level of the game play by something it has learnt, which the page has not fetched yet? The game's code is
// here.
bool lacks_learning(const Game& game, const BotLevel& level);

class BotJob {
 public:
  // Null, with problems, when the texts do not make a question for a game and level that we have. `excluded` lists the
  // numbers of options that are not to be answered with, as JSON; some must be left. `cards`: the file of the player's
  // own cards with which the game is played (rules/card_files.h).
  static std::unique_ptr<BotJob> open(const Game& rules, std::string_view level, std::uint64_t seed,
                                      std::string_view seen, std::string_view decision, std::string_view excluded,
                                      Problems& problems);
  static std::unique_ptr<BotJob> open(std::string_view game, std::string_view level, std::uint64_t seed,
                                      std::string_view seen, std::string_view decision, std::string_view excluded,
                                      std::string_view cards, Problems& problems);
  // For a person who asks for a hint: it finds out, too, why the best answer is that. Pre: nothing is excluded, and
  // step() has not been called.
  void explain();
  bool step(int playouts) { return adviser_ ? adviser_->step(playouts) : thinker_->step(playouts); }
  int percent() const { return adviser_ ? adviser_->percent() : thinker_->percent(); }
  std::uint64_t best() const { return adviser_ ? adviser_->best() : thinker_->best(); }
  // Pre: step() has said that it is done.
  Advice advice() const { return adviser_ ? adviser_->advice() : Advice{.ranking = thinker_->ranking()}; }

 private:
  BotJob(const Game& game, Observation seen, Decision decision, const BotLevel& level, std::uint64_t seed,
         const std::vector<std::uint32_t>& excluded)
      : game_(game),
        level_(level),
        seed_(seed),
        thinker_(std::make_unique<Thinker>(game, std::move(seen), std::move(decision), level, seed, excluded)) {}
  const Game& game_;
  const BotLevel& level_;
  std::uint64_t seed_;
  std::unique_ptr<Thinker> thinker_;
  std::unique_ptr<Adviser> adviser_;  // in its place
};

// Numbers of options, on their way between two programs: [0, 3, ...].
std::string excluded_text(const std::vector<std::uint32_t>& excluded);
// Advice on its way between two programs, with the best few of its ranking.
std::string advice_text(const Advice& advice);
// Empty on a fault.
Advice parse_advice(std::string_view text);

}  // namespace mathom
