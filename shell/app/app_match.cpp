// The running match: starting, saving after every change, coming back after a reload, going out and in as a file.
#include "core/json.h"
#include "rules/registry.h"
#include "shell/app/app.h"
#include "shell/app/platform.h"

namespace mathom {

namespace {
constexpr std::string_view kMatch = "match";
constexpr std::string_view kReplaced = "match.replaced";  // the game that an import took the place of
constexpr std::string_view kDamaged = "match.damaged";    // the text of a save that did not open whole
}  // namespace

void App::set_match(std::unique_ptr<Session> session) {
  match_ = std::make_unique<Match>(std::move(session), *bots_);
  saved_change_ = 0;
  platform::want_frame();
}

bool App::start_match(const Game& game, const SessionSetup& setup, Problems& problems) {
  auto session = Session::create(game, setup, problems);
  if (!session) return false;
  set_match(std::move(session));
  autosave();
  return true;
}

void App::end_match() {
  match_.reset();
  platform::forget(kMatch);
}

void App::storage_trouble() {
  // Said once: a player in a private window cannot mend it and would hear it after every card.
  if (!std::exchange(storage_failed_, true)) notify(say("app.storage.failed"), ui::Urgency::assertive);
}

void App::autosave() {
  if (!match_ || match_->changes() == saved_change_) return;
  saved_change_ = match_->changes();
  platform::want_frame();  // what changed after the screen looked is to be seen, and a bot to be asked
  if (!platform::put(kMatch, save_text(match_->session()))) storage_trouble();
}

std::optional<std::string> App::kept(std::string_view name) const { return platform::get("kept." + std::string(name)); }

void App::keep(std::string_view name, std::string_view text) {
  if (!platform::put("kept." + std::string(name), text)) storage_trouble();
}

bool App::has_saved_match() const { return match_ || platform::get(kMatch).has_value(); }

// The last save, or the one before it when that goes further. A text that did not open whole is kept for export.
bool App::resume_match() {
  if (match_) return true;
  const auto text = platform::get(kMatch);
  if (!text) return false;
  LoadResult result = load_save(*text);
  if (result.status != LoadStatus::ok) {
    platform::put(kDamaged, *text);
    LoadResult before = load_save(platform::get_previous(kMatch).value_or(""));
    if (before.session && (!result.session || before.ply > result.ply)) result = std::move(before);
    notify(say(load_phrase(result)), ui::Urgency::assertive);
  }
  if (!result.session) return false;
  set_match(std::move(result.session));
  return true;
}

LoadStatus App::import_match(std::string_view text) {
  LoadResult result = load_save(text);
  const bool whole = result.status == LoadStatus::ok;
  notify(say(load_phrase(result)), whole ? ui::Urgency::polite : ui::Urgency::assertive);
  if (!whole) platform::put(kDamaged, text);
  if (!result.session) return result.status;
  const auto now = platform::get(kMatch);
  if (now) platform::put(kReplaced, *now);
  set_match(std::move(result.session));
  autosave();
  return result.status;
}

void App::export_match() {
  if (!match_) return;
  const std::string name =
      "mathom-" + std::string(match_->game().info().id) + "-" + std::to_string(match_->session().ply()) + ".json";
  offer_file(name, save_text(match_->session()));
}

bool App::has_damaged_text() const { return platform::get(kDamaged).has_value(); }

void App::export_damaged_text() {
  if (const auto text = platform::get(kDamaged)) offer_file("mathom-damaged.txt", *text);
}

bool App::has_replaced_match() const { return platform::get(kReplaced).has_value(); }

bool App::restore_replaced_match() {
  const auto text = platform::get(kReplaced);
  return text && import_match(*text) == LoadStatus::ok;
}

void App::copy_match() {
  if (!match_) return;
  copy(save_text(match_->session()));
  notify(say("app.copied"));
}

}  // namespace mathom
