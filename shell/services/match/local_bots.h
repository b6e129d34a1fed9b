// The bots of a match that is played here. A bot thinks about the open question in advance, and its answer waits until
// the table is ready to show it. Where the worker is silent or talks nonsense, the thinking is done here, a little in
// each frame.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/bot.h"
#include "session/session.h"
#include "shell/services/match/bot_client.h"

namespace mathom {

class LocalBots {
 public:
  // Numbers of options that the bot is not to answer with; some others are left.
  using Unwanted = std::vector<std::uint32_t>;

  // Both outlive it; gone, it has cancelled.
  LocalBots(const Session& session, BotClient& client);
  ~LocalBots();
  LocalBots(const LocalBots&) = delete;
  LocalBots& operator=(const LocalBots&) = delete;

  bool to_move() const;  // a bot is asked
  // In every frame, while there is no answer. Pre: a bot is asked.
  void think(const Unwanted& unwanted, double now);
  const std::optional<BotAnswer>& answer() const { return answer_; }
  bool is_sound(const Unwanted& unwanted) const;  // the answer is one to the open question. Pre: there is one
  void answer_with(std::uint64_t option);         // of somebody who thinks in their place
  // The answer was not sound: the thinking is done here. A worker that answers what was not asked is as good as dead.
  void distrust(const Unwanted& unwanted);
  void forget_answer();  // it is not wanted: they think again
  void was_given();      // the answer was given: a worker that it came from is trusted again
  void forget();         // another question
  void hurry(bool on);   // by quick levels (rules/bot_level.h), also about the open question

  std::optional<double> deadline() const { return deadline_; }  // milliseconds: `think` has to be called then
  double patience() const;                                      // milliseconds with the worker, as it has been of late
  // | Whether this program thinks itself, without the worker.
  bool think_here() const { return here_ != nullptr; }
  int fallbacks() const { return fallbacks_; }  // how often the worker had failed

 private:
  void ask(const Unwanted& unwanted, double now);
  void fail(const Unwanted& unwanted, double now);
  void begin_here(const Unwanted& unwanted);
  void think_slice();
  std::string_view level() const;  // of the bot that is asked

  const Session& session_;
  BotClient& client_;
  std::optional<std::uint32_t> asked_;  // ply that the client thinks about
  std::optional<BotAnswer> answer_;
  std::optional<double> deadline_;
  std::unique_ptr<Thinker> here_;  // in place of the worker
  bool hurried_ = false;
  int tries_ = 0, fallbacks_ = 0;
  int let_down_ = 0, alone_ = 0;  // decisions in a row that the worker failed; decisions left without asking it
};

// For a match without bots that think, as in a lesson.
BotClient& no_bots();

}  // namespace mathom
