// A match as this screen has it: what the viewers may know, what they are asked, what happened, and how it goes on. A
// table, the log, a look back, lessons and the analyst have nothing else of it, so that it may be played here
// (local_match.h) or on another machine, which sends what one seat may know (remote_match.h). What not every match has
// is in parts of their own, which the match hands out. Times are in milliseconds.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/advice.h"
#include "session/seats.h"
#include "session/submit.h"
#include "shell/services/match/companions.h"
#include "shell/tables/seat_view.h"

namespace mathom {

class Hinting;
class OwnSide;
class Record;
class Reviewable;
class SharedScreen;
class StandingOrders;

class Match : public SeatView {
 public:
  Match();
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;
  // Of all matches and records that this program has made, each has a number of its own.
  std::uint64_t number() const { return number_; }

  // --- what not every match has; null: this one has none
  struct Parts {
    SharedScreen* shared_screen = nullptr;  // where several people look at it (shared_screen.h)
    Companions* companions = nullptr;       // where bots play along with the people (companions.h)
    OwnSide* own_side = nullptr;            // answers for the person who looks (own_side.h)
    Hinting* hinting = nullptr;             // what the best bot would do in their place (hinting.h)
    Reviewable* review = nullptr;           // how it was played (reviewable.h); pre: may_analyse()
  };
  SharedScreen* shared_screen() { return parts_.shared_screen; }
  Companions* companions() { return parts_.companions; }
  OwnSide* own_side() { return parts_.own_side; }
  Hinting* hinting() { return parts_.hinting; }
  Reviewable* review() { return parts_.review; }
  const Reviewable* review() const { return parts_.review; }
  // What is asked of them most often.
  bool shared() const { return parts_.shared_screen != nullptr; }
  bool covered() const;
  const Proposal* proposal() const;  // null: nothing is proposed
  bool hint_asked() const;
  const std::vector<Ranked>& hint() const;  // best first; empty: none was asked for, or the thinking is not done
  const Advice& advice() const;             // the same, with what speaks for the best

  // --- the table and the log
  virtual const Seats& seats() const = 0;
  int seat_count() const final { return static_cast<int>(seats().size()); }
  bool is_record() const override { return false; }
  std::uint32_t ply() const { return view().ply; }  // answers given so far
  SeatId waiting_for() const { return view().waiting_for; }
  bool your_turn() const { return view().yours(); }
  bool is_over() const { return outcome().over; }
  virtual std::uint32_t undos() const = 0;  // how often somebody has taken back
  // The answer after `ply` others: who gave it (luck too), and how many events there were before it. Pre: ply < ply().
  struct Answered {
    SeatId seat = SeatId::none;
    std::size_t events_before = 0;
  };
  virtual Answered answered(std::uint32_t ply) const = 0;
  // What companions said with answers after the first `since`, in order, as far as the viewers heard it.
  virtual std::vector<Saying> said(std::uint32_t since) const = 0;
  // The standing orders that gave some of the viewers' answers, for the log; null if the viewers know of none.
  virtual const StandingOrders* orders() const = 0;

  // --- going on. Call update in every frame. Others' next answer is shown only when `may_advance`: the table withholds
  // it while earlier moves are still being shown, or until the next step is asked for. True when something changed.
  virtual bool update(bool may_advance, double now) = 0;
  virtual void hurry(bool on) = 0;       // nobody wants to wait: bots think shortly
  virtual bool bot_to_move() const = 0;  // a bot, or somebody elsewhere: nobody at this screen
  virtual bool bot_ready() const = 0;    // and their answer is already here: with step speed, "next" is offered now
  // When update must be called again even if nothing happens: who says nothing is asked again.
  virtual std::optional<double> deadline() const = 0;
  virtual bool thinks_here() const = 0;  // a slice in each update: the table wants frames until it is done

  // --- what the own side of the person who looks answers for them. Call answer_for_person in every frame in which the
  // table is ready; true: it answered. Where people share this screen every such answer takes the same time.
  bool answer_for_person(double now);
  Standing standing(const CatalogText& text) const final;
  void order(const CatalogText& text, Standing standing) final;
  bool stops_at(int stop) const final;
  void stop_at(int stop, bool stops) final;
  bool answers_itself() const final;
  void answer_rest(std::vector<Option> in_turn) final;

  // --- answering and taking back. The answer of the person who looks, to the pending question.
  virtual Submit choose(std::uint64_t option) = 0;
  void answer(std::uint64_t option) override { choose(option); }
  virtual UndoFence undo_fence() const = 0;
  bool can_undo() const { return undo_fence() == UndoFence::open; }
  virtual bool undo() = 0;
  virtual bool can_redo() const = 0;
  virtual bool redo() = 0;

  // --- looking back, and going on from there. A record through these eyes, at its end; null if nobody here may look
  // through them, and from a record.
  virtual std::unique_ptr<Record> record(SeatMask eyes) const = 0;
  // The save of a new game that shares the first `ply` answers with this one; with `new_luck` what is shuffled and
  // rolled after them comes differently. Empty: this screen does not hold the game.
  virtual std::string branch(std::uint32_t ply, std::optional<std::uint64_t> new_luck) const = 0;

  // show: a scene begins that shows every change so far. shown: such a scene has begun since the last change.
  void show() { shown_ = changes(); }
  bool shown() const { return shown_ == changes(); }

 protected:
  // A subclass calls it when the match begins, and again when one of these parts comes or goes. The parts live as long
  // as the match.
  void hand_out(const Parts& parts) { parts_ = parts; }

 private:
  Parts parts_;
  std::uint64_t number_;
  std::uint64_t shown_ = ~std::uint64_t{0};
};

// A match that is looked back on: nobody is asked, nothing can be answered, and it stands where seek puts it.
class Record : public Match {
 public:
  virtual std::uint32_t end() const = 0;  // answers in all of it
  virtual void seek(std::uint32_t ply) = 0;
  virtual void look_through(SeatMask eyes) = 0;  // pre: these eyes may look

  bool is_record() const final { return true; }
  bool is_directed() const final { return false; }
  SeatId near_seat() const final;
  bool update(bool, double) final { return false; }
  void hurry(bool) final {}
  bool bot_to_move() const final { return false; }
  bool bot_ready() const final { return false; }
  std::optional<double> deadline() const final { return {}; }
  bool thinks_here() const final { return false; }
  Submit choose(std::uint64_t) final { return Submit::not_your_turn; }
  void wish(bool, bool) final {}
  std::optional<Reason> why_not(const Option&) const final { return {}; }
  std::vector<Option> refused() const final { return {}; }
  UndoFence undo_fence() const final { return UndoFence::nothing; }
  bool undo() final { return false; }
  bool can_redo() const final { return false; }
  bool redo() final { return false; }
  std::unique_ptr<Record> record(SeatMask) const final { return nullptr; }
  bool may_analyse() const final { return false; }
};

// The seat at the bottom of the picture: the asked one if it is among these, else the first of them.
SeatId near_of(SeatMask own, SeatId asked);

// In a lesson: answers in the place of the bots, and says which answers of the person are taken.
class Director {
 public:
  virtual ~Director() = default;
  // The option that another seat answers with, by its place among the offered tokens; nothing if nobody goes on.
  virtual std::optional<std::uint32_t> answer(const Match& match, std::span<const std::string> offered) = 0;
  virtual bool takes(const Match& match, std::uint64_t option) = 0;
  virtual bool lets_take_back() const { return true; }
};

}  // namespace mathom
