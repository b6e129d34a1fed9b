// A record of a game that is kept here. It moves along the log.
#include "session/replay.h"
#include "session/save.h"
#include "shell/services/match/local_match.h"

namespace mathom {

namespace {

class LocalRecord final : public Record {
 public:
  LocalRecord(const Session& session, SeatMask eyes, const StandingOrders* orders)
      : replay_(session), eyes_(eyes), ordered_by_(eyes) {
    if (orders) orders_.emplace(*orders);
    look();
  }

  std::uint32_t end() const override { return replay_.end(); }
  void seek(std::uint32_t ply) override {
    ++changes_;
    replay_.go_to(ply);
    look();
  }
  void look_through(SeatMask eyes) override {
    ++changes_;
    eyes_ = eyes;
    look();
  }

  const Game& game() const override { return at().game(); }
  const Seats& seats() const override { return at().seats(); }
  bool is_played_here() const override { return true; }
  std::uint32_t undos() const override { return at().undos(); }
  Answered answered(std::uint32_t ply) const override {
    const LogEntry& entry = at().log()[ply];
    return {entry.seat, entry.events_before};
  }
  std::vector<Saying> said(std::uint32_t since) const override { return sayings_.heard(at(), eyes_, since); }
  // Other viewers do not see a player's orders.
  const StandingOrders* orders() const override { return orders_ && eyes_ == ordered_by_ ? &*orders_ : nullptr; }
  SeatMask viewers() const override { return eyes_; }
  std::uint64_t changes() const override { return changes_; }
  const View& view() const override { return view_; }
  View view_at(std::uint32_t ply) const override { return at().view_at(ply, eyes_); }
  Outcome outcome() const override { return at().outcome(); }
  std::vector<Event> events(std::size_t since, std::size_t until) const override {
    return at().events_for(eyes_, since, until);
  }
  std::size_t event_count() const override { return at().event_count(); }
  std::size_t last_events() const override { return at().last_events(); }
  Phrase prompt() const override { return at().prompt(); }
  std::string token(const Option& o) const override { return at().token(o); }
  Phrase label(const Option& o) const override { return at().label(o); }

  std::string branch(std::uint32_t ply, std::optional<std::uint64_t> new_luck) const override {
    return save_text(*at().branch(ply, new_luck));
  }

 private:
  const Session& at() const { return replay_.session(); }
  void look() {
    view_ = at().view(eyes_);
    view_.decision.reset();  // that question has been answered
  }

  Replay replay_;
  SeatMask eyes_;
  SeatMask ordered_by_;
  std::optional<StandingOrders> orders_;
  mutable Sayings sayings_;
  View view_;
  std::uint64_t changes_ = 0;
};

}  // namespace

std::unique_ptr<Record> record_of(const Session& session, SeatMask eyes, const StandingOrders* orders) {
  return std::make_unique<LocalRecord>(session, eyes, orders);
}

}  // namespace mathom
