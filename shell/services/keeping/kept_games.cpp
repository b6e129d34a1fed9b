#include "shell/services/keeping/kept_games.h"

#include <algorithm>
#include <memory>

#include "core/json.h"
#include "shell/platform/platform.h"
#include "shell/services/card_files_in_use.h"
#include "shell/services/game_code.h"
#include "shell/services/notices.h"
#include "shell/services/outside.h"
#include "shell/services/preferences.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

namespace {
constexpr std::int64_t kDay = 86'400'000;  // milliseconds
}

void KeptGames::open(Events events) {
  events_ = std::move(events);
  shelf_.open({.read = [this](store::Outcome how) { shelf_read(how); },
               .written = [this](std::string_view id, store::Outcome how) { shelf_written(id, how); },
               .taken = [this](std::string_view id) { events_.lost(id); }});
}

// A damaged text may not say which game it is of. The text before it says it, and is opened instead.
void KeptGames::with_code(store::Found found, std::function<void(bool here, const store::Found&)> then) {
  const auto record = std::make_shared<const store::Found>(std::move(found));
  use_.code.with_of(record->text.value_or(""), [this, record, then = std::move(then)](bool here) {
    if (!here) return then(false, *record);
    use_.code.with_of(record->before.value_or(""), [record, then](bool both) { then(both, *record); });
  });
}

void KeptGames::keep_unreadable(std::string_view text, std::string id) {
  KeptGame about{.id = std::move(id), .when = store::wall(), .state = KeptGame::State::unreadable};
  Problems problems;
  if (const auto j = parse_json(text, problems); j && j->is_object())
    if (const std::string* game = text_member(*j, "game")) about.game = game->substr(0, 40);
  shelf_.keep(about, std::string(text), true);
}

void KeptGames::read(std::string_view id, std::function<void(LoadResult)> then) {
  shelf_.fetch(id, store::Purpose::read, [this, then = std::move(then)](store::Found found) {
    with_code(std::move(found), [this, then](bool here, const store::Found& record) {
      if (!here) return;
      LoadResult result = use_.cards.load(record.text.value_or(""));
      if (!result.session) {
        LoadResult before = use_.cards.load(record.before.value_or(""));
        if (before.session) result = std::move(before);
      }
      then(std::move(result));
    });
  });
}

void KeptGames::read_text(std::string_view id, std::function<void(std::optional<std::string>)> then) {
  shelf_.fetch(id, store::Purpose::read, [then = std::move(then)](store::Found found) { then(std::move(found.text)); });
}

std::string KeptGames::file_name(const KeptGame& g) {
  return "mathom-" + (g.game.empty() ? "damaged" : g.game) + "-" + std::to_string(g.answers) + ".json";
}

// Fetches it as if to play it, so that a game that another tab plays is not taken away.
void KeptGames::erase(std::string_view id) {
  const KeptGame* game = shelf_.find(id);
  if (!game) return;
  events_.given_up(id);
  shelf_.fetch(id, store::Purpose::play, [this, about = *game](store::Found found) mutable {
    if (found.elsewhere) return use_.notices.warn(use_.words.say("app.kept.elsewhere"));
    erased_.reset();
    if (found.text) erased_ = Erased{about, std::move(*found.text)};
    shelf_.erase(about.id);
    shelf_.leave(about.id);
    use_.notices.notify(use_.words.say("app.kept.erased"));
  });
}

void KeptGames::restore_erased() {
  if (!erased_) return;
  shelf_.keep(erased_->about, std::move(erased_->text));
  if (!erased_->about.name.empty()) shelf_.rename(erased_->about.id, erased_->about.name);
  erased_.reset();
}

// The winner is the only seat with the highest score.
std::vector<MarkedGame> KeptGames::marked(std::string_view mark) const {
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

// --- what the store says

void KeptGames::shelf_read(store::Outcome how) {
  if (how == store::Outcome::newer) use_.notices.warn(use_.words.say("app.kept.newer"));
  platform::want_frame();
}

void KeptGames::shelf_written(std::string_view id, store::Outcome how) {
  using store::Outcome;
  const bool well = how == Outcome::kept || how == Outcome::emptied;
  if (how == Outcome::elsewhere) return events_.lost(id);
  if (how == Outcome::emptied) use_.notices.warn(use_.words.say("app.kept.emptied"));
  if (well) how = Outcome::kept;
  if (how == trouble_) return;  // said once: a player in a private window cannot change it and would hear it each time
  trouble_ = how;
  const bool again = how == Outcome::kept;
  use_.notices.notify(again ? use_.words.say("app.kept.again") : trouble_words(),
                      again ? ui::Urgency::polite : ui::Urgency::assertive);
}

std::string KeptGames::trouble_words() const {
  switch (trouble_) {
    case store::Outcome::kept: return {};
    case store::Outcome::full: return use_.words.say("app.kept.full");
    case store::Outcome::refused: return use_.words.say("app.kept.refused");
    case store::Outcome::newer: return use_.words.say("app.kept.newer");
    default: return use_.words.say("app.kept.failed");
  }
}

// --- the reminder

bool KeptGames::reminder_due() const {
  const Settings& set = use_.preferences.settings();
  if (!set.remind || !shelf_.ready() || (shelf_.lasting() && trouble_ == store::Outcome::kept)) return false;
  const std::int64_t last = set.reminded_day * kDay;
  if (store::wall() < last + kDay) return false;
  for (const KeptGame& g : shelf_.games())
    if (g.state == KeptGame::State::finished && g.when > last) return true;
  return false;
}

void KeptGames::reminded(bool remind_again) {
  Settings s = use_.preferences.settings();
  s.reminded_day = store::wall() / kDay;
  s.remind = remind_again;
  use_.preferences.change(s);
}

void KeptGames::export_finished() {
  for (const KeptGame& g : shelf_.games()) {
    if (g.state != KeptGame::State::finished) continue;
    return read_text(g.id, [this, name = file_name(g)](const std::optional<std::string>& text) {
      if (text) use_.outside.offer_file(name, *text);
    });
  }
}

}  // namespace mathom
