// A match that is played on another machine, through the eyes of one person here (seat_wire.h). It holds what it was
// told, one moment for each answer, and its own copy of the rules says from that what is offered, what it is called and
// why not. The person's own side and hints are here, too.
#pragma once
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/services/match/hinting.h"
#include "shell/services/match/match.h"
#include "shell/services/match/own_side.h"
#include "shell/services/match/remote_companions.h"
#include "shell/services/match/remote_review.h"
#include "shell/services/match/told_match.h"

namespace mathom {

class RemoteMatch final : public Match {
 public:
  using Send = std::function<void(std::string)>;
  // Nothing, with problems, when the first message does not tell a match of this game. The client outlives the match.
  static std::unique_ptr<RemoteMatch> join(const Game& game, int person, std::string_view first, BotClient& bots,
                                           Send send, Problems& problems);
  ~RemoteMatch() override;
  // A message from the host. It is taken up by update(); a faulty one is left out, and counted.
  void hear(std::string message) { heard_.push_back(std::move(message)); }
  int faults() const { return faults_; }

  const Game& game() const override { return *told_.game; }
  const Seats& seats() const override { return told_.seats; }
  bool is_directed() const override { return false; }
  bool is_played_here() const override { return false; }
  std::uint32_t undos() const override { return told_.undos; }
  Answered answered(std::uint32_t ply) const override { return {told_.steps[ply].by, told_.steps[ply].events_before}; }
  std::vector<Saying> said(std::uint32_t since) const override { return told_.said_between(since, told_.ply()); }
  const StandingOrders* orders() const override { return &own_.orders(); }
  SeatMask viewers() const override { return told_.eyes; }
  SeatId near_seat() const override { return near_of(told_.eyes, now_.view.waiting_for); }

  const View& view() const override { return now_.view; }
  View view_at(std::uint32_t ply) const override { return told_.at(ply).view; }
  Outcome outcome() const override { return now_.outcome; }
  bool may_analyse() const override { return game().brain() && outcome().over; }
  std::vector<Event> events(std::size_t since, std::size_t until = kAllEvents) const override {
    return told_.events_between(since, until);
  }
  std::size_t event_count() const override { return told_.event_count; }
  std::size_t last_events() const override { return told_.steps.empty() ? 0 : told_.steps.back().events_before; }
  Phrase prompt() const override { return now_.prompt; }
  std::string token(const Option& o) const override { return game().token(world(), now_.view.decision, o); }
  Phrase label(const Option& o) const override { return game().label(world(), now_.view.decision, o); }
  std::optional<Reason> why_not(const Option& o) const override;
  std::vector<Option> refused() const override;
  std::uint64_t changes() const override { return changes_ + review_.changes(); }

  bool update(bool may_advance, double now) override;
  void hurry(bool) override {}
  bool bot_to_move() const override { return is_player(waiting_for()) && !contains(told_.eyes, waiting_for()); }
  bool bot_ready() const override { return !heard_.empty(); }
  std::optional<double> deadline() const override { return hinting_.deadline(); }
  bool thinks_here() const override { return false; }

  // The answer is on its way, and the question is not asked any more; what comes of it is told by the host.
  Submit choose(std::uint64_t option) override;
  void wish(bool every, bool next) override;
  UndoFence undo_fence() const override { return standing_.fence; }
  bool undo() override;
  bool can_redo() const override { return standing_.redo; }
  bool redo() override;

  std::unique_ptr<Record> record(SeatMask eyes) const override;
  std::string branch(std::uint32_t, std::optional<std::uint64_t>) const override { return {}; }

 private:
  RemoteMatch(const Game& game, int person, BotClient& bots, Send send);
  bool take(std::string_view message, Problems& problems);
  void look();
  const State& world() const;
  bool send_on(Json request);

  ToldMatch told_;
  int person_;
  Send send_;
  std::deque<std::string> heard_;  // not taken up yet
  Moment now_;
  mutable StatePtr world_;  // one that looks like this; null: not made yet
  ToldStanding standing_;
  enum class Way : std::uint8_t { on, back, forth } way_ = Way::on;  // what was asked of the host last
  bool waits_ = false;  // something of ours is on its way: the next message is its answer
  RemoteCompanions companions_;
  OwnSide own_;
  Hinting hinting_;
  RemoteReview review_;
  std::uint64_t changes_ = 0;
  int faults_ = 0;
};

}  // namespace mathom
