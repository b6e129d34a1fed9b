// What only single games have, their code and the cards and words of some, which the page fetches when a game is first opened
// (web/boot.js). Natively all of it is here.
#include <algorithm>

#include "catalog/assets.h"
#include "rules/registry.h"
#include "session/save.h"
#include "shell/app/app.h"
#include "shell/app/platform/platform.h"
#include "shell/app/screens/screens.h"
#include "shell/tables/lotr_tcg/book/book_page.h"
#include "shell/tables/lotr_tcg/draft/draft_pages.h"

namespace mathom {

namespace {
constexpr double kPatience = 600;  // milliseconds before it is said that something is awaited
constexpr double kUnmissed = 80;   // for which nobody misses the picture of a screen that is about to go
constexpr std::string_view kWaiting = "shell.game_coming";
}  // namespace

bool App::code_here(std::string_view game) const { return platform::code_here(game); }

void App::with_code(std::string_view game, std::function<void(bool)> then) {
  if (!is_game(game) || platform::code_here(game)) return then(true);
  const std::string id(game);
  auto& waiting = code_asked_[id];
  waiting.push_back(std::move(then));
  if (waiting.size() > 1) return;
  told_waiting_at_ = platform::now() + kPatience;
  platform::want_frame_in(kPatience);
  platform::fetch_code(id, [this, id](bool came) { take_code(id, came); });
}

void App::with_code_of(std::string_view save, std::function<void(bool)> then) {
  with_code(game_of_save(save), std::move(then));
}

void App::take_code(const std::string& game, bool came) {
  const auto waiting = code_asked_.extract(game);
  if (notice_ == say(kWaiting)) notice_.clear();
  if (came && all_assets().size() != texts_files_) load_texts();  // words have come along
  if (!came) notify(part_missing(), ui::Urgency::assertive);
  for (const auto& then : waiting.mapped()) then(came);
  platform::want_frame();
}

void App::expect_code(std::string_view game) const {
  if (is_game(game) && !code_here(game)) platform::expect_code(game);
}

void App::tell_waiting(ui::Scene& scene) {
  if (code_asked_.empty() || told_waiting_at_ == 0) return;
  const double left = told_waiting_at_ - platform::now(), unmissed = scene.now() + left - kPatience + kUnmissed;
  if (unmissed > scene.now()) {
    scene.leave_undrawn(unmissed);
    return scene.want_frame_at(unmissed);
  }
  if (left > 0) return platform::want_frame_in(left);
  told_waiting_at_ = 0;
  notify(say(kWaiting));
}

std::function<bool()> App::new_wish() {
  const Screen* from = screens_.back().get();
  return [this, wish = ++wish_, from] { return wish == wish_ && from == screens_.back().get(); };
}

void App::open_game(std::string_view game) {
  with_code(game, [this, wished = new_wish(), id = std::string(game)](bool here) {
    if (here && wished()) push(setup_screen(*find_game(id)));
  });
}

void App::open_book(std::string list) {
  with_code("lotr_tcg", [this, wished = new_wish(), list = std::move(list)](bool here) {
    if (here && wished()) push(page_screen(lotr_tcg::book_page(list)));
  });
}

void App::open_evening(std::string id) {
  with_code("lotr_tcg", [this, wished = new_wish(), id = std::move(id)](bool here) {
    if (here && wished()) push(page_screen(lotr_tcg::evening_page(id)));
  });
}

void App::open_page(PagePtr page) { push(page_screen(std::move(page))); }

void App::set_up(const GameWish& wish) {
  if (const Game* game = find_game(wish.game)) push(wished_screen(*game, wish));
}

// Who alone has the highest score has won.
std::vector<MarkedGame> App::marked_games(std::string_view mark) const {
  std::vector<MarkedGame> out;
  for (const KeptGame& g : shelf_.games()) {
    if (g.mark.empty() || !g.mark.starts_with(mark)) continue;
    MarkedGame& game = out.emplace_back(MarkedGame{.id = g.id, .mark = g.mark, .seats = g.seats});
    game.over = g.state == KeptGame::State::finished;
    const auto best = std::max_element(g.scores.begin(), g.scores.end());
    if (game.over && best != g.scores.end() && std::count(best, g.scores.end(), *best) == 1)
      game.winner = static_cast<int>(best - g.scores.begin());
  }
  std::reverse(out.begin(), out.end());
  return out;
}

}  // namespace mathom
