#pragma once
// What the author of a game writes: a plain struct of rules, without memory, over a plain struct of state. The concepts
// below list it, one function a line; GameOf (game_of.h) makes a Game of it. Begin with the eight of PlayableRules: with
// them a game can be played at random. Functions that may be left out are listed at the end.
//
// The State is a trivially copyable value without padding whose every byte is in its field list (core/fields.h), which
// also says who may see it. Rules neither allocate nor remember between calls, and the same input gives the same result
// on every machine: no clock, no addresses, no floating point, no luck but what Ask::roll and Ask::shuffle bring.
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

// What a seat is asked, and what its answer does; of rules with a Memo (see below), with it after the State.
template <class R>
concept AskingRules = requires(const R& r, const typename R::State& s, typename R::State& changed, const Decision& d,
                               Decision& out, const Choice& c, EventSink* events) {
  // What the State waits for; leaves `out` as it is (over) at the end of the game. Called once or more for every answer
  // and at every step of a playout: hundreds of thousands of times a second. `out` keeps the room of its options.
  { r.decision(s, out) } -> std::same_as<void>;
  // Takes an answer that fits and runs until the next question. `events` may be null: then nothing is told.
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
      // Id, seats, rule sets and options; always the same object.
      { r.info() } -> std::convertible_to<const GameInfo&>;
      // The table before the first answer, with whatever runs by itself done. The config is full and has been checked.
      { r.initial(config) } -> std::same_as<typename R::State>;
      { r.seats(s) } -> std::convertible_to<int>;
      // Scores as they stand; `over` together with a decision that asks nobody.
      { r.outcome(s) } -> std::same_as<Outcome>;
      // A stable text for an option, "play heart-queen", distinct within its decision. Saves and scenarios are made of it.
      { r.token(s, d, o) } -> std::same_as<std::string>;
      // The word of a printed card as tokens have it; never asked for `hidden`.
      { r.card_word(CardDef{}) } -> std::same_as<std::string>;
    };

// --- then what makes it safe to keep, to hide and to send
template <class R>
concept KnownRules = requires(const R& r, const typename R::State& s, typename R::State& changed, const Json& config,
                              Problems& problems, Rng& rng, SeatMask seats) {
  // The game's own part of a config; seats, rule set and options have been checked (config.h).
  { r.check_config(config, problems) } -> std::same_as<void>;
  // The config with every default written out: what a save keeps.
  { r.full_config(config) } -> std::same_as<Json>;
  // Broken invariants of any numbers at all, as a damaged file has them: what passes can be played to its end.
  { r.check(s, problems) } -> std::same_as<void>;
  // Fills in what is blank in an observation, by lot among what its viewers hold possible.
  { r.determinize(changed, seats, rng) } -> std::same_as<void>;
  { r.eliminated(s) } -> std::same_as<SeatMask>;
  // The table in words: what these viewers see of it, and the whole truth, for scenarios.
  { r.describe(s, seats) } -> std::same_as<Json>;
  { r.facts(s) } -> std::same_as<Json>;
  // Lays a table for a scenario by cheating; leaves it as it was when there are problems.
  { r.arrange(changed, config, problems) } -> std::same_as<void>;
};

// --- and what people read. A Phrase borrows its key and words: they are literals, or live as long as the game
template <class R>
concept SpokenRules = requires(const R& r, const typename R::State& s, const Decision& d, const Option& o,
                               const Event& e, std::vector<Option>& options) {
  { r.prompt(s, d) } -> std::same_as<Phrase>;
  { r.label(s, d, o) } -> std::same_as<Phrase>;
  // A line of the log; empty where there is nothing to say.
  { r.tell(e) } -> std::same_as<Phrase>;
  { r.card_name(CardDef{}) } -> std::same_as<Phrase>;
  // Why an option that the seat could mean is not offered, and which ones those are. From what that seat may know.
  { r.why_not(s, d, o) } -> std::same_as<std::optional<Reason>>;
  { r.refused(s, d, options) } -> std::same_as<void>;
  // Null: bots play at random.
  { r.brain() } -> std::convertible_to<const Brain*>;
};

// May be left out:
//   CardDef face(const State&, CardId) const;     when CardId and CardDef are the same numbers
//   EventKind kind(const Event&) const;           the log has no chapters
//   SeatRole seat_role(const Json& full_config, SeatId) const;      all seats are alike
//   std::string card_text(CardDef, say, const State* seen) const;   no card has a text; null: of no table
//   const CardGame* cards() const;                its cards are not data
//   const FrameNames& frame_names() const;        it has no frames (frame_names.h)
//   void vary_config(Json& full_config, Rng&) const;   a config holds nothing but seats, rule set and options
//   std::uint64_t content_hash() const;           a State names no step, program or filter by number
//   void nameable(const State&, const Decision&, std::vector<Option>&) const;   there is nothing too rare to be listed
//   struct Memo { void forget(); };               what is found out about a State and worth keeping from one call to the
//     next. It is forgotten whenever anybody else may have written to the State
template <class R>
concept GameRules = PlayableRules<R> && KnownRules<R> && SpokenRules<R>;

}  // namespace mathom
