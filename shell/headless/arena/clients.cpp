#include "shell/headless/arena/clients.h"

#include <algorithm>
#include <array>
#include <mutex>

#include "core/json.h"
#include "rules/registry.h"
#include "shell/headless/console.h"

namespace mathom::headless {
namespace {

// What a player may ask before it answers; "as" and "seat" are always its own.
bool may_ask(std::string_view what) {
  constexpr std::array<std::string_view, 6> kMayAsk{"question", "refused", "why_not", "observe", "events", "log"};
  return std::ranges::find(kMayAsk, what) != kMayAsk.end();
}

Json of_seat(Json request, SeatId seat) {
  const std::string what = request["do"].get<std::string>();
  const bool looks = what == "observe" || what == "events" || what == "log";
  request[looks ? "as" : "seat"] = index(seat);
  request.erase("session");
  return request;
}

// What the players at the table know of it. Not the whole config: it may hold decks that a seat has not seen.
std::string greeting(const Bout& bout, SeatId seat) {
  Problems none;
  const Json config = *parse_json(bout.config, none);
  Json begin = {{"game", std::string(bout.game->info().id)}, {"rules", bout.game->info().rules_version}};
  for (const char* key : {"rule_set", "options"})
    if (const Json* value = member(config, key)) begin[key] = *value;
  begin["seats"] = bout.seats;
  begin["seat"] = index(seat);
  return dump_json({{"begin", std::move(begin)}});
}

// Words of cards are put together when they are first said, for all threads: only one speaks at a time.
std::mutex& speech() {
  static std::mutex mutex;
  return mutex;
}

}  // namespace

ArenaClients::ArenaClients(const Bout& bout) : bout_(bout), protocol_(all_games()) {}

bool ArenaClients::begin(std::unique_ptr<Session> session, SeatMask seats_of_a, std::string& fault) {
  clients_.clear();
  protocol_.hold(std::move(session));
  for (int i = 0; i < bout_.seats; ++i) {
    const ArenaPlayer& player = contains(seats_of_a, seat_at(i)) ? bout_.a : *bout_.b;
    if (!player.is_program()) continue;
    Client& client = clients_[seat_at(i)];
    client.name = player.name + " at seat " + std::to_string(i);
    client.pipe = Pipe::open(player.command, fault);
    if (!client.pipe) return fault = client.name + " " + fault, false;
    client.pipe->write(greeting(bout_, seat_at(i)));
  }
  return true;
}

std::string ArenaClients::reply(const Json& request, SeatId seat) {
  const std::lock_guard lock(speech());
  return protocol_.answer(dump_json(of_seat(request, seat)));
}

bool ArenaClients::answer(SeatId seat, std::uint64_t& option, std::string& fault) {
  Client& client = clients_[seat];
  const double until = seconds() + bout_.patience;
  const auto failed = [&](const std::string& what) { return fault = client.name + " " + what, false; };
  client.pipe->write(reply({{"do", "observe"}}, seat));
  for (;;) {
    std::string line;
    switch (client.pipe->read(until - seconds(), Protocol::kMostBytes, line)) {
      case Pipe::Read::line: break;
      case Pipe::Read::late: return failed("has not answered in time");
      case Pipe::Read::closed: return failed("has ended before its time");
      case Pipe::Read::too_long: return failed("has sent a line that is too long");
    }
    Problems problems;
    const auto request = parse_json(line, problems);
    const std::string* what = request && request->is_object() ? text_member(*request, "do") : nullptr;
    if (!what) return failed("has sent what is no request: " + line.substr(0, 80));
    if (*what != "choose") {
      if (!may_ask(*what)) return failed("asks what no player may ask: " + what->substr(0, 40));
      client.pipe->write(reply(*request, seat));
      continue;
    }
    // Without the ply an answer that comes too late would be taken for one to the next question.
    if (!member(*request, "ply")) return failed("does not say with \"ply\" which question it answers");
    std::string wrong;
    if (protocol_.chosen(of_seat(*request, seat), option, wrong)) return true;
    client.pipe->write(wrong);
    return failed("answers with what it may not: " + line.substr(0, 80) + ": " + wrong);
  }
}

void ArenaClients::end() {
  for (auto& [seat, client] : clients_) {
    client.pipe->write(reply({{"do", "observe"}}, seat));
    client.pipe->close();
  }
  clients_.clear();
}

}  // namespace mathom::headless
