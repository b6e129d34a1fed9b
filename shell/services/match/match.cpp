#include "shell/services/match/match.h"

#include <chrono>

#include "core/json.h"
#include "rules/card_files.h"
#include "rules/wire.h"

namespace mathom {

namespace {
constexpr double kPatience = 8000;  // milliseconds: no bot of ours needs a third of this
constexpr double kDoubt = 3000;     // for a worker that did not answer the question before
constexpr double kAsleep = 2000;    // looked at later than this, a deadline was slept through: nobody was silent
constexpr int kTries = 2;
constexpr std::size_t kTold = 3;    // of a hint
constexpr int kLetDowns = 3;        // after this many decisions in a row the worker is left alone
constexpr int kAlone = 10;          // for this many
constexpr double kOwnPause = 1200;  // milliseconds before an own side answers where others wait for that
constexpr double kSliceMs = 8;      // milliseconds of a frame that thinking here may take

double clock_ms() {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

int first_person(const Seats& seats) {
  for (const Seat& s : seats)
    if (s.is_person()) return s.person;
  return -1;  // bots only: an onlooker, who sees what everybody sees
}

// Whom a record asks.
BotClient& nobody() {
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
}  // namespace

Match::Match(std::unique_ptr<Session> session, BotClient& bots)
    : session_(std::move(session)),
      bots_(bots),
      orders_(session_->game(), standing_texts(session_->game().info().id)),
      person_(first_person(session_->seats())) {
  if (const auto asked = person_asked()) person_ = *asked;
  shared_ = covered_ = count_people(session_->seats()) > 1;
  changed();
}

Match::Match(const Session& record, SeatMask viewers)
    : replay_(std::make_unique<Replay>(record)),
      eyes_(viewers),
      bots_(nobody()),
      orders_(record.game(), nullptr),
      person_(-1) {
  look();
}

Match::~Match() { bots_.cancel(); }

void Match::look() {
  view_ = session().view(viewers());
  if (replay_) view_.decision.reset();  // what was asked then has been answered
  look_for_own_answer();
}

void Match::look_for_own_answer() {
  own_answer_.reset();
  own_deadline_.reset();
  if (replay_ || director_ || !view_.yours() || view_.ply == by_hand_) return;
  own_answer_ = orders_.answer(view_);
}

bool Match::answer_for_person(double now) {
  if (!own_answer_ || hint_ == Hint::asked) return false;
  if (shared_) {
    if (!own_deadline_) own_deadline_ = now + kOwnPause;
    if (now < *own_deadline_) return false;
  }
  const StandingOrders::Answer own = *own_answer_;
  const std::uint32_t ply = view_.ply;
  if (choose(own.option) != Submit::ok) return false;
  // An order that was given at this very question answered it by hand: it can be taken back alone.
  if (ply != ordered_at_) orders_.note(ply, own.given);
  return true;
}

void Match::order(const CatalogText& text, Standing standing) {
  if (replay_ || covered_) return;
  orders_.order(near_seat(), text, standing);
  ++order_changes_;
  ordered_at_ = view_.yours() ? view_.ply : ~0u;
  look_for_own_answer();
}

void Match::stop_at(int stop, bool stops) {
  if (replay_ || covered_) return;
  orders_.stop_at(near_seat(), stop, stops);
  ++order_changes_;
  if (view_.yours()) by_hand_ = view_.ply;
  look_for_own_answer();
}

void Match::read_orders(std::string_view text) {
  orders_.read(text);
  look_for_own_answer();
}

void Match::seek(std::uint32_t ply) {
  ++changes_;
  replay_->go_to(ply);
  look();
}

void Match::show_record_to(SeatMask viewers) {
  ++changes_;
  eyes_ = viewers;
  look();
}

void Match::changed() {
  ++changes_;
  look();
  answer_.reset();
  deadline_.reset();
  here_.reset();
  tries_ = 0;
  hint_ = Hint::none;
  ranking_.clear();
  proposal_.reset();
  vetoed_.clear();
  if (asked_) bots_.cancel();
  asked_.reset();
}

void Match::cover() {
  if (covered_ || !shared_) return;
  covered_ = true;
  if (hint_ == Hint::asked) bots_.cancel(), asked_.reset(), deadline_.reset();
  hint_ = Hint::none;
  ranking_.clear();
  look();
}

void Match::show_to(int person) {
  if (replay_ || (person == person_ && !covered_)) return;
  person_ = person;
  covered_ = false;
  look();
}

std::optional<int> Match::person_asked() const {
  const SeatId seat = replay_ ? SeatId::none : session_->waiting_for();
  if (!is_player(seat)) return std::nullopt;
  const Seat& s = session_->seats()[static_cast<std::size_t>(index(seat))];
  return s.is_person() ? std::optional<int>(s.person) : std::nullopt;
}

SeatId Match::near_seat() const {
  const SeatMask own = replay_ ? eyes_ : seats_of(session_->seats(), covered_ ? next_to_look() : person_);
  if (const SeatId asked = session().waiting_for(); is_player(asked) && contains(own, asked)) return asked;
  for (int i = 0; i < kMaxSeats; ++i)
    if (contains(own, seat_at(i))) return seat_at(i);
  return seat_at(0);
}

bool Match::needs_curtain() const {
  const auto asked = person_asked();
  return asked && *asked != person_;
}

bool Match::bot_to_move() const {
  const SeatId seat = replay_ ? SeatId::none : session_->waiting_for();
  return is_player(seat) && !session_->seats()[static_cast<std::size_t>(index(seat))].is_person();
}

bool Match::update(bool may_advance, double now) {
  if (hint_ == Hint::asked) return take_hint(now);
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

bool Match::act_on_answer() {
  if (is_persuaded())
    ++persuaded_.ply;
  else
    persuaded_ = {};
  if (session_->submit(session_->waiting_for(), answer_->option, answer_->ply) != Submit::ok) return false;
  if (asked_) let_down_ = 0;
  changed();
  return true;
}

void Match::hear_bot(double now) {
  if (director_) {
    if (const auto option = director_->answer(*session_)) answer_ = BotAnswer{session_->ply(), *option, {}};
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

void Match::bot_failed(double now) {
  asked_.reset();
  bots_.restart();
  if (++tries_ < kTries && let_down_ == 0) return ask_bot(now);
  begin_here();
}

std::string_view Match::level_of(SeatId bot) const {
  const std::string_view level = session_->seats()[static_cast<std::size_t>(index(bot))].bot;
  return hurried_ ? quick_level(level) : level;
}

void Match::hurry(bool on) {
  if (on == hurried_) return;
  hurried_ = on;
  if (!on || !asked_ || answer_ || !bot_to_move()) return;
  bots_.cancel();
  asked_.reset();
  deadline_.reset();
}

void Match::ask_bot(double now) {
  const SeatId seat = session_->waiting_for();
  ask(session_->view(only(seat)), level_of(seat), vetoed_, now);
}

void Match::ask(const View& seen, std::string_view level, const std::vector<std::uint32_t>& excluded, double now) {
  const CardFiles* files = game().card_files();
  bots_.ask({.ply = session_->ply(),
             .game = std::string(game().info().id),
             .level = std::string(level),
             .seed = session_->thinking_seed(),
             .seen = dump_json(game().save_observation(seen.seen)),
             .decision = dump_json(decision_to_json(seen.decision)),
             .cards = std::string(files ? files->text() : std::string_view()),
             .excluded = excluded});
  asked_ = session_->ply();
  deadline_ = now + (let_down_ > 0 ? kDoubt : kPatience);
}

void Match::ask_hint(double now) {
  if (!view_.yours() || hint_ != Hint::none) return;
  hint_ = Hint::asked;
  tries_ = 0;
  ask(session_->view(only(view_.decision.seat)), levels_for(game()).back()->id, {}, now);
}

// A hint is worth waiting for once more, but not worth blocking the page: then there is none.
bool Match::take_hint(double now) {
  if (const auto answer = bots_.take_answer(); answer && answer->ply == session_->ply()) {
    ranking_ = answer->ranking;
    std::erase_if(ranking_, [&](const Ranked& r) { return r.option >= view_.decision.options.size(); });
    if (ranking_.size() > kTold) ranking_.resize(kTold);
    hint_ = ranking_.empty() ? Hint::none : Hint::here;
  } else if (bots_.failed() || (deadline_ && now >= *deadline_)) {
    bots_.restart();
    if (++tries_ < kTries)
      return ask(session_->view(only(view_.decision.seat)), levels_for(game()).back()->id, {}, now), false;
    hint_ = Hint::none;
  } else {
    return false;
  }
  asked_.reset();
  deadline_.reset();
  return true;
}

// In place of a worker: the same thinking, a little in each frame, so that the page stays awake.
void Match::begin_here() {
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
void Match::think_slice() {
  const double until = clock_ms() + kSliceMs;
  bool done = here_->step(1);
  while (!done && clock_ms() < until) done = here_->step(1);
  if (done) answer_ = BotAnswer{session_->ply(), here_->best()};
  if (done) here_.reset();
}

Submit Match::choose(std::uint64_t option) {
  if (!view_.yours()) return Submit::not_your_turn;
  if (director_ && !director_->takes(*session_, option)) return Submit::illegal;
  const std::uint32_t ply = view_.ply;
  const Submit result = session_->submit(view_.waiting_for, option, ply);
  if (result != Submit::ok) return result;
  orders_.forget_from(ply);
  by_hand_ = ~0u;
  changed();
  return result;
}

// Lessons are told as they were written.
void Match::wish(bool every, bool next) {
  if (replay_ || director_ || covered_) return;
  const SeatMask own = viewers();
  const auto with = [own](SeatMask all, bool on) { return static_cast<SeatMask>(on ? all | own : all & ~own); };
  session_->wish({with(session_->wishes().every, every), with(session_->wishes().next, next)});
}

// What their own side answered is taken back with what they did themselves before. Where that cannot be, they are asked
// now, or the same answer would be given again at once.
bool Match::undo() {
  if (!can_undo() || !session_->undo(person_)) return false;
  while (orders_.given_at(session_->ply()) && session_->can_undo(person_)) session_->undo(person_);
  by_hand_ = session_->ply();
  changed();
  return true;
}

bool Match::redo() {
  if (!can_redo() || !session_->redo()) return false;
  while (orders_.given_at(session_->ply()) && session_->can_redo()) session_->redo();
  by_hand_ = ~0u;
  changed();
  return true;
}

void Match::rename(SeatId seat, std::string name) {
  if (replay_) return;
  session_->rename(seat, std::move(name));
  ++changes_;
}

void Match::keep_analyses(std::string json) {
  if (replay_) return;
  session_->keep_analyses(std::move(json));
  ++changes_;
}

}  // namespace mathom
