#pragma once
// Outside programs as players: the driver of docs/protocol.md. Each seat has a process of its own in every game, which
// gets what that seat sees and is asked, and nothing that another seat, game or thread has left behind.
#include <map>
#include <memory>
#include <string>

#include "core/json_fwd.h"
#include "shell/headless/arena/bout.h"
#include "shell/headless/arena/pipe.h"
#include "shell/headless/protocol.h"

namespace mathom::headless {

class ArenaClients {
 public:
  explicit ArenaClients(const Bout&);
  // Starts the programs of this game. The session is held until end(), or until the next game begins.
  bool begin(std::unique_ptr<Session>, SeatMask seats_of_a, std::string& fault);
  // What the program at this seat, which is asked, answers. It may ask first what the protocol lets a player ask.
  bool answer(SeatId, std::uint64_t& option, std::string& fault);
  // Tells each program how the game ended, and lets it go.
  void end();

 private:
  struct Client {
    std::string name;
    std::unique_ptr<Pipe> pipe;
  };
  std::string reply(const Json& request, SeatId);  // what the protocol says to this seat
  const Bout& bout_;
  Protocol protocol_;
  std::map<SeatId, Client> clients_;
};

}  // namespace mathom::headless
