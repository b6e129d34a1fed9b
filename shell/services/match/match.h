// A match as this screen has it: what the viewers may know, what they are asked, what happened, and how it goes on. A table,
// the log, a look back, lessons and the analyst have nothing else of it, so that it may be played here (local_match.h) or on
// another machine, which sends what one seat may know (remote_match.h). Times are in milliseconds.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/world_search.h"
#include "analysis/weighable.h"
#include "session/seats.h"
#include "session/submit.h"
#include "shell/tables/seat_view.h"

namespace mathom {

struct Analysis;
class StandingOrders;
class Record;

// What a companion wants to do, or why they do not help. They say it aloud, so everybody at the table may know it.
struct Proposal {
  SeatId seat = SeatId::none;
  Phrase question = {};  // what they were asked, where the act says little without it; or empty
  Phrase act = {}, reason = {};
  bool refuses = false;             // they only say why they do not help: nobody made them ask
  Option answer = {};               // the act, as an answer to their question
  std::vector<Option> others = {};  // of a refusal: the answers that would help
  friend bool operator==(const Proposal&, const Proposal&) = default;
};

// What a companion said with an answer.
struct Saying {
  std::uint32_t ply = 0;  // after that answer
  SeatId who = SeatId::none;
  Phrase phrase;
};

class Match : public SeatView {
 public:
  Match();
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;
  // Of all matches and records that this program has made, each has a number of its own.
  std::uint64_t number() const { return number_; }

  // --- the table and the log
  virtual const Seats& seats() const = 0;
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

  // --- who looks at this screen. Where several people share it a game begins covered: while it is, viewers() is nobody,
  // so that everything made from the view and from the viewers' events holds public things only. Nothing can be answered
  // or taken back under the cover.
  virtual int person() const = 0;  // who looks, or looked last
  virtual bool shared() const = 0;
  virtual bool covered() const = 0;
  virtual void cover() = 0;
  virtual void show_to(int person) = 0;    // and uncover
  virtual bool needs_curtain() const = 0;  // somebody else's turn at this screen
  virtual int next_to_look() const = 0;

  // --- going on. Call update in every frame. Others' next answer is shown only when `may_advance`: the table withholds it while
  // earlier moves are still being shown, or until the next step is asked for. True when something changed.
  virtual bool update(bool may_advance, double now) = 0;
  virtual void hurry(bool on) = 0;       // nobody wants to wait: bots think shortly
  virtual bool bot_to_move() const = 0;  // a bot, or somebody elsewhere: nobody at this screen
  virtual bool bot_ready() const = 0;    // and their answer is already here: with step speed, "next" is offered now
  // When update must be called again even if nothing happens: who says nothing is asked again.
  virtual std::optional<double> deadline() const = 0;
  virtual bool thinks_here() const = 0;  // a slice in each update: the table wants frames until it is done
  // How often thinking had to be done here because the worker had failed; for the error surface and the tests.
  virtual int fallbacks() const = 0;

  // --- what the own side of the person who looks answers for them (standing_orders.h). Call answer_for_person in every frame
  // in which the table is ready; true: it answered. Where people share this screen every such answer takes the same time.
  virtual bool answer_for_person(double now) = 0;
  virtual std::optional<double> own_deadline() const = 0;

  // --- companions: bots where all win and lose together. Before they act they may be made to ask the people at this
  // screen; and always when one could help and does not. What is proposed waits here and is in no record.
  // Anybody may answer it, the cards covered or not.
  virtual bool has_companions() const = 0;
  virtual void let_companions_ask(bool ask) = 0;
  virtual const std::optional<Proposal>& proposal() const = 0;
  virtual bool thinks_again() const = 0;
  virtual bool wants_to_ask() const = 0;  // and they have already thought of what they want to do
  virtual bool agree() = 0;               // they do it
  virtual void something_else() = 0;  // they name their next best; one who did not help does it, without asking again

  // --- answering and taking back. The answer of the person who looks, to the pending question.
  virtual Submit choose(std::uint64_t option) = 0;
  void answer(std::uint64_t option) override { choose(option); }
  virtual UndoFence undo_fence() const = 0;
  bool can_undo() const { return undo_fence() == UndoFence::open; }
  virtual bool undo() = 0;
  virtual bool can_redo() const = 0;
  virtual bool redo() = 0;

  // --- hints: what the best bot would do in the place of the person who is asked, from what that person may know.
  virtual void ask_hint(double now) = 0;
  virtual bool hint_asked() const = 0;
  // Best first; empty until the thinking is done.
  virtual const std::vector<Ranked>& hint() const = 0;

  // --- looking back, and going on from there. A record through these eyes, at its end; null if nobody here may look through them.
  virtual std::unique_ptr<Record> record(SeatMask eyes) const = 0;
  // The save of a new game that shares the first `ply` answers with this one; with `new_luck` what is shuffled and rolled after
  // them comes differently. Empty: this screen does not hold the game.
  virtual std::string branch(std::uint32_t ply, std::optional<std::uint64_t> new_luck) const = 0;

  // --- how it was played (services/analysis). Pre: may_analyse().
  virtual std::uint64_t end_hash() const = 0;  // names the game and its end, as far as it is known here
  virtual SeatMask analysable() const = 0;     // whose answers can be judged here
  // Questions of these seats, after at least `from` and fewer than `until` other answers.
  virtual std::vector<Weighable> weighable(SeatMask seats, std::uint32_t from, std::uint32_t until) const = 0;
  virtual bool knows_all()
      const = 0;  // the game is held here: it can be branched, and once it is over all cards may be opened
  virtual StatePtr truth_at(std::uint32_t ply) const = 0;  // null where the game is not held
  // What was asked after `ply` answers, in words. Pre: weighable() had it.
  struct Asked {
    Phrase prompt;
    std::vector<Phrase> labels;  // of each option
  };
  virtual Asked asked_at(std::uint32_t ply) const = 0;
  // What was found is kept with the game, as a list in JSON; empty: nothing.
  virtual const std::string& analyses() const = 0;
  virtual void keep_analyses(std::string json) = 0;
  virtual bool fits(const Analysis& analysis) const = 0;  // it is of this game

  // show: a scene begins that shows every change so far. shown: such a scene has begun since the last change.
  void show() { shown_ = changes(); }
  bool shown() const { return shown_ == changes(); }

 private:
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
  bool is_played_here() const final { return knows_all(); }
  int seat_count() const final { return static_cast<int>(seats().size()); }
  SeatId near_seat() const final;
  int person() const final { return -1; }
  bool shared() const final { return false; }
  bool covered() const final { return false; }
  void cover() final {}
  void show_to(int) final {}
  bool needs_curtain() const final { return false; }
  int next_to_look() const final { return -1; }
  bool update(bool, double) final { return false; }
  void hurry(bool) final {}
  bool bot_to_move() const final { return false; }
  bool bot_ready() const final { return false; }
  std::optional<double> deadline() const final { return {}; }
  bool thinks_here() const final { return false; }
  int fallbacks() const final { return 0; }
  Standing standing(const CatalogText&) const final { return Standing::ask; }
  void order(const CatalogText&, Standing) final {}
  bool stops_at(int) const final { return true; }
  void stop_at(int, bool) final {}
  bool answers_itself() const final { return false; }
  bool answer_for_person(double) final { return false; }
  std::optional<double> own_deadline() const final { return {}; }
  bool has_companions() const final { return false; }
  void let_companions_ask(bool) final {}
  const std::optional<Proposal>& proposal() const final;
  bool thinks_again() const final { return false; }
  bool wants_to_ask() const final { return false; }
  bool agree() final { return false; }
  void something_else() final {}
  Submit choose(std::uint64_t) final { return Submit::not_your_turn; }
  void wish(bool, bool) final {}
  std::optional<Reason> why_not(const Option&) const final { return {}; }
  std::vector<Option> refused() const final { return {}; }
  UndoFence undo_fence() const final { return UndoFence::nothing; }
  bool undo() final { return false; }
  bool can_redo() const final { return false; }
  bool redo() final { return false; }
  void ask_hint(double) final {}
  bool hint_asked() const final { return false; }
  const std::vector<Ranked>& hint() const final;
  bool may_analyse() const final { return false; }
  void keep_analyses(std::string) final {}
};

// The seat at the bottom of the picture: the asked one if it is among these, else the first of them.
SeatId near_of(SeatMask own, SeatId asked);

// What this State asks, in words.
Match::Asked asked_in(const Game& game, const State& state);

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
