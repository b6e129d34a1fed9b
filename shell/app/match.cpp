#include "shell/app/match.h"

#include "ai/bot.h"
#include "core/json.h"
#include "rules/wire.h"

namespace mathom {

namespace {
constexpr double kPatience = 8000;  // milliseconds: no bot of ours needs a third of this
constexpr int kTries = 2;
constexpr std::size_t kTold = 3;  // of a hint

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
    : session_(std::move(session)), bots_(bots), person_(first_person(session_->seats())) {
  if (const auto asked = person_asked()) person_ = *asked;
  changed();
}

Match::Match(const Session& record, SeatMask viewers)
    : replay_(std::make_unique<Replay>(record)), eyes_(viewers), bots_(nobody()), person_(-1) {
  look();
}

Match::~Match() { bots_.cancel(); }

// What the viewers saw then, without the question: it has been answered.
void Match::look() {
  ++changes_;
  view_ = replay_->session().view(eyes_);
  view_.decision.reset();
}

void Match::travel(std::uint32_t ply) {
  replay_->go_to(ply);
  look();
}

void Match::show_record_to(SeatMask viewers) {
  eyes_ = viewers;
  look();
}

void Match::changed() {
  ++changes_;
  view_ = session_->view(viewers());
  answer_.reset();
  deadline_.reset();
  tries_ = 0;
  hint_ = Hint::none;
  ranking_.clear();
  if (asked_) bots_.cancel();
  asked_.reset();
}

void Match::show_to(int person) {
  if (replay_ || person == person_) return;
  person_ = person;
  view_ = session_->view(viewers());
}

std::optional<int> Match::person_asked() const {
  const SeatId seat = replay_ ? SeatId::none : session_->waiting_for();
  if (!is_player(seat)) return std::nullopt;
  const Seat& s = session_->seats()[static_cast<std::size_t>(index(seat))];
  return s.is_person() ? std::optional<int>(s.person) : std::nullopt;
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
  if (!answer_) {
    if (!asked_) ask_bot(now);
    const auto answer = bots_.take_answer();
    if (answer && answer->ply == session_->ply()) answer_ = answer;
    const bool silent = bots_.failed() || (deadline_ && now >= *deadline_);
    if (!answer_ && silent) {
      asked_.reset();
      if (++tries_ < kTries) {
        bots_.restart();
        ask_bot(now);
      } else {
        think_here();
      }
    }
  }
  if (!answer_) return false;
  deadline_.reset();
  if (!may_advance) return false;
  const BotAnswer answer = *answer_;
  if (session_->submit(session_->waiting_for(), answer.option, answer.ply) != Submit::ok) {
    // A worker that answers what was not asked is as good as dead.
    answer_.reset();
    think_here();
    if (session_->submit(session_->waiting_for(), answer_->option, answer_->ply) != Submit::ok) return false;
  }
  asked_.reset();
  changed();
  return true;
}

void Match::ask_bot(double now) {
  const SeatId seat = session_->waiting_for();
  ask(session_->view(only(seat)), session_->seats()[static_cast<std::size_t>(index(seat))].bot, now);
}

void Match::ask(const View& seen, std::string_view level, double now) {
  bots_.ask({.ply = session_->ply(),
             .game = std::string(game().info().id),
             .level = std::string(level),
             .seed = session_->thinking_seed(),
             .seen = dump_json(game().save_observation(seen.seen)),
             .decision = dump_json(decision_to_json(seen.decision))});
  asked_ = session_->ply();
  deadline_ = now + kPatience;
}

void Match::ask_hint(double now) {
  if (!view_.yours() || hint_ != Hint::none) return;
  hint_ = Hint::asked;
  tries_ = 0;
  ask(session_->view(only(view_.decision.seat)), bot_levels().back().id, now);
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
    if (++tries_ < kTries) return ask(session_->view(only(view_.decision.seat)), bot_levels().back().id, now), false;
    hint_ = Hint::none;
  } else {
    return false;
  }
  asked_.reset();
  deadline_.reset();
  return true;
}

// The last resort blocks the page for as long as one decision takes, but the game goes on.
void Match::think_here() {
  ++fallbacks_;
  const SeatId seat = session_->waiting_for();
  View seen = session_->view(only(seat));
  const BotLevel* level = find_bot_level(session_->seats()[static_cast<std::size_t>(index(seat))].bot);
  if (!level) level = &bot_levels().front();
  answer_ =
      BotAnswer{session_->ply(), think(game(), std::move(seen.seen), seen.decision, *level, session_->thinking_seed())};
}

Submit Match::choose(std::uint64_t option) {
  if (!view_.yours()) return Submit::not_your_turn;
  const Submit result = session_->submit(view_.waiting_for, option, view_.ply);
  if (result == Submit::ok) changed();
  return result;
}

bool Match::undo() {
  if (replay_ || !session_->undo(person_)) return false;
  changed();
  return true;
}

bool Match::redo() {
  if (replay_ || !session_->redo()) return false;
  changed();
  return true;
}

void Match::rename(SeatId seat, std::string name) {
  if (replay_) return;
  session_->rename(seat, std::move(name));
  ++changes_;
}

}  // namespace mathom
