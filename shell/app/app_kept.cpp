// The kept games: opening one, what is done with damaged ones, deleting and having it back, saves from outside, and what
// is said when something cannot be kept.
#include <algorithm>

#include "core/json.h"
#include "shell/app/app.h"
#include "shell/app/platform/platform.h"
#include "shell/app/screens/screens.h"

namespace mathom {

namespace {
constexpr std::size_t kMostSaveText = std::size_t{4} << 20;
constexpr std::int64_t kDay = 86'400'000;

// Nothing is wrong with such a text: another version of the program opens it, or this one with the cards it asks for.
bool can_wait(LoadStatus status) {
  using enum LoadStatus;
  return status == newer_format || status == unknown_game || status == other_cards || status == other_start;
}
}  // namespace

std::string App::latest_game() const {
  if (match_ && !match_id_.empty() && !match_->session().outcome().over) return match_id_;
  const KeptGame* latest = shelf_.latest();
  return latest ? latest->id : std::string();
}

void App::open_kept(std::string_view id, store::Purpose purpose, std::function<void(Opened)> then) {
  if (match_ && id == match_id_) return then(Opened::ok);
  opening_ = id;
  const auto take = [this, id = opening_, then, wish = ++wish_](bool here, const store::Found& record) {
    const bool wanted = wish == wish_, open = wanted && here && open_record(id, record);
    if (!open && id != match_id_ && (wanted || id != opening_)) shelf_.leave(id);
    then(open ? Opened::ok : Opened::nothing);
  };
  shelf_.fetch(id, purpose, [this, take, then](store::Found found) {
    if (found.elsewhere) return then(Opened::elsewhere);
    with_record(std::move(found), take);
  });
}

// A text that is damaged may not say which game it is of: the one before it does, and is opened in its stead.
void App::with_record(store::Found found, std::function<void(bool here, const store::Found&)> then) {
  const auto record = std::make_shared<const store::Found>(std::move(found));
  with_code_of(record->text.value_or(""), [this, record, then = std::move(then)](bool here) {
    if (!here) return then(false, *record);
    with_code_of(record->before.value_or(""), [record, then](bool both) { then(both, *record); });
  });
}

// The save, or the one before it when that goes further. Before anything is written over a damaged text it becomes a
// record of its own; one of which nothing opens is marked where it is, and so is a text from a later version.
bool App::open_record(std::string_view id, const store::Found& found) {
  if (!found.text) return notify(say("app.kept.gone"), ui::Urgency::assertive), false;
  LoadResult result = load(*found.text);
  std::string words = load_words(result);
  const bool whole = result.status == LoadStatus::ok, damaged = !is_whole(result.status);
  if (can_wait(result.status)) return notify(std::move(words), ui::Urgency::assertive), false;
  if (damaged) {
    LoadResult before = load(found.before.value_or(""));
    if (before.session && (!result.session || before.ply > result.ply)) {
      result = std::move(before);
      words = say("app.kept.before");
    }
    keep_unreadable(*found.text, result.session ? Shelf::new_id() : std::string(id));
  }
  if (!whole) notify(std::move(words), ui::Urgency::assertive);
  if (!result.session) return false;
  set_match(std::move(result.session), std::string(id));
  if (const KeptGame* about = shelf_.find(id)) match_->read_orders(about->own);
  saved_change_ = changes_of(*match_);
  if (!whole) shelf_.keep(described(), save_text(match_->session()), damaged);
  return true;
}

void App::keep_unreadable(std::string_view text, std::string id) {
  KeptGame about{.id = std::move(id), .when = store::wall(), .state = KeptGame::State::unreadable};
  Problems problems;
  if (const auto j = parse_json(text, problems); j && j->is_object())
    if (const std::string* game = text_member(*j, "game")) about.game = game->substr(0, 40);
  shelf_.keep(about, std::string(text), true);
}

void App::read_kept(std::string_view id, std::function<void(LoadResult)> then) {
  shelf_.fetch(id, store::Purpose::read, [this, then = std::move(then)](store::Found found) {
    with_record(std::move(found), [this, then](bool here, const store::Found& record) {
      if (!here) return;
      LoadResult result = load(record.text.value_or(""));
      if (!result.session) {
        LoadResult before = load(record.before.value_or(""));
        if (before.session) result = std::move(before);
      }
      then(std::move(result));
    });
  });
}

void App::read_text(std::string_view id, std::function<void(std::optional<std::string>)> then) {
  shelf_.fetch(id, store::Purpose::read, [then = std::move(then)](store::Found found) { then(std::move(found.text)); });
}

std::string App::file_name(const KeptGame& g) {
  return "mathom-" + (g.game.empty() ? "damaged" : g.game) + "-" + std::to_string(g.answers) + ".json";
}

// Fetched as if to play it: what another tab plays is not taken from under its hands.
void App::erase_kept(std::string_view id) {
  const KeptGame* game = shelf_.find(id);
  if (!game) return;
  if (id == match_id_) leave_match();
  shelf_.fetch(id, store::Purpose::play, [this, about = *game](store::Found found) mutable {
    if (found.elsewhere) return notify(say("app.kept.elsewhere"), ui::Urgency::assertive);
    erased_.reset();
    if (found.text) erased_ = Erased{about, std::move(*found.text)};
    shelf_.erase(about.id);
    shelf_.leave(about.id);
    notify(say("app.kept.erased"));
  });
}

void App::restore_erased() {
  if (!erased_) return;
  shelf_.keep(erased_->about, std::move(erased_->text));
  if (!erased_->about.name.empty()) shelf_.rename(erased_->about.id, erased_->about.name);
  erased_.reset();
}

LoadStatus App::import_match(std::string_view text) {
  LoadResult result;
  if (text.size() > kMostSaveText) {
    notify(say("app.import.too_large"), ui::Urgency::assertive);
    return result.status;
  }
  result = load(text);
  const bool whole = result.status == LoadStatus::ok;
  notify(load_words(result), whole ? ui::Urgency::polite : ui::Urgency::assertive);
  // What is not a save at all is the player's own affair; what is ours stays here, whatever it is.
  if (!is_whole(result.status) && result.status != LoadStatus::not_a_save) keep_unreadable(text, Shelf::new_id());
  if (result.session) play_session(std::move(result.session));
  return result.status;
}

// --- what the store says

void App::shelf_read(store::Outcome how) {
  if (how == store::Outcome::newer) notify(say("app.kept.newer"), ui::Urgency::assertive);
  take_over_old_saves();
  platform::want_frame();
}

void App::shelf_written(std::string_view id, store::Outcome how) {
  using store::Outcome;
  const bool well = how == Outcome::kept || how == Outcome::emptied;
  if (well)
    for (const auto& [kept, key] : old_saves_)
      if (kept == id) platform::forget(key), platform::forget(key + ".previous");
  if (how == Outcome::elsewhere) return lose_match(id);
  if (how == Outcome::emptied) notify(say("app.kept.emptied"), ui::Urgency::assertive);
  if (well) how = Outcome::kept;
  if (how == trouble_) return;  // said once: a player in a private window cannot fix it and would hear it each time
  trouble_ = how;
  const bool again = how == Outcome::kept;
  notify(again ? say("app.kept.again") : trouble_words(), again ? ui::Urgency::polite : ui::Urgency::assertive);
}

std::string App::trouble_words() const {
  switch (trouble_) {
    case store::Outcome::kept: return {};
    case store::Outcome::full: return say("app.kept.full");
    case store::Outcome::refused: return say("app.kept.refused");
    case store::Outcome::newer: return say("app.kept.newer");
    default: return say("app.kept.failed");
  }
}

// The first versions kept one game, and next to it the one that an import replaced and the text of a damaged one.
void App::take_over_old_saves() {
  for (const char* key : {"match", "match.replaced", "match.damaged"}) {
    const auto text = platform::get(key);
    if (!text || text->empty()) continue;
    with_record({.text = text, .before = platform::get(std::string(key) + ".previous")},
                [this, key](bool here, const store::Found& old) {
                  if (here) take_over_old_save(key, old);
                });
  }
}

void App::take_over_old_save(const char* key, const store::Found& old) {
  if (std::ranges::any_of(old_saves_, [&](const auto& taken) { return taken.second == key; })) return;
  LoadResult result = load_save(*old.text);
  if (!result.session && old.before) result = load_save(*old.before);
  KeptGame about{.id = Shelf::new_id(), .when = store::wall(), .state = KeptGame::State::unreadable};
  if (result.session) about = describe(*result.session, about.id, about.when);
  old_saves_.emplace_back(about.id, key);
  shelf_.keep(about, result.session ? save_text(*result.session) : *old.text);
}

// --- the reminder

bool App::reminder_due() const {
  if (!settings_.remind || !shelf_.ready() || (shelf_.lasting() && trouble_ == store::Outcome::kept)) return false;
  const std::int64_t last = settings_.reminded_day * kDay;
  if (store::wall() < last + kDay) return false;
  for (const KeptGame& g : shelf_.games())
    if (g.state == KeptGame::State::finished && g.when > last) return true;
  return false;
}

void App::reminded(bool remind_again) {
  Settings s = settings_;
  s.reminded_day = store::wall() / kDay;
  s.remind = remind_again;
  change_settings(s);
}

void App::export_finished() {
  for (const KeptGame& g : shelf_.games()) {
    if (g.state != KeptGame::State::finished) continue;
    return read_text(g.id, [this, name = file_name(g)](std::optional<std::string> text) {
      if (text) offer_file(name, *text);
    });
  }
}

}  // namespace mathom
