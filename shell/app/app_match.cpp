// The running match: starting, saving after every change, going out as a file, being taken over by another tab.
#include "rules/registry.h"
#include "shell/app/analysis/review_client.h"
#include "shell/app/app.h"
#include "shell/app/lessons/exercise_mentor.h"
#include "shell/app/lessons/lesson_mentor.h"
#include "shell/app/lessons/progress.h"
#include "shell/app/lessons/remark_mentor.h"
#include "shell/app/platform/platform.h"
#include "shell/app/screens/screens.h"

namespace mathom {

void App::set_match(std::unique_ptr<Session> session, std::string id) {
  autosave();
  ++wish_;
  if (!match_id_.empty() && match_id_ != id) shelf_.leave(match_id_);
  match_ = std::make_unique<Match>(std::move(session), *bots_);
  match_id_ = std::move(id);
  const KeptGame* about = shelf_.find(match_id_);
  match_mark_ = about ? about->mark : std::string();
  const Course* course = course_of(match_->game().info().id);
  mentor_ = course ? std::make_unique<RemarkMentor>(*course) : nullptr;
  saved_change_ = 0;
  platform::want_frame();
}

bool App::start_match(const Game& game, const SessionSetup& setup, Problems& problems, std::string_view mark) {
  const Game* with = with_own_cards(game, problems);
  auto session = with ? Session::create(*with, setup, problems) : nullptr;
  if (!session) return false;
  play_session(std::move(session), {}, mark);
  return true;
}

void App::play_session(std::unique_ptr<Session> session, std::string_view name, std::string_view mark) {
  set_match(std::move(session), Shelf::new_id());
  match_mark_ = mark;
  store::hold(match_id_);
  autosave();
  if (!name.empty()) shelf_.rename(match_id_, name);
}

ReviewClient& App::review_client() {
  if (!reviewers_) reviewers_ = make_review_client(platform::want_frame);
  return *reviewers_;
}

void App::play_lesson(const Game& game, std::size_t at) {
  const Course* course = course_of(game.info().id);
  Problems problems;
  auto session = course ? open_lesson(game, course->lessons[at], say("shell.setup.you"), problems) : nullptr;
  if (!session) return notify(say("shell.setup.impossible", {{"why", problems.text()}}), ui::Urgency::assertive);
  set_match(std::move(session), {});
  auto mentor = std::make_unique<LessonMentor>(game, *course, at);
  match_->direct(*mentor);
  mentor_ = std::move(mentor);
}

void App::play_exercise(const Exercise& exercise) {
  with_code_of(exercise.save, [this, exercise, wished = new_wish()](bool here) {
    if (!here || !wished()) return;
    LoadResult result = load(exercise.save);
    const bool stands = result.session && result.session->ply() == exercise.judgement.ply &&
                        result.session->waiting_for() == exercise.judgement.seat;
    if (!stands) return notify(say("exercises.unreadable"), ui::Urgency::assertive);
    set_match(std::move(result.session), {});
    auto mentor = std::make_unique<ExerciseMentor>(exercise);
    match_->direct(*mentor);
    mentor_ = std::move(mentor);
    push(table_screen());
  });
}

Progress App::progress() const { return Progress(settings_.learning); }

void App::keep_progress(const Progress& progress) {
  Settings s = settings_;
  s.learning = progress.text();
  change_settings(s);
}

void App::leave_match() {
  autosave();
  match_.reset();
  mentor_.reset();
  if (!match_id_.empty()) shelf_.leave(match_id_);
  match_id_.clear();
  match_mark_.clear();
}

// Another tab plays on: from here nothing is written any more, and nothing may be answered.
void App::lose_match(std::string_view id) {
  if (id != match_id_ || id.empty()) return;
  match_.reset();
  mentor_.reset();
  shelf_.leave(match_id_);
  match_id_.clear();
  changes_.clear();
  restart();
  push(elsewhere_screen(id, true));
  notify(say("app.taken"), ui::Urgency::assertive);
}

void App::autosave() {
  if (!match_ || changes_of(*match_) == saved_change_) return;
  saved_change_ = changes_of(*match_);
  platform::want_frame();  // what changed after the screen looked is to be seen, and a bot to be asked
  if (match_id_.empty()) return;
  shelf_.keep(described(), save_text(match_->session()));
}

std::uint64_t App::changes_of(const Match& match) { return match.changes() + match.order_changes(); }

// What the list of the kept games shows of the running one, and what is kept with it.
KeptGame App::described() const {
  KeptGame about = describe(match_->session(), match_id_, shelf_.moment(match_id_));
  about.own = match_->orders().text();
  about.mark = match_mark_;
  return about;
}

std::optional<std::string> App::kept(std::string_view name) const { return platform::get("kept." + std::string(name)); }

void App::keep(std::string_view name, std::string_view text) {
  if (!platform::put("kept." + std::string(name), text)) notify(say("app.kept.refused"), ui::Urgency::assertive);
}

void App::export_match() {
  if (match_) offer_file(file_name(describe(match_->session(), match_id_, 0)), leaving_text(match_->session()));
}

void App::copy_match() {
  if (!match_) return;
  copy(leaving_text(match_->session()), say("app.copied"));
}

}  // namespace mathom
