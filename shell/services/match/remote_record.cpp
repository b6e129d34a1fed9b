// A look back at a match that is played on another machine: as its person saw it, along what was told.
#include "shell/services/match/remote_match.h"

namespace mathom {

namespace {

// The people of these seats have been told what they saw.
bool shows(const ToldMatch& told, SeatMask eyes) { return eyes != kNobody && (eyes & ~told.eyes) == 0; }

class RemoteRecord final : public Record {
 public:
  RemoteRecord(ToldMatch told, const StandingOrders& orders) : told_(std::move(told)), orders_(orders) {
    seek(told_.ply());
  }

  std::uint32_t end() const override { return told_.ply(); }
  void seek(std::uint32_t ply) override {
    ++changes_;
    now_ = told_.at(ply);
    now_.view.decision.reset();  // that question has been answered
  }
  void look_through(SeatMask) override {}

  const Game& game() const override { return *told_.game; }
  const Seats& seats() const override { return told_.seats; }
  bool is_played_here() const override { return false; }
  std::uint32_t undos() const override { return told_.undos; }
  Answered answered(std::uint32_t ply) const override { return {told_.steps[ply].by, told_.steps[ply].events_before}; }
  std::vector<Saying> said(std::uint32_t since) const override { return told_.said_between(since, now_.view.ply); }
  const StandingOrders* orders() const override { return &orders_; }
  SeatMask viewers() const override { return told_.eyes; }
  std::uint64_t changes() const override { return changes_; }
  const View& view() const override { return now_.view; }
  View view_at(std::uint32_t ply) const override { return told_.at(ply).view; }
  Outcome outcome() const override { return now_.outcome; }
  std::vector<Event> events(std::size_t since, std::size_t until) const override {
    return told_.events_between(since, std::min(until, event_count()));
  }
  std::size_t event_count() const override { return told_.events_after(now_.view.ply); }
  std::size_t last_events() const override {
    return now_.view.ply == 0 ? 0 : told_.steps[now_.view.ply - 1].events_before;
  }
  Phrase prompt() const override { return now_.prompt; }
  std::string token(const Option&) const override { return {}; }
  Phrase label(const Option&) const override { return {}; }

  std::string branch(std::uint32_t, std::optional<std::uint64_t>) const override { return {}; }

 private:
  ToldMatch told_;
  StandingOrders orders_;
  Moment now_;
  std::uint64_t changes_ = 0;
};

}  // namespace

std::unique_ptr<Record> RemoteMatch::record(SeatMask eyes) const {
  return shows(told_, eyes) ? std::make_unique<RemoteRecord>(told_, own_.orders()) : nullptr;
}

}  // namespace mathom
