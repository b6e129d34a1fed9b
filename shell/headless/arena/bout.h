#pragma once
// What is played in the arena: one player against another, or one alone, and one deal of it. A deal is played once from
// each place with the same luck: at each seat in turn, alone among the others; where fixed teams play each other, at
// all seats of each team in turn. Where all win or lose together, A has every seat.
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "session/session.h"
#include "shell/headless/arena/player.h"

namespace mathom::headless {

struct Bout {
  const Game* game = nullptr;
  std::string config;  // JSON, every default written out
  ArenaPlayer a;
  std::optional<ArenaPlayer> b;  // none: A alone at all seats
  std::uint64_t seed = 1;        // of the first deal; the next one has the next seed
  int seats = 0;
  std::vector<SeatMask> places{};  // which seats A takes, one after the other
  double patience = 60;            // seconds that an outside program has for an answer
  bool together() const { return !b; }
};

// The bout of this game and config, a match of a single deal where the game has such an option and the config does not
// say otherwise; nothing, with problems, where the game refuses the config.
std::optional<Bout> make_bout(const Game&, const Json& config, ArenaPlayer a, std::optional<ArenaPlayer> b,
                              std::uint64_t seed, Problems&);

struct Deal {
  std::uint64_t number = 0;  // from 0
  // A's points more than the average of the others, in points of the game, by place. Together: the points of all, one
  // number.
  std::vector<double> leads{};
  std::string ending{};       // together: how it ended, as the description of the game says in "result"
  std::uint64_t answers = 0;  // of all seats, in all of its games
  double longest = 0;         // seconds for one answer; not the same every time, and not recorded
  // Its mean over the places, which is what is counted: the games of one deal share their luck.
  double lead() const;
};

class ArenaClients;

// Plays deals, one after the other. Several may do so at once, each in a thread of its own.
class DealPlayer {
 public:
  explicit DealPlayer(const Bout&);
  ~DealPlayer();
  // False, with what went wrong, when an outside program does not answer as it should.
  bool play(std::uint64_t number, Deal& out, std::string& fault);

 private:
  // One game; A at these seats.
  bool play_game(SeatMask seats_of_a, Deal& out, Outcome& result, std::string& fault);
  bool ask(Session&, SeatMask seats_of_a, std::uint64_t& answer, std::string& fault);

  const Bout& bout_;
  std::unique_ptr<ArenaClients> clients_;  // null: no outside programs
};

}  // namespace mathom::headless
