// A match that is played on another machine, through the eyes of one person here (seat_wire.h). It holds what it was told, one
// moment for each answer, and its own copy of the rules says from that what is offered, what it is called and why not. The
// person's own side and hints are here, too.
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
  int seat_count() const override { return static_cast<int>(told_.seats.size()); }
  bool is_record() const override { return false; }
  bool is_directed() const override { return false; }
  bool is_played_here() const override { return false; }
  std::uint32_t undos() const override { return told_.undos; }
  Answered answered(std::uint32_t ply) const override { return {told_.steps[ply].by, told_.steps[ply].events_before}; }
  std::vector<Saying> said(std::uint32_t since) const override { return told_.said_between(since, told_.ply()); }
  const StandingOrders* orders() const override { return &own_.orders(); }

  int person() const override { return person_; }
  bool shared() const override { return false; }
  bool covered() const override { return false; }
  void cover() override {}
  void show_to(int) override {}
  bool needs_curtain() const override { return false; }
  int next_to_look() const override { return person_; }
  SeatMask viewers() const override { return told_.eyes; }
  SeatId near_seat() const override { return near_of(told_.eyes, now_.view.waiting_for); }

  const View& view() const override { return now_.view; }
  View view_at(std::uint32_t ply) const override { return told_.at(ply).view; }
  Outcome outcome() const override { return now_.outcome; }
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
  std::uint64_t changes() const override { return changes_; }

  bool update(bool may_advance, double now) override;
  void hurry(bool) override {}
  bool bot_to_move() const override { return is_player(waiting_for()) && !contains(told_.eyes, waiting_for()); }
  bool bot_ready() const override { return !heard_.empty(); }
  std::optional<double> deadline() const override { return hinting_.deadline(); }
  bool thinks_here() const override { return false; }
  int fallbacks() const override { return 0; }

  bool answers_itself() const override { return own_.answers(); }
  bool answer_for_person(double now) override;
  std::optional<double> own_deadline() const override { return own_.deadline(); }
  Standing standing(const CatalogText& text) const override { return own_.orders().of(near_seat(), text); }
  void order(const CatalogText& text, Standing standing) override;
  bool stops_at(int stop) const override { return own_.orders().stops_at(near_seat(), stop); }
  void stop_at(int stop, bool stops) override;

  bool has_companions() const override { return standing_.companions; }
  void let_companions_ask(bool) override {}  // the host's choice
  const std::optional<Proposal>& proposal() const override { return standing_.proposal; }
  bool thinks_again() const override { return standing_.again; }
  bool wants_to_ask() const override { return false; }
  bool agree() override { return ask_host("agree"); }
  void something_else() override { ask_host("otherwise"); }

  // The answer is on its way, and the question is not asked any more; what comes of it is told by the host.
  Submit choose(std::uint64_t option) override;
  void wish(bool every, bool next) override;
  UndoFence undo_fence() const override { return standing_.fence; }
  bool undo() override;
  bool can_redo() const override { return standing_.redo; }
  bool redo() override;

  void ask_hint(double now) override;
  bool hint_asked() const override { return hinting_.asked(); }
  const std::vector<Ranked>& hint() const override { return hinting_.ranking(); }

  std::unique_ptr<Record> record(SeatMask eyes) const override;
  std::string branch(std::uint32_t, std::optional<std::uint64_t>) const override { return {}; }

  bool may_analyse() const override { return game().brain() && outcome().over; }
  std::uint64_t end_hash() const override;
  SeatMask analysable() const override { return told_.eyes; }
  std::vector<Weighable> weighable(SeatMask seats, std::uint32_t from, std::uint32_t until) const override;
  bool knows_all() const override { return false; }
  StatePtr truth_at(std::uint32_t) const override { return nullptr; }
  Asked asked_at(std::uint32_t ply) const override;
  const std::string& analyses() const override { return analyses_; }
  void keep_analyses(std::string json) override { analyses_ = std::move(json), ++changes_; }
  bool fits(const Analysis& analysis) const override;

 private:
  RemoteMatch(const Game& game, int person, BotClient& bots, Send send);
  bool take(std::string_view message, Problems& problems);
  void look();
  const State& world() const;
  bool ask_host(const char* what);
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
  OwnSide own_;
  Hinting hinting_;
  std::string analyses_;
  std::uint64_t changes_ = 0;
  int faults_ = 0;
};

}  // namespace mathom
