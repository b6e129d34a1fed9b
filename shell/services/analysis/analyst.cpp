#include "shell/services/analysis/analyst.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

#include "core/json.h"
#include "rules/card_files.h"
#include "rules/wire.h"
#include "shell/services/match/reviewable.h"
#include "shell/worker/review_job.h"

namespace mathom {

namespace {

constexpr std::uint32_t kAnswersLooked = 8;  // at once
constexpr double kReviewSliceMs = 8;         // milliseconds of a frame that thinking here may take
constexpr double kReviewPatience = 30000;    // milliseconds without a sign before the review is made here
constexpr int kReviewTries = 2;

double slice_clock() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

Analyst::Analyst(const Match& match, SeatMask seats, bool open, ReviewClient& client)
    : match_(match),
      client_(client),
      found_{.of = match.review()->end_hash(), .care = kUsualCare, .open = open, .seats = seats, .judged = {}} {}

Analyst::~Analyst() {
  if (asked_) client_.cancel();
}

bool Analyst::begin(double now) {
  if (heard_ < 0) heard_ = now;
  begun_ = client_.ready(std::string(match_.game().info().id)) || now > heard_ + kReviewPatience;
  return begun_;
}

bool Analyst::update(double now) {
  if (!begun_ && !begin(now)) return false;
  if (asked_) {
    if (auto answer = client_.take_answer()) return failures_ = 0, take(std::move(*answer)), true;
    if (client_.failed() || now > heard_ + kReviewPatience) {
      client_.cancel();
      asked_ = false;
      ++failures_;
      return false;
    }
    if (client_.percent() == percent_) return false;
    percent_ = client_.percent();
    heard_ = now;
    return true;
  }
  if (done()) return false;
  if (here_) return weigh_here(), true;
  look_ahead();
  if (!ahead_.empty()) ask(now);
  return true;
}

void Analyst::look_ahead() {
  const double until = slice_clock() + kReviewSliceMs;
  while (ahead_.empty() && looked_ < match_.ply() && slice_clock() < until) {
    const std::uint32_t to = std::min(looked_ + kAnswersLooked, match_.ply());
    for (Weighable& w : match_.review()->weighable(found_.seats, looked_, to)) ahead_.push_back(std::move(w));
    looked_ = to;
  }
}

void Analyst::ask(double now) {
  percent_ = 0;
  Weighable& w = ahead_.front();
  const Game& game = match_.game();
  if (failures_ >= kReviewTries) {
    here_ = std::make_unique<Review>(game, std::move(w.then), w.chosen, found_.care, w.seed,
                                     found_.open ? match_.review()->truth_at(w.then.ply) : StatePtr());
    return;
  }
  const CardFiles* files = game.card_files();
  client_.ask({.game = std::string(game.info().id),
               .cards = std::string(files ? files->text() : std::string_view()),
               .seed = w.seed,
               .seen = dump_json(game.save_observation(w.then.seen)),
               .decision = dump_json(decision_to_json(w.then.decision)),
               .chosen = review_words(w.then.ply, w.chosen, found_.care),
               .truth = found_.open ? dump_json(game.save(*match_.review()->truth_at(w.then.ply))) : std::string()});
  asked_ = true;
  heard_ = now;
}

// Slicing does not change the result.
void Analyst::weigh_here() {
  const double until = slice_clock() + kReviewSliceMs;
  bool over = here_->step(1);
  while (!over && slice_clock() < until) over = here_->step(1);
  percent_ = here_->percent();
  if (over) take(here_->result());
}

void Analyst::take(Judgement judgement) {
  found_.judged.push_back(std::move(judgement));
  ahead_.pop_front();
  asked_ = false;
  here_.reset();
  percent_ = 0;
}

std::optional<double> Analyst::deadline() const {
  return asked_ || !begun_ ? std::optional<double>(heard_ + kReviewPatience + 1) : std::nullopt;
}

// Counted by answers of the game, because only the end shows how many of them can be judged.
int Analyst::percent() const {
  if (done()) return 100;
  const std::uint64_t all = std::max<std::uint64_t>(1, match_.ply());
  const std::uint64_t now = looked_ - std::min<std::uint64_t>(looked_, ahead_.size());
  return static_cast<int>(std::min<std::uint64_t>(99, (now * 100 + static_cast<std::uint64_t>(percent_)) / all));
}

}  // namespace mathom
