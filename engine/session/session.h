#pragma once
// One game being played: the truth, its log, luck, undo. Everyone else holds a View. A Session knows nothing of time,
// files, screens or threads.
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/json_fwd.h"
#include "rules/game.h"
#include "rules/view.h"
#include "session/seats.h"
#include "session/submit.h"

namespace mathom {

// One answer that was given. Luck's are entries too.
struct LogEntry {
  SeatId seat = SeatId::none;
  std::uint64_t value = 0;           // index of the option, or luck's outcome
  std::vector<std::uint16_t> order;  // scripted luck for a shuffle
  std::string token;                 // stable text
  SeatMask seen_by = kEveryone;      // who may read it; for the rest it is a blank answer
  bool fence = false;                // somebody learnt something that cannot be unlearnt
  std::uint32_t events_before = 0;   // how many events there were when it was given
  Wishes wishes = {};                // as they stood then
  Choice choice() const { return {value, order, wishes}; }
};

inline constexpr std::size_t kMostLuck = 10000;

struct SessionSetup {
  std::string config_text = "{}";  // JSON text, so that this header stays light
  std::uint64_t seed = 0;
  Seats seats;  // empty: people everywhere, one each
  // Luck's answers, as tokens, for its first questions ("shuffle heart-1 ...", "roll 2"; "seed": as without a script).
  // When they are used up, or one does not fit its question (see luck_problems), the seed answers. At most kMostLuck.
  std::vector<std::string> luck;
  std::string start_text;  // a saved State to begin from (scenarios), or empty
};

class Session {
 public:
  static constexpr std::size_t kAllEvents = ~std::size_t{0};
  // Null, with every problem, when the set-up is not sound.
  static std::unique_ptr<Session> create(const Game&, const SessionSetup&, Problems&);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  ~Session();

  const Game& game() const { return game_; }
  const Seats& seats() const { return seats_; }
  void rename(SeatId, std::string name);
  void reseat(SeatId, const Seat&);  // a bot takes over from a person, or the other way round
  std::uint64_t seed() const { return seed_; }
  const Json& config() const { return *config_; }

  // --- playing
  View view(SeatMask viewers) const;
  SeatId waiting_for() const { return pending_.seat; }
  std::uint32_t ply() const { return static_cast<std::uint32_t>(log_.size()); }
  Submit submit(SeatId, std::uint64_t option, std::uint32_t ply);
  // Who wants to be asked more often (rules/decision.h), from the next answer on, until somebody sets it otherwise.
  // Undo leaves it as it is: the log knows what held for each answer.
  const Wishes& wishes() const { return wishes_; }
  void wish(const Wishes& wishes) { wishes_ = wishes; }
  Outcome outcome() const { return game_.outcome(*truth_); }
  std::uint64_t state_hash() const { return game_.hash(*truth_); }
  // Of what these viewers may see, and nothing else: equal for all worlds that look the same to them.
  std::uint64_t hash_for(SeatMask viewers) const { return game_.hash(*truth_, viewers); }
  // Scripted answers that did not fit their questions.
  const Problems& luck_problems() const { return luck_problems_; }
  // The seed for a bot's thinking about the pending question: the same game thinks the same again.
  std::uint64_t thinking_seed() const;

  // --- words. All of them are answered only to a seat that may ask.
  std::string token(const Option&) const;  // of the pending decision
  Phrase prompt() const;                   // what the pending seat is asked
  Phrase label(const Option&) const;
  std::optional<Reason> why_not(SeatId asking, const Option& wanted) const;
  std::vector<Option> refused(SeatId asking) const;  // what that seat could mean but is not offered
  // The option with this token, offered, refused or nameable at all; it is this seat's question.
  std::optional<Option> named(SeatId asking, std::string_view token) const;

  // Words of the cards that cause it, as tokens have them. Pre: a reason against an answer to the pending question.
  std::vector<std::string> because(const Reason&) const;
  // The truth after the first `ply` answers, for an analysis with all cards open; never for a seat. Pre: ply <= ply().
  StatePtr truth_at(std::uint32_t ply) const { return state_at(ply); }
  // Facts of the truth, for scenarios and the drivers of games; never shown to a seat.
  Json facts() const;

  // --- what happened
  std::vector<Event> events_for(SeatMask viewers, std::size_t since = 0, std::size_t until = kAllEvents) const;
  std::size_t event_count() const { return events_.size(); }
  // Where the events of the last answer begin.
  std::size_t last_events() const { return log_.empty() ? 0 : log_.back().events_before; }
  // The log as these viewers may read it; luck and hidden answers come without value and token.
  std::vector<LogEntry> log_for(SeatMask viewers) const;
  std::span<const LogEntry> log() const { return log_; }  // the truth; never shown to a seat
  // What the viewers saw after the first `ply` answers. Pre: ply <= ply().
  View view_at(std::uint32_t ply, SeatMask viewers) const;
  // What each seat saw that answered, from the answer after `from` others on, in order; luck saw nothing.
  // Up to the answer before `until`; what was seen may be taken.
  void each_answer(std::uint32_t from, const std::function<void(View& seen, const LogEntry& answer)>& look,
                   std::uint32_t until = ~0u) const;

  // --- undo. One person alone, or with bots, goes back freely to before their last answer. With other people it stops
  // at fences: luck, another seat's answer, and knowledge that cannot be unlearnt.
  bool can_undo(int person) const { return undo_fence(person) == UndoFence::open; }
  UndoFence undo_fence(int person) const;
  bool undo(int person);
  bool can_redo() const { return !future_.empty(); }
  bool redo();  // brings back what the last undo took
  std::uint32_t undos() const { return undos_; }
  // A new game that shares the first `ply` answers with this one; with `new_luck` what is shuffled and rolled after
  // them comes differently, so that nobody learns from it what this game will bring. Pre: ply <= ply().
  std::unique_ptr<Session> branch(std::uint32_t ply, std::optional<std::uint64_t> new_luck = {}) const;

  // What has been found out about it by an analysis, a list in JSON that the session keeps and does not read; empty:
  // nothing. Who reads it looks first whether it fits: the game may have gone on otherwise since.
  const std::string& analyses() const { return analyses_; }
  void keep_analyses(std::string json) { analyses_ = std::move(json); }

  // --- saves, see save.h
  Json save() const;

 private:
  friend class SaveReader;
  friend class Replay;
  struct Recorder;
  using Segment = std::vector<LogEntry>;
  Session(const Game&, Json config, std::uint64_t seed, Seats, std::vector<std::string>, StatePtr start, bool arranged);

  void keep_future(SeatId, std::uint64_t option);                // of what undo took, before that answer is given
  void resolve_luck();                                           // lets luck answer, refreshes the pending question
  void answer(const Choice&);                                    // logs and applies, with the wishes of the choice
  void rewind(std::size_t ply);                                  // back to after the first `ply` answers
  void seek(std::span<const LogEntry> record, std::size_t ply);  // along a record of this game, luck's answers too
  std::unique_ptr<Session> copy_to(std::size_t ply) const;
  StatePtr state_at(std::size_t ply) const;
  std::optional<std::size_t> undo_target(int person, UndoFence& fence) const;
  std::size_t luck_count() const;  // questions that luck has answered
  // What the script or the seed answers to the pending question, luck's number `asked`.
  LuckAnswer luck_at(std::size_t asked, bool& script_fits) const;
  LuckAnswer next_luck();
  View make_view(const State&, const Decision&, std::uint32_t ply, SeatMask viewers) const;

  const Game& game_;
  std::unique_ptr<Json> config_;
  std::uint64_t seed_;
  Seats seats_;
  std::vector<std::string> script_;
  std::uint32_t seed_from_ = 0;  // luck's answers before this one come from another seed: this game branched off there
  Problems luck_problems_;
  StatePtr start_;
  bool arranged_;  // start_ is not what the config gives: saves must carry it
  StatePtr truth_;
  Decision pending_;
  Wishes wishes_;
  std::vector<LogEntry> log_;
  std::vector<Event> events_;
  std::deque<std::pair<std::size_t, StatePtr>> marks_;  // states on the way, so that going back is quick
  std::vector<Segment> future_;                         // what undo took, latest last
  std::uint32_t undos_ = 0;
  std::string analyses_;
};

}  // namespace mathom
