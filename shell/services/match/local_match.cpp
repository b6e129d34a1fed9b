#include "shell/services/match/local_match.h"

#include <algorithm>
#include <chrono>

#include "analysis/analysis.h"
#include "session/save.h"

namespace mathom {

namespace {
constexpr double kDoubt = 3000;   // for a worker that did not answer the question before
constexpr double kAsleep = 2000;  // looked at later than this, a deadline was slept through: nobody was silent
constexpr int kTries = 2;
constexpr int kLetDowns = 3;    // after this many decisions in a row the worker is left alone
constexpr int kAlone = 10;      // for this many
constexpr double kSliceMs = 8;  // milliseconds of a frame that thinking here may take

double clock_ms() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

int first_person(const Seats& seats) {
  for (const Seat& s : seats)
    if (s.is_person()) return s.person;
  return -1;  // bots only: an onlooker, who sees what everybody sees
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

LocalMatch::LocalMatch(std::unique_ptr<Session> session, BotClient& bots)
    : session_(std::move(session)),
      bots_(bots),
      own_(session_->game(), standing_texts(session_->game().info().id)),
      hinting_(bots),
      person_(first_person(session_->seats())) {
  if (const auto asked = person_asked()) person_ = *asked;
  shared_ = covered_ = count_people(session_->seats()) > 1;
  changed();
}

LocalMatch::~LocalMatch() { bots_.cancel(); }

void LocalMatch::direct(Director& director) {
  director_ = &director;
  look_for_own_answer();
}

Match::Answered LocalMatch::answered(std::uint32_t ply) const {
  const LogEntry& entry = session_->log()[ply];
  return {entry.seat, entry.events_before};
}

void LocalMatch::look() {
  view_ = session_->view(viewers());
  look_for_own_answer();
}

void LocalMatch::look_for_own_answer() { own_.look(view_, !director_); }

bool LocalMatch::answer_for_person(double now) {
  if (!own_.answers() || hint_asked()) return false;
  const auto own = own_.due(now, shared_);
  const std::uint32_t ply = view_.ply;
  if (!own || choose(own->option) != Submit::ok) return false;
  own_.gave(ply, *own);
  return true;
}

void LocalMatch::order(const CatalogText& text, Standing standing) {
  if (covered_) return;
  own_.order(near_seat(), text, standing, view_);
  look_for_own_answer();
}

void LocalMatch::stop_at(int stop, bool stops) {
  if (covered_) return;
  own_.stop_at(near_seat(), stop, stops, view_);
  look_for_own_answer();
}

void LocalMatch::read_orders(std::string_view text) {
  own_.read(text);
  look_for_own_answer();
}

void LocalMatch::changed() {
  ++changes_;
  look();
  answer_.reset();
  deadline_.reset();
  here_.reset();
  tries_ = 0;
  hinting_.drop();
  proposal_.reset();
  vetoed_.clear();
  if (asked_) bots_.cancel();
  asked_.reset();
}

void LocalMatch::cover() {
  if (covered_ || !shared_) return;
  covered_ = true;
  hinting_.drop();
  look();
}

void LocalMatch::show_to(int person) {
  if (person == person_ && !covered_) return;
  person_ = person;
  covered_ = false;
  look();
}

std::optional<int> LocalMatch::person_asked() const {
  const SeatId seat = session_->waiting_for();
  if (!is_player(seat)) return std::nullopt;
  const Seat& s = session_->seats()[static_cast<std::size_t>(index(seat))];
  return s.is_person() ? std::optional<int>(s.person) : std::nullopt;
}

SeatId LocalMatch::near_seat() const {
  return near_of(seats_of(seats(), covered_ ? next_to_look() : person_), session_->waiting_for());
}

bool LocalMatch::needs_curtain() const {
  const auto asked = person_asked();
  return asked && *asked != person_;
}

bool LocalMatch::bot_to_move() const {
  const SeatId seat = session_->waiting_for();
  return is_player(seat) && !session_->seats()[static_cast<std::size_t>(index(seat))].is_person();
}

bool LocalMatch::update(bool may_advance, double now) {
  if (hint_asked()) return hinting_.take(now);
  if (!bot_to_move()) return false;
  if (!answer_) hear_bot(now);
  if (!answer_) return false;
  deadline_.reset();
  if (!may_advance || proposal_) return false;
  if (!is_sound(*answer_)) {
    // A worker that answers what was not asked is as good as dead.
    answer_.reset();
    asked_.reset();
    begin_here();
    if (!answer_) return false;
  }
  if (!director_) proposal_ = to_propose(*answer_);
  // Who agreed to help is not asked for each part of it.
  if (proposal_ && proposal_->refuses && is_persuaded()) {
    veto_proposed();
    if (vetoed_.empty()) persuaded_ = {};  // there is nothing else that they could do
    return true;
  }
  return proposal_ || act_on_answer();
}

bool LocalMatch::act_on_answer() {
  if (is_persuaded())
    ++persuaded_.ply;
  else
    persuaded_ = {};
  if (session_->submit(session_->waiting_for(), answer_->option, answer_->ply) != Submit::ok) return false;
  if (asked_) let_down_ = 0;
  changed();
  return true;
}

void LocalMatch::hear_bot(double now) {
  if (director_) {
    std::vector<std::string> offered;
    for (const Option& o : session_->view(only(session_->waiting_for())).decision.options)
      offered.push_back(session_->token(o));
    if (const auto option = director_->answer(*this, offered)) answer_ = BotAnswer{session_->ply(), *option, {}};
    return;
  }
  if (here_) return think_slice();
  if (!asked_) {
    if (alone_ > 0) return begin_here();
    ask_bot(now);
  }
  const auto answer = bots_.take_answer();
  if (answer && answer->ply == session_->ply()) {
    answer_ = answer;
    return;
  }
  // A page that slept comes back long after the deadline, and so does its worker: it gets its time again.
  if (deadline_ && now >= *deadline_ + kAsleep) deadline_ = now + (let_down_ > 0 ? kDoubt : kPatience);
  if (bots_.failed() || (deadline_ && now >= *deadline_)) bot_failed(now);
}

void LocalMatch::bot_failed(double now) {
  asked_.reset();
  bots_.restart();
  if (++tries_ < kTries && let_down_ == 0) return ask_bot(now);
  begin_here();
}

std::string_view LocalMatch::level_of(SeatId bot) const {
  const std::string_view level = session_->seats()[static_cast<std::size_t>(index(bot))].bot;
  return hurried_ ? quick_level(level) : level;
}

void LocalMatch::hurry(bool on) {
  if (on == hurried_) return;
  hurried_ = on;
  if (!on || !asked_ || answer_ || !bot_to_move()) return;
  bots_.cancel();
  asked_.reset();
  deadline_.reset();
}

void LocalMatch::ask_bot(double now) {
  const SeatId seat = session_->waiting_for();
  bots_.ask(question_of(game(), session_->view(only(seat)), level_of(seat), session_->thinking_seed(), vetoed_));
  asked_ = session_->ply();
  deadline_ = now + (let_down_ > 0 ? kDoubt : kPatience);
}

void LocalMatch::ask_hint(double now) {
  if (!view_.yours()) return;
  hinting_.ask(game(), session_->view(only(view_.decision.seat)), session_->thinking_seed(),
               let_down_ > 0 ? kDoubt : kPatience, now);
}

// In place of a worker: the same thinking, a little in each frame, so that the page stays awake.
void LocalMatch::begin_here() {
  ++fallbacks_;
  deadline_.reset();
  if (alone_ > 0)
    --alone_;
  else if (++let_down_ >= kLetDowns)
    alone_ = kAlone;
  const SeatId seat = session_->waiting_for();
  View seen = session_->view(only(seat));
  const BotLevel* level = find_bot_level(level_of(seat));
  if (!level) level = &bot_levels().front();
  here_ = std::make_unique<Thinker>(game(), std::move(seen.seen), seen.decision, *level, session_->thinking_seed(),
                                    vetoed_);
  think_slice();
}

// How it is sliced does not change the answer.
void LocalMatch::think_slice() {
  const double until = clock_ms() + kSliceMs;
  bool done = here_->step(1);
  while (!done && clock_ms() < until) done = here_->step(1);
  if (done) answer_ = BotAnswer{session_->ply(), here_->best()};
  if (done) here_.reset();
}

Submit LocalMatch::choose(std::uint64_t option) {
  if (!view_.yours()) return Submit::not_your_turn;
  if (director_ && !director_->takes(*this, option)) return Submit::illegal;
  return choose_for(person_, option);
}

Submit LocalMatch::choose_for(int person, std::uint64_t option) {
  const SeatId seat = session_->waiting_for();
  if (!is_player(seat)) return Submit::over;
  if (!contains(seats_of(seats(), person), seat)) return Submit::not_your_turn;
  const std::uint32_t ply = session_->ply();
  const Submit result = session_->submit(seat, option, ply);
  if (result != Submit::ok) return result;
  own_.answered(ply);
  changed();
  return result;
}

// Lessons are told as they were written.
void LocalMatch::wish(bool every, bool next) {
  if (!director_ && !covered_) wish_for(person_, every, next);
}

void LocalMatch::wish_for(int person, bool every, bool next) {
  const SeatMask own = seats_of(seats(), person);
  const auto with = [own](SeatMask all, bool on) { return static_cast<SeatMask>(on ? all | own : all & ~own); };
  session_->wish({with(session_->wishes().every, every), with(session_->wishes().next, next)});
}

// What their own side answered is taken back with what they did themselves before. Where that cannot be, they are asked
// now, or the same answer would be given again at once.
bool LocalMatch::undo() {
  if (!can_undo() || !session_->undo(person_)) return false;
  while (own_.gave_at(session_->ply()) && session_->can_undo(person_)) session_->undo(person_);
  own_.ask_at(session_->ply());
  changed();
  return true;
}

bool LocalMatch::undo_for(int person, std::uint32_t to) {
  if (!session_->undo(person)) return false;
  while (session_->ply() > to && session_->can_undo(person)) session_->undo(person);
  changed();
  return true;
}

bool LocalMatch::redo_for(std::span<const std::uint32_t> through) {
  if (!session_->redo()) return false;
  const auto next_too = [&] { return std::find(through.begin(), through.end(), session_->ply()) != through.end(); };
  while (next_too() && session_->can_redo()) session_->redo();
  changed();
  return true;
}

bool LocalMatch::redo() {
  if (!can_redo() || !session_->redo()) return false;
  while (own_.gave_at(session_->ply()) && session_->can_redo()) session_->redo();
  own_.ask_nowhere();
  changed();
  return true;
}

void LocalMatch::rename(SeatId seat, std::string name) {
  session_->rename(seat, std::move(name));
  ++changes_;
}

void LocalMatch::keep_analyses(std::string json) {
  session_->keep_analyses(std::move(json));
  ++changes_;
}

UndoFence LocalMatch::undo_fence() const {
  const bool stays = covered_ || (director_ && !director_->lets_take_back());
  return stays ? UndoFence::nothing : session_->undo_fence(person_);
}

std::unique_ptr<Record> LocalMatch::record(SeatMask eyes) const { return record_of(*session_, eyes, &own_.orders()); }

std::string LocalMatch::branch(std::uint32_t ply, std::optional<std::uint64_t> new_luck) const {
  return save_text(*session_->branch(ply, new_luck));
}

// --- how it was played

std::vector<Weighable> LocalMatch::weighable(SeatMask seats, std::uint32_t from, std::uint32_t until) const {
  return mathom::weighable(*session_, seats, from, until);
}

SeatMask LocalMatch::analysable() const { return seats_to_analyse(seats()); }

Match::Asked LocalMatch::asked_at(std::uint32_t ply) const { return asked_in(game(), *session_->truth_at(ply)); }

bool LocalMatch::fits(const Analysis& analysis) const { return misfits(analysis, *session_).empty(); }

}  // namespace mathom
