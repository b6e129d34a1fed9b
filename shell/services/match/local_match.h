// A match that is played here: the Session, the people at this screen, and the bots, each a part of its own. It lets
// the bots think in advance and withholds their answers until the table is ready to show them. It knows no screen, no
// storage and no clock of its own.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "session/session.h"
#include "shell/services/match/hinting.h"
#include "shell/services/match/local_bots.h"
#include "shell/services/match/local_companions.h"
#include "shell/services/match/local_people.h"
#include "shell/services/match/local_review.h"
#include "shell/services/match/match.h"
#include "shell/services/match/own_side.h"
#include "shell/services/match/sayings.h"

namespace mathom {

class LocalMatch final : public Match {
 public:
  // The client must outlive the match.
  LocalMatch(std::unique_ptr<Session> session, BotClient& bots);
  // A lesson, or an exercise. It must outlive the match.
  void direct(Director& director);
  const Session& session() const { return *session_; }
  // Who sits at this screen, also where it is one person alone.
  LocalPeople& people() { return people_; }
  const LocalPeople& people() const { return people_; }
  // How often thinking had to be done here because the worker had failed; for the error surface and the tests.
  int fallbacks() const { return bots_.fallbacks(); }

  const Game& game() const override { return session_->game(); }
  const Seats& seats() const override { return session_->seats(); }
  bool is_directed() const override { return director_ != nullptr; }
  bool is_played_here() const override { return true; }
  std::uint32_t undos() const override { return session_->undos(); }
  Answered answered(std::uint32_t ply) const override;
  std::vector<Saying> said(std::uint32_t since) const override { return said_to(viewers(), since); }
  const StandingOrders* orders() const override { return &own_.orders(); }
  SeatMask viewers() const override { return people_.viewers(); }
  SeatId near_seat() const override { return people_.near_seat(); }

  const View& view() const override { return view_; }
  View view_at(std::uint32_t ply) const override { return session_->view_at(ply, viewers()); }
  Outcome outcome() const override { return session_->outcome(); }
  bool may_analyse() const override { return game().brain() && !director_ && outcome().over; }
  std::vector<Event> events(std::size_t since, std::size_t until = kAllEvents) const override {
    return session_->events_for(viewers(), since, until);
  }
  std::size_t event_count() const override { return session_->event_count(); }
  std::size_t last_events() const override { return session_->last_events(); }
  Phrase prompt() const override { return session_->prompt(); }
  std::string token(const Option& o) const override { return session_->token(o); }
  Phrase label(const Option& o) const override { return session_->label(o); }
  std::optional<Reason> why_not(const Option& o) const override { return session_->why_not(view_.decision.seat, o); }
  std::vector<Option> refused() const override { return session_->refused(view_.decision.seat); }
  // What was saved at this number is up to date.
  std::uint64_t changes() const override { return changes_ + review_.changes(); }

  bool update(bool may_advance, double now) override;
  void hurry(bool on) override { bots_.hurry(on); }
  bool bot_ready() const override { return bots_.answer().has_value(); }
  bool bot_to_move() const override { return bots_.to_move(); }
  std::optional<double> deadline() const override { return hinting_.asked() ? hinting_.deadline() : bots_.deadline(); }
  bool thinks_here() const override { return bots_.think_here(); }

  Submit choose(std::uint64_t option) override;
  void wish(bool every, bool next) override;
  UndoFence undo_fence() const override;
  bool undo() override;
  bool can_redo() const override;
  bool redo() override;
  void rename(SeatId seat, std::string name);
  // --- for somebody who sits elsewhere (seat_host.h), whoever looks here
  std::vector<Saying> said_to(SeatMask eyes, std::uint32_t since) const {
    return sayings_.heard(*session_, eyes, since);
  }
  Submit choose_for(int person, std::uint64_t option);
  // Takes back one step, and further ones while more than `to` answers stand and they may.
  bool undo_for(int person, std::uint32_t to);
  // Brings back one step, and further ones while the next answer is one of `through` (numbers of answers before it).
  bool redo_for(std::span<const std::uint32_t> through);
  void wish_for(int person, bool every, bool next);

  std::unique_ptr<Record> record(SeatMask eyes) const override;
  std::string branch(std::uint32_t ply, std::optional<std::uint64_t> new_luck) const override;

 private:
  void changed();  // an answer was given, or taken back
  void looked();   // somebody else looks, or nobody
  void look();
  void ask_director();
  bool act_on_answer();
  Hinting::Question hint_question() const;

  std::unique_ptr<Session> session_;
  View view_;  // of who looks; built once for each change
  LocalPeople people_;
  LocalBots bots_;
  LocalCompanions companions_;
  OwnSide own_;
  Hinting hinting_;
  LocalReview review_;
  mutable Sayings sayings_;
  Director* director_ = nullptr;
  std::uint64_t changes_ = 0;
};

// A record of the session as it is now, at its end. Answers that `orders` gave are told of to the eyes that gave them.
std::unique_ptr<Record> record_of(const Session& session, SeatMask eyes, const StandingOrders* orders = nullptr);

}  // namespace mathom
