// A hint for the person who is asked: the best level's ranking of the answers, from what that person may know. It is
// asked of the bots' worker once more if that fails, and then given up: it is not worth blocking the page.
#pragma once
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "rules/view.h"
#include "shell/services/match/bot_client.h"

namespace mathom {

// What a bot of this level is asked about the question of the view.
BotQuestion question_of(const Game& game, const View& seen, std::string_view level, std::uint64_t seed,
                        const std::vector<std::uint32_t>& excluded);

inline constexpr double kPatience = 8000;  // milliseconds: no bot of ours needs a third of this

class Hinting {
 public:
  // What is asked of the best level; without options there is nothing to hint at.
  struct Question {
    BotQuestion asked = {};
    std::size_t options = 0;
    double patience = kPatience;  // milliseconds until it is asked again
  };
  // About the question of this view, if it is the viewer's.
  static Question about(const Game& game, const View& view, std::uint64_t seed, double patience = kPatience);

  // `now`: what a hint would be about now. The client outlives it; nobody else asks the client meanwhile.
  Hinting(BotClient& bots, std::function<Question()> now) : bots_(bots), now_(std::move(now)) {}

  // Nothing, if a hint was asked for or is here.
  void ask(double now);
  bool asked() const { return state_ == State::asked; }
  // The best few, the best first, and what speaks for the best; empty until the thinking is done.
  const std::vector<Ranked>& ranking() const { return advice_.ranking; }
  const Advice& advice() const { return advice_; }
  std::optional<double> deadline() const { return deadline_; }
  // In every frame while it is asked; true: there is something to see, or the hint was given up.
  bool take(double now);
  void drop();  // another question

 private:
  enum class State : std::uint8_t { none, asked, here };
  BotClient& bots_;
  std::function<Question()> now_;
  State state_ = State::none;
  Question question_;
  std::optional<double> deadline_;
  int tries_ = 0;
  Advice advice_;
};

}  // namespace mathom
