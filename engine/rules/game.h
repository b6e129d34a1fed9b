#pragma once
// The rules of one game: a constant object without memory. The State holds everything that changes, a Decision asks,
// a Choice answers, an Observation is what a seat may know. Author a game as a plain struct of rules over a plain
// struct of state and let GameOf (game_of.h) supply what follows from the field list.
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/ids.h"
#include "core/json_fwd.h"
#include "core/problems.h"
#include "core/rng.h"
#include "rules/decision.h"
#include "rules/event.h"
#include "rules/phrase.h"

namespace mathom {

class Brain;
class CardFiles;

// A rule that players may want otherwise. Texts: "<game>.option.<id>", "<game>.option.<id>.note" and, for a choice,
// "<game>.option.<id>.<value>". The value in a config is true/false, a whole number, or the name of a value.
struct RuleOption {
  enum class Kind : std::uint8_t { toggle, number, choice };
  std::string_view id;
  Kind kind = Kind::toggle;
  std::int32_t least = 0, most = 1;        // number only
  std::vector<std::string_view> values{};  // choice only: value n is values[n]
  std::vector<std::int32_t> defaults{};    // by rule set
};

struct GameInfo {
  std::string_view id;  // "french_tarot"; the title is the text "<id>.title"
  int least_seats = 2, most_seats = 2, usual_seats = 2;
  int rules_version = 1;                             // raised when the same choices may lead elsewhere
  int score_unit = 1;                                // scores are whole numbers of 1/score_unit points
  int prints = 0;                                    // how many printed cards have texts of their own: CardDef 0 and on
  std::vector<std::string_view> rule_sets{"rules"};  // the first is the default
  std::vector<RuleOption> options{};
};

// The result, final when over. Seats of one team win and lose together; scores are in 1/score_unit points.
inline constexpr std::uint8_t kByScore = 0xFF;  // who has more has won
struct Outcome {
  bool over = false;
  std::uint8_t winner = kByScore;  // the team that has won, where the rules say more than the scores, as of equal ones
  std::array<std::int32_t, kMaxSeats> score{};
  std::array<std::uint8_t, kMaxSeats> team{0, 1, 2, 3, 4, 5, 6, 7};
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// What a seat is before anything is dealt, where the seats of a game are not alike: whose part it plays, for which side,
// and what it has that others have not, as a list. What is empty is not said.
struct SeatRole {
  int team = -1;  // as in Outcome: seats of one side win and lose together; -1: there are no sides
  Phrase name{}, side{};
  std::vector<Phrase> has{};
};

// The truth of one game, opaque outside its rules.
class State {
 public:
  virtual ~State() = default;
};
using StatePtr = std::unique_ptr<State>;

// What some seats together may know (one seat: a player; several: one person holding several seats; none: an onlooker).
// Not a State: rules cannot run on it, and a bot or a distant player never holds anything else.
class Observation {
 public:
  Observation() = default;
  Observation(SeatMask viewers, StatePtr seen) : viewers_(viewers), seen_(std::move(seen)) {}
  SeatMask viewers() const { return viewers_; }
  bool empty() const { return seen_ == nullptr; }

 private:
  template <class Rules>
  friend class GameOf;
  SeatMask viewers_ = kNobody;
  StatePtr seen_;
};

class Game {
 public:
  virtual ~Game() = default;
  virtual const GameInfo& info() const = 0;

  // --- set-up. A config is {"seats": n, "rule_set": id, "options": {...}, ...}; what is left out takes its default.
  // All problems of a config; empty: initial() accepts it.
  virtual Problems check_config(const Json& config) const = 0;
  // The config with every default written out. Pre: check_config is empty.
  virtual Json full_config(const Json& config) const = 0;
  // Pre: check_config is empty.
  virtual StatePtr initial(const Json& config) const = 0;
  virtual int seats(const State&) const = 0;
  // Pre: check_config is empty, and the seat sits at that table.
  virtual SeatRole seat_role(const Json& config, SeatId) const = 0;

  // --- values
  virtual StatePtr clone(const State&) const = 0;
  virtual void assign(State& to, const State& from) const = 0;  // no allocation
  virtual std::uint64_t hash(const State&, SeatMask viewers = kEveryone) const = 0;
  virtual Json save(const State&) const = 0;
  virtual StatePtr load(const Json&, Problems&) const = 0;  // null, with problems, when it is not a sound State
  // Broken invariants; empty for every State that legal play can reach. Safe on any numbers at all.
  virtual Problems check(const State&) const = 0;
  // What the numbers in a State mean besides its fields: ids of cards, operations of their programs, names of steps, all in
  // order. Two programs whose hashes differ may read the same saved State differently. 0: it has no such numbers.
  virtual std::uint64_t content_hash() const = 0;
  // sizeof the State, and how much of it the field list covers: equal, or a field has been forgotten.
  virtual std::size_t state_bytes() const = 0;
  virtual std::size_t listed_bytes() const = 0;
  // Path of the first field in which two States differ; empty: equal.
  virtual std::string first_difference(const State&, const State&) const = 0;

  // --- play
  virtual void decision(const State&, Decision& out) const = 0;
  // Pre: `d` is this State's decision and `c` fits it. `events` may be null.
  virtual void apply(State&, const Decision& d, const Choice& c, EventSink* events) const = 0;
  virtual Outcome outcome(const State&) const = 0;
  // Seats that are out of the game: they are never asked again.
  virtual SeatMask eliminated(const State&) const = 0;

  // --- knowledge
  virtual Observation observe(const State&, SeatMask viewers) const = 0;
  // A world that looks exactly like this to its viewers, drawn at random from those that fit what they know.
  virtual StatePtr determinize(const Observation&, Rng&) const = 0;
  virtual Json save_observation(const Observation&) const = 0;
  virtual Observation load_observation(const Json&, Problems&) const = 0;  // empty, with problems, on a fault
  // The observation in the words of the game, for programs that play or watch.
  virtual Json describe(const Observation&) const = 0;

  // --- words
  // Stable text of an option, such as "play heart-queen"; distinct within a decision.
  virtual std::string token(const State&, const Decision&, const Option&) const = 0;
  virtual Phrase prompt(const State&, const Decision&) const = 0;                // what is asked
  virtual Phrase label(const State&, const Decision&, const Option&) const = 0;  // what a button says
  virtual Phrase tell(const Event&) const = 0;  // a line of the log; empty when the event is only for the eyes
  // Where the log files it. A game that has none of these kinds leaves it out; one that has chapters and sections names
  // them in the texts "<game>.log.chapter" and "<game>.log.section", with their number as {n}.
  virtual EventKind kind(const Event&) const = 0;
  virtual Phrase card_name(CardDef) const = 0;
  // Stable word of a printed card, as tokens have it: "heart-queen". Never asked for `hidden`.
  virtual std::string card_word(CardDef) const = 0;
  // What a printed card does, in sentences made from its data; empty when there is nothing to say. `say` puts one phrase
  // into words, as Texts does. On a table, numbers that depend on it are said too: "1 for every 2 armies here (now 3)".
  using Say = std::function<std::string(const Phrase&)>;
  virtual std::string card_text(CardDef, const Say& say, const Observation* on = nullptr) const = 0;
  // What is printed on a physical card; `hidden` when there is no such card.
  virtual CardDef face(const State&, CardId) const = 0;
  // Why `wanted` is not among the options of `d`, asked by the seat that is to answer; nullopt when it is offered or
  // nothing that this seat could mean. Depends only on what that seat may know.
  virtual std::optional<Reason> why_not(const State&, const Decision& d, const Option& wanted) const = 0;
  // What the seat could mean but is not offered: the cards of its hand, the bids below. For "visible, not offered".
  virtual void refused(const State&, const Decision& d, std::vector<Option>& out) const = 0;

  // What the seat could name besides, too rare to be listed with the refused: a card for a place that is not active. Each has
  // its why_not.
  virtual void nameable(const State&, const Decision& d, std::vector<Option>& out) const = 0;

  // --- tests and bots
  // Sets a table up for a scenario by cheating; the words are the game's own (docs/scenarios.md).
  virtual void arrange(State&, const Json& setup, Problems&) const = 0;
  // Facts of the truth that scenarios may check, by name.
  virtual Json facts(const State&) const = 0;
  virtual const Brain* brain() const = 0;  // null: only random play
  // Cards of the players' own (card_files.h); null: this game's cards are not data.
  virtual const CardFiles* card_files() const = 0;
};

// The option with this token, or -1.
int find_option(const Game&, const State&, const Decision&, std::string_view token);

// Stable text of any answer, luck's included: "shuffle 00c0ffee...", "shuffle spade-1 heart-2 ...", "roll 3".
std::string choice_token(const Game&, const State&, const Decision&, const Choice&);

// The way back for luck: what a scripted token answers to luck's question `d`; nullopt when it does not fit it.
struct LuckAnswer {
  std::uint64_t value = 0;
  std::vector<std::uint16_t> order;  // of a shuffle that is given card by card
};
std::optional<LuckAnswer> read_luck(const Game&, const State&, const Decision& d, std::string_view token);

}  // namespace mathom
