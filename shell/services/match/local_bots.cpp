#include "shell/services/match/local_bots.h"

#include <algorithm>
#include <chrono>

#include "shell/services/match/hinting.h"

namespace mathom {

namespace {
constexpr double kDoubt = 3000;   // milliseconds for a worker that did not answer the question before
constexpr double kAsleep = 2000;  // milliseconds late: the machine slept, and the worker was not silent
constexpr int kTries = 2;
constexpr int kLetDowns = 3;    // after this many failed decisions in a row the worker is not used
constexpr int kAlone = 10;      // for this many decisions
constexpr double kSliceMs = 8;  // milliseconds of a frame that thinking here may take

double clock_ms() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}
}  // namespace

BotClient& no_bots() {
  class Nobody final : public BotClient {
    void ask(const BotQuestion&) override {}
    void cancel() override {}
    std::optional<BotAnswer> take_answer() override { return std::nullopt; }
    bool failed() const override { return false; }
    void restart() override {}
  };
  static Nobody one;
  return one;
}

LocalBots::LocalBots(const Session& session, BotClient& client) : session_(session), client_(client) {}

LocalBots::~LocalBots() { client_.cancel(); }

bool LocalBots::to_move() const {
  const SeatId seat = session_.waiting_for();
  return is_player(seat) && !session_.seats()[static_cast<std::size_t>(index(seat))].is_person();
}

double LocalBots::patience() const { return let_down_ > 0 ? kDoubt : kPatience; }

void LocalBots::think(const Unwanted& unwanted, double now) {
  if (here_) return think_slice();
  if (!asked_) {
    if (alone_ > 0) return begin_here(unwanted);
    ask(unwanted, now);
  }
  const auto answer = client_.take_answer();
  if (answer && answer->ply == session_.ply()) {
    answer_ = answer;
    deadline_.reset();
    return;
  }
  // A page that slept continues long after the deadline, and so does its worker. It gets its time again.
  if (deadline_ && now >= *deadline_ + kAsleep) deadline_ = now + patience();
  if (client_.failed() || (deadline_ && now >= *deadline_)) fail(unwanted, now);
}

void LocalBots::ask(const Unwanted& unwanted, double now) {
  const View seen = session_.view(only(session_.waiting_for()));
  client_.ask(question_of(session_.game(), seen, level(), session_.thinking_seed(), unwanted));
  asked_ = session_.ply();
  deadline_ = now + patience();
}

void LocalBots::fail(const Unwanted& unwanted, double now) {
  asked_.reset();
  client_.restart();
  if (++tries_ < kTries && let_down_ == 0) return ask(unwanted, now);
  begin_here(unwanted);
}

std::string_view LocalBots::level() const {
  const std::string_view level = session_.seats()[static_cast<std::size_t>(index(session_.waiting_for()))].bot;
  return hurried_ ? quick_level(level) : level;
}

bool LocalBots::is_sound(const Unwanted& unwanted) const {
  const View seen = session_.view(only(session_.waiting_for()));
  return answer_->ply == session_.ply() && answer_->option < seen.decision.options.size() &&
         std::find(unwanted.begin(), unwanted.end(), answer_->option) == unwanted.end();
}

void LocalBots::answer_with(std::uint64_t option) {
  answer_ = BotAnswer{session_.ply(), option, {}};
  deadline_.reset();
}

void LocalBots::distrust(const Unwanted& unwanted) {
  answer_.reset();
  asked_.reset();
  begin_here(unwanted);
}

void LocalBots::forget_answer() {
  answer_.reset();
  asked_.reset();
  tries_ = 0;
}

void LocalBots::was_given() {
  if (asked_) let_down_ = 0;
}

void LocalBots::forget() {
  if (asked_) client_.cancel();
  forget_answer();
  deadline_.reset();
  here_.reset();
}

void LocalBots::hurry(bool on) {
  if (on == hurried_) return;
  hurried_ = on;
  if (!on || !asked_ || answer_ || !to_move()) return;
  client_.cancel();
  asked_.reset();
  deadline_.reset();
}

// Thinks in place of a worker, a little in each frame, so that the page stays responsive.
void LocalBots::begin_here(const Unwanted& unwanted) {
  ++fallbacks_;
  deadline_.reset();
  if (alone_ > 0)
    --alone_;
  else if (++let_down_ >= kLetDowns)
    alone_ = kAlone;
  View seen = session_.view(only(session_.waiting_for()));
  const BotLevel* by = find_bot_level(level());
  if (!by) by = &bot_levels().front();
  here_ = std::make_unique<Thinker>(session_.game(), std::move(seen.seen), seen.decision, *by, session_.thinking_seed(),
                                    unwanted);
  think_slice();
}

// Slicing does not change the answer.
void LocalBots::think_slice() {
  const double until = clock_ms() + kSliceMs;
  bool done = here_->step(1);
  while (!done && clock_ms() < until) done = here_->step(1);
  if (!done) return;
  answer_ = BotAnswer{session_.ply(), here_->best(), {}};
  here_.reset();
}

}  // namespace mathom
