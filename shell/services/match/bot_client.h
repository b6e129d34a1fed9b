// Somebody elsewhere who thinks: a Web Worker in the page, a thread natively. Questions and answers are values in text;
// the answer comes some frames later, or never if it was cancelled. At most one question is open.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ai/advice.h"

namespace mathom {

struct BotQuestion {
  std::uint32_t ply = 0;   // names the question
  std::string game = {};   // id
  std::string level = {};  // id
  std::uint64_t seed = 0;
  std::string seen = {};                     // Game::save_observation, as text
  std::string decision = {};                 // decision_to_json, as text
  std::string cards = {};                    // the file of the player's own cards; empty: the printed ones
  std::vector<std::uint32_t> excluded = {};  // numbers of options that are not to be answered with; some are left
  bool why = false;  // a person asks for a hint: what speaks for the best answer is found out too; nothing is excluded
};

struct BotAnswer {
  std::uint32_t ply = 0;
  std::uint64_t option = 0;
  Advice advice = {};  // for a hint
};

class BotClient {
 public:
  virtual ~BotClient() = default;
  virtual void ask(const BotQuestion& question) = 0;  // in place of any earlier one
  virtual void cancel() = 0;
  virtual std::optional<BotAnswer> take_answer() = 0;
  // The thinker is dead or silent beyond hope: ask again, or think here.
  virtual bool failed() const = 0;
  virtual void restart() = 0;
};

// `wake` is called, on any thread, when there is an answer or a failure to look at.
std::unique_ptr<BotClient> make_bot_client(std::function<void()> wake);

}  // namespace mathom
