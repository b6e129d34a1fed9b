#include "shell/services/game_code.h"

#include <utility>

#include "rules/registry.h"
#include "session/save.h"
#include "shell/platform/platform.h"
#include "shell/services/notices.h"
#include "shell/services/words.h"
#include "shell/ui/scene/scene.h"

namespace mathom {

namespace {
constexpr double kWaitingUntold = 600;  // milliseconds of waiting before the player is told
constexpr double kUnmissed = 80;        // milliseconds without a picture that nobody notices before a screen changes
constexpr std::string_view kWaiting = "shell.game_coming";
}  // namespace

bool GameCode::here(std::string_view game) const { return platform::code_here(game); }

void GameCode::with(std::string_view game, std::function<void(bool)> then) {
  if (!is_game(game) || here(game)) return then(true);
  const std::string id(game);
  auto& waiting = asked_[id];
  waiting.push_back(std::move(then));
  if (waiting.size() > 1) return;
  tell_at_ = platform::now() + kWaitingUntold;
  platform::want_frame_in(kWaitingUntold);
  platform::fetch_code(id, [this, id](bool came) { take(id, came); });
}

void GameCode::with_of(std::string_view save, std::function<void(bool)> then) {
  with(game_of_save(save), std::move(then));
}

void GameCode::take(const std::string& game, bool came) {
  const auto waiting = asked_.extract(game);
  notices_.withdraw(words_.say(kWaiting));
  if (came) words_.load_what_came();
  if (!came) notices_.warn(words_.say(part_trouble_key()));
  for (const auto& then : waiting.mapped()) then(came);
  platform::want_frame();
}

void GameCode::expect(std::string_view game) const {
  if (is_game(game) && !here(game)) platform::expect_code(game);
}

void GameCode::tell_waiting(ui::Scene& scene) {
  if (asked_.empty() || tell_at_ == 0) return;
  const double left = tell_at_ - platform::now(), unmissed = scene.now() + left - kWaitingUntold + kUnmissed;
  if (unmissed > scene.now()) {
    scene.leave_undrawn(unmissed);
    return scene.want_frame_at(unmissed);
  }
  if (left > 0) return platform::want_frame_in(left);
  tell_at_ = 0;
  notices_.notify(words_.say(kWaiting));
}

}  // namespace mathom
