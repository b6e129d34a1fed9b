#pragma once
// What the author of a game writes: a plain struct of rules, without memory, over a plain struct of state. The concepts
// below list its functions, one a line. GameOf (game_of.h) makes a Game of it. Start with the eight of PlayableRules:
// with them a game can be played at random. The end lists what is optional.
//
// The State is a trivially copyable value without padding. Every byte of it is in its field list (core/fields.h), which
// also says who may see it. Rules neither allocate nor remember between calls. The same input gives the same result on
// every machine: no clock, no addresses, no floating point, and no luck except that of Ask::roll and Ask::shuffle.
#include <concepts>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/json_fwd.h"
#include "core/problems.h"
#include "core/rng.h"
#include "rules/decision.h"
#include "rules/event.h"
#include "rules/game_info.h"
#include "text/phrase.h"

namespace mathom {

class Brain;

// What a seat is asked, and what its answer does. Rules with a Memo (see below) take it after the State.
template <class R>
concept AskingRules = requires(const R& r, const typename R::State& s, typename R::State& changed, const Decision& d,
                               Decision& out, const Choice& c, EventSink* events) {
  // Writes what the State waits for; leaves `out` unchanged (over) at the end of the game. It is called at least once
  // for every answer and at every step of a playout: hundreds of thousands of times a second. `out` keeps the capacity
  // of its options.
  { r.decision(s, out) } -> std::same_as<void>;
  // Takes an answer that fits and runs to the next question. If `events` is null no events are made.
  { r.apply(changed, d, c, events) } -> std::same_as<void>;
};
template <class R>
concept RemindedRules =
    requires(const R& r, const typename R::State& s, typename R::State& changed, typename R::Memo& memo,
             const Decision& d, Decision& out, const Choice& c, EventSink* events) {
      { memo.forget() } -> std::same_as<void>;
      { r.decision(s, memo, out) } -> std::same_as<void>;
      { r.apply(changed, memo, d, c, events) } -> std::same_as<void>;
    };

// --- implement these eight first: `mathom random` plays the game
template <class R>
concept PlayableRules =
    (AskingRules<R> || RemindedRules<R>) &&
    requires(const R& r, const typename R::State& s, const Json& config, const Decision& d, const Option& o) {
      // Returns id, seats, rule sets and options; always the same object.
      { r.info() } -> std::convertible_to<const GameInfo&>;
      // Returns the table before the first answer, with everything done that runs by itself. The config is full and has
      // been checked.
      { r.initial(config) } -> std::same_as<typename R::State>;
      { r.seats(s) } -> std::convertible_to<int>;
      // Returns the current scores. `over` is set exactly when the decision asks nobody.
      { r.outcome(s) } -> std::same_as<Outcome>;
      // Returns a stable text for an option, "play heart-queen", distinct within its decision. Saves and scenarios
      // contain it.
      { r.token(s, d, o) } -> std::same_as<std::string>;
      // Returns the word of a printed card in tokens. Never called for `hidden`.
      { r.card_word(CardDef{}) } -> std::same_as<std::string>;
    };

// --- then what makes it safe to save, to hide and to send
template <class R>
concept KnownRules = requires(const R& r, const typename R::State& s, typename R::State& changed, const Json& config,
                              Problems& problems, Rng& rng, SeatMask seats) {
  // Checks the game's own part of a config. Seats, rule set and options have been checked (config.h).
  { r.check_config(config, problems) } -> std::same_as<void>;
  // Returns the config with every default written out, as a save keeps it.
  { r.full_config(config) } -> std::same_as<Json>;
  // Reports broken invariants of a State with any numbers, as a damaged file may have. A State that passes can be
  // played to its end.
  { r.check(s, problems) } -> std::same_as<void>;
  // Fills in what is blank in an observation, at random among what its viewers hold possible.
  { r.determinize(changed, seats, rng) } -> std::same_as<void>;
  { r.eliminated(s) } -> std::same_as<SeatMask>;
  // The table as JSON: what these viewers see of it, and the whole truth, for scenarios.
  { r.describe(s, seats) } -> std::same_as<Json>;
  { r.facts(s) } -> std::same_as<Json>;
  // Sets up a table for a scenario by cheating. Leaves it unchanged if there are problems.
  { r.arrange(changed, config, problems) } -> std::same_as<void>;
};

// --- and what people read. A Phrase does not own its key and words: they are literals, or live as long as the game
template <class R>
concept SpokenRules = requires(const R& r, const typename R::State& s, const Decision& d, const Option& o,
                               const Event& e, std::vector<Option>& options) {
  { r.prompt(s, d) } -> std::same_as<Phrase>;
  { r.label(s, d, o) } -> std::same_as<Phrase>;
  // Returns a line of the log; empty if there is nothing to say.
  { r.tell(e) } -> std::same_as<Phrase>;
  { r.card_name(CardDef{}) } -> std::same_as<Phrase>;
  // Why an option that the seat could mean is not offered, and which options those are. Only from what that seat may
  // know.
  { r.why_not(s, d, o) } -> std::same_as<std::optional<Reason>>;
  { r.refused(s, d, options) } -> std::same_as<void>;
  // Null: bots play at random.
  { r.brain() } -> std::convertible_to<const Brain*>;
};

// Optional, with what holds if it is missing:
//   CardDef face(const State&, CardId) const;     CardId and CardDef are the same numbers
//   EventKind kind(const Event&) const;           the log has no chapters
//   SeatRole seat_role(const Json& full_config, SeatId) const;      all seats are alike
//   std::string card_text(CardDef, say, const State* seen) const;   no card has a text; null: not on a table
//   const CardGame* cards() const;                its cards are not data
//   const FrameNames& frame_names() const;        it has no frames (frame_names.h)
//   void vary_config(Json& full_config, Rng&) const;   a config holds only seats, rule set and options
//   std::uint64_t content_hash() const;           a State names no step, program or filter by number
//   void nameable(const State&, const Decision&, std::vector<Option>&) const;   refused() lists everything
//   struct Memo { void forget(); };               what the rules find out about a State and keep from one call to
//     the next. It is cleared whenever other code may have written to the State
template <class R>
concept GameRules = PlayableRules<R> && KnownRules<R> && SpokenRules<R>;

}  // namespace mathom
