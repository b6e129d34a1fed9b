// The properties of a session around any game; see conformance.h.
#include <array>

#include "core/json.h"
#include "proof/conformance.h"
#include "proof/random_play.h"
#include "session/save.h"
#include "session/session.h"

namespace mathom {
namespace {

class SessionProver {
 public:
  SessionProver(const Trial& trial, Findings& findings) : t_(trial), g_(trial.game), f_(findings), rng_(trial.seed) {}

  Tally run() {
    if (!begin()) return tally_;
    while (s_->waiting_for() != SeatId::none) {
      f_.at(where());
      remember();
      ++tally_.decisions;
      if (!f_.require(t_.may_go_on(s_->ply()), "game_ends", "no end after " + std::to_string(s_->ply()) + " answers"))
        break;
      prove_refusals();
      const std::uint32_t n = option_count();
      const std::uint32_t at = s_->ply();
      if (t_.wishes) s_->wish(random_wishes(g_, t_.seed, at));
      const Submit done = s_->submit(s_->waiting_for(), rng_.below(n), at);
      if (!f_.require(done == Submit::ok, "answer_is_refused", "an option was refused")) break;
      f_.require(s_->ply() > at, "answer_is_refused", "an answer left no trace");
      excursions();
    }
    finish();
    return tally_;
  }

 private:
  std::string where() const { return t_.where() + " session ply " + std::to_string(s_ ? s_->ply() : 0); }

  // People: each seat its own, or one for all, or two who share the seats.
  bool begin() {
    f_.at(where());
    SessionSetup setup;
    setup.config_text = t_.config_text;
    setup.seed = t_.seed;
    Problems problems;
    s_ = Session::create(g_, setup, problems);
    if (!f_.require(s_ != nullptr, "config_is_kept", problems.text())) return false;
    const std::uint32_t people = rng_.below(3);
    for (int i = 0; people > 0 && i < static_cast<int>(s_->seats().size()); ++i)
      s_->reseat(seat_at(i), {"", "", static_cast<std::uint8_t>(i % static_cast<int>(people))});
    return true;
  }

  std::uint32_t option_count() const {
    return static_cast<std::uint32_t>(s_->view(only(s_->waiting_for())).decision.options.size());
  }
  int person(SeatId seat) const { return s_->seats()[static_cast<std::size_t>(index(seat))].person; }

  void remember() {
    if (hash_at_.size() <= s_->ply()) hash_at_.resize(s_->ply() + 1);
    hash_at_[s_->ply()] = {true, s_->state_hash()};
  }

  void prove_refusals() {
    const std::uint64_t before = s_->state_hash();
    const SeatId seat = s_->waiting_for();
    const int seats = static_cast<int>(s_->seats().size());
    const SeatId other = seat_at((index(seat) + 1) % seats);
    f_.require(s_->submit(seat, 0, s_->ply() + 1) == Submit::stale, "answer_is_refused", "stale");
    if (other != seat)
      f_.require(s_->submit(other, 0, s_->ply()) == Submit::not_your_turn, "answer_is_refused", "not this seat");
    f_.require(s_->submit(SeatId::luck, 0, s_->ply()) == Submit::not_your_turn, "answer_is_refused", "luck");
    f_.require(s_->submit(seat, option_count(), s_->ply()) == Submit::illegal, "answer_is_refused", "not an option");
    if (other != seat) {
      f_.require(s_->view(only(other)).decision.options.empty(), "answer_is_refused",
                 "a question for another seat is shown");
      f_.require(!s_->why_not(other, {}) && s_->refused(other).empty(), "answer_is_refused",
                 "a reason for another seat");
    }
    f_.require(s_->state_hash() == before, "answer_is_refused", "a refused answer changed the game");
  }

  // Small journeys that must end where they began.
  void excursions() {
    switch (rng_.below(t_.thorough ? 4 : 12)) {
      case 0: return prove_undo();
      case 1: return prove_save();
      case 2: return prove_branch();
      default: return;
    }
  }

  void prove_undo() {
    const std::uint64_t before = s_->state_hash();
    const std::uint32_t ply = s_->ply();
    const std::vector<Event> events = s_->events_for(kEveryone);
    const int who = static_cast<int>(rng_.below(static_cast<std::uint32_t>(s_->seats().size())));
    const bool can = s_->can_undo(who);
    const bool alone = count_people(s_->seats()) == 1 && who == person(seat_at(0));
    f_.require(can || !alone, "undo_goes_back", "somebody alone cannot go back");
    f_.require(s_->undo(who) == can, "undo_goes_back", "can_undo says otherwise");
    if (!can)
      return f_.require(s_->state_hash() == before, "undo_goes_back", "a refused undo changed the game"), void();
    f_.require(s_->ply() < ply && hash_at_[s_->ply()].first, "undo_goes_back", "to no question that was asked");
    f_.require(s_->state_hash() == hash_at_[s_->ply()].second, "undo_goes_back", "to another State");
    f_.require(person(s_->waiting_for()) == who, "undo_goes_back", "to another person's question");
    if (rng_.below(3) == 0) return;  // and another road from here
    f_.require(s_->can_redo() && s_->redo(), "redo_comes_forth", "nothing to redo");
    f_.require(s_->ply() == ply && s_->state_hash() == before, "redo_comes_forth", "to another State");
    f_.require(s_->events_for(kEveryone) == events, "redo_comes_forth", "other events");
  }

  void prove_save() {
    const Game* const games[] = {&g_};
    LoadResult r = load_save(save_text(*s_), games);
    if (!f_.require(r.status == LoadStatus::ok && r.session, "save_replays", r.problems.text())) return;
    f_.require(r.session->state_hash() == s_->state_hash(), "save_replays", "another State");
    f_.require(r.session->ply() == s_->ply(), "save_replays", "another number of answers");
    f_.require(r.session->events_for(kEveryone) == s_->events_for(kEveryone), "save_replays", "other events");
    f_.require(r.session->seats() == s_->seats() && r.session->seed() == s_->seed(), "save_replays",
               "other seats or seed");
    for (int p = 0; p < static_cast<int>(s_->seats().size()); ++p)
      f_.require(r.session->can_undo(p) == s_->can_undo(p), "save_replays", "undo stops elsewhere");
    s_ = std::move(r.session);  // the loaded game goes on in place of the old one
  }

  void prove_branch() {
    const std::uint32_t at = rng_.below(s_->ply() + 1);
    const auto viewers = static_cast<SeatMask>(rng_.below(256));
    const View past = s_->view_at(at, viewers);
    f_.require(past.ply == at, "past_is_kept", "another ply");
    if (at >= hash_at_.size() || !hash_at_[at].first) return;
    const auto other = s_->branch(at);
    f_.require(other->ply() == at && other->state_hash() == hash_at_[at].second, "branch_is_same",
               "at " + std::to_string(at));
    const View there = other->view(viewers);
    f_.require(g_.save_observation(there.seen) == g_.save_observation(past.seen), "past_is_kept",
               "at " + std::to_string(at));
    f_.require(there.decision == past.decision && there.waiting_for == past.waiting_for, "past_is_kept",
               "another question");
  }

  void finish() {
    f_.at(where());
    tally_.games = 1;
    tally_.hash = s_->state_hash();
    f_.require(s_->outcome().over, "outcome_is_consistent", "not over at the end");
    f_.require(s_->submit(seat_at(0), 0, s_->ply()) == Submit::over, "answer_is_refused", "after the end");
    prove_save();
  }

  const Trial& t_;
  const Game& g_;
  Findings& f_;
  Rng rng_;
  std::unique_ptr<Session> s_;
  std::vector<std::pair<bool, std::uint64_t>> hash_at_;  // by ply: was a seat asked there, and the State's hash
  Tally tally_;
};

}  // namespace

Tally prove_session(const Trial& trial, Findings& findings) { return SessionProver(trial, findings).run(); }

}  // namespace mathom
