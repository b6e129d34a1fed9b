#pragma once
// What every game must do, whatever its rules: proved by random play. Nothing here knows any game.
//
// The properties, by the names in findings:
//   config_is_kept        the full config is a fixed point, and the game starts from it
//   fields_are_listed     the field list covers the whole State
//   state_is_sound        check() is empty for every State that play reaches
//   question_is_stable    asking twice asks the same
//   options_are_there     a seat has an option, a roll has sides, a shuffle has cards
//   options_ascend        options are in ascending order and distinct
//   tokens_are_distinct   so are their tokens, which are not empty; refused ones included
//   words_are_there       a prompt for each question, a label for each option
//   seat_is_in_play       the seat that is asked exists and has not been eliminated; nobody comes back
//   asker_reads_answer    whoever answers may read the answer
//   why_not_answers       refused things have a reason with its rule, offered things have none, and they do not mix
//   outcome_is_consistent over exactly when nobody is asked; the result does not depend on how the State came to be
//   clone_is_apart        playing on in a copy leaves the original alone; assign makes them equal again
//   save_is_load          save, text, load: the same State, question and result
//   play_is_repeatable    the same answer leads from equal States to equal States with equal events
//   game_ends             within a number of answers
//   undo_goes_back, redo_comes_forth, branch_is_same, save_replays, answer_is_refused, past_is_kept: of sessions
#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "proof/findings.h"
#include "rules/game.h"

namespace mathom {

struct Trial {
  const Game& game;
  std::string config_text;
  std::uint64_t seed = 1;
  bool thorough = true;     // false: only what is quick, for thousands of games
  bool words = true;        // false: nothing that is said, for hundreds of thousands
  bool curious = false;     // who plays is a CuriousPlayer; not in sessions
  bool wishes = false;      // seats wish by lot to be asked more often
  std::uint32_t every = 1;  // one question in this many is proved, and the last; one config in as many
  std::string
      called{};  // what findings call the config, where it is made by lot from the seed; empty: as it is written
  const State* start =
      nullptr;  // what the config begins with, where that is known already; the config is not read then
  // May a game of this config take more answers than that? A match of n deals (its option `deals`) may take n times as
  // many.
  bool may_go_on(std::uint64_t answers) const;
  // Where a finding is met: the game, the config and the seed.
  std::string where() const {
    return std::string(game.info().id) + " " + (called.empty() ? config_text : called) + " seed " +
           std::to_string(seed);
  }
};

struct Tally {
  std::uint64_t games = 0, decisions = 0;
  std::uint64_t hash = 0;                                           // of all states met; the same in every build
  std::map<std::string, Phrase> said;                               // every sentence the game spoke, by key
  std::set<std::string> rules;                                      // every number of a rule that a reason named
  std::map<std::pair<std::uint16_t, CardDef>, std::uint64_t> told;  // how often events of a kind told of a printed card
  void add(const Tally& other);
};

// Plays one game at random and proves each property at every decision.
Tally prove_conformance(const Trial& trial, Findings& findings);

// The same for a session around the game: undo, redo, branch, save, refusals.
Tally prove_session(const Trial& trial, Findings& findings);

}  // namespace mathom
