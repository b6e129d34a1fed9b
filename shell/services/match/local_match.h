// A match that is played here: the Session, who is looking, and the bots. It asks the bots in advance and holds their
// answers until the table is ready to show them. It knows no screen, no storage and no clock of its own.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "session/session.h"
#include "shell/services/match/hinting.h"
#include "shell/services/match/local_bots.h"
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

  const Game& game() const override { return session_->game(); }
  const Seats& seats() const override { return session_->seats(); }
  int seat_count() const override { return static_cast<int>(seats().size()); }
  bool is_record() const override { return false; }
  bool is_directed() const override { return director_ != nullptr; }
  bool is_played_here() const override { return true; }
  std::uint32_t undos() const override { return session_->undos(); }
  Answered answered(std::uint32_t ply) const override;
  std::vector<Saying> said(std::uint32_t since) const override { return sayings_.heard(*session_, viewers(), since); }
  const StandingOrders* orders() const override { return &own_.orders(); }

  int person() const override { return person_; }
  bool shared() const override { return shared_; }
  bool covered() const override { return covered_; }
  void cover() override;
  void show_to(int person) override;
  SeatMask viewers() const override { return covered_ ? kNobody : seats_of(seats(), person_); }
  // The person who is asked, when it is a person: not always the one who looks.
  std::optional<int> person_asked() const;
  bool needs_curtain() const override;
  int next_to_look() const override { return person_asked().value_or(person_); }
  SeatId near_seat() const override;

  const View& view() const override { return view_; }
  View view_at(std::uint32_t ply) const override { return session_->view_at(ply, viewers()); }
  Outcome outcome() const override { return session_->outcome(); }
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
  std::uint64_t changes() const override { return changes_; }  // what was saved at this number is up to date

  bool update(bool may_advance, double now) override;
  void hurry(bool on) override { bots_.hurry(on); }
  bool bot_ready() const override { return bots_.answer().has_value(); }
  bool bot_to_move() const override { return bots_.to_move(); }
  std::optional<double> deadline() const override { return hint_asked() ? hinting_.deadline() : bots_.deadline(); }
  bool thinks_here() const override { return bots_.think_here(); }
  int fallbacks() const override { return bots_.fallbacks(); }

  bool answers_itself() const override { return own_.answers(); }
  bool answer_for_person(double now) override;
  std::optional<double> own_deadline() const override { return own_.deadline(); }
  void read_orders(std::string_view text);  // as orders()->text() had them
  std::uint64_t order_changes() const { return own_.changes(); }
  Standing standing(const CatalogText& text) const override { return own_.orders().of(near_seat(), text); }
  void order(const CatalogText& text, Standing standing) override;
  bool stops_at(int stop) const override { return own_.orders().stops_at(near_seat(), stop); }
  void stop_at(int stop, bool stops) override;  // from the next question on

  bool has_companions() const override;
  void let_companions_ask(bool ask) override;
  const std::optional<Proposal>& proposal() const override { return proposal_; }
  bool thinks_again() const override { return !unwanted_.empty() && !proposal_ && bot_to_move(); }
  bool wants_to_ask() const override;
  bool agree() override;
  void something_else() override;

  Submit choose(std::uint64_t option) override;
  void wish(bool every, bool next) override;
  UndoFence undo_fence() const override;
  bool undo() override;
  bool can_redo() const override { return !covered_ && !needs_curtain() && session_->can_redo(); }
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

  void ask_hint(double now) override;
  bool hint_asked() const override { return hinting_.asked(); }
  const std::vector<Ranked>& hint() const override { return hinting_.ranking(); }

  std::unique_ptr<Record> record(SeatMask eyes) const override;
  std::string branch(std::uint32_t ply, std::optional<std::uint64_t> new_luck) const override;

  bool may_analyse() const override { return game().brain() && !director_ && outcome().over; }
  std::uint64_t end_hash() const override { return session_->state_hash(); }
  SeatMask analysable() const override;
  std::vector<Weighable> weighable(SeatMask seats, std::uint32_t from, std::uint32_t until) const override;
  bool knows_all() const override { return true; }
  StatePtr truth_at(std::uint32_t ply) const override { return session_->truth_at(ply); }
  Asked asked_at(std::uint32_t ply) const override;
  const std::string& analyses() const override { return session_->analyses(); }
  void keep_analyses(std::string json) override;
  bool fits(const Analysis& analysis) const override;

 private:
  void changed();
  void look();
  void look_for_own_answer();
  std::optional<Proposal> to_propose(const BotAnswer& answer) const;
  bool act_on_answer();
  bool is_persuaded() const;
  void drop_proposed();
  void ask_director();

  std::unique_ptr<Session> session_;
  LocalBots bots_;
  OwnSide own_;
  Hinting hinting_;
  mutable Sayings sayings_;
  int person_ = 0;
  bool shared_ = false, covered_ = false;
  View view_;  // of who looks; built once for each change
  bool companions_ask_ = false;
  std::optional<Proposal> proposal_;
  LocalBots::Unwanted unwanted_;  // what was proposed in vain for the open question
  // Whom the person has talked out of a refusal, as long as nothing but their answers to the same kind of question follows.
  struct Persuaded {
    SeatId seat = SeatId::none;
    std::uint16_t why = 0;
    std::uint32_t ply = 0;  // of the question that is meant
  };
  Persuaded persuaded_;
  Director* director_ = nullptr;
  std::uint64_t changes_ = 0;
};

// A record of the session as it is now, at its end. Answers that `orders` gave are told of to the eyes that gave them.
std::unique_ptr<Record> record_of(const Session& session, SeatMask eyes, const StandingOrders* orders = nullptr);

}  // namespace mathom
